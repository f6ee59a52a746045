"""The measuring table as people use it: by mouse, by finger, by keys, in both games and both languages."""

from __future__ import annotations

import json
import re

import pytest

from browser.test_accessible import AXE, findings

ARMADA = "/measure/armada"
XWING = "/measure/xwing"


def at(page, path=ARMADA):
    """The table of an address, when its pieces lie on it."""
    page.wait_for_selector("[data-piece]")
    return page


def tool(page, name, press="click"):
    getattr(
        page.get_by_role("toolbar", name=re.compile("Tools|Werkzeuge")).get_by_role("button", name=name),
        press,
    )()


def piece(page, name):
    return page.locator(f"[data-piece='{name}']")


def pose(page, name):
    """Where a piece says it is: x, y and heading."""
    told = piece(page, name).get_attribute("aria-label")
    return [int(number) for number in re.search(r"(-?\d+), (-?\d+) mm, \D+ (\d+)°", told).groups()]


def names(page):
    return page.locator("[data-piece]").evaluate_all("all => all.map(one => one.dataset.piece)")


def middle(place):
    box = place.bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag(page, start, end):
    page.mouse.move(*start)
    page.mouse.down()
    page.mouse.move(*end, steps=5)
    page.mouse.up()


def answer(page, *words):
    """Waits until the plane has said something with these words."""
    for word in words:
        page.locator(".answer", has_text=word).wait_for()
    return page.locator(".answer").inner_text()


def test_from_the_lobby_to_a_table_that_shows_something(visit):
    page = visit("/")
    page.locator("a[href='/measure/armada']").click()
    at(page)

    assert page.locator("[data-piece]").count() > 10
    assert "asteroids 1" in answer(page, "Victory (front) attacks CR90 (front)")
    assert page.locator(".answer-drawn .role-sight").count() > 0


def test_a_piece_is_moved_and_turned_by_mouse_and_it_is_undone(visit):
    page = at(visit(ARMADA))
    tool(page, "Move")
    before = pose(page, "Gladiator")
    x, y = middle(piece(page, "Gladiator"))

    drag(page, (x, y), (x + 80, y - 40))
    moved = pose(page, "Gladiator")
    assert moved[0] > before[0] + 30
    assert moved[1] > before[1] + 10
    assert moved[2] == before[2]

    hold = middle(page.locator(".handle .hit"))
    centre = middle(piece(page, "Gladiator"))
    drag(page, hold, (centre[0] + 120, centre[1]))
    assert pose(page, "Gladiator") == [*moved[:2], 90]

    page.get_by_role("button", name="Undo").click()
    assert pose(page, "Gladiator") == moved
    page.keyboard.press("Control+z")
    assert pose(page, "Gladiator") == before
    page.get_by_role("button", name="Redo").click()
    assert pose(page, "Gladiator") == moved


def test_a_piece_is_moved_turned_and_removed_by_keys_alone(visit):
    page = at(visit(XWING))
    tool(page, "Move")
    page.locator(".board svg[role=group]").focus()
    while page.evaluate("document.activeElement.dataset.piece") != "Red Five":
        page.keyboard.press("Tab")
    x, y, heading = pose(page, "Red Five")

    page.keyboard.press("ArrowRight")
    page.keyboard.press("Shift+ArrowUp")
    page.keyboard.press("e")
    page.keyboard.press("[")
    page.keyboard.press("[")
    assert pose(page, "Red Five") == [x + 5, y + 25, heading - 5]
    assert piece(page, "Red Five").get_attribute("aria-pressed") == "true"

    page.keyboard.press("Delete")
    assert piece(page, "Red Five").count() == 0
    assert page.evaluate("document.activeElement.dataset.piece") == "Red Two"
    page.keyboard.press("Control+z")
    assert pose(page, "Red Five")[0] == x + 5


