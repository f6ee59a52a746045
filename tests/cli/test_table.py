"""`holotable` alone."""

from __future__ import annotations

import os
import re
import subprocess
import sys

import httpx


def test_holotable_alone_serves_the_table_and_says_where(tmp_path):
    script = "import sys; from holotable.cli.frame.running import run; sys.exit(run([]))"
    environment = {**os.environ, "HOLOTABLE_DATA": str(tmp_path), "HOLOTABLE_LANG": "en", "BROWSER": "true"}
    with subprocess.Popen(
        [sys.executable, "-c", script], env=environment, stdout=subprocess.PIPE, text=True
    ) as served:
        try:
            line = served.stdout.readline()
            address = re.search(r"http://127\.0\.0\.1:\d+/", line)[0]
            assert httpx.get(f"{address}healthz").json()["ok"] is True
        finally:
            served.terminate()
    assert (tmp_path / "holotable.db").exists()
