"""The words on the drawing."""

from typing import Any

from regnum.core.prompts import prompt
from regnum.core.text import Texts
from regnum.games.kingisdead.components import BANNER, FACTIONS, KINDS, REGIONS
from regnum.games.kingisdead.describe import sided


class Wording:
    """What the scene says, to the eye and to a screen reader."""

    def __init__(self, texts: Texts) -> None:
        self.say = texts
        self.name = texts.name

    def seat(self, seat: int) -> str:
        return self.say.seat(seat)

    def followers(self, counts: dict[str, int]) -> str:
        kinds = [kind for kind in KINDS if counts.get(kind)]
        return ", ".join(
            self.say("scene-count", count=counts[kind], name=self.name("follower", kind)) for kind in kinds
        )

    def region(self, region: str, facts: dict[str, Any]) -> str:
        name = self.name("region", region)
        if facts["holder"] is not None:
            return self.say("scene-region-held", region=name, holder=self.name("holder", facts["holder"]))
        return self.say("scene-region", region=name, followers=self.followers(facts["followers"]) or "–")

    def card(self, view: dict[str, Any], position: int) -> str:
        """A region card: its place, whose it became or whom its banner calls (KID-10.2), whose token lies on it."""
        region = view["order"][position]
        facts = view["regions"][region]
        parts = [self.say("scene-card", position=position + 1, region=self.name("region", region))]
        if facts["holder"] is not None:
            parts.append(self.say("board-held", holder=self.name("holder", facts["holder"])))
        elif view["mordred"]:
            called = REGIONS[BANNER[REGIONS.index(region)]]
            parts.append(self.say("scene-banner", region=self.name("region", called)))
        if facts["token"] is not None:
            parts.append(self.say("scene-crowned", seat=self.seat(facts["token"])))
        return ", ".join(parts)

    def court(self, view: dict[str, Any], seat: int) -> str:
        court = self.followers({faction: view["courts"][seat][faction] for faction in FACTIONS})
        name = self.seat(seat) if seat != view["seat"] else self.say("scene-you", seat=self.seat(seat))
        name = sided(view, self.say, seat, name)
        return self.say("scene-court", seat=name, followers=court or "–", cards=view["hands"][seat]["size"])

    def partner(self, view: dict[str, Any], seat: int) -> str:
        return sided(view, self.say, seat, self.seat(seat))

    def latest(self, place: int) -> str:
        """How many players have played since this one did, and what it is good for."""
        return self.say("scene-latest", since=place)

    def strip(self, view: dict[str, Any]) -> str:
        """Who is to decide what, or who has won."""
        if view["ending"]:
            seats = [self.seat(seat) for seat, share in enumerate(view["shares"]) if share > 0]
            ending = self.name("ending", view["ending"])
            return self.say("scene-winners", count=len(seats), seats=", ".join(seats), ending=ending)
        asked = prompt(self.say, view["phase"], view["actor"], view["seat"])
        return self.say("scene-your-turn", phase=asked) if view["actor"] == view["seat"] else asked

    def summary(self, view: dict[str, Any]) -> str:
        return self.say("scene-summary", title=self.say("game-title"), now=self.strip(view))
