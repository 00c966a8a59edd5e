"""Ways to play Taj Mahal in tests: at random, hoarding cards until there are none, and fighting to the last card."""

import random
from collections.abc import Callable

from regnum.core.match import Match

Policy = Callable[[Match, random.Random], int]


def at_random(match: Match, dice: random.Random) -> int:
    return dice.choice(match.legal)


def hoarding(match: Match, dice: random.Random) -> int:
    """Withdraw at once, nearly always: cards pile up in the hands, and the deck runs out with nothing discarded."""
    withdraws = match.legal[0] == 0
    if withdraws and dice.random() < 0.97:
        return 0
    return dice.choice(match.legal)


def fighting(match: Match, dice: random.Random) -> int:
    """Withdraw only when there is nothing left to play, and add a card whenever there is one."""
    choices = match.legal
    if choices[0] == 0 and len(choices) > 1:
        with_another = [action for action in choices if len(match.game.space[action].values) == 2]
        choices = with_another or choices[1:]
    return dice.choice(choices)


POLICIES: dict[str, Policy] = {"random": at_random, "hoarding": hoarding, "fighting": fighting}


def sensible(match: Match, dice: random.Random) -> int:
    """Play a few cards, then withdraw with what is won."""
    if match.legal[0] == 0 and len(match.legal) > 1:
        symbols = int(match.state.symbols[match.actor].sum())
        leads = sum(leader == match.actor for leader in match.view()["leaders"].values())
        if leads >= 2 or symbols >= 7:
            return 0
        return dice.choice(match.legal[1:]) if dice.random() < 0.8 else 0
    return dice.choice(match.legal)


POLICIES["sensible"] = sensible
