"""Whatever comes over HTTP is answered as the OpenAPI document says, and never with a mistake of ours."""

from __future__ import annotations

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import seed as seeded
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import response_schema_conformance

from server.conftest import running

pytestmark = pytest.mark.slow


@pytest.fixture(autouse=True)
def everybody_goes_home():
    """Nobody has come over a socket here."""


@pytest.fixture(scope="module")
def base(tmp_path_factory):
    with running(tmp_path_factory.mktemp("fuzz") / "fuzz.db") as address:
        yield address


@pytest.fixture(scope="module")
def key(base):
    return httpx.post(f"{base}/api/guests", json={"name": "Fuzz"}).json()["device_key"]


def put_to_the_test(operation, mode, key):
    """Asks so many things of one route, fitting or not."""

    @seeded(1)
    @settings(max_examples=25, deadline=None, database=None, suppress_health_check=list(HealthCheck))
    @given(case=operation.as_strategy(generation_mode=mode))
    def ask(case):
        answer = case.call(headers={"authorization": f"Bearer {key}"})
        case.validate_response(answer, checks=[not_a_server_error, response_schema_conformance])

    ask()


@pytest.mark.parametrize("mode", list(GenerationMode), ids=lambda mode: mode.value)
def test_every_route_answers_as_it_says(base, key, mode):
    document = schemathesis.openapi.from_url(f"{base}/api/openapi.json")
    operations = [one.ok() for one in document.get_all_operations()]
    assert len(operations) > 10
    for operation in operations:
        if mode is GenerationMode.POSITIVE or operation.body or operation.query:
            put_to_the_test(operation, mode, key)


def test_nothing_went_wrong_inside(base):
    lines = httpx.get(f"{base}/metrics").text.splitlines()
    assert "holotable_mistakes_total 0" in lines
