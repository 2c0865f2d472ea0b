"""The year as lists of named steps, each with its numbered rule; where people look before the game goes on."""

from __future__ import annotations

import random

import pytest
import yaml

from kingsburg_table import new_session, places
from kingsburg_table.core.actions import GoOn
from kingsburg_table.core.agenda import Step
from kingsburg_table.core.seats import Seat
from kingsburg_table.core.wishes import LookStep, SealStep
from kingsburg_table.games.principato.actions import Activate
from tests.games.principato.table import CONTROLLER, TURN, table


def test_the_year_reads_as_a_list_of_named_steps() -> None:
    """P2.3, P6.2, P8.1: these names are the paths of ribbon, examples and tests."""
    nodes = CONTROLLER.rules({}).agenda.nodes.values()
    parts = {node.name: [child.name for child in node.children()] for node in nodes}
    assert parts["game"] == ["year", "goals", "look final"]
    assert parts["whole year"] == ["refill", "turn", "regular scoring"]
    assert parts["whole turn"] == ["active act", "slide", "refill"]
    round_ = ["in line supply", "award", "look scoring", "clean up", "in line dismiss", "close round"]
    assert parts["regular scoring"] == ["line up regular", *round_]
    assert parts["extra scoring"] == ["line up extra", *round_]
    assert parts["activation"] == ["pay", "gain", "replace"]


def test_every_step_cites_a_numbered_rule() -> None:
    rules = yaml.safe_load((places.rules_data() / "principato" / "rules.yaml").read_text("utf-8"))["rules"]
    steps = [node for node in CONTROLLER.rules({}).agenda.nodes.values() if isinstance(node, Step)]
    cited = {step.name: step.rule for step in steps if not isinstance(step, (SealStep, LookStep))}
    assert len(cited) > 15 and all(rule in rules for rule in cited.values()), cited


def test_questions_of_a_gain_lie_on_top_of_it() -> None:
    """P3.12"""
    session = table(TURN, ada={"hand": ["recruit_militia", "writer"]})
    session.act(Activate("recruit_militia", 1))
    assert session.path == "year 1 / turn 1 / act / gain / recruit"


def test_people_see_each_scoring_and_the_end_before_the_game_goes_on() -> None:
    """P6.4, P9.5"""
    session, rng = new_session("principato", [Seat("Ada", look=True), Seat("Bruno")], seed=3), random.Random(3)
    looks = []
    while session.decision is not None:
        if isinstance(session.decision.options[0].action, GoOn):
            looks.append(session.decision.prompt.id)
        session.act(rng.choice(session.decision.options))
    assert looks == ["prompt.principato.look.scoring"] * 5 + ["prompt.look.final"]


@pytest.mark.parametrize("at", ["", " / line up", " / supply"])
@pytest.mark.parametrize("year", [1, 2, 3])
def test_a_scoring_that_is_opened_counts_once(at: str, year: int) -> None:
    """P7.5: the scorings of the years before, the extra ones among them, and this one."""
    session = table(f"year {year} / regular scoring{at}", ada={"militia": 1})
    assert session.decision is not None and session.decision.kind == "supply"
    assert session.state.scorings == 2 * year - 1 and session.state.line == [0, 1]
