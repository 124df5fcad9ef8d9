"""The built page: from the package, or in a checkout from web/dist."""

from pathlib import Path
from typing import Final

from fastapi import APIRouter
from starlette.responses import FileResponse, PlainTextResponse, Response

PACKED: Final = Path(__file__).parents[1] / "static"
BUILT: Final = Path(__file__).resolve().parents[4] / "web" / "dist"
MISSING: Final = (
    "The page is not built yet. In a checkout: cd web && npm ci && npm run build. "
    "An installed tearum carries it.\n"
)
FOREVER: Final = "public, max-age=31536000, immutable"


def folder(wanted: Path | None = None) -> Path | None:
    """Where the page lies; None where nobody has built it."""
    places = [wanted] if wanted else [PACKED, BUILT]
    return next((place for place in places if (place / "index.html").is_file()), None)


def routes(wanted: Path | None = None) -> APIRouter:
    router = APIRouter()

    @router.get("/{path:path}", include_in_schema=False)
    @router.head("/{path:path}", include_in_schema=False)
    def page(path: str) -> Response:
        """A file of the page, or the page itself, which knows its own addresses."""
        place = folder(wanted)
        if place is None:
            return PlainTextResponse(MISSING, status_code=503)
        file = _inside(place, path)
        if file is None and "." in path.rpartition("/")[2]:
            return PlainTextResponse("There is no such file.\n", status_code=404)
        if file is None:
            return FileResponse(place / "index.html", headers={"Cache-Control": "no-cache"})
        hashed = path.startswith("assets/")
        return FileResponse(file, headers={"Cache-Control": FOREVER if hashed else "no-cache"})

    return router


def _inside(place: Path, path: str) -> Path | None:
    """A file of the page; nothing outside of it, wherever the path points."""
    try:
        file = (place / path).resolve()
        return file if file.is_relative_to(place.resolve()) and file.is_file() else None
    except (OSError, ValueError):
        return None
