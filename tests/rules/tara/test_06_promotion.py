"""6 Activation and promotion, 7 victory."""

import pytest

from tests.rules.tara.positions import (
    actor,
    board,
    check_pieces,
    cumal,
    forts,
    legal,
    phase,
    play,
    stack,
    stock,
    table,
    why,
)

FARMERS = tuple(f"farmer_{i}" for i in range(1, 6))


def promoting(stacks, card=10, spot="farmer_1", put="put farmer_1", pay=True, **more):
    """Blue plays a card in Ulster, places and pays."""
    match = table({"ulster": stacks}, {"blue": (card,)}, **more)
    play(match, f"place {card}")
    if phase(match) == "region":
        play(match, "in ulster")
    if phase(match) == "location":
        play(match, f"at {spot}")
    play(match, put)
    return play(match, "pay") if pay else match


@pytest.mark.rule("TARA-6.1")
def test_the_cost_is_paid_once_and_before_promoting():
    match = promoting({"farmer_2": "blue", "farmer_3": "red", "farmer_4": "red", "farmer_5": "red"}, cumal=1)
    assert cumal(match, "blue") == 0
    assert legal(match) == {"promote herdsman_1", "stop"}
    play(match, "promote herdsman_1")
    assert cumal(match, "blue") == 0


@pytest.mark.rule("TARA-6.1")
def test_a_cost_of_nothing_is_paid_by_saying_so():
    match = promoting({"farmer_4": "blue", "farmer_2": "red"}, card=4, spot="farmer_3", put="put farmer_3", pay=False,
                      cumal=0)  # fmt: skip
    assert legal(match) == {"pay", "stop"}
    play(match, "pay, promote herdsman_3")
    assert stack(match, "ulster", "herdsman_3") == "blue"


@pytest.mark.rule("TARA-6.1")
def test_payment_is_offered_only_if_it_can_be_paid_and_leads_to_a_promotion():
    poor = promoting({"farmer_2": "blue", "farmer_3": "red"}, pay=False, cumal=0)
    assert actor(poor) == "yellow"
    alone = promoting({"farmer_3": "blue", "farmer_4": "red"}, pay=False)
    assert actor(alone) == "yellow"
    without_stock = promoting({"farmer_2": "blue", "farmer_3": "red"}, pay=False, stock={"blue": 1})
    assert actor(without_stock) == "yellow"  # the last piece was placed, none is left to promote
    own_above = promoting({"farmer_2": "blue", "farmer_3": "red", "herdsman_1": "blue"}, pay=False, stock={"blue": 1})
    assert legal(own_above) == {"pay", "stop"}  # activating an own piece above needs none


@pytest.mark.rule("TARA-6.1")
def test_who_has_paid_may_still_stop():
    match = promoting({"farmer_2": "blue", "farmer_3": "red"})
    play(match, "stop")
    assert actor(match) == "yellow" and cumal(match, "blue") == 9
    assert stack(match, "ulster", "herdsman_1") == ""


@pytest.mark.rule("TARA-6.1")
def test_who_does_not_pay_does_not_promote():
    match = promoting({"farmer_2": "blue", "farmer_3": "red"}, pay=False)
    play(match, "stop")
    assert cumal(match, "blue") == 10 and actor(match) == "yellow"


@pytest.mark.rule("TARA-6.1")
def test_a_piece_that_already_controls_a_placement_position_is_activated():
    """(b), whether or not a piece is added."""
    own = dict.fromkeys(FARMERS, "blue")
    match = promoting(own, put="put")
    assert legal(match, "promote") == {"promote herdsman_1"}
    fort = promoting(own, spot="farmer_3", put="put farmer_3")
    assert legal(fort, "promote") == {"promote herdsman_2", "promote herdsman_3"}
    # two positions: one placed on, one already controlled
    both = promoting({"farmer_1": "blue", "farmer_3": "blue", "farmer_4": "red", "farmer_5": "red",
                      "herdsman_1": "red", "herdsman_3": "red", "herdsman_4": "red", "herdsman_2": "red"},
                     card=25, put="put farmer_2")  # fmt: skip
    assert legal(both, "promote") == {"promote herdsman_1", "promote herdsman_2"}


@pytest.mark.rule("TARA-6.1", "TARA-4.7")
def test_a_position_that_is_not_controlled_is_not_active():
    stacks = {**dict.fromkeys(FARMERS, "red red"), "farmer_2": "blue"}
    match = promoting(stacks, pay=False)
    assert actor(match) == "yellow"


