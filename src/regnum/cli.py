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
from regnum.commands.interrupting import INTERRUPTED, Interrupted, leave
from regnum.commands.migrate import migrate
from regnum.commands.output import make_streams_safe
from regnum.commands.play import play
from regnum.commands.replay import replay
from regnum.commands.serve import serve
from regnum.commands.simulate import simulate
from regnum.commands.terminal import fail, language, say
from regnum.commands.verify import verify
from regnum.core.errors import RegnumError

app = typer.Typer(
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
    help="Four board games of crowns and influence: play them, replay them, measure them.",
)
app.command()(games)
app.command()(play)
app.command()(serve)
app.command()(simulate)
app.command()(replay)
app.command()(hint)
app.command()(verify)
app.command()(arena)
app.command()(dataset)
app.command()(bench)
app.command()(components)
app.command()(migrate)

WrongUse: type[Exception] = typer.BadParameter.__mro__[1]  # what Typer raises for anything wrong on a command line


@app.callback(invoke_without_command=True)
def about(
    version: Annotated[bool, typer.Option("--version", help="Print the version and leave.")] = False,
) -> None:
    if version:
        from regnum import __version__

        print(__version__)
        raise typer.Exit


def main() -> None:
    """Errors of use are one sentence and exit status 2, Ctrl-C is one and 130; a closed pipe is no error."""
    make_streams_safe()
    lang = language(sys.argv)
    try:
        status = app(prog_name="regnum", standalone_mode=False) or 0
    except RegnumError as error:
        fail(error.text(lang))
    except WrongUse as error:
        refuse(error, lang)
    except Interrupted as interruption:
        leave(str(interruption))
    except (KeyboardInterrupt, typer.Abort):
        leave(say(lang, "interrupted"))
    except BrokenPipeError:
        sys.stderr.close()
        sys.exit(141)
    if status == INTERRUPTED:
        leave(say(lang, "interrupted"))
    sys.exit(status)


def refuse(error: Exception, lang: str) -> None:
    """A wrong argument, in one sentence; no argument at all is answered with the help."""
    context = getattr(error, "ctx", None)
    if context is None or type(error).__name__ == "NoArgsIsHelpError":
        error.show()  # type: ignore[attr-defined]
        sys.exit(2)
    problem = error.format_message().rstrip(".")  # type: ignore[attr-defined]
    fail(say(lang, "wrong-use", problem=problem, command=context.command_path))


if __name__ == "__main__":
    main()
