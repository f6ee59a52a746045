"""People at a page: they choose with a mouse, with a finger or with keys, and never past the page."""

from __future__ import annotations

import random

from playwright.sync_api import TimeoutError  # noqa: A004 - the browser's own

OWED = ".question"
OVER = ".result"
MEANT = ".question .primary"
ANEW = (
    "before => document.querySelector('.result')"
    " || document.querySelector('.question')?.dataset.decision !== before"
)
UNDERSTOOD = f"before => ({ANEW})(before) || document.querySelector('.question .primary') !== null"


class Person:
    """Somebody at a page with a match, who plays anything that can be played."""

    def __init__(self, page, seed):
        self.page = page
        self.random = random.Random(seed)
        self.choices = 0

    def is_over(self):
        return self.page.locator(OVER).count() > 0

    def owes(self):
        return self.page.locator(OWED).count() > 0 and not self.is_over()

    def wait(self):
        """Waits until something is asked, or the match is over."""
        self.page.wait_for_selector(f"{OWED}, {OVER}")

    def choose(self, way):
        """Makes one choice in some way, and waits until the page has moved on."""
        before = self.page.locator(OWED).get_attribute("data-decision")
        way()
        self.page.wait_for_function(ANEW, arg=before)
        self.choices += 1

    def play(self, way, most=200):
        """Plays the match to its end."""
        self.wait()
        while not self.is_over():
            assert self.choices < most, "the match does not end"
            self.choose(way)
            self.wait()

    # Ways to choose -----------------------------------------------------------------------------------------------------

    def by_mouse(self, press="click"):
        """Takes something that is lit on the board or in the hand, then a place, then what is left to say."""
        page = self.page
        hand = page.locator(".hand button[data-live=true]")
        board = page.locator(".board [data-live=true]")
        asked = page.locator(OWED).get_attribute("data-decision")
        if hand.count() and self.random.random() < 0.75:
            getattr(self.any_of(hand), press)()
            self.press_middle(self.any_of(page.locator(".board .alive")), press)
        elif board.count():
            self.press_middle(self.any_of(board), press)
            places = page.locator(".board .alive")
            if page.locator(f"{OWED} .quiet").count() and not page.locator(MEANT).count() and places.count():
                self.press_middle(self.any_of(places), press)
        else:
            self.say_what_is_left(press)
            return
        try:
            page.wait_for_function(UNDERSTOOD, arg=asked, timeout=3000)
        except TimeoutError:
            self.take_from_the_list(press)
            return
        meant = page.locator(MEANT).count()
        # What a mouse has said unmistakably is chosen already; a finger confirms it.
        if meant > 1 or (meant and press == "tap"):
            self.say_what_is_left(press)

    def take_from_the_list(self, press):
        """What was touched lay under something else: every option is in the list too."""
        more = self.page.locator(f"{OWED} [aria-expanded=false]")
        if more.count():
            getattr(more, press)()
        getattr(self.any_of(self.page.locator(f"{OWED} .options button")), press)()

    def any_of(self, things):
        return things.nth(self.random.randrange(things.count()))

    def press_middle(self, place, press):
        """Presses where nothing lies over a place."""
        getattr(place, press)(position={"x": 4, "y": 4}, force=True)

    def say_what_is_left(self, press):
        """What the touches meant is offered as a button; without a touch there are only buttons."""
        meant = self.page.locator(MEANT)
        offered = meant if meant.count() else self.page.locator(f"{OWED} .options button")
        getattr(self.any_of(offered), press)()

    def by_touch(self):
        """The same with a finger."""
        self.by_mouse("tap")

    def by_keys(self):
        """Goes to the question by its key, and along its buttons by the tabulator."""
        page = self.page
        more = page.locator(".question [aria-expanded=false]")
        if more.count():
            more.focus()
            page.keyboard.press("Enter")
        page.locator(".question .options button").first.focus()
        for _ in range(self.random.randrange(page.locator(".question .options button").count())):
            page.keyboard.press("Tab")
        assert page.evaluate("document.activeElement.closest('.question .options') !== null")
        page.keyboard.press("Enter")
