"""What a game declares is numbered in the order of its lines, and named once."""

import numpy as np
import pytest

from regnum.core.compiled import plain
from regnum.core.features import Layout, common_features
from regnum.core.game import DECLARED, Game
from regnum.core.header import state_dtype
from regnum.core.journal import Events, new_journal, tell
from regnum.core.phases import Phases


def test_an_event_is_a_number_for_rules_and_a_name_for_people():
    events = Events()
    begun = events.add("begun")
    placed = events.add("placed", "seat", "at:position", reveals=True)
    assert (begun, placed) == (0, 1)
    journal = new_journal(2)
    plain(tell)(journal, placed, 3, 7)
    (happening,) = events.read(journal)
    assert happening.kind is events.by_name["placed"] and happening.arguments == {"seat": 3, "at": 7}
    assert happening.kind.arguments == {"seat": "seat", "at": "position"}
    assert happening.uncovers and not events.by_name["begun"].reveals
    with pytest.raises(AssertionError, match="placed is declared twice"):
        events.add("placed", "seat")
    with pytest.raises(AssertionError, match="crowd has more than 6 arguments"):
        events.add("crowd", *(f"a{n}:seat" for n in range(7)))


def test_phases_are_numbered_and_private_ones_known_as_bits():
    phases = Phases()
    assert [phases.add("turn", "X-1", "play", "pass", private=True), phases.add("end", "X-2", "stop")] == [0, 1]
    assert phases.add("pay", "X-3", "pay", private=True) == 2 and phases.private == 0b101
    assert phases[0].verbs == ("play", "pass") and phases[1].verbs == ("stop",)
    with pytest.raises(AssertionError, match="end is declared twice"):
        phases.add("end", "X-4", "stop")


def test_blocks_of_features_begin_where_those_before_them_end():
    layout = Layout(players=(2, 3), seats=3, phases=2, plies=10, endings=("won",))
    hand = layout.add("hand", 5, "by card: copies")
    assert hand == 2 + 3 + 3 + 2 + 1 + 1 and layout.add("deck", 1, "cards") == hand + 5 == layout.size - 1
    assert [name for name, _, _ in layout.blocks] == [
        "players",
        "seat",
        "actor",
        "phase",
        "ending",
        "ply",
        "hand",
        "deck",
    ]
    with pytest.raises(AssertionError, match="hand is declared twice"):
        layout.add("hand", 1, "once more")


@pytest.mark.parametrize("endings", [(), ("won", "drawn")])
def test_the_blocks_that_all_games_have_tell_of_the_seat_that_looks(endings):
    layout = Layout(players=(2, 3), seats=3, phases=2, plies=10, endings=endings)
    state = np.zeros(1, state_dtype()).view(np.recarray)[0]
    state.players, state.actor, state.phase, state.ply = 3, 0, 1, 5

    def told(seat):
        out = np.ones(layout.size, np.float32)
        plain(common_features)(state, seat, layout.common, out)
        ends = np.cumsum([length for _, length, _ in layout.blocks])
        return {name: part.tolist() for (name, _, _), part in zip(layout.blocks, np.split(out, ends), strict=False)}

    ending = {"ending": [0, 0]} if endings else {}
    seen = {"players": [0, 1], "seat": [0, 0, 1], "actor": [0, 1, 0], "phase": [0, 1], "ply": [0.5]}
    assert told(2) == seen | ending
    assert told(-1) == seen | ending | {"seat": [0, 0, 0], "actor": [1, 0, 0]}
    state.actor, state.ending = -1, 2
    ending = {"ending": [0, 1]} if endings else {}
    assert told(2) == seen | ending | {"actor": [0, 0, 0], "phase": [0, 0]}


def test_a_file_that_declares_too_little_is_named(monkeypatch):
    monkeypatch.setitem(DECLARED, "why", {"why_not": "why_ever"})
    with pytest.raises(AttributeError, match=r"regnum\.games\.tara/why\.py declares no why_ever"):
        Game.of("regnum.games.tara", rules=())
