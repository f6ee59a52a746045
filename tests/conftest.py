"""What every test shares."""

from __future__ import annotations

import os

import pytest
from hypothesis import HealthCheck, settings

# A shared machine can be slow for a moment: no test fails for the time it took.
settings.register_profile("dev", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("ci", settings.get_profile("dev"), derandomize=True, print_blob=True)
settings.load_profile("ci" if os.environ.get("CI") else "dev")


def pytest_addoption(parser):
    parser.addoption(
        "--undo", action="store_true", help="undo every choice of every match once and make it again"
    )


@pytest.fixture(autouse=True, scope="session")
def _undo_between_choices(request):
    if not request.config.getoption("--undo"):
        yield
        return
    from holotable.kernel.checks.undoing import undo_between_choices

    with undo_between_choices():
        yield
