"""How much a server bears: clients play random moves over real WebSockets on the loopback.

    python benchmarks/load.py --tables 200 --game kingisdead --players 2 --seconds 20 --rate 1900

The server runs in a process of its own with SQLite in a temporary folder (or --database). A client sends its move
when a position says that it is its turn: at once or, with --rate, after a pause, such that all of them would make so
many moves a second if they were answered without delay. Latency is the time until the server has acknowledged a move,
which it does when the move is stored. Games that end are followed by new tables.
"""

import argparse
import asyncio
import gc
import json
import random
import re
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
import orjson
import picows
import uvloop


class Load:
    def __init__(self, address: str, arguments: argparse.Namespace) -> None:
        self.address = address
        self.arguments = arguments
        self.latencies: list[float] = []
        self.refused = self.gaps = 0
        self.measuring = False
        self.stopping = False

    async def people(self, client: httpx.AsyncClient, count: int) -> list[str]:
        async def person(number: int) -> str:
            answer = await client.post("/api/me", json={"name": f"Player {number}"})
            return answer.raise_for_status().json()["secret"]

        return [await person(number) for number in range(count)]

    async def table(self, client: httpx.AsyncClient, secrets: list[str]) -> str:
        """A table at which these people sit."""
        body = {"game": self.arguments.game, "players": len(secrets), "join": "open", "pace": "live"}
        body["seats"] = ["me"] + ["open"] * (len(secrets) - 1)
        headers = {"Authorization": f"Bearer {secrets[0]}"}
        table = (await client.post("/api/tables", json=body, headers=headers)).raise_for_status().json()["id"]
        for secret in secrets[1:]:
            headers = {"Authorization": f"Bearer {secret}"}
            (await client.post(f"/api/tables/{table}/seats", json={}, headers=headers)).raise_for_status()
        return table

    async def table_after_table(self, client: httpx.AsyncClient, secrets: list[str], first: str) -> None:
        table = first
        while not self.stopping:
            await asyncio.gather(*(self.play(table, secret) for secret in secrets))
            if not self.stopping:
                table = await self.table(client, secrets)

    async def play(self, table: str, secret: str) -> None:
        """Until the game is over."""
        address = f"{self.address.replace('http', 'ws')}api/tables/{table}/live?lang=en"
        headers = {"Authorization": f"Bearer {secret}"}
        transport, _ = await picows.ws_connect(lambda: Player(self), address, extra_headers=headers)
        await transport.wait_disconnected()

    def pause(self) -> float:
        """How long somebody thinks about a move."""
        rate = self.arguments.rate
        return random.expovariate(rate / self.arguments.tables) if rate else 0.0

    async def stores(self, client: httpx.AsyncClient) -> list[float]:
        return [await measure(client, f"regnum_store_seconds_{what}") for what in ("sum", "count")]

    async def run(self) -> dict:
        players, tables = self.arguments.players, self.arguments.tables
        headers = {"X-Regnum": "1"}
        async with httpx.AsyncClient(base_url=self.address, headers=headers, timeout=60) as client:
            secrets = []
            for _ in range(tables):
                secrets.append(await self.people(client, players))
                client.cookies.clear()
            await self.table(client, secrets[0])  # loads the rules
            before = await measure(client, "process_resident_memory_bytes")
            firsts = [await self.table(client, people) for people in secrets]
            after = await measure(client, "process_resident_memory_bytes")
            playing = asyncio.gather(
                *(self.table_after_table(client, s, f) for s, f in zip(secrets, firsts, strict=True))
            )
            await asyncio.sleep(self.arguments.warm_up)
            gc.freeze()
            gc.disable()  # pauses of its own would count as the server's
            used, own = await measure(client, "process_cpu_seconds_total"), time.process_time()
            stored = await self.stores(client)
            self.measuring, start = True, time.perf_counter()
            await asyncio.sleep(self.arguments.seconds)
            self.measuring, seconds = False, time.perf_counter() - start
            used, own = await measure(client, "process_cpu_seconds_total") - used, time.process_time() - own
            stored = [after - before for after, before in zip(await self.stores(client), stored, strict=True)]
            self.stopping = True
            connected = await measure(client, "process_resident_memory_bytes")
            kept = await measure(client, "regnum_live_tables")
            playing.cancel()
            await asyncio.gather(playing, return_exceptions=True)
        taken = sorted(self.latencies)

        def percentile(share: float) -> float:
            return round(1000 * taken[min(len(taken) - 1, int(share * len(taken)))], 1)

        return {
            "game": self.arguments.game,
            "tables": tables,
            "clients": tables * players,
            "rate": self.arguments.rate,
            "moves_per_second": round(len(taken) / seconds),
            "p50_ms": percentile(0.5),
            "p90_ms": percentile(0.9),
            "p99_ms": percentile(0.99),
            "server_cpu_ms_per_move": round(1000 * used / len(taken), 3),
            "client_cpu_ms_per_move": round(1000 * own / len(taken), 3),
            "transactions_per_second": round(stored[1] / seconds),
            "ms_per_transaction": round(1000 * stored[0] / stored[1], 2),
            "refused": self.refused,
            "gaps": self.gaps,
            "kib_per_new_table": round((after - before) / tables / 1024, 1),
            "kib_per_table_in_play": round((connected - before) / kept / 1024, 1),
        }


