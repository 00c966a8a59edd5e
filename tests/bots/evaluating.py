"""What the tests of evaluations share."""

import random

import numpy as np
import pytest

from regnum.bots import Observation
from regnum.bots.search import OWN_TURN, Search
from regnum.core.compiled import plain
from regnum.core.game import Game
from regnum.core.match import Match
from regnum.games import load
from tests.every_game.play import sampled


def shares(match: Match) -> list[float]:
    """Each seat's chance to win, as the game's evaluation sees it."""
    result = np.full(match.game.players[-1], np.nan)
    plain(match.game.evaluation.evaluate)(match.state, result)
    return result.tolist()


def phases_valued(name: str, games: int, share: float) -> set[int]:
    """The phases of sampled positions, whose values are shown to be chances, and to leave the state alone."""
    game, phases = load(name), set()
    for players in game.players:
        for match in sampled((name, players, {}), games=games, share=share):
            if not match.over:
                before = bytes(match)
                result = shares(match)
                phases.add(int(match.state.phase))
                assert bytes(match) == before
                assert sum(result) == pytest.approx(1)
                assert min(result) >= 0
                assert result[players:] == [0] * (game.players[-1] - players)
    return phases


def wins_against_random(game: Game, players: int, games: int) -> float:
    """The share of games that one who looks no further than their own turn wins against random others."""
    bot, wins = Search(60, simulations=150, sight=OWN_TURN), 0.0
    for seed in range(games):
        match, dice = Match(game, players, seed), random.Random(seed)
        while not match.over:
            if match.actor == seed % players:
                match.play(bot.choose(Observation.of(match, match.ply), match.ply))
            else:
                match.play(dice.choice(match.legal))
        assert match.shares is not None
        wins += match.shares[seed % players]
    return wins / games
