"""The browser client's own files, packed as they were when it was built."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from importlib.resources import files
from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.routing import Route

FOREVER = "public, max-age=31536000, immutable"
"""For files that carry a digest in their names."""
PACKINGS = (("br", ".br"), ("gzip", ".gz"))


def pages() -> list[Route]:
    """The client, if it was built into the package; every address of its own shows the same page."""
    folder = Path(str(files("holotable.server"))) / "web"
    if not (folder / "index.html").is_file():

        async def missing(_: Request) -> Response:
            return PlainTextResponse("The browser client was not built into this package.\n", 503)

        return [Route("/", missing)]

    async def page(_: Request) -> Response:
        return FileResponse(folder / "index.html", headers={"cache-control": "no-cache"})

    assets = {path.name: path for path in sorted((folder / "assets").iterdir())}

    async def asset(request: Request) -> Response:
        path = assets.get(request.path_params["name"])
        if path is None:
            raise HTTPException(404)
        return _packed(path, assets, request)

    return [
        Route("/", page),
        Route("/assets/{name}", asset),
        *(
            Route(f"/{file.name}", _file(file))
            for file in sorted(folder.iterdir())
            if file.is_file() and file.name != "index.html"
        ),
        Route("/{path:path}", page),
    ]


def _packed(path: Path, assets: dict[str, Path], request: Request) -> Response:
    """A file in the best packing that it has and the browser understands."""
    headers = {"cache-control": FOREVER, "vary": "accept-encoding"}
    understood = request.headers.get("accept-encoding", "")
    plain = FileResponse(path, headers=headers)
    for coding, ending in PACKINGS:
        packed = assets.get(path.name + ending)
        if packed is not None and coding in understood:
            return FileResponse(
                packed, media_type=plain.media_type, headers={**headers, "content-encoding": coding}
            )
    return plain


def _file(path: Path) -> Callable[[Request], Awaitable[Response]]:
    async def serve(_: Request) -> Response:
        return FileResponse(path)

    return serve