@pytest.mark.slow
def test_what_is_measured_follows_the_hand(visit):
    page = at(visit(ARMADA))
    tool(page, "Distance")
    page.get_by_label("From").select_option("Victory")
    page.get_by_label("To", exact=True).select_option("Nebulon-B")
    before = answer(page, "From Victory to Nebulon-B", "mm")
    x, y = middle(piece(page, "Nebulon-B"))

    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x - 60, y + 20, steps=4)
    page.wait_for_function("before => document.querySelector('.answer').innerText !== before", arg=before)
    assert page.locator("[data-piece='Nebulon-B']").first.get_attribute("style") == "opacity: 0.3;"
    page.keyboard.press("Escape")
    page.mouse.up()

    page.wait_for_function("before => document.querySelector('.answer').innerText === before", arg=before)
    assert page.get_by_role("button", name="Undo").is_disabled()


@pytest.mark.slow
def test_an_attack_is_chosen_by_touching_both_ships_and_names_its_rule(visit):
    page = at(visit(ARMADA))
    page.keyboard.press("Escape")
    tool(page, "Attack")
    piece(page, "Victory").click(position={"x": 20, "y": 20}, force=True)
    piece(page, "Gladiator").click(position={"x": 20, "y": 20}, force=True)
    answer(page, "Victory", "attacks Gladiator")

    rule = page.locator(".answer a").first
    assert rule.inner_text() == "ARM-ATTACK.22"
    page.goto(rule.get_attribute("href"))
    assert page.locator(".meant dt").inner_text() == "ARM-ATTACK.22"


@pytest.mark.slow
def test_a_ship_flies_a_course_of_the_maneuver_tool(visit):
    page = at(visit(ARMADA))
    tool(page, "Fly")
    _, y, heading = pose(page, "Victory")
    page.get_by_role("group", name="Speed").get_by_role("button", name="2", exact=True).click()
    page.get_by_role("group", name="Joint 2").get_by_role("button", name="One click to starboard").click()
    answer(page, "Victory flies at speed 2", "The tool lies on the")
    page.get_by_role("button", name="Fly it").click()

    there = pose(page, "Victory")
    assert there[1] > y + 100
    assert heading + 22 <= there[2] <= heading + 23


@pytest.mark.slow
def test_a_ship_of_x_wing_bumps_and_flies_only_in_part(visit):
    page = at(visit(XWING))
    page.get_by_role("button", name="Tables", exact=True).click()
    page.get_by_role("button", name="Two ships in the way").click()
    answer(page, "X-wing: straight", "only in part")
    x, y, heading = pose(page, "X-wing")
    page.get_by_role("button", name="Fly it").click()

    there = pose(page, "X-wing")
    assert there[0] == x
    assert y < there[1] < y + 200
    assert there[2] == heading
    page.get_by_role("button", name="1: bank to the left").click()
    answer(page, "X-wing: bank to the left")


@pytest.mark.slow
def test_repositions_wings_and_places_are_asked_for_too(visit):
    page = at(visit(XWING))
    tool(page, "Reposition")
    page.get_by_role("button", name="boost", exact=True).click()
    answer(page, "Red Five: boost")
    tool(page, "Wing")
    page.get_by_label("right flank").select_option("Red Two")
    answer(page, "The right flank takes its place.")
    page.get_by_role("button", name="Form up").click()
    x, y, heading = pose(page, "Red Five")
    mate = pose(page, "Red Two")
    assert abs((mate[0] - x) ** 2 + (mate[1] - y) ** 2 - 60**2) < 250
    assert mate[2] == heading
    tool(page, "Place")
    page.get_by_role("button", name="Set-up area, bottom").click()
    answer(page, "Red Five does not stand wholly inside the region.", "XW-CORE-23")


@pytest.mark.slow
def test_a_squadron_is_carried_and_goes_back_where_it_may_not_end(visit):
    page = at(visit(ARMADA))
    tool(page, "Fly")
    page.keyboard.press("Escape")
    piece(page, "TIE fighters").click(force=True)
    before = pose(page, "TIE fighters")
    x, y = middle(piece(page, "TIE fighters"))

    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x - 400, y, steps=4)
    answer(page, "ARM-MOVE-SQUAD.2")
    page.mouse.up()
    assert pose(page, "TIE fighters") == before


