"""The verbs of Holdfast."""

from regnum.core.actions import ActionSpace, verb

SPACE = ActionSpace({}, verb("hold"), verb("yield"), verb("change"))
HOLD, YIELD, CHANGE = range(len(SPACE))
WIDTH = len(SPACE)
