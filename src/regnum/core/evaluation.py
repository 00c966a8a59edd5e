"""What a game can tell bots beside its rules: how good a position looks, and how long to think about it."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from regnum.core.compiled import rule

PerTable = Mapping[int, float]  # by the number of players

TO_THE_END = 1 << 30  # turns: as many as a game may have
MOST_PLAYERS = 8


@dataclass(frozen=True)
class Evaluation:
    """Declared as EVALUATION in a game's `evaluation`; a game without one is played on to its end."""

    evaluate: Any  # a rule: evaluate(state, shares) writes each seat's chance to win
    exploration: PerTable  # of the search
    simulations: Mapping[str, int | Mapping[int, int]]  # of each bot, here and there by the number of players
    turns: int = 0  # of a simulation that are played at random before it is valued
    exploration_learnt: PerTable = field(default_factory=dict)  # with a network
    exploration_of_level: Mapping[str, PerTable] = field(default_factory=dict)
    terms: Any = None  # a rule: terms(state, out) writes a row for each seat, for networks; else they see the features
    term_layout: tuple[tuple[str, int], ...] = ()  # the names and lengths of their blocks, in order

    @property
    def plays_on(self) -> bool:
        """Is nothing valued but the end?"""
        return self.turns >= TO_THE_END

    def simulations_of(self, bot: str, players: int) -> int:
        number = self.simulations[bot]
        return number if isinstance(number, int) else number[players]

    def exploration_of(self, bot: Any, players: int, learnt: bool) -> float:
        usual = {**self.exploration, **self.exploration_learnt} if learnt else self.exploration
        return self.exploration_of_level.get(bot, usual).get(players, usual[players])


def blocks(end: int, **starts: int) -> tuple[tuple[str, int], ...]:
    """A layout of terms: the names of blocks, in order, and their lengths by where each of them starts."""
    places = [*starts.values(), end]
    return tuple((name, after - start) for name, start, after in zip(starts, places, places[1:], strict=False))


@rule
def even_shares(state, shares):
    """Nothing is known before the end."""
    for seat in range(shares.shape[0]):
        shares[seat] = 1.0 / state.players if seat < state.players else 0.0


@rule
def make_shares(state, weights):
    """Weights become shares of the win, which add up to one; chairs on which nobody sits get none."""
    total = 0.0
    for seat in range(state.players):
        total += weights[seat]
    for seat in range(weights.shape[0]):
        weights[seat] = weights[seat] / total if seat < state.players else 0.0


@rule
def actor_terms(state, seat, actor, phase, start, out):
    """For networks: who decides, what, and who is the start player; by seat from this one on."""
    players = int(state.players)
    if state.actor >= 0:
        out[actor + (int(state.actor) - seat) % players] = 1
        out[phase + int(state.phase)] = 1
    out[start + (int(state.start) - seat) % players] = 1


PLAYOUTS = Evaluation(
    evaluate=even_shares,
    turns=TO_THE_END,
    exploration=dict.fromkeys(range(1, MOST_PLAYERS + 1), 0.7),
    simulations={"greedy": 60, "easy": 20, "normal": 300, "hard": 3_000, "expert": 60_000},
)
