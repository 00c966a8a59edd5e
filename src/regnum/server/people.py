"""Who somebody is: an identity without a password. Its secrets are kept as hashes only."""

import hashlib
import secrets
import unicodedata
import weakref
from collections import OrderedDict
from dataclasses import dataclass
from datetime import UTC, datetime

import sqlalchemy as sa

from regnum.core.text import LANGUAGES
from regnum.server.database import identities, keys
from regnum.server.errors import Refusal
from regnum.server.store import Statement
from regnum.server.writer import Writer

NAME_LENGTH = 24
REMEMBERED = 10_000


def now() -> str:
    return datetime.now(UTC).isoformat(timespec="milliseconds")


def new_id() -> str:
    """Unguessable: 144 random bits."""
    return secrets.token_urlsafe(18)


def hashed(secret: str) -> str:
    """Secrets have 256 random bits, so one round of SHA-256 is enough."""
    return hashlib.sha256(secret.encode()).hexdigest()


def clean_text(text: str, length: int, lines: bool = False) -> str:
    """Plain text: no control or direction characters, bounded, blanks joined."""
    kept = "".join(c for c in text if (lines and c == "\n") or unicodedata.category(c)[0] != "C" or c in "\t\n")
    joined = "\n".join(" ".join(line.split()) for line in kept.split("\n")) if lines else " ".join(kept.split())
    return joined.strip()[:length].strip()


def clean_name(text: str) -> str:
    name = clean_text(text, NAME_LENGTH)
    if not name:
        raise Refusal(422, "no-name")
    return name


@dataclass(eq=False)
class Person:
    id: str
    name: str
    lang: str | None


class People:
    def __init__(self, writer: Writer) -> None:
        self.writer = writer
        self.engine = writer.engine
        self.known: weakref.WeakValueDictionary[str, Person] = weakref.WeakValueDictionary()
        self.devices: OrderedDict[str, Person] = OrderedDict()  # by the hash of their secret

    async def new(self, name: str, lang: str | None) -> tuple[Person, str]:
        """A new identity and the secret of this device."""
        person = Person(new_id(), clean_name(name), lang if lang in LANGUAGES else None)
        row = {"id": person.id, "name": person.name, "lang": person.lang, "created": now()}
        secret, key = self._key(person, "device")
        await self.writer.store((), (sa.insert(identities), row), key)
        self.known[person.id] = person
        return person, secret

    def _key(self, person: Person, kind: str) -> tuple[str, Statement]:
        secret = secrets.token_urlsafe(32)
        row = {"hash": hashed(secret), "identity": person.id, "kind": kind, "created": now()}
        return secret, (sa.insert(keys), row)

    async def by_secret(self, secret: str, kind: str = "device") -> Person | None:
        """Whose secret it is."""
        key = hashed(secret)
        if kind == "device" and (person := self.devices.get(key)):
            self.devices.move_to_end(key)
            return person
        query = sa.select(identities).join(keys).where(keys.c.hash == key, keys.c.kind == kind)
        async with self.engine.connect() as connection:
            row = (await connection.execute(query)).first()
        if row is None:
            return None
        person = self.known.setdefault(row.id, Person(row.id, row.name, row.lang))
        if kind == "device":
            self.devices[key] = person
            while len(self.devices) > REMEMBERED:
                self.devices.popitem(last=False)
        return person

    async def by_ids(self, ids: set[str]) -> dict[str, Person]:
        """People by their ids, for the seats of a table."""
        found = {ident: person for ident in ids if (person := self.known.get(ident))}
        missing = ids - found.keys()
        if missing:
            async with self.engine.connect() as connection:
                rows = await connection.execute(sa.select(identities).where(identities.c.id.in_(missing)))
            for row in rows:
                found[row.id] = self.known.setdefault(row.id, Person(row.id, row.name, row.lang))
        return found

    async def change(self, person: Person, name: str | None, lang: str | None) -> None:
        name = person.name if name is None else clean_name(name)
        lang = lang if lang in LANGUAGES else person.lang
        change = sa.update(identities).where(identities.c.id == person.id)
        await self.writer.store((), (change, {"name": name, "lang": lang}))
        person.name, person.lang = name, lang

    async def recovery(self, person: Person) -> str:
        """The secret of a recovery link; the one before becomes void."""
        secret, key = self._key(person, "recovery")
        old = sa.delete(keys).where(keys.c.identity == person.id, keys.c.kind == "recovery")
        await self.writer.store((), (old, None), key)
        return secret

    async def recover(self, secret: str) -> tuple[Person, str]:
        """The identity of a recovery link, and a secret for this device."""
        person = await self.by_secret(secret, "recovery")
        if person is None:
            raise Refusal(404, "no-recovery")
        new, key = self._key(person, "device")
        await self.writer.store((), key)
        return person, new
