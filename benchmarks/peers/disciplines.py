"""What is measured, and what of it is comparable."""

from benchmarks.peers import openspiel, others, ours
from benchmarks.peers.contest import Discipline

COMPARED = ("connect_four", "backgammon", "gin_rummy", "hearts")

DISCIPLINES = [
    Discipline(
        "One game, driven from Python",
        "decisions/s",
        """A Python loop asks for the legal actions, picks one at random and applies it. OpenSpiel and fastcatan are
        C++ behind Python calls, catanatron and RLCard are Python. RLCard also makes an observation at every step. The
        decisions of the two Catans include rolling the dice and ending the turn. *Match* is our friendly interface,
        which checks moves, keeps the log and can undo.""",
        [
            *ours.contenders(ours.python_loop),
            *ours.contenders(ours.match_loop, ", Match"),
            *openspiel.contenders(openspiel.python_loop, *COMPARED),
            others.fastcatan_loop(),
            others.catanatron(),
            others.rlcard("gin-rummy"),
            others.rlcard("uno"),
        ],
    ),
    Discipline(
        "A PettingZoo environment",
        "decisions/s",
        """`last()` with observation and mask, a random legal action, `step()`. PettingZoo's own games are Python,
        ours are compiled below the environment; its bookkeeping in Python is the same for all.""",
        [
            *ours.contenders(ours.environment),
            others.pettingzoo("connect_four_v3"),
            others.pettingzoo("leduc_holdem_v4"),
            others.pettingzoo("texas_holdem_v4"),
        ],
    ),
    Discipline(
        "A batch of 1024 games",
        "decisions/s",
        """Random legal actions in all games, new games where some are over. *Inside*: the choice is made in compiled
        code, ours from the list of legal actions, pgx's from its masks, in compiled calls of 20 steps. *Outside*:
        masks are written for the caller, who chooses: for us NumPy, from the list that comes with the mask; for
        fastcatan, whose masks are bits, a compiled helper. pgx is made for GPUs; one core of a CPU can't show what it
        is for, and its games are smaller than ours.""",
        [
            *ours.contenders(ours.batch_inside, ", inside"),
            *ours.contenders(ours.batch_outside, ", outside"),
            others.pgx("connect_four"),
            others.pgx("backgammon"),
            others.pgx("leduc_holdem"),
            others.fastcatan_batch(),
        ],
    ),
    Discipline(
        "Playouts inside the engine",
        "decisions/s",
        """Whole random games without Python in between; OpenSpiel's by its own random bots in C++.""",
        [*ours.contenders(ours.playouts), *openspiel.contenders(openspiel.playouts, *COMPARED)],
    ),
    Discipline(
        "Tree search",
        "simulations/s",
        """Simulations from the first decision of a game. A simulation plays to the end, so where games are longer it
        does more. OpenSpiel's MCTS sees all cards and dice; its IS-MCTS guesses what is hidden anew for each
        simulation, as our search does. *Valued*: as our bots search, which break off after some turns and value the
        position, mostly by a network: fewer simulations, and stronger ones.""",
        [
            *ours.contenders(ours.search),
            *ours.contenders(ours.search_valued, ", valued"),
            *openspiel.contenders(openspiel.mcts, "connect_four", "backgammon", note=", MCTS"),
            *openspiel.contenders(openspiel.ismcts, "gin_rummy", "hearts", note=", IS-MCTS"),
        ],
    ),
]
