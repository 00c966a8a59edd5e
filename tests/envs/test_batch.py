"""A batch does with many games what is done with one: the same bytes, whoever does it."""

import numpy as np
import pytest

import regnum
from regnum.core.journal import SILENT
from regnum.envs import batch as batches
from regnum.envs.batch import Batch
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
        options = batch.game.option_array(batch.options)
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
        game.engine.random_games(
            states, players, game.option_array({}), np.uint64(seed), lengths, results, game.new_actions(), SILENT
        )
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
    for actions in ([0, last], [last - 1], [], [0], [100, 164], [last - 65, last - 1, last], [3, 4]):
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
    before = batch.states.tobytes()
    actions = batch.choices[:, 0].copy()
    illegal = next(a for a in range(len(game.space)) if a not in batch.choices[4, : batch.counts[4]])
    for wrong in (illegal, -1, len(game.space)):
        with pytest.raises(regnum.IllegalMove, match="game 4"):
            batch.step(np.where(np.arange(SLOTS) == 4, wrong, batch.choices[:, 0]))
    size = game.State.itemsize
    assert batch.states[4].tobytes() == before[4 * size : 5 * size]
    batch.step(np.where(np.arange(SLOTS) == 4, actions, batch.choices[:, 0]))
    assert batch.states[4].tobytes() != before[4 * size : 5 * size]


def test_arrays_stay_where_they_are():
    batch = regnum.batch("kingisdead", 2, 8)
    arrays = [batch.states, batch.choices, batch.counts, batch.actors, batch.done, batch.shares, batch.legal]
    batch.step(batch.choices[:, 0])
    batch.random(100)
    batch.reset_done()
    now = [batch.states, batch.choices, batch.counts, batch.actors, batch.done, batch.shares, batch.legal]
    assert all(a is b for a, b in zip(arrays, now, strict=True))


@pytest.mark.parametrize(
    "wrong", [{"n": 0}, {"players": 9}, {"seed": -1}, {"device": "abacus"}, {"mordred": "perhaps"}, {"dragons": True}]
)
def test_what_can_not_be_is_one_sentence(wrong):
    with pytest.raises(regnum.RegnumError) as error:
        regnum.batch("kingisdead", **wrong)
    assert all(error.value.text(locale) for locale in ("en", "it", "de"))
