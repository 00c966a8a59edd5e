"""The games as PettingZoo environments: `env("tara", players=3)`, one agent a seat, moving in the order of the game.

An observation is a dict of what the seat knows (`observation`, see docs/observations.md) and what it may do
(`action_mask`). Rewards come at the end: each seat's share of the win less an equal share, so they add up to 0.
"""

from dataclasses import replace
from typing import Any, ClassVar

import numpy as np

import regnum
from regnum.core.match import Match
from regnum.core.setup import Setup
from regnum.envs.rendering import MODES, WIDTH, render
from regnum.envs.spaces import Actions, observation_space, observe, rewards
from regnum.extras import needed

with needed("research"):
    from gymnasium.utils import EzPickle
    from pettingzoo import AECEnv, ParallelEnv
    from pettingzoo.utils import wrappers
    from pettingzoo.utils.conversions import turn_based_aec_to_parallel


class raw_env(AECEnv, EzPickle):  # noqa: N801  PettingZoo's own name for it
    """Without PettingZoo's check of the order of calls. An illegal action raises the rule that forbids it."""

    metadata: ClassVar[dict[str, Any]] = {"render_modes": MODES, "is_parallelizable": False, "render_fps": 2}

    def __init__(
        self, game: str, players: int | None = None, render_mode: str | None = None, max_cycles: int | None = None,
        render_width: int = WIDTH, **options: Any,
    ) -> None:  # fmt: skip
        EzPickle.__init__(self, game, players, render_mode, max_cycles, render_width, **options)
        super().__init__()
        self.game = regnum.game(game)
        self.setup = Setup.of(self.game, players, **options)
        self.players = self.setup.players
        self.options = dict(self.setup.options)
        self.render_mode = render_mode
        self.render_width = render_width
        self.max_cycles = max_cycles
        self.metadata = raw_env.metadata | {"name": f"{self.game.id}_v{self.game.version}"}  # type: ignore[misc]
        self.possible_agents = [f"seat_{seat}" for seat in range(self.players)]
        self._actions = {agent: Actions(self.game) for agent in self.possible_agents}
        self._observations = {agent: observation_space(self.game) for agent in self.possible_agents}
        self._random = np.random.default_rng()

    def action_space(self, agent: str) -> Actions:
        return self._actions[agent]

    def observation_space(self, agent: str) -> Any:
        return self._observations[agent]

    def reset(self, seed: int | None = None, options: dict | None = None) -> None:
        """A given seed is that of `regnum.match`; without one, the next game is drawn from where the last seed led."""
        drawn = int(self._random.integers(1 << 63)) if seed is None else seed
        self.match = Match(replace(self.setup, seed=drawn))
        if seed is not None:
            self._random = np.random.default_rng(self.match.seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict] = {agent: {} for agent in self.agents}
        self._turn()

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None, "a living agent needs an action"
        self.match.play(action)
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if self.match.shares is not None:
            self.rewards = dict(zip(self.agents, rewards(self.match), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        elif self.match.ply == self.max_cycles:
            self.truncations = dict.fromkeys(self.agents, True)
        self._turn()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def _turn(self) -> None:
        """Whose turn it is, and what it may do; when the game is over, the seats leave one after the other."""
        for actions in self._actions.values():
            actions.legal.fill(0)
        self.agent_selection = self.possible_agents[max(self.match.actor, 0)]
        if not self.match.over:
            self._actions[self.agent_selection].legal[self.match.legal] = 1

    def observe(self, agent: str) -> dict[str, np.ndarray]:
        observation = observe(self.match, self.possible_agents.index(agent))
        return {"observation": observation, "action_mask": self._actions[agent].legal.copy()}

    def render(self) -> str | np.ndarray | None:
        """The table as a spectator sees it."""
        return render(self.match, None, self.render_mode, self.render_width)

    def close(self) -> None:
        """Nothing is held open."""

    def __str__(self) -> str:
        return self.metadata["name"]


def env(game: str, players: int | None = None, render_mode: str | None = None, **settings: Any) -> AECEnv:
    """A game for agents that take turns. `settings`: max_cycles, render_width, and the options of the table."""
    return wrappers.OrderEnforcingWrapper(raw_env(game, players, render_mode, **settings))


def parallel_env(game: str, players: int | None = None, render_mode: str | None = None, **settings: Any) -> ParallelEnv:
    """For frameworks that know nothing else: all agents act at every step, but only the one to move is heard."""
    return turn_based_aec_to_parallel(raw_env(game, players, render_mode, **settings))
