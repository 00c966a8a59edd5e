"""A batch does with many games what is done with one: the same bytes, whoever does it."""

import copy
import pickle
import random

import numpy as np
import pytest

import regnum
from regnum.core.errors import IllegalMove, NotAMove, WrongArray, WrongSetup
from regnum.core.journal import SILENT
from regnum.envs import batch as batches
from regnum.envs.batch import Batch
from regnum.envs.batch_kernels import BEGIN, LINE, NOTHING, RANDOM
from regnum.envs.features import features_of
from tests.conftest import tables

SLOTS = 12


@pytest.fixture(autouse=True)
def slices(monkeypatch):
    """Let few games be shared out among threads, too."""
    monkeypatch.setattr(batches, "SMALLEST_SLICE", 5)


def new(table, n=SLOTS, seed=3, **more):
    name, players, options = table
    return regnum.batch(name, players, n, seed, **more, **options)


def some_actions(batch, rng):
    picks = (rng.random(batch.n) * batch.counts).astype(np.int64)
    return batch.choices[np.arange(batch.n), picks]


class Single:
    """One game stepped by the engine's own functions."""

    def __init__(self, batch, seed):
        self.game, self.batch = batch.game, batch
        self.states, self.actions = batch.game.new_states(1), batch.game.new_actions()
        options = batch.setup.option_array
        self.count = self.game.engine.begin(
            self.states, 0, batch.players, options, np.uint64(seed), self.actions, SILENT
        )

    def step(self, action):
        self.count = self.game.engine.step(self.states, 0, int(action), self.actions, SILENT)

    def shares(self):
        result = np.zeros(self.game.players[-1], np.float32)
        self.game.engine.shares(self.states, 0, result)
        return result[: self.batch.players]

    def check(self, slot):
        batch = self.batch
        assert batch.states[slot].tobytes() == self.states[0].tobytes()
        assert batch.counts[slot] == self.count
        assert (batch.choices[slot, : self.count] == self.actions[: self.count]).all()
        assert batch.actors[slot] == self.states["actor"][0]
        assert batch.done[slot] == (self.count == 0)
        if batch.done[slot]:
            assert (batch.shares[slot] == self.shares()).all()
            assert np.allclose(batch.rewards[slot], self.shares() - 1 / batch.players)
        else:
            assert not batch.rewards[slot].any()


@pytest.mark.parametrize("name", regnum.games())
def test_a_batch_gives_the_same_bytes_as_single_games(name):
    ended = 0
    for number, table in enumerate(tables(name)):
        batch, rng = new(table, threads=1 + number % 3), np.random.default_rng(7)
        singles = [Single(batch, seed) for seed in batch.seeds]
        for _ in range(150):
            for slot, single in enumerate(singles):
                single.check(slot)
            actions = some_actions(batch, rng)
            for single, action, done in zip(singles, actions, batch.done, strict=True):
                if not done:
                    single.step(action)
            batch.step(actions)
            if batch.done.any() and rng.random() < 0.5:
                before = batch.seeds.copy()
                for slot in np.flatnonzero(batch.reset_done()).tolist():
                    ended += 1
                    assert batch.seeds[slot] == before[slot] + np.uint64(SLOTS)
                    singles[slot] = Single(batch, batch.seeds[slot])
    assert ended > 0 or name in ("tajmahal", "tara")  # whose random games are long


def test_random_play_is_that_of_the_engine(game):
    """Slots go on with the seeds after theirs, and end every game as the engine's random games do."""
    players = game.players[0]
    batch = Batch(game, players, 4, seed=11)
    ends = {}
    while len(ends) < 6:
        batch.random(1)
        for slot in np.flatnonzero(batch.done).tolist():
            ends[int(batch.seeds[slot])] = (batch.states[slot].tobytes(), batch.shares[slot].copy())
    for seed, (state, shares) in ends.items():
        states, lengths, results = game.new_states(1), np.zeros(1, np.int64), np.zeros((1, game.players[-1]))
        options, actions = batch.setup.option_array, game.new_actions()
        game.engine.random_games(states, players, options, np.uint64(seed), lengths, results, actions, SILENT)
        assert states.tobytes() == state
        assert np.allclose(results[0, :players], shares)


def test_many_moves_at_once_are_the_same_moves(game):
    one, many = (Batch(game, None, SLOTS, seed=5, threads=threads) for threads in (1, 2))
    for _ in range(300):
        one.random(1)
    many.random(300)
    assert one.states.tobytes() == many.states.tobytes()
    assert (one.seeds == many.seeds).all() and (one.counts == many.counts).all()
    later, left_over = np.divmod(one.seeds - np.arange(5, 5 + SLOTS, dtype=np.uint64), np.uint64(SLOTS))
    assert not left_over.any()
    assert later.any() or game.id == "tara"


