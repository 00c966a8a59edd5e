"""The games as Gymnasium environments for one learner, against bots. Importing this module registers them:

    import gymnasium, regnum.envs.gymnasium
    env = gymnasium.make("regnum/TheKingIsDead-3p-v1", opponents=["easy", "greedy"], seat=None, mordred="on")

`make_vec` gives many games at once against random play, on the batch; see gymnasium_vector.py.
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, ClassVar

import numpy as np

import regnum
from regnum.bots import Observation, make_bot
from regnum.core.errors import IllegalMove, WrongSetup
from regnum.core.game import Game
from regnum.core.match import Match
from regnum.core.setup import Setup
from regnum.envs.rendering import MODES, WIDTH, render
from regnum.envs.spaces import Actions, observation_space, observe, rewards
from regnum.extras import needed
from regnum.games import names

with needed("research"):
    import gymnasium

SEEDS = 1 << 63


class RegnumEnv(gymnasium.Env):
    """One seat learns, bots sit on the others.

    `opponents` is a bot's name, or several in turn order after the learner, repeated as needed. `seat` is the
    learner's; None draws one for every game. The reward comes at the end: the share of the win less an equal share.
    An illegal action loses at once, since Gymnasium wants to try any of its space: the reward is -1, and
    `info["illegal"]` names the rule that forbids it. What is no action at all raises NotAMove.
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": MODES, "render_fps": 2}  # type: ignore[misc]

    def __init__(
        self, game: str, players: int, opponents: str | Sequence[str] = "random", seat: int | None = 0,
        render_mode: str | None = None, render_width: int = WIDTH, **options: Any,
    ) -> None:  # fmt: skip
        self.game = regnum.game(game)
        self.setup = Setup.of(self.game, players, **options)
        self.players = players = self.setup.players
        self.options = dict(self.setup.options)
        names = [opponents] if isinstance(opponents, str) else list(opponents)
        if len(names) > players - 1:
            raise WrongSetup("bots-too-many", bots=len(names), seats=players - 1)
        self.opponents = [make_bot(names[i % len(names)]) for i in range(players - 1)]
        self.fixed_seat = None if seat is None else self.setup.seat(seat)
        self.render_mode = render_mode
        self.render_width = render_width
        self.action_space = Actions(self.game)
        self.observation_space = observation_space(self.game)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[dict, dict]:
        """A given seed is that of `regnum.match`."""
        given = None if seed is None else replace(self.setup, seed=seed)
        super().reset(seed=None if given is None else given.seed)
        self.seat = int(self.np_random.integers(self.players)) if self.fixed_seat is None else self.fixed_seat
        self.match = Match(given or replace(self.setup, seed=self._draw()))
        self._others()
        return self._observe(), {"seat": self.seat}

    def step(self, action: Any) -> tuple[dict, float, bool, bool, dict]:
        info: dict[str, Any] = {"seat": self.seat}
        try:
            self.match.play(action)
        except IllegalMove as error:
            return self._observe(), -1.0, True, False, info | {"illegal": str(error)}
        self._others()
        if self.match.shares is not None:
            info["shares"] = self.match.shares
        if self.render_mode == "human":
            self.render()
        return self._observe(), rewards(self.match)[self.seat], self.match.over, False, info

    def action_masks(self) -> np.ndarray:
        """What is legal now, where MaskablePPO of sb3-contrib looks for it."""
        return self.action_space.legal.astype(np.bool_)  # type: ignore[attr-defined]

    def _others(self) -> None:
        """Let the bots play until the learner is to decide."""
        while not self.match.over and self.match.actor != self.seat:
            bot = self.opponents[(self.match.actor - self.seat) % self.players - 1]
            self.match.play(bot.choose(Observation.of(self.match, self._draw()), self._draw()))

    def _draw(self) -> int:
        return int(self.np_random.integers(SEEDS))

    def _observe(self) -> dict[str, np.ndarray]:
        legal: np.ndarray = self.action_space.legal  # type: ignore[attr-defined]
        legal.fill(0)
        if self.match.actor == self.seat:
            legal[self.match.legal] = 1
        return {"observation": observe(self.match, self.seat), "action_mask": legal.copy()}

    def render(self) -> Any:
        """The table as the learner sees it."""
        return render(self.match, self.seat, self.render_mode, self.render_width)


def env_id(game: Game, players: int) -> str:
    """`regnum/TheKingIsDead-2p-v1`: the title, the players, the version of the rules."""
    title = game.texts("en")("game-title").partition(",")[0].title().replace(" ", "")
    return f"regnum/{title}-{players}p-v{game.version}"


for _game in map(regnum.game, names()):
    for _players in _game.players:
        if (_id := env_id(_game, _players)) not in gymnasium.registry:
            gymnasium.register(
                _id,
                entry_point="regnum.envs.gymnasium:RegnumEnv",
                vector_entry_point="regnum.envs.gymnasium_vector:RegnumVectorEnv",
                kwargs={"game": _game.id, "players": _players},
            )
