"""The browser's part: its files, and its page for every address that is not the server's own."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Receive, Scope, Send

from wildswing.server import problems
from wildswing.server.identity import Identity

WEB: Final = Path(__file__).parent / "web"
FOREVER: Final = "public, max-age=31536000, immutable"  # the names of these files change with what is in them
ALWAYS_ASK: Final = "private, no-cache"
UNBUILT: Final = """<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Wildswing</title></head>
<body>
<h1>Wildswing</h1>
<p>The server runs, but its pages are not built. Run <code>make play</code> in the folder of the source: it builds them
and starts a server.</p>
</body>
</html>
"""


class Client:
    """Serves the built client.

    Args:
        identity: gives a cookie to whoever opens a page for the first time.
        folder: of the build.
    """

    def __init__(self, identity: Identity, folder: Path = WEB) -> None:
        self._identity = identity
        self._folder = folder
        self._files = StaticFiles(directory=folder, check_dir=False)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request."""
        response = self.answer(Request(scope))
        await response(scope, receive, send)

    def answer(self, request: Request) -> Response:
        """The file of a path, or the page."""
        if request.method not in {"GET", "HEAD"}:
            return problems.not_allowed("GET, HEAD").response()
        path = request.url.path.strip("/")
        if path and "\0" not in path:
            full, found = self._files.lookup_path(path)
            if found is not None and Path(full).is_file() and Path(full).name != "index.html":
                response = self._files.file_response(full, found, request.scope)
                response.headers["Cache-Control"] = FOREVER if path.startswith("assets/") else "public, no-cache"
                return response
        if path.startswith("assets/"):
            return problems.Refusal(
                404, "not found", "There is no such file (any more).", "Load the page again."
            ).response()
        return self.page(request)

    def page(self, request: Request) -> Response:
        """The one page of the client, which reads the address itself."""
        full, found = self._files.lookup_path("index.html")
        response: Response
        if found is None:
            response = HTMLResponse(UNBUILT, 503)
        else:
            response = self._files.file_response(full, found, request.scope)
        response.headers["Cache-Control"] = ALWAYS_ASK
        guest = self._identity.read(request.cookies.get(self._identity.cookie))
        # Given out each time, as browsers forget a cookie after about a year.
        response.headers["Set-Cookie"] = self._identity.header(guest, request.url.scheme == "https")
        return response


def compressed(client: ASGIApp) -> ASGIApp:
    """The same with compression, which is safe as none of these files holds a secret."""
    return GZipMiddleware(client, compresslevel=6)
