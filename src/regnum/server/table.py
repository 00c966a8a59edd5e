"""A table as people and bots use it: whose eyes, moves, undo, chat."""

from typing import Any

from regnum.server.errors import Refusal, Stale
from regnum.server.log import Answer, Entry, Seat
from regnum.server.people import Person, clean_text
from regnum.server.seating import Seating
from regnum.server.undo import rewind, undo_target

__all__ = ["Answer", "Entry", "Seat", "Table"]

CHAT_LENGTH = 500


class Table(Seating):
    def eyes(self, person: Person | None, wanted: int | None = None) -> int | None:
        """The seat through whose eyes somebody looks; None for a spectator."""
        own = self.own_seats(person)
        if wanted is not None:
            if wanted not in own:
                raise Refusal(403, "not-your-seat", seat=wanted)
            return wanted
        if own:
            return self.actor if self.actor in own else own[0]
        if self.row["watch"] == "nobody" and not any(seat.person is person and person for seat in self.seats):
            raise Refusal(403, "no-watching")
        return None

    def undo_target(self, person: Person) -> int | None:
        """The ply that this person may go back to now."""
        if self.match is None or not self.running:
            return None
        return undo_target(self.match, self.own_seats(person), self.company <= 1)

    # deeds, for `do`: the lock is held

    async def move(self, person: Person, number: int, move: str, client: str, wanted: int | None = None) -> Answer:
        if known := self.answers.get((person.id, client)):
            return known
        seat = self._acting_seat(person, wanted)
        if number != self.ply:
            raise Stale
        if seat != self.actor:
            raise Refusal(409, "not-your-turn")
        assert self.match is not None
        return await self.decide(self.match.parse(move), person, client)

    async def decide(self, action: int, person: Person | None = None, client: str | None = None) -> Answer:
        """Store and make a move of the seat to act."""
        assert self.match is not None
        after, seat, notation = self.match.copy(), self.actor, self.game.space[action].notation
        after.play(action)
        change: dict[str, Any] = {"status": "over"} if after.over else {}
        await self._store("move", {"seat": seat, "move": notation, "ply": after.ply}, person, client, after, **change)
        return Answer(after.ply - 1, after.ply)

    async def undo(self, person: Person, number: int, client: str, wanted: int | None = None) -> Answer:
        if known := self.answers.get((person.id, client)):
            return known
        seat = self._acting_seat(person, wanted)
        if number != self.ply:
            raise Stale
        target = self.undo_target(person)
        if target is None:
            raise Refusal(409, "no-undo")
        assert self.match is not None
        after = self.match.copy()
        rewind(after, target)
        await self._store(
            "undo", {"seat": seat, "name": person.name, "from": number, "ply": target}, person, client, after
        )
        return Answer(number, target)

    def _acting_seat(self, person: Person, wanted: int | None) -> int:
        own = self.own_seats(person)
        if not own or (wanted is not None and wanted not in own):
            raise Refusal(403, "not-your-seat", seat=-1 if wanted is None else wanted)
        if not self.running:
            raise Refusal(409, "not-running")
        return wanted if wanted is not None else self.actor if self.actor in own else own[0]

    async def say(self, person: Person, text: str, client: str | None) -> Answer:
        if client and (known := self.answers.get((person.id, client))):
            return known
        own = self.own_seats(person)
        self.eyes(person)
        text = clean_text(text, CHAT_LENGTH, lines=True)
        if not text:
            raise Refusal(422, "no-text")
        seat = own[0] if own else None
        await self._store("chat", {"seat": seat, "name": person.name, "text": text}, person, client)
        return Answer(0, 0)
