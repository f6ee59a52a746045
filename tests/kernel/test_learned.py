"""Records of a game are learned before several threads read them."""

from __future__ import annotations

import subprocess
import sys

READ_BY_EIGHT = """
import sys, threading
from holotable.kernel import registry
from holotable.kernel.match import Match
from holotable.kernel.moment import Moment
from holotable.kernel.table import Table

moment = Moment.decode(bytes.fromhex(sys.stdin.read()))
sys.setswitchinterval(1e-6)
ready = threading.Barrier(8)

def read():
    ready.wait()
    Table.of_moment(registry.game("starfighter"), moment)

threads = [threading.Thread(target=read) for _ in range(8)]
for one in threads: one.start()
for one in threads: one.join()
"""


def test_eight_threads_may_read_the_first_moments_of_a_process(tmp_path):
    from holotable.kernel import registry
    from holotable.kernel.match import Match

    moment = Match.new(registry.game("starfighter")).moment().encode().hex()
    for _ in range(6):
        done = subprocess.run(
            [sys.executable, "-c", READ_BY_EIGHT], input=moment, capture_output=True, text=True, check=False
        )
        assert (done.returncode, done.stderr) == (0, "")
