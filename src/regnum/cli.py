"""The command line: `regnum games`, `regnum play` and so on, each in a file of commands/."""

import ast
import os
import sys
from collections.abc import Callable, Sequence
from importlib import import_module
from pathlib import Path
from typing import Annotated

import typer

from regnum.commands.arguments import language
from regnum.commands.interrupting import INTERRUPTED, Interrupted, leave
from regnum.commands.output import make_streams_safe
from regnum.commands.terminal import fail, say
from regnum.core.errors import RegnumError

COMMANDS = (
    "games", "play", "serve", "simulate", "replay", "hint", "verify", "arena", "dataset", "bench", "components",
    "migrate", "validate",
)  # fmt: skip

COMPLETING = "_REGNUM_COMPLETE"  # set by a shell that completes a command line

WrongUse: type[Exception] = typer.BadParameter.__mro__[1]  # what Typer raises for anything wrong on a command line


def about(
    version: Annotated[bool, typer.Option("--version", help="Print the version and leave.")] = False,
) -> None:
    if version:
        from regnum import __version__

        print(__version__)
        raise typer.Exit


def app_for(arguments: Sequence[str]) -> typer.Typer:
    """The commands, of which only those named are loaded: behind most of them stands the compiler."""
    app = typer.Typer(
        no_args_is_help=True,
        pretty_exceptions_enable=False,
        context_settings={"help_option_names": ["-h", "--help"]},
        help="Four board games of crowns and influence: play them, replay them, measure them.",
    )
    app.callback(invoke_without_command=True)(about)
    for name in COMMANDS:
        app.command(name)(loaded(name) if name in arguments else listed(name))
    return app


def __getattr__(name: str) -> typer.Typer:
    """`regnum.cli.app`: all commands at once, for programs that call them."""
    if name == "app":
        return app_for(COMMANDS)
    raise AttributeError(f"module 'regnum.cli' has no attribute {name!r}")


def loaded(name: str) -> Callable[..., None]:
    command: Callable[..., None] = getattr(import_module(f"regnum.commands.{name}"), name)
    return command


def listed(name: str) -> Callable[[], None]:
    """Stands for a command in the list of all: what it does is read from its source."""
    source = (Path(__file__).parent / "commands" / f"{name}.py").read_text("utf-8")
    functions = (part for part in ast.parse(source).body if isinstance(part, ast.FunctionDef))

    def stand_in() -> None:
        raise AssertionError(name)

    stand_in.__doc__ = next(ast.get_docstring(function) for function in functions if function.name == name)
    return stand_in


def main() -> None:
    """Errors of use are one sentence and exit status 2, Ctrl-C is one and 130; a closed pipe is no error."""
    make_streams_safe()
    lang = language(sys.argv)
    try:
        named = COMMANDS if COMPLETING in os.environ else sys.argv[1:]
        status = app_for(named)(prog_name="regnum", standalone_mode=False) or 0
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