class Player(picows.WSListener):
    """One connection. It reads all that it is sent, as every client must."""

    def __init__(self, load: Load) -> None:
        self.load = load
        self.number = 0  # of the last message
        self.sent: dict[str, float] = {}

    def on_ws_frame(self, transport: picows.WSTransport, frame: picows.WSFrame) -> None:
        if frame.msg_type == picows.WSMsgType.TEXT:
            self.hear(transport, orjson.loads(frame.get_payload_as_memoryview()))
        elif frame.msg_type == picows.WSMsgType.CLOSE:
            transport.disconnect()

    def hear(self, transport: picows.WSTransport, message: dict[str, Any]) -> None:
        kind, load = message["type"], self.load
        if kind == "ack":
            latency = time.perf_counter() - self.sent.pop(message["id"])
            if load.measuring:
                load.latencies.append(latency)
        elif kind == "refused":
            load.refused += 1
        elif kind in ("hello", "position"):
            load.gaps += kind == "position" and message["number"] != self.number + 1
            self.number, position = message["number"], message["position"]
            if load.stopping or position["status"] == "over":
                transport.disconnect()
            elif position["moves"]:
                asyncio.get_running_loop().call_later(load.pause(), self.move, transport, position)

    def move(self, transport: picows.WSTransport, position: dict[str, Any]) -> None:
        ident, move = f"{position['seat']}-{position['ply']}", random.choice(position["moves"])["notation"]
        self.sent[ident] = time.perf_counter()
        transport.send(
            picows.WSMsgType.TEXT,
            orjson.dumps({"type": "move", "number": position["ply"], "move": move, "id": ident}),
        )


async def measure(client: httpx.AsyncClient, name: str) -> float:
    """What the server's process holds, or has used."""
    text = (await client.get("/metrics")).text
    return float(re.search(rf"^{name} (\S+)", text, re.MULTILINE)[1])


def serve(folder: str, database: str | None) -> tuple[subprocess.Popen, str]:
    command = [str(Path(sys.executable).parent / "regnum"), "serve", "--port", "0", "--no-open", "--no-limits"]
    command += ["--data", folder] if database is None else ["--database", database]
    server = subprocess.Popen(command, stderr=subprocess.PIPE, text=True)
    for line in server.stderr:
        if found := re.search(r"http://\S+", line):
            return server, found[0]
    sys.exit("the server did not start")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--game", default="kingisdead")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--warm-up", type=float, default=5)
    parser.add_argument("--rate", type=float, help="moves a second that the clients try to make, all together")
    parser.add_argument("--database")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        server, address = serve(folder, arguments.database)
        try:
            print(json.dumps(uvloop.run(Load(address, arguments).run())))
        finally:
            server.send_signal(signal.SIGINT)
            server.wait(20)


if __name__ == "__main__":
    main()
