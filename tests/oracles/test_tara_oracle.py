"""The engine against a second, naive implementation of the rules: every legal set and every fact, turn by turn.

REGNUM_FUZZ=<games per table> looks longer.
"""

import os
import random
from collections.abc import Iterator
from typing import Any

import pytest

import regnum
from tests.oracles import tara as oracle
from tests.oracles.tara import STONES
from tests.oracles.tara_board import exchanges
from tests.oracles.tara_positions import POLICIES, climb, construct
from tests.oracles.tara_round import Chance, script
from tests.oracles.tara_turn import Ask

FUZZ = int(os.environ.get("REGNUM_FUZZ", "0"))
DRAWS = ("dealt_cards", "tie_card", "traitor_card", "reshuffled")
MID_ACTION = ("region", "location", "put", "pay", "promote", "swap", "lift", "dismantle", "target")
TABLES = [
    (2, {"pair": "random"}),
    (2, {"pair": "connacht-munster"}),
    (2, {"pair": "ulster-leinster"}),
    (3, {"trio": "random"}),
    (3, {"trio": "no-connacht"}),
    (3, {"trio": "no-leinster"}),
    (4, {}),
]
each_table = pytest.mark.parametrize(
    ("players", "options"), TABLES, ids=[f"{players}-{'-'.join(options.values())}" for players, options in TABLES]
)


class Table:
    """A match, and the oracle that plays along."""

    def __init__(self, match: regnum.Match, story: str) -> None:
        self.match, self.story = match, story
        self.moves: list[str] = []
        self.start = bytes(match)
        self.p = oracle.read(match.state)
        choosing = self.phase() == "choose"
        assert choosing or self.phase() == "turn"
        self.p.card, self.p.active, self.p.promoted, self.p.asked = None, set(), set(), []
        self.chance = Chance()
        self.script = script(self.p, self.chance, choosing)
        self.ask: Ask | None = next(self.script)
        self.compare()

    def phase(self) -> str:
        return self.match.game.phases[self.match.state.phase].name

    def play(self, move: str) -> None:
        self.moves.append(move)
        happenings = self.match.play(move)
        self.chance.events = [(it.kind.name, it.arguments) for it in happenings if it.kind.name in DRAWS]
        try:
            self.ask = self.script.send(move)
        except StopIteration:
            self.ask = None
        except AssertionError as error:
            raise AssertionError(f"{error} {self.where()}") from error
        assert not self.chance.events, f"drawn for nothing: {self.chance.events} {self.where()}"
        self.compare()

    def where(self) -> str:
        board = {r: {at: s for at, s in stacks.items() if s} for r, stacks in self.p.board.items()}
        return f"in {self.story} after {self.moves[-60:]}\n{board}\n{self.facts()}\nfrom {self.start.hex()}"

    def facts(self) -> dict[str, Any]:
        return {name: value for name, value in vars(self.p).items() if name != "board"}

    def compare(self) -> None:
        match, p = self.match, self.p
        theirs = oracle.read(match.state)
        if facts(theirs) != facts(p):
            wrong = {name: facts(theirs)[name] for name, ours in facts(p).items() if facts(theirs)[name] != ours}
            raise AssertionError(f"the engine has {wrong} {self.where()}")
        assert counts(match.state) == counts_of(p), f"counts {self.where()}"
        if self.ask is None:
            assert match.over, f"not over {self.where()}"
            shares = [float(seat == p.winner) for seat in range(p.players)]
            if p.ending == "drawn":
                shares = [1 / p.players] * p.players
            assert match.shares == pytest.approx(shares), f"shares {self.where()}"
            return
        phase = self.phase()
        assert (match.actor, phase) == (self.ask.seat, self.ask.phase), self.where()
        assert sorted(notations(match)) == self.ask.options, f"legal {self.where()}"
        if phase in ("pay", "promote", "dismantle"):
            assert theirs.active == p.active, f"active {self.where()}"
        if phase == "promote":
            assert theirs.promoted == p.promoted, f"promoted {self.where()}"
        if phase in MID_ACTION:
            assert theirs.card == p.card and theirs.turn == p.turn, f"card, turn {self.where()}"
        if phase == "turn":
            assert theirs.turn == p.turn and theirs.first_turn == p.first_turn, f"turn {self.where()}"
        if phase == "traitor":
            assert theirs.asked == sorted(p.asked), f"asked {self.where()}"


def facts(p: oracle.Position) -> dict[str, Any]:
    """All that is on the table; the card that is being carried out counts as discarded."""
    names = ("status", "board", "kings", "stock", "cumal", "prisoners", "hands", "kept", "deck")
    on_top = set() if p.card is None else {p.card}
    return {name: getattr(p, name) for name in (*names, "round", "start", "winner", "ending")} | {
        "discards": p.discards | on_top,
        "seen": p.seen | on_top,
    }


def counts(state: Any) -> list[Any]:
    """What the engine counts besides: forts, pieces in a region, unused nodes."""
    free, node, below = 0, int(state.free), state.below.tolist()
    while node:
        free, node = free + 1, below[node]
    forts = [[at for i, at in enumerate(oracle.POSITIONS) if mask >> i & 1] for mask in state.forts.tolist()]
    return [forts, state.pieces[:, : state.players].tolist(), free]


