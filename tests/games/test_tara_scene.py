"""The drawing of Tara: stacks, cards and choices can be told at a glance, in the light and in the dark."""

import re

import pytest

from regnum.games.tara.scene.layout import PLACES
from regnum.games.tara.scene.style import STYLE
from tests.rules.tara.positions import play, table

BOARD = {
    "ulster": {"farmer_1": "red red blue white white yellow", "farmer_2": "blue red red", "king": "white red"},
    "munster": {"farmer_3": "yellow", "farmer_4": "blue"},
}


def position(svg: str, address: str) -> str:
    """What is drawn on a position."""
    following = r'<g data-at="(region/[a-z]+/[a-z_0-9]+|rath/blue)" transform'
    return re.search(rf'<g data-at="{address}" transform.*?(?={following})', svg)[0]


def test_a_stack_shows_controller_fort_and_captives():
    svg = table(BOARD).scene(0).pieces
    fort = position(svg, "region/ulster/farmer_1")
    assert "#tara-p3" in fort and "#tara-fort" in fort
    assert all(sign in fort for sign in ("#tara-q0", "#tara-q1", "#tara-q2")) and ">2</text>" in fort
    assert "#tara-q3" not in fort  # the wall stands for the fort's lower piece
    single = position(svg, "region/ulster/farmer_2")
    assert "#tara-fort" not in single and "#tara-q3" in single
    assert "farmer 1: red, red, blue, white, white, yellow" in fort


def test_king_pieces_wear_a_crown():
    match = table(BOARD, kings={"leinster": "red"})
    assert "#tara-crown" in position(match.scene(None).pieces, "region/leinster/king")
    assert "#tara-crown" not in position(match.scene(None).pieces, "region/ulster/king")


def test_legal_locations_are_marked_for_the_player_alone():
    match = table(BOARD, {"blue": (10, 11)})
    play(match, "place 10, in munster")
    marked = {name for name in PLACES if "#tara-ring" in position(match.scene(0).pieces, "region/" + "/".join(name))}
    assert marked == {("munster", f"farmer_{i}") for i in (1, 2, 5)}
    assert "#tara-ring" not in match.scene(1).pieces and "#tara-ring" not in match.scene(None).pieces


def test_cards_show_pattern_and_cost_to_their_owner_alone():
    match = table(BOARD, {"blue": (30, 33), "yellow": (1, 2)})
    own = match.scene(0).pieces
    assert own.count('class="t-place"') == 2 and own.count('class="t-faded"') >= 4
    assert 'data-at="hand/30"' in own and 'data-at="hand/33"' in own
    assert "hand/" not in match.scene(None).pieces and "hand/30" not in match.scene(1).pieces


def test_pieces_of_a_stack_can_be_chosen_for_the_stone():
    match = table({"ulster": BOARD["ulster"]}, {"blue": (33, 34)})
    play(match, "stone 33, swap farmer_1 farmer_2")
    svg = match.scene(0).pieces
    for piece in ("top", "2", "3", "4", "5", "6"):
        assert svg.count(f'data-at="region/ulster/farmer_1/{piece}"') == 2  # on the board, and large below it
    assert "5th piece from the top: white" in svg and "/7" not in svg
    play(match, "lift 4")
    assert "region/ulster/farmer_1/" not in match.scene(0).pieces
    assert match.scene(0).pieces.count('data-at="region/ulster/farmer_2/3"') == 2


def test_every_piece_of_the_deepest_stack_has_its_own_place():
    deepest = " ".join(["blue", "blue", *["red"] * 20, *["white"] * 20, *["yellow"] * 20])
    match = table({"ulster": {"farmer_1": deepest}}, {"blue": (33, 34)})
    play(match, "stone 33")
    board, _, panel = match.scene(0).pieces.split('class="t-panel t-turn"')  # the rath whose turn it is has one too
    assert board.count('data-at="region/ulster/farmer_1/') == 61
    places = re.findall(r'data-at="region/ulster/farmer_1/\w+" transform="translate\(([0-9.]+) ([0-9.]+)\)', panel)
    assert len(places) == 61  # the lowest is no upper one of two
    assert len(set(places)) == 61
    assert all(0 < float(x) < 112 and 0 < float(y) < 160 for x, y in places)
    play(match, "lift 40")
    panel = match.scene(0).pieces.split('class="t-panel t-turn"')[-1]
    assert panel.count("data-at") == 22 and panel.count("t-pale") == 40


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_both_themes_set_every_colour(theme):
    block = re.search(rf'\[data-theme="{theme}"\] \.tara{{(.*?)}}', STYLE)[1]
    assert set(re.findall(r"var\((--[a-z-]+)\)", STYLE)) <= set(re.findall(r"(--[a-z-]+):", block))
