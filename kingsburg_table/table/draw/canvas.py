"""The surface everything is drawn on: design units in, real pixels out."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil, floor

import pygame

from kingsburg_table.table.draw import ink, shape, svg
from kingsburg_table.table.draw.ground import Ground, Point, Rect, premultiplied
from kingsburg_table.table.draw.patch import draw_patch
from kingsburg_table.table.theme import ROLE_FACES, ROLES, Colour

__all__ = ["Canvas", "Point", "Rect"]


class Canvas(Ground):
    """Shapes, letters and short-cuts to the rest of the kit."""

    __slots__ = ()

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
