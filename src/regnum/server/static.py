"""The browser shell, built into this package's static folder, and a page about the API."""

from html import escape
from pathlib import Path

from fastapi import FastAPI
from starlette.responses import FileResponse, HTMLResponse, Response

from regnum.server.api.games import FOR_EVER
from regnum.server.errors import Refusal

NOT_BUILT = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Regnum</title>
<h1>Regnum</h1><p>The server runs, but its pages have not been built. In the project's folder:
<code>make web</code>, then load this page again. Programs can <a href="/api/docs">talk to it</a> already.</p></html>"""


def add_static(app: FastAPI, folder: Path) -> None:
    @app.get("/api/docs", include_in_schema=False)
    async def docs() -> Response:
        return HTMLResponse(api_page(app))

    @app.get("/{path:path}", include_in_schema=False)
    async def shell(path: str) -> Response:
        """A file of the shell; every other path is the shell's own."""
        if path == "api" or path.startswith("api/"):
            raise Refusal(404, "not-found")
        index, wanted = folder / "index.html", (folder / path).resolve()
        if path and wanted.is_file() and wanted.is_relative_to(folder.resolve()):
            hashed = path.startswith("assets/")
            return FileResponse(wanted, headers=FOR_EVER if hashed else {"Cache-Control": "no-cache"})
        if path.startswith("assets/"):
            raise Refusal(404, "not-found")
        if not index.is_file():
            return HTMLResponse(NOT_BUILT)
        return FileResponse(index, headers={"Cache-Control": "no-cache"})


def api_page(app: FastAPI) -> str:
    """What there is, from the OpenAPI description; without scripts from elsewhere."""
    rows = []
    for path, methods in app.openapi()["paths"].items():
        for method, facts in methods.items():
            text = facts.get("description") or facts.get("summary", "")
            rows.append(
                f"<tr><td><code>{method.upper()}</code></td><td><code>{escape(path)}</code></td>"
                f"<td>{escape(text)}</td></tr>"
            )
    return (
        '<!doctype html><html lang="en"><meta charset="utf-8"><title>Regnum: the API</title><h1>The API</h1>'
        '<p>The whole description, for programs: <a href="/api/openapi.json">openapi.json</a>. '
        f"How to use it is told in <code>docs/protocol.md</code>.</p><table>{''.join(rows)}</table></html>"
    )
