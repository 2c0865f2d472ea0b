"""Reasons: what may be chance is known as such, what follows is counted, figures are told where they are certain."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from kingsburg_table.bots.bot import FirstLook
from kingsburg_table.bots.choice import Aim
from kingsburg_table.bots.leaves import Leaf
from kingsburg_table.bots.reasons import ENOUGH, aims, compared, figures
from kingsburg_table.bots.values import SCORE
from kingsburg_table.core.actions import GoOn, Option
from kingsburg_table.core.traits import Traits

PASS = Option(GoOn())


def test_a_part_that_differs_as_much_from_world_to_world_may_be_chance() -> None:
    own = [{"goods": 1.0, "winter": 3.0}, {"goods": 1.2, "winter": -2.0}, {"goods": 0.9, "winter": 0.5}]
    other = [{"goods": 0.0, "winter": 0.0}] * 3
    reason = compared(own, PASS, other)
    assert dict(reason.parts) == {"goods": pytest.approx(3.1 / 3), "winter": pytest.approx(0.5)}
    assert reason.unsure == ("winter",) and reason.level
    assert reason.total == pytest.approx(sum(amount for _, amount in reason.parts))
    steady = compared([{"goods": 1.0}] * 4, PASS, [{"goods": 0.4}] * 4)
    assert steady.unsure == () and not steady.level
    assert compared([{"goods": 0.4}], PASS, [{"goods": 0.0}]).unsure == (), "one look ahead is what it is"


def test_a_match_that_ends_in_thought_is_not_mixed_with_one_that_goes_on() -> None:
    """What is certain there and what is expected elsewhere are weighed as one result."""
    own, other = [{SCORE: 40.0}, {"goods": 2.0}], [{"goods": 30.0, "rivals.goods": 5.0}, {"goods": 1.0}]
    reason = compared(own, PASS, other)
    assert dict(reason.parts) == {SCORE: 2.5, "goods": 0.5} and reason.total == 3.0


def test_what_follows_clearly_oftener_is_counted_and_not_what_is_done_now() -> None:
    often, never = frozenset({"inn", "market"}), frozenset({"market"})
    own, other = [often] * ENOUGH, [often, *[never] * (ENOUGH - 1)]
    assert aims(own, other, ()) == (Aim("inn", 100 / ENOUGH, 100.0),)
    assert aims(other, own, ())[0].after < aims(other, own, ())[0].before
    assert aims(own, other, {"inn"}) == ()
    assert aims(own[1:], other[1:], ()) == (), "too few matches were thought through"


class Purse(Traits[Any]):
    """The facts of a state are the state."""

    def facts(self, state: Any, seat: int) -> dict[str, float]:
        return dict(state)


def test_averages_are_told_as_such_and_only_where_they_differ() -> None:
    told = {
        "odds": SimpleNamespace(group="winter", percent=True), "gold": SimpleNamespace(group="goods", percent=False),
    }
    value: Any = SimpleNamespace(mind=SimpleNamespace(facts=told), traits=Purse())
    once = figures(value, [{"odds": 50, "gold": 2}], [{"odds": 51, "gold": 2}], 0)
    assert [(each.name, each.before, each.after, each.average) for each in once] == [("odds", 50, 51, False)]
    several = figures(value, [{"odds": 50, "gold": 2}] * 2, [{"odds": 51, "gold": 2}, {"odds": 53, "gold": 4}], 0)
    assert [(each.name, each.before, each.after, each.average) for each in several] == [("gold", 2.0, 3.0, True)]


def test_what_meets_chance_is_not_certain_in_any_world() -> None:
    def leaf(chance: int, option: Option = PASS) -> Leaf:
        end: Any = SimpleNamespace(state=SimpleNamespace(chance=chance))
        return Leaf(option, 0.0, end)

    assert FirstLook(0, [[leaf(1)], [leaf(2)]], [1, 2]).certain(PASS)
    assert not FirstLook(0, [[leaf(1)], [leaf(3)]], [1, 2]).certain(PASS)
    known = Option(GoOn(), reveals=True)
    assert not FirstLook(0, [[leaf(1, known)]], [1]).certain(known)
