"""Game: all that the rest of the house needs to know of a game. It is declared in the game's own game.py."""

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, cached_property
from importlib import import_module
from importlib.util import find_spec
from types import MappingProxyType
from typing import Any

import numpy as np

from regnum.core.actions import ActionSpace
from regnum.core.addresses import Addresses
from regnum.core.compiled import COMPILED, compilation
from regnum.core.components import component_hash
from regnum.core.engine import Engine, observer
from regnum.core.errors import WrongArray
from regnum.core.evaluation import PLAYOUTS, Evaluation
from regnum.core.features import Features
from regnum.core.homes import homes
from regnum.core.journal import SILENT, Events
from regnum.core.phases import Phases
from regnum.core.places import Place
from regnum.core.reasons import Reason, other_decision
from regnum.core.scene import Scene
from regnum.core.setup import Setup, described, shown, whole
from regnum.core.text import Texts

# What the files of a game's folder declare, by the field of Game that it becomes.
DECLARED = {
    "state": {"State": "State", "phases": "PHASES", "endings": "ENDINGS"},
    "actions": {"space": "SPACE", "width": "WIDTH"},
    "events": {"events": "EVENTS"},
    "view": {"view": "view"},
    "scene": {"scene": "scene"},
    "describe": {"describe": "describe"},
    "addresses": {"addresses": "addresses", "places": "PLACES"},
    "why": {"why_not": "why_not"},
}

Sides = tuple[tuple[int, ...], ...]

# The moves of an older record and the match as far as it is played; the moves of a record of today, each of which is
# played before the next is asked for.
Migration = Callable[[list[str], Any], Iterator[str]]


@dataclass(frozen=True)
class Option:
    """A choice made when a table is opened. States keep the number of the choice."""

    name: str
    choices: tuple[str, ...]
    default: str
    players: tuple[int, ...] = ()  # the player counts that it makes a difference for; all, where none is named


