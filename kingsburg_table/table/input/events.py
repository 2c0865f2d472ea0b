"""The events that scenes and widgets see. Places are design units, times milliseconds of the loop's clock."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum

Point = tuple[float, float]

PRIMARY, MIDDLE, SECONDARY = 1, 2, 3


class EndedBy(StrEnum):
    """Why a hold ended (table design 4.3)."""

    RELEASE = "release"
    LEFT = "left"
    FOCUS_LOST = "focus lost"
    MINIMISED = "minimised"
    SCENE = "scene changed"


@dataclass(frozen=True, slots=True)
class Mods:
    """Modifier keys. AltGr is not `alt`: it types letters such as ą and ż."""

    shift: bool = False
    ctrl: bool = False
    alt: bool = False
    altgr: bool = False

    @property
    def plain(self) -> bool:
        return not (self.ctrl or self.alt)


@dataclass(frozen=True, slots=True)
class Touch:
    """A mouse button or finger goes down."""

    at: Point
    now: float = 0.0
    button: int = PRIMARY
    mods: Mods = field(default_factory=Mods)


@dataclass(frozen=True, slots=True)
class TouchUp:
    at: Point
    now: float = 0.0
    button: int = PRIMARY


@dataclass(frozen=True, slots=True)
class TouchMove:
    """The pointer moves while a button is down: dragging."""

    at: Point
    now: float = 0.0


@dataclass(frozen=True, slots=True)
class TouchCancel:
    """The button that is down no longer counts: the window lost focus or the scene changed."""

    now: float = 0.0


@dataclass(frozen=True, slots=True)
class Hover:
    """The pointer moves with no button down."""

    at: Point
    now: float = 0.0


@dataclass(frozen=True, slots=True)
class HoverEnd:
    """The pointer left the window."""

    now: float = 0.0


@dataclass(frozen=True, slots=True)
class HoldStart:
    """A hold begins: `source` is "touch" or the name of a key."""

    source: str
    at: Point
    now: float = 0.0


@dataclass(frozen=True, slots=True)
class HoldEnd:
    source: str
    reason: EndedBy
    lasted: float
    now: float = 0.0


@dataclass(frozen=True, slots=True)
class Key:
    """A key goes down. `name` is what stands on the key ("a", "7", "enter", "f11"), `char` what it types here."""

    name: str
    char: str = ""
    mods: Mods = field(default_factory=Mods)
    repeat: bool = False
    now: float = 0.0


@dataclass(frozen=True, slots=True)
class KeyUp:
    name: str
    now: float = 0.0


@dataclass(frozen=True, slots=True)
class Text:
    """Typed text, AltGr and input methods included. `composing` is not yet decided on by the input method."""

    text: str
    composing: bool = False
    now: float = 0.0


@dataclass(frozen=True, slots=True)
class Wheel:
    """Steps of the wheel; positive `dy` is away from the player (up)."""

    at: Point
    dy: float
    dx: float = 0.0
    now: float = 0.0


@dataclass(frozen=True, slots=True)
class Dropped:
    """A file from elsewhere was dropped on the window; its path is empty where its name cannot be read here."""

    path: str
    now: float = 0.0


@dataclass(frozen=True, slots=True)
class Resize:
    """The window has a new size in real pixels; the program lays the scenes out anew once it rests."""

    size: tuple[int, int]
    now: float = 0.0


@dataclass(frozen=True, slots=True)
class FocusLost:
    now: float = 0.0


@dataclass(frozen=True, slots=True)
class FocusGained:
    now: float = 0.0


@dataclass(frozen=True, slots=True)
class Minimised:
    now: float = 0.0


@dataclass(frozen=True, slots=True)
class Restored:
    """Shown again, or uncovered: the frame must be put on the screen once more."""

    now: float = 0.0


@dataclass(frozen=True, slots=True)
class Quit:
    """Somebody closes the window, or a signal asks the program to end."""

    now: float = 0.0


Event = (
    Touch
    | TouchUp
    | TouchMove
    | TouchCancel
    | Hover
    | HoverEnd
    | HoldStart
    | HoldEnd
    | Key
    | KeyUp
    | Text
    | Wheel
    | Dropped
    | Resize
    | FocusLost
    | FocusGained
    | Minimised
    | Restored
    | Quit
)

SIGNS_OF_LIFE = (Touch, TouchMove, Hover, HoverEnd, Key, Text, Wheel, Dropped, Resize, FocusGained, Restored)
ENDS_MOTION = (Touch, Key, Text, Wheel)
