"""Networks say what they were learnt for: one learnt for something else is not used, and a sentence says so."""

import warnings
from copy import copy
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

import regnum
from regnum.bots import Observation, Search
from regnum.bots.learnt import Learnt, check_again, difference, file_of, fingerprint, load, network_of, save
from regnum.bots.network import NOTHING_LEARNT, input_count
from regnum.core.features import Features
from regnum.core.game import Game
from regnum.core.text import LANGUAGES, Texts

SHIPPED = [
    (name, players)
    for name in regnum.games()
    for players in regnum.game(name).players
    if file_of(regnum.game(name), players).is_file()
]
TIRNANOG = regnum.game("tirnanog")


def with_part(game: Game, **parts: object) -> Game:
    """The same game with other components, features or evaluation."""
    twin = replace(game)
    twin.__dict__.update(parts)
    return twin


def renamed(features: Features) -> Features:
    """As many inputs, but the first block means something else."""
    layout = copy(features.layout)
    (_, length, meaning), *others = layout.blocks
    layout.blocks = (("something else", length, meaning), *others)
    return Features(layout, features.rule)


@pytest.mark.parametrize(("name", "players"), SHIPPED)
def test_shipped_networks_fit_and_are_used(name, players):
    game = regnum.game(name)
    learnt = load(file_of(game, players))
    assert difference(learnt, game, players) is None
    assert learnt.learnt_for["version"] == game.version or learnt.checked[str(game.version)], "checked knowingly"
    assert sum(length for _, length in learnt.learnt_for["inputs"]) == input_count(game)
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        assert len(network_of.__wrapped__(game, players).first) == input_count(game) + 2


@pytest.mark.parametrize(
    ("other", "sentence"),
    [
        (with_part(TIRNANOG, components="another box"), "with other components"),
        (with_part(TIRNANOG, features=renamed(TIRNANOG.features)), "looks at other inputs"),
        (replace(TIRNANOG, version=99), "by version 1 of the rules, and these are version 99"),
    ],
    ids=["components", "inputs", "version"],
)
def test_what_was_learnt_for_something_else_is_refused_in_one_sentence(other, sentence):
    """Its numbers would be taken for others; the evaluation goes on alone, and the warning comes once."""
    with pytest.warns(RuntimeWarning, match=sentence) as heard:
        assert network_of(other, 2) is NOTHING_LEARNT
        assert network_of(other, 2) is NOTHING_LEARNT
    assert len(heard) == 1


def test_bots_play_on_by_the_evaluation(monkeypatch):
    monkeypatch.setitem(TIRNANOG.__dict__, "components", "another box")
    network_of.cache_clear()
    observation = Observation.of(regnum.match("tirnanog", 2, seed=3), 1)
    try:
        with pytest.warns(RuntimeWarning, match="bots go by the evaluation alone"):
            thought = Search(60, 20).think(observation, 2)
        alone = Search(60, 20, network=NOTHING_LEARNT).think(observation, 2)
        assert thought.opinions == alone.opinions
    finally:
        network_of.cache_clear()


@pytest.mark.parametrize("content", [b"", b"no zip", "numbers alone", "other table"])
def test_a_file_that_does_not_say_so_is_refused(tmp_path, content):
    file, numbers = tmp_path / "2.npz", load(file_of(TIRNANOG, 2)).numbers
    if isinstance(content, bytes):
        file.write_bytes(content)
    elif content == "numbers alone":
        np.savez(file, numbers=numbers)
    else:
        save(file, Learnt(numbers, fingerprint(TIRNANOG, 3), {}))
    assert difference(load(file), TIRNANOG, 2) == ("players" if content == "other table" else "unnamed")


def test_a_network_is_checked_again_knowingly(tmp_path):
    """For a new version of the rules; nothing makes it fit other inputs or components."""
    file, later = tmp_path / "2.npz", replace(TIRNANOG, version=99)
    file.write_bytes(Path(str(file_of(TIRNANOG, 2))).read_bytes())
    before = load(file)
    assert difference(before, later, 2) == "version"
    check_again(later, 2, "won 90 % of 100 games", file)
    after = load(file)
    assert difference(after, later, 2) is None and difference(after, TIRNANOG, 2) is None
    assert after.checked["99"] == "won 90 % of 100 games" and (after.numbers == before.numbers).all()
    for other in (with_part(later, components="another box"), with_part(later, features=renamed(later.features))):
        with pytest.raises(SystemExit, match="learn it anew"):
            check_again(other, 2, "never mind", file)


def test_every_reason_has_its_words():
    for lang in LANGUAGES:
        facts = {"game": "tara", "players": 2, "version": 1, "ours": 2}
        reasons = ("game", "players", "components", "inputs", "version", "unnamed")
        assert len({Texts(lang)("network-refused", reason=reason, **facts) for reason in reasons}) == len(reasons)
