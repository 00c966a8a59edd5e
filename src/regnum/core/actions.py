"""ActionSpace: what can be decided in a game, as verb and arguments <-> integer <-> notation.

Every action is a verb with arguments, written `summon deva scots`; its number is its place in the list of all of them.
Rules write numbers by looking them up in a table (`SUMMON[region, faction]`) and read them back from `arguments`.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import combinations, combinations_with_replacement, permutations, product

import numpy as np

from regnum.core.errors import NotAMove


@dataclass(frozen=True)
class Verb:
    """A verb and its arguments: name -> kind of thing. `order` says how the last ones, if `alike`, combine."""

    name: str
    arguments: dict[str, str] = field(default_factory=dict)
    alike: int = 0
    order: str = "product"


def verb(name: str, /, **arguments: str) -> Verb:
    """Any value for each argument."""
    return Verb(name, arguments)


def verb_unordered(name: str, /, alike: int = 2, repeated: bool = False, **arguments: str) -> Verb:
    """The last `alike` arguments are of one kind, and their order makes no difference."""
    return Verb(name, arguments, alike, "multiset" if repeated else "set")


def verb_distinct(name: str, /, alike: int = 2, **arguments: str) -> Verb:
    """The last `alike` arguments are of one kind, different from each other, and their order matters."""
    return Verb(name, arguments, alike, "arrangement")


COMBINE = {"set": combinations, "multiset": combinations_with_replacement, "arrangement": permutations}


@dataclass(frozen=True)
class Action:
    number: int
    verb: Verb
    values: tuple[int, ...]
    notation: str


class ActionSpace:
    """All actions of a game. `kinds` names the things that arguments can be: {"region": ("deva", ...)}."""

    def __init__(self, kinds: dict[str, Sequence[str]], *verbs: Verb) -> None:
        self.kinds = {kind: tuple(names) for kind, names in kinds.items()}
        self.verbs = verbs
        self.actions = tuple(self._enumerate())
        self.by_notation = {action.notation: action.number for action in self.actions}
        most = max(len(verb.arguments) for verb in verbs)
        self.arguments = np.full((len(self.actions), max(most, 1)), -1, np.int64)
        for action in self.actions:
            self.arguments[action.number, : len(action.values)] = action.values

    def _enumerate(self) -> Iterator[Action]:
        number = 0
        for verb in self.verbs:
            ranges = [range(len(self.kinds[kind])) for kind in verb.arguments.values()]
            free = len(ranges) - verb.alike
            tails: Iterable[tuple[int, ...]] = [()]
            if verb.alike:
                tails = list(COMBINE[verb.order](ranges[-1], verb.alike))
            for head in product(*ranges[:free]):
                for tail in tails:
                    values = head + tail
                    names = [self.kinds[k][v] for k, v in zip(verb.arguments.values(), values, strict=True)]
                    yield Action(number, verb, values, " ".join([verb.name, *names]))
                    number += 1

    def __len__(self) -> int:
        return len(self.actions)

    def __getitem__(self, number: int) -> Action:
        return self.actions[number]

    def table(self, name: str, arguments: int | None = None) -> np.ndarray:
        """Numbers of a verb's actions, indexed by the values of its arguments (in any order, where that is free).

        A verb without arguments gives its number; one with several forms is told apart by its number of arguments.
        """
        (verb,) = (v for v in self.verbs if v.name == name and arguments in (None, len(v.arguments)))
        shape = [len(self.kinds[kind]) for kind in verb.arguments.values()]
        table = np.full(shape, -1, np.int16)
        for action in self.actions:
            if action.verb is verb:
                free = len(shape) - verb.alike
                tails = [action.values[free:]]
                if verb.order in ("set", "multiset"):
                    tails = list(permutations(action.values[free:]))
                for tail in tails:
                    table[action.values[:free] + tail] = action.number
        return table

    def parse(self, text: str, legal: Iterable[int] | None = None) -> int:
        """The action that a notation means. Words may be shortened while only one of the `legal` actions fits."""
        words = text.strip().lower().replace("-", "_").split()
        exact = self.by_notation.get(" ".join(words))
        if exact is not None:
            return exact
        if not words:
            raise NotAMove("move-unknown", text=text.strip())
        candidates = self.actions if legal is None else [self.actions[number] for number in legal]
        fitting = [action for action in candidates if self._fits(action, words)]
        if len(fitting) > 1:
            notations = ", ".join(action.notation for action in fitting[:4]) + ("…" if len(fitting) > 4 else "")
            raise NotAMove("move-ambiguous", text=text.strip(), moves=notations)
        if fitting:
            return fitting[0].number
        if legal is not None:
            return self.parse(text)
        raise NotAMove("move-unknown", text=text.strip())

    def _fits(self, action: Action, words: list[str]) -> bool:
        names = action.notation.split()
        if len(names) != len(words):
            return False
        free = len(names) - (action.verb.alike if action.verb.order in ("set", "multiset") else 0)
        return any(
            all(name.startswith(word) for name, word in zip([*names[:free], *tail], words, strict=True))
            for tail in permutations(names[free:])
        )
