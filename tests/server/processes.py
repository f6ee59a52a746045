"""Servers in processes of their own, as people run them."""

from __future__ import annotations

import asyncio
import contextlib
import os
import socket
import sys

import httpx


def free_port():
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return one.getsockname()[1]


@contextlib.asynccontextmanager
async def process(folder, port, **limits):
    """A server in a process of its own, that answers; limits are named as `Limits` names them."""
    told = {f"HOLOTABLE_LIMIT_{name.upper()}": str(value) for name, value in limits.items()}
    command = [sys.executable, "-m", "holotable", "serve", "--port", str(port), "--data", str(folder)]
    quiet = asyncio.subprocess.DEVNULL
    running = await asyncio.create_subprocess_exec(
        *command, stdout=quiet, stderr=quiet, env={**os.environ, **told}
    )
    try:
        async with httpx.AsyncClient() as http:
            for _ in range(2400):  # a machine may be busy with other things
                with contextlib.suppress(httpx.HTTPError):
                    if (await http.get(f"http://127.0.0.1:{port}/healthz")).status_code == 200:
                        break
                await asyncio.sleep(0.05)
            else:
                raise AssertionError("the server did not answer")
        yield running
    finally:
        with contextlib.suppress(ProcessLookupError):
            running.kill()
        await running.wait()
