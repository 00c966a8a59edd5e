"""Writes docs/observations.md from the games' layouts: python -m tests.envs.observations"""

from pathlib import Path

import regnum
from regnum.envs.features import features_of
from tests.shipped import SHIPPED

PAGE = Path(__file__).parents[2] / "docs" / "observations.md"

HEAD = """# Observations

What a seat knows of a position, as float32 numbers of about 0 to 1 in a vector that has the same size for every
player count of a game. It is player-relative: where something is told *by seat*, the own seat comes first, then the
others in turn order; seats that nobody sits in are zeros. *One of* means that a single number of the block is 1. Seat
-1 is a spectator, who sees from seat 0 on.

```python
import regnum
from regnum.envs.features import Features

match = regnum.match("tara", players=4, seed=7)
numbers = match.observe(match.actor)  # of a spectator: match.observe()
features = Features(match.game)
hand = features.block(numbers, "hand")

batch = regnum.batch("tara", players=4, n=4096)
batch.observe()  # (4096, features.size), for the seat to act
batch.legal  # (4096, actions), True where an action is legal
```

Observations hold all that the seat's view shows, and what everyone could have written down: cards that lay open once,
the latest exchange, the hands of The King is Dead. They hold nothing else: the tests replace all that a seat can't
know by guesses and compare every number; and they give positions single facts of others, and want every difference of
the views in the numbers. In Tara stacks can grow without limit: the order of captives is told for the uppermost 24,
their number for all.

Names of regions, cards and so on stand in the games' `components.py`, in the order in which they are numbered.

## Batches

`regnum.batch(game, players, n, seed=0, device="cpu", **options)` plays n games at one table. Game i begins with seed
`seed + i`, and its successors with `seed + i + n`, `seed + i + 2 n` and so on: what happens in a slot depends on no
other one, nor on threads, nor on the device.

| array | shape | what it tells |
| --- | --- | --- |
| `states` | n | the records |
| `actors` | n | the seat to decide, -1 when the game is over |
| `choices`, `counts` | n x width, n | the legal actions of each game as a list |
| `legal` | n x actions | ... and as a mask, brought up to date when it is asked for: read it, don't write into it |
| `done` | n | which games are over |
| `shares`, `rewards` | n x players | shares of the win at the end; rewards are shares less an equal share, 0 before |
| `seeds` | n | of the games being played |

`step(actions)` carries out one action in every game and refuses what is not legal; answers that all foresee are taken
on the way. `reset_done()` begins new games where some are over. `random(moves)` plays at random and goes on with new
games by itself. `observe(seats)` is for the seats to act, if none are given. On the CPU all of these are NumPy arrays
that stay where they are. With `device="cuda"` they are arrays on the GPU with the CUDA array interface: PyTorch works
on them in place (`torch.as_tensor(batch.observe(), device="cuda")`), JAX takes them too (`jnp.asarray`), and actions
may come from there. It needs `pip install 'regnum[cuda]'`, and NumPy below 2.5 until numba-cuda follows it.
"""


def page() -> str:
    parts = [HEAD]
    for name in SHIPPED:
        game = regnum.game(name)
        features = features_of(game)
        parts.append(f"\n## {game.texts('en')('game-title')}\n\n{features.size} numbers, {len(game.space)} actions.\n")
        parts.append("\n| from | name | numbers | meaning |\n| --- | --- | --- | --- |\n")
        start = 0
        for block, length, meaning in features.layout:
            parts.append(f"| {start} | {block} | {length} | {meaning} |\n")
            start += length
    return "".join(parts)


if __name__ == "__main__":
    PAGE.write_text(page(), "utf-8")
