"""The audit finds what is pinned without a digest, and what something is known against."""

from __future__ import annotations

import json

import httpx

import audit

PYTHON = """\
alembic==1.20.1 \\
    --hash=sha256:83490def \\
    --hash=sha256:9970712c
uvloop==0.23.0 ; sys_platform != 'win32' \\
    --hash=sha256:0011
"""
NPM = {
    "": {"name": "client"},
    "node_modules/svelte": {"version": "5.1.0", "integrity": "sha512-AAAA"},
    "node_modules/a/node_modules/@b/c": {"version": "1.0.0", "integrity": "sha512-BBBB"},
}
PINS = audit.python_pins(PYTHON) + audit.npm_pins(json.dumps({"packages": NPM}))


def nothing_known(query):
    return {"results": [{} for _ in query["queries"]]}


def test_both_locks_are_read_whole():
    named = [(one.ecosystem, one.name, one.version) for one in PINS]
    assert named == [
        ("PyPI", "alembic", "1.20.1"),
        ("PyPI", "uvloop", "0.23.0"),
        ("npm", "svelte", "5.1.0"),
        ("npm", "@b/c", "1.0.0"),
    ]
    assert all(one.digest for one in PINS)
    assert audit.audit(PINS, nothing_known, must_ask=True)[0]


def test_the_projects_own_locks_pin_everything_with_digests():
    pins = audit.python_pins((audit.ROOT / "requirements.lock").read_text("utf-8"))
    pins += audit.npm_pins((audit.ROOT / "web/package-lock.json").read_text("utf-8"))
    assert len(pins) > 100
    assert [one for one in pins if not one.digest or not one.version] == []


def test_what_has_no_digest_fails_before_anybody_is_asked():
    loose = audit.python_pins("odd @ git+https://example.org/odd\n") + audit.python_pins("plain==1.0\n")
    loose += audit.npm_pins(json.dumps({"packages": {"node_modules/x": {"version": "1"}}}))
    well, told = audit.audit(PINS + loose, lambda _: 1 / 0, must_ask=False)
    assert not well
    assert len(told) == 3


def test_what_something_is_known_against_is_named_with_the_advisory(monkeypatch):
    def asked(query):
        names = [one["package"]["name"] for one in query["queries"]]
        return {"results": [{"vulns": [{"id": "GHSA-1"}]} if name == "svelte" else {} for name in names]}

    well, told = audit.audit(PINS, asked, must_ask=False)
    assert not well
    assert told == ["https://osv.dev/GHSA-1: svelte 5.1.0"]
    monkeypatch.setitem(audit.ACCEPTED, "GHSA-1", "it concerns what we do not use")
    assert audit.audit(PINS, asked, must_ask=False)[0]


def test_where_nobody_can_be_asked_that_is_said_and_fails_only_if_it_must():
    def unreachable(_):
        raise httpx.ConnectError("no way there")

    well, told = audit.audit(PINS, unreachable, must_ask=False)
    assert well
    assert "could not be asked" in told[0]
    assert not audit.audit(PINS, unreachable, must_ask=True)[0]
