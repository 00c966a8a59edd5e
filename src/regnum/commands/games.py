"""`regnum games`"""

from rich.console import Console
from rich.table import Table

import regnum
from regnum.commands.arguments import Json, Language
from regnum.commands.output import print_json
from regnum.commands.terminal import say
from regnum.games import names


def games(
    json_: Json = False,
    lang: Language = "",
) -> None:
    """List the games with their player counts and options."""
    found = [regnum.game(name) for name in names()]
    if json_:
        facts = [
            {
                "game": game.id, "title": game.texts(lang)("game-title"), "version": game.version,
                "players": list(game.players), "components": game.components, "actions": len(game.space),
                "state_bytes": game.State.itemsize,
                "options": {option.name: list(option.choices) for option in game.options},
            }
            for game in found
        ]  # fmt: skip
        print_json(facts)
        return
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for column in ("games-name", "games-title", "games-players", "games-options"):
        table.add_column(say(lang, column), overflow="fold")
    for game in found:
        texts = game.texts(lang)
        options = "\n".join(f"{option.name}={'|'.join(option.choices)}" for option in game.options)
        players = f"{game.players[0]}–{game.players[-1]}"
        table.add_row(game.id, f"{texts('game-title')}\n[dim]{texts('game-blurb')}[/dim]", players, options)
    Console().print(table)
