"""Bots by name: all of them play every game, and greedy is clearly better than chance."""

import random

import pytest

import regnum
from regnum.bots import LEVELS, NAMES, Observation, Search, make_bot
from regnum.bots.search import Tree


def test_levels_are_named_from_weak_to_strong():
    assert list(LEVELS) == ["easy", "normal", "hard", "expert"]
    assert list(LEVELS.values()) == sorted(LEVELS.values())
    assert max(LEVELS.values()) <= 5


def test_stronger_levels_never_look_at_less(game):
    for players in game.players:
        observation = Observation.of(regnum.match(game.id, players), 1)
        numbers = [make_bot(level).simulations_for(observation) for level in LEVELS]
        assert numbers == sorted(numbers)
        assert numbers[0] < numbers[1] and numbers[-2] < numbers[-1]
    assert set(game.evaluation.simulations) == {"greedy", *LEVELS}


@pytest.mark.parametrize(("name", "more"), [("tara", True), ("tajmahal", True), ("tirnanog", False)])
def test_a_level_explores_as_its_game_says(name, more):
    """Expert looks long, so in some games it looks at more."""
    evaluation = regnum.game(name).evaluation
    for players in regnum.game(name).players:
        observation = Observation.of(regnum.match(name, players), 1)
        tree = Tree(observation, 1, 100, make_bot("expert").network_for(observation))
        usual = evaluation.exploration_learnt[players]
        of_expert = make_bot("expert").exploration_for(tree)
        assert make_bot("hard").exploration_for(tree) == usual
        assert of_expert == (evaluation.exploration_of_level["expert"][players] if more else usual)
        assert (of_expert > usual) == more
        assert Search(1, exploration=0.5).exploration_for(tree) == 0.5


@pytest.mark.parametrize("name", [*NAMES, "search:0.01"])
def test_every_bot_plays_every_game_with_all_player_counts(name, game):
    bot = make_bot(name)
    for players in game.players:
        match, rng = regnum.match(game.id, players, seed=3), random.Random(players)
        while not match.over and match.ply < 24:
            match.play(rng.choice(match.legal))
        match = regnum.replay(match.record(), match.ply // 2)
        for _ in range(3):
            action = bot.choose(Observation.of(match, match.ply), match.ply, seconds=0.01)
            assert action in match.legal
            match.play(action)


@pytest.mark.parametrize("name", ["random", "greedy", "easy"])
def test_the_same_seed_gives_the_same_choice(name, game):
    observation = Observation.of(regnum.match(game.id, seed=8), 1)
    assert make_bot(name).choose(observation, 9) == make_bot(name).choose(observation, 9)


def test_bots_that_search_take_threads():
    bot = make_bot("hard", threads=2)
    assert isinstance(bot, Search)
    assert bot.threads == 2


def test_greedy_beats_random(game):
    """Alone or with its team among random players, in two games from every seat.

    Clearly so where it knows what a position is worth; else it has at least more than its share.
    """
    bot, won, wanted = make_bot("greedy"), 0.0, 0.0
    for players in (game.players[0], game.players[-1]):
        for deal in range(2 * players):
            match, rng = regnum.match(game.id, players, seed=deal), random.Random(deal)
            own = next(side for side in game.sides(players) if deal % players in side)
            while not match.over:
                if match.actor in own:
                    match.play(bot.choose(Observation.of(match, match.ply), match.ply))
                else:
                    match.play(rng.choice(match.legal))
            assert match.shares is not None
            won += sum(match.shares[seat] for seat in own)
            wanted += 0.75 if game.optional_part("evaluation") else len(own) / players
    assert won >= wanted


@pytest.mark.parametrize("name", ["grandmaster", "search:soon", "search:-1", "search:nan", "random:3", "hard:2", ""])
def test_bots_that_are_not_there(name):
    with pytest.raises(regnum.RegnumError, match="no bot"):
        make_bot(name)
