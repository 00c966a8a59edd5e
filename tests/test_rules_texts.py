"""The rules of a game say the same in all languages, chapter by chapter, in the words that are on the screen."""

import re
import unicodedata
from collections import Counter

import pytest
from fluent.syntax import FluentParser, ast

import regnum
from regnum.core.homes import homes
from regnum.core.text import LANGUAGES, Texts
from regnum.server import rules as server_rules
from tests.shipped import SHIPPED

KINDS = {"region", "faction", "follower", "holder", "card", "rank", "creature", "territory", "symbol", "good",
         "province", "city", "bonus"}  # fmt: skip
PROVENANCE = {
    "en": ("From the rulebook", r"\*\*(inferred|reconstructed)\*\*"),
    "it": ("Vengono dal regolamento", r"\*\*(dedotti|ricostruiti)\*\*"),
    "de": ("Aus der Spielregel stammen", r"\*\*(erschlossen|rekonstruiert)\*\*"),
}
RULINGS = {"en": "Rulings", "it": "Interpretazioni", "de": "Auslegungen"}
ENGLISH = re.compile(r"\b(the|and|with|which|from|when|players?|cards?|pieces?|followers?|turns?)\b")

every_game = pytest.mark.parametrize("name", regnum.games())
with_rulebook = pytest.mark.parametrize("name", SHIPPED)  # others may be their authors' own, with nothing to interpret
every_language = pytest.mark.parametrize("language", LANGUAGES)
other_languages = pytest.mark.parametrize("language", LANGUAGES[1:])


def page(language: str, name: str) -> str:
    return homes()[name].rules(language, name).read_text("utf-8")


def chapters(language: str, name: str) -> list[str]:
    """The parts of a page: what stands before the first chapter, then each chapter with its title."""
    return re.split(r"^## ", page(language, name), flags=re.M)


def rules(language: str, name: str) -> dict[str, str]:
    """The text of each rule by its id, in the order of the page."""
    found = re.findall(r"^- \*\*([A-Z]+-\d+\.\d+)(.*?)(?=^- |^\S|^$|\Z)", page(language, name), flags=re.M | re.S)
    assert len(dict(found)) == len(found), "an id stands there twice"
    return dict(found)


def numbers(text: str) -> set[str]:
    """Numbers written in figures, and with them the rules that are cited, however a language writes its decimals."""
    return {re.sub(r"[.,]", "", number) for number in re.findall(r"\d+(?:[.,]\d+)*", text)}


def notation(text: str) -> Counter[str]:
    return Counter(re.findall(r"`([^`]+)`", text))


@every_game
@other_languages
def test_chapters_and_rules_are_the_same_in_the_same_order(name, language):
    assert list(rules(language, name)) == list(rules("en", name)) != []
    assert len(chapters(language, name)) == len(chapters("en", name))
    for translated, english in zip(chapters(language, name), chapters("en", name), strict=True):
        assert re.findall(r"^- \*\*([A-Z]+-\d+\.\d+)", translated, re.M) == re.findall(
            r"^- \*\*([A-Z]+-\d+\.\d+)", english, re.M
        )
        assert translated.count("\n| ") == english.count("\n| "), f"a table differs: {translated.splitlines()[0]}"
        assert translated.count("\n- ") == english.count("\n- "), f"a list differs: {translated.splitlines()[0]}"
        assert re.findall(r"\A\d*", translated) == re.findall(r"\A\d*", english)


@every_game
@other_languages
def test_rules_have_the_same_numbers_and_cite_the_same_rules(name, language):
    english, translated = rules("en", name), rules(language, name)
    assert {rule: numbers(translated[rule]) for rule in english} == {rule: numbers(english[rule]) for rule in english}
    for there, here in zip(chapters(language, name), chapters("en", name), strict=True):
        assert numbers(there) == numbers(here)


@every_game
@other_languages
def test_notation_is_the_same_in_all_languages(name, language):
    for there, here in zip(chapters(language, name), chapters("en", name), strict=True):
        assert notation(there) == notation(here)


@every_game
@every_language
def test_titles_are_the_games_own_and_short(name, language):
    opening, *others = chapters(language, name)
    assert opening.startswith(f"# {Texts(language, name)('game-title')}: ")
    for chapter in others:
        assert len(chapter.splitlines()[0]) <= 36


@with_rulebook
@every_language
def test_the_first_paragraph_tells_what_is_from_the_rulebook_and_what_is_not(name, language):
    first = page(language, name).split("\n\n")[1]
    known, doubtful = PROVENANCE[language]
    assert known in first.replace("\n", " ")
    assert re.search(doubtful, first, re.I)