@pytest.mark.slow
def test_a_squadron_is_carried_by_keys_and_put_down_where_it_may_end(visit):
    page = at(visit(ARMADA))
    tool(page, "Fly")
    piece(page, "TIE fighters").focus()
    before = pose(page, "TIE fighters")

    for _ in range(3):
        page.keyboard.press("ArrowLeft")
    answer(page, "The move takes")
    page.keyboard.press("Escape")
    assert pose(page, "TIE fighters") == before

    for _ in range(3):
        page.keyboard.press("ArrowLeft")
    answer(page, "The move takes")
    page.keyboard.press("Enter")
    page.locator(f"[data-piece='TIE fighters'][aria-label*=' {before[0] - 15},']").wait_for()
    after = pose(page, "TIE fighters")
    assert after == [before[0] - 15, before[1], before[2]]

    for _ in range(16):
        page.keyboard.press("Shift+ArrowLeft")
    answer(page, "ARM-MOVE-SQUAD.2")
    page.keyboard.press("Enter")
    page.keyboard.press("Escape")
    assert pose(page, "TIE fighters") == after


@pytest.mark.slow
def test_a_squadron_that_was_pushed_aside_snaps_to_a_place_that_is_offered(visit):
    page = at(visit(ARMADA))
    page.keyboard.press("Escape")
    tool(page, "Place")
    piece(page, "TIE fighters").click(force=True)
    page.get_by_role("group", name="Pushed aside by").get_by_role("button", name="Victory").click()
    answer(page, "places are offered", "ARM-OVERLAP.2")
    page.locator(".answer-drawn .dot").wait_for(state="attached")
    offered = page.evaluate(
        "() => { const dot = document.querySelector('.answer-drawn .dot');"
        " const at = dot.getPointAtLength(0).matrixTransform(dot.getScreenCTM()); return [at.x, at.y] }"
    )

    drag(page, middle(piece(page, "TIE fighters")), (offered[0] + 5, offered[1] - 4))
    answer(page, "The squadron may be placed there.")


@pytest.mark.slow
def test_a_piece_is_put_on_the_table_renamed_and_set_by_number(visit):
    page = at(visit(XWING))
    page.get_by_role("button", name="Add a piece").click()
    page.get_by_label("Search by name").fill("decimator")
    page.get_by_role("button", name="second player", exact=True).click()
    page.get_by_role("button", name="VT-49 Decimator").click()
    for label, value in (("x (mm)", "120"), ("y (mm)", "700.5"), ("heading (°)", "135")):
        page.get_by_label(label).fill(value)
        page.get_by_label(label).press("Enter")
    assert pose(page, "VT-49 Decimator") == [120, 701, 135]

    page.locator("summary").click()
    page.get_by_label("Name").fill("Red Five")
    page.get_by_label("Name").press("Enter")
    assert page.get_by_role("alert").inner_text() == "Something else has this name."
    page.get_by_label("Name").fill("Big")
    page.get_by_label("Name").press("Enter")
    assert "second player" in piece(page, "Big").get_attribute("aria-label")


@pytest.mark.slow
def test_a_link_shows_the_same_table_to_somebody_else(visit):
    page = at(visit(XWING))
    tool(page, "Fly")
    page.get_by_role("button", name="3: turn to the right").click()
    answer(page, "Red Five: turn to the right")
    page.get_by_role("button", name="Tables", exact=True).click()
    page.get_by_role("button", name="Make a link").click()
    address = page.get_by_label("Link", exact=True).input_value()

    other = at(visit(address[address.index("/measure") :], lang="de-DE"))
    answer(other, "Red Five: Wende nach rechts")
    assert pose(other, "Falcon") == pose(page, "Falcon")
    gone = visit("/measure/xwing#t=000000000000000000000000")
    gone.locator("[role=alert]").wait_for()


