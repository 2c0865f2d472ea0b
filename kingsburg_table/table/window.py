"""The window: opening, resizing, full screen, and the way from the drawn frame to the screen."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable

import pygame

from kingsburg_table.table.metrics import LEAST, Metrics, Point, Size, brought_back, measure
from kingsburg_table.table.settings import Settings, WindowMemory

SETTLE_MS = 140.0
STANDS_MS = 700.0  #: by then a desktop has put a new window in its place
SMALLEST: Size = (640, 360)
BARS = (20, 12, 6)
FIRST: Size = (1600, 900)  #: where nothing is known about the screen
FRAME: Size = (16, 80)  #: what a desktop puts around a window: title, edges, bars of its own


def prepare_environment() -> None:
    """Wishes that SDL reads before the first window opens.

    The software framebuffer saves 120 MB and most of the flip under X11; the DPI wishes give real pixels on
    Windows and macOS instead of a stretched picture.
    """
    if sys.platform.startswith("linux"):
        os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")
        os.environ.setdefault("SDL_VIDEO_X11_WMCLASS", "kingsburg-table")
        os.environ.setdefault("SDL_VIDEO_WAYLAND_WMCLASS", "kingsburg-table")
    elif sys.platform == "win32":
        os.environ.setdefault("SDL_WINDOWS_DPI_AWARENESS", "permonitorv2")
    os.environ.setdefault("SDL_MOUSE_FOCUS_CLICKTHROUGH", "1")
    os.environ.setdefault("SDL_IME_SHOW_UI", "1")


class Window:
    """One window and the frame that is shown in it.

    Scenes draw into `frame`, which has the real pixels of `metrics`. `present` puts it on the screen; while the
    edge of the window is being dragged, `stretch` shows the old frame at the new size, and `settled` tells when the
    window rests and everything should be laid out anew.
    """

    def __init__(
        self,
        settings: Settings,
        title: str = "Kingsburg Table",
        size: Size | None = None,
    ) -> None:
        memory = settings.window
        size = size or _within(memory.size, pygame.display.get_desktop_sizes())
        place = brought_back(memory.position, size, pygame.display.get_desktop_sizes(), memory.desktops)
        self._window = pygame.Window(
            title,
            size,
            place if place is not None else pygame.WINDOWPOS_CENTERED,
            resizable=True,
            allow_high_dpi=True,
        )
        self._window.minimum_size = SMALLEST
        self.fullscreen = False
        self._rest: WindowMemory = WindowMemory(size, place)
        self._asked = place
        self._came: tuple[int, int] | None = None  #: where the desktop put the window
        self._opened_at: float | None = None
        self._resized_at: float | None = None
        self.ui_size = settings.ui_size
        if memory.fullscreen:
            self.set_fullscreen(True)
        self.metrics: Metrics = measure(self.pixel_size, self.ui_size)
        self.frame = pygame.Surface(self.metrics.pixels).convert()
        self._kept: pygame.Surface | None = None

    # measuring --------------------------------------------------------------------------------------

    @property
    def pixel_size(self) -> Size:
        return self._window.get_surface().get_size()

    def to_units(self, place: Point) -> Point:
        """A place as the mouse reports it. On a HiDPI Mac the mouse counts points, the picture pixels."""
        return self.metrics.to_units(self._real(place))

    def inside(self, place: Point) -> bool:
        return self.metrics.inside(self._real(place))

    def _real(self, place: Point) -> Point:
        points, pixels = self._window.size, self.pixel_size
        return place[0] * pixels[0] / max(1, points[0]), place[1] * pixels[1] / max(1, points[1])

    # changing ---------------------------------------------------------------------------------------

    def resized(self, now: float) -> None:
        """pygame told a new size; wait until it rests."""
        self._resized_at = now

    def settled(self, now: float) -> bool:
        """True once after a resize, when no further change came for a moment."""
        if self._resized_at is None or now - self._resized_at < SETTLE_MS:
            return False
        self._resized_at = None
        return True

    def stands(self, now: float) -> None:
        """Time passed. Some desktops put a window lower than asked, by the height of its title: note it once."""
        if self._opened_at is None:
            self._opened_at = now
        elif self._came is None and not self.fullscreen and now - self._opened_at > STANDS_MS:
            self._came = self._window.position

    def _place(self) -> tuple[int, int]:
        """The place to ask for next time, so that the window stands where it stands now."""
        here = self._window.position
        if self._asked is None or self._came is None:
            return self._asked or here
        return here[0] - self._came[0] + self._asked[0], here[1] - self._came[1] + self._asked[1]

    @property
    def resizing(self) -> bool:
        return self._resized_at is not None

    def remeasure(self, ui_size: int | None = None) -> Metrics:
        """Take the size as it is now; scenes must be laid out and drawn after this."""
        if ui_size is not None:
            self.ui_size = ui_size
        self.metrics = measure(self.pixel_size, self.ui_size)
        if self.frame.get_size() != self.metrics.pixels:
            self.frame = pygame.Surface(self.metrics.pixels).convert()
        return self.metrics

    def set_fullscreen(self, wish: bool) -> None:
        if wish == self.fullscreen:
            return
        if wish:
            self._rest = self.memory()
            self._window.set_fullscreen(desktop=True)
        else:
            self._window.set_windowed()
        self.fullscreen = wish

    def set_size(self, size: Size) -> None:
        """A window of this size, in the desktop's own measure."""
        self.set_fullscreen(False)
        self._window.size = size

    def set_title(self, title: str) -> None:
        self._window.title = title

    def set_icon(self, icon: pygame.Surface) -> None:
        self._window.set_icon(icon)

    def memory(self) -> WindowMemory:
        """What to remember: the size and place outside full screen."""
        desktops = pygame.display.get_desktop_sizes()
        if self.fullscreen:
            return WindowMemory(self._rest.size, self._rest.position, True, desktops)
        size = self._window.size
        return WindowMemory((size[0], size[1]), self._place(), False, desktops)

    # showing ----------------------------------------------------------------------------------------

    def present(self, over: Callable[[pygame.Surface], None] | None = None) -> None:
        """Put the frame on the screen at its real pixels, or shrunk if the window is below 1280x720.

        `over` paints on the screen itself, after the frame.
        """
        screen = self._window.get_surface()
        if self.metrics.letterboxed:
            size = (round(LEAST[0] * self.metrics.reduced), round(LEAST[1] * self.metrics.reduced))
            screen.fill(BARS)
            screen.blit(pygame.transform.smoothscale(self.frame, size), self.metrics.offset)
        else:
            screen.blit(self.frame, (0, 0))
        if over is not None:
            over(screen)
        self._window.flip()

    def over_the_old(self, paint: Callable[[pygame.Surface], None]) -> None:
        """A sign on the picture that is on the screen, while the next one is being made."""
        paint(self._window.get_surface())
        self._window.flip()

    def keep(self) -> pygame.Surface:
        """The frame as it is now, which lies over the next ones until another is kept: always in the same memory."""
        if self._kept is None or self._kept.get_size() != self.frame.get_size():
            self._kept = self.frame.copy()
        else:
            self._kept.set_alpha(None)
            self._kept.blit(self.frame, (0, 0))
        return self._kept

    def stretch(self) -> None:
        """Show the old frame at the window's new size."""
        screen = self._window.get_surface()
        pygame.transform.scale(self.frame, screen.get_size(), screen)
        self._window.flip()

    def close(self) -> None:
        self._window.destroy()


def _roomy(desktop: Size) -> Size:
    """As large as this screen allows: room for its bars and the window's own frame is left."""
    wide, high = (max(least, own - frame) for least, own, frame in zip(LEAST, desktop, FRAME, strict=True))
    return wide, high


def _within(size: Size, desktops: list[Size]) -> Size:
    """Never larger than the largest screen, never smaller than the smallest window."""
    if size == (0, 0):
        size = _roomy(desktops[0] if desktops else FIRST)
    widest = max((width for width, _ in desktops), default=size[0])
    tallest = max((height for _, height in desktops), default=size[1])
    return max(SMALLEST[0], min(size[0], widest)), max(SMALLEST[1], min(size[1], tallest))