@every_game
@other_languages
def test_no_english_is_left(name, language):
    prose = re.sub(r"`[^`]+`|\]\([^)]+\)", "", page(language, name))
    assert ENGLISH.findall(prose) == []


def marked(language: str, name: str) -> set[str]:
    """The rules that are rulings of ours, wholly or in part."""
    return {rule for rule, text in rules(language, name).items() if "*(R)*" in text}


def explained(language: str, name: str) -> list[str]:
    """The rules that the chapter of rulings says the reasons of."""
    [chapter] = [chapter for chapter in chapters(language, name) if chapter.startswith(RULINGS[language])]
    return re.findall(r"^- ([A-Z]+-\d+\.\d+): \S", chapter, flags=re.M)


@with_rulebook
@every_language
def test_rulings_are_marked_and_each_says_why(name, language):
    assert explained(language, name) == [rule for rule in rules(language, name) if rule in marked(language, name)] != []
    assert marked(language, name) == marked("en", name)
    assert "*(R)*" in chapters(language, name)[0], "nobody is told what the mark means"


@with_rulebook
@every_language
def test_the_browser_shows_the_marks_and_the_list_of_rulings(name, language):
    told = server_rules.rules_of(name, language)
    shown = {rule["id"]: rule["html"] for section in told["sections"] for rule in section["rules"]}
    assert {rule for rule, html in shown.items() if rule and "<em>(R)</em>" in html} == marked("en", name)
    [rulings] = [section for section in told["sections"] if section["title"] == RULINGS[language]]
    assert all(any(rule in item["html"] for item in rulings["rules"]) for rule in marked("en", name))


# What the rulebooks leave open, so that no ruling passes for a rule of theirs
SILENT = {
    "tara": "3.4 3.6 3.7 4.2 4.3 4.8 6.4 8.2 8.5 8.6 8.9 9.3 9.8 10.1 10.2 11.2 11.3",
    "kingisdead": "1.2 2.3 5.4 6.2 7.1 8.2 8.3 9.3 10.6",
    "tajmahal": "5.5 6.2 7.3 8.2 9.4",
    "tirnanog": "3.4 3.5 4.6 4.8 5.1 5.4 5.5 6.1 6.2 6.3",
}


@with_rulebook
def test_what_the_rulebook_leaves_open_is_marked(name):
    assert {rule.split("-")[1] for rule in marked("en", name)} == set(SILENT[name].split())


def names(language: str, name: str) -> dict[str, str]:
    """What the screen calls the things of a game, by message id."""
    resource = FluentParser().parse(homes()[name].words(language, name).read_text("utf-8"))
    texts = Texts(language, name)
    ids = [entry.id.name for entry in resource.body if isinstance(entry, ast.Message)]
    return {ident: texts(ident) for ident in ids if ident.split("-")[0] in KINDS}


def fold(text: str) -> str:
    """Small letters without marks: a German plural changes Wald to Wälder."""
    return "".join(c for c in unicodedata.normalize("NFKD", text.casefold()) if not unicodedata.combining(c))


def english_forms(name: str) -> re.Pattern[str]:
    stem = re.escape(name.casefold().removesuffix("s"))
    forms = [stem + "(s|es)?", re.sub("y$", "ies", stem), re.sub("f$", "ves", stem), re.sub("man$", "men", stem)]
    return re.compile(rf"\b({'|'.join(forms)})\b")


def inflected(name: str) -> re.Pattern[str]:
    """Any form of a name in a language that changes its endings: draghi for drago, Zentauren for Zentaur."""
    stems = [
        word if len(word) < 3 else word[: max(3, len(word) - 2)] + r"\w*" for word in re.findall(r"\w+", fold(name))
    ]
    return re.compile(r"\b" + r"\W+".join(stems) + r"\b")


@every_game
@other_languages
def test_things_have_the_names_of_the_screen(name, language):
    english, translated = rules("en", name), rules(language, name)
    shown = names(language, name)
    looked_for, checked, wrong = 0, 0, []
    for ident, word in names("en", name).items():
        if not re.fullmatch(r"(?!the |any |(card|one|two|three|four|five)$)[A-Za-z -]+", word):
            continue  # a number, or a phrase that rules have no use for
        looked_for += 1
        for rule, text in english.items():
            if english_forms(word).search(text.casefold()):
                checked += 1
                if not inflected(shown[ident]).search(fold(translated[rule])):
                    wrong.append((rule, word, shown[ident]))
    assert wrong == []
    assert bool(checked) == bool(looked_for)
