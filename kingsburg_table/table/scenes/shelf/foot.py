"""The foot of the shelf: the chosen match in words, and what can be done with it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from kingsburg_table.table.box import Box
from kingsburg_table.table.scenes.bars import foot_seal
from kingsburg_table.table.scenes.shelf.wording import capital, where_words, winner_words
from kingsburg_table.table.shelf.entries import ShelfEntry
from kingsburg_table.table.shelf.files import LONGEST_NAME
from kingsburg_table.table.widgets.base import Widget
from kingsburg_table.table.widgets.button import Button
from kingsburg_table.text import t

if TYPE_CHECKING:
    from kingsburg_table.table.scenes.shelf.scene import ShelfScene

Deed = Callable[[ShelfEntry], object]


def controls(scene: ShelfScene) -> list[Widget]:
    """The buttons and the seal; the words go to the scene's labels."""
    foot, entry, deeds = scene.foot, scene.chosen, scene.deeds
    seal_room, crest = scene.size(330, 210), scene.size(76, 52)
    scene.crest = Box(foot.x + scene.size(36, 16), foot.cy - crest / 2, crest, crest)
    right, six = foot.right - seal_room - scene.size(190, 120), scene.size(660, 516)
    left, air = scene.crest.right + scene.size(24, 12), scene.size(24, 12)
    _words(scene, Box(left, foot.y + 12, right - six - left - air, foot.h - 24), entry)
    block = Box(right - six, foot.y + scene.size(14, 8), six, foot.h - scene.size(26, 15))
    places = [box for line in block.rows(2, scene.size(10, 6)) for box in line.columns(3, scene.size(12, 8))]
    binned, refused = scene.kind == "bin", why_not(scene)
    other = refused or (t("shelf.first_put_back") if binned else "")
    rows: list[tuple[str, str, Deed, str]] = [
        ("replay", "replay_play", deeds.replay, other), ("rename", "rename", deeds.rename, other),
        ("copy", "copy", deeds.duplicate, other), ("export", "export", deeds.export, other),
        ("delete", "trash", deeds.delete, refused),
    ]  # fmt: skip
    size = scene.type.label
    made: list[Widget] = [
        Button(id, box, t(f"shelf.{id}"), _on_chosen(scene, do), size=size, icon=icon, disabled=reason)
        for (id, icon, do, reason), box in zip(rows, places, strict=False)
    ]
    nothing = "" if deeds.thrown else t("shelf.nothing_to_undo")
    undo = Button("undo", places[5], t("shelf.undo"), deeds.undo, size=size, icon="undo", disabled=nothing,
                  tip=t("shelf.undo.tip"))  # fmt: skip
    act = "put_back" if binned else "replay" if entry is not None and entry.state == "finished" else "continue"
    seal = foot_seal(scene, foot, t(f"shelf.{act}"), lambda: scene.open(scene.chosen), icon="play", room=seal_room,
                     disabled=refused)  # fmt: skip
    return [*made, undo, seal]


def why_not(scene: ShelfScene) -> str:
    """Why nothing can be done with the chosen match; empty when everything can."""
    entry = scene.chosen
    if entry is None or not entry.read:
        return t("shelf.none_chosen")
    if entry.told is not None:
        return ""
    return f"{entry.wrong} {t('shelf.never_touched', folder=str(entry.path.parent))}"


def _on_chosen(scene: ShelfScene, do: Deed) -> Callable[[], None]:
    def deed() -> None:
        if scene.chosen is not None:
            do(scene.chosen)

    return deed


def _words(scene: ShelfScene, box: Box, entry: ShelfEntry | None) -> None:
    kind = scene.type
    if entry is None:
        scene.label(t("shelf.none_chosen"), box, kind.label, colour="wood_text", lines=2)
        return
    told = entry.told
    if told is None:
        scene.label(entry.wrong_short or t("shelf.reading"), box, kind.label, colour="cream", lines=4)
        return
    top, below = box.inset(0, box.h * 0.06).rows([1.1, 1], -4)
    name = entry.name if len(entry.name) <= LONGEST_NAME else ""
    head = ", ".join((name or t(f"game.{told.header.game}"), where_words(told)))
    scene.label(head, top, kind.h2, face="serif_bold", colour="cream", lines=2)
    line = capital(winner_words(told))
    if not told.over and told.turn >= 0:
        line = t("shelf.to_move", name=told.header.seats[told.turn].name)
    scene.label(line, below, kind.body, colour="#E6D9B4", lines=2)
