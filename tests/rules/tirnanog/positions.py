"""Positions for the tests: a match started in earnest, then laid out anew, with every card still somewhere once."""

from collections import Counter

from regnum.core.journal import Happening
from regnum.core.match import Match
from regnum.games import load
from regnum.games.tirnanog.components import KIND, KINDS, SPECIES, TERRITORIES
from regnum.games.tirnanog.state import NONE, TURN
from tests.refusals import true_refusal

GAME = load("tirnanog")
IDS = [card["id"] for card in TERRITORIES]


def cards(text: str) -> list[int]:
    """Counts of each species from a text: "2 griffin 1 elf"."""
    words = text.split()
    counts = [0] * len(SPECIES)
    for number, name in zip(words[::2], words[1::2], strict=True):
        counts[SPECIES.index(name)] += int(number)
    return counts


class Table:
    """`Table(3).hand(0, "2 griffin").pile(1, "plain_1 volcano_2!").ready()`: "!" is face down, the last is on top."""

    def __init__(self, players: int = 2, seed: int = 1, turn: int = 0, start: int = 0) -> None:
        self.match = Match(GAME, players, seed)
        self.state = self.match.state
        self.state.start, self.state.turn, self.state.actor, self.state.phase = start, turn, turn, TURN
        self._deck: str | None = None
        for seat in range(players):
            self.reserve(seat, "")

    def _exchange(self, row, text: str) -> None:
        for species, count in enumerate(cards(text)):
            self.state.deck[species] += row[species] - count
            row[species] = count

    def hand(self, seat: int, text: str, known: str | None = None) -> "Table":
        """The hand, all of it known unless it is said what is."""
        self._exchange(self.state.hand[seat], text)
        self.state.hand_size[seat] = self.state.hand[seat].sum()
        self.state.known[seat] = cards(text if known is None else known)
        return self

    def display(self, text: str) -> "Table":
        self._exchange(self.state.display, text)
        self.state.display_size = self.state.display.sum()
        return self

    def deck(self, text: str) -> "Table":
        """In the end the deck holds these; the rest is discarded."""
        self._deck = text
        return self

    def _fetch(self, ident: str) -> int:
        """Bring a territory here, wherever it is."""
        territory = IDS.index(ident)
        state, kind = self.state, int(KIND[territory])
        taken = territory
        if not state.unseen >> territory & 1:  # it lies somewhere: another one of its kind takes its place
            taken = next(t for t in range(len(IDS)) if KIND[t] == kind and state.unseen >> t & 1)
            for place in (state.top, state.reserve, state.pile):
                place[place == territory] = taken
            state.face_down[taken], state.face_down[territory] = state.face_down[territory], 0
        state.unseen = int(state.unseen) & ~(1 << taken)
        return territory

    def top(self, ident: str) -> "Table":
        territory = IDS.index(ident)
        if self.state.top[KIND[territory]] != territory:
            self._release(int(self.state.top[KIND[territory]]))
            self.state.top[KIND[territory]] = self._fetch(ident)
        return self

    def _release(self, territory: int) -> None:
        self.state.unseen = int(self.state.unseen) | 1 << territory

    def reserve(self, seat: int, text: str) -> "Table":
        for kind in range(len(KINDS)):
            if self.state.reserve[seat, kind] != NONE:
                self._release(int(self.state.reserve[seat, kind]))
                self.state.reserve[seat, kind] = NONE
        for ident in text.split():
            territory = self._fetch(ident)
            self.state.reserve[seat, KIND[territory]] = territory
        return self

    def pile(self, seat: int, text: str) -> "Table":
        for ident in text.split():
            territory = self._fetch(ident.removesuffix("!"))
            self.state.pile[seat, self.state.pile_size[seat]] = territory
            self.state.pile_size[seat] += 1
            self.state.face_down[territory] = ident.endswith("!")
        return self

    def fountain_next(self, kind: str) -> "Table":
        """The fountain lies right under the top card, and at the bottom."""
        self.state.below[KINDS.index(kind)] = 1
        return self

    def no_fountains(self) -> "Table":
        for kind in range(len(KINDS)):
            self.state.below[kind] -= self.state.fountain_below[kind]
            self.state.fountain_below[kind] = 0
        return self

    def set(self, **fields: int) -> "Table":
        for name, value in fields.items():
            setattr(self.state, name, value)
        return self

    def ready(self) -> Match:
        if self._deck is not None:
            left = cards(self._deck)
            self.state.discards += self.state.deck - left
            self.state.deck = left
            self._deck = None
        assert min(self.state.deck.min(), self.state.discards.min()) >= 0, "so many are not in the game"
        self.state.deck_size = self.state.deck.sum()
        self.match.set_state()
        return self.match


def notations(match: Match) -> list[str]:
    return [move.notation for move in match.moves()]


def consolidate(match: Match, kind: str) -> tuple[Happening, ...]:
    """Consolidate a territory by the only payment that there is; what happened."""
    assert match.play(f"consolidate {kind}") == ()
    (payment,) = match.legal
    return match.play(payment)


def points(match: Match) -> list[int]:
    """Of every seat, in all."""
    return [seat["total"] for seat in match.view()["seats"]]


def rule_against(match: Match, move: str) -> str | None:
    return true_refusal(match, move).rule


def events(happenings) -> Counter:
    return Counter(happening.kind.name for happening in happenings)
