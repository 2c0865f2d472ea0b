"""The preview of the settings: a corner of a table, drawn with the sizes, colours and motion that were chosen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kingsburg_table.table.box import Box, centred
from kingsburg_table.table.draw import card, die, hatch, svg, tag, wax, wood
from kingsburg_table.table.draw.canvas import Canvas
from kingsburg_table.table.draw.crest import shield, token
from kingsburg_table.table.draw.icon import figure, icon
from kingsburg_table.table.motion import FACTOR, TRAVEL_MS
from kingsburg_table.table.widgets.base import Widget
from kingsburg_table.table.widgets.label import Label, same_size
from kingsburg_table.text import t

if TYPE_CHECKING:
    from kingsburg_table.table.scenes.form_scene import FormScene

_GOODS = (("gold", 2), ("wood", 0), ("stone", 1))
DIE = "preview die"
PORTRAIT = "kingsburg/advisors/master_hunter"


class SettingsPreview:
    """A rival's card, a die that flies at the chosen tempo, and the prompt with a choice and the seal."""

    def __init__(self, scene: FormScene) -> None:
        self.scene = scene
        self.whole = self.card = self.rival = self.tray = self.prompt = Box(0, 0, 0, 0)
        self._labels: list[Label] = []
        self._away = False

    def build(self, room: Box) -> list[Widget]:
        scene = self.scene
        self.whole = room = Box(room.x, room.y, room.w, min(room.h, room.w * 1.32))
        inner = room.inset(scene.size(14, 10))
        top, self.tray, self.prompt = inner.rows([1.6, 0.78, 1.22], scene.size(16, 10))
        self.card, self.rival = top.columns([scene.size(1.1, 0.78), 1], scene.size(14, 10))
        self._labels = []
        self._rival_words()
        self._tray_words()
        self._prompt_words()
        return []

    def _say(self, text: str, box: Box, size: float, **more: object) -> Label:
        label = self.scene.label(text, box, size, **more)
        self._labels.append(label)
        return label

    def _rival_words(self) -> None:
        scene = self.scene
        name, _, goods = self._rival_parts()
        self._say(t("setup.name.4"), name, scene.type.h2, face="serif_bold")
        words = []
        for (good, count), column in zip(_GOODS, goods.columns(3, 4), strict=True):
            colour = "ink" if count else "muted"
            below = column.cut_bottom(column.h * 0.44)[0]
            words.append(self._say(t(f"settings.preview.{good}"), below, scene.type.body, colour=colour, anchor="c"))
        same_size(scene.canvas, words)

    def _rival_parts(self) -> tuple[Box, Box, Box]:
        """Room for the name, for the points below it, and for the goods."""
        box = self.rival.inset(self.scene.size(16, 6), self.scene.size(16, 10))
        head, goods = box.rows([1, 1], self.scene.size(14, 8))
        beside = head.cut_right(head.w - head.h * 0.95)[0]
        name, points = beside.rows(2)
        return name, points, goods

    def _tray_words(self) -> None:
        scene, settings = self.scene, self.scene.app.settings
        right = self.tray.inset(scene.size(22, 14), 8).columns([1.6, 1])[1]
        top, below = right.rows(2)
        factor = FACTOR[settings.tempo]
        lasts = 150 if settings.reduced_motion else TRAVEL_MS[1]
        words = t("settings.preview.ms", n=round(lasts * factor)) if factor else t("settings.preview.still")
        self._say(t("settings.preview.flight"), top, scene.type.body, colour="#E6D9B4", anchor="r")
        self._say(words, below, scene.type.h3 * 1.1, face="serif_bold", colour="gold_bright", anchor="r")

    def _prompt_words(self) -> None:
        scene, box = self.scene, self.prompt.inset(self.scene.size(14, 10))
        mark = box.h * 0.62
        words = Box(box.x + mark + 14, box.y, box.w - 2 * mark - 34, box.h)
        top, below = words.rows([1.5, 1], 6)
        text = t("settings.preview.prompt", name=t("setup.name.1"))
        self._say(text, top, scene.type.label, colour="cream", lines=3)
        self.chip = Box(below.x, below.y, min(below.w, scene.type.label * 8.5), below.h)
        cap = scene.size(28, 22) + 16 * scene.canvas.theme.text_factor
        label = Box(self.chip.x + cap, self.chip.y, self.chip.w - cap - 10, self.chip.h)
        self._say(t("settings.preview.pass"), label, scene.type.label, face="sans_bold")

    # motion -----------------------------------------------------------------------------------------

    def roll(self) -> None:
        """Let the die fly once, to show the tempo."""
        self._away = not self._away
        here, there = self._places()
        start, end = (here, there) if self._away else (there, here)
        self.scene.app.motion.travel(DIE, start, end)

    def _places(self) -> tuple[tuple[float, float], tuple[float, float]]:
        size = self.tray.h * 0.56
        return (self.tray.x + size, self.tray.cy), (self.tray.x + self.tray.w * 0.52, self.tray.cy)

    # showing ----------------------------------------------------------------------------------------

    def paint_ground(self, canvas: Canvas) -> None:
        wood.plank(canvas, self.whole, wood.BAR_WOOD, 12, 6, 150, 8)
        self._paint_card(canvas)
        self._paint_rival(canvas)
        wood.felt(canvas, self.tray)
        canvas.rrect(self.tray, 8, None, "gilt", 1.6, opacity=0.8)
        wood.plank(canvas, self.prompt, wood.BAR_WOOD, 10, 8, 60)
        box = self.prompt.inset(self.scene.size(14, 10))
        mark = box.h * 0.62
        shield(canvas, 1, (box.x + mark / 2, box.cy), mark * 0.8)
        wax.seal(canvas, (box.right - mark / 2, box.cy), mark * 0.46, "ready", "seal")
        tag.chip(canvas, self.chip, "plain")
        tag.keycap(canvas, "P", (self.chip.x + self.scene.size(24, 20), self.chip.cy), self.scene.size(17, 16))

    def _paint_card(self, canvas: Canvas) -> None:
        """A lit card with the dice it would use, as it lies on the council's cloth."""
        wood.cloth(canvas, self.card, 9, lift=0)
        inner = self.card.inset(self.scene.size(18, 12))
        card.ground(canvas, inner, "lit", 3)
        band, rest = inner.cut_bottom(inner.h * 0.27)
        card.band(canvas, inner, band.h, ledger=True)
        left, right = rest.inset(inner.w * 0.05, rest.h * 0.07).columns([1.15, 1], 6)
        card.niche(canvas, left, card.NICHES[1])
        icon(canvas, PORTRAIT, left.centre, min(left.h * 0.98, left.w / svg.proportion(PORTRAIT)))
        size = min(right.h * 0.44, right.w * 0.86)
        for number, (value, seat) in enumerate(((5, 1), (4, 0))):
            die.die(canvas, right.cx - size / 2, right.cy + (number - 1) * size * 1.1 + 2, size, value, seat)
        for (good, sign), part in zip((("wood", "+1"), ("gold", "+1")), band.columns(2), strict=True):
            icon(canvas, good, (part.cx - band.h * 0.4, part.cy), band.h * 0.62)
            figure(canvas, sign, (part.cx + band.h * 0.36, part.cy), band.h * 0.46, "ledger_text")
        card.frame(canvas, inner, "lit")

    def _paint_rival(self, canvas: Canvas) -> None:
        box = self.rival
        canvas.panel(box, "vellum", seed=6)
        hatch.band(canvas, Box(box.x, box.y, 9, box.h), 2, 4)
        name, points, goods = self._rival_parts()
        head = name.h + points.h
        token(canvas, 2, (name.x - head * 0.52, name.bottom), head * 0.74)
        icon(canvas, "points", (points.x + points.h * 0.42, points.cy), points.h * 0.8)
        figure(canvas, "17", (points.x + points.h * 1.25, points.cy), points.h * 0.6, "ink")
        canvas.line((box.x + 22, goods.y - 7), (box.right - 16, goods.y - 7), "ink_soft", 1, 0.45)
        for (good, count), column in zip(_GOODS, goods.columns(3, 4), strict=True):
            top = column.cut_top(column.h * 0.56)[0]
            size = min(top.h * 0.8, column.w * 0.5)
            icon(canvas, good, (column.cx - size * 0.42, top.cy), size, opacity=1.0 if count else 0.45)
            figure(canvas, str(count), (column.cx + size * 0.5, top.cy), size * 0.72, "ink" if count else "muted")

    def paint(self, canvas: Canvas) -> None:
        here, there = self._places()
        moving = self.scene.app.motion.place(DIE, there if self._away else here)
        size = self.tray.h * 0.56
        spots = [(moving.at, moving.alpha)]
        if moving.leaving is not None:
            spots.append((moving.leaving, 1 - moving.alpha))
        sprite = die.pips_sprite(canvas, size, 5, 1)
        for at, alpha in spots:
            canvas.blit(sprite, centred(at, size), alpha)
