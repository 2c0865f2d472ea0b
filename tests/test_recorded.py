"""Matches that earlier versions wrote load whole for ever: every record, the same points, undo and replay."""

from __future__ import annotations

import json
import random
import shutil
from pathlib import Path
from typing import Any

import msgspec
import pytest

from kingsburg_table import load_session, new_session
from kingsburg_table.core import catalogue
from kingsburg_table.core.actions import Action
from kingsburg_table.core.codec import Codec
from kingsburg_table.core.journal.load import _Replay
from kingsburg_table.core.manifest import Choice
from kingsburg_table.core.named import named, unnamed
from kingsburg_table.games.kingsburg import setup as kingsburg_setup
from kingsburg_table.games.kingsburg import state as kingsburg
from kingsburg_table.games.principato import setup as principato_setup
from kingsburg_table.games.principato import state as principato
from kingsburg_table.games.signorie import setup as signorie_setup
from kingsburg_table.games.signorie import state as signorie
from kingsburg_table.games.tuscany import setup as tuscany_setup
from kingsburg_table.games.tuscany import state as tuscany
from tests.support.matches import step

FOLDER = Path(__file__).parent / "recorded"
EXPECTED: dict[str, dict[str, Any]] = json.loads((FOLDER / "expected.json").read_text("utf-8"))


def test_every_recorded_match_has_its_expectation() -> None:
    assert sorted(path.name for path in FOLDER.glob("*.match")) == sorted(EXPECTED)


@pytest.mark.parametrize("name", sorted(EXPECTED))
def test_a_recorded_match_loads_whole(name: str, tmp_path: Path) -> None:
    path = Path(shutil.copy(FOLDER / name, tmp_path))
    expected = EXPECTED[name]
    session = load_session(path)
    assert session.notices == []
    assert (session.game, len(session.seats), len(session.records)) == (
        expected["game"], expected["players"], expected["records"],
    )
    assert list(session.controller.outcome(session.state).points) == expected["points"]
    assert ((session.decision is None), session.path) == (expected["over"], expected["path"])


