"""What holds after every decision of Tara, whoever plays and however."""

import random

import numpy as np
import pytest

from regnum.core.journal import SILENT
from regnum.core.setup import Setup
from regnum.games import load
from regnum.games.tara.components import PIECES
from regnum.games.tara.state import ALL_CARDS, FULL, KING_BIT, NODES, OPEN, PHASES, WON

GAME = load("tara")
TABLES = [
    (2, {}), (2, {"pair": "connacht-ulster"}), (2, {"pair": "connacht-leinster"}), (2, {"pair": "connacht-munster"}),
    (2, {"pair": "ulster-leinster"}), (2, {"pair": "ulster-munster"}), (2, {"pair": "leinster-munster"}),
    (3, {}), (3, {"trio": "no-connacht"}), (3, {"trio": "no-ulster"}), (3, {"trio": "no-leinster"}),
    (3, {"trio": "no-munster"}), (4, {}),
]  # fmt: skip


def stack_below(state, region: int, position: int) -> list[int]:
    owners, node = [], int(state.captive[region, position])
    while node:
        owners.append(int(state.owner[node]))
        assert len(owners) <= NODES
        node = int(state.below[node])
    return owners


def check_stacks(state, phase: str) -> None:
    """Positions have one controller at most, forts are where they are said to be, every piece is somewhere, once."""
    players = int(state.players)
    nodes, pieces = 0, np.zeros((4, 4), int)
    for region in range(4):
        held = [int(mask) for mask in state.held[region]]
        assert sum(held) == held[0] | held[1] | held[2] | held[3]
        assert all(0 <= mask <= FULL for mask in held)
        forts = 0
        for position in range(15):
            top = [seat for seat in range(4) if held[seat] >> position & 1]
            below = stack_below(state, region, position)
            nodes += len(below)
            assert top or not below
            king_piece = position == 14 and state.king[region] > 0
            if king_piece:
                assert top == [state.king[region] - 1] and not below
            for seat in top:
                pieces[region, seat] += not king_piece
                own = below.count(seat)
                assert own == 0 or (own == 1 and below[0] == seat and position < 14)
                forts |= own << position
            for seat in below:
                pieces[region, seat] += 1
        assert forts == int(state.forts[region])
        if state.status[region] != OPEN:
            assert pieces[region].sum() == 0
            assert sum(held) == (KING_BIT if state.status[region] == WON else 0)
        for seat in range(players):
            if phase != "dismantle":
                assert bin(forts & held[seat]).count("1") <= 1
    assert pieces.tolist() == state.pieces.tolist()
    free, node = 0, int(state.free)
    while node:
        free, node = free + 1, int(state.below[node])
    assert free + nodes == NODES
    for seat in range(players):
        assert state.stock[seat] + pieces[:, seat].sum() + state.prisoners[:, seat].sum() == PIECES
        assert state.prisoners[seat, seat] == 0
    assert not state.stock[players:].any() and not state.held[:, players:].any()


def check_cards(state) -> None:
    """Every card is in one place; what was seen is in no hand, and discards were seen."""
    places = [int(state.deck), int(state.discards), *map(int, state.hand), *map(int, state.kept)]
    assert sum(places) == ALL_CARDS == np.bitwise_or.reduce(places)
    hands = sum(map(int, state.hand)) + sum(map(int, state.kept))
    assert not hands & int(state.seen) and int(state.discards) & ~int(state.seen) == 0


def check(states) -> None:
    state = states.view(np.recarray)[0]
    check_stacks(state, PHASES[state.phase].name)
    check_cards(state)
    assert (state.stock >= 0).all() and (state.cumal >= 0).all() and (state.prisoners >= 0).all()
    assert 1 <= state.round_number <= 200
    if state.actor >= 0:
        assert 0 <= state.actor < state.players and state.winner == -1
        kings = [sum(int(state.held[region, seat]) >> 14 for region in range(4)) for seat in range(4)]
        assert max(kings) <= 1  # two would have won
        assert not any(int(mask) == FULL for mask in state.held.ravel())


def drive(players: int, options: dict, seed: int, decisions: int, prefer: bool) -> int:
    """Play by the engine alone, at random or with a liking for promotions, and look after every decision."""
    states, actions, rng = GAME.new_states(1), GAME.new_actions(), random.Random(seed)
    choices = Setup.of(GAME, players, **options).option_array
    count = GAME.engine.begin(states, 0, players, choices, np.uint64(seed), actions, SILENT)
    verbs = {action.number: action.verb.name for action in GAME.space.actions}
    for number in range(decisions):
        if count == 0:
            break
        legal = actions[:count].tolist()
        assert count <= GAME.width and legal == sorted(set(legal))
        assert count > 1 or PHASES[states["phase"][0]].private  # what all know to have one answer is not asked
        wanted = [n for n in legal if verbs[n] in ("promote", "pay", "buy", "betray", "stone", "swap")]
        action = rng.choice(wanted if prefer and wanted and rng.random() < 0.7 else legal)
        count = GAME.engine.step(states, 0, action, actions, SILENT)
        if number % 3 == 0 or count == 0:
            check(states)
    return count


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_invariants(players, options):
    for seed in range(2):
        drive(players, options, seed, 500, prefer=seed % 2 == 1)


def test_a_whole_game_for_each_number_of_players():
    for players in (2, 3, 4):
        assert drive(players, {}, 7, 10_000, prefer=True) == 0


@pytest.mark.parametrize("players", [2, 3, 4])
def test_many_games_end_within_their_bounds(players):
    count = 60
    states, lengths, results = GAME.new_states(count), np.zeros(count, np.int64), np.zeros((count, 4))
    options = Setup.of(GAME, players).option_array
    GAME.engine.random_games(states, players, options, np.uint64(9), lengths, results, GAME.new_actions(), SILENT)
    assert results[:, :players].sum(1) == pytest.approx(1)
    assert (states["actor"] == -1).all() and (states["ending"] > 0).all() and lengths.max() < 12_000
    for i in range(count):
        check(states[i : i + 1])


def test_a_state_is_small():
    assert GAME.State.itemsize <= 1536
