"""The evaluation of a game that has none of its own: everybody's chances are equal."""

from regnum.core.compiled import rule

TURNS = 1000


@rule
def evaluate(state, shares):
    """An equal share for each seat."""
    for seat in range(shares.shape[0]):
        shares[seat] = 1.0 / state.players if seat < state.players else 0.0
