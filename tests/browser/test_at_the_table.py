"""What can be done at a table besides touching: dragging, keys, odds, and letting single options go by themselves."""

from __future__ import annotations

import json

import pytest

from browser.people import Person
from browser.scenes import position, sit_down

MOVED_ON = "before => document.querySelector('.question')?.dataset.decision !== before"


def at_the_table(visit, **look):
    page = visit(**look)
    page.wait_for_selector(".game")
    sit_down(page, position("battle"), level="learner")
    page.wait_for_selector(".hand [data-live]")
    return page


def asked(page):
    return page.locator(".question").get_attribute("data-decision")


def test_a_card_is_dragged_to_its_sector(visit):
    page = at_the_table(visit)
    before = asked(page)
    card = page.locator(".hand [data-piece='card:2-01']").bounding_box()
    sector = page.locator(".board [data-piece='sector:first:1']").first.bounding_box()

    page.mouse.move(card["x"] + 20, card["y"] + 20)
    page.mouse.down()
    page.mouse.move(sector["x"] + 20, sector["y"] + 20, steps=6)
    page.mouse.up()

    page.locator(".question [data-option='2-01@1:up']").click()
    page.wait_for_function(MOVED_ON, arg=before)
    assert page.locator(".hand [data-piece='card:2-01']").count() == 0


@pytest.mark.slow
def test_a_card_that_is_dropped_beside_the_board_stays_in_hand(visit):
    page = at_the_table(visit)
    before = asked(page)
    card = page.locator(".hand [data-piece='card:2-01']").bounding_box()

    page.mouse.move(card["x"] + 20, card["y"] + 20)
    page.mouse.down()
    page.mouse.move(card["x"] + 20, 5, steps=4)
    page.mouse.up()

    assert asked(page) == before
    assert page.locator("body > button").count() == 0, "the card that was dragged still floats about"


def test_arrows_lead_from_the_hand_to_the_board_and_enter_chooses(visit):
    page = at_the_table(visit)
    before = asked(page)
    page.keyboard.press("c")
    assert page.evaluate("document.activeElement.dataset.piece") == "card:0-09"

    page.keyboard.press("ArrowRight")
    assert page.evaluate("document.activeElement.dataset.piece") == "card:1-12"
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("Enter")
    assert page.locator(".hand [aria-pressed=true]").count() == 1
    page.keyboard.press("ArrowUp")
    assert page.evaluate("document.activeElement.closest('.board') !== null")
    page.keyboard.press("Enter")

    page.locator(".question .primary").first.focus()
    page.keyboard.press("Enter")
    page.wait_for_function(MOVED_ON, arg=before)


def test_what_cannot_be_used_now_answers_to_keys_too(visit):
    page = at_the_table(visit)
    page.locator(".board [data-piece='sector:second:5']").focus()

    page.keyboard.press("Enter")

    assert page.locator("[role=alert] a").inner_text() == "SF-7-01"


def test_the_odds_of_the_next_card_are_exact(visit):
    page = at_the_table(visit)

    page.locator(".status button").first.click()

    shares = page.locator("dialog dd .number").all_inner_texts()
    levels = [float(share.removesuffix(" %")) for share in shares[:4]]
    assert sum(levels) == pytest.approx(100, abs=0.2)
    assert min(levels) > 0


def test_a_choice_that_ends_in_a_draw_is_shown_with_its_odds(visit):
    page = at_the_table(visit)
    page.locator(".hand [data-piece='card:0-09']").click()
    page.locator(".question [aria-expanded=false]").click()

    page.locator(".question [data-option='0-09@3:up']").focus()

    odds = page.locator(".odds span").all_inner_texts
    page.wait_for_selector(".odds span")
    assert sum(int(one.split(":")[1].removesuffix(" %")) for one in odds()) == pytest.approx(100, abs=2)


def alone_with_one_card(visit, **settings):
    """The only card on the board must be turned: the question has one option."""
    page = visit(settings=json.dumps({"pace": "off", **settings}))
    page.wait_for_selector(".game")
    sit_down(page, position("lonely"))
    page.wait_for_selector(".hand [data-live]")
    page.locator(".hand [data-live]").click()
    page.locator(".board [data-piece='sector:1']").click(position={"x": 4, "y": 4}, force=True)
    page.locator(".question .primary[data-option$=':up']").click()
    page.wait_for_selector("h2:has-text('180')")
    return page


