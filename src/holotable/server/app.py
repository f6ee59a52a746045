"""The application: routes, headers that keep browsers safe, limits, health, and a quiet end."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from importlib.metadata import version
from typing import Any
from urllib.parse import urlsplit

from starlette.applications import Starlette
from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import Request
from starlette.responses import JSONResponse, PlainTextResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket

from holotable.server import messages, socket
from holotable.server.fanout import Here
from holotable.server.http import guests, matches, measuring
from holotable.server.http.layer import Api, problem
from holotable.server.limits import Bucket, Limits
from holotable.server.metrics import Metrics
from holotable.server.pages import pages
from holotable.server.rooms.house import House, OneProcess
from holotable.server.storage.interface import Storage

Scope = Any
CONTENT_SECURITY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; "
    "img-src 'self' data: blob:; "
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
MAKING = frozenset({"/api/guests", "/api/matches"})
"""What makes something that is kept, by `POST`; so does sharing a table."""


class Guard:
    """Stands before everything: counts, limits, checks origins, adds headers, and lets no traceback out."""

    def __init__(self, app: Callable[..., Awaitable[None]], limits: Limits, metrics: Metrics) -> None:
        self.app = app
        self.limits = limits
        self.metrics = metrics
        self.buckets: dict[tuple[str, str], Bucket] = {}

    async def __call__(self, scope: Scope, receive: Any, send: Any) -> None:
        """Lets a request or a socket pass, or not."""
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        self.metrics.requests += 1
        headers = Headers(scope=scope)
        if scope["type"] == "websocket":
            full = self.metrics.sockets >= self.limits.sockets
            if full or not _same_origin(headers) or not self._granted(scope):
                await receive()
                await send({"type": "websocket.close", "code": 1008})
                return
            await self.app(scope, receive, send)
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

        refused = self._refusal(scope, headers)
        if refused is not None:
            await refused(scope, receive, with_headers)
            return
        try:
            await self.app(scope, receive, with_headers)
        except Exception as mistake:
            # A path may hold what only some may know; its first words say where it was.
            self.metrics.mistake(mistake, "/".join(scope["path"].split("/")[:3]))
            if started:
                raise
            refused = problem(500, "our-mistake", messages.Words("http-our-mistake"))
            await refused(scope, receive, with_headers)

    def _refusal(self, scope: Scope, headers: Headers) -> Response | None:
        """Why a request is not even looked at."""
        if not self._granted(scope):
            return problem(429, "flood", messages.Words("http-flood"))
        if scope["method"] not in ("GET", "HEAD", "OPTIONS") and not _same_origin(headers):
            return problem(403, "origin", messages.Words("http-refused", {"why": "origin"}))
        return None

    def _granted(self, scope: Scope) -> bool:
        """Whether this address may ask once more; making guests and matches is counted for itself."""
        client = scope.get("client")
        address = client[0] if client else ""
        if len(self.buckets) > 50_000:
            self.buckets.clear()
        limits = self.limits
        if scope.get("method") == "POST" and _makes(scope["path"]):
            kind, rate, full = "made", limits.made_a_minute / 60, limits.made_at_once
        else:
            kind, rate, full = "asked", limits.requests_a_second, limits.requests_at_once
        bucket = self.buckets.get((address, kind))
        if bucket is None:
            bucket = self.buckets[address, kind] = Bucket(rate, full)
        return bucket.take(time.monotonic())


def _makes(path: str) -> bool:
    return path in MAKING or (path.startswith("/api/measuring/") and path.endswith("/tables"))


def _same_origin(headers: Headers) -> bool:
    """A browser's socket comes from our own pages; programs, which send no origin, may come from anywhere."""
    origin = headers.get("origin")
    if origin is None:
        return True
    try:
        return urlsplit(origin).netloc == headers.get("host")
    except ValueError:
        return False


def application(storage: Storage, limits: Limits | None = None, *, bot_delay: float = 0.4) -> Starlette:
    """The whole server, ready to be served."""
    bounds = limits or Limits()
    metrics = Metrics()
    fanout = Here()
    house = House(
        storage, OneProcess(), fanout, bounds, lambda one: metrics.mistake(one, "room"), bot_delay=bot_delay
    )
    api = Api("Holotable", version("holotable"), bounds.body_bytes)
    guests.add_routes(api, house)
    matches.add_routes(api, house)
    measuring.add_routes(api, house)

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
        await fanout.open()
        tidying = asyncio.create_task(_tidy(house, lambda one: metrics.mistake(one, "tidying")))
        try:
            yield
        finally:
            tidying.cancel()
            await house.farewell()
            house.close()
            await fanout.close()
            await storage.close()

    routes = [
        *api.routes(),
        Route("/healthz", health),
        Route("/metrics", measured),
        WebSocketRoute("/ws/{match}", sit),
        *pages(),
    ]
    app = Starlette(routes=routes, lifespan=lifespan)
    app.state.house = house
    app.state.metrics = metrics
    app.add_middleware(Guard, limits=bounds, metrics=metrics)
    return app


async def _tidy(house: House, mistaken: Callable[[BaseException], None]) -> None:
    while True:
        await asyncio.sleep(TIDY_EVERY)
        try:
            await house.tidy()
        except Exception as mistake:  # noqa: BLE001 - the next round may go better
            mistaken(mistake)
