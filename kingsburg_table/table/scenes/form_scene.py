"""What all screens around the table share: controls, a painted ground, tooltips and slips."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import pygame

from kingsburg_table.table.box import Box
from kingsburg_table.table.draw import wood
from kingsburg_table.table.draw.canvas import Canvas
from kingsburg_table.table.input.events import Event, Hover, Key, Text, Touch, TouchMove, Wheel
from kingsburg_table.table.metrics import Metrics
from kingsburg_table.table.scene import Scene
from kingsburg_table.table.widgets.base import Said, Widget
from kingsburg_table.table.widgets.form import Form
from kingsburg_table.table.widgets.label import Label
from kingsburg_table.table.widgets.notes import TOOLTIP_AFTER_MS, Note
from kingsburg_table.table.widgets.style import TYPE, Type

if TYPE_CHECKING:
    from kingsburg_table.table.window import Window


class FormScene(Scene):
    """A screen of controls. Subclasses say what is on it in `build` and paint what never moves in `paint_ground`.

    `labels` are the plain texts of the ground; they are fitted, painted and reported like those of the controls.
    """

    arrives = "page_turn"

    def __init__(self) -> None:
        self.form = Form(self._refused)
        self.labels: list[Label] = []
        self.metrics: Metrics
        self.type: Type
        self.whole = Box(0, 0, 0, 0)
        self.canvas: Canvas
        self._ground: pygame.Surface | None = None
        self._note: Note | None = None
        self._tip: Note | None = None
        self._rested = 0.0

    # for subclasses ---------------------------------------------------------------------------------

    def build(self) -> Sequence[Widget]:
        """Place the controls (in Tab order) and fill `labels`."""
        return ()

    def paint_ground(self, canvas: Canvas) -> None:
        """Paint what lies under the controls, without the labels."""
        wood.table_top(canvas, self.whole)

    def back(self) -> bool:
        """Escape."""
        return False

    def size(self, wide: float, compact: float) -> float:
        """One length for each layout."""
        return wide if self.metrics.wide else compact

    def say(self, text: str, thing: Box, *, stern: bool = True, head: str = "") -> None:
        """A slip beside a thing; it stays until the next input."""
        self._note = Note(self.canvas, text, thing, self.whole, size=self.type.body, stern=stern, head=head)
        self.app.redraw()

    def label(self, text: str, box: Box, size: float, **more: object) -> Label:
        label = Label(text, box, size, **more)  # type: ignore[arg-type]
        self.labels.append(label)
        return label

    # life cycle -------------------------------------------------------------------------------------

    def layout(self, window: Window) -> None:
        self.metrics, self.canvas = window.metrics, self.app.canvas
        self.type = TYPE[self.metrics.layout]
        self.whole = Box(0, 0, self.metrics.width, self.metrics.height)
        self.refresh(ground=True)

    def refresh(self, ground: bool = False) -> None:
        """Build the controls anew after something on the screen changed; `ground` paints what lies below, too."""
        self.labels = []
        widgets = list(self.build())
        for label in self.labels:
            label.solve(self.canvas)
        for widget in widgets:
            widget.solve(self.canvas)
        self.form.rebuild(widgets)
        self._note = self._tip = None
        if ground:
            self._ground = None
        self.app.redraw()

    def pause(self) -> None:
        self._ground = None  # as large as the window; painted again when it is seen again

    def leave(self) -> None:
        self._ground = None

    def wants_text(self) -> bool:
        return self.form.takes_text

    def handle(self, event: Event) -> bool:
        changed = self._put_notes_away(event)
        if isinstance(event, Key) and event.name == "escape" and not event.repeat and self._escape(event):
            return True
        return self.form.handle(event) or changed

    def _escape(self, key: Key) -> bool:
        """First what is open, then the slip, then the screen."""
        focus = self.form.focus
        if focus is not None and focus.open and focus.key(key):
            return True
        return self.back()

    def _put_notes_away(self, event: Event) -> bool:
        if isinstance(event, (Hover, TouchMove, Touch, Key, Text, Wheel)):
            self._rested = 0.0
        if isinstance(event, (Touch, Key, Text, Wheel)) and (self._note or self._tip):
            self._note = self._tip = None
            return True
        return False

    def tick(self, dt: float) -> bool:
        """Tooltips come when the mouse rests on a thing or the keyboard has reached it."""
        thing = self._pointed()
        if self._tip is not None and thing is not self._tip_for:
            self._tip = None
            return True
        if thing is None or self._tip is not None or self._note is not None:
            return False
        self._rested += dt
        text = thing.disabled or thing.tip
        if self._rested < TOOLTIP_AFTER_MS or not text:
            return False
        self._tip = Note(self.canvas, text, thing.box, self.whole, size=self.type.caption)
        self._tip_for: Widget | None = thing
        return True

    def _pointed(self) -> Widget | None:
        return self.form.focus if self.form.by_keyboard else self.form.hover

    def _refused(self, widget: Widget) -> None:
        self.app.sound.play("soft_no")
        self.say(widget.disabled, widget.box)

    # showing ----------------------------------------------------------------------------------------

    def draw(self, canvas: Canvas) -> None:
        if self._ground is None or self._ground.get_size() != canvas.surface.get_size():
            self._ground = pygame.Surface(canvas.surface.get_size()).convert()
            self.paint_ground(Canvas(self._ground, canvas.scale, canvas.theme, canvas.sprites))
        canvas.surface.blit(self._ground, (0, 0))
        self.paint_between(canvas)
        for label in self.labels:
            label.draw(canvas)
        self.form.draw(canvas)
        for note in (self._tip, self._note):
            if note is not None:
                note.draw(canvas)

    def paint_between(self, canvas: Canvas) -> None:
        """Paint what changes but is no control: it lies between the ground and the labels."""

    def said(self) -> list[tuple[str, Said]]:
        """Every text on the screen with its room, for the test that reads them."""
        return [*(("label", label.said()) for label in self.labels), *self.form.said()]
