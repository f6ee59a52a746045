"""A thin typed layer: a route is a function whose annotations are its parameters, body and answer.

The same annotations make the OpenAPI document, so that it cannot say anything else than what is done.
"""

from __future__ import annotations

import inspect
import re
from collections.abc import Awaitable, Callable, Iterable
from typing import Any, get_type_hints

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from holotable.kernel.errors import BadInput, HolotableError
from holotable.kernel.unread import unread
from holotable.server.lobby_messages import Problem
from holotable.server.messages import Words
from holotable.server.rooms.refusals import Refusal

Handler = Callable[..., Awaitable[Any]]
MISSING = inspect.Parameter.empty

STATUS = {
    "no-match": 404,
    "not-found": 404,
    "no-invitation": 403,
    "not-public": 403,
    "closed": 403,
    "who": 401,
    "taken": 409,
    "over": 409,
    "full": 503,
    "flood": 429,
    "too-large": 413,
}
"""The status of a refusal; 409 for those that are not named."""


class Operation(msgspec.Struct, frozen=True):
    """One route."""

    method: str
    path: str
    handler: Handler
    in_path: dict[str, Any]
    in_query: dict[str, Any]
    body: Any
    answer: Any
    status: int
    largest: int
    """The largest body that is read."""


class Api:
    """Collects the routes, and describes them."""

    def __init__(self, title: str, version: str, largest_body: int) -> None:
        self.title = title
        self.version = version
        self.largest_body = largest_body
        self.operations: list[Operation] = []

    def route(
        self, method: str, path: str, *, status: int = 200, largest: int | None = None
    ) -> Callable[[Handler], Handler]:
        """Makes a function a route: `request` is the request, `body` its body, the rest are parameters."""
        most = self.largest_body if largest is None else largest

        def mark(handler: Handler) -> Handler:
            hints = get_type_hints(handler, include_extras=True)
            answer = hints.pop("return", None)
            hints.pop("request", None)
            body = hints.pop("body", None)
            names = re.findall(r"{(\w+)}", path)
            in_path = {name: hints.pop(name) for name in names}
            self.operations.append(
                Operation(method, path, handler, in_path, hints, body, answer, status, most)
            )
            return handler

        return mark

    def routes(self) -> list[Route]:
        """The routes for the application, the document's included."""
        document = msgspec.json.encode(self.document())

        async def describe(_: Request) -> Response:
            return Response(document, media_type="application/json")

        return [
            Route("/api/openapi.json", describe, methods=["GET"]),
            *(Route(one.path, self._endpoint(one), methods=[one.method]) for one in self.operations),
        ]

    def _endpoint(self, operation: Operation) -> Callable[[Request], Awaitable[Response]]:
        takes = inspect.signature(operation.handler).parameters

        async def endpoint(request: Request) -> Response:
            try:
                given: dict[str, Any] = {}
                for name, kind in operation.in_path.items():
                    given[name] = _converted(name, request.path_params[name], kind)
                for name, kind in operation.in_query.items():
                    if name in request.query_params:
                        given[name] = _converted(name, request.query_params[name], kind)
                    elif takes[name].default is MISSING:
                        return problem(422, "bad-input", Words("http-missing", {"name": name}), field=name)
                if operation.body is not None:
                    given["body"] = msgspec.json.decode(
                        await _body(request, operation.largest), type=operation.body
                    )
                if "request" in takes:
                    given["request"] = request
                answer = await operation.handler(**given)
            except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
                why = unread(error)
                return problem(422, "bad-input", Words("http-body", {"why": why.phrase}), detail=str(why))
            except Refusal as refused:
                status = STATUS.get(refused.code, 409)
                words = Words(refused.phrase.key, refused.phrase.args)
                return problem(status, refused.code, words, rule=refused.rule)
            except HolotableError as error:
                words = Words(error.phrase.key, error.phrase.args)
                return problem(422, error.code, words, detail=str(error), field=error.field, rule=error.rule)
            if isinstance(answer, Response):
                return answer
            return Response(msgspec.json.encode(answer), operation.status, media_type="application/json")

        return endpoint

    # The document ---------------------------------------------------------------------------------------------------------

    def document(self) -> dict[str, Any]:
        """The OpenAPI document."""
        kinds = [kind for one in self.operations for kind in _kinds(one)]
        schemas, components = msgspec.json.schema_components(
            [*kinds, Problem], ref_template="#/components/schemas/{name}"
        )
        schema = dict(zip(map(id, [*kinds, Problem]), schemas, strict=True))
        paths: dict[str, Any] = {}
        for one in self.operations:
            paths.setdefault(one.path, {})[one.method.lower()] = self._described(one, schema)
        return {
            "openapi": "3.1.0",
            "info": {"title": self.title, "version": self.version},
            "paths": paths,
            "components": {
                "schemas": components,
                "securitySchemes": {"device": {"type": "http", "scheme": "bearer"}},
            },
        }

    def _described(self, one: Operation, schema: dict[int, Any]) -> dict[str, Any]:
        takes = inspect.signature(one.handler).parameters
        summary = (inspect.getdoc(one.handler) or one.handler.__name__).splitlines()[0]
        wrong = {"application/problem+json": {"schema": schema[id(Problem)]}}
        told: dict[str, Any] = {
            "operationId": one.handler.__name__,
            "summary": summary,
            "parameters": [
                {
                    "name": name,
                    "in": place,
                    "required": place == "path" or takes[name].default is MISSING,
                    "schema": schema[id(kind)],
                }
                for place, kinds in (("path", one.in_path), ("query", one.in_query))
                for name, kind in kinds.items()
            ],
            "responses": {
                str(one.status): {"description": "Done."},
                "4XX": {"description": "Refused.", "content": wrong},
                "503": {"description": "Too busy.", "content": wrong},
            },
        }
        if one.answer not in (None, type(None), Response):
            told["responses"][str(one.status)]["content"] = {
                "application/json": {"schema": schema[id(one.answer)]}
            }
        if one.body is not None:
            told["requestBody"] = {
                "required": True,
                "content": {"application/json": {"schema": schema[id(one.body)]}},
            }
        return told


async def _body(request: Request, most: int) -> bytes:
    body = bytearray()
    async for chunk in request.stream():
        body += chunk
        if len(body) > most:
            raise Refusal("too-large", "http-too-large", most=most)
    return bytes(body)


def _kinds(one: Operation) -> Iterable[Any]:
    yield from one.in_path.values()
    yield from one.in_query.values()
    if one.body is not None:
        yield one.body
    if one.answer not in (None, type(None), Response):
        yield one.answer


def _converted(name: str, text: str, kind: Any) -> Any:
    try:
        return msgspec.convert(text, kind, strict=False)
    except msgspec.ValidationError as error:
        raise BadInput("error-at-field", field=name, why=unread(error)) from None


def problem(
    status: int,
    code: str,
    words: Words,
    *,
    detail: str = "",
    field: str | None = None,
    rule: str | None = None,
) -> Response:
    """A refusal as RFC 9457 has it."""
    told = Problem(detail or code, status, code, words, field, rule)
    return Response(msgspec.json.encode(told), status, media_type="application/problem+json")
