"""What a seat, or a spectator, may see of The King is Dead: all but the lower cards of the piles (KID-3.8)."""

from typing import Any

from regnum.games.kingisdead.components import CARDS, FACTIONS, KINDS, MAPS, REGIONS
from regnum.games.kingisdead.state import PHASES, TEAMS, TURN, UNRESOLVED

HOLDERS = (*KINDS, "saxons")


def view(state: Any, seat: int | None) -> dict[str, Any]:
    """`seat` None is a spectator."""
    return {
        "map": MAPS[state.map],
        "mordred": bool(state.mordred),
        "struggle": int(state.struggle),
        "passes": int(state.passes),
        "order": [REGIONS[region] for region in state.order.tolist()],
        "regions": regions_view(state),
        "supply": counts(FACTIONS, state.supply),
        "saxons": int(state.saxons),
        "courts": [dict(zip(FACTIONS, court, strict=True)) for court in state.court[: state.players].tolist()],
        "hands": [hand_view(state, player, seat) for player in range(state.players)],
        "piles": [pile_view(state, player) for player in range(state.players)],
        "latest": latest_view(state),
        "teams": [list(team) for team in TEAMS.get(int(state.players), ())],
        "card": card_view(state),
    }


def counts(names: tuple[str, ...], numbers: Any) -> dict[str, int]:
    return dict(zip(names, numbers.tolist(), strict=True))


def regions_view(state: Any) -> dict[str, Any]:
    facts = zip(REGIONS, state.board.tolist(), state.control.tolist(), state.token.tolist(), strict=True)
    return {
        name: {
            "followers": dict(zip(KINDS, followers, strict=True)),
            "holder": None if control == UNRESOLVED else HOLDERS[control],
            "token": None if token == 0 else token - 1,
        }
        for name, followers, control, token in facts
    }


def hand_view(state: Any, player: int, seat: int | None) -> dict[str, Any]:
    """Hands can be told from what was played, but only one's own lies open (KID-9.1), or all with open piles."""
    hand: dict[str, Any] = {"size": 8 - int(state.pile_size[player])}
    if player == seat or state.open_piles:
        hand["cards"] = counts(CARDS, state.hand[player])
    return hand


def pile_view(state: Any, player: int) -> dict[str, Any]:
    """KID-3.8: the size and the top card, or all of it with the option."""
    size = int(state.pile_size[player])
    cards = [CARDS[card] for card in state.pile[player, :size].tolist()]
    return {"size": size, "cards": cards if state.open_piles else cards[-1:]}


def latest_view(state: Any) -> list[int]:
    """KID-8.2, KID-8.3: the seats by their latest cards, which break ties: newest first, without who never played."""
    played = [seat for seat in range(state.players) if state.latest_card[seat]]
    return sorted(played, key=lambda seat: -int(state.latest_card[seat]))


def card_view(state: Any) -> dict[str, Any] | None:
    """The card being carried out, as far as it is decided; all see it happen."""
    if state.phase == TURN or state.actor < 0:
        return None
    card: dict[str, Any] = {"card": CARDS[state.card], "phase": PHASES[state.phase].name}
    if card["phase"] in ("token", "send", "return"):
        card["regions"] = [REGIONS[state.first], REGIONS[state.second]]
    if card["phase"] in ("exchange", "send", "return"):
        card["moving"] = int(state.moving)
    if card["phase"] == "return":
        card["sent"] = [KINDS[kind] for kind in (state.sent, state.sent_too) if kind >= 0]
    if card["phase"] == "settle":
        card["settling"] = FACTIONS[state.settling]
    return card
