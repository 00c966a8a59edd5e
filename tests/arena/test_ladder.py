"""The ladder: what is next depends on costs alone, and its page is written from its files."""

import sys
import time
from argparse import Namespace
from collections import Counter
from pathlib import Path

import pytest

import regnum
from regnum.arena.results import Results, header_of, read
from regnum.arena.schedule import Lineup, Schedule
from tests.arena.synthetic import invented

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT / "benchmarks"))

import ladder  # noqa: E402
from render_strength import render  # noqa: E402

PAIRS = (("greedy", "random"), ("hard", "greedy"))
LINEUPS = (*(Lineup(2, pair) for pair in PAIRS), *(Lineup(3, (one, other, other)) for one, other in PAIRS))


def file_of_a_ladder(path, game="tara", rounds=20):
    schedule = Schedule(game, 1, LINEUPS)
    header = header_of(
        regnum.game(game), [2, 3], {}, ["hard", "greedy", "random"], "ladder greedy-random,hard-greedy", 1
    )
    with Results({**header, "command": "the command"}, path) as results:
        for line in invented(schedule, rounds, {"random": 0, "greedy": 700, "hard": 760}):
            results.add(line)
    return schedule, results


def test_cheap_steps_get_more_games_and_none_is_left_out():
    schedule = Schedule("tara", 1, LINEUPS)
    results = Results(header_of(regnum.game("tara"), [2, 3], {}, ["hard", "greedy", "random"], "ladder", 1))
    steps, of = ladder.steps_of(schedule, results), {}
    begun: Counter = Counter()
    for number, task in enumerate(ladder.tasks(steps, 1000, time.time() + 3600, 1.0, of)):
        begun[of[task].place] += 1
        cost = 16.0 if "hard" in task.fixture.bots else 1.0
        of[task].note({"seconds": {"all": cost}})
        if number == 600:
            break
    assert begun[0] == pytest.approx(2 * begun[1], rel=0.1) and begun[2] == pytest.approx(2 * begun[3], rel=0.1)
    assert begun[0] == pytest.approx(begun[2], rel=0.1)


def test_no_game_is_begun_that_would_not_end_in_time():
    schedule = Schedule("tara", 1, LINEUPS)
    steps = ladder.steps_of(schedule, Results({"options": {}}))
    for step in steps:
        step.note({"seconds": {"all": 1000.0 if step.place else 1.0}})
    of: dict = {}
    games = list(ladder.tasks(steps, 5, time.time() + 100, 1.0, of))
    assert len(games) == 10 and {of[task].place for task in games} == {0}


def test_a_ladder_is_played_and_gone_on_with(tmp_path):
    arguments = Namespace(
        minutes=None, steps="random-random", games="kingisdead,tirnanog", players="2", jobs=1, seed=1, pace=1.0,
        out=tmp_path, deals=2,
    )  # fmt: skip
    ladder.play(arguments)
    first = (tmp_path / "tirnanog.jsonl").read_bytes()
    arguments.deals = 3
    ladder.play(arguments)
    assert (tmp_path / "tirnanog.jsonl").read_bytes().startswith(first)
    assert [len(read(tmp_path / f"{game}.jsonl")[1]) for game in ("kingisdead", "tirnanog")] == [6, 6]


def test_the_page_is_written_from_the_files(tmp_path):
    file_of_a_ladder(tmp_path / "ladder" / "tara.jsonl")
    page = tmp_path / "lab" / "strength.md"
    page.parent.mkdir()
    page.write_text("Before\n<!-- figures -->\nold\n<!-- end of figures -->\nAfter\n")
    render([tmp_path / "ladder"], tmp_path)
    text = page.read_text()
    assert text.startswith("Before") and text.endswith("After\n") and "old" not in text
    assert "- `the command`: 200 games" in text
    assert "| 2 | greedy against random | 1 | 40 |" in text and "| 3 | hard against greedy | 1 | 60 |" in text
    goals = {line.split("|")[2].strip(): line for line in text.splitlines() if line.startswith("| 2 |")}
    assert "≥ 75% | **not yet** |" in goals["hard against greedy"]
    assert (tmp_path / "pictures" / "strength-tara.png").exists()


def test_the_page_of_the_project_can_be_written():
    text = (ROOT / "docs" / "lab" / "strength.md").read_text("utf-8")
    assert text.count("<!-- figures -->") == text.count("<!-- end of figures -->") == 1