@pytest.mark.rule("TARA-6.2")
def test_two_neighbours_of_one_rank_one_of_them_active():
    match = promoting({"farmer_2": "blue", "farmer_4": "blue", "farmer_3": "red", "farmer_5": "blue"})
    assert legal(match, "promote") == {"promote herdsman_1"}  # 4 and 5 are not active
    assert why(match, "promote herdsman_4") == "TARA-6.2"
    assert why(match, "promote herdsman_2") == "TARA-6.2"
    assert why(match, "promote warrior_1") == "TARA-6.2"


@pytest.mark.rule("TARA-6.3")
def test_what_a_promotion_meets():
    base = {"farmer_2": "blue", "farmer_3": "red"}
    empty = play(promoting(base), "promote herdsman_1")
    assert stack(empty, "ulster", "herdsman_1") == "blue" and stock(empty, "blue") == 17
    single = play(promoting({**base, "herdsman_1": "red blue white"}), "promote herdsman_1")
    assert stack(single, "ulster", "herdsman_1") == "blue red white"
    fort = play(promoting({**base, "herdsman_1": "red red white"}), "promote herdsman_1")
    assert stack(fort, "ulster", "herdsman_1") == "red white" and stock(fort, "blue") == 18
    own = promoting({**base, "herdsman_1": "blue red"})
    assert legal(own) == {"promote herdsman_1", "activate herdsman_1", "stop"}
    play(own, "promote herdsman_1")
    assert stack(own, "ulster", "herdsman_1") == "blue blue red" and forts(own, "ulster") == {"herdsman_1"}
    own_fort = promoting({**base, "herdsman_1": "blue blue"})
    assert legal(own_fort) == {"activate herdsman_1", "stop"}
    assert why(own_fort, "promote herdsman_1") == "TARA-6.3"


@pytest.mark.rule("TARA-6.3")
@pytest.mark.parametrize("above, move, active", [
    ("", "promote", True), ("red", "promote", True), ("blue", "promote", True), ("blue", "activate", True),
    ("blue blue", "activate", True), ("red red", "promote", False),
])  # fmt: skip
def test_the_players_piece_there_becomes_active_without_further_cost(above, move, active):
    stacks = {"farmer_2": "blue", "farmer_3": "red", "herdsman_2": "blue"}
    if above:
        stacks["herdsman_1"] = above
    match = play(promoting(stacks, cumal=1), f"{move} herdsman_1")
    assert (legal(match, "promote") == {"promote warrior_1"}) == active
    assert cumal(match, "blue") == 0


@pytest.mark.rule("TARA-6.3", "TARA-5.2")
def test_a_fort_by_promotion_gives_up_the_older_one():
    match = promoting({"farmer_2": "blue blue", "farmer_3": "red", "herdsman_1": "blue"})
    play(match, "promote herdsman_1")
    assert forts(match, "ulster") == {"herdsman_1"} and stack(match, "ulster", "farmer_2") == "blue"
    check_pieces(match)


@pytest.mark.rule("TARA-6.4")
def test_two_side_by_side_from_one_active_piece():
    stacks = {"farmer_1": "blue", "farmer_3": "blue", "farmer_4": "red", "farmer_5": "red"}
    match = promoting(stacks, spot="farmer_2", put="put farmer_2")
    play(match, "promote herdsman_2, promote herdsman_1, promote warrior_1")
    assert board(match, "ulster").keys() >= {"herdsman_1", "herdsman_2", "warrior_1"}
    assert cumal(match, "blue") == 9 and actor(match) == "yellow"  # all that is possible is done


@pytest.mark.rule("TARA-6.4")
def test_each_position_once_per_payment():
    stacks = {"farmer_2": "blue", "farmer_3": "blue", "herdsman_1": "red red", "farmer_4": "red", "farmer_5": "red"}
    match = play(promoting(stacks), "promote herdsman_1")
    assert stack(match, "ulster", "herdsman_1") == "red"
    assert actor(match) == "yellow"  # 2 and 3 are not active, and herdsman 1 takes no second attack
    wide = promoting({**stacks, "herdsman_2": "blue"}, put="put farmer_1", spot="farmer_1")
    play(wide, "promote herdsman_1")
    assert actor(wide) == "yellow"


@pytest.mark.rule("TARA-6.4")
def test_why_a_second_attack_is_refused():
    stacks = {"farmer_1": "blue", "farmer_3": "blue", "herdsman_1": "red red", "farmer_4": "red", "farmer_5": "red"}
    match = play(promoting(stacks, spot="farmer_2", put="put farmer_2"), "promote herdsman_1")
    assert legal(match) == {"promote herdsman_2", "stop"}
    assert why(match, "promote herdsman_1") == "TARA-6.4"


