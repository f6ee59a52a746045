"""The client as an app: it says what it is, starts without the network, and shows two bots in a shop window."""

from __future__ import annotations

import json

from browser.conftest import AT_ONCE


def test_it_can_be_installed(visit):
    page = visit()
    address = page.locator("link[rel=manifest]").get_attribute("href")
    manifest = json.loads(page.request.get(address).text())

    assert manifest["display"] == "standalone"
    assert {"192x192", "512x512"} <= {icon["sizes"] for icon in manifest["icons"]}
    for icon in manifest["icons"]:
        assert page.request.get(icon["src"]).ok


def test_without_the_network_the_client_still_starts_and_says_so(chromium, table):
    context = chromium.new_context(base_url=table, locale="en-GB")
    page = context.new_page()
    page.goto("/")
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.reload()
    page.wait_for_selector(".game")
    context.set_offline(True)

    page.reload()

    page.locator("[role=alert]", has_text="does not answer").wait_for()
    assert page.locator("h1").inner_text() != ""
    context.close()


def test_nothing_comes_from_anywhere_else(visit, table):
    page = visit()
    asked = []
    page.on("request", lambda request: asked.append(request.url))
    page.locator(".game .ways .primary").first.click()
    page.wait_for_selector(".question")

    assert asked
    assert all(url.startswith((table, table.replace("http", "ws"), "data:", "blob:")) for url in asked)
    assert page.request.get("/licences.txt").ok


def test_a_shop_window_shows_two_bots_at_play(visit):
    page = visit("/demo", settings=AT_ONCE)

    page.wait_for_selector(".board")
    page.wait_for_function("() => document.querySelectorAll('.board .card').length >= 2")
    assert page.locator(".question, .hand").count() == 0


def test_the_first_load_is_small(visit):
    page = visit()
    page.wait_for_selector(".game")
    lobby = page.evaluate(
        "performance.getEntriesByType('resource').reduce((sum, one) => sum + one.transferSize, 0)"
    )

    assert 20_000 < lobby < 120_000
