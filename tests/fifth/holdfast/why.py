"""Why can't I? The rule that forbids an action which is not legal now."""

from typing import Any

from holdfast.actions import YIELD
from regnum.core.reasons import Reason


def why_not(state: Any, number: int) -> Reason:
    """Holding is always possible, and a second change is not asked for: only who is bound can't yield."""
    assert number == YIELD
    return Reason("HF-3.2", "why-bound")
