"""Prompts: what is to be decided, said to the player who decides and told to all others."""

from regnum.core.text import Texts


def prompt(texts: Texts, phase: str, actor: int, seat: int | None) -> str:
    """What this pair of eyes reads; the seat's name is the one that `texts` gives it."""
    message = f"phase-{phase.replace('_', '-')}"
    if actor < 0 or actor == seat:
        return texts(message)
    return texts(f"{message}-other", seat=texts.seat(actor))
