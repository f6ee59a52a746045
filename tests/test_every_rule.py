"""No rule is called done before a test proves it."""

from __future__ import annotations

import pytest

from holotable.kernel.rulebook import marks, rules_of, traced
from write_rules_page import games_with_rules

GAMES = games_with_rules()


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_called_done_is_proven_by_a_test(game):
    assert [
        rule.id
        for rule in traced(game)
        if rule.status == "done" and {"E", "D", "O"}.intersection(rule.kind) and not rule.tests
    ] == []


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_that_the_engine_enforces_is_named_where_it_does(game):
    assert [
        rule.id for rule in traced(game) if rule.status == "done" and "E" in rule.kind and not rule.enforced
    ] == []


@pytest.mark.parametrize("game", GAMES)
def test_every_mark_names_a_rule_of_the_list(game):
    listed = {rule.id for rule in rules_of(game)}
    prefixes = {rule_id.partition("-")[0] for rule_id in listed}
    marked = {rule_id for mark in marks() for rule_id in mark.ids if rule_id is not None}
    assert {rule_id for rule_id in marked - listed if rule_id.partition("-")[0] in prefixes} == set()
