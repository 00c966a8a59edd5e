"""The game's log in words: what a seat may read, and where on the drawing it happened."""

from regnum.core.decisions import Decision
from regnum.core.facts import Facts
from regnum.core.match import Match
from regnum.core.tale import sentence
from regnum.core.text import Texts
from regnum.server import wire
from regnum.server.table import Table


def lines(table: Table, eyes: int | None, lang: str, above: int = -1) -> list[wire.Line]:
    """The lines of all plies above one; ply 0 is the set-up."""
    match = table.match
    if match is None:
        return stored_lines(table, eyes, lang, above) if table.kept else []
    told: list[wire.Line] = []
    if above < 0:
        names = table.seats.called(lang)
        told += [
            {"ply": 0, "text": sentence(match.game, happening, lang, names), "at": []}
            for happening in match.opening
            if happening.heard_by(eyes)
        ]
    for decision in match.decisions[max(0, above) :]:
        texts = sentences(table, decision, lang)
        heard = [text for text, happening in zip(texts, decision.happenings, strict=True) if happening.heard_by(eyes)]
        if heard:
            at = touched(match, decision, eyes)
            told += [{"ply": decision.ply + 1, "text": text, "at": at} for text in heard]
    return told


def stored_lines(table: Table, eyes: int | None, lang: str, above: int) -> list[wire.Line]:
    """Moves in notation, where nothing else is left; while the game isn't finished, those of others stay secret."""
    texts, names, found = Texts(lang, "server"), table.seats.called(lang), table.played()
    return [
        {
            "ply": ply,
            "text": texts("log-move", name=names[seat], move=move)
            if table.finished or seat == eyes
            else texts("log-decided", name=names[seat]),
            "at": [],
        }
        for ply, (seat, move) in enumerate(zip(found.seats, found.moves, strict=True), 1)
        if ply > above
    ]


def sentences(table: Table, decision: Decision, lang: str) -> list[str]:
    """All that happened; of the latest decision, which many are told of at once, put into words once."""

    def make() -> list[str]:
        names = table.seats.called(lang)
        return [sentence(table.game, happening, lang, names) for happening in decision.happenings]

    return table.once(("sentences", lang), make) if decision.ply == table.ply - 1 else make()


def touched(match: Match, decision: Decision, eyes: int | None) -> list[str]:
    """The addresses of a move; those that are private are for its player."""
    addresses = match.game.addresses
    found = addresses.anywhere[decision.action]
    if found is None:
        found = addresses(Facts(decision.before, match.game.State), decision.action)
    return [address for address in found if decision.seat == eyes or not addresses.is_private(address)]
