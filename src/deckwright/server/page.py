"""The browser's page: files built from ``web``, and the headers that keep everything else out."""

from __future__ import annotations

from pathlib import Path

from starlette.datastructures import MutableHeaders
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, PlainTextResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from deckwright.server.origins import Origins

HEADERS = {
    "content-security-policy": (
        "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; "
        "object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
}
INDEX = "index.html"
"""Its addresses begin with a slash; where a proxy serves us under a path, that path comes before it."""
FOR_EVER = "public, max-age=31536000, immutable"
"""Files under ``assets`` have a hash of their content in their names."""


class Guard:
    """Refuses requests that are not meant for this server, and gives every answer its headers."""

    def __init__(self, app: ASGIApp, origins: Origins) -> None:
        self.app, self.origins = app, origins

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One request."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
            await send(message)

        refusal = self._refusal(Request(scope))
        await (refusal or self.app)(scope, receive, with_headers)

    def _refusal(self, request: Request) -> Response | None:
        host = request.headers.get("host")
        if not self.origins.knows(host):
            return PlainTextResponse("This server does not answer under that name. Name it with --host-name.\n", 421)
        if request.method == "POST" and not self.origins.allows(request.headers.get("origin"), host):
            return PlainTextResponse("This server does not answer that page. Name it with --origin.\n", 403)
        return None


class Page:
    """Serves the built page; every address that is no file is a screen of the page."""

    def __init__(self, folder: Path | None) -> None:
        self.folder = None if folder is None else folder.resolve()

    async def show(self, request: Request) -> Response:
        """A file of the page, or the page itself."""
        wanted = request.path_params.get("path", "")
        if wanted.partition("/")[0] == "api":
            raise HTTPException(404)
        if self.folder is None:
            return PlainTextResponse(
                "The browser's page was not built when Deckwright was installed (deckwright doctor says why). "
                "The interface under /api works, and so does deckwright play in a terminal.\n",
                503,
            )
        file = _file(self.folder, wanted)
        if file is not None and file.name != INDEX:
            lasting = "assets" in file.relative_to(self.folder).parts
            return FileResponse(file, headers={"cache-control": FOR_EVER if lasting else "no-cache"})
        if file is None and "." in wanted.rpartition("/")[2]:
            return PlainTextResponse("There is no such file.\n", 404)
        page = (self.folder / INDEX).read_text(encoding="utf-8")
        root = request.scope.get("root_path", "").rstrip("/")
        return HTMLResponse(page.replace('="/', f'="{root}/'), headers={"cache-control": "no-cache"})


def _file(folder: Path, path: str) -> Path | None:
    """The file in this folder that is meant; nothing outside it."""
    try:
        found = (folder / path).resolve()
        return found if found.is_relative_to(folder) and found.is_file() else None
    except (OSError, ValueError):  # longer than names may be, or with signs that no name has
        return None
