"""The built page: from the package, or in a checkout from web/dist."""

import gzip
from hashlib import sha256
from pathlib import Path
from typing import Final

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, PlainTextResponse, Response
from starlette.routing import Route
from starlette.staticfiles import NotModifiedResponse, StaticFiles
from starlette.types import Scope

from tearum.server.http.link_preview import LinkPreviews, preferred_language

PACKAGED: Final = Path(__file__).parents[1] / "static"
BUILT: Final = Path(__file__).resolve().parents[4] / "web" / "dist"
MISSING: Final = (
    "The page is not built. In a checkout, `make page` builds it; then start the server again.\n"
)
ASSETS: Final = "assets/"
COMPRESSED: Final = (".js", ".css", ".svg")  # once, at the start: it is most of what a file costs
FOREVER: Final = "public, max-age=31536000, immutable"  # names of assets contain their hash


class PageFiles(StaticFiles):
    """The files of the page, and for every other address the page itself, which has routes."""

    def __init__(self, directory: Path) -> None:
        super().__init__(directory=directory)
        self._page = (directory / "index.html").read_text("utf-8")
        self._previews = LinkPreviews()
        self._compressed = {
            f"{ASSETS}{file.name}": gzip.compress(file.read_bytes(), mtime=0)
            for file in (directory / ASSETS).glob("*")
            if file.suffix in COMPRESSED
        }

    async def get_response(self, path: str, scope: Scope) -> Response:
        if path in (".", "index.html"):
            return self._page_response(path, scope)
        try:
            response = await super().get_response(path, scope)
        except HTTPException as error:
            if error.status_code != 404:
                raise
            if "." in Path(path).name:  # a file, not a route; also `.env`
                return PlainTextResponse("There is no such file.\n", status_code=404)
            return self._page_response(path, scope)
        hashed = path.startswith(ASSETS)
        response.headers["Cache-Control"] = FOREVER if hashed else "no-cache"
        return self._compressed_response(path, response, Headers(scope=scope))

    def _compressed_response(self, path: str, response: Response, asked: Headers) -> Response:
        """The compressed file, where there is one and the client wants all of it."""
        content = self._compressed.get(path)
        wanted = "gzip" in asked.get("accept-encoding", "") and "range" not in asked
        if content is None or not wanted or response.status_code != 200:
            return response
        headers = dict(response.headers)
        headers |= {"content-encoding": "gzip", "vary": "Accept-Encoding"}
        headers["content-length"] = str(len(content))
        return Response(content, headers=headers)

    def _page_response(self, path: str, scope: Scope) -> Response:
        request = Request(scope)
        language = preferred_language(request.headers.get("accept-language", ""))
        origin = str(request.base_url).rstrip("/")
        content = self._previews.added_to(self._page, path, origin, language)
        headers = {
            "Cache-Control": "no-cache",
            "ETag": f'"{sha256(content.encode()).hexdigest()[:32]}"',
            "Vary": "Accept-Language",
        }
        response = HTMLResponse(content, headers=headers)
        if self.is_not_modified(response.headers, Headers(scope=scope)):
            return NotModifiedResponse(response.headers)
        return response


def page_folder(wanted: Path | None = None) -> Path | None:
    """Where the page is; None where nobody has built it."""
    folders = [wanted] if wanted else [PACKAGED, BUILT]
    return next((folder for folder in folders if (folder / "index.html").is_file()), None)


def page_route(wanted: Path | None = None) -> Route:
    folder = page_folder(wanted)
    page = PageFiles(directory=folder) if folder else _missing_page
    return Route("/{path:path}", page, methods=["GET"])


async def _missing_page(_: Request) -> Response:
    return PlainTextResponse(MISSING, status_code=503)
