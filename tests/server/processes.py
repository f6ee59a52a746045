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
async def process(folder, **limits):
    """A server in a process of its own, that answers, and its address; limits are named as `Limits` names them."""
    told = {f"HOLOTABLE_LIMIT_{name.upper()}": str(value) for name, value in limits.items()}
    words = folder / "words.txt"
    for _ in range(3):  # somebody's connection may have taken the port that was free
        base = f"http://127.0.0.1:{(port := free_port())}"
        command = [sys.executable, "-m", "holotable", "serve", "--port", str(port), "--data", str(folder)]
        with words.open("w") as told_by_it:
            running = await asyncio.create_subprocess_exec(
                *command, stdout=told_by_it, stderr=told_by_it, env={**os.environ, **told}
            )
        if await answers(running, base):
            break
    else:
        raise AssertionError(f"no server answered: {words.read_text()}")
    try:
        yield running, base
    finally:
        with contextlib.suppress(ProcessLookupError):
            running.kill()
        await running.wait()


async def answers(running, base):
    """Whether a server answers, however busy the machine is; not if it has ended."""
    async with httpx.AsyncClient() as http:
        for _ in range(2400):
            if running.returncode is not None:
                return False
            with contextlib.suppress(httpx.HTTPError):
                if (await http.get(f"{base}/healthz")).status_code == 200:
                    return True
            await asyncio.sleep(0.05)
    running.kill()
    await running.wait()
    return False
