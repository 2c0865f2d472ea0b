"""The surface everything is drawn on: design units in, real pixels out."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Sequence
from contextlib import contextmanager
from math import ceil, floor
from typing import TYPE_CHECKING, Any

import pygame

from kingsburg_table.table.draw import ink, shape, svg
from kingsburg_table.table.draw.patch import draw_patch
from kingsburg_table.table.theme import RGBA, ROLE_FACES, ROLES, Colour, Theme

if TYPE_CHECKING:
    from kingsburg_table.table.draw.sprites import Sprites

Point = tuple[float, float]
Rect = tuple[float, float, float, float] | pygame.Rect | pygame.FRect


class Canvas:
    """Draws on `surface`; 0,0 of the design lies at `origin` (real pixels), one unit is `scale` pixels."""

    __slots__ = ("origin", "scale", "sprites", "surface", "theme")

    def __init__(self, surface: pygame.Surface, scale: float, theme: Theme, sprites: Sprites,
                 origin: tuple[float, float] = (0.0, 0.0)) -> None:
        self.surface, self.scale, self.theme, self.sprites, self.origin = surface, scale, theme, sprites, origin

    # -- units
    def px(self, units: float, least: int = 0) -> int:
        """A length in whole real pixels."""
        return max(least, round(units * self.scale))

    def at(self, x: float, y: float) -> tuple[int, int]:
        return round(self.origin[0] + x * self.scale), round(self.origin[1] + y * self.scale)

    def box(self, rect: Rect) -> pygame.Rect:
        """Real pixels of a rectangle; neighbours that share an edge still share it."""
        x, y, w, h = rect
        left, top = self.at(x, y)
        right, low = self.at(x + w, y + h)
        return pygame.Rect(left, top, right - left, low - top)

    def sub(self, rect: Rect) -> Canvas:
        """The same surface with 0,0 at the rectangle's corner."""
        corner = self.at(rect[0], rect[1])
        return Canvas(self.surface, self.scale, self.theme, self.sprites, corner)

    @contextmanager
    def clip(self, rect: Rect) -> Iterator[Canvas]:
        """Draw only inside a rectangle."""
        before = self.surface.get_clip()
        self.surface.set_clip(self.box(rect).clip(before))
        try:
            yield self
        finally:
            self.surface.set_clip(before)

    # -- sprites
    def put(self, sprite: pygame.Surface, x: int, y: int, area: tuple[int, int, int, int] | None = None,
            opacity: float = 1.0) -> None:
        """Lay a sprite down at a real pixel. The only place where sprites meet a surface."""
        if not sprite.get_flags() & pygame.SRCALPHA:
            self.surface.blit(sprite, (x, y), area)
            return
        if opacity < 1:
            sprite = sprite.copy()
            sprite.fill((round(255 * opacity),) * 4, special_flags=pygame.BLEND_RGBA_MULT)
        self.surface.blit(sprite, (x, y), area, pygame.BLEND_PREMULTIPLIED)

    def blit(self, sprite: pygame.Surface, rect: Rect, opacity: float = 1.0) -> None:
        """Lay a sprite on a rectangle; it is centred there, never stretched."""
        x, y, w, h = rect
        cx, cy = self.origin[0] + (x + w / 2) * self.scale, self.origin[1] + (y + h / 2) * self.scale
        sw, sh = sprite.get_size()
        self.put(sprite, round(cx - sw / 2), round(cy - sh / 2), None, opacity)

    def centred(self, sprite: pygame.Surface, centre: Point, opacity: float = 1.0) -> None:
        self.blit(sprite, (centre[0], centre[1], 0, 0), opacity)

    def cached(self, key: Hashable, rect: Rect, paint: Callable[[Canvas], Any], pad: float = 0.0,
               opacity: float = 1.0) -> None:
        """Draw a widget once per key and size and lay it down from then on.

        `paint` gets a canvas with 0,0 at the rectangle's corner; `pad` units around it may be drawn on too
        (shadow, glow). The key must name everything the picture depends on but size, scale and theme.
        """
        box, border = self.box(rect), ceil(pad * self.scale)
        full = ("widget", key, box.size, border, self.scale, self.theme)
        self.put(self.sprites.get(full, lambda: self._paint(box.size, border, paint)), box.x - border, box.y - border,
                 None, opacity)

    def _paint(self, size: tuple[int, int], border: int, paint: Callable[[Canvas], Any]) -> pygame.Surface:
        layer = pygame.Surface((size[0] + 2 * border, size[1] + 2 * border), pygame.SRCALPHA)
        paint(Canvas(layer, self.scale, self.theme, self.sprites, (border, border)))
        return layer

    def sprite(self, key: Hashable, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        return self.sprites.get(key, make)

    # -- areas
    def flood(self, box: pygame.Rect, colour: RGBA) -> None:
        """Fill real pixels with a colour already multiplied by its alpha."""
        if colour[3] == 255:
            self.surface.fill(colour, box)
        elif colour[3]:
            self.surface.fill((255 - colour[3],) * 4, box, pygame.BLEND_RGBA_MULT)
            self.surface.fill(colour, box, pygame.BLEND_RGBA_ADD)

    def fill(self, rect: Rect, colour: Colour, opacity: float = 1.0) -> None:
        """A plain rectangle."""
        self.flood(self.box(rect), premultiplied(self.colour(colour, opacity)))

    def colour(self, colour: Colour, opacity: float = 1.0) -> RGBA:
        r, g, b, a = self.theme.rgba(colour)
        return (r, g, b, round(a * opacity))

    def _maybe(self, colour: Colour | None, opacity: float) -> RGBA | None:
        return None if colour is None else self.colour(colour, opacity)

    # -- shapes
    def rrect(self, rect: Rect, radius: float = 8, fill: Colour | None = None, stroke: Colour | None = None,
              width: float = 1, dash: tuple[float, float] | None = None, opacity: float = 1.0,
              cap: str = "butt") -> None:
        """Rounded rectangle; the line lies inside. dash = (on, off) in units."""
        box = self.box(rect)
        if box.w <= 0 or box.h <= 0:
            return
        radius_px = min(self.px(radius), box.w // 2, box.h // 2)
        sw = self.px(width, 1) if stroke is not None else 0
        ground, line = self._maybe(fill, opacity), self._maybe(stroke, opacity)
        if dash and line:
            if ground:
                self.rrect(rect, radius, fill, None, 0, None, opacity)
            on, off = dash[0] * self.scale, dash[1] * self.scale
            key = ("dashed", box.size, radius_px, line, sw, on, off, cap)
            points = shape.outline(box.w, box.h, radius_px, sw / 2)
            self.put(self.sprite(key, lambda: svg.shape(
                shape.dashed_body(points, line, sw, on, off, True, cap), box.w, box.h)), box.x, box.y)
            return
        margin = max(radius_px, sw) + 1
        if box.w <= 2 * margin or box.h <= 2 * margin:
            key_small = ("rrect", box.size, radius_px, ground, line, sw)
            self.put(self.sprite(key_small, lambda: svg.shape(
                shape.rrect_body(box.w, box.h, radius_px, ground, line, sw), box.w, box.h)), box.x, box.y)
            return
        key_patch, side = ("rrect9", radius_px, ground, line, sw), 2 * margin + 1
        source = self.sprite(key_patch, lambda: svg.shape(
            shape.rrect_body(side, side, radius_px, ground, line, sw), side, side))
        draw_patch(self, key_patch, source, margin, box, hollow=ground is None)

    def circle(self, centre: Point, radius: float, fill: Colour | None = None, stroke: Colour | None = None,
               width: float = 1, opacity: float = 1.0) -> None:
        """Circle; the line lies inside."""
        d = self.px(2 * radius, 1)
        sw = max(1.0, width * self.scale) if stroke is not None else 0
        ground, line = self._maybe(fill, opacity), self._maybe(stroke, opacity)
        self.centred(self.sprite(("circle", d, ground, line, sw), lambda: svg.shape(
            shape.circle_body(d, ground, line, sw), d, d)), centre)

    def line(self, p: Point, q: Point, colour: Colour = "ink", width: float = 1, opacity: float = 1.0,
             dash: tuple[float, float] | None = None) -> None:
        """A line; level and upright ones are exact rows of pixels."""
        if dash is None and (p[0] == q[0] or p[1] == q[1]):
            (x0, y0), (x1, y1) = self.at(*p), self.at(*q)
            w = self.px(width, 1)
            box = (pygame.Rect(x0 - w // 2, min(y0, y1), w, abs(y1 - y0)) if p[0] == q[0] else
                   pygame.Rect(min(x0, x1), y0 - w // 2, abs(x1 - x0), w))
            self.flood(box, premultiplied(self.colour(colour, opacity)))
            return
        self.poly([p, q], None, colour, width, opacity, closed=False, dash=dash)

    def poly(self, points: Sequence[Point], fill: Colour | None = None, stroke: Colour | None = None, width: float = 1,
             opacity: float = 1.0, closed: bool = True, dash: tuple[float, float] | None = None) -> None:
        """Polygon or open line through points; the line is centred on them."""
        real = [(self.origin[0] + x * self.scale, self.origin[1] + y * self.scale) for x, y in points]
        sw = max(1.0, width * self.scale) if stroke is not None else 0.0
        pad = ceil(sw) + 1
        x0, y0 = floor(min(x for x, _ in real)) - pad, floor(min(y for _, y in real)) - pad
        w, h = ceil(max(x for x, _ in real)) + pad - x0, ceil(max(y for _, y in real)) + pad - y0
        near = tuple((round(x - x0, 1), round(y - y0, 1)) for x, y in real)
        ground, line = self._maybe(fill, opacity), self._maybe(stroke, opacity)
        key = ("poly", near, ground, line, sw, closed, dash, self.scale)

        def make() -> pygame.Surface:
            if dash and line:
                body = shape.dashed_body(near, line, sw, dash[0] * self.scale, dash[1] * self.scale, closed, "round")
            else:
                body = shape.poly_body(near, ground, line, sw, closed)
            return svg.shape(body, w, h)
        self.put(self.sprite(key, make), x0, y0)

    def svg(self, body: str, rect: Rect, view: str = "0 0 100 100", opacity: float = 1.0) -> None:
        """Shapes written in code, stretched over a rectangle."""
        box = self.box(rect)
        self.put(self.sprite(("svg", body, box.size, view), lambda: svg.shape(body, box.w, box.h, view)), box.x, box.y,
                 None, opacity)

    # -- the rest of the kit, for short
    def shadow(self, rect: Rect, radius: float = 8, blur: float = 10, alpha: int = 120, dy: float = 4,
               hollow: bool = True) -> None:
        from kingsburg_table.table.draw import shade
        shade.shadow(self, rect, radius, blur, alpha, dy, hollow)

    def glow(self, rect: Rect, colour: Colour = "gold_lit", radius: float = 8, blur: float = 9, alpha: int = 230,
             grow: float = 3, hollow: bool = True) -> None:
        from kingsburg_table.table.draw import shade
        shade.glow(self, rect, colour, radius, blur, alpha, grow, hollow)

    def icon(self, name: str, centre: Point, size: float, tint: Colour | None = None, mono: bool = False,
             opacity: float = 1.0, grey: float = 0.0) -> None:
        from kingsburg_table.table.draw import icon
        icon.icon(self, name, centre, size, tint, mono, opacity, grey)

    def panel(self, rect: Rect, kind: str = "parchment", radius: float | None = None, seed: int = 1) -> None:
        """vellum, parchment, slip, deckle (paper); walnut, oak (wood); cloth, felt."""
        from kingsburg_table.table.draw import panels
        panels.PANELS[kind](self, rect, radius, seed)

    # -- text
    def text_px(self, role: str = "body", size: float | None = None) -> int:
        """Real pixels of a role, or of a size in units; the player's text size counts."""
        return self.theme.px(ROLES[role] if size is None else size, self.scale)

    def text_width(self, text: str, role: str = "body", *, face: str | None = None, size: float | None = None,
                   px: int | None = None, track: float = 0.0) -> float:
        """Width in units."""
        return ink.width(text, face or ROLE_FACES[role], px or self.text_px(role, size),
                         track * self.scale) / self.scale

    def text(self, text: str, where: Point | Rect, role: str = "body", *, face: str | None = None,
             size: float | None = None, px: int | None = None, colour: Colour = "ink", anchor: str = "l",
             opacity: float = 1.0, track: float = 0.0, shadow: Colour | None = None,
             halo: Colour | None = None) -> float:
        """One line. Returns its width in units.

        where: a point on the middle of the capital letters, or a rectangle to be aligned in.
        anchor: l, c or r; with "b" added ("lb") the point is on the baseline, with "t" at the top of the capitals.
        size is in units and grows with the player's text size; px is real and is taken as it is.
        """
        if not text:
            return 0.0
        face = face or ROLE_FACES[role]
        px = px or self.text_px(role, size)
        rgba = self.colour(colour, opacity)
        gap = track * self.scale
        sprite = self.sprite(("text", text, face, px, rgba, gap), lambda: ink.render(text, face, px, rgba, gap))
        x, y = self._spot(where, anchor)
        wide, cap = sprite.get_width(), ink.cap_height(face, px)
        left = round(x - {"l": 0.0, "c": wide / 2, "r": wide}[anchor[0]])
        base = round(y + {"": cap / 2, "b": 0.0, "t": cap}[anchor[1:]])
        top = base - ink.ascent(face, px)
        if halo is not None:
            self._around(text, face, px, halo, gap, left, top)
        if shadow is not None:
            dark = self.colour(shadow, opacity)
            self.put(self.sprite(("text", text, face, px, dark, gap), lambda: ink.render(text, face, px, dark, gap)),
                     left, top + self.px(1, 1))
        self.put(sprite, left, top)
        return wide / self.scale

    def _spot(self, where: Point | Rect, anchor: str) -> tuple[float, float]:
        x, y, *rest = where
        w, h = rest or (0.0, 0.0)
        x += {"l": 0.0, "c": w / 2, "r": w}[anchor[0]]
        return self.origin[0] + x * self.scale, self.origin[1] + (y + h / 2) * self.scale

    def _around(self, text: str, face: str, px: int, colour: Colour, gap: float, left: int, top: int) -> None:
        edge = self.colour(colour)
        sprite = self.sprite(("text", text, face, px, edge, gap), lambda: ink.render(text, face, px, edge, gap))
        r = self.px(1.6, 1)
        for dx, dy in ((-r, 0), (r, 0), (0, -r), (0, r), (-r, -r), (r, r), (-r, r), (r, -r)):
            self.put(sprite, left + dx, top + dy)


def premultiplied(colour: RGBA) -> RGBA:
    r, g, b, a = colour
    return (round(r * a / 255), round(g * a / 255), round(b * a / 255), a)
