"""A real browser before a real server; any error on a page fails its test."""

from __future__ import annotations

import os

import pytest

from browser import browsers
from browser.story_set import story_set
from server.conftest import running

SIZES = {"phone": (360, 740), "tablet": (820, 1180), "desktop": (1440, 900)}
AT_ONCE = '{"pace": "off"}'
"""The settings of somebody who waits for no animation."""


@pytest.fixture(scope="module")
def chromium():
    path = browsers.installed()
    if path is None:
        if os.environ.get("CI") == "true":
            pytest.fail(browsers.NONE)
        pytest.skip(browsers.NONE)
    browsers.use_a_node_that_starts()
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=list(browsers.ARGUMENTS))
        yield browser
        browser.close()


@pytest.fixture(scope="module")
def table(tmp_path_factory):
    with story_set(), running(tmp_path_factory.mktemp("browser") / "table.db") as base:
        yield base


@pytest.fixture
def visit(chromium, table):
    """Opens pages, each in a browser profile of its own, and holds them to having had no error."""
    errors = []
    contexts = []

    def open_page(path="/", *, size="desktop", lang="en-GB", touch=False, settings=AT_ONCE, **more):
        width, height = SIZES[size]
        context = chromium.new_context(
            base_url=table,
            viewport={"width": width, "height": height},
            locale=lang,
            has_touch=touch,
            is_mobile=touch,
            reduced_motion="reduce",
            service_workers="block",
            **more,
        )
        context.add_init_script(
            f"if (!localStorage['holotable.settings']) localStorage['holotable.settings'] = {settings!r}"
        )
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(15_000)
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.goto(path)
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert errors == []