@dataclass(frozen=True, eq=False)
class Game:
    id: str
    version: int  # rises when the same moves no longer lead to the same states
    players: tuple[int, ...]
    options: tuple[Option, ...]
    State: np.dtype
    space: ActionSpace
    width: int  # the most legal actions at one decision
    phases: Phases
    endings: tuple[str, ...]
    events: Events
    kinds: Mapping[str, Sequence[str]]  # ids of the things that events and actions name, by kind
    # the rules, compiled
    setup: Any
    legal: Any
    apply: Any
    conceal: Any
    outcome: Any
    # plain Python on top of them
    view: Callable[[Any, int | None], dict[str, Any]]
    scene: Callable[[dict[str, Any], Texts], Scene]
    describe: Callable[[dict[str, Any], Texts], str]
    addresses: Addresses
    places: tuple[Place, ...]  # the things that actions touch, whatever is being asked for
    why_not: Callable[[Any, int], Reason]  # of an action whose verb is being asked for
    # how moves of older versions are made in this one, by version (see core/migration.py)
    migrations: Mapping[int, Migration] = field(default_factory=dict)
    # seats that win together, by the number of players; all other seats play for themselves
    teams: Mapping[int, Sides] = field(default_factory=dict)
    # instructions of a rule up to which a GPU copies it into its callers; what is fastest is found by trial
    copied_on_gpu: int = 160

    @classmethod
    def of(
        cls, package: str, *, rules: Collection[Any], kinds: Mapping[str, Sequence[str]] = MappingProxyType({}),
        **fields: Any,
    ) -> "Game":  # fmt: skip
        """The game of a package, called like its folder, whose files declare what DECLARED names.

        The five `rules` are known by their own names, in whatever order; `kinds` come on top of those of the actions.
        """
        fields = {"id": package.rpartition(".")[2], "options": (), **fields}
        fields |= {rule.__name__: rule for rule in rules}
        for file, names in DECLARED.items():
            part = import_module(f"{package}.{file}")
            for field_, name in names.items():
                if not hasattr(part, name):
                    raise AttributeError(f"{package}/{file}.py declares no {name}")
                fields[field_] = getattr(part, name)
        return cls(kinds={**fields["space"].kinds, **kinds}, **fields)

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickled by its id, so that whoever unpickles it gets the very game that is loaded there."""
        from regnum.games import load

        return load, (self.id,)

    def sides(self, players: int) -> Sides:
        """Who plays for whom: teams, or every seat by itself."""
        return self.teams.get(players) or tuple((seat,) for seat in range(players))

    def part(self, name: str) -> Any:
        """A module of the game's folder that not everybody needs: `evaluation` for bots, `features` for learners."""
        return import_module(f"{homes()[self.id].package}.{name}")

    def optional_part(self, name: str) -> Any:
        """The same, or None where the game has no such module."""
        try:
            found = find_spec(f"{homes()[self.id].package}.{name}")
        except ModuleNotFoundError:  # nor the package that it would be in
            return None
        return self.part(name) if found else None

    @cached_property
    def evaluation(self) -> Evaluation:
        """How positions are valued; by playing them out, where the game has no evaluation of its own."""
        part = self.optional_part("evaluation")
        return part.EVALUATION if part else PLAYOUTS

    @cached_property
    def features(self) -> Features | None:
        """What learners observe, if the game says it."""
        part = self.optional_part("features")
        return part.FEATURES if part else None

    @cached_property
    def observe(self) -> Any:
        """observe(states, i, seat, out), compiled: see engine.py. For a game that has features."""
        assert self.features is not None
        return observer(self.id, self.features.rule)

    @cached_property
    def components(self) -> str:
        """Names the components in every record: a hash of their file."""
        return component_hash(self.id)

    @cached_property
    def engine(self) -> Engine:
        """What is done with the rules, compiled for this game."""
        return Engine(
            self.id, self.State, self.phases.private, setup=self.setup, legal=self.legal, apply=self.apply,
            conceal=self.conceal, outcome=self.outcome,
        )  # fmt: skip

    def compile(self, report: Callable[[int, int], None] = lambda done, total: None, games: bool = False) -> None:
        """Compile, or load from the cache, what a match needs, and if asked for what plays whole random `games`.

        report(done, total) tells how far it is; it is never called where all is cached.
        """
        if not COMPILED:
            return
        engine, states, actions = self.engine, self.new_states(1), self.new_actions()
        options, result = Setup.of(self).option_array, np.zeros(self.players[-1])
        with compilation(self.id, report):
            engine.begin(states, 0, self.players[0], options, np.uint64(0), actions, SILENT)
            engine.hide(states, 0, 0, np.uint64(0))
            engine.shares(states, 0, result)
            if games:
                lengths, results = np.zeros(1, np.int64), result.reshape(1, -1)
                engine.random_games(
                    states, self.players[0], options, np.uint64(0), lengths, results, actions, SILENT
                )  # fmt: skip

    def refusal(self, state: Any, number: int) -> Reason:
        """Why an action is not legal: its verb is not being asked for, or a rule of its own forbids it."""
        phase, verb = self.phases[state.phase], self.space[number].verb.name
        return self.why_not(state, number) if verb in phase.verbs else other_decision(phase, verb)

    def new_states(self, count: int) -> np.ndarray:
        """Blank states. Uncompiled rules reach the fields of a record by name, as compiled ones do."""
        states = np.zeros(count, self.State)
        return states if COMPILED else states.view(np.recarray)

    def new_actions(self) -> np.ndarray:
        """Room for the legal actions of any decision."""
        return np.zeros(self.width, np.int16)

    def setup_of(self, states: Any, i: Any) -> Setup:
        """How state i of an array was set up, seed and options aside; what is no such state raises."""
        if not isinstance(states, np.ndarray) or states.dtype != self.State or states.ndim != 1:
            raise WrongArray("array-states", game=self.id, found=described(states))
        number = whole(i)
        if number is None or not 0 <= number < len(states):
            raise WrongArray("array-no-state", i=shown(i), n=str(len(states)))
        return Setup(self, int(states["players"][number]), {}, 0)

    def texts(self, locale: str, seats: Sequence[str] = ()) -> Texts:
        """The words of the game in a language, with the names of those who play if they are known."""
        return Texts(locale, self.id, seats)

    def seat_names(self, players: int, locale: str) -> tuple[str, ...]:
        """What seats are called as long as nobody known sits there."""
        return _seat_names(players, Texts(locale).locale)

    def ident(self, kind: str, value: int) -> int | str:
        """The id of a thing by its number: ident("region", 3). Kinds without names are numbers."""
        names = self.kinds.get(kind)
        return names[value] if names is not None and 0 <= value < len(names) else value

    def words(self, texts: Texts, kind: str, value: int) -> int | str:
        """The word for it in the reader's language."""
        if kind == "seat" and 0 <= value < self.players[-1]:
            return texts.seat(value)
        ident = self.ident(kind, value)
        return texts.name(kind, ident) if isinstance(ident, str) else ident


@cache
def _seat_names(players: int, locale: str) -> tuple[str, ...]:
    return tuple(Texts(locale).seat(number) for number in range(players))
