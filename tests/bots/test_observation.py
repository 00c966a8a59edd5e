"""What a bot is given is checked before compiled code reads it."""

import numpy as np
import pytest

import regnum
from regnum.bots import Observation, make_bot
from regnum.core.errors import WrongArray, WrongSetup


def test_a_bot_looks_only_at_states_of_its_game(game):
    match = regnum.Match(game)
    other = regnum.match(next(name for name in regnum.games() if name != game.id))
    for states in (other.states, np.zeros(4, np.uint8), game.new_states(0), match.states[None], None):
        with pytest.raises(WrongArray):
            Observation(game, states, 0, tuple(match.legal))
    with pytest.raises(WrongSetup):  # a blank state is of no game that was set up
        Observation(game, game.new_states(1), 0, tuple(match.legal))


@pytest.mark.parametrize("seat", [9, -5, -1, 0.0, True])
def test_a_bot_sits_at_the_table(game, seat):
    match = regnum.Match(game)
    with pytest.raises(WrongSetup, match="no seat"):
        Observation(game, match.states, seat, tuple(match.legal))


@pytest.mark.parametrize("seed", [-1, 1 << 64, 0.5, None])
def test_a_guess_has_a_seed(seed):
    with pytest.raises(WrongSetup, match="seed"):
        Observation.of(regnum.match("kingisdead"), seed)


def test_a_game_that_is_over_is_no_bots_turn():
    match, bot = regnum.match("kingisdead"), make_bot("random")
    while not match.over:
        match.play(bot.choose(Observation.of(match, match.ply), match.ply))
    with pytest.raises(WrongSetup, match="no seat -1"):
        Observation.of(match, 0)
