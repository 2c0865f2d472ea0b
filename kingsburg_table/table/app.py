"""The program around the scenes: start, events, frames, errors, end."""

from __future__ import annotations

import gc
import signal
import sys
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from types import FrameType

import pygame

from kingsburg_table.core.lock import Claim, Taken, claim
from kingsburg_table.table import matches, memory
from kingsburg_table.table.crash import facts_of, write_report
from kingsburg_table.table.draw.canvas import Canvas
from kingsburg_table.table.draw.sprites import Sprites, budget_for
from kingsburg_table.table.input.events import (
    ENDS_MOTION,
    SIGNS_OF_LIFE,
    Event,
    FocusGained,
    Key,
    Minimised,
    Quit,
    Resize,
    Restored,
)
from kingsburg_table.table.input.translate import REPEAT_DELAY_MS, REPEAT_EVERY_MS, Translator
from kingsburg_table.table.keys import Command, command_of
from kingsburg_table.table.loop import Loop, clock
from kingsburg_table.table.motion import Motion
from kingsburg_table.table.quiet import QuietMoments
from kingsburg_table.table.scene import Scene, SceneStack
from kingsburg_table.table.settings import Settings, SettingsFile
from kingsburg_table.table.sound import Sound
from kingsburg_table.table.theme import HIGH_CONTRAST, NORMAL, Theme
from kingsburg_table.table.window import Window, prepare_environment
from kingsburg_table.text import default_language, language, set_language, t
from kingsburg_table.visible import visible