def test_the_mask_shows_the_choices(table):
    batch = new(table)
    for _ in range(20):
        batch.random(7)
        mask = batch.legal
        assert mask.shape == (SLOTS, len(batch.game.space)) and mask.dtype == np.bool_
        for slot in range(SLOTS):
            assert np.flatnonzero(mask[slot]).tolist() == batch.choices[slot, : batch.counts[slot]].tolist()


def test_a_mask_forgets_what_was_marked_before(game):
    """Wherever it was marked: marks are cleared by lines, which end with the row."""
    batch, last = Batch(game, None, 2), len(game.space) - 1
    for wanted in ([0, last], [last - 1], [], [0], [100, 164], [last - 65, last - 1, last], [3, 4]):
        actions = sorted({action % len(game.space) for action in wanted})
        batch.choices[:, : len(actions)], batch.counts[:] = actions, len(actions)
        assert [np.flatnonzero(row).tolist() for row in batch.legal] == [actions, actions]


def test_observations_are_those_of_single_games(table):
    batch = new(table)
    batch.random(30)
    features = features_of(batch.game)
    out = features.blank()
    for seats in (None, 0, -1, np.arange(SLOTS) % batch.players):
        seen = batch.observe(seats)
        assert seen.shape == (SLOTS, features.size) and seen.dtype == np.float32
        for slot, seat in enumerate(np.broadcast_to(batch.actors if seats is None else seats, SLOTS)):
            features.observe(batch.states, slot, int(seat), out)
            assert (seen[slot] == out).all()
    again = np.full_like(seen, np.nan)
    assert batch.observe(seats, out=again) is again and (again == seen).all()


def test_what_is_not_legal_is_refused_and_changes_nothing(game):
    batch = Batch(game, None, SLOTS)
    while batch.counts[4] == len(game.space):  # a tiny game, where everything may be legal
        batch.step(batch.choices[np.arange(SLOTS), batch.counts - 1])
    before, size = batch.states.tobytes(), game.State.itemsize
    actions = batch.choices[:, 0].copy()
    illegal = next(a for a in range(len(game.space)) if a not in batch.choices[4, : batch.counts[4]])
    no_actions = (-1, len(game.space), BEGIN, RANDOM, NOTHING, 1 << 15, (1 << 16) + int(actions[4]), -(1 << 40))
    for wrong in (illegal, *no_actions):
        for kind in (np.int64, np.int32, np.uint64, np.int16):
            if np.iinfo(kind).min <= wrong <= np.iinfo(kind).max:
                given = np.where(np.arange(SLOTS) == 4, kind(wrong), actions.astype(kind))
                with pytest.raises(IllegalMove if wrong == illegal else NotAMove, match="game 4") as refusal:
                    batch.step(given)
                assert given.dtype == kind and batch.states.tobytes() == before
                if wrong == illegal:
                    match = regnum.Match(game, seed=4)
                    match.set_state(batch.states[4:5].tobytes())
                    assert refusal.value.rule == match.why_not(wrong).rule
    batch.step(actions)
    assert all(batch.states[slot].tobytes() != before[slot * size : (slot + 1) * size] for slot in range(SLOTS))


def test_arrays_stay_where_they_are():
    batch = regnum.batch("kingisdead", 2, 8)
    arrays = [batch.states, batch.choices, batch.counts, batch.actors, batch.done, batch.shares, batch.legal]
    batch.step(batch.choices[:, 0])
    batch.random(100)
    batch.reset_done()
    now = [batch.states, batch.choices, batch.counts, batch.actors, batch.done, batch.shares, batch.legal]
    assert all(a is b for a, b in zip(arrays, now, strict=True))


@pytest.mark.parametrize(
    "wrong",
    [
        {"n": 0},
        {"n": 1.5},
        {"n": True},
        {"threads": 0},
        {"threads": "two"},
        {"players": 9},
        {"seed": -1},
        {"device": "abacus"},
        {"mordred": "perhaps"},
        {"dragons": True},
    ],
)
def test_what_can_not_be_is_one_sentence(wrong):
    with pytest.raises(regnum.RegnumError) as error:
        regnum.batch("kingisdead", **wrong)
    assert all(error.value.text(locale) for locale in ("en", "it", "de"))


def legal_actions(n):
    """Actions that a batch of The King is Dead could take, but for what a test changes in them."""
    return regnum.batch("kingisdead", 2, n).choices[:, 0].copy()


