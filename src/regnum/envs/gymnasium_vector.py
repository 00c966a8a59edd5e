"""Many games at once for one learner against random play, on the batch: `gymnasium.make_vec(id, num_envs=256)`."""

from dataclasses import replace
from typing import Any, ClassVar

import numpy as np

import regnum
from regnum.core.setup import Setup
from regnum.envs.arrays import at_least
from regnum.envs.batch import Batch
from regnum.envs.batch_kernels import NOTHING, RANDOM
from regnum.envs.spaces import observation_space
from regnum.extras import needed

with needed("research"):
    from gymnasium import spaces
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space

SEEDS = 1 << 63


class RegnumVectorEnv(VectorEnv):
    """The learner's `seat` is the same in all games; None spreads the games evenly over the seats.

    A game that is over begins anew at the next step, which then ignores its action. An illegal action raises,
    and nothing changes.
    """

    metadata: ClassVar[dict[str, Any]] = {"autoreset_mode": AutoresetMode.NEXT_STEP}  # type: ignore[misc]

    def __init__(
        self, game: str, players: int, num_envs: int = 1, seat: int | None = 0, render_mode: None = None, **options: Any
    ) -> None:  # fmt: skip
        self.game = regnum.game(game)
        self.setup = Setup.of(self.game, players, **options)
        self.players = players = self.setup.players
        self.options = dict(self.setup.options)
        seat = None if seat is None else self.setup.seat(seat)
        self.num_envs = num_envs = at_least("num_envs", num_envs, 1)
        self.seats = (np.arange(num_envs) % players if seat is None else np.full(num_envs, seat)).astype(np.int8)
        self.single_observation_space = observation_space(self.game)
        self.single_action_space = spaces.Discrete(len(self.game.space))
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[dict, dict]:
        """Game i of a given seed is that of `regnum.match(seed=seed + i)`."""
        given = None if seed is None else replace(self.setup, seed=seed)
        super().reset(seed=None if given is None else given.seed)
        self.batch = Batch(given or replace(self.setup, seed=int(self.np_random.integers(SEEDS))), n=self.num_envs)
        self._others()
        return self._observe(), {}

    def step(self, actions: Any) -> tuple[dict, np.ndarray, np.ndarray, np.ndarray, dict]:
        orders = self.batch._checked(actions)  # of games that are over, nothing
        self.batch.reset_done()
        self.batch._order(orders)
        self._others()
        rewards = self.batch.rewards[np.arange(self.num_envs), self.seats].astype(np.float64)
        return self._observe(), rewards, self.batch.done.copy(), np.zeros(self.num_envs, np.bool_), {}

    def _others(self) -> None:
        """Random moves in every game until the learner is to decide in all of them."""
        while True:
            waiting = (self.batch.actors == self.seats) | self.batch.done
            if waiting.all():
                return
            self.batch._order(np.where(waiting, np.int16(NOTHING), np.int16(RANDOM)))

    def _observe(self) -> dict[str, np.ndarray]:
        return {"observation": self.batch.observe(self.seats), "action_mask": self.batch.legal.astype(np.int8)}
