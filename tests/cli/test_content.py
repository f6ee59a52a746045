"""`holotable content` prints what a game is played with."""

import json

LISTING = """
def listing():
    return {"cards": [{"id": "1-01", "name": {"de": "Jäger", "en": "Hunter"}}], "back": {"level": 0}}
"""


def test_a_program_gets_everything(tool, made_up_game):
    (made_up_game / "content.py").write_text(LISTING)
    assert json.loads(tool("content", "duel", "--json").out)["back"] == {"level": 0}


def test_people_get_names(tool, made_up_game):
    (made_up_game / "content.py").write_text(LISTING)
    assert "Hunter" in tool("content", "duel").out
    assert "Jäger" in tool("content", "duel", "--lang", "de").out


def test_a_game_that_lists_nothing_says_so(tool, made_up_game):
    refused = tool("content", "duel")
    assert (refused.code, refused.err) == (2, "The game duel does not list its content.\n")


def test_a_game_that_is_not_there_is_refused(tool):
    for name in ("chess", "../kernel"):
        refused = tool("content", name)
        assert (refused.code, refused.err) == (2, f"There is no game called {name}.\n")
