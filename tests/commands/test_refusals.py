"""Whatever is wrong with a command is one sentence and exit status 2, before any work is done."""

import socket
import sys

import numpy as np
import pytest

from regnum.commands.simulate import Tally
from regnum.server.run import address

SERVE = ("serve", "--no-open", "--port", "0")


def test_a_file_where_a_folder_is_wanted(refused, tmp_path):
    (tmp_path / "file").touch()
    assert "can't be had: File exists" in refused(*SERVE, "--data", tmp_path / "file")
    assert "can't be had: Not a directory" in refused(*SERVE, "--data", tmp_path / "file" / "below")


def test_a_folder_that_can_not_be_written(refused):
    assert "can't be" in refused(*SERVE, "--data", "/proc/nowhere")
    assert "can't be" in refused(*SERVE, "--data", "/proc")


@pytest.mark.parametrize("port", ["99999", "-1", "http"])
def test_a_port_that_there_is_not(refused, port):
    assert "--port" in refused("serve", "--no-open", "--port", port)


def test_a_port_that_is_in_use(refused, tmp_path):
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        assert f"Port {port} can't be had" in refused("serve", "--no-open", "--port", port, "--data", tmp_path)


@pytest.mark.parametrize("address", ["nonsense", "1.2.3", "10.0.0.0/99", ""])
def test_a_proxy_that_there_is_not(refused, tmp_path, address):
    assert "no address of a proxy" in refused(*SERVE, "--data", tmp_path, "--trusted-proxy", address)


@pytest.mark.parametrize("arguments", [("replay",), ("verify",), ("hint",), ("play", "kingisdead", "--resume")])
def test_a_record_that_is_too_deep(refused, tmp_path, arguments):
    deep = tmp_path / "deep.json"
    deep.write_text('{"regnum": ' + "[" * 200_000)
    assert "is no game record" in refused(*arguments, deep)
    assert "is no game record" in refused("play", "kingisdead", "--save", deep)
    deep.write_bytes(b"\xff\xfe{}")
    assert "is no game record" in refused(*arguments, deep)


@pytest.mark.parametrize("line", ["[" * 200_000, "[]", "{}", '{"number": []}', "7"])
def test_a_tournament_whose_file_is_damaged(refused, tmp_path, line):
    file = tmp_path / "t.jsonl"
    file.write_text('{"regnum-arena": 1, "seed": 1}\n' + line + "\n")
    assert "damaged in line 2" in refused("arena", "kingisdead", "--bots", "random", "--out", file)


@pytest.fixture
def no_work(monkeypatch):
    """Nothing may be compiled, let alone played."""

    def work(*arguments: object) -> None:
        raise AssertionError("it began to work")

    monkeypatch.setattr("regnum.core.game.Game.compile", work)


@pytest.mark.usefixtures("no_work")
@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("bad.xyz", "ends in one of"),
        ("noformat", "ends in one of"),
        ("file/x.png", "can't be written"),
        (".", "ends in"),
    ],
)
def test_a_picture_that_can_not_be_drawn(refused, tmp_path, name, sentence):
    (tmp_path / "file").touch()
    assert sentence in refused("arena", "kingisdead", "--bots", "random", "--plot", tmp_path / name)


@pytest.mark.usefixtures("no_work")
@pytest.mark.parametrize(
    ("package", "arguments"),
    [
        ("matplotlib", ("arena", "kingisdead", "--bots", "random", "--plot", "x.png")),
        ("choix", ("arena", "kingisdead", "--bots", "random")),
        ("pyarrow", ("dataset", "kingisdead", "--out", "x.parquet")),
        ("uvicorn", ("serve", "--no-open")),
    ],
)
def test_packages_that_are_missing(refused, monkeypatch, package, arguments):
    for name in [name for name in sys.modules if name.split(".")[0] == package or name.startswith("regnum.arena.plot")]:
        monkeypatch.delitem(sys.modules, name)
    for module in ("regnum.envs.dataset", "regnum.envs.dataset_rows", "regnum.server.run"):
        monkeypatch.delitem(sys.modules, module, raising=False)
    monkeypatch.setitem(sys.modules, package, None)
    sentence = refused(*arguments)
    assert package in sentence and "Install it with: " in sentence


@pytest.mark.usefixtures("no_work")
def test_a_dataset_without_a_name(refused):
    assert "can't be written" in refused("dataset", "kingisdead", "--out", "")


@pytest.mark.parametrize(
    "arguments", [("simulate",), ("simulate", "tara", "--games", "many"), ("nonsense",), ("games", "--loud")]
)
def test_wrong_arguments(refused, arguments):
    assert "--help" in refused(*arguments)


def test_more_games_than_memory_has_room_for():
    """What is kept of a game doesn't grow with their number; the same figures as NumPy's come of it."""
    luck = np.random.default_rng(1)
    lengths, results = luck.integers(30, 90, 1001), luck.random((1001, 4))
    tally = Tally(3, np.zeros(4, np.int64), np.zeros(3), np.zeros(0, np.int64))
    for part in np.array_split(np.arange(1001), 7):
        tally.add(lengths[part], results[part], lengths[part] % 4, 0.1)
    assert tally.decisions == lengths.sum() and tally.wins == pytest.approx(results[:, :3].sum(axis=0))
    for share in (0, 0.25, 0.5, 0.75, 0.9, 1):
        assert tally.quantile(share) == pytest.approx(np.quantile(lengths, share))
    assert tally.endings.tolist() == np.bincount(lengths % 4).tolist()


@pytest.mark.parametrize(
    ("host", "shown"),
    [("::1", "[::1]"), ("fe80::2", "[fe80::2]"), ("::", "[::1]"), ("0.0.0.0", "127.0.0.1"), ("10.0.0.1", "10.0.0.1")],
)
def test_ipv6_addresses_stand_in_brackets(host, shown):
    assert address(host, 8000) == f"http://{shown}:8000/"
