"""A match watched again: by keys, through other eyes, from a link, from a file, and played on from any moment."""

from __future__ import annotations

import pytest

from browser.scenes import game_played, position, sit_down


@pytest.fixture(scope="module")
def record():
    return game_played()


def opened(visit, record, **look):
    page = visit("/replay/", **look)
    page.locator("#record").set_input_files(
        {"name": "game.holotable", "mimeType": "text/plain", "buffer": record.encode()}
    )
    page.wait_for_selector("input[type=range]")
    return page


def at(page):
    return int(page.locator(".time .number").inner_text().split("/")[0])


def test_keys_lead_through_a_record(visit, record):
    page = opened(visit, record)
    page.evaluate("document.activeElement.blur()")
    for key, moment in (("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1), ("Home", 0)):
        page.keyboard.press(key)
        assert at(page) == moment
    page.keyboard.press("End")

    assert at(page) == int(page.locator("input[type=range]").get_attribute("max"))
    assert page.locator(".log li").count() > 50


@pytest.mark.slow
def test_through_a_seat_s_eyes_the_other_s_cards_are_hidden(visit, record):
    page = opened(visit, record)
    page.locator("input[type=range]").fill("12")
    lines = page.locator(".log li")
    open_words = " ".join(lines.all_inner_texts())

    page.locator("aside select").select_option("second")
    page.wait_for_function("before => document.querySelector('.log').innerText !== before", arg=open_words)

    seen = " ".join(lines.all_inner_texts())
    assert "Ada plays a card face down" in seen or "Ada draws 5 cards." in seen


@pytest.mark.slow
def test_it_plays_by_itself_and_stops(visit, record):
    page = opened(visit, record)
    page.locator(".time .primary").click()
    page.wait_for_function("() => document.querySelector('.time .number').innerText.startsWith('2 ')")
    page.locator(".time .primary").click()
    stands = at(page)
    page.wait_for_timeout(1000)

    assert at(page) == stands


def test_a_record_is_played_on_from_a_moment(visit, record):
    page = opened(visit, record)
    page.locator("input[type=range]").fill("20")
    page.get_by_role("button", name="Play on from here").click()

    page.wait_for_selector(".match .board")
    page.wait_for_selector(".question, .waiting")


@pytest.mark.slow
def test_a_finished_match_is_watched_by_a_link_to_a_moment_and_kept_as_a_file(visit, tmp_path):
    page = visit()
    page.wait_for_selector(".game")
    match = sit_down(page, position("ending"))
    while not page.locator(".result").count():
        page.locator(".question .options button").first.click()
        page.wait_for_timeout(150)
    other = visit(f"/replay/{match}#2:second")
    other.wait_for_selector("input[type=range]")

    assert at(other) == 2
    assert other.locator("aside select").input_value() == "second"
    with other.expect_download() as download:
        other.get_by_role("button", name="Save the record").click()
    download.value.save_as(tmp_path / "kept")
    again = opened(visit, (tmp_path / "kept").read_text())
    assert at(again) == 0


def test_what_is_no_record_is_refused_in_words(visit):
    page = visit("/replay/", lang="de-DE")
    page.locator("#record").set_input_files(
        {"name": "x.txt", "mimeType": "text/plain", "buffer": b"no record at all"}
    )

    said = page.locator("[role=alert]").inner_text()
    assert " " in said
    assert "-" not in said.split()[0]


def test_a_moment_is_shown_as_motion_where_motion_is_wanted(visit, record):
    page = opened(visit, record, settings='{"pace": "fast"}')
    page.locator("input[type=range]").fill("3")
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("ArrowRight")

    assert at(page) == 4
    page.wait_for_function("() => document.querySelector('.told').innerText !== ''")
