"""The games for OpenSpiel: importing this module registers them as `regnum_<game>`.

    import pyspiel, regnum.envs.openspiel
    game = pyspiel.load_game("regnum_kingisdead(players=3,mordred=on)")

Chance comes first, and all at once: eight chance nodes deal the 64 bits of the seed, a byte each, and nobody sees them.
From there on the generator inside the state decides every shuffle, so a state is a function of its history, as
OpenSpiel wants it. `resample_from_infostate` guesses anew all that a player can't know, the generator included.
"""

import json
from dataclasses import replace
from typing import Any, Self

import regnum
from regnum.core.game import Game
from regnum.core.journal import EVERYONE, Happening
from regnum.core.match import Match
from regnum.core.setup import SPECTATOR, Setup
from regnum.envs.features import features_of
from regnum.extras import needed
from regnum.games import names

with needed("research"):
    import pyspiel

SEED_BYTES = 8
BYTES = [(value, 1 / 256) for value in range(256)]
# No game comes near: the longest are those of Tara, with some thousand decisions in random play.
LONGEST = 100_000


class Position(Match):
    """A match that remembers what each seat was told."""

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        self._begin_memories()

    def _begin_memories(self) -> None:
        self.known = 0  # decisions that are in the memories
        self.memories: list[list[str]] = [[] for _ in range(self.players + 1)]  # of the seats and, last, of a spectator
        self._remember(self.opening)

    def copy(self) -> Self:
        twin = super().copy()
        twin.memories = [list(lines) for lines in self.memories]
        return twin

    def rewind(self, ply: int) -> None:
        super().rewind(ply)
        if ply < self.known:  # more is remembered than has happened
            self._begin_memories()

    def utilities(self) -> list[float]:
        """1 for the winner, the same in all from the others; a shared win lies between."""
        n = self.players
        return [(n * share - 1) / (n - 1) for share in self.shares or [1 / n] * n]

    def memory(self, seat: int) -> str:
        """All that a seat was told and did. Written down when asked for: playouts never ask."""
        for decision in self.decisions[self.known :]:
            self.memories[decision.seat].append(self.game.space[decision.action].notation)
            self._remember(decision.happenings)
        self.known = len(self.decisions)
        return "\n".join(self.memories[seat])

    def _remember(self, happenings: tuple[Happening, ...]) -> None:
        for happening in happenings:
            line = " ".join(map(str, happening.as_dict(self.game).values()))
            heard = self.memories if happening.to == EVERYONE else [self.memories[happening.to]]
            for memory in heard:
                memory.append(line)


class RegnumGame(pyspiel.Game):
    game: Game  # of the subclass that is made for each of the games

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        game, options = self.game, dict(params or {})
        self.setup = Setup.of(game, **options)
        self.players = self.setup.players
        self.options = dict(self.setup.options)
        super().__init__(
            game_type(game),
            pyspiel.GameInfo(
                num_distinct_actions=len(game.space),
                max_chance_outcomes=len(BYTES),
                num_players=self.players,
                min_utility=-1 / (self.players - 1),
                max_utility=1.0,
                utility_sum=0.0,
                max_game_length=LONGEST,
            ),
            params or {},
        )

    def __reduce__(self) -> tuple:
        return load_game, (str(self),)

    def new_initial_state(self) -> "RegnumState":
        return RegnumState(self)

    def max_chance_nodes_in_history(self) -> int:
        return SEED_BYTES

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "RegnumObserver":
        if params:
            raise ValueError(f"observation parameters not supported; passed {params}")
        return RegnumObserver(self.game, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


class RegnumState(pyspiel.State):
    def __init__(self, game: RegnumGame) -> None:
        super().__init__(game)
        self.seed = b""
        self.position: Position | None = None

    def current_player(self) -> int:
        if self.position is None:
            return pyspiel.PlayerId.CHANCE
        return pyspiel.PlayerId.TERMINAL if self.position.over else self.position.actor

    def _legal_actions(self, player: int) -> list[int]:
        assert self.position is not None
        return self.position.legal

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return BYTES

    def _apply_action(self, action: int) -> None:
        if self.position is not None:
            self.position.play(action)
            return
        self.seed += bytes([action])
        if len(self.seed) == SEED_BYTES:
            table = self.get_game()
            self.position = Position(replace(table.setup, seed=int.from_bytes(self.seed)))

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"seed {action:02x}"
        return self.get_game().game.space[action].notation

    def is_terminal(self) -> bool:
        return self.position is not None and self.position.over

    def returns(self) -> list[float]:
        return [0.0] * self.num_players() if self.position is None else self.position.utilities()

    def resample_from_infostate(self, player: int, probability_sampler: Any) -> "RegnumState":
        """A random state that this player can't tell from this one. Its history still names the true seed."""
        state = self.clone()
        if state.position is not None:
            state.position = state.position.determinise(player, int(probability_sampler() * 2**53))
        return state

    def __str__(self) -> str:
        if self.position is None:
            return f"seed {self.seed.hex()}…"
        return f"seed {self.seed.hex()}\n{self.position.describe()}"


class RegnumObserver:
    """Tensor: the features of docs/observations.md. String: the view, as JSON, and with perfect recall the log too.

    What is public is the spectator's view; what is private, where a seat's own view differs from it.
    """

    def __init__(self, game: Game, kind: Any) -> None:
        self.public = kind.public_info
        self.private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.recall = kind.perfect_recall
        if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS or (not self.public and self.recall):
            raise ValueError("no observation of all hands, and no memory of what is private alone")
        self.features = features_of(game)
        self.tensor = self.features.blank() if self.public else None
        self.dict = {} if self.tensor is None else {"observation": self.tensor}

    def set_from(self, state: RegnumState, player: int) -> None:
        if self.tensor is not None:
            self.tensor.fill(0)
            if state.position is not None:
                self.tensor[:] = self.features.of(state.position, player if self.private else SPECTATOR)

    def string_from(self, state: RegnumState, player: int) -> str:
        position = state.position
        if position is None:
            return ""
        facts = position.view(player if self.private else None)
        if not self.public:
            shown = position.view()
            facts = {name: fact for name, fact in facts.items() if shown.get(name) != fact}
        view = json.dumps(facts, separators=(",", ":"))
        return f"{position.memory(player if self.private else SPECTATOR)}\n{view}" if self.recall else view


def load_game(text: str) -> RegnumGame:
    """As pyspiel does it; whoever unpickles a game gets this module with it."""
    return pyspiel.load_game(text)


def game_type(game: Game) -> pyspiel.GameType:
    return pyspiel.GameType(
        short_name=f"regnum_{game.id}",
        long_name=game.texts("en")("game-title"),
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.players[-1],
        min_num_players=game.players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification={"players": game.players[0]} | {o.name: o.default for o in game.options},
    )


for _game in map(regnum.game, names()):
    pyspiel.register_game(game_type(_game), type(_game.id, (RegnumGame,), {"game": _game}))
