"""Computer players: the same view gets the same answer, secrets change nothing, reasons add up."""

from __future__ import annotations

import random
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec
import pytest

from kingsburg_table.bots.bot import Bot
from kingsburg_table.bots.leaves import answer
from kingsburg_table.bots.mind import FILE, LEVELS, has_mind, load_mind, mind_of
from kingsburg_table.bots.values import RIVALS, SCORE
from kingsburg_table.core.catalogue import folder_of, games, get_controller
from kingsburg_table.core.documents import DataErrors
from kingsburg_table.core.simulate import begin
from kingsburg_table.core.views import imagine, view
from tests.support.games import twin

ROOT = Path(__file__).resolve().parents[2]
GAMES = [game for game in games() if has_mind(game)]
COURT = {
    "extra_rows": "on", "alternative_rows": "deal", "governors": "secret", "destiny": "on", "army_tokens": "on",
    "whims": "drawn",
}
VALLEY = {"scenario": "goblin_valley", "governors": "auction", "alternative_rows": "draft"}
#: Where something lies hidden, and what Kingsburg's modules hide.
TABLES: list[tuple[str, int, dict[str, str]]] = [
    *((game, 2, {}) for game in GAMES), *((game, 4, {}) for game in GAMES),
    ("kingsburg", 3, COURT), ("kingsburg", 5, COURT), ("kingsburg", 3, VALLEY),
]


def bot(game: str, level: str, personality: str = "", options: Mapping[str, str] | None = None) -> Bot:
    """A level with a small budget: tests look at how it answers, not at how well."""
    mind = mind_of(game)
    levels = {name: msgspec.structs.replace(each, budget=min(each.budget, 40)) for name, each in mind.levels.items()}
    return Bot(get_controller(game), options or {}, level, personality, msgspec.structs.replace(mind, levels=levels))


def positions(
    game: str, players: int, seed: int, every: int, options: Mapping[str, str] | None = None
) -> list[Any]:
    """Sessions in the middle of random play, each at another decision with a choice."""
    found = []
    for stop in range(every, 400, every):
        session = begin(game, players, seed, options or {})
        dice = random.Random(seed)
        for _ in range(stop):
            if session.decision is None:
                return found
            session.act(dice.choice(session.decision.options))
        if session.decision is not None and len(session.decision.options) > 1:
            found.append(session)
    return found


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("level", LEVELS)
def test_the_same_view_gets_the_same_answer(game: str, level: str) -> None:
    for session in positions(game, 2, 3, 60):
        seen = session.view(session.decision.seat)
        choice = bot(game, level).choose(seen, session.decision)
        assert choice.option in session.decision.options
        assert bot(game, level).choose(seen, session.decision) == choice


@pytest.mark.parametrize(("game", "players", "options"), TABLES, ids=str)
def test_what_the_seat_may_not_see_changes_nothing(game: str, players: int, options: dict[str, str]) -> None:
    """Answer, reason and all plans of a hint, at moments of two random matches."""
    rng = random.Random(5)
    for at, session in enumerate(positions(game, players, 4, 23, options)[:9]):
        seat = session.decision.seat
        other = twin(session, seat, rng)
        level = LEVELS[at % len(LEVELS)]
        here = bot(game, level, options=options).choose(session.view(seat), session.decision)
        there = bot(game, level, options=options).choose(view(other.controller, other.state, seat), session.decision)
        assert there == here


def test_an_enemy_that_only_others_have_looked_at_is_not_counted_with() -> None:
    """It is imagined anew for every thought, and no card that was imagined is taken for the true one."""
    session = next(
        each for seed in range(40) for each in positions("kingsburg", 2, seed, 9)
        if each.state.peekers == [1 - each.decision.seat] and not each.state.enemy_shown
    )
    seat, traits = session.decision.seat, session.controller.traits(session.rules.data)
    found = {tuple(traits.of(view(session.controller, twin(session, seat, random.Random(n)).state, None), seat))
             for n in range(3)}
    imagined = {tuple(traits.of(imagine(session.controller, session.view(seat), seat, random.Random(n)), seat))
                for n in range(8)}
    assert found == imagined


@pytest.mark.parametrize(("game", "options"), [*((game, {}) for game in GAMES), ("kingsburg", COURT)], ids=str)
def test_reasons_add_up(game: str, options: dict[str, str]) -> None:
    """Of the answer, of every plan of a hint, and as others may know them; the own part and the rivals' apart."""
    told, groups = 0, mind_of(game).groups
    for session in positions(game, 2, 6, 40, options):
        decision = session.decision
        for level in ("notary", "prince"):
            player = bot(game, level, options=options)
            choice = player.choose(session.view(decision.seat), decision)
            eyes = 1 - decision.seat
            seen = answer(player.explaining(session.view(eyes), eyes, decision.seat, choice.option.action))
            for reason in (choice.reason, seen, *(plan.reason for plan in choice.plans)):
                if reason is None or reason.against is None:
                    continue
                told += 1
                assert sum(amount for _, amount in reason.parts) == pytest.approx(reason.total)
                assert {name.removeprefix(RIVALS) for name, _ in reason.parts} <= {*groups, SCORE}
            for plan in choice.plans:
                assert plan.option in decision.options
                assert plan.reason.against is None or plan.reason.against in decision.options
    assert told


@pytest.mark.parametrize("game", GAMES)
def test_another_process_comes_to_the_same_answer(game: str) -> None:
    session = positions(game, 2, 8, 30)[0]
    choice = bot(game, "prince").choose(session.view(session.decision.seat), session.decision)
    code = (
        "from tests.bots.test_bot import *\n"
        f"session = positions({game!r}, 2, 8, 30)[0]\n"
        f"print(bot({game!r}, 'prince').choose(session.view(session.decision.seat), session.decision))"
    )
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, cwd=ROOT, check=True)
    assert told.stdout.strip() == repr(choice)


@pytest.mark.parametrize("game", GAMES)
def test_what_computers_go_by_is_checked(game: str, tmp_path: Path) -> None:
    content = (folder_of(game) / FILE).read_text(encoding="utf-8")
    (tmp_path / FILE).write_text(content.replace("group: ", "group: un", 1), encoding="utf-8")
    names = get_controller(game).traits(get_controller(game).rules({}).data).names
    with pytest.raises(DataErrors) as error:
        load_mind(tmp_path, (*names, "wisdom"))
    told = str(error.value)
    assert "unknown group un" in told
    assert "missing trait wisdom" in told
