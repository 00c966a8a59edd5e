"""The greedy bot: the search, looking over its own turn alone and going by the game's evaluation alone."""

from regnum.bots.network import NOTHING_LEARNT
from regnum.bots.search import OWN_TURN, Search
from regnum.core.game import Game

SECONDS = 0.05
EXPLORATION = 0.1


class Greedy(Search):
    """One step ahead where a step can be valued, else as many simulations as the steps of a turn ask for."""

    def __init__(self) -> None:
        super().__init__(SECONDS, sight=OWN_TURN, exploration=EXPLORATION, network=NOTHING_LEARNT)

    def simulations_for(self, game: Game) -> int:
        simulations: int = game.part("evaluation").GREEDY
        return simulations
