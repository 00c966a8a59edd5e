"""What a part of Regnum needs beyond the games themselves, and the command that installs it here."""

import json
import shlex
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.metadata import PackageNotFoundError, distribution
from importlib.util import find_spec
from urllib.parse import unquote, urlsplit

from regnum.core.errors import RegnumError


class MissingExtra(RegnumError, ImportError):
    """Something that isn't installed is asked for; the sentence ends with the command that installs it."""

    def __init__(self, extra: str, package: str) -> None:
        super().__init__("extra-missing", package=package, command=command(extra))


@contextmanager
def needed(extra: str) -> Iterator[None]:
    """Around imports that an extra brings: `with needed("arena"): import choix`."""
    try:
        yield
    except ModuleNotFoundError as missing:
        if (missing.name or "regnum").partition(".")[0] == "regnum":  # ours: a mistake, not an extra
            raise
        raise MissingExtra(extra, missing.name or extra) from missing


def command(extra: str) -> str:
    """Installs the extra into this environment, from where Regnum itself came."""
    installer = ["-m", "pip", "install"] if find_spec("pip") else ["-m", "uv", "pip", "install"]
    program = [sys.executable, *installer]
    if not find_spec("pip") and not find_spec("uv"):
        program = ["uv", "pip", "install", "--python", sys.executable]
    return shlex.join([*program, *source(extra)])


def source(extra: str) -> list[str]:
    """A folder or file that Regnum was installed from by its path, else its name, which an index knows."""
    try:
        told = json.loads(distribution("regnum").read_text("direct_url.json") or "{}")
    except PackageNotFoundError:
        told = {}
    if told.get("dir_info", {}).get("editable"):
        return ["--editable", f"{unquote(urlsplit(told['url']).path)}[{extra}]"]
    if "url" in told:
        return [f"regnum[{extra}] @ {told['url']}"]
    return [f"regnum[{extra}]"]