ACTIONS = {
    "too few": lambda n: legal_actions(n)[:-1],
    "half of them": lambda n: legal_actions(n)[: n // 2],
    "none": lambda n: legal_actions(n)[:0],
    "too many": lambda n: legal_actions(n + 1),
    "a column": lambda n: legal_actions(n)[:, None],
    "one for all": lambda n: legal_actions(n)[0],
    "broken numbers": lambda n: legal_actions(n) + 0.9,
    "whole floats": lambda n: legal_actions(n).astype(float),
    "truths": lambda n: np.ones(n, bool),
    "things": lambda n: legal_actions(n).astype(object),
    "words": lambda n: ["pass"] * n,
    "nothing": lambda n: None,
}


@pytest.mark.parametrize("how", ACTIONS)
@pytest.mark.parametrize("n", [SLOTS, 1024])
def test_actions_of_the_wrong_shape_or_kind_move_no_game(how, n):
    batch = regnum.batch("kingisdead", 2, n)
    before = batch.states.tobytes()
    with pytest.raises(WrongArray) as refusal:
        batch.step(ACTIONS[how](n))
    assert all(str(n) in refusal.value.text(locale) for locale in ("en", "it", "de"))
    assert batch.states.tobytes() == before and not batch.states["ply"].any()


def test_actions_may_be_given_in_any_whole_numbers():
    states = set()
    for make in (
        list, tuple, np.asarray, lambda a: a.astype(np.int64), lambda a: a.astype(np.uint8), lambda a: a.astype(">i2"),
        lambda a: np.repeat(a, 2)[::2], read_only,
    ):  # fmt: skip
        batch = regnum.batch("kingisdead", 2, SLOTS)
        batch.step(make(batch.choices[:, 0].copy()))
        states.add(batch.states.tobytes())
    assert len(states) == 1


def read_only(array):
    array.flags.writeable = False
    return array


def test_what_is_given_for_games_that_are_over_is_ignored():
    batch = regnum.batch("kingisdead", 2, SLOTS)
    while not batch.done.any():
        batch.step(some_actions(batch, np.random.default_rng(1)))
    over = batch.done.copy()
    before, others = batch.states[over].tobytes(), batch.states[~over]["ply"].copy()
    for wrong in (1 << 20, -7, BEGIN):
        batch.step(np.where(over, wrong, batch.choices[:, 0].astype(np.int64)))
    assert batch.states[over].tobytes() == before and (batch.states[~over]["ply"] > others).all()


ROOMS = {
    "too few rows": lambda n, size: np.zeros((n - 1, size), np.float32),
    "too many rows": lambda n, size: np.zeros((n + 1, size), np.float32),
    "too narrow": lambda n, size: np.zeros((n, size - 1), np.float32),
    "too wide": lambda n, size: np.zeros((n, size + 1), np.float32),
    "flat": lambda n, size: np.zeros(n * size, np.float32),
    "empty": lambda n, size: np.zeros((0, size), np.float32),
    "float64": lambda n, size: np.zeros((n, size)),
    "float16": lambda n, size: np.zeros((n, size), np.float16),
    "whole numbers": lambda n, size: np.zeros((n, size), np.int32),
    "another order of bytes": lambda n, size: np.zeros((n, size), ">f4"),
    "by columns": lambda n, size: np.zeros((n, size), np.float32, order="F"),
    "every other row": lambda n, size: np.zeros((2 * n, size), np.float32)[::2],
    "read-only": lambda n, size: read_only(np.zeros((n, size), np.float32)),
    "not aligned": lambda n, size: np.zeros(4 * n * size + 1, np.uint8)[1:].view(np.float32).reshape(n, size),
    "a list": lambda n, size: [[0.0] * size] * n,
}


@pytest.mark.parametrize("how", ROOMS)
def test_observations_are_written_only_where_they_fit(game, how):
    batch, features = Batch(game, None, SLOTS), features_of(game)
    with pytest.raises(WrongArray) as refusal:
        batch.observe(out=ROOMS[how](SLOTS, features.size))
    assert all(str((SLOTS, features.size)) in refusal.value.text(locale) for locale in ("en", "it", "de"))
    if how not in ("too many rows", "too few rows", "empty", "every other row", "by columns", "flat", "a list"):
        with pytest.raises(WrongArray):
            features.observe(batch.states, 0, 0, ROOMS[how](1, features.size).reshape(-1))


@pytest.mark.parametrize("seat", [9, -5, -2, 128, 255, 256, 1 << 40])
def test_only_seats_of_the_table_and_spectators_observe(game, seat):
    batch, features = Batch(game, None, SLOTS), features_of(game)
    for seats in (seat, np.int64(seat), np.where(np.arange(SLOTS) == 7, seat, 0), [seat] * SLOTS):
        with pytest.raises(WrongSetup, match="no seat"):
            batch.observe(seats)
    with pytest.raises(WrongSetup, match="no seat"):
        features.observe(batch.states, 0, seat, features.blank())
    with pytest.raises(WrongSetup, match="no seat"):
        features.of(regnum.Match(game), seat)


@pytest.mark.parametrize("seats", [0.0, True, "0", [0.0] * SLOTS, [0] * (SLOTS - 1), [True] * SLOTS, [[0] * SLOTS]])
def test_seats_are_whole_numbers(seats):
    with pytest.raises(ValueError, match="seat"):
        regnum.batch("kingisdead", 2, SLOTS).observe(seats)


@pytest.mark.parametrize("i", [-1, 1, 1 << 40, 0.0, None, True])
def test_only_states_that_are_there_are_observed(i):
    features, states = features_of(regnum.game("tara")), regnum.match("tara").states
    with pytest.raises(WrongArray):
        features.observe(states, i, 0, features.blank())


def test_only_states_of_the_game_are_observed():
    features = features_of(regnum.game("tara"))
    for wrong in (regnum.match("kingisdead").states, np.zeros(9000, np.uint8), regnum.match("tara").states[None], 7):
        with pytest.raises(WrongArray):
            features.observe(wrong, 0, 0, features.blank())
    with pytest.raises(WrongSetup, match="is for"):  # a blank state is of no game that was set up
        features.observe(regnum.game("tara").new_states(1), 0, 0, features.blank())


@pytest.mark.parametrize("moves", [-1, 0.5, "1", None, True])
def test_random_moves_are_counted_in_whole_numbers(moves):
    batch = regnum.batch("kingisdead", 2, SLOTS)
    before = batch.states.tobytes()
    with pytest.raises(WrongArray):
        batch.random(moves)
    batch.random(0)
    assert batch.states.tobytes() == before


@pytest.mark.parametrize("actions", [1, 5, LINE - 1, LINE, LINE + 1])
def test_a_game_may_have_few_actions(actions):
    """Masks are cleared by lines, which must not reach beyond the row of a game with fewer actions than a line has."""
    mark_all = batches.kernels_of(regnum.game("kingisdead")).mark_all
    luck, slots = random.Random(actions), 4
    around = np.full(slots * actions + 2 * LINE, 7, np.uint8)  # what lies beside the masks in memory
    masks = around[LINE:-LINE].view(np.bool_).reshape(slots, actions)
    masks[:] = False
    choices, counts = np.zeros((slots, actions), np.uint16), np.zeros(slots, np.int32)
    spans = np.zeros((slots, 2), np.uint16)
    for _ in range(20):
        wanted = [sorted(luck.sample(range(actions), luck.randint(0, actions))) for _ in range(slots)]
        for slot, chosen in enumerate(wanted):
            choices[slot, : len(chosen)], counts[slot] = chosen, len(chosen)
        mark_all(0, slots, choices, counts, spans, masks)
        assert [np.flatnonzero(row).tolist() for row in masks] == wanted
        assert (around[:LINE] == 7).all() and (around[-LINE:] == 7).all()


def test_batches_are_copied_and_pickled(game):
    batch = Batch(game, None, SLOTS, seed=4, threads=2)
    batch.random(40)
    for duplicate in (copy.copy, copy.deepcopy, Batch.copy, lambda batch: pickle.loads(pickle.dumps(batch))):
        twin = duplicate(batch)
        before = batch.states.tobytes()
        assert twin.game is game and twin.setup == batch.setup and twin.threads == 2
        assert twin.states.tobytes() == before and (twin.legal == batch.legal).all()
        twin.random(25)
        assert batch.states.tobytes() == before != twin.states.tobytes()
        batch.random(25)
        for name in ("states", "seeds", "counts", "actors", "done", "shares", "rewards"):
            assert getattr(twin, name).tobytes() == getattr(batch, name).tobytes()
        assert (twin.observe() == batch.observe()).all()


def test_a_batch_says_what_it_is():
    assert repr(regnum.batch("tara", 3, 8)) == "<Batch tara: 8 games of 3 players, on cpu>"


def test_a_batch_takes_a_set_up(game):
    setup = regnum.Setup.of(game, game.players[-1], 6)
    assert Batch(setup, n=3).states.tobytes() == Batch(game, game.players[-1], 3, 6).states.tobytes()
