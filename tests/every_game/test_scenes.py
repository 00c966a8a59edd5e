"""Drawings: well-formed, small, drawn from the view alone, with an address for everything that can be touched."""

import re
from xml.etree import ElementTree

from regnum.core.text import LANGUAGES
from tests.every_game.play import sampled


def test_scenes_are_well_formed_and_small(table):
    for match in sampled(table, games=1, share=0.04):
        for language in LANGUAGES:
            scene = match.scene(0, language)
            root = ElementTree.fromstring(scene.svg())
            assert root.tag.endswith("svg")
            assert len(scene.pieces.encode()) < 40_000
            assert "<script" not in scene.svg() and "http" not in scene.svg().replace("http://www.w3.org", "")


def test_what_a_move_touches_is_drawn(table):
    for match in sampled(table, games=2, share=0.1):
        if not match.over:
            svg = match.scene(match.actor).svg()
            drawn = set(re.findall(r'data-at="([^"]+)"', svg))
            for move in match.moves():
                assert set(move.addresses) <= drawn, move.notation


def test_the_board_does_not_change_during_a_game(table):
    boards = {(match.scene(0).board, match.scene(0).style) for match in sampled(table, games=1, share=0.05)}
    assert len(boards) == 1


def test_identifiers_are_unique(table):
    for match in sampled(table, games=1, share=0.02):
        identifiers = re.findall(r'\bid="([^"]+)"', match.scene(0).svg())
        assert len(identifiers) == len(set(identifiers))
