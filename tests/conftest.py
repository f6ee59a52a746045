"""What every test shares."""

from __future__ import annotations

import os

from hypothesis import HealthCheck, settings

# A shared machine can be slow for a moment: no test fails for the time it took.
settings.register_profile("dev", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("ci", settings.get_profile("dev"), derandomize=True, print_blob=True)
settings.load_profile("ci" if os.environ.get("CI") else "dev")
