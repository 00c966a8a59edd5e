"""The folder in which compiled code is kept between runs.

What lies there is loaded and run: whoever else could write to it could run code in our name. So it is used only if it
belongs to us, nobody else may enter it, and nobody else could put another one in its place. Where there is no such
folder, rules are compiled anew in every process, and a warning says so.
"""

import os
import shutil
import stat
import tempfile
import time
import warnings
from contextlib import suppress
from functools import cache
from pathlib import Path

from regnum.core.text import Texts

OWN = "regnum-compiled"  # our folder inside the one that REGNUM_CACHE or XDG_CACHE_HOME names
MARKER = ".regnum"  # a file in every folder that we made in it, and may delete

# Folders of older sources are of use to nobody once they have lain untouched this long.
STALE_SECONDS = 30 * 24 * 3600

SYSTEM = 0  # the user whom everything else belongs to


class UnsafeFolder(Exception):
    """Others could write to it."""


@cache
def cache_root() -> Path | None:
    """Our folder, without what is stale; None where nothing can be kept."""
    try:
        root = _first_available()
    except (UnsafeFolder, OSError) as error:
        warnings.warn(Texts("en")("cache-none", problem=str(error)), RuntimeWarning, stacklevel=2)
        return None
    _sweep(root)
    return root


def cache_subfolder(name: str) -> Path | None:
    """A folder in it, marked as ours and as used today."""
    root = cache_root()
    if root is None:
        return None
    folder = root / name
    folder.mkdir(exist_ok=True)
    (folder / MARKER).touch()
    os.utime(folder)
    return folder


def _first_available() -> Path:
    try:
        return own_folder(_named())
    except (OSError, RuntimeError):  # a read-only home, or none
        user = os.geteuid() if hasattr(os, "geteuid") else SYSTEM
        return own_folder(Path(tempfile.gettempdir()), f"{OWN}-{user}")


def _named() -> Path:
    return Path(os.environ.get("REGNUM_CACHE") or os.environ.get("XDG_CACHE_HOME") or "~/.cache").expanduser()


def own_folder(parent: Path, name: str = OWN) -> Path:
    """A folder that only we can write to; UnsafeFolder where others could."""
    parent.mkdir(parents=True, exist_ok=True)
    folder = parent.resolve() / name
    if not folder.is_symlink():  # one that leads nowhere can't be told from a folder that is missing
        folder.mkdir(mode=0o700, exist_ok=True)
    check_private(folder)
    if not os.access(folder, os.W_OK):
        raise PermissionError(folder)
    return folder


def check_private(folder: Path) -> None:
    if not hasattr(os, "geteuid"):  # Windows: folders of a user, temporary ones too, are nobody else's
        return
    texts, found = Texts("en"), folder.lstat()
    if not stat.S_ISDIR(found.st_mode) or found.st_uid != os.geteuid() or found.st_mode & 0o077:
        raise UnsafeFolder(texts("cache-not-private", folder=str(folder)))
    for parent in folder.parents:
        if _replaceable(parent.lstat()):
            raise UnsafeFolder(texts("cache-replaceable", folder=str(folder), parent=str(parent)))


def _replaceable(parent: os.stat_result) -> bool:
    """Could somebody else rename what lies in it? In a sticky folder, as /tmp is, only owners can."""
    if parent.st_uid not in (os.geteuid(), SYSTEM):
        return True
    if parent.st_mode & stat.S_ISVTX:
        return False
    shared = parent.st_mode & stat.S_IWGRP and not _private_group(parent.st_gid)
    return bool(shared or parent.st_mode & stat.S_IWOTH)


def _private_group(group: int) -> bool:
    """Many systems give every user a group of the same name, and let it write to the user's folders."""
    import grp
    import pwd

    try:
        user, found = pwd.getpwuid(os.geteuid()), grp.getgrgid(group)
    except KeyError:
        return False
    return user.pw_gid == group and found.gr_name == user.pw_name and set(found.gr_mem) <= {user.pw_name}


def _sweep(root: Path) -> None:
    for folder in root.iterdir():
        with suppress(OSError):  # another process was faster
            ours = not folder.is_symlink() and (folder / MARKER).is_file()
            if ours and time.time() - folder.stat().st_mtime > STALE_SECONDS:
                shutil.rmtree(folder)
