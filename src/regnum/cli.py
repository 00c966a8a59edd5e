"""The command line: `regnum games`, `regnum play` and so on, each in a file of commands/."""

import ast
import sys
from collections.abc import Callable, Sequence
from importlib import import_module
from pathlib import Path
from typing import Annotated

import typer

from regnum.core.errors import RegnumError

COMMANDS = ("games", "play", "serve", "simulate", "replay", "hint", "verify", "arena", "dataset", "bench")


def about(
    version: Annotated[bool, typer.Option("--version", help="Print the version and leave.")] = False,
) -> None:
    if version:
        from regnum import __version__

        typer.echo(__version__)
        raise typer.Exit


def app_for(arguments: Sequence[str]) -> typer.Typer:
    """The commands, of which only those named are loaded: behind most of them stands the compiler."""
    app = typer.Typer(
        no_args_is_help=True,
        add_completion=False,
        pretty_exceptions_enable=False,
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
    return getattr(import_module(f"regnum.commands.{name}"), name)


def listed(name: str) -> Callable[[], None]:
    """Stands for a command in the list of all: what it does is read from its source."""
    source = (Path(__file__).parent / "commands" / f"{name}.py").read_text("utf-8")
    functions = (part for part in ast.parse(source).body if isinstance(part, ast.FunctionDef))

    def stand_in() -> None:
        raise AssertionError(name)

    stand_in.__doc__ = next(ast.get_docstring(function) for function in functions if function.name == name)
    return stand_in


def main() -> None:
    """Errors of use are one sentence and exit status 2; a closed pipe is no error."""
    try:
        app_for(sys.argv[1:])()
    except RegnumError as error:
        from regnum.commands.terminal import fail, language

        fail(error.text(language(sys.argv)))
    except BrokenPipeError:
        sys.stderr.close()
        sys.exit(141)


if __name__ == "__main__":
    main()
