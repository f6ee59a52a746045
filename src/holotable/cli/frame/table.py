"""`holotable` alone: the table is served on this machine, and a browser opened at it."""

from __future__ import annotations

import socket
import threading
import time
import webbrowser

from holotable.cli.frame.folders import data_folder
from holotable.cli.frame.speech import say

PORT = 8000
SHOWN_SLOWLY = 2.5
"""Seconds between two choices of bots that play for a shop window."""
PLAYED = 0.4


def open_table(*, demo: bool) -> None:
    """Serves until the process is told to end; `demo` shows two bots playing."""
    from holotable.cli.frame.serving import check_place
    from holotable.server.running import server

    port, database = _port(), data_folder() / "holotable.db"
    check_place("127.0.0.1", port, database)
    address = f"http://127.0.0.1:{port}/{'demo' if demo else ''}"
    served = server("127.0.0.1", port, database, bot_delay=SHOWN_SLOWLY if demo else PLAYED)

    def show() -> None:
        while not served.started:
            if served.should_exit:
                return
            time.sleep(0.05)
        print(say("table-open", {"address": address}), flush=True)
        webbrowser.open(address)

    threading.Thread(target=show, daemon=True).start()
    served.run()


def _port() -> int:
    """The usual port, or a free one where somebody else has it."""
    with socket.socket() as tried:
        try:
            tried.bind(("127.0.0.1", PORT))
        except OSError:
            tried.bind(("127.0.0.1", 0))
        return int(tried.getsockname()[1])
