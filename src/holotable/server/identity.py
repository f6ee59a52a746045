"""Who somebody is: capability tokens that nobody can guess, kept by their owner, stored here only as hashes."""

from __future__ import annotations

from hashlib import sha256
from secrets import token_hex, token_urlsafe


def new_token() -> str:
    """A token of 256 bits: a seat's, a device key, an invitation's word."""
    return token_urlsafe(32)


def new_id() -> str:
    """The public name of a match, a guest or a table: unguessable too, so that a link is an invitation to look."""
    return token_hex(8)


def hashed(token: str) -> str:
    """What is stored of a token."""
    return sha256(token.encode()).hexdigest()
