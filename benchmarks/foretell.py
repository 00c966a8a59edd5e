"""Do a game's networks foretell the winners of games that nobody has learnt from, by today's rules?

python benchmarks/foretell.py tara --games 1500

Says cross-entropies (less is better) by the evaluation and with the network, as python -m regnum.learning does. After a
new version of the rules, --checked writes into the networks that do better than the evaluation that they fit it, too,
and how well; before that they are not used.
"""

import argparse
from pathlib import Path

import numpy as np

import regnum
from regnum.bots.learnt import check_again, difference, file_of, load
from regnum.bots.network import NOTHING_LEARNT, Network, network_from
from regnum.bots.search import OWN_TURN
from regnum.bots.selfplay import learners_see, self_play

SEED = 77_000_000  # far from those that networks learn from


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=regnum.games())
    parser.add_argument("--games", type=int, default=1500)
    parser.add_argument("--simulations", type=int, default=8, help="for each decision")
    parser.add_argument("--checked", metavar="NOTE", nargs="?", const="", help="say so in the network, with a note")
    given = parser.parse_args()
    game = regnum.game(given.game)
    for players in game.players:
        file = Path(str(file_of(game, players)))
        if not file.is_file():
            continue
        learnt = load(file)
        if learnt is None or difference(learnt, game, players) not in (None, "version"):
            raise SystemExit(f"{file.name} was learnt for something else: learn it anew.")
        network = network_from(learnt.numbers)
        states, won, numbers = self_play(
            game, players, given.games, SEED, given.simulations, OWN_TURN, 0.1, 16, NOTHING_LEARNT
        )
        seen, logs = learners_see(game, players, states)
        sides = np.array([[seat in side for side in game.sides(players)] for seat in range(players)], float)
        evaluation, corrected = (
            -((won[:, :players] @ sides) * np.log(softmax(sums) @ sides + 1e-7)).sum(1).mean()
            for sums in (logs, corrections(network, seen) + network.third[-1] * logs)
        )
        games = len(np.unique(numbers))
        print(f"{players}: {games} games, {len(states)} positions: {evaluation:.3f}, with the network {corrected:.3f}")
        if given.checked is not None and corrected < evaluation:
            measured = (
                f"winners of {games} games foretold with {corrected:.3f}, by the evaluation with {evaluation:.3f}"
            )
            check_again(game, players, "; ".join(filter(None, (given.checked, measured))), file)


def corrections(network: Network, seen: np.ndarray) -> np.ndarray:
    """What the network adds to the logarithm of each seat's share."""
    first = np.maximum(seen @ network.first[:-2] + network.first[-2], 0)
    second = np.maximum(first @ network.second[:-1] + network.second[-1], 0)
    return second @ network.third[:-1]


def softmax(logs: np.ndarray) -> np.ndarray:
    shares = np.exp(logs - logs.max(1, keepdims=True))
    return shares / shares.sum(1, keepdims=True)


if __name__ == "__main__":
    main()
