"""Every screen of the client in a state that is the same each time: for references, and for the handbook's pictures."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

from browser.story_set import story_set
from holotable.kernel.match import Match, read_setup
from holotable.kernel.registry import game

SIZES = {"phone": (360, 740), "tablet": (820, 1180), "desktop": (1280, 800)}
POSITIONS = Path(__file__).parent / "positions"
LESSON = Path(__file__).parents[2] / "web/src/starfighter/first-game.json"


def position(name: str) -> Any:
    """A position of this folder."""
    return json.loads((POSITIONS / f"{name}.json").read_text(encoding="utf-8"))


def sit_down(
    page: Any, where: Any = None, *, level: str = "learner", lesson: bool = False, **wanted: Any
) -> str:
    """Makes a match for this browser, at a position or from the beginning, and goes there."""
    key = page.evaluate("localStorage['holotable.key']")
    if key is None:
        guest = page.request.post("/api/guests", data={"name": "Ada"}).json()
        key = guest["device_key"]
        page.evaluate("key => { localStorage['holotable.key'] = key }", key)
    seats = {"first": {"kind": "me"}, "second": {"kind": "bot", "level": level}}
    answer = page.request.post(
        "/api/matches",
        data={"game": "starfighter", "seats": seats, "position": where, **wanted},
        headers={"authorization": f"Bearer {key}"},
    )
    assert answer.ok, answer.text()
    seated = answer.json()
    match: str = seated["match"]
    page.evaluate(
        "([match, tokens, lesson]) => { localStorage[`holotable.seats.${match}`] = tokens;"
        " if (lesson) localStorage[`holotable.lesson.${match}`] = 'first-game' }",
        [match, json.dumps(seated["tokens"]), lesson],
    )
    page.goto(f"/m/{match}")
    page.wait_for_selector(".question, .match, .middle h2")
    return match


def put(page: Any, card: str, sector: int) -> None:
    """Plays a card from the hand into an own sector, by mouse."""
    asked = page.locator(".question").get_attribute("data-decision")
    page.locator(f".hand [data-piece='card:{card}']").click()
    page.locator(f".board [data-piece='sector:{sector}']").first.click(position={"x": 4, "y": 4}, force=True)
    page.wait_for_selector(".question .primary")
    page.locator(".question .primary").first.click()
    page.wait_for_function(
        "before => ![before, undefined].includes(document.querySelector('.question')?.dataset.decision)",
        arg=asked,
    )


def game_played(seed: int = 4) -> str:
    """The record of a whole game with the stories' set, the same for the same seed."""
    with story_set():
        return played(seed)


def played(seed: int) -> str:
    """The record of a whole game with the set that is played."""
    rules = game("starfighter")
    setup = read_setup(rules, {"mode": "skirmish"})
    match: Match[Any] = Match.new(rules, setup, seed=f"scene {seed}", players=("Ada", "Ben"))
    random = Random(seed)
    while match.result is None:
        seat = match.owing()[0]
        asked = match.pending(seat)
        assert asked is not None
        match.choose(seat, random.choice(asked.candidates(match.table.state_of(seat))))
    return match.record().text()


# The screens ------------------------------------------------------------------------------------------------------------


def lobby(page: Any) -> None:
    """The lobby, with a match in which it is one's turn."""
    sit_down(page, position("battle"), level="pilot")
    page.wait_for_selector(".question")
    page.goto("/")
    page.wait_for_selector("h2:has-text('Ada'), .turn")


def new_game(page: Any) -> None:
    """What can be wanted of a new game."""
    page.goto("/new/starfighter")
    page.wait_for_selector("fieldset")


def guided(page: Any) -> None:
    """The guided first game, with a card picked."""
    sit_down(page, json.loads(LESSON.read_text(encoding="utf-8")), lesson=True)
    page.wait_for_selector(".coach")
    page.locator(".hand [data-live]").first.click()
    page.wait_for_selector(".foreseen")


def match(page: Any) -> None:
    """In the middle of a game: a card was played, another is picked."""
    sit_down(page, position("battle"), level="pilot")
    put(page, "2-01", 1)
    page.locator(".hand [data-piece='card:1-12']").click()
    page.wait_for_selector(".landing-place")
    page.wait_for_timeout(400)


def card(page: Any) -> None:
    """A card at reading size."""
    sit_down(page, position("battle"), level="pilot")
    page.locator(".hand [data-piece='card:2-01']").focus()
    page.keyboard.press("i")
    page.wait_for_selector("dialog")


def odds(page: Any) -> None:
    """What the next card may be."""
    sit_down(page, position("battle"), level="pilot")
    page.locator(".status button").first.click()
    page.wait_for_selector("dialog dl")


