"""Guests over HTTP: a name without an account, known again by a key that the device keeps."""

from __future__ import annotations

import time

from starlette.requests import Request

from holotable.server import lobby_messages
from holotable.server.http.layer import Api
from holotable.server.identity import hashed, new_id, new_token
from holotable.server.rooms.house import House, clean_name
from holotable.server.rooms.refusals import Refusal
from holotable.server.storage.interface import StoredGuest

CARRY_LASTS = 600.0


async def guest_of(request: Request, house: House) -> StoredGuest:
    """The guest whose device key came with a request."""
    found = await maybe_guest_of(request, house)
    if found is None:
        raise Refusal("who", "http-who")
    return found


async def maybe_guest_of(request: Request, house: House) -> StoredGuest | None:
    """The guest whose device key came with a request, if one did."""
    scheme, _, key = request.headers.get("authorization", "").partition(" ")
    if scheme.lower() != "bearer" or not key:
        return None
    return await house.storage.guest_of_key(hashed(key.strip()))


def add_routes(api: Api, house: House) -> None:
    """Adds what concerns guests."""

    @api.route("POST", "/api/guests", status=201)
    async def new_guest(body: lobby_messages.Naming) -> lobby_messages.Guest:
        """Become a guest; the device key is told once, and opens everything that is yours."""
        key = new_token()
        guest = StoredGuest(new_id(), clean_name(body.name), hashed(key))
        await house.storage.new_guest(guest)
        return lobby_messages.Guest(guest.id, guest.name, key)

    @api.route("GET", "/api/me")
    async def me(request: Request) -> lobby_messages.Guest:
        """Who I am."""
        guest = await guest_of(request, house)
        return lobby_messages.Guest(guest.id, guest.name)

    @api.route("PUT", "/api/me")
    async def rename_me(request: Request, body: lobby_messages.Naming) -> lobby_messages.Guest:
        """Take another name."""
        guest = await guest_of(request, house)
        name = clean_name(body.name)
        await house.storage.rename(guest.id, name)
        return lobby_messages.Guest(guest.id, name)

    @api.route("POST", "/api/me/carry", status=201)
    async def carry_me(request: Request) -> lobby_messages.Carry:
        """Get a word that makes another device the same guest, once, within ten minutes."""
        guest = await guest_of(request, house)
        word = new_token()
        await house.storage.keep_word(hashed(word), "carry", guest.id, time.time() + CARRY_LASTS)
        return lobby_messages.Carry(word)

    @api.route("POST", "/api/guests/carried", status=201)
    async def carried(body: lobby_messages.Carry) -> lobby_messages.Guest:
        """Become the guest that a word stands for."""
        found = await house.storage.use_up(hashed(body.word), "carry", time.time())
        guest = None if found is None else await house.storage.guest(found)
        if guest is None:
            raise Refusal("not-found", "http-no-word")
        key = new_token()
        await house.storage.add_key(guest.id, hashed(key))
        return lobby_messages.Guest(guest.id, guest.name, key)
