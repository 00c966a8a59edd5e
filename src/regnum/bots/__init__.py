"""Players that are programs: by name and thinking time, `random` or `search:0.5`."""

from regnum.bots.bot import Bot, Observation, make_bot

__all__ = ["Bot", "Observation", "make_bot"]
