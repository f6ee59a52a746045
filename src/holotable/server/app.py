"""The application: routes, headers that keep browsers safe, limits, health, and a quiet end."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from importlib.metadata import version
from importlib.resources import files
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from starlette.applications import Starlette
from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import Request
from starlette.responses import FileResponse, JSONResponse, PlainTextResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.websockets import WebSocket

from holotable.server import messages, socket
from holotable.server.http import guests, matches
from holotable.server.http.layer import Api, problem
from holotable.server.limits import Bucket, Limits
from holotable.server.logs import log
from holotable.server.metrics import Metrics
from holotable.server.rooms.house import House, OneProcess
from holotable.server.storage.interface import Storage

Scope = Any
CONTENT_SECURITY = (
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; "
    "font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; "
    "form-action 'none'; frame-ancestors 'none'"
)
SAFE_HEADERS = {
    "content-security-policy": CONTENT_SECURITY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
TIDY_EVERY = 60.0


class Guard:
    """Stands before everything: counts, limits, checks origins, adds headers, and lets no traceback out."""

    def __init__(self, app: Callable[..., Awaitable[None]], limits: Limits, metrics: Metrics) -> None:
        self.app = app
        self.limits = limits
        self.metrics = metrics
        self.buckets: dict[str, Bucket] = {}

    async def __call__(self, scope: Scope, receive: Any, send: Any) -> None:
        """Lets a request or a socket pass, or not."""
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        self.metrics.requests += 1
        headers = Headers(scope=scope)
        if scope["type"] == "websocket":
            if not _same_origin(headers) or self.metrics.sockets >= self.limits.sockets:
                await receive()
                await send({"type": "websocket.close", "code": 1008})
                return
            await self.app(scope, receive, send)
            return
        if not self._granted(scope):
            refused = problem(429, "flood", messages.Words("http-flood"))
            await refused(scope, receive, send)
            return
        started = False

        async def with_headers(message: Any) -> None:
            nonlocal started
            if message["type"] == "http.response.start":
                started = True
                response = MutableHeaders(scope=message)
                for name, value in SAFE_HEADERS.items():
                    response[name] = value
                if scope["path"].startswith("/api/"):
                    response.setdefault("cache-control", "no-store")
            await send(message)

        try:
            await self.app(scope, receive, with_headers)
        except Exception as mistake:
            self.metrics.mistakes += 1
            log("mistake", path=scope["path"], error=repr(mistake))
            if started:
                raise
            refused = problem(500, "our-mistake", messages.Words("http-our-mistake"))
            await refused(scope, receive, with_headers)

    def _granted(self, scope: Scope) -> bool:
        """Whether this address may ask once more."""
        client = scope.get("client")
        address = client[0] if client else ""
        if len(self.buckets) > 50_000:
            self.buckets.clear()
        bucket = self.buckets.get(address)
        if bucket is None:
            bucket = Bucket(self.limits.requests_a_second, self.limits.requests_at_once)
            self.buckets[address] = bucket
        return bucket.take(time.monotonic())


def _same_origin(headers: Headers) -> bool:
    """A browser's socket comes from our own pages; programs, which send no origin, may come from anywhere."""
    origin = headers.get("origin")
    return origin is None or urlsplit(origin).netloc == headers.get("host")


def application(storage: Storage, limits: Limits | None = None, *, bot_delay: float = 0.4) -> Starlette:
    """The whole server, ready to be served."""
    bounds = limits or Limits()
    metrics = Metrics()
    house = House(storage, OneProcess(), bounds, bot_delay=bot_delay)
    api = Api("Holotable", version("holotable"), bounds.body_bytes)
    guests.add_routes(api, house)
    matches.add_routes(api, house)

    async def sit(connection: WebSocket) -> None:
        await socket.serve(connection, house, bounds, metrics)

    async def health(_: Request) -> Response:
        healthy = await storage.healthy()
        return JSONResponse({"ok": healthy, "version": version("holotable")}, 200 if healthy else 503)

    async def measured(_: Request) -> Response:
        metrics.rooms = len(house.rooms)
        return PlainTextResponse("\n".join(metrics.lines()) + "\n", media_type="text/plain; version=0.0.4")

    @contextlib.asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        await storage.open()
        tidying = asyncio.create_task(_tidy(house))
        try:
            yield
        finally:
            tidying.cancel()
            for room in list(house.rooms.values()):
                await room.close()
            house.close()
            await storage.close()

    routes = [
        *api.routes(),
        Route("/healthz", health),
        Route("/metrics", measured),
        WebSocketRoute("/ws/{match}", sit),
        *_pages(),
    ]
    app = Starlette(routes=routes, lifespan=lifespan)
    app.state.house = house
    app.state.metrics = metrics
    app.add_middleware(Guard, limits=bounds, metrics=metrics)
    return app


async def _tidy(house: House) -> None:
    while True:
        await asyncio.sleep(TIDY_EVERY)
        await house.tidy()


def _pages() -> list[Route | Mount]:
    """The browser client, if it was built into the package; every address of its own shows the same page."""
    folder = Path(str(files("holotable.server"))) / "web"
    if not (folder / "index.html").is_file():

        async def missing(_: Request) -> Response:
            return PlainTextResponse("The browser client was not built into this package.\n", 503)

        return [Route("/", missing)]

    async def page(_: Request) -> Response:
        return FileResponse(folder / "index.html", headers={"cache-control": "no-cache"})

    return [
        Route("/", page),
        Mount("/assets", StaticFiles(directory=folder / "assets")),
        *(
            Route(f"/{file.name}", _file(file))
            for file in sorted(folder.iterdir())
            if file.is_file() and file.name != "index.html"
        ),
        Route("/{path:path}", page),
    ]


def _file(path: Path) -> Callable[[Request], Awaitable[Response]]:
    async def serve(_: Request) -> Response:
        return FileResponse(path)

    return serve
