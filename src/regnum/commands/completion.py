"""What may be typed next in a game: orders, legal moves word by word, rule ids, levels."""

from collections.abc import Iterable
from itertools import permutations

from regnum.bots import LEVELS
from regnum.commands.rulebook import rule_ids
from regnum.core.actions import Action
from regnum.core.match import Match

ORDERS = ("help", "board", "moves", "log", "hint", "rules", "why", "undo", "save", "quit")


def completions(match: Match, lang: str, before: list[str], text: str) -> list[str]:
    """Words that go on with `text`, behind the words `before` it."""
    space, first = match.game.space, before[0] if before else ""
    if first == "why":
        known: Iterable[str] = next_words(space.actions, before[1:])
    elif first == "rules":
        known = rule_ids(match.game.id, lang) if len(before) == 1 else ()
    elif first == "hint":
        known = LEVELS if len(before) == 1 else ()
    else:
        known = next_words((space[number] for number in match.legal), before)
        known = [*known, *ORDERS] if not before else known
    return sorted({word for word in known if word.casefold().startswith(text.casefold())})


def next_words(actions: Iterable[Action], before: list[str]) -> Iterable[str]:
    """The word behind `before` in the notation of every action that fits; words may be shortened, as in moves."""
    words = [word.lower().replace("-", "_") for word in before]
    for action in actions:
        names = action.notation.split()
        if len(names) <= len(words):
            continue
        free = len(names) - (action.verb.alike if action.verb.order in ("set", "multiset") else 0)
        for tail in permutations(names[free:]):
            ordered = [*names[:free], *tail]
            if all(name.startswith(word) for name, word in zip(ordered, words, strict=False)):
                yield ordered[len(words)]
