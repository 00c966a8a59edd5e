"""Ratings: right on bots of known strength, whatever the order of games, and honest about what isn't known."""

import pytest

from regnum.arena.ratings import rate
from regnum.arena.schedule import tournament
from regnum.arena.summary import summarise, wilson
from tests.arena.synthetic import invented, line_of

ELO = {"random": 0.0, "easy": 150.0, "hard": 400.0, "expert": 500.0}
BOTS = list(ELO)
HEADER = {
    "game": "tara", "bots": BOTS, "options": {}, "schedule": "mixed", "seed": 1, "pace": 1.0, "components": "",
    "code": "", "versions": {},
}  # fmt: skip


@pytest.mark.parametrize(("name", "players"), [("tara", 2), ("tara", 3), ("tara", 4), ("kingisdead", 4)])
@pytest.mark.parametrize("kind", ["mixed", "one-against-others"])
def test_known_strengths_are_found_again(name, players, kind):
    lines = invented(tournament(name, players, BOTS[::-1], kind, 1), 600 // players, ELO, seed=players)
    ratings = rate(name, lines, BOTS, resamples=100)
    assert ratings.ranking() == ["expert", "hard", "easy", "random"]
    mean = sum(ELO.values()) / len(ELO)
    for bot, elo in ELO.items():
        rating = ratings.rating(bot)
        assert rating.value - 1500 == pytest.approx(elo - mean, abs=90)
        assert rating.low < rating.value < rating.high
    assert ratings.step("hard", "easy").low > 100


def test_the_order_of_games_makes_no_difference():
    lines = invented(tournament("tara", 2, BOTS, "mixed", 1), 10, ELO)
    assert rate("tara", lines, BOTS, 1).values == pytest.approx(rate("tara", lines[::-1], BOTS, 1).values, abs=1e-3)


def test_intervals_hold_the_truth_about_as_often_as_they_say():
    """Many small tournaments of two equal bots: 0 is inside nearly always, and outside now and then."""
    plan = tournament("tara", 2, ["easy", "hard"], "mixed", 1)
    inside = 0
    for seed in range(40):
        lines = invented(plan, 20, {"easy": 0, "hard": 0}, seed)
        step = rate("tara", lines, ["easy", "hard"], resamples=60).step("hard", "easy")
        inside += step.low <= 0 <= step.high
    assert 34 <= inside < 40


def test_who_never_lost_is_rated_finitely_with_a_wide_interval():
    plan = tournament("tara", 2, ["easy", "hard"], "mixed", 1)
    few = rate("tara", invented(plan, 10, {"easy": 0, "hard": 9000}), ["easy", "hard"]).step("hard", "easy")
    many = rate("tara", invented(plan, 100, {"easy": 0, "hard": 9000}), ["easy", "hard"]).step("hard", "easy")
    assert 300 < few.value < 1500 and few.high - few.low > 300
    assert many.low > few.low > 100


def test_partners_count_once():
    """A team that wins half of its games is worth as much as the other, whatever its seats' shares are."""
    lines = [
        line_of(n, n // 2, ("hard", "easy", "hard", "easy"), [0.5, 0, 0.5, 0] if n % 2 else [0, 0.5, 0, 0.5])
        for n in range(40)
    ]
    header = {**HEADER, "game": "kingisdead", "bots": ["easy", "hard"]}
    summary = summarise(header, lines, 4)
    assert [row["win_share"]["value"] for row in summary["bots"]] == [0.5, 0.5]
    assert summary["bots"][0]["rating"]["value"] == pytest.approx(1500, abs=1)
    assert {row["fair"] for row in summary["one_against_others"]} == {0.5}


def test_a_summary_tells_pairs_seats_lengths_and_time():
    lines = invented(tournament("tara", 2, BOTS, "mixed", 1), 20, ELO)
    summary = summarise(HEADER, lines, 2)
    assert [row["bot"] for row in summary["bots"]] == ["expert", "hard", "easy", "random"]
    assert sum(seat["value"] for seat in summary["seats"]) == pytest.approx(1)
    assert summary["plies"]["least"] >= 50 and summary["plies"]["most"] <= 59
    assert summary["bots"][0]["seconds_per_decision"] == pytest.approx(0.1)
    scores = {(row["bot"], row["against"]): row["score"] for row in summary["pairs"]}
    for (bot, against), score in scores.items():
        assert score["low"] <= score["value"] <= score["high"]
        assert score["value"] + scores[against, bot]["value"] == pytest.approx(1)
    won = [line["shares"][line["bots"].index("hard")] for line in lines if {"hard", "easy"} == set(line["bots"])]
    assert scores["hard", "easy"]["value"] == pytest.approx(sum(won) / len(won))


def test_one_against_others_is_told_with_what_would_be_fair():
    plan = tournament("tara", 4, ["hard", "random"], "one-against-others", 1)
    (row,) = summarise({**HEADER, "bots": ["hard", "random"]}, invented(plan, 50, ELO), 4)["one_against_others"]
    assert (row["one"], row["others"], row["games"], row["fair"]) == ("hard", "random", 200, 0.25)
    assert row["share"]["low"] < 10 / 13 < row["share"]["high"]  # odds of 10 against three times 1


def test_wilson_intervals_are_those_of_the_books():
    interval = wilson(0.8, 10)
    assert (interval.low, interval.high) == (pytest.approx(0.490, abs=1e-3), pytest.approx(0.943, abs=1e-3))
    assert wilson(1.0, 10).high == 1.0 and wilson(1.0, 10).low == pytest.approx(0.722, abs=1e-3)
