"""What computer players look at in Tuscany: an estate is laid out directly, numbers follow the estate."""

from __future__ import annotations

import pytest

from kingsburg_table.core.catalogue import get_controller
from kingsburg_table.core.simulate import begin
from kingsburg_table.games.tuscany.actions import PlaceStartCastle
from kingsburg_table.games.tuscany.steps.arrange import ArrangeEstate

RULES = get_controller("tuscany").rules({})
TRAITS = get_controller("tuscany").traits(RULES.data)
MOST_STEPS = 8


def region_points(estate: str) -> int:
    return sum(RULES.data.figures.regions[len(region)] for region in RULES.data.land(estate).regions)


@pytest.mark.parametrize("seed", range(4))
def test_an_estate_is_laid_out_in_a_few_steps_and_no_worse_than_the_ready_made_one(seed: int) -> None:
    session = begin("tuscany", 2, seed, {})
    for _ in range(2):
        decision = session.decision
        assert decision is not None
        seat = decision.seat
        for _ in range(MOST_STEPS):
            decision = session.decision
            option = TRAITS.known(session.view(seat), decision)
            assert option in decision.options
            session.act(option)
            if isinstance(option.action, PlaceStartCastle):
                break
        assert session.decision.kind != ArrangeEstate.name or session.decision.seat != seat
        estate = session.state.players[seat].estate
        ready = RULES.data.ready_made["".join(sorted(RULES.data.plan(estate).boards))].estate
        assert region_points(estate) >= region_points(ready) - 1  # a kind more beside the castle may outweigh a point
    assert TRAITS.known(session.view(session.decision.seat), session.decision) is None


def test_green_points_count_once_for_each_scoring_to_come() -> None:
    session = begin("tuscany", 2, 1, {})
    state = session.codec.copy(session.state)
    player = state.players[0]
    player.green, player.scored = 7, []
    at = TRAITS.names.index("green")
    assert TRAITS.of(state, 0)[at] == 21
    player.scored = [3, 5]
    assert TRAITS.of(state, 0)[at] == 7
