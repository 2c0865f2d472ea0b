"""What words bring, for computer players: no card is worth nothing to them because nobody thought of its word."""

from __future__ import annotations

import pytest

from kingsburg_table.core.catalogue import get_controller
from kingsburg_table.games.kingsburg.bringing import COMING, OWNED, brought, comings, times
from kingsburg_table.games.kingsburg.words import Bundle, Deal, Effect, Either, Gain, Price

COURT = {"extra_rows": "on", "alternative_rows": "deal", "governors": "secret", "destiny": "on", "whims": "drawn"}
BOX = get_controller("kingsburg").rules(COURT).data


def test_every_source_brings_something() -> None:
    """Buildings, governors and groups: whatever they do for their owner has a name in COMING."""
    for group in (BOX.buildings, BOX.cards.governors, BOX.cards.groups):
        for id, source in group.items():
            own = [effect for effect in source.effects if effect.who == "self"]
            found = [name for effect in own for name, amount in comings(effect).items() if amount]
            assert found or not own, id
            assert set(found) <= set(COMING), id


def test_every_advisor_and_whim_gives_something() -> None:
    for group in (BOX.advisors, BOX.cards.whims):
        for id, giver in group.items():
            things = [name for word in giver.support for name, amount in brought(word).items() if amount]
            assert things, id
            assert set(things) <= set(OWNED), id


def test_the_best_deal_counts_with_its_price() -> None:
    word = Either(deals=(Deal(gain=Bundle(tokens=1)), Deal(pay=Bundle(gold=1), gain=Bundle(points=4))))
    assert brought(word) == {"points": 4, "gold": -1}


def test_what_costs_or_waits_for_something_counts_less() -> None:
    plain = Effect(hook="season_end", do=(Gain(points=2),))
    paid = Effect(hook="season_end", do=(Gain(points=2),), cost=(Bundle(goods=1),), may=True)
    assert comings(plain) == {"coming_points": 2}
    assert 0 < comings(paid)["coming_points"] < 2


@pytest.mark.parametrize(
    ("effect", "year", "season", "often"),
    [
        (Effect(hook="season_end", do=(Gain(points=1),)), 4, "summer", 5),
        (Effect(hook="season_end", do=(Gain(points=1),), seasons=("summer",)), 4, "autumn", 1),
        (Effect(hook="season_end", do=(Gain(points=1),), limit="game"), 1, "spring", 1),
        (Effect(hook="build", do=(Price(gold=-1),), limit="year"), 4, "summer", 2),
        (Effect(hook="year_start", do=(Gain(goods=1),), years=(2, 3)), 3, "autumn", 0),
        (Effect(hook="put_up", do=(Gain(goods=1),)), 1, "spring", 0),
        (Effect(hook="setup", do=(Gain(goods=1),)), 0, "", 1),
        (Effect(hook="setup", do=(Gain(goods=1),)), 1, "spring", 0),
        (Effect(hook="game_end", do=(Gain(points=1),)), 5, "winter", 1),
    ],
)
def test_how_often_it_still_comes(effect: Effect, year: int, season: str, often: int) -> None:
    assert times(effect, year, season, 5) == often
