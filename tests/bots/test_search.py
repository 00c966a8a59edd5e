"""The search: legal, within its budget, blind to what its seat can't know, and able to say what it thinks."""

from dataclasses import replace

import pytest

import regnum
from regnum.bots import Observation, Search
from regnum.bots.tree import compile_search
from tests.every_game.play import sampled


def test_a_millisecond_is_enough_for_a_legal_move(table):
    bot = Search(0.001)
    for match in sampled(table, games=1, share=0.02):
        if not match.over:
            assert bot.choose(Observation.of(match, 1), 2) in match.legal


def test_the_budget_is_kept(game):
    match = regnum.match(game.id)
    thought = Search(60).think(Observation.of(match, 1), 2, seconds=0.2)
    assert 0.2 <= thought.seconds < 20  # hangs are caught; how exact it is depends on the machine
    assert thought.simulations > 1


def test_a_bot_chooses_the_same_on_states_its_seat_cannot_tell_apart(table):
    bot = Search(60, simulations=200)
    for match in sampled(table, games=1, share=0.015):
        if not match.over:
            twin = match.determinise(match.actor, 99)
            here, there = Observation.of(match, 5), Observation.of(twin, 5)
            assert here.states.tobytes() == there.states.tobytes()
            assert bot.think(here, 7) == bot.think(there, 7)


def test_search_says_what_it_thinks(game):
    for players in game.players:
        match = regnum.match(game.id, players, seed=1)
        thought = Search(60, simulations=2000).think(Observation.of(match, 1), 1)
        assert [opinion.action for opinion in thought.opinions] == match.legal
        assert thought.simulations == 2000
        assert thought.best.visits == max(opinion.visits for opinion in thought.opinions)
        assert all(len(opinion.shares) == players for opinion in thought.opinions)
        assert all(sum(opinion.shares) == pytest.approx(1, abs=1e-3) for opinion in thought.opinions)


def test_the_main_line_can_be_played():
    """Nothing is hidden in The King is Dead, so all of it is legal, by the seats that are named."""
    match = regnum.match("kingisdead", players=3, seed=1)
    thought = Search(60, simulations=5000).think(Observation.of(match, 1), 1)
    assert thought.line[0][1] == thought.best.action
    assert len(thought.line) >= 3
    for seat, action in thought.line:
        assert match.actor == seat
        match.play(action)


def test_thoughts_do_not_depend_on_the_clock():
    """However often it is looked at, a number of simulations gives the same thought."""
    observation = Observation.of(regnum.match("tirnanog", players=3, seed=4), 1)
    search = Search(60, simulations=1000)
    whole = search.think(observation, 3)
    assert whole == search.think(observation, 3)
    assert whole != search.think(observation, 4)


def test_hurrying_does_not_change_the_choice(game):
    observation = Observation.of(regnum.match(game.id, seed=5), 1)
    search = Search(60, simulations=3000)
    assert search.choose(observation, 6) == search.think(observation, 6).best.action


def test_threads_share_the_work(game):
    observation = Observation.of(regnum.match(game.id, seed=2), 1)
    thought = Search(60, simulations=3000, threads=3).think(observation, 1)
    assert thought.simulations == 3000
    assert {opinion.action for opinion in thought.opinions} <= set(observation.actions)
    assert thought.line[0][1] == thought.best.action


def test_what_wins_at_once_is_found():
    """One decision before the end of a game, the search prefers an action that wins over one that loses."""
    seen = 0
    for seed in range(40):
        match = regnum.match("kingisdead", players=2, seed=seed)
        bot = Search(60, simulations=30)
        while not match.over:
            after = {action: ended(match, action) for action in match.legal}
            wins = [action for action, shares in after.items() if shares and shares[match.actor] == 1]
            if wins:
                seen += 1
                strong = Search(60, simulations=1000).choose(Observation.of(match, 1), 1)
                assert after[strong] is None or strong in wins
            match.play(bot.choose(Observation.of(match, seed), match.ply))
        if seen >= 5:
            return
    raise AssertionError("no such decision came up")


def ended(match: regnum.Match, action: int) -> tuple[float, ...] | None:
    twin = match.copy()
    twin.play(action)
    return twin.shares


def test_a_game_of_more_players_than_a_node_has_room_for_is_refused():
    with pytest.raises(ValueError, match="at most 5 players, and holdfast has 6"):
        compile_search(replace(regnum.game("holdfast"), players=(2, 6)))
