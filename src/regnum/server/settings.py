"""What a host can set; `regnum serve --help` tells the same."""

from dataclasses import dataclass
from pathlib import Path

STATIC = Path(__file__).parent / "static"


@dataclass(frozen=True)
class Settings:
    database: str  # a URL as database_url() makes it
    trusted_proxies: tuple[str, ...] = ()  # addresses whose X-Forwarded-For and -Proto are believed
    origins: tuple[str, ...] = ()  # where pages may come from beside the server's own address
    limits: bool = True  # on requests, per identity and address
    bot_threads: int = 1  # bots that think at once
    live_tables: int = 1000  # kept in memory while nobody is there
    prepare: bool = False  # all games at the start, beside other work, and not each when it is first needed
    static: Path = STATIC


def database_url(text: str) -> str:
    """A URL for SQLAlchemy with the driver that is used here."""
    for plain, driven in (
        ("postgresql://", "postgresql+asyncpg://"),
        ("postgres://", "postgresql+asyncpg://"),
        ("sqlite://", "sqlite+aiosqlite://"),
    ):
        if text.startswith(plain):
            return driven + text.removeprefix(plain)
    return text
