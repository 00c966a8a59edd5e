"""`python -m regnum.server.wire` writes what follows from the shapes; with --check it says what is out of date."""

import sys
from pathlib import Path

from regnum.server.wire import typescript

ROOT = Path(__file__).parents[4]
TYPES = ROOT / "web" / "src" / "lib" / "types.ts"
PROTOCOL = ROOT / "docs" / "protocol.md"
BEGIN, END = "<!-- shapes: written by `python -m regnum.server.wire` -->\n", "<!-- end of shapes -->\n"


def documented(page: str) -> str:
    """The page with its section of shapes made anew."""
    head, _, rest = page.partition(BEGIN)
    _, _, tail = rest.partition(END)
    shapes = "\n".join(
        f"### {title}\n\n```ts\n{text.replace('export ', '')}```\n" for title, text in typescript.groups().items()
    )
    return f"{head}{BEGIN}\n{shapes}\n{END}{tail}"


def outcome() -> dict[Path, str]:
    """What the files should hold."""
    return {TYPES: typescript.whole(), PROTOCOL: documented(PROTOCOL.read_text("utf-8"))}


def main(check: bool) -> int:
    stale = [file for file, text in outcome().items() if not file.exists() or file.read_text("utf-8") != text]
    for file in stale:
        name = file.relative_to(ROOT)
        if check:
            print(f"{name} is not what the server sends: renew it with python -m regnum.server.wire", file=sys.stderr)
        else:
            file.write_text(outcome()[file], "utf-8")
            print(f"wrote {name}")
    return 1 if check and stale else 0


if __name__ == "__main__":
    sys.exit(main("--check" in sys.argv[1:]))
