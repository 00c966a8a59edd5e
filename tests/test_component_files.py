"""For owners of the box: our components drawn, written out, checked, and replaced by the true ones."""

import copy
import json
import os
import re
import subprocess
import sys
import xml.etree.ElementTree as ET
from itertools import product
from pathlib import Path

import pytest
from typer.testing import CliRunner

import regnum
from regnum.cli import app
from regnum.core import sheet as sheets
from regnum.core.components import faults, load_components, shipped_file
from regnum.core.errors import ComponentsError
from regnum.core.text import LANGUAGES
from tests.shipped import SHIPPED

GAMES = regnum.games()
every_game = pytest.mark.parametrize("name", GAMES)
every_sheet = pytest.mark.parametrize("name", SHIPPED)  # a game need not have one
every_language = pytest.mark.parametrize("lang", LANGUAGES)
every_form = pytest.mark.parametrize("form", ["svg", "html"])


def run(*arguments, env=None):
    """The command in this process; what isn't a sentence is an error of the test."""
    try:
        return CliRunner().invoke(app, ["components", *map(str, arguments)], env=env, catch_exceptions=False)
    except regnum.RegnumError as error:  # cli.main makes it a sentence
        return str(error)


def drawn(name, lang, form):
    game = regnum.game(name)
    texts = game.texts(lang)
    return getattr(sheets, form)(sheets.sheet_of(game, texts), "Title & more", "subtitle", texts)


def plain(element):
    """All words on a drawing, but for styles."""
    for style in [child for child in element.iter() if child.tag.endswith("style")]:
        style.text = ""
    return re.sub(r"\s+", " ", " ".join(element.itertext()))


@every_sheet
@every_language
@every_form
def test_a_sheet_has_every_card_and_place_by_name(name, lang, form):
    root = ET.fromstring(drawn(name, lang, form))
    text, game = plain(root), regnum.game(name)
    texts = game.texts(lang)
    kinds = {"tara": ("region",), "tajmahal": ("card", "city", "province", "bonus"), "tirnanog": ("creature",),
             "kingisdead": ("region", "card", "faction")}[name]  # fmt: skip
    for kind in kinds:
        assert game.kinds[kind]
        for ident in game.kinds[kind]:
            assert texts.name(kind, ident) in text
    if name == "tara":
        assert all(f"{number}: " in text for number in range(1, 37))
    if name == "tirnanog":
        for card in load_components(name)["territories"]:
            cost = ", ".join("?" if symbol == "?" else texts.name("creature", symbol) for symbol in card["cost"])
            assert f"{card['value']}: {cost}" in text


@every_sheet
@every_form
def test_a_sheet_uses_only_what_it_defines_and_defines_it_once(name, form):
    root = ET.fromstring(drawn(name, "en", form))
    defined = [element.get("id") for element in root.iter() if element.get("id")]
    assert len(defined) == len(set(defined))
    used = {element.get("href") for element in root.iter() if element.get("href")}
    assert used and {href.removeprefix("#") for href in used} <= set(defined)
    assert not {href for href in used if not href.startswith("#")}, "a sheet needs nothing from elsewhere"


def test_a_game_need_not_have_a_sheet():
    game = regnum.game("holdfast")
    with pytest.raises(ComponentsError, match="There is no sheet of the components of Holdfast"):
        sheets.sheet_of(game, game.texts("en"))


@every_game
def test_files_are_written_and_checked(name, tmp_path):
    folder = tmp_path / "mine"
    assert run(name, "--export", folder, "--lang", "en").exit_code == 0
    file = folder / f"{name}.json"
    assert file.read_bytes() == shipped_file(name).read_bytes()
    fine = run(name, "--check", folder, "--lang", "en")
    assert fine.exit_code == 0 and "is fine" in fine.stdout
    file.write_text("edited")
    again = run(name, "--export", folder, "--lang", "en")
    assert again.exit_code == 2 and file.read_text() == "edited"
    assert os.listdir(folder) == [file.name]


