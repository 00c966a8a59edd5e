"""Why can't I? Every forbidden action has a rule that forbids it, stated in every language."""

import random
import re
from pathlib import Path

import pytest

import regnum
from regnum.core.text import LANGUAGES
from tests.every_game.play import sampled

DOCS = Path(__file__).parents[2] / "docs" / "rules"


def documented(game):
    return set(re.findall(r"\*\*([A-Z]+-\d+\.\d+)", (DOCS / f"{game}.md").read_text("utf-8")))


def test_every_illegal_action_is_refused_with_a_rule(table):
    rules = documented(table[0])
    rng = random.Random(str(table))
    for match in sampled(table, games=2, share=0.1):
        before = bytes(match)
        for action in rng.sample(range(len(match.game.space)), min(30, len(match.game.space))):
            if action not in match.legal:
                with pytest.raises(regnum.IllegalMove) as refusal:
                    match.play(action)
                if match.over:
                    continue
                assert refusal.value.rule in rules, refusal.value.message
                sentences = {refusal.value.text(language) for language in LANGUAGES}
                assert len(sentences) == len(LANGUAGES), f"not translated: {sentences}"
        assert bytes(match) == before
