"""What the plane refuses, it says in English by itself, and in every language through a game."""

from __future__ import annotations

import pytest

from holotable.games.armada.errors import of_plane
from holotable.plane.errors import PlaneError
from holotable.plane.reading import fields_of, number


@pytest.mark.parametrize(
    ("value", "kind"),
    [
        (None, "nichts"),
        (True, "wahr oder falsch"),
        (1.5, "eine Zahl"),
        ("x", "ein Text"),
        ([], "eine Liste"),
        (object(), "etwas anderes"),
    ],
)
def test_what_stands_in_the_place_of_fields_is_called_by_its_kind(value, kind):
    with pytest.raises(PlaneError) as caught:
        fields_of(value, "pieces.A")
    assert of_plane(caught.value).say("de") == f"pieces.A: hier braucht es benannte Felder, nicht {kind}"


def test_fields_in_the_place_of_a_number_too():
    with pytest.raises(PlaneError) as caught:
        number({}, "speed")
    assert str(caught.value) == "speed: a number is needed here, not named fields"
    assert str(of_plane(caught.value)) == str(caught.value)


def test_of_a_huge_number_only_the_magnitude_is_told():
    with pytest.raises(PlaneError) as caught:
        number(-(10**5000), "speed")
    assert str(caught.value).startswith("speed: -2^16609 is not a number")