def test_a_single_option_goes_by_itself_if_that_is_wished(visit):
    page = alone_with_one_card(visit, auto=True)
    before = asked(page)
    assert page.locator(".soon").is_visible()

    page.wait_for_function(MOVED_ON, arg=before)


@pytest.mark.slow
def test_a_single_option_that_is_held_waits(visit):
    page = alone_with_one_card(visit, auto=True)

    page.locator(".soon button").click()

    assert page.locator(".soon").count() == 0
    assert page.locator(".question .options button").count() == 1


@pytest.mark.slow
def test_a_single_option_waits_where_nobody_wished_otherwise(visit):
    page = alone_with_one_card(visit)

    assert page.locator(".soon").count() == 0
    assert page.locator(".question .options button").count() == 1


@pytest.mark.slow
def test_the_board_is_saved_as_a_picture_of_its_own(visit, tmp_path):
    page = at_the_table(visit)
    page.locator("aside summary").click()
    saved = {}
    for kind in ("PNG", "SVG"):
        with page.expect_download() as download:
            page.get_by_role("button", name=f"Save the board as {kind}").click()
        download.value.save_as(tmp_path / kind)
        saved[kind] = (tmp_path / kind).read_bytes()

    assert saved["PNG"].startswith(b"\x89PNG")
    assert len(saved["PNG"]) > 20_000
    drawn = saved["SVG"].decode()
    assert "data:font/woff2" in drawn
    assert "http:" not in drawn.replace("http://www.w3.org", "")
    alone = page.context.new_page()
    alone.set_content(f"<img src='data:image/svg+xml,{page.evaluate('encodeURIComponent', drawn)}'>")
    assert alone.evaluate("document.images[0].decode().then(() => document.images[0].naturalWidth)") > 700


def test_two_at_one_screen_see_a_curtain_between_them(visit):
    page = visit("/new/starfighter")
    page.locator("input[value=screen]").check()
    page.locator("form .primary").click()
    page.wait_for_selector(".question, .curtain")
    if not page.locator(".curtain").count():
        page.locator(".question .options button").first.click()
        page.wait_for_selector(".curtain")

    assert page.locator(".hand, .board").count() == 0
    page.locator(".curtain button").click()
    page.wait_for_selector(".question")


@pytest.mark.slow
def test_what_one_was_shown_is_not_shown_to_the_other_at_the_same_screen(visit):
    page = visit("/new/starfighter", settings='{"pace": "normal"}')
    page.locator("input[value=screen]").check()
    page.locator("form .primary").click()
    person = Person(page, 3)
    handed = 0
    while handed < 8:
        page.wait_for_selector(".question, .curtain")
        if page.locator(".curtain").count():
            handed += 1
            assert page.locator(".hand, .board, .told").count() == 0
            page.locator(".curtain button").click()
            page.wait_for_selector(".board")
            assert not any("face down" in told for told in page.locator(".told").all_inner_texts())
            page.wait_for_selector(".question")
            if page.locator(".hand button").count():
                assert page.locator(".hand [data-live=true]").count()
        person.choose(person.by_mouse)


def test_a_match_that_is_broken_off_says_so(visit):
    page = visit()
    page.locator(".game .ways .primary").first.click()
    page.wait_for_selector(".question")
    page.on("dialog", lambda asked: asked.accept())
    page.get_by_text("More", exact=True).click()
    page.get_by_role("button", name="Break off").click()
    page.locator(".result h2", has_text="Broken off").wait_for()


@pytest.mark.slow
def test_a_rematch_is_played_by_those_who_sat_there(visit):
    page = visit()
    page.locator(".game .ways .primary").first.click()
    page.wait_for_selector(".question")
    page.on("dialog", lambda asked: asked.accept())
    page.get_by_text("More", exact=True).click()
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("button", name="Play again").click()
    page.get_by_role("link", name="To the rematch").click()
    page.wait_for_selector(".question")
