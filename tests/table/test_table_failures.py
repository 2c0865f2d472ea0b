"""Failures injected into drawing, acting and saving: a readable dialog, nothing lost, and the program goes on."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from kingsburg_table import load_session
from kingsburg_table.table.scenes.error import ErrorScene
from tests.table.hand import Hand
from tests.table.sitting import Sitting


@pytest.fixture
def sitting(hand: Callable[..., Hand], tmp_path: Path) -> Sitting:
    return Sitting(hand((1280, 720), tempo="instant"), "kingsburg", 2, seed=3, journal=tmp_path / "match.kt")


def saved(sitting: Sitting, tmp_path: Path) -> str:
    return load_session(tmp_path / "match.kt").state_hash()


def test_an_error_while_drawing(sitting: Sitting, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    sitting.ready()
    sitting.play(sitting.session.decision.options[0])
    with monkeypatch.context() as patch:
        patch.setattr(sitting.scene.desk.board, "paint", _boom)
        sitting.hand.app.redraw()
        sitting.hand.wait()
        assert isinstance(sitting.hand.scene, ErrorScene)
    assert saved(sitting, tmp_path) == sitting.session.state_hash()
    sitting.hand.key("escape")
    sitting.hand.wait()
    assert sitting.hand.scene is sitting.scene
    sitting.ready()
    sitting.play(sitting.session.decision.options[0])


def test_an_error_while_acting(sitting: Sitting, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    sitting.ready()
    before = sitting.session.state_hash()
    sitting.arm(sitting.session.decision.options[0])
    with monkeypatch.context() as patch:
        patch.setattr(sitting.session.play, "take", _boom)
        sitting.hand.wait(400)
        sitting.press_seal()
        assert isinstance(sitting.hand.scene, ErrorScene)
    assert sitting.session.state_hash() == before == saved(sitting, tmp_path)
    sitting.hand.key("escape")
    sitting.ready()
    sitting.play(sitting.session.decision.options[0])


def test_a_full_disk_while_saving(sitting: Sitting, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    sitting.ready()
    before = sitting.session.state_hash()
    sitting.arm(sitting.session.decision.options[0])
    with monkeypatch.context() as patch:
        patch.setattr("os.write", _full)
        sitting.hand.wait(400)
        sitting.press_seal()
    assert sitting.scene.laid.message
    assert sitting.session.state_hash() == before == saved(sitting, tmp_path)
    sitting.ready()
    sitting.play(sitting.session.decision.options[0])


def _boom(*_: object, **__: object) -> None:
    raise RuntimeError("injected")


def _full(*_: object) -> int:
    raise OSError(28, "No space left on device")
