"""The server put together."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.responses import Response

from regnum import __version__
from regnum.core.errors import RegnumError
from regnum.server.api import games, live, me, play, tables
from regnum.server.api.common import json_answer, language_of
from regnum.server.errors import Refusal, trouble
from regnum.server.guard import Guard
from regnum.server.house import House
from regnum.server.logging import logger
from regnum.server.settings import Settings
from regnum.server.static import add_static

LOOPBACK = ("127.0.0.1", "::1", "testclient")


def create_app(settings: Settings) -> FastAPI:
    house = House(settings)

    @asynccontextmanager
    async def lifespan(_: FastAPI) -> AsyncIterator[None]:
        await house.start()
        yield
        await house.stop()

    app = FastAPI(
        title="Regnum", version=__version__, lifespan=lifespan, openapi_url="/api/openapi.json",
        docs_url=None, redoc_url=None, description="See docs/protocol.md for how it is meant to be used.",
    )  # fmt: skip
    app.state.house = house
    for part in (me, games, tables, play, live):
        app.include_router(part.router)
    add_operation(app, house)
    add_static(app, settings.static)
    add_errors(app)
    # Pages, pictures and rules: a phone is glad of it. Small answers, those with secrets among them, stay as they are.
    app.add_middleware(GZipMiddleware, minimum_size=2000, compresslevel=5)
    app.add_middleware(Guard, metrics=house.metrics, trusted=settings.trusted_proxies)
    return app


def add_operation(app: FastAPI, house: House) -> None:
    @app.get("/healthz", include_in_schema=False)
    async def healthz() -> Response:
        facts = {"ok": not house.stopping, "version": __version__, "preparing": house.preparing.left}
        return json_answer(facts, 503 if house.stopping else 200)

    @app.get("/metrics", include_in_schema=False)
    async def metrics(request: Request) -> Response:
        """For this machine only: a reverse proxy's requests bear X-Forwarded-For."""
        if not request.scope["regnum.direct"] or request.scope["regnum.address"] not in LOOPBACK:
            raise Refusal(404, "not-found")
        return Response(generate_latest(house.metrics.registry), media_type=CONTENT_TYPE_LATEST)


def add_errors(app: FastAPI) -> None:
    """Every error is a sentence; none shows what went on inside."""

    @app.exception_handler(Refusal)
    async def refused(request: Request, refusal: Refusal) -> Response:
        response = json_answer(refusal.trouble(language_of(request)), refusal.status)
        response.headers.update(refusal.headers)
        return response

    @app.exception_handler(RegnumError)
    async def wrong(request: Request, error: RegnumError) -> Response:
        status, told = trouble(error, language_of(request))
        return json_answer(told, status)

    @app.exception_handler(RequestValidationError)
    async def invalid(request: Request, error: RequestValidationError) -> Response:
        where = ".".join(str(part) for part in error.errors()[0]["loc"][1:]) or "body"
        return json_answer(Refusal(422, "invalid", where=where).trouble(language_of(request)), 422)

    @app.exception_handler(HTTPException)
    async def http(request: Request, error: HTTPException) -> Response:
        name = {404: "not-found", 405: "not-allowed", 413: "too-large"}.get(error.status_code, "invalid")
        arguments: dict[str, Any] = {"where": "request"} if name == "invalid" else {}
        refusal = Refusal(error.status_code, name, **arguments)
        response = json_answer(refusal.trouble(language_of(request)), error.status_code)
        response.headers.update(error.headers or {})
        return response

    @app.exception_handler(Exception)
    async def unforeseen(request: Request, error: Exception) -> Response:
        logger.error("trouble", exc_info=error)
        return json_answer(Refusal(500, "trouble").trouble(language_of(request)), 500)