def keys(page: Any) -> None:
    """The shortcuts."""
    sit_down(page, position("battle"), level="pilot")
    page.wait_for_selector(".question")
    page.keyboard.press("?")
    page.wait_for_selector("dialog dl")


def result(page: Any) -> None:
    """The end of a match."""
    sit_down(page, position("ending"))
    page.wait_for_selector(".question, .result")
    while not page.locator(".result").count():
        asked = page.locator(".question").get_attribute("data-decision")
        page.locator(".question .options button").first.click()
        page.wait_for_function(
            "before => document.querySelector('.result')"
            " || ![before, undefined].includes(document.querySelector('.question')?.dataset.decision)",
            arg=asked,
        )
    page.wait_for_selector(".result table")


def replay(page: Any) -> None:
    """A game watched again."""
    page.goto("/replay/")
    page.locator("#record").set_input_files(
        {"name": "game.holotable", "mimeType": "text/plain", "buffer": game_played().encode()}
    )
    page.wait_for_selector("input[type=range]")
    page.evaluate("document.activeElement?.blur?.()")
    for _ in range(26):
        page.keyboard.press("ArrowRight")
    page.wait_for_selector("text=26 /")


def curtain(page: Any) -> None:
    """Two at one screen: the screen changes hands."""
    page.goto("/new/starfighter")
    page.locator("input[value=screen]").check()
    page.locator("form .primary").click()
    page.wait_for_selector(".question, .curtain")
    while not page.locator(".curtain").count():
        page.locator(".question .options button").first.click()
        page.wait_for_timeout(300)


def invitation(page: Any) -> None:
    """A table that waits for a friend."""
    page.goto("/new/starfighter")
    page.locator("input[value=friend]").check()
    page.locator("form .primary").click()
    page.wait_for_selector("input[readonly]")


def decks(page: Any) -> None:
    """The deck builder."""
    page.goto("/decks/starfighter")
    page.wait_for_selector(".cards button")
    page.locator("aside li button").nth(1).click()
    page.wait_for_selector(".right")
    page.evaluate("scrollTo(0, 0)")


def rules(page: Any) -> None:
    """The rules by id."""
    page.goto("/rules/starfighter#SF-5-10")
    page.wait_for_selector(".meant")


def measured(page: Any, game: str, table: str, words: str) -> None:
    """A measuring table with a ready table on it, and its answer."""
    page.goto(f"/measure/{game}")
    page.wait_for_selector("[data-piece]")
    page.get_by_role("button", name="Tables", exact=True).click()
    page.get_by_role("button", name=table).click()
    page.locator(".answer", has_text=words).wait_for()
    page.wait_for_timeout(300)


def measure_armada(page: Any) -> None:
    """An attack of Armada, with arc, range, sight and what obstructs it."""
    measured(page, "armada", "A battle", "obstructed by: asteroids 1")


def measure_xwing(page: Any) -> None:
    """A maneuver of X-Wing that two ships are in the way of."""
    measured(page, "xwing", "Two ships in the way", "only in part")


SCENES: dict[str, Callable[[Any], None]] = {
    "lobby": lobby,
    "new-game": new_game,
    "guided": guided,
    "match": match,
    "card": card,
    "odds": odds,
    "shortcuts": keys,
    "result": result,
    "replay": replay,
    "curtain": curtain,
    "invitation": invitation,
    "decks": decks,
    "rules": rules,
    "measure-armada": measure_armada,
    "measure-xwing": measure_xwing,
}
NEVER_TWICE = {"invitation", "curtain"}
"""Screens that hold an address or a draw of lots, and so are never the same twice."""


def visit(browser: Any, base: str, size: str, *, theme: str = "dark", lang: str = "en-GB") -> Any:
    """A page in a browser profile of its own, without motion, at the lobby."""
    width, height = SIZES[size]
    context = browser.new_context(
        base_url=base,
        viewport={"width": width, "height": height},
        locale=lang,
        reduced_motion="reduce",
        service_workers="block",
    )
    settings = json.dumps({"pace": "off", "theme": theme, "name": "Ada"})
    context.add_init_script(f"localStorage['holotable.settings'] ||= {json.dumps(settings)}")
    page = context.new_page()
    page.goto("/")
    page.wait_for_selector(".game")
    return page


def picture(page: Any, name: str) -> bytes:
    """The screen as it stands when nothing has the focus, with the project's own font."""
    SCENES[name](page)
    page.mouse.move(0, 0)
    if not page.locator("dialog").count():
        page.evaluate("document.activeElement?.blur?.()")
    page.evaluate("document.fonts.ready")
    page.wait_for_timeout(150)
    taken: bytes = page.screenshot(animations="disabled", caret="hide")
    return taken
