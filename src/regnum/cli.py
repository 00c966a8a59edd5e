"""The command line: `regnum games`, `regnum play` and so on, each in a file of commands/."""

import sys
from typing import Annotated

import typer

from regnum.commands.arena import arena
from regnum.commands.bench import bench
from regnum.commands.components import components
from regnum.commands.dataset import dataset
from regnum.commands.games import games
from regnum.commands.hint import hint
from regnum.commands.play import play
from regnum.commands.replay import replay
from regnum.commands.serve import serve
from regnum.commands.simulate import simulate
from regnum.commands.terminal import fail, language
from regnum.commands.verify import verify
from regnum.core.errors import RegnumError

app = typer.Typer(
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    help="Four board games of crowns and influence: play them, replay them, measure them.",
)
for command in (games, play, serve, simulate, replay, hint, verify, arena, dataset, bench, components):
    app.command()(command)


@app.callback(invoke_without_command=True)
def about(
    version: Annotated[bool, typer.Option("--version", help="Print the version and leave.")] = False,
) -> None:
    if version:
        from regnum import __version__

        typer.echo(__version__)
        raise typer.Exit


def main() -> None:
    """Errors of use are one sentence and exit status 2; a closed pipe is no error."""
    try:
        app()
    except RegnumError as error:
        fail(error.text(language(sys.argv)))
    except BrokenPipeError:
        sys.stderr.close()
        sys.exit(141)


if __name__ == "__main__":
    main()
