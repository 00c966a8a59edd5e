"""How the command is started: its help, its module, the shell's completion, and any encoding."""

import io
import json
import re
import sys

import pytest

import regnum
from regnum.core.text import LANGUAGES
from tests.every_game.test_words import messages


@pytest.mark.parametrize("arguments", [("-h",), ("--help",)])
def test_short_help(command, arguments):
    assert "simulate" in command(*arguments).stdout
    assert "--players" in command("simulate", *arguments).stdout


def test_python_m_regnum(process):
    assert process("--version").stdout.decode().strip() == regnum.__version__


@pytest.mark.parametrize(
    ("line", "offered"), [("regnum pla", "play"), ("regnum play taj", "tajmahal"), ("regnum simulate --ga", "--games")]
)
def test_the_shell_completes(process, line, offered):
    words = len(line.split()) - 1
    done = process(_REGNUM_COMPLETE="complete_bash", COMP_WORDS=line, COMP_CWORD=str(words))
    assert offered in done.stdout.decode().split()


def test_completion_can_be_installed(command):
    assert "--install-completion" in command("--help").stdout


@pytest.fixture
def narrow(command, monkeypatch):
    """Standard output with an encoding of few characters, as in pipes on Windows."""

    def run(encoding: str, *arguments: object, text: str = "") -> str:
        stream = io.TextIOWrapper(io.BytesIO(), encoding)
        monkeypatch.setattr(sys, "stdout", stream)
        done = command(*arguments, text=text)
        assert done.returncode == 0, done.stderr
        stream.flush()
        return stream.buffer.getvalue().decode(encoding)

    return run


@pytest.mark.parametrize("encoding", ["ascii", "cp1252"])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_encoding_is_too_small(narrow, game, tmp_path, encoding, lang):
    path = tmp_path / "a.json"
    play = ("play", game.id, "--seat", "0", "--bots", "random", "--seed", "1", "--save", path)
    assert str(path) in narrow(encoding, *play, "--lang", lang, text="1\nrules 3\nhelp\nlog\nquit\n")
    assert narrow(encoding, "replay", path, "--lang", lang)
    assert narrow(encoding, "simulate", game.id, "--games", "3", "--lang", lang)
    shown = json.loads(narrow(encoding, "games", "--json", "--lang", lang))
    assert shown[0]["title"] == regnum.game(shown[0]["game"]).texts(lang)("game-title")


def test_the_processs_own_encoding(process):
    for encoding in ("ascii", "cp1252"):
        done = process("games", "--lang", "de", PYTHONIOENCODING=encoding, PYTHONUTF8="0")
        assert done.returncode == 0 and b"Traceback" not in done.stderr
        assert re.search(r"kingisdead .* 2.4 ", done.stdout.decode(encoding))


def test_similar_signs_where_there_are_none(narrow):
    assert re.search(r"kingisdead .* 2-4 ", narrow("ascii", "games"))


@pytest.mark.parametrize("part", ["cli", "arena", "server"])
def test_all_languages_have_the_same_words(part):
    english = messages("en", part)
    for language in LANGUAGES[1:]:
        assert messages(language, part) == english