BREAKS = {
    "holdfast": {
        "ranks: the rulebook has 5, the file 4": lambda data: data["ranks"].pop(),
        "copies: the rulebook has 3, the file 2": lambda data: data.update(copies=2),
    },
    "kingisdead": {
        "edges: there is no \"atlantis\"": lambda data: data["edges"].append(["caledonia", "atlantis"]),
        "factions: two factions have the same home": lambda data: data["factions"]["scots"].update(home="londinium"),
        "components.crown_tokens: the rulebook has 4, the file 5": lambda data: data["components"].update(
            crown_tokens=5
        ),
        "setup: this entry is missing": lambda data: data.pop("setup"),
    },
    "tara": {
        "card 4: the cost 9 is not one of 0 to 4": lambda data: data["cards"][3].update(cost=9),
        "card 8: the pattern fits nowhere": lambda data: data["cards"][7].update(faded=[[0, 9]]),
        "cards[12]: the tie number None is not": lambda data: data["cards"][12].pop("tie"),
        "costs.ransom: the rulebook has 1 cumal for one": lambda data: data["costs"].update(ransom=3),
        "cards[20]: this is not of the form": lambda data: data["cards"].__setitem__(20, "a card"),
    },
    "tajmahal": {
        "deck[3]: there is no \"blue\"": lambda data: data["deck"][3].update(colour="blue"),
        "roads[1]: ['kabul', 'kabul'] is no pair": lambda data: data["roads"].__setitem__(1, ["kabul", "kabul"]),
        "setup.hand: the rulebook has 6, the file 5": lambda data: data["setup"].update(hand=5),
        "bonus_tiles.card: at least 0 are needed, the file has -1": lambda data: data["bonus_tiles"].update(
            card=-1, plus2=8
        ),
        "cities.delhi: x is no number": lambda data: next(
            city for city in data["cities"] if city["id"] == "delhi"
        ).update(x=float("nan")),
    },
    "tirnanog": {
        "territories[0].value: the rulebook has 2, the file 3": lambda data: data["territories"][0].update(value=3),
        "territories[5].cost: there is no \"satyr\"": lambda data: data["territories"][5].update(cost=["satyr"]),
        "territories[12].value: 2.0 is not one of 1 to 4": lambda data: data["territories"][12].update(value=2.0),
        "species: the rulebook has 58, the file 59": lambda data: data["species"].update(elf=13),
        "vp.river: the rulebook has 3, the file 2": lambda data: data["vp"].update(river=2),
    },
}  # fmt: skip


def broken(name, folder, *changes):
    data = copy.deepcopy(load_components(name))
    for change in changes:
        change(data)
    file = folder / f"{name}.json"
    file.write_text(json.dumps(data))
    return file


@pytest.mark.parametrize(("name", "sentence"), [(name, sentence) for name in BREAKS for sentence in BREAKS[name]])
def test_a_fault_has_its_sentence(name, sentence, tmp_path):
    broken(name, tmp_path, BREAKS[name][sentence])
    result = run(name, "--check", tmp_path, "--lang", "en")
    assert result.exit_code == 2
    assert f"break the rules at {sentence}" in result.stderr
    assert "is fine" not in result.stdout


@every_game
def test_all_faults_are_told_each_in_a_line_of_the_readers_language(name, tmp_path):
    file = broken(name, tmp_path, *BREAKS[name].values())
    for lang in LANGUAGES:
        result = run(name, "--check", tmp_path, "--lang", lang)
        assert result.exit_code == 2
        lines = result.stderr.splitlines()
        assert lines == [fault.text(lang) for fault in faults(name, file)]
        assert len(lines) >= len(BREAKS[name])
    for sentence in BREAKS[name]:
        assert any(sentence in fault.text() for fault in faults(name, file))


JUNK = (None, "x", [], {"a": [1]})


