"""Somebody else's game, installed as a distribution: on the title, in the set-up, at the table, on the command line."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
TOY = ROOT / "tests" / "toy"

CHILD = """
import random
from kingsburg_table.cli import main
from kingsburg_table.table.scenes.setup import SetupScene
from kingsburg_table.table.scenes.title import TitleScene
from tests.table.hand import Hand
from tests.table.sitting import Sitting

assert main(["simulate", "pebbles", "--games", "2", "--players", "3"]) == 0
hand = Hand((1280, 720), "pl")
hand.show(TitleScene())
covers = [widget.id for widget in hand.form.widgets if widget.id.startswith("cover.")]
assert covers == [f"cover.{game}" for game in ("kingsburg", "principato", "tuscany", "signorie", "pebbles")], covers
cover = hand.form.find("cover.pebbles")
assert (cover.name.text, cover.disabled) == ("Kamyki", "")
hand.click("cover.pebbles")
assert isinstance(hand.scene, SetupScene) and hand.scene.game == "pebbles"
assert hand.form.find("option.rounds") is not None
sitting = Sitting(hand, "pebbles", 2)
rng = random.Random(3)
while sitting.session.decision is not None:
    sitting.ready()
    if sitting.session.decision is not None:
        sitting.play(rng.choice(sitting.session.decision.options))
assert sitting.session.outcome is not None
print("played", sitting.session.controller.__class__.__module__)
"""


def test_a_game_that_was_installed_appears_and_plays(tmp_path: Path) -> None:
    site = tmp_path / "site"
    package = site / "pebbles_game"
    others = shutil.ignore_patterns("site", "boxes", "lanes.py", "hideouts.py", "__pycache__")
    shutil.copytree(TOY, package, ignore=others)
    text = (TOY / "game.yaml").read_text("utf-8").replace("tests.toy.", "pebbles_game.")
    (package / "game.yaml").write_text(text.replace("  minutes:", "  rank: 5\n  minutes:"), "utf-8")
    info = site / "pebbles_game-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: pebbles-game\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text("[kingsburg_table.games]\npebbles = pebbles_game\n")
    there = {"PYTHONPATH": os.pathsep.join((str(site), str(ROOT))), "KINGSBURG_TABLE_HOME": str(tmp_path / "home")}
    done = subprocess.run(
        [sys.executable, "-c", CHILD], env=os.environ | there, cwd=tmp_path, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
    assert "played pebbles_game.game" in done.stdout
