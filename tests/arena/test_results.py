"""The file of a tournament: the same arguments go on with it, and nothing that was finished is lost."""

import json
from multiprocessing import active_children

import pytest

import regnum
from regnum.arena.errors import ArenaError
from regnum.arena.play import Task, thinking_time
from regnum.arena.results import Results, header_of, read
from regnum.arena.run import play_all
from regnum.arena.schedule import tournament
from regnum.bots import LEVELS

GAME = regnum.game("kingisdead")


def header(players=2, bots=("random",), seed=5, **options):
    return header_of(GAME, [players], options, bots, "mixed", seed)


def play(path, rounds, players=2, seed=5, jobs=1):
    """Play what is missing; what was played now."""
    schedule = tournament(GAME.id, players, ["random"], "mixed", seed)
    with Results(header(players, seed=seed), path) as results:
        options = tuple(results.header["options"].items())
        missing = [fixture for fixture in schedule.fixtures(rounds) if fixture.number not in results.games]
        for _, line in play_all([Task(GAME.id, options, seed, 1, fixture) for fixture in missing], jobs):
            results.add(line)
        return [fixture.number for fixture in missing], results.games


def timeless(games):
    return {number: {**line, "seconds": None} for number, line in games.items()}


def test_the_same_seed_gives_the_same_games_in_one_process_and_in_several():
    _, alone = play(None, 3, players=4)
    _, together = play(None, 3, players=4, jobs=2)
    _, other = play(None, 3, players=4, seed=6)
    assert timeless(alone) == timeless(together)
    assert timeless(alone) != timeless(other)


def test_a_line_tells_all_of_a_game():
    _, games = play(None, 1, players=3)
    line = games[1]
    assert line["bots"] == ["random"] * 3 and sum(line["shares"]) == pytest.approx(1)
    assert line["ending"] in GAME.endings and line["plies"] == line["decisions"]["random"] > 0
    assert line["seconds"]["random"] > 0 and line["seed"] == games[0]["seed"]


def test_a_tournament_goes_on_behind_what_is_finished(tmp_path):
    file = tmp_path / "t.jsonl"
    first, _ = play(file, 2)
    content = file.read_bytes()
    more, games = play(file, 4)
    assert (first, more) == ([0, 1, 2, 3], [4, 5, 6, 7])
    assert file.read_bytes().startswith(content)
    assert timeless(games) == timeless(play(None, 4)[1])


@pytest.mark.parametrize("lost", [1, 30])
def test_a_line_cut_off_is_played_again(tmp_path, lost):
    file = tmp_path / "t.jsonl"
    play(file, 2)
    content = file.read_bytes()
    file.write_bytes(content[:-lost])
    again, games = play(file, 2)
    assert again == [3] and sorted(games) == [0, 1, 2, 3]
    assert all(json.loads(line) for line in file.read_text().splitlines())
    assert sorted(read(file)[1]) == [0, 1, 2, 3]


def test_a_header_cut_off_is_written_again(tmp_path):
    file = tmp_path / "t.jsonl"
    play(file, 1)
    file.write_bytes(file.read_bytes()[:100])
    assert play(file, 1)[0] == [0, 1]
    assert read(file)[0] == header()


@pytest.mark.parametrize(
    ("other", "sentence"),
    [
        ({"seed": 6}, "there seed is 5, here 6"),
        ({"players": 3}, "there players is 2, here 3"),
        ({"bots": ["random", "easy"]}, "there bots is random, here random,easy"),
        ({"mordred": "on"}, "there options is mordred=off"),
    ],
)
def test_another_tournament_in_the_same_file_is_refused(tmp_path, other, sentence):
    file = tmp_path / "t.jsonl"
    Results(header(), file).close()
    content = file.read_bytes()
    with pytest.raises(ArenaError, match=sentence):
        Results(header(**other), file)
    assert file.read_bytes() == content


def test_games_of_other_bots_or_rules_are_not_mixed(tmp_path):
    file = tmp_path / "t.jsonl"
    Results({**header(), "code": "older"}, file).close()
    with pytest.raises(ArenaError, match="other bots or rules"):
        Results(header(), file)


@pytest.mark.parametrize("content", ["hello\n", "[1]\n", '{"a": 1}\n', "hello"])
def test_a_file_of_something_else_stays_as_it_is(tmp_path, content):
    file = tmp_path / "diary.txt"
    file.write_text(content)
    with pytest.raises(ArenaError, match=r"no file of a tournament|damaged in line 1"):
        Results(header(), file)
    assert file.read_text() == content


def test_damage_in_the_middle_is_named(tmp_path):
    file = tmp_path / "t.jsonl"
    play(file, 1)
    lines = file.read_text().splitlines()
    file.write_text("\n".join([lines[0], lines[1][:40], lines[2]]) + "\n")
    with pytest.raises(ArenaError, match="damaged in line 2"):
        Results(header(), file)


def test_two_tournaments_at_once_in_one_file_are_refused(tmp_path):
    with Results(header(), tmp_path / "t.jsonl"), pytest.raises(ArenaError, match="being written by another"):
        Results(header(), tmp_path / "t.jsonl")


def test_the_pace_is_for_those_that_look_ahead():
    assert thinking_time("expert", 0.1) == pytest.approx(0.1 * LEVELS["expert"])
    assert thinking_time("search:2", 0.5) == pytest.approx(1.0)
    assert [thinking_time(name, 0.1) for name in ("random", "greedy")] == [None, None]
    assert thinking_time("expert", 1) is None


def test_a_process_that_dies_is_told_in_a_sentence():
    """As when the system runs out of memory."""
    fixtures = tournament(GAME.id, 2, ["random"], "mixed", 5).fixtures(2000)
    games = play_all((Task(GAME.id, (), 5, 1, fixture) for fixture in fixtures), 2)
    next(games)
    for worker in active_children():
        worker.kill()
    with pytest.raises(ArenaError, match="was killed"):
        list(games)