@every_game
def test_no_file_is_so_wrong_that_it_isnt_told_in_sentences(name, tmp_path):
    """Any entry, and any entry of an entry, replaced by what can't be there."""
    ours, told = load_components(name), 0
    ways = [(key,) for key in ours]
    for key, value in ours.items():
        if isinstance(value, dict):
            ways += [(key, inner) for inner in value]
        elif isinstance(value, list):
            ways.append((key, 0))
    for way, junk in product(ways, JUNK):

        def spoil(data, way=way, junk=junk):
            for key in way[:-1]:
                data = data[key]
            data[way[-1]] = junk

        found = faults(name, broken(name, tmp_path, spoil))
        assert all(re.fullmatch(r"The components in .*\.", fault.text()) for fault in found)
        told += bool(found)
    assert told > len(JUNK)
    for whole in ("[]", "{", "7", '"x"', "", "[" * 100_000):
        (tmp_path / f"{name}.json").write_text(whole)
        assert len(faults(name, tmp_path / f"{name}.json")) == 1


def test_what_cannot_be_done_is_a_sentence(tmp_path):
    file = tmp_path / "sheet.pdf"
    assert "neither in .svg nor in .html" in run("tara", "--sheet", file, "--lang", "en").stderr
    assert "is no folder" in run("tara", "--check", tmp_path / "nowhere", "--lang", "en").stderr
    assert "to check; --export writes one" in run("tara", "--check", tmp_path, "--lang", "en").stderr
    (tmp_path / "file").write_text("")
    assert "can't be written" in run("tara", "--sheet", tmp_path / "file" / "a.svg", "--lang", "en")
    assert "can't be written" in run("tara", "--export", tmp_path / "file", "--lang", "en")
    assert "Choose one of" in run("tara", "--export", tmp_path, "--check", tmp_path, "--lang", "en").stderr
    assert "There is no game" in run("chess", "--check", tmp_path)
    assert os.listdir(tmp_path) == ["file"]


@every_form
def test_the_command_draws(form, tmp_path):
    file = tmp_path / f"sheet.{form}"
    result = run("kingisdead", "--sheet", file, "--lang", "de")
    assert result.exit_code == 0 and str(file) in result.stdout
    assert "Was in der Schachtel liegt".lower() in plain(ET.fromstring(file.read_text("utf-8"))).lower()
    assert os.listdir(tmp_path) == [file.name]


PLAY = """
import json, regnum
from regnum.core import sheet
match = regnum.match("kingisdead", players=2, seed=3)
while not match.over:
    match.play(match.legal[-1])
regnum.replay(match.record())
drawn = sheet.sheet_of(match.game, match.game.texts("en"))
labels = {item.label for section in drawn.sections for item in section.items}
print(json.dumps([match.record()["components"], match.ply, sorted(labels)]))
"""


def test_an_edited_file_is_played_with(tmp_path):
    """The whole way: write out, edit, check, play."""
    assert run("kingisdead", "--export", tmp_path, "--lang", "en").exit_code == 0
    file = tmp_path / "kingisdead.json"
    data = json.loads(file.read_text("utf-8"))
    data["edges"].append(["caledonia", "deva"])
    file.write_text(json.dumps(data), "utf-8")
    assert run("kingisdead", "--check", tmp_path, "--lang", "en").exit_code == 0
    environment = {**os.environ, "REGNUM_COMPONENTS": str(tmp_path), "NUMBA_DISABLE_JIT": "1"}
    result = subprocess.run([sys.executable, "-c", PLAY], env=environment, capture_output=True, text=True, check=True)
    components, ply, labels = json.loads(result.stdout)
    assert components != regnum.game("kingisdead").components
    assert ply > 20 and labels == ["own"]


def test_the_way_is_shown_in_the_docs():
    """docs/provenance.md names the commands as they are."""
    text = (Path(__file__).parents[1] / "docs" / "provenance.md").read_text("utf-8")
    for command in re.findall(r"regnum components (\w+) (--\w+)", text):
        assert command[0] in GAMES
    assert {option for _, option in re.findall(r"regnum components (\w+) (--\w+)", text)} == {
        "--sheet", "--export", "--check",
    }  # fmt: skip