class App:
    """One running program. Scenes reach everything they need through it.

    `match` is the file of the match that is being played, for the error dialog and the report.
    """

    def __init__(
        self, settings_file: SettingsFile | None = None, size: tuple[int, int] | None = None,
        sprites: Sprites | None = None,
    ) -> None:
        prepare_environment()
        memory.map_large_pictures()
        pygame.display.init()
        pygame.font.init()
        pygame.key.set_repeat(REPEAT_DELAY_MS, REPEAT_EVERY_MS)
        self.settings_file = settings_file or SettingsFile()
        set_language(self.settings.language or default_language())
        self.window = Window(self.settings, size=size)
        self.window.set_title(t("title.name"))
        self.sprites = Sprites(budget_for(self.window.metrics.pixels)) if sprites is None else sprites
        self.canvas = self._new_canvas()
        self.motion = Motion(lambda: self.settings)
        self.sound = Sound(lambda: self.settings)
        self.translator = Translator(self.window.to_units, self.window.inside)
        self.now = self.last_sign = clock()
        self.stack = SceneStack(self, lambda: self.translator.scene_changed(self.now))
        self.running = True
        self._match: Path | None = None
        self._claim: Claim | None = None
        self._dirty = True
        self._visible = True
        self._show_again = False
        self.shown = False
        self.quiet = QuietMoments(self)
        self._depth = 0
        self._told_of_settings = False

    @property
    def settings(self) -> Settings:
        return self.settings_file.values

    @property
    def match(self) -> Path | None:
        return self._match

    @match.setter
    def match(self, path: Path | None) -> None:
        """As long as a match is on the table, other programs that open it are told so."""
        if path != self._match and self._claim is not None:
            self._claim.give_up()
            self._claim = None
        if path is not None and self._claim is None:
            with suppress(Taken):  # who opened it was asked
                self._claim = claim(matches.claims_folder(), path)
        self._match = path

    @property
    def theme(self) -> Theme:
        return self.canvas.theme

    # running ----------------------------------------------------------------------------------------

    def run(self, first: Scene) -> int:
        """Show a scene and go on until somebody ends the program."""
        for name in ("SIGTERM", "SIGINT", "SIGHUP"):
            if hasattr(signal, name):
                signal.signal(getattr(signal, name), self._signal)
        try:
            self._guarded(lambda: self.stack.push(first))
            Loop(self).run()
        finally:
            self.close()
        return 0

    def close(self) -> None:
        self._remember_window()
        self.stack.close()
        self.match = None
        try:
            self.settings_file.save()
        except OSError as error:
            print(visible(f"the settings could not be saved: {error}"), file=sys.stderr)
        self.sound.close()
        self.sprites.clear()
        self.window.close()
        gc.unfreeze()

    def quit(self) -> None:
        """End after this turn of the loop."""
        self.running = False

    def _signal(self, number: int, frame: FrameType | None) -> None:
        self.quit()

    # events -----------------------------------------------------------------------------------------

    def begin_turn(self, now: float) -> None:
        self.now = self.motion.now = now

    def handle(self, event: Event) -> None:
        """What concerns the whole program is done here; the rest goes to the top scene."""
        if isinstance(event, SIGNS_OF_LIFE):
            self.last_sign = self.now
        if isinstance(event, ENDS_MOTION) and self.motion.finish_all():
            self.redraw()
        if isinstance(event, Quit):
            self.quit()
        elif isinstance(event, Resize):
            self.window.resized(self.now)
            self.window.stretch()
        elif isinstance(event, Minimised):
            self._visible = False
            self.sound.away = True
            self._to_scene(event)
        elif isinstance(event, (Restored, FocusGained)):
            self._visible = self._show_again = True
            self.sound.away = False
            self._to_scene(event)
        elif isinstance(event, Key) and not event.repeat and command_of(event) is Command.FULLSCREEN:
            self.toggle_fullscreen()
        else:
            self._to_scene(event)

    def _to_scene(self, event: Event) -> None:
        def work() -> None:
            if self.stack.handle(event):
                self.redraw()

        self._guarded(work)

    def tick(self, now: float, dt: float) -> None:
        self.window.stands(now)
        if self.window.settled(now):
            self._guarded(self.rebuild)
        if self.motion.advance(now):
            self.redraw()

        def work() -> None:
            if self.stack.tick(dt):
                self.redraw()

        self._guarded(work)
        self._hear_arrival()
        self.sound.tick(now)

    def _hear_arrival(self) -> None:
        """A scene that was put on top of another may have a sound of its own."""
        depth, top = len(self.stack.scenes), self.stack.top
        if top is not None and top.arrives and depth > max(1, self._depth):
            self.sound.play(top.arrives)
        self._depth = depth

    # frames -----------------------------------------------------------------------------------------

    def redraw(self) -> None:
        """Ask for a new frame."""
        self._dirty = True

    def draw(self) -> bool:
        """Draw if something changed, show if something is to be shown. True if a new frame was made."""
        if self.window.resizing or not self._visible:
            return False
        drawn = self._dirty
        if drawn:
            self._dirty = False
            self._guarded(self._frame)
            if self._dirty:
                self._dirty = False
                self._guarded(self._frame)
        if drawn or self._show_again:
            self._show_again = False
            self.window.present(self._too_small if self.window.metrics.letterboxed else None)
            self.shown = True
        return drawn

    def _frame(self) -> None:
        self.stack.draw(self.canvas)

    def acknowledge(self) -> None:
        """A press was felt: the top scene's sign of it on the old picture, which stays until the new one is whole."""
        top = self.stack.top
        if top is not None and self.shown and not self.window.metrics.letterboxed:
            self.window.over_the_old(lambda screen: top.acknowledge(self._canvas_on(screen)))

    def _too_small(self, screen: pygame.Surface) -> None:
        """Below 1280x720 the picture is shrunk, and this line says so at full size."""
        canvas = Canvas(screen, 1.0, self.theme, self.sprites)
        width, height = screen.get_size()
        canvas.fill((0, height - 26, width, 26), "walnut_deep", 0.85)
        canvas.text(t("frame.too_small"), (width / 2, height - 13), size=16, colour="gold_text", anchor="c")

    def show_now(self) -> None:
        """Draw and show at once, without waiting for the loop: the curtain when a secret must be hidden."""
        self.redraw()
        self.draw()

    def prepare(self, left: float) -> None:
        """Use a quiet moment to make sprites that will be needed next, then to load sounds; never before a frame."""
        self._guarded(lambda: self.quiet.use(left))

    # changes that concern everything ------------------------------------------------------------------

    def rebuild(self) -> None:
        """Size, UI size, text size or theme changed: measure and lay out everything anew."""
        self.motion.finish_all()
        self.window.remeasure(self.settings.ui_size)
        self.sprites.resize(budget_for(self.window.metrics.pixels))
        self.canvas = self._new_canvas()
        self.stack.layout(self.window)
        self.redraw()

    def change_language(self, lang: str) -> None:
        """Speak another language from now on, in the middle of whatever is going on."""
        if lang != language():
            set_language(lang)
            self.settings.language = lang
            self.rebuild()

    def toggle_fullscreen(self) -> None:
        self.window.set_fullscreen(not self.window.fullscreen)
        self._guarded(self.rebuild)

    def save_settings(self) -> None:
        """Keep the settings; a disk that cannot be written to is told once and does not stop the evening."""
        self._remember_window()
        try:
            self.settings_file.save()
        except OSError as error:
            if not self._told_of_settings:
                self._told_of_settings = True
                self._say_not_kept(error)

    def _say_not_kept(self, error: OSError) -> None:
        from kingsburg_table.table.scenes.dialog import DialogScene
        from kingsburg_table.table.shelf.trouble import of_system

        words = of_system("write", self.settings_file.path, error).words
        self.stack.push(DialogScene(t("settings.not_kept"), f"{words} {t('settings.not_kept.text')}"))

    def _remember_window(self) -> None:
        self.settings.window = self.window.memory()

    def _canvas_on(self, surface: pygame.Surface) -> Canvas:
        return Canvas(surface, self.canvas.scale, self.theme, self.sprites)

    def _new_canvas(self) -> Canvas:
        settings = self.settings
        theme = replace(HIGH_CONTRAST if settings.high_contrast else NORMAL, text_factor=settings.text_size / 100)
        return Canvas(self.window.frame, self.window.metrics.scale, theme, self.sprites)

    # errors -----------------------------------------------------------------------------------------

    def _guarded(self, work: Callable[[], object]) -> None:
        try:
            work()
        except Exception as error:
            self.fail(error)

    def fail(self, error: Exception) -> None:
        """Write the report and show the error; the match on disk is safe and the program can go on."""
        from kingsburg_table.table.scenes.error import ErrorScene

        top = self.stack.top
        if isinstance(top, ErrorScene):
            self.running = False
            raise error
        facts = facts_of(top)
        crash = write_report(error, top.name if top else "-", facts, self.match)
        print(visible(f"{crash.kind} ({crash.where}); report: {crash.report}"), file=sys.stderr)
        self.motion.finish_all()
        self.sprites.forget_wishes()
        self.stack.all_stale()
        self.stack.push(ErrorScene(crash))
        self.redraw()


def main() -> int:
    """Open the window and show the title."""
    from kingsburg_table.table.scenes.title import TitleScene

    return App().run(TitleScene())
