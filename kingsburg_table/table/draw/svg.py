"""SVG to sprites: files of assets/ by name, or shapes written in code. Always at the pixels they are shown in."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from io import BytesIO
from typing import Final

import pygame

from kingsburg_table import places
from kingsburg_table.core.catalogue import manifests

FINE: Final = 160
"""Up to this many pixels a side, shapes are rasterised at double size: the loader's own edges are a little coarse."""

INK: Final = "#241A12"
_COLOUR = re.compile(r"#[0-9A-Fa-f]{6}\b")
_TINT = re.compile(r"#(?!241A12)[0-9A-Fa-f]{6}\b", re.IGNORECASE)
_DETAIL = re.compile(r'<g class="detail".*?</g>', re.DOTALL)
_OUTER = re.compile(r"</?svg[^>]*>")
_SIZES: Final = re.compile(r'viewBox="\s*[-\d.]+[\s,]+[-\d.]+[\s,]+([\d.]+)[\s,]+([\d.]+)')


class MissingArtError(FileNotFoundError):
    """A drawing that no file of assets/ holds."""


@cache
def source(name: str) -> str:
    """Text of assets/<name>.svg; games from elsewhere bring drawings of their own."""
    for root in (places.assets(), *(each.art for each in manifests().values() if each.art is not None)):
        path = root / f"{name}.svg"
        if path.is_file():
            return path.read_text(encoding="utf-8")
    raise MissingArtError(f"there is no drawing {name!r} in assets")


def cover(game: str) -> str:
    """The drawing of a game's cover; one for all that bring none."""
    return f"covers/{game}" if exists(f"covers/{game}") else "covers/any"


def exists(name: str) -> bool:
    try:
        source(name)
    except MissingArtError:
        return False
    return True


def proportion(name: str) -> float:
    """Width divided by height of a drawing."""
    found = _SIZES.search(source(name))
    return float(found[1]) / float(found[2]) if found else 1.0


def recolour(text: str, colours: Mapping[str, str]) -> str:
    """Exchange colours; all at once, so that two may be swapped."""
    table = {old.upper(): new for old, new in colours.items()}
    return _COLOUR.sub(lambda m: table.get(m[0].upper(), m[0]), text)


def one_colour(text: str, colour: str) -> str:
    """The lines of a drawing in a single colour, its tints left out."""
    return recolour(_TINT.sub("none", text), {INK: colour})


def on_dark(text: str, colour: str) -> str:
    """A drawing for dark ground: light lines, and no tint that would swallow them."""
    def tint(m: re.Match[str]) -> str:
        return "none" if pygame.Color(m[0]).hsla[2] > 76 else m[0]
    return recolour(_TINT.sub(tint, text), {INK: colour})


def plain(text: str) -> str:
    """A drawing without its fine strokes, for small sizes."""
    return _DETAIL.sub("", text)


def inside(name: str) -> str:
    """The shapes of assets/<name>.svg without the document around them."""
    return _OUTER.sub("", source(name))


def document(body: str, width: float, height: float, view: str | None = None) -> str:
    """A body of shapes as a whole SVG document."""
    box = view or f"0 0 {width:g} {height:g}"
    return (f'<svg xmlns="http://www.w3.org/2000/svg" width="{width:g}" height="{height:g}" viewBox="{box}" '
            f'preserveAspectRatio="none">{body}</svg>')


def raster(text: str, width: int, height: int, fine: bool = True) -> pygame.Surface:
    """An SVG document as a sprite (colours multiplied by alpha); what flies past need not be `fine`."""
    width, height = max(1, width), max(1, height)
    fine = fine and max(width, height) <= FINE
    size = (2 * width, 2 * height) if fine else (width, height)
    image = pygame.image.load_sized_svg(BytesIO(text.encode()), size).convert_alpha().premul_alpha()
    if image.get_size() != size:
        image = pygame.transform.smoothscale(image, size)
    return pygame.transform.smoothscale(image, (width, height)) if fine else image


def shape(body: str, width: int, height: int, view: str | None = None) -> pygame.Surface:
    """Shapes written in code as a sprite of width x height pixels."""
    return raster(document(body, max(1, width), max(1, height), view), width, height)


def asset(name: str, width: int, height: int, colours: Mapping[str, str] | None = None) -> pygame.Surface:
    """assets/<name>.svg as a sprite; `colours` exchanges colours."""
    text = source(name)
    return raster(recolour(text, colours) if colours else text, width, height)


def paint(kind: str, colour: tuple[int, int, int, int] | None) -> str:
    """fill="..." or stroke="..." attributes of a resolved colour."""
    if colour is None:
        return f'{kind}="none"'
    alpha = f' {kind}-opacity="{colour[3] / 255:.4g}"' if colour[3] < 255 else ""
    return f'{kind}="#{colour[0]:02X}{colour[1]:02X}{colour[2]:02X}"{alpha}'