def counts_of(p: oracle.Position) -> list[Any]:
    boards = p.board.values()
    forts = [[at for at, stack in board.items() if oracle.is_fort(stack)] for board in boards]
    pieces = [[sum(stack.count(seat) for stack in board.values()) for seat in range(p.players)] for board in boards]
    captives = sum(len(stack) - 1 for board in boards for stack in board.values() if stack)
    return [forts, pieces, 80 - captives]


def notations(match: regnum.Match) -> list[str]:
    return [match.game.space[number].notation for number in match.legal]


def play_on(table: Table, rng: random.Random, policies: list, limit: int) -> int:
    """Play until the end or the limit; the number of positions compared."""
    for number in range(limit):
        if table.ask is None:
            return number + 1
        table.play(policies[table.ask.seat](rng, table.ask.options, table.p))
    return limit + 1


COMPARED: dict[str, int] = {}


def count(kind: str, players: int, number: int) -> None:
    key = f"{kind} {players}"
    COMPARED[key] = COMPARED.get(key, 0) + number
    if FUZZ:
        print(key, COMPARED[key])


@each_table
def test_games(players: int, options: dict[str, str]) -> None:
    for number in range(FUZZ or 2):
        rng = random.Random(f"{players} {options} {number}")
        name = rng.choice(list(POLICIES))
        policies = [POLICIES[name if rng.random() < 0.7 else rng.choice(list(POLICIES))] for _ in range(players)]
        match = regnum.match("tara", players, seed=rng.getrandbits(63), **options)
        table = Table(match, f"game {number}, {name}")
        count("games", players, play_on(table, rng, policies, 1200 if FUZZ else 300))


@each_table
def test_games_to_the_end(players: int, options: dict[str, str]) -> None:
    """Who climbs wherever they can ends a game in some thirty rounds."""
    for number in range(FUZZ // 4 or 1):
        rng = random.Random(f"end {players} {options} {number}")
        table = Table(regnum.match("tara", players, seed=rng.getrandbits(63), **options), f"climb {number}")
        count("climbing games", players, play_on(table, rng, [climb] * players, 4000))
        assert table.ask is None


@each_table
def test_constructed_positions(players: int, options: dict[str, str]) -> None:
    for number in range(10 * FUZZ or 25):
        rng = random.Random(f"constructed {players} {options} {number}")
        match = regnum.match("tara", players, seed=number, **options)
        policies = construct(match, rng)
        table = Table(match, f"position {number}")
        count("constructed", players, play_on(table, rng, policies, rng.choice([10, 40, 150])))


@pytest.mark.parametrize("players", (3, 4))
def test_nearly_full_regions(players: int) -> None:
    """TARA-3.7: a few moves each."""
    for number in range(40 * FUZZ or 150):
        rng = random.Random(f"nearly full {players} {number}")
        match = regnum.match("tara", players, seed=number)
        policies = construct(match, rng, "tyrant")
        count("nearly full", players, play_on(Table(match, f"nearly full {number}"), rng, policies, 6))


@pytest.mark.parametrize("players", (2, 3, 4))
@pytest.mark.rule("TARA-11.1", "TARA-11.2")
def test_the_stone_leads_wherever_any_two_pieces_lead(players: int) -> None:
    """Piece by piece the engine reaches what all pairs of pieces reach at once: nothing less, nothing else."""
    for number in range(5 * FUZZ or 12):
        rng = random.Random(f"exchanges {players} {number}")
        match = regnum.match("tara", players, seed=number)
        construct(match, rng, rng.choice(["stones", "deep"]))
        match.state.hand[match.actor] |= 1 << STONES[0] - 1
        later = (match.actor + 1) % players
        match.state.hand[later] |= 1 << STONES[1] - 1  # so that the round goes on
        match.set_state()
        before = oracle.read(match.state)
        found: dict[str, set[str]] = {}
        for region, after in stone_outcomes(match):
            found.setdefault(region, set()).add(after)
        for region in oracle.open_regions(before):
            if sum(not stack for stack in before.board[region].values()) < 2:
                continue  # a full region would be vacated, TARA-3.7
            expected = {shape(after, region) for after in exchanges(before, region)}
            assert found.get(region, set()) == expected, f"{region} {before.board[region]} from {bytes(match).hex()}"
            count("exchanges", players, len(expected))
    assert COMPARED[f"exchanges {players}"] > 300


def stone_outcomes(match: regnum.Match) -> Iterator[tuple[str, str]]:
    """Every region, and what it looks like after every exchange that the engine offers there."""
    if f"stone {STONES[0]}" not in notations(match):
        return  # no region has two pieces
    waiting = [match.copy()]
    waiting[0].play(f"stone {STONES[0]}")
    while waiting:
        twin = waiting.pop()
        if twin.game.phases[twin.state.phase].name not in ("region", "swap", "lift"):
            happened = [it for decision in twin.decisions for it in decision.happenings]
            region = next(it.arguments["region"] for it in happened if it.kind.name == "exchanged")
            yield oracle.REGIONS[region], shape(oracle.read(twin.state), oracle.REGIONS[region])
            continue
        for action in twin.legal:
            waiting.append(twin.copy())
            waiting[-1].play(action)


def shape(p: oracle.Position, region: str) -> str:
    return f"{p.board[region]} {p.stock}"
