"""`regnum play` at a terminal: Tab, history, pages, and a question before what can't be taken back."""

import json

import pytest

import regnum
from regnum.commands.completion import ORDERS, completions
from regnum.commands.rulebook import look_up, passages
from regnum.commands.session import QUIT
from regnum.core.errors import RegnumError
from regnum.core.text import LANGUAGES

PLAY = ("play", "kingisdead", "--seat", "0", "--bots", "random", "--seed", "4")


def test_tab_completes_and_history_is_kept_across_games(terminal, tmp_path):
    first = terminal(*PLAY, "--save", tmp_path / "a.json")
    first.until("> ")
    first.type("play garr\t")
    first.until("play garrison")
    first.enter()
    first.until("Seat 0:")
    first.until("> ")
    first.enter("undo")
    first.until("> ")
    first.enter("quit")
    assert first.end() == 0
    assert json.loads((tmp_path / "a.json").read_text())["moves"] == []
    assert (tmp_path / "state" / "regnum" / "history").read_text().split("\n")[:2] == ["play garrison", "undo"]
    second = terminal(*PLAY, "--save", tmp_path / "b.json")
    second.until("> ")
    second.type("\x1b[A" * 3)  # up: quit, undo, play garrison
    second.until("play garrison")
    second.enter()
    second.until("Seat 0:")
    second.enter("quit")
    assert second.end() == 0
    assert json.loads((tmp_path / "b.json").read_text())["moves"] == ["play garrison"]


def test_a_board_longer_than_the_screen_pages_itself(terminal, tmp_path):
    small = terminal(
        "play", "tajmahal", "--seat", "0", "--bots", "random", "--seed", "7", "--save", tmp_path / "a.json", lines=20
    )
    top = small.until("– line 19 of")
    assert "Visit 1" in top and "Your hand" not in top
    small.until("–")
    small.enter()
    small.until("– line 38 of")
    small.enter("q")  # enough of the board, not of the game
    small.until("Seat 0:")
    small.until("> ")
    small.enter("quit")
    assert small.end() == 0
    history = (tmp_path / "state" / "regnum" / "history").read_text()
    assert history == "quit\n", "an answer to a question is nothing said to the game"
    large = terminal("play", "tajmahal", "--resume", tmp_path / "a.json", lines=200)
    assert "– line" not in large.until("> ")
    large.enter("quit")


def test_a_short_move_that_can_not_be_taken_back_is_asked_about_once(command, tmp_path):
    """It would give the turn to a bot."""
    path = tmp_path / "a.json"
    asked = command(*PLAY, "--save", path, text="p\nmoves\nquit\n")
    assert '"p" means pass, which can\'t be taken back' in asked.stdout
    assert json.loads(path.read_text())["moves"] == [], "another order is no yes"
    for number, yes in enumerate(("p", "y", "yes")):
        path = tmp_path / f"{number}.json"
        made = command(*PLAY, "--save", path, text=f"p\n{yes}\nquit\n")
        assert json.loads(path.read_text())["moves"][0] == "pass", made.stdout
    path = tmp_path / "german.json"
    command(*PLAY, "--save", path, "--lang", "de", text="p\nja\nquit\n")
    assert json.loads(path.read_text())["moves"][0] == "pass"


@pytest.mark.parametrize("said", ["pass", "PASS", "1", "play gar"])
def test_a_whole_move_a_number_and_what_can_be_taken_back_are_made_at_once(command, tmp_path, said):
    path = tmp_path / "a.json"
    made = command(*PLAY, "--save", path, text=f"{said}\nquit\n")
    assert "taken back" not in made.stdout and len(json.loads(path.read_text())["moves"]) > 0


def test_hint_rules_why_and_save_inside_a_game(command, tmp_path):
    text = (
        "hint easy\nhint random\nrules KID-3.1\nrules 3.1\nrules\nrules zzyzx\nwhy summon deva scots\nsave c.json\nq\n"
    )
    told = command(*PLAY, "--save", tmp_path / "a.json", text=text).stdout
    assert "simulations in" in told and "thinks of nothing that it could tell" in told
    assert told.count("KID-3.1") == 3, "a rule by its id, by its number, and in a refusal"
    assert 'No rule has "zzyzx" in it' in told
    assert (tmp_path / "c.json").exists()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_rules_are_found_by_id_chapter_and_words(game, lang):
    known = [passage for passage in passages(game.id, lang) if passage.rule]
    one = known[len(known) // 2]
    assert look_up(game.id, lang, one.rule.lower()) == [one]
    chapter = look_up(game.id, lang, one.rule.partition(".")[0])
    assert one in chapter and {passage.chapter for passage in chapter} == {one.chapter}
    words = " ".join(one.text.split()[2:4])
    assert one in look_up(game.id, lang, words)
    with pytest.raises(RegnumError):
        look_up(game.id, lang, "zzyzx")


def test_completions_follow_the_legal_moves(game):
    match = regnum.match(game.id, seed=3)
    notations = {match.game.space[action].notation.split()[0] for action in match.legal}
    assert set(completions(match, "en", [], "")) == notations | set(ORDERS)
    for action in match.legal[:20]:
        words = match.game.space[action].notation.split()
        for place, word in enumerate(words):
            assert word in completions(match, "en", words[:place], word[:2])
        assert completions(match, "en", words, "") == [] or len(words) < 4
    rule = passages(game.id, "en")
    assert set(completions(match, "en", ["rules"], "")) == {passage.rule for passage in rule if passage.rule}
    assert completions(match, "en", ["hint"], "ha") == ["hard"]
    assert completions(match, "en", ["why"], "") == sorted({verb.name for verb in match.game.space.verbs})


def test_no_move_is_taken_for_an_order(game):
    assert not {verb.name for verb in game.space.verbs} & {*ORDERS, *QUIT, "?"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_tara_names_six_cards_as_its_moves_do(lang):
    match = regnum.match("tara", seed=3)
    while match.game.phases[match.state.phase].name != "choose":
        match.play(match.legal[0])
    texts, shown = match.game.texts(lang), match.describe(match.actor, lang)
    for slot, card in zip(match.game.kinds["slot"], match.view(match.actor)["kept"], strict=True):
        assert any(texts.name("slot", slot) in line and f" {card}:" in line for line in shown.splitlines()), shown
