"""Shared by all tests: the tables that a promise must hold on."""

import random

import pytest
from hypothesis import HealthCheck, settings

import regnum
from regnum.core.game import Option

settings.register_profile("regnum", deadline=None, suppress_health_check=list(HealthCheck), derandomize=True)
settings.load_profile("regnum")


def tables(name: str) -> list[tuple[str, int, dict[str, str]]]:
    """All player counts of a game with its default options, and with every choice of every option once."""
    game = regnum.game(name)
    return [
        (name, players, options)
        for players in game.players
        for options in [{}, *({o.name: c} for o in game.options for c in o.choices if applies(o, c, players))]
    ]


def applies(option: Option, choice: str, players: int) -> bool:
    return choice != option.default and players in (option.players or (players,))


def label(table: tuple) -> str:
    name, players, options = table
    return "-".join([name, str(players), *options.values()])


def parametrized(metafunc: pytest.Metafunc) -> set[str]:
    """What a test's own parametrize marks already give it."""
    return {str(mark.args[0]) for mark in metafunc.definition.iter_markers("parametrize")}


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """A test that asks for `game` runs on every game; for `table`, on every table of every game."""
    if "game" in metafunc.fixturenames and "game" not in parametrized(metafunc):
        metafunc.parametrize("game", [regnum.game(name) for name in regnum.games()], ids=lambda game: game.id)
    if "table" in metafunc.fixturenames and "table" not in parametrized(metafunc):
        every = [table for name in regnum.games() for table in tables(name)]
        metafunc.parametrize("table", every, ids=label)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--shuffle", type=int, metavar="SEED", help="Run the tests in a random order, given by the seed.")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if (seed := config.getoption("--shuffle")) is not None:
        random.Random(seed).shuffle(items)