@pytest.mark.rule("TARA-6.4")
def test_activating_counts_as_promoting_so_no_fort_later():
    stacks = {"farmer_1": "blue", "farmer_3": "blue", "herdsman_1": "blue", "farmer_4": "red", "farmer_5": "red"}
    match = play(promoting(stacks, spot="farmer_2", put="put farmer_2"), "activate herdsman_1")
    assert legal(match) == {"promote herdsman_2", "stop"}
    assert why(match, "promote herdsman_1") == "TARA-6.4"


@pytest.mark.rule("TARA-6.4")
def test_a_piece_already_active_is_only_offered_the_fort():
    stacks = {"farmer_3": "blue", "farmer_1": "red", "farmer_4": "red", "farmer_5": "red", "herdsman_1": "red",
              "herdsman_3": "red", "herdsman_4": "red"}  # fmt: skip
    match = promoting(stacks, card=26, put="put farmer_2 herdsman_2", spot="farmer_2")
    # herdsman 2 was placed by the card: it is active, and lies above farmers 2 and 3
    assert legal(match) == {"promote herdsman_2", "stop"}
    assert why(match, "activate herdsman_2") == "TARA-6.4"


TOP = {"warrior_1": "blue", "warrior_2": "blue", "warrior_3": "blue", "chieftain_1": "blue"}


def to_the_top(king=None, kings=None, **more):
    """Blue is about to promote chieftain 2 by a warrior card and stands before the king position."""
    stacks = {**TOP, **({"king": king} if king else {})}
    match = table({"ulster": stacks}, {"blue": (24,)}, kings=kings, **more)
    return play(match, "place 24, in ulster, at warrior_3, put, pay, promote chieftain_2")


@pytest.mark.rule("TARA-6.5", "TARA-7.1")
def test_into_an_empty_king_position():
    match = play(to_the_top(), "promote king")
    assert stack(match, "ulster", "king") == "blue" and not match.over
    assert match.view()["regions"]["ulster"]["king_piece"] is None


@pytest.mark.rule("TARA-6.5")
def test_an_ordinary_piece_in_the_king_position_is_captured():
    match = play(to_the_top("red white"), "promote king")
    assert stack(match, "ulster", "king") == "blue red white"


@pytest.mark.rule("TARA-6.5", "TARA-6.4", "TARA-4.8")
def test_a_king_piece_is_removed_and_nothing_placed():
    match = to_the_top(kings={"ulster": "red"})
    before = stock(match, "blue")
    play(match, "promote king")
    assert stack(match, "ulster", "king") == "" and stock(match, "blue") == before
    assert match.view()["regions"]["ulster"]["king_piece"] is None
    assert actor(match) == "yellow"  # no second promotion there with this payment
    poor = to_the_top(kings={"ulster": "red"}, stock={"blue": 1})
    assert actor(poor) == "yellow"  # an attack on a king piece needs a piece in stock


@pytest.mark.rule("TARA-6.5")
@pytest.mark.parametrize("kings, king", [(None, "blue"), ({"ulster": "blue"}, None)])
def test_nothing_to_promote_on_ones_own_king(kings, king):
    match = to_the_top(king, kings)
    assert actor(match) == "yellow"


@pytest.mark.rule("TARA-7.1")
@pytest.mark.parametrize("other", [{"kings": {"munster": "blue"}}, {}])
def test_two_king_positions_win_at_once(other):
    match = to_the_top(**other)
    if not other:
        match.state.held[3, 0] |= 1 << 14  # an ordinary piece
    play(match, "promote king")
    assert match.over and match.shares == (1.0, 0.0, 0.0, 0.0)
    assert match.view()["ending"] == "high_king" and match.view()["winner"] == 0


@pytest.mark.rule("TARA-7.1")
def test_before_any_vacating():
    from regnum.games.tara.actions import SPACE

    stacks = {position: "blue" for position in SPACE.kinds["position"] if position != "king"}
    match = table({"ulster": stacks}, {"blue": (24,)}, kings={"munster": "blue"})
    play(match, "place 24, in ulster, at warrior_2, put, pay, activate chieftain_1, promote king")
    assert match.over and len(board(match, "ulster")) == 15


@pytest.mark.rule("TARA-7.1")
def test_kings_of_different_players_win_nothing():
    match = play(to_the_top(kings={"munster": "red"}), "promote king")
    assert not match.over
