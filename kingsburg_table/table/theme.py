"""Palette, seats and type scale: every colour and every letter size of the table has its one place here."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache, lru_cache
from importlib.util import find_spec
from pathlib import Path
from typing import Final, TypeAlias

RGB: TypeAlias = tuple[int, int, int]
RGBA: TypeAlias = tuple[int, int, int, int]
Colour: TypeAlias = str | RGB | RGBA
"""A token of the theme ("ink"), "#RRGGBB", "#RRGGBBAA", or a tuple."""

FLOOR_PX: Final = 16
"""No text is ever drawn smaller than this many real pixels."""

EASE: Final = 0.92  #: room for what rounding takes, so that what fits at one scale fits at every larger one


def floor_px(scale: float) -> int:
    """How small letters may become to fit a box: on a large screen they stay as large as on a small one, seen from the
    same place, instead of shrinking to the same number of pixels."""
    return max(FLOOR_PX, int(FLOOR_PX * scale * EASE))

ROLES: Final[dict[str, float]] = {
    "caption": 18,
    "body": 22,
    "label": 24,
    "h3": 28,
    "h2": 36,
    "h1": 52,
    "numeral": 56,
}
ROLE_FACES: Final[dict[str, str]] = {
    "caption": "sans",
    "body": "sans",
    "label": "sans_bold",
    "h3": "serif",
    "h2": "serif_bold",
    "h1": "serif_bold",
    "numeral": "serif_bold",
}
TEXT_FACTORS: Final = (0.9, 1.5)

_FACE_FILES: Final[dict[str, tuple[str, str]]] = {
    "serif": ("font_source_serif_pro", "SourceSerifPro-Semibold.ttf"),
    "serif_bold": ("font_source_serif_pro", "SourceSerifPro-Bold.ttf"),
    "serif_book": ("font_source_serif_pro", "SourceSerifPro-Regular.ttf"),
    "serif_italic": ("font_source_serif_pro", "SourceSerifPro-It.ttf"),
    "serif_semi_italic": ("font_source_serif_pro", "SourceSerifPro-SemiboldIt.ttf"),
    "sans": ("font_lato", "Lato-Regular.ttf"),
    "sans_bold": ("font_lato", "Lato-Bold.ttf"),
    "sans_black": ("font_lato", "Lato-Black.ttf"),
    "sans_italic": ("font_lato", "Lato-Italic.ttf"),
}
FACES: Final = tuple(_FACE_FILES)
BOLD_OF: Final[dict[str, str]] = {
    "sans": "sans_bold",
    "serif": "serif_bold",
    "serif_book": "serif_bold",
    "sans_italic": "sans_bold",
    "serif_italic": "serif_semi_italic",
}


@cache
def font_path(face: str) -> str:
    """Path of a face's file inside its font package; system fonts are never used."""
    package, name = _FACE_FILES[face]
    spec = find_spec(package)
    if spec is None or not spec.submodule_search_locations:
        raise FileNotFoundError(f"the font package {package} is not installed")
    return str(Path(next(iter(spec.submodule_search_locations))) / "files" / name)


@dataclass(frozen=True, slots=True)
class SeatLook:
    """How one seat looks: colour last, shape and sign first."""

    number: int
    name: str
    colour: str
    on: str
    hatch: str
    crest: str
    edge: str

    @property
    def dark(self) -> bool:
        """Whether light ink is needed on the seat's colour."""
        return self.on == "#FFFFFF"


SEATS: Final[dict[int, SeatLook]] = {
    0: SeatLook(0, "Bianco", "#F0EADA", "#241A12", "solid", "", "round"),
    1: SeatLook(1, "Vermiglio", "#CC3A21", "#FFFFFF", "solid", "lion", "round"),
    2: SeatLook(2, "Oltremare", "#1D5AA8", "#FFFFFF", "diagonal", "eagle", "square"),
    3: SeatLook(3, "Zafferano", "#F2BC3B", "#241A12", "dots", "bull", "hexagon"),
    4: SeatLook(4, "Verderame", "#4DB6A0", "#241A12", "bars", "dolphin", "shield"),
    5: SeatLook(5, "Inchiostro", "#2A2530", "#FFFFFF", "checker", "tower", "diamond"),
}
"""Seat 0 is nobody: white dice and neutral pieces."""


