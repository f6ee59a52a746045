"""The browser client's own files, packed as they were when it was built."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from importlib.resources import files
from pathlib import Path

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.routing import Route

FOREVER = "public, max-age=31536000, immutable"
"""For files that carry a digest in their names."""
MANIFEST = "manifest.json"
"""Which file was built from which source."""
LOBBY = "src/screens/Lobby.svelte"
PACKINGS = (("br", ".br"), ("gzip", ".gz"))


def pages() -> list[Route]:
    """The client, if it was built into the package; every address of its own shows the same page."""
    folder = Path(str(files("holotable.server"))) / "web"
    if not all((folder / needed).is_file() for needed in ("index.html", MANIFEST)):

        async def missing(_: Request) -> Response:
            return PlainTextResponse("The browser client was not built into this package.\n", 503)

        return [Route("/", missing)]

    ahead = _Ahead(folder / MANIFEST)

    async def page(request: Request) -> Response:
        headers = {"cache-control": "no-cache", "link": ahead.links(request), "vary": "accept-language"}
        return FileResponse(folder / "index.html", headers=headers)

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


class _Ahead:
    """What a page will need besides its first script, told with the page: waiting for it costs a way back and forth."""

    def __init__(self, manifest: Path) -> None:
        self._built = msgspec.json.decode(manifest.read_bytes(), type=dict[str, _Piece])

    def links(self, request: Request) -> str:
        """The `Link` header for the lobby, or for any other place, in the language that is wanted most."""
        wanted = request.headers.get("accept-language", "").strip().lower()
        sources = [f"src/words.{'de' if wanted.startswith('de') else 'en'}.ts"]
        if request.url.path == "/":
            sources.append(LOBBY)
        return ", ".join(
            link
            for source in sources
            if (piece := self._built.get(source)) is not None
            for link in (
                f"</{piece.file}>; rel=modulepreload",
                *(f"</{style}>; rel=preload; as=style" for style in piece.css),
            )
        )


class _Piece(msgspec.Struct, frozen=True):
    """A file that was built, as the builder tells of it."""

    file: str
    css: tuple[str, ...] = ()


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