@pytest.mark.slow
def test_a_table_is_saved_opened_and_kept_until_tomorrow(visit, tmp_path):
    page = at(visit(ARMADA))
    tool(page, "Move")
    piece(page, "Raider").focus()
    page.keyboard.press("Delete")
    page.get_by_role("button", name="Tables", exact=True).click()
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save the table").click()
    saved.value.save_as(tmp_path / "table.json")
    held = json.loads((tmp_path / "table.json").read_text("utf-8"))
    assert held["game"] == "armada"
    assert "Raider" not in held["table"]["pieces"]

    for kind, start in (("SVG", b"<svg"), ("PNG", b"\x89PNG")):
        with page.expect_download() as picture:
            page.get_by_role("button", name=f"Picture as {kind}").click()
        picture.value.save_as(tmp_path / kind)
        assert (tmp_path / kind).read_bytes().startswith(start)

    page.reload()
    at(page)
    assert piece(page, "Raider").count() == 0
    assert piece(page, "Gladiator").count() == 1
    (tmp_path / "wrong.json").write_text('{"pieces": {"A": {"ship": "teapot", "pose": [1, 2, 3]}}}')
    page.get_by_role("button", name="Tables", exact=True).click()
    page.get_by_label("Open a table").set_input_files(tmp_path / "wrong.json")
    assert "teapot" in page.get_by_role("alert").inner_text()
    held["table"]["pieces"] = {"Lone": {"ship": "cr90", "pose": [300, 300, 45]}}
    (tmp_path / "right.json").write_text(json.dumps(held))
    page.get_by_label("Open a table").set_input_files(tmp_path / "right.json")
    piece(page, "Lone").wait_for()
    assert piece(page, "Gladiator").count() == 0


@pytest.mark.slow
def test_the_table_pans_zooms_and_shows_itself_small(visit):
    page = at(visit(ARMADA))
    box = page.locator(".board").bounding_box()
    corner = (box["x"] + 30, box["y"] + box["height"] - 30)
    before = middle(piece(page, "Victory"))
    drag(page, corner, (corner[0] + 50, corner[1] - 60))
    page.wait_for_timeout(400)
    after = middle(piece(page, "Victory"))
    assert after == pytest.approx((before[0] + 50, before[1] - 60), abs=2)

    wide = piece(page, "Victory").bounding_box()["width"]
    page.mouse.move(*after)
    page.mouse.wheel(0, -300)
    page.wait_for_timeout(400)
    assert piece(page, "Victory").bounding_box()["width"] > wide * 1.3
    assert page.locator(".minimap").is_visible()
    page.get_by_role("button", name="The whole table", exact=True).click()
    page.wait_for_timeout(400)
    assert not page.locator(".minimap").is_visible()


@pytest.mark.slow
def test_on_a_phone_a_finger_moves_pieces_two_fingers_zoom_and_the_sheet_opens(visit):
    page = at(visit(XWING, size="phone", touch=True))
    assert page.evaluate("document.documentElement.scrollWidth") == 360
    tool(page, "Move", "tap")
    piece(page, "Scythe").tap()
    assert piece(page, "Scythe").get_attribute("aria-pressed") == "true"
    before = pose(page, "Scythe")
    x, y = middle(piece(page, "Scythe"))
    fingers(page, [[(x, y)], [(x - 20, y + 10)], [(x - 45, y + 25)]])
    after = pose(page, "Scythe")
    assert after[0] < before[0] - 20
    assert after[1] < before[1] - 10

    wide = piece(page, "Falcon").bounding_box()["width"]
    fingers(page, [[(100, 300), (200, 300)], [(80, 300), (240, 300)], [(60, 300), (290, 300)]])
    page.wait_for_timeout(400)
    assert piece(page, "Falcon").bounding_box()["width"] > wide * 1.5
    assert page.locator(".minimap").is_visible()

    assert not page.get_by_label("Attacker").is_visible()
    tool(page, "Attack", "tap")
    assert page.get_by_label("Attacker").is_visible()


