"""Whole games through the page: by mouse, by finger, by keys, in both languages, against the computer and each other."""

from __future__ import annotations

import msgspec
import pytest

from browser.people import Person
from server.conftest import PLENTY, running


def play_now(page):
    """From the lobby into a game against the computer, with one click."""
    page.locator(".game .ways .primary").first.click()
    page.wait_for_selector(".question")


def test_a_newcomer_is_in_a_game_with_one_click(visit):
    page = visit("/", lang="de-DE")
    play_now(page)

    assert page.locator("html").get_attribute("lang") == "de"
    assert page.locator(".board").is_visible()
    assert page.locator(".question h2").inner_text().startswith("Wähle deinen Kreuzer")


def test_the_beginning_is_shown_event_by_event(visit):
    page = visit(settings='{"pace": "fast"}')
    play_now(page)
    page.locator(".question .options button").first.click()

    page.wait_for_selector(".film:has-text('Skip')")
    page.wait_for_selector(".hand button[data-live=true]")
    cards = page.locator(".hand button").evaluate_all("all => all.map((one) => one.dataset.piece)")
    assert len(cards) == len(set(cards)) > 0


def test_what_cannot_be_done_says_why_and_by_which_rule(visit):
    page = visit()
    play_now(page)
    Person(page, 1).by_keys()
    page.wait_for_selector(".hand button[data-live=true]")

    page.locator(".board [data-piece='sector:second:3']").click(position={"x": 4, "y": 4}, force=True)

    rule = page.locator("[role=alert] a")
    assert rule.inner_text() == "SF-7-01"
    page.goto(rule.get_attribute("href"))
    assert page.locator(".meant dt").inner_text() == "SF-7-01"


def test_a_card_tells_what_its_effects_do(visit):
    page = visit()
    play_now(page)
    Person(page, 1).by_keys()
    page.wait_for_selector(".hand button[data-live=true]")

    page.locator(".hand button").first.focus()
    page.keyboard.press("i")

    assert page.locator("dialog dd").first.is_visible()
    page.keyboard.press("Escape")
    assert page.locator("dialog").count() == 0


def test_a_finger_confirms_by_a_second_touch(visit):
    page = visit(size="phone", touch=True)
    play_now(page)
    Person(page, 1).by_keys()
    page.wait_for_selector(".hand button[data-live=true]")
    asked = page.locator(".question").get_attribute("data-decision")

    page.locator(".hand button[data-live=true]").first.tap()
    page.locator(".board .alive").first.tap(position={"x": 4, "y": 4}, force=True)
    page.wait_for_selector(".question .primary")
    assert page.locator(".question").get_attribute("data-decision") == asked

    page.locator(".question .primary").first.tap()
    page.wait_for_function(
        "before => document.querySelector('.question')?.dataset.decision !== before", arg=asked
    )


@pytest.mark.slow
def test_the_guided_first_game_teaches_to_its_end(visit):
    page = visit()
    page.get_by_role("button", name="Guided first game").click()
    page.wait_for_selector(".question")
    first = page.locator(".coach").inner_text()
    person = Person(page, 2)
    person.play(person.by_keys)

    assert "Touch a card" in first
    assert page.locator(".coach").inner_text().startswith("That was your first game")


@pytest.mark.slow
def test_a_deck_is_built_held_to_the_rules_and_played(visit):
    page = visit("/decks/starfighter")
    page.wait_for_selector(".cards button")
    page.locator(".wrong", has_text="SF-8-04").wait_for()

    for card in range(25):
        page.locator(".cards button").nth(card).click()
    page.locator(".right").wait_for()
    page.get_by_label("The deck’s name").fill("Mine")
    page.get_by_role("button", name="Keep").click()
    page.goto("/new/starfighter")
    page.locator("input[value=total-war]").check()
    page.locator("select", has_text="Mine").first.select_option("Mine")
    page.locator("form .primary").click()

    page.wait_for_selector(".question")


@pytest.mark.slow
def test_another_device_becomes_the_same_guest_once(visit):
    page = visit()
    page.locator(".game .ways .primary").first.click()
    page.wait_for_selector(".question")
    page.goto("/carry")
    link = page.locator("input[readonly]").input_value()
    other = visit(link)
    other.locator(".primary").click()

    other.wait_for_selector("h2:has-text('My matches')")


@pytest.mark.slow
def test_a_whole_game_by_mouse_on_the_board(visit):
    page = visit()
    play_now(page)
    person = Person(page, 3)
    person.play(person.by_mouse)

    assert page.locator(".result h2").inner_text() != ""
    page.wait_for_selector(".result table")


@pytest.mark.slow
def test_a_whole_game_by_keys_alone(visit):
    page = visit()
    page.wait_for_selector(".game .ways .primary")
    for _ in range(30):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.matches('.game .ways .primary')"):
            break
    page.keyboard.press("Enter")
    person = Person(page, 5)
    person.play(person.by_keys)

    assert page.locator(".result").is_visible()


@pytest.mark.slow
def test_a_whole_game_by_touch_on_a_phone_in_german(visit):
    page = visit(size="phone", touch=True, lang="de-DE")
    play_now(page)
    person = Person(page, 7)
    person.play(person.by_touch)

    assert page.evaluate("document.documentElement.scrollWidth") <= 360


@pytest.mark.slow
def test_two_browsers_play_while_a_third_watches_and_the_network_comes_and_goes(visit):
    host = visit("/new/starfighter")
    host.locator("input[value=friend]").check()
    host.locator("form .primary").click()
    invitation = host.locator("input[readonly]").input_value()
    friend = visit(invitation, lang="de-DE", size="tablet")
    friend.locator(".primary").click()
    watcher = visit(host.url)
    watcher.wait_for_selector(".board")
    players = [Person(host, 11), Person(friend, 13)]
    number = 0
    while not any(player.is_over() for player in players):
        number += 1
        assert number < 300, "the match does not end"
        for player in players:
            if player.owes():
                player.choose(player.by_mouse)
        if number == 3:
            assert watcher.locator(".hand").count() == 0
        if number == 6:
            friend.context.set_offline(True)
            friend.wait_for_timeout(300)
            friend.context.set_offline(False)
        host.wait_for_timeout(20)

    for page in (host, friend, watcher):
        page.wait_for_selector(".result table")
    armor = [
        page.locator(".result tbody tr").first.locator("td").all_inner_texts()
        for page in (host, friend, watcher)
    ]
    assert armor[0] == armor[1] == armor[2]


@pytest.mark.slow
def test_watchers_see_everything_later_when_both_players_agree(visit, tmp_path):
    with running(tmp_path / "table.db", msgspec.structs.replace(PLENTY, watchers_delay=0.5)) as base:
        host = visit(f"{base}/new/starfighter")
        host.locator("input[value=friend]").check()
        host.locator("form .primary").click()
        friend = visit(host.locator("input[readonly]").input_value(), lang="de-DE")
        friend.locator(".primary").click()
        watcher = visit(host.url)
        watcher.wait_for_selector(".board")
        players = [Person(host, 11), Person(friend, 13)]
        for _ in range(3):
            for player in players:
                if player.owes():
                    player.choose(player.by_keys)
        assert watcher.locator(".hand").count() == 0

        host.locator("aside summary").click()
        host.get_by_role("button", name="Let watchers see everything").click()
        friend.get_by_role("button", name="Zustimmen").click()

        host.wait_for_selector("text=Whoever watches sees everything")
        watcher.wait_for_selector(".hand button")
        assert watcher.locator("text=You see everything, as it was").is_visible()
        assert watcher.locator(".question").count() == 0
