"""The position of a moment on the real board: the better answer framed in gold, the other one in red, or in silver
where the best was played. Of the table as it was, the part is shown in which the two lie."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

import pygame

from kingsburg_table.core.actions import Option
from kingsburg_table.core.session import Session
from kingsburg_table.table.box import Box
from kingsburg_table.table.draw import tag
from kingsburg_table.table.draw.canvas import Canvas
from kingsburg_table.table.layout import TableLayout
from kingsburg_table.table.metrics import Metrics
from kingsburg_table.table.play.ledger import BLANK
from kingsburg_table.table.play.lookback import Reviewed
from kingsburg_table.table.play.narrowing import kind_of
from kingsburg_table.table.play.then import Then
from kingsburg_table.table.scenes.table import marks
from kingsburg_table.table.scenes.table.tabletop import Tabletop
from kingsburg_table.text import t
from kingsburg_table.text.speaker import Speaker

AIR = 26.0  #: units around what is shown
SHADE = 34.0  #: units in which a side fades where the table goes on beyond it
RED, GOLD, SILVER, DARK = "#B3261E", "#F2C94C", "#E8EEF4", "#24170D"


class Position:
    """Painted once for a window; `picture` is cut out of it."""

    def __init__(
        self, session: Session[Any, Any], told: Reviewed, layout: TableLayout, metrics: Metrics, speaker: Speaker,
        canvas: Canvas,
    ) -> None:
        self.told, self.means = told, layout.manner.means
        seen = Then(session, told.moment.record, told.moment.seat)
        desk = self.desk = Tabletop(seen, layout, metrics, speaker)
        surface = pygame.Surface(canvas.surface.get_size()).convert()
        own = Canvas(surface, canvas.scale, canvas.theme, canvas.sprites)
        desk.draw(own, None, False, BLANK)
        played, other = self._boxes(told.played), self._boxes(told.other)
        regions = desk.regions
        board = Box(regions.piazza.x, regions.piazza.y, regions.piazza.w, regions.scroll.y - regions.piazza.y)
        both = [target for target in (*told.played.targets, *told.other.targets) if self._boxes_of([target])]
        if played or other:
            marks.veil(own, desk, [board], 0.34, both)
        if told.moment.lost:
            self._frames(own, other, GOLD, t("lookback.mark.better"))
            self._frames(own, played, RED, t("lookback.mark.played"), other)
        else:
            self._frames(own, played, GOLD, t("lookback.mark.played"))
            self._frames(own, other, SILVER, t("lookback.mark.next"), played)
        self._surface, self._scale = surface, canvas.scale
        self._whole = pygame.Rect(own.box(Box(0, board.y, regions.whole.w, board.h))).clip(surface.get_rect())
        self.shown = self._union([*played, *other]) or board

    def picture(self, wide: float, high: float) -> pygame.Surface:
        """The part of the table around the marks, in real pixels of this size."""
        cut, shrink = self.cut(wide, high)
        part = self._surface.subsurface(cut)
        size = min(round(cut.w * shrink), int(wide)), min(round(cut.h * shrink), int(high))
        shown = part.copy() if size == part.get_size() else pygame.transform.smoothscale(part, size)
        self._fade(shown, cut)
        found = pygame.Surface((int(wide), int(high))).convert()
        found.fill(DARK)
        found.blit(shown, shown.get_rect(center=found.get_rect().center))
        return found

    def cut(self, wide: float, high: float) -> tuple[pygame.Rect, float]:
        """Which part that is, with all the marks in it, and by how much it is made smaller."""
        whole, k, need = self._whole, self._scale, self.shown.inset(-AIR)
        shrink = min(1.0, wide / min(need.w * k, whole.w), high / min(need.h * k, whole.h))
        cut = pygame.Rect(0, 0, min(round(wide / shrink), whole.w), min(round(high / shrink), whole.h))
        cut.center = int(need.cx * k), int(need.cy * k)
        return cut.clamp(whole), shrink

    def _fade(self, picture: pygame.Surface, cut: pygame.Rect) -> None:
        """A side at which the table goes on lies in shadow, so that what is cut there is no broken piece."""
        deep = max(2, int(SHADE * self._scale))
        whole, (wide, high) = self._whole, picture.get_size()
        column = pygame.Surface((1, deep), pygame.SRCALPHA)
        for at in range(deep):
            column.set_at((0, at), (*pygame.Color(DARK)[:3], int(235 * (1 - at / deep) ** 1.4)))
        row = pygame.transform.rotate(column, 90)
        across, down = pygame.transform.scale(column, (wide, deep)), pygame.transform.scale(row, (deep, high))
        if cut.top > whole.top:
            picture.blit(across, (0, 0))
        if cut.bottom < whole.bottom:
            picture.blit(pygame.transform.flip(across, False, True), (0, high - deep))
        if cut.left > whole.left:
            picture.blit(down, (0, 0))
        if cut.right < whole.right:
            picture.blit(pygame.transform.flip(down, True, False), (wide - deep, 0))

    def _boxes(self, option: Option) -> list[Box]:
        """Where the things of an answer lie; mere means only where there is nothing else."""
        things = [target for target in option.targets if kind_of(target) not in self.means]
        return self._boxes_of(things) or self._boxes_of(option.targets)

    def _boxes_of(self, targets: Sequence[str]) -> list[Box]:
        wanted, found = Counter(targets), []
        for spot in self.desk.spots:
            if wanted[spot.target] > 0:
                wanted[spot.target] -= 1
                found.append(spot.box)
        return found

    def _frames(self, canvas: Canvas, boxes: Sequence[Box], colour: str, word: str, taken: Sequence[Box] = ()) -> None:
        """The word stands once, at the first of them."""
        for at, box in enumerate(boxes):
            inner = box.inset(5 if box in taken else -4)
            canvas.rrect(inner, 10, None, "walnut_deep", 7, opacity=0.8)
            canvas.rrect(inner, 10, None, colour, 4, dash=None if colour == GOLD else (14, 7))
            if at == 0:
                size = 18 if self.desk.metrics.wide else 16
                y = inner.y + (inner.h if box in taken else 0)
                ink = "cream" if colour == RED else "ink"
                tag.label_pill(canvas, word, inner.right + 2, y, colour, "walnut_deep", ink, "sans_bold", size, "r")

    @staticmethod
    def _union(boxes: Sequence[Box]) -> Box | None:
        if not boxes:
            return None
        left, top = min(box.x for box in boxes), min(box.y for box in boxes)
        return Box(left, top, max(box.right for box in boxes) - left, max(box.bottom for box in boxes) - top)