@pytest.mark.parametrize("name", sorted(EXPECTED))
def test_a_recorded_match_can_be_gone_back_over_and_played_again(name: str, tmp_path: Path) -> None:
    session = load_session(Path(shutil.copy(FOLDER / name, tmp_path)))
    session.keeper = None
    if session.undoable.record is not None:
        end = session.state_hash()
        session.undo()
        session.redo()
        assert session.state_hash() == end
    states = [session.state_at(count) for count in range(len(session.records) + 1)]
    assert session.codec.pack(states[-1]) == session.codec.pack(session.state)
    session.rewind(len(states) // 2)
    then = states[len(states) // 2]
    then.wishes, then.played_by = session.state.wishes, session.state.played_by  # both outlive going back
    assert session.codec.pack(session.state) == session.codec.pack(then)


class Wider(kingsburg.Player, kw_only=True):
    banners: int = 0
    motto: str = ""
    heirs: list[str] = msgspec.field(default_factory=list)


class WiderKingsburg(kingsburg.Kingsburg, kw_only=True):
    players: list[Wider] = msgspec.field(default_factory=list)  # type: ignore[assignment]
    weather: str = "fair"


class WiderPrincipality(principato.Principality, kw_only=True):
    banners: int = 0


class WiderPrincipato(principato.Principato, kw_only=True):
    players: list[WiderPrincipality] = msgspec.field(default_factory=list)  # type: ignore[assignment]
    weather: list[str] = msgspec.field(default_factory=lambda: ["fair"])


class WiderFamily(signorie.Family, kw_only=True):
    banners: int = 0


class WiderSignorie(signorie.Signorie, kw_only=True):
    players: list[WiderFamily] = msgspec.field(default_factory=list)  # type: ignore[assignment]
    weather: dict[str, int] = msgspec.field(default_factory=dict)


class WiderPrince(tuscany.Prince, kw_only=True):
    banners: int = 0


class WiderTuscany(tuscany.Tuscany, kw_only=True):
    players: list[WiderPrince] = msgspec.field(default_factory=list)  # type: ignore[assignment]
    weather: str = "fair"


@pytest.fixture
def wider(monkeypatch: pytest.MonkeyPatch) -> None:
    """The games with more fields in their states, each with a default."""
    monkeypatch.setattr(kingsburg_setup, "Player", Wider)
    monkeypatch.setattr(kingsburg_setup, "Kingsburg", WiderKingsburg)
    monkeypatch.setattr(principato_setup, "Principality", WiderPrincipality)
    monkeypatch.setattr(principato_setup, "Principato", WiderPrincipato)
    monkeypatch.setattr(signorie_setup, "Family", WiderFamily)
    monkeypatch.setattr(signorie_setup, "Signorie", WiderSignorie)
    monkeypatch.setattr(tuscany_setup, "Prince", WiderPrince)
    monkeypatch.setattr(tuscany_setup, "Tuscany", WiderTuscany)
    wide_states = {
        "kingsburg": WiderKingsburg, "principato": WiderPrincipato, "signorie": WiderSignorie, "tuscany": WiderTuscany,
    }
    for game, wide in wide_states.items():
        controller = catalogue.get_controller(game)
        monkeypatch.setattr(controller, "state_type", wide)
        monkeypatch.setattr(controller, "codec", Codec(wide))


@pytest.mark.usefixtures("wider")
@pytest.mark.parametrize("name", sorted(EXPECTED))
def test_a_field_with_a_default_changes_nothing_for_a_recorded_match(name: str, tmp_path: Path) -> None:
    test_a_recorded_match_loads_whole(name, tmp_path)


class Whistle(Action, frozen=True):
    """Something that only a later program knows."""

    tune: str = ""


@pytest.fixture
def richer(monkeypatch: pytest.MonkeyPatch) -> None:
    """The games with one more option and one more kind of action."""
    for game in ("kingsburg", "principato", "signorie", "tuscany"):
        controller = catalogue.get_controller(game)
        monkeypatch.setattr(controller, "choices", (*controller.choices, Choice("weather", ("fair", "foul"))))
        monkeypatch.setattr(controller, "actions", (*controller.actions, Whistle))
        monkeypatch.setattr(controller, "_rules", {})


@pytest.mark.usefixtures("richer")
@pytest.mark.parametrize("name", sorted(EXPECTED))
def test_nor_do_a_new_option_and_a_new_kind_of_action(name: str, tmp_path: Path) -> None:
    test_a_recorded_match_loads_whole(name, tmp_path)


@pytest.mark.parametrize("game", ["kingsburg", "principato", "signorie", "tuscany"])
def test_nor_for_a_match_that_was_written_today(
    game: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    path = tmp_path / "today.match"
    session = new_session(game, ["Ada", "Jan"], seed=5, journal=path)
    rng = random.Random(5)
    for _ in range(60):
        step(session, rng)
    request.getfixturevalue("wider")
    loaded = load_session(path)
    assert type(loaded.state) is not type(session.state)
    assert (loaded.notices, loaded.records, loaded.state_hash()) == ([], session.records, session.state_hash())
    loaded.state.players[0].banners = 1
    assert loaded.state_hash() != session.state_hash()


@pytest.mark.parametrize("name", [name for name in sorted(EXPECTED) if "half" in name])
def test_a_recorded_match_goes_on_in_the_same_file(name: str, tmp_path: Path) -> None:
    path = Path(shutil.copy(FOLDER / name, tmp_path))
    written = path.read_bytes()
    session = load_session(path)
    assert path.read_bytes() == written
    rng = random.Random(3)
    for _ in range(12):
        step(session, rng)
    assert path.read_bytes().startswith(written)
    again = load_session(path)
    assert (again.notices, again.records, again.state_hash()) == ([], session.records, session.state_hash())


@pytest.mark.parametrize("name", [name for name in sorted(EXPECTED) if "half" in name])
def test_where_a_figure_differs_a_recorded_match_goes_on_from_its_snapshot(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = Path(shutil.copy(FOLDER / name, tmp_path))
    whole = load_session(path)
    last = len(path.read_bytes().splitlines())
    same = _Replay._as_recorded
    monkeypatch.setattr(_Replay, "_as_recorded", lambda self, number, line: number < last and same(self, number, line))
    session = load_session(path)
    assert [notice.id for notice in session.notices] == ["notice.resumed"]
    records = len(session.records)
    whole.keeper = None
    whole.rewind(records)
    whole.state.wishes = session.state.wishes  # a wish outlives going back
    assert (session.decision, session.path) == (whole.decision, whole.path)
    assert named(session.state) == named(whole.state)
    session.act(session.decision.options[0])
    monkeypatch.undo()
    assert load_session(path).state_hash() == session.state_hash()


@pytest.mark.parametrize("name", [name for name in sorted(EXPECTED) if "half" in name])
def test_named_states_are_read_as_they_were(name: str, tmp_path: Path) -> None:
    session = load_session(Path(shutil.copy(FOLDER / name, tmp_path)))
    text = msgspec.json.encode(named(session.state))
    assert unnamed(session.controller.state_type, msgspec.json.decode(text)) == session.state
