"""Match: a set-up and the moves so far; play, go back, view, tell, record."""

from collections.abc import Iterator, Sequence
from typing import Any, Self

import numpy as np

from regnum.core.decisions import Decision, Move, move_words
from regnum.core.errors import IllegalMove, NotAMove, NoUndo, WrongArray, WrongSetup
from regnum.core.facts import Facts
from regnum.core.game import Game
from regnum.core.journal import Happening, new_journal
from regnum.core.prompts import prompt
from regnum.core.reasons import Reason
from regnum.core.scene import Scene
from regnum.core.setup import SPECTATOR, Setup, seed_number, shown, whole
from regnum.core.tale import heard
from regnum.core.touching import why_at

FORMAT = 1  # of records
EVENTS_PER_MOVE = 512
ROOM = ("_actions", "_journal", "_facts")  # of a match: what is read as soon as it is written, and made anew


class Match:
    """One game being played. Moves are given in notation or as action numbers, and checked."""

    def __init__(self, game: Game | Setup, players: int | None = None, seed: int = 0, **options: Any) -> None:
        """Takes a set-up, or what one is made from."""
        self.setup = setup = Setup.of(game, players, seed, **options)
        self.game = setup.game
        self.players = setup.players
        self.seed = setup.seed
        self.options: dict[str, str] = dict(setup.options)
        self.decisions: list[Decision] = []
        self._states = self.game.new_states(1)
        self._make_room()
        self._count = self.game.engine.begin(
            self._states, 0, self.players, setup.option_array, np.uint64(self.seed), self._actions, self._journal
        )
        self.opening = tuple(self.game.events.read(self._journal))

    def _make_room(self) -> None:
        """For what the rules write down at every decision."""
        self._actions = self.game.new_actions()
        self._journal = new_journal(EVENTS_PER_MOVE)
        self._facts: tuple[bytes, Facts] | None = None

    # what is the case

    @property
    def state(self) -> Any:
        """The record; its fields are attributes."""
        return self._states.view(np.recarray)[0]

    @property
    def facts(self) -> Facts:
        """The same to be read, quickly and often: what views, reasons and addresses are made of."""
        now = bytes(self)
        if self._facts is None or self._facts[0] != now:
            self._facts = (now, Facts(now, self.game.State))
        return self._facts[1]

    @property
    def states(self) -> np.ndarray:
        """A copy of the state as an array of one, which is what engines, evaluations and features take."""
        return self._states.copy()

    @property
    def actor(self) -> int:
        """The seat to decide, -1 when the game is over."""
        return int(self._states["actor"][0])

    @property
    def over(self) -> bool:
        """Has the game ended?"""
        return self.actor < 0

    @property
    def ply(self) -> int:
        """How many decisions have been made."""
        return len(self.decisions)

    @property
    def legal(self) -> list[int]:
        """The numbers of the actions that the player to decide may take."""
        numbers: list[int] = self._actions[: self._count].tolist()
        return numbers

    @property
    def shares(self) -> tuple[float, ...] | None:
        """Each seat's share of the win, once the game is over."""
        if not self.over:
            return None
        result = np.zeros(self.game.players[-1])
        self.game.engine.shares(self._states, 0, result)
        return tuple(result[: self.players].tolist())

    def __bytes__(self) -> bytes:
        return self._states.tobytes()

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """What a seat may see, or a spectator: plain facts, fit for JSON. Don't write to it: views share parts."""
        seat = None if seat is None else self.setup.seat(seat)
        state = self.facts
        running = state.actor >= 0
        shares = None if running else self.shares
        header = {
            "game": self.game.id,
            "players": self.players,
            "options": self.options,
            "seat": seat,
            "actor": state.actor,
            "phase": self.game.phases[state.phase].name if running else "over",
            "ply": self.ply,
            "ending": self.game.endings[state.ending],
            "shares": None if shares is None else list(shares),
        }
        return header | self.game.view(state, seat)

    def observe(self, seat: int | None = None) -> np.ndarray:
        """What a seat, or a spectator, knows, as numbers for learners; docs/observations.md says which is which."""
        if self.game.features is None:
            raise WrongSetup("features-none", game=self.game.id)
        out = np.zeros(self.game.features.size, np.float32)
        self.game.observe(self._states, 0, SPECTATOR if seat is None else self.setup.seat(seat), out)
        return out

    def scene(self, seat: int | None = None, locale: str = "en") -> Scene:
        """The position drawn, as a seat or (None) a spectator sees it."""
        return self.game.scene(self.view(seat), self.game.texts(locale))

    def _repr_svg_(self) -> str:
        return self.scene().svg()

    def describe(self, seat: int | None = None, locale: str = "en") -> str:
        """The position in words, as a seat or (None) a spectator sees it."""
        return self.game.describe(self.view(seat), self.game.texts(locale))

    def prompt(self, seat: int | None = None, locale: str = "en") -> str:
        """What is to be decided, as the seat to act reads it, or as all others do."""
        phase = "over" if self.over else self.game.phases[self.facts.phase].name
        return prompt(self.game.texts(locale), phase, self.actor, seat)

    def moves(self, locale: str = "en") -> list[Move]:
        """The legal moves of the player to act."""
        return [self._move(number, locale) for number in self.legal]

    def _move(self, number: int, locale: str) -> Move:
        notation, verb, arguments, text = move_words(self.game, number, locale)
        return Move(number, notation, verb, dict(arguments), self.game.addresses(self.facts, number), text)

    # what is done

    def parse(self, move: int | str) -> int:
        """The action that is meant; numbers are taken as they are."""
        if isinstance(move, str):
            exact = self.game.space.by_notation.get(move)
            return exact if exact is not None else self.game.space.parse(move, self.legal)
        number = whole(move)
        if number is None or not 0 <= number < len(self.game.space):
            raise NotAMove("move-unknown", text=shown(move))
        return number

    def play(self, move: int | str) -> tuple[Happening, ...]:
        """Make a move; what happened. An illegal one raises IllegalMove with the rule that forbids it."""
        action = self.parse(move)
        if action not in self.legal:
            raise self.why_not(action)
        before, seat = bytes(self), self.actor
        self._step(action)
        while self._journal[0, 0] >= len(self._journal):  # more happened than there was room for
            self._journal = new_journal(2 * len(self._journal))
            self.set_state(before)
            self._step(action)
        happenings = tuple(self.game.events.read(self._journal))
        then = np.frombuffer(before, self.game.State)
        drew = then["drawn"][0] != self._states["drawn"][0] or then["rng"][0] != self._states["rng"][0]
        self.decisions.append(Decision(self.ply, seat, action, happenings, before, bool(drew)))
        return happenings

    def _step(self, action: int) -> None:
        self._journal[0, 0] = 0
        self._count = self.game.engine.step(self._states, 0, action, self._actions, self._journal)

    def why_not(self, move: int | str) -> IllegalMove:
        """The rule that forbids a move, as an error to raise or to show."""
        action = self.parse(move)
        notation = self.game.space[action].notation
        if self.over:
            return IllegalMove("move-game-over", move=notation)
        if action in self.legal:
            raise ValueError(f"{notation} is legal")
        return self._refused(self.game.refusal(self.facts, action))

    def why_at(self, address: str) -> IllegalMove | None:
        """Why the player to act can't touch this on the drawing; None if they can."""
        if self.over:
            return IllegalMove("move-game-over", move=address)
        reason = why_at(self.game, self.facts, self.legal, address)
        return None if reason is None else self._refused(reason)

    def _refused(self, reason: Reason) -> IllegalMove:
        return IllegalMove(reason.message, reason.rule, self.game.id, **reason.arguments)

    def can_undo(self, seat: int | None = None) -> bool:
        """May the last decision be taken back (by this seat)? Nothing may have been revealed or drawn since."""
        if not self.decisions or self.decisions[-1].final:
            return False
        return seat in (None, self.decisions[-1].seat)

    def undo(self, seat: int | None = None) -> Decision:
        """Take the last decision back, if it may be; which one that was."""
        if not self.can_undo(seat):
            raise NoUndo("undo-nothing" if not self.decisions else "undo-not-now")
        decision = self.decisions[-1]
        self.rewind(self.ply - 1)
        return decision

    def rewind(self, ply: int) -> None:
        """Go back to where so many decisions had been made, even across what was revealed: analysis may, `undo` not."""
        number = whole(ply)
        if number is None or not 0 <= number <= self.ply:
            raise WrongArray("no-such-ply", ply=shown(ply), plies=self.ply)
        if number < self.ply:
            before = self.decisions[number].before
            del self.decisions[number:]
            self.set_state(before)

    def at(self, ply: int) -> Self:
        """A copy, as the match was when so many decisions had been made."""
        past = self.copy()
        past.rewind(ply)
        return past

    def concealed(self, seat: int | None, seed: int) -> np.ndarray:
        """A copy of the state in which all that a seat, or a spectator, can't know is replaced by a random guess."""
        states = self.states
        hidden_from = SPECTATOR if seat is None else self.setup.seat(seat)
        self.game.engine.hide(states, 0, hidden_from, np.uint64(seed_number(seed)))
        return states

    def determinise(self, seat: int | None, seed: int) -> Self:
        """A copy of the match in such a state."""
        twin = self.copy()
        twin.set_state(self.concealed(seat, seed).tobytes())
        return twin

    # positions that are set up, and matches that are kept

    @classmethod
    def from_state(cls, setup: Setup, state: bytes) -> Self:
        """A match that starts in this state. No moves led to it, so its record doesn't."""
        match = cls(setup)
        match.opening = ()
        match.set_state(state)
        return match

    def set_state(self, state: bytes | None = None) -> None:
        """Go on from these bytes, or from what was written into `state`; decisions before it stay as they are.

        Rules trust a state: one that no play could lead to may end the process.
        """
        if state is not None:
            if len(state) != self.game.State.itemsize:
                raise WrongArray("array-bytes", game=self.game.id, n=self.game.State.itemsize, found=len(state))
            self._states.view(np.uint8)[:] = np.frombuffer(state, np.uint8)
        self._count = self.game.engine.choices(self._states, 0, self._actions)

    def to_bytes(self) -> bytes:
        """All of the match, to go on elsewhere: its record, its state, and what every decision was made in and told.

        A record is enough for a match that was played from its beginning; this keeps positions of any origin, and is
        read without playing again. It holds what players must not know.
        """
        from regnum.core.packing import pack

        return pack(self)

    @classmethod
    def from_bytes(cls, data: bytes) -> Self:
        """What `to_bytes` gave; only from those whom you trust, for rules trust a state.

        Other rules, other components and damaged bytes are refused with a RecordError.
        """
        from regnum.core.packing import unpack

        return unpack(cls, data)

    # as other Python objects do

    def copy(self) -> Self:
        """The same match, to be played on by itself."""
        twin = object.__new__(type(self))
        twin.__dict__.update(self.__dict__)
        twin.decisions = list(self.decisions)
        # Bytes are copied faster than fields. A journal is read as soon as it is written: the twin needs room, no copy.
        twin._states = np.frombuffer(bytearray(self._states.tobytes()), self.game.State).view(type(self._states))
        twin._actions, twin._journal = self._actions.copy(), np.empty_like(self._journal)
        return twin

    def __copy__(self) -> Self:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self.copy()

    def __getstate__(self) -> dict[str, Any]:
        return {name: value for name, value in self.__dict__.items() if name not in ROOM} | {"_states": bytes(self)}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        self._states = self.game.new_states(1)
        self._make_room()
        self.set_state(state["_states"])

    def __repr__(self) -> str:
        now = "over" if self.over else f"seat {self.actor} to act"
        return f"<{type(self).__name__} {self.game.id}: {self.players} players, ply {self.ply}, {now}>"

    # what is told and kept

    def tale(self, seat: int | None = None, locale: str = "en", seats: Sequence[str] = ()) -> Iterator[str]:
        """The log in words, as far as a seat, or a spectator, may read it."""
        yield from self.told(self.opening, seat, locale, seats)
        for decision in self.decisions:
            yield from self.told(decision.happenings, seat, locale, seats)

    def told(
        self, happenings: Sequence[Happening], seat: int | None, locale: str, seats: Sequence[str] = ()
    ) -> Iterator[str]:
        """What a seat hears of events, in words."""
        return heard(self.game, happenings, seat, locale, seats or self.game.seat_names(self.players, locale))

    def record(self) -> dict[str, Any]:
        """All that is needed to replay the match. It holds the seed: not for players while the game runs."""
        return {
            "regnum": FORMAT,
            "game": self.game.id,
            "version": self.game.version,
            "components": self.game.components,
            "players": self.players,
            "options": self.options,
            "seed": self.seed,
            "moves": [self.game.space[decision.action].notation for decision in self.decisions],
            "result": None if self.shares is None else list(self.shares),
        }
