"""What a player's card of the set-up says about a computer: whether one plays, how far it thinks, what it likes."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from kingsburg_table.bots.mind import LEVELS, USUAL, has_mind, mind_of
from kingsburg_table.table.box import Box
from kingsburg_table.table.scenes.setup.model import Engines
from kingsburg_table.table.widgets.choice import Segments
from kingsburg_table.table.widgets.dropdown import Dropdown
from kingsburg_table.table.widgets.seats import WhoPlays
from kingsburg_table.text import language, t

if TYPE_CHECKING:
    from kingsburg_table.table.scenes.setup import SetupScene

UPWARDS = 2  #: lists of the cards below this one open upwards


def computers_of(game: str) -> Engines | None:
    """Who can play this game besides people; nothing where nobody can."""
    if not has_mind(game):
        return None
    names = tuple(t(f"setup.computer.name.{number}") for number in range(1, 6))
    return Engines(names, LEVELS, tuple(mind_of(game).personalities))


class ComputerCard:
    """The part of a player's card that turns a person into a computer and back."""

    def __init__(self, scene: SetupScene) -> None:
        self.scene = scene

    def switch(self, index: int, box: Box) -> WhoPlays:
        """Shows who sits there; pressed, it is the other."""
        sitter = self.scene.model.sitters[index]
        tip = t("setup.computer.off" if sitter.by else "setup.computer.on", name=sitter.name)
        return WhoPlays(f"computer.{index}", box, bool(sitter.by), self._switches(index), tip=tip)

    def taste(self, index: int, box: Box) -> Dropdown:
        """Its personality."""
        scene = self.scene
        mind, (level, _, personality) = mind_of(scene.game), scene.model.sitters[index].by.partition(":")
        lang = language()
        options = [(id, str(each.name.form(lang, "nom"))) for id, each in mind.personalities.items()]
        return Dropdown(
            f"taste.{index}", box, options, personality, lambda chosen: self._set(index, level, chosen),
            size=scene.type.body, tip=t("setup.computer.taste"), upwards=index > UPWARDS, narrow=True,
        )

    def level(self, index: int, box: Box) -> Segments:
        """How far it thinks."""
        scene = self.scene
        level, _, personality = scene.model.sitters[index].by.partition(":")
        options = [(each, t(f"setup.computer.{each}")) for each in LEVELS]
        return Segments(
            f"level.{index}", box, options, level, lambda chosen: self._set(index, chosen, personality),
            size=scene.type.body, tip=t(f"setup.computer.{level}.why"), narrow=True,
        )

    def _switches(self, index: int) -> Callable[[], None]:
        def switch() -> None:
            model = self.scene.model
            assert model.computers is not None
            kinds = model.computers.personalities
            used = {each.by.partition(":")[2] for each in model.sitters}
            taste = next((kind for kind in kinds if kind not in used), kinds[0])
            model.seat_computer(index, "" if model.sitters[index].by else f"{USUAL}:{taste}")
            self.scene.cards.forget()
            self.scene.changed()

        return switch

    def _set(self, index: int, level: str, personality: str) -> None:
        self.scene.model.seat_computer(index, f"{level}:{personality}")
        self.scene.changed()
