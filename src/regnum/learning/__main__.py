"""Learn the networks of a game:

python -m regnum.learning tajmahal --games 30000 --simulations 12 --kept 8 --jobs 16

Needs JAX, best with a GPU. For each number of players it says how well the evaluation of the game foretells the winners
of games that it has not learnt from, and how well the network does (cross-entropy, less is better).
"""

import argparse
import sys
from pathlib import Path

import numpy as np

import regnum
from regnum.bots.learnt import Learnt, fingerprint, network_of, save
from regnum.bots.network import has_terms
from regnum.bots.search import OWN_TURN
from regnum.bots.selfplay import learners_see
from regnum.bots.tree import FAR
from regnum.core.errors import RegnumError
from regnum.core.homes import homes
from regnum.learning.games import Series, play_all

HELD_OUT = 10  # one game in so many is not learnt from


def asked(arguments: list[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        "python -m regnum.learning", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game", choices=regnum.games.names())
    parser.add_argument("--players", type=int, nargs="*", help="all that the game can have")
    parser.add_argument("--games", type=int, default=Series.games)
    parser.add_argument("--simulations", type=int, default=Series.simulations, help="for each decision")
    parser.add_argument("--far", action="store_true", help="look beyond the own turn: better games, but fewer")
    parser.add_argument("--exploration", type=float, default=Series.exploration)
    parser.add_argument("--kept", type=int, default=Series.kept, help="of 256 positions")
    parser.add_argument("--learnt", action="store_true", help="play with the networks there are, and learn on")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--seed", type=int, default=Series.seed)
    parser.add_argument("--out", type=Path, help="a folder; by default that of the game")
    return parser.parse_args(arguments)


def main(arguments: list[str] | None = None) -> None:
    given = asked(arguments)
    from regnum.learning.training import BARE, TERMS, learn  # JAX is missed before games are played, not after

    game = regnum.game(given.game)
    out = given.out or homes()[game.id].folder / "networks"
    out.mkdir(parents=True, exist_ok=True)
    for players in given.players or game.players:
        series = Series(
            game.id, players, given.games, given.simulations, FAR if given.far else OWN_TURN, given.exploration,
            given.kept, given.learnt, given.seed,
        )  # fmt: skip
        states, shares, numbers = play_all(series, given.jobs)
        seen, logs = learners_see(game, players, states)
        known = network_of(game, players) if given.learnt else None
        start = known if known is not None and len(known.first) else None
        course, held_out = TERMS if has_terms(game) else BARE, numbers % HELD_OUT == 0
        found = learn(game.sides(players), course, seen.astype(np.float16), logs, shares, held_out, start)
        print(
            f"{len(seen)} positions: evaluation {found.evaluation:.4f}, scaled {found.scaled:.4f}, "
            f"network {found.network:.4f}"
        )
        save(out / f"{players}.npz", Learnt(found.numbers, fingerprint(game, players), {}))


if __name__ == "__main__":
    try:
        main()
    except RegnumError as error:
        sys.exit(str(error))