def fingers(page, frames):
    """Some fingers on the screen, frame by frame, and up again."""
    wire = page.context.new_cdp_session(page)
    for number, points in enumerate(frames):
        told = [{"x": x, "y": y, "id": n} for n, (x, y) in enumerate(points)]
        wire.send(
            "Input.dispatchTouchEvent", {"type": "touchMove" if number else "touchStart", "touchPoints": told}
        )
        page.wait_for_timeout(30)
    wire.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    page.wait_for_timeout(100)


@pytest.mark.slow
def test_the_language_switches_at_once_with_the_answer(visit):
    page = at(visit(ARMADA))
    answer(page, "The line of sight is obstructed")
    page.get_by_role("button", name="Deutsch").click()
    answer(page, "Die Sichtlinie ist versperrt durch: asteroids 1.")
    assert page.get_by_role("button", name="Angriff").get_attribute("aria-pressed") == "true"
    assert "erster Spieler" in piece(page, "Victory").get_attribute("aria-label")


@pytest.mark.slow
def test_an_answer_is_said_aloud_when_it_has_come_to_rest(visit):
    page = at(visit(ARMADA))
    page.locator("[role=status]", has_text="The line of sight is obstructed by: asteroids 1.").wait_for(
        state="attached"
    )


@pytest.mark.slow
def test_without_a_server_the_table_says_so_and_the_pieces_still_move(visit):
    page = at(visit(ARMADA))
    tool(page, "Distance")
    page.context.set_offline(True)
    page.get_by_label("To", exact=True).select_option("Raider")
    page.get_by_text("The server does not answer").wait_for()
    x, y, heading = pose(page, "Raider")
    piece(page, "Raider").focus()
    page.keyboard.press("ArrowLeft")
    assert pose(page, "Raider") == [x - 5, y, heading]


@pytest.mark.slow
@pytest.mark.parametrize("size", ["phone", "desktop"])
@pytest.mark.parametrize("path", [ARMADA, XWING])
def test_the_table_has_no_serious_finding_in_dark_or_light(visit, path, size):
    if not AXE.exists():
        pytest.skip("axe-core is not installed: npm ci in web/")
    page = at(visit(path, size=size, touch=size == "phone"))
    answer(page, "attacks")
    for name in ("Move", "Fly"):
        tool(page, name)
        page.wait_for_timeout(300)
        for theme in ("dark", "light"):
            page.evaluate("theme => { document.documentElement.dataset.theme = theme }", theme)
            assert findings(page) == [], (name, theme)
    page.get_by_role("button", name="Add a piece").click()
    page.get_by_label("Search by name").wait_for()
    assert findings(page) == []


@pytest.mark.slow
def test_a_squadron_that_is_thrown_beyond_its_speed_stays_where_it_was(visit):
    page = at(visit(ARMADA))
    tool(page, "Fly")
    piece(page, "X-wings").click(force=True)
    before = pose(page, "X-wings")
    x, y = middle(piece(page, "X-wings"))

    def throw(dx, dy):
        page.mouse.move(x, y)
        page.mouse.down()
        page.mouse.move(x + dx, y + dy)
        page.mouse.up()
        page.wait_for_timeout(500)

    throw(-400, 150)
    assert pose(page, "X-wings") == before
    throw(0, -40)
    assert pose(page, "X-wings")[1] > before[1]


@pytest.mark.slow
def test_what_was_taken_back_stays_taken_back_when_the_page_is_loaded_again(visit):
    page = at(visit(ARMADA))
    tool(page, "Move")
    before = pose(page, "Raider")
    x, y = middle(piece(page, "Raider"))
    drag(page, (x, y), (x + 60, y))
    assert pose(page, "Raider") != before
    page.get_by_role("button", name="Undo").click()

    page.reload()
    assert pose(at(page), "Raider") == before