@dataclass(frozen=True, slots=True)
class Theme:
    """Colour tokens and the two switches that change how everything is drawn."""

    name: str = "normal"
    vellum: str = "#F8F1DF"
    parchment: str = "#EFE3C6"
    slip: str = "#FFF9EC"
    chosen: str = "#FCE5A0"
    walnut: str = "#3B2716"
    walnut_deep: str = "#24170D"
    oak: str = "#8A5A2B"
    cloth: str = "#3A3E32"
    felt: str = "#344238"
    night: str = "#1C2A3C"
    ink: str = "#241A12"
    ink_soft: str = "#5A4632"
    muted: str = "#77624A"
    gilt: str = "#C9972B"
    gilt_dark: str = "#7A5610"
    gold_bright: str = "#E8C15A"
    gold_lit: str = "#F0BE42"
    gold_hot: str = "#FFDE78"
    gold_text: str = "#FAE8B8"
    wood_text: str = "#DECCA8"
    carmine: str = "#9E1B1B"
    good: str = "#2F6B3A"
    ledger: str = "#284A2E"
    ledger_text: str = "#CEECB4"
    focus: str = "#0B6E99"
    cream: str = "#FFF9EA"
    plum: str = "#543A6E"
    veil: str = "#464434"
    textures: bool = True
    text_factor: float = 1.0
    _hash: int = field(default=0, init=False, compare=False, repr=False)

    @property
    def high_contrast(self) -> bool:
        return not self.textures

    def __post_init__(self) -> None:
        values = tuple(getattr(self, name) for name in self.__dataclass_fields__ if name != "_hash")
        object.__setattr__(self, "_hash", hash(values))

    def __hash__(self) -> int:
        """Kept: a theme is part of every sprite's key."""
        return self._hash

    def px(self, size: float, scale: float) -> int:
        """Real pixels of a text size given in design units."""
        return max(FLOOR_PX, round(size * self.text_factor * scale))

    def rgba(self, colour: Colour) -> RGBA:
        """Resolve a token, a hex string or a tuple."""
        if isinstance(colour, str):
            return parse(colour if colour.startswith("#") else getattr(self, colour))
        return (colour[0], colour[1], colour[2], colour[3] if len(colour) == 4 else 255)

    def hex(self, colour: Colour) -> str:
        """#RRGGBB of a colour, its opacity left out."""
        r, g, b, _ = self.rgba(colour)
        return f"#{r:02X}{g:02X}{b:02X}"


@lru_cache(maxsize=1024)
def parse(value: str) -> RGBA:
    """#RRGGBB or #RRGGBBAA as numbers."""
    if len(value) not in (7, 9) or value[0] != "#":
        raise ValueError(f"not a colour: {value!r}")
    parts = [int(value[i : i + 2], 16) for i in range(1, len(value), 2)]
    return (parts[0], parts[1], parts[2], parts[3] if len(parts) == 4 else 255)


def mix(a: Colour, b: Colour, t: float) -> str:
    """Linear mix of two literal colours, as #RRGGBB; t = 0 gives a."""
    one, two = (parse(c) if isinstance(c, str) else c for c in (a, b))
    return "#" + "".join(f"{round(one[i] + (two[i] - one[i]) * t):02X}" for i in range(3))


def with_alpha(colour: str, alpha: int) -> str:
    """#RRGGBB with an opacity of 0-255."""
    return f"{colour[:7]}{max(0, min(255, alpha)):02X}"


NORMAL: Final = Theme()
HIGH_CONTRAST: Final = Theme(
    name="contrast",
    vellum="#FFFFFF",
    parchment="#FFFFFF",
    slip="#FFFFFF",
    chosen="#FFF0A8",
    walnut="#1A1A1A",
    walnut_deep="#000000",
    oak="#3A3A3A",
    cloth="#262626",
    felt="#262626",
    night="#101010",
    ink="#000000",
    ink_soft="#1E1E1E",
    muted="#4A4A4A",
    gilt="#FFD75A",
    gilt_dark="#5A3E00",
    gold_bright="#FFE27A",
    gold_lit="#FFD23C",
    gold_hot="#FFE27A",
    gold_text="#FFFFFF",
    wood_text="#FFFFFF",
    carmine="#8A0000",
    good="#00501A",
    ledger="#00381A",
    ledger_text="#FFFFFF",
    focus="#004E74",
    cream="#FFFFFF",
    textures=False,
)
