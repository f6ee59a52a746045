"""A digital table for space battles: tabletop games with every rule enforced."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from holotable.engine.client import Client, EngineError, connect

__all__ = ["Client", "EngineError", "connect"]


def __getattr__(name: str) -> Any:
    """The engine's client is imported when somebody asks for it, so that the package itself imports in no time."""
    if name in __all__:
        from holotable.engine import client

        return getattr(client, name)
    raise AttributeError(f"module 'holotable' has no attribute {name!r}")
