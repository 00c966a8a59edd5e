"""The OpenAPI description is true: whatever is sent, no 5xx, and no answer that isn't described."""

import os
import random
import threading

import httpx
import pytest
import schemathesis
import uvicorn
from hypothesis import HealthCheck, given, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from regnum.server.app import create_app
from regnum.server.run import Server
from regnum.server.settings import Settings

EXAMPLES = int(os.environ.get("REGNUM_FUZZ", "6"))
CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]


@pytest.fixture(scope="module")
def address(tmp_path_factory):
    """A server in a thread of its own."""
    database = f"sqlite+aiosqlite:///{tmp_path_factory.mktemp('schema') / 'regnum.db'}"
    app = create_app(Settings(database=database, limits=False))
    told: list[str] = []
    ready = threading.Event()
    server = Server(
        uvicorn.Config(app, port=0, log_config=None), lambda address: (told.append(address.rstrip("/")), ready.set())
    )
    thread = threading.Thread(target=server.run, daemon=True)
    thread.start()
    assert ready.wait(30)
    yield told[0]
    server.should_exit = True
    thread.join(20)


@pytest.fixture(scope="module")
def known(address):
    """A person and tables that requests can meet by chance: waiting, running, with a bot."""
    with httpx.Client(base_url=address, headers={"X-Regnum": "1"}) as client:
        secret = client.post("/api/me", json={"name": "Ada"}).json()["secret"]
        client.headers["Authorization"] = f"Bearer {secret}"
        tables = []
        for seats in (["me", "me"], ["me", "open"], ["me", "random"]):
            body = {"game": "kingisdead", "players": 2, "seats": seats, "hints": True, "join": "open"}
            tables.append(client.post("/api/tables", json=body).json()["id"])
    return secret, tables


def test_every_answer_is_described(address, known):
    secret, tables = known
    schema = schemathesis.openapi.from_url(f"{address}/api/openapi.json")
    operations = [found.ok() for found in schema.get_all_operations()]
    assert len(operations) > 25
    for operation in operations:

        @settings(max_examples=EXAMPLES, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
        @given(case=operation.as_strategy())
        def ask(case):
            meet(case, secret, tables)
            case.validate_response(case.call(), checks=CHECKS)

        ask()


def meet(case, secret, tables):
    """Mostly by somebody whom the server knows, about things that are there."""
    luck = random.Random(f"{case.path_parameters} {case.body}")
    if luck.random() < 0.8:
        case.headers = (case.headers or {}) | {"X-Regnum": "1", "Authorization": f"Bearer {secret}"}
    places = case.path_parameters or {}
    if "table" in places and luck.random() < 0.8:
        places["table"] = luck.choice(tables)
    if "game" in places and luck.random() < 0.6:
        places["game"] = luck.choice(["kingisdead", "tara"])