@pytest.mark.slow
def test_what_was_asked_while_the_network_was_away_is_asked_again(visit):
    page = at(visit(ARMADA))
    tool(page, "Distance")
    page.get_by_label("From").select_option("Victory")
    page.get_by_label("To", exact=True).select_option("CR90")
    answer(page, "From Victory to CR90")
    page.route("**/api/measuring/armada", lambda route: route.abort())
    page.get_by_label("To", exact=True).select_option("Raider")
    page.get_by_text("The server does not answer").wait_for()
    assert page.locator(".answer-drawn path").count() == 0, "what was measured before is true no longer"

    page.unroute("**/api/measuring/armada")
    answer(page, "From Victory to Raider")
    assert page.get_by_text("The server does not answer").count() == 0


@pytest.mark.slow
def test_a_file_that_holds_no_table_leaves_the_table_as_it_is(visit):
    page = at(visit(ARMADA))
    many = page.locator("[data-piece]").count()
    page.get_by_role("button", name="Tables", exact=True).click()
    for held in (b"[1, 2]", b"null", b'{"name": "a recipe"}', b"{"):
        file = {"name": "a.json", "mimeType": "application/json", "buffer": held}
        page.get_by_label("Open a table").set_input_files(file)
        page.get_by_role("alert").get_by_text("This file holds no table.").wait_for()
        assert page.locator("[data-piece]").count() == many


@pytest.mark.slow
def test_a_link_is_followed_in_a_tab_that_shows_a_table_already(visit):
    page = at(visit(ARMADA))
    table = {"pieces": {"Lonely": {"ship": "raider", "pose": [500, 500, 0]}}}
    told = page.request.post("/api/measuring/armada/tables", data={"table": table})
    page.evaluate("id => { location.hash = `t=${id}`; }", told.json()["id"])
    piece(page, "Lonely").wait_for()
    piece(page, "Lonely").focus()
    page.keyboard.press("ArrowRight")
    assert pose(page, "Lonely") == [505, 500, 0]

    page.reload()
    assert pose(at(page), "Lonely") == [505, 500, 0], "what was done to it is kept in this tab"
    page.evaluate("location.hash = 't=nobody-made-this'")
    page.get_by_role("alert").get_by_text("There is no such table.").wait_for()
    page.get_by_role("link", name="To your own table").click()
    assert piece(at(page), "Victory").count() == 1


@pytest.mark.slow
def test_sixty_pieces_find_a_place_of_their_own(visit):
    page = at(visit(XWING))
    page.get_by_role("button", name="Tables", exact=True).click()
    page.get_by_role("button", name="Empty table").click()
    for _ in range(60):
        page.keyboard.press("a")
        page.locator(".palette li button").first.click()
    places = {tuple(pose(page, name)[:2]) for name in names(page)}
    assert len(places) == 60
    assert page.evaluate("document.activeElement.dataset.piece") == names(page)[-1], (
        "keys go on with what was added"
    )


@pytest.mark.slow
def test_numbers_and_names_that_cannot_be_leave_the_piece_as_it_is(visit):
    page = at(visit(ARMADA))
    tool(page, "Move")
    piece(page, "Raider").click(force=True)
    before = pose(page, "Raider")
    x = page.get_by_label("x (mm)")
    x.fill("")
    x.blur()
    assert x.input_value() == str(before[0])
    x.fill("1e9")
    x.blur()
    assert pose(page, "Raider")[0] == round(float(x.input_value())) < 4000, "nothing is lost beyond the table"

    page.locator("summary").click()
    name = page.get_by_label("Name", exact=True)
    name.fill("  ")
    name.blur()
    assert name.input_value() == "Raider"
    name.fill("CR90")
    name.blur()
    page.get_by_text("Something else has this name.").wait_for()
    name.fill("constructor")
    name.blur()
    assert pose(page, "constructor")[1:] == before[1:]
