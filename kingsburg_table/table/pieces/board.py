"""What a game's board tells the table: which things lie where, and how they look. No rule, no scene, no key, no click.

A board is made once per match and language. It is asked with a `Sight`: everything is drawn from that, and a sight
is made from a seat's view, so nothing hidden can reach the screen.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal

from kingsburg_table.core.actions import Decision, Event
from kingsburg_table.core.seats import Seat
from kingsburg_table.core.whereabouts import NOWHERE, Whereabouts
from kingsburg_table.table.box import Box
from kingsburg_table.table.draw.canvas import Canvas
from kingsburg_table.table.layout import Focus, Placed
from kingsburg_table.table.pieces.almanac import Section
from kingsburg_table.table.pieces.flying import Cast, Flight, Picture
from kingsburg_table.table.pieces.spots import Look, Spot, Thing
from kingsburg_table.table.play.ledger import BLANK, LedgerPage
from kingsburg_table.table.play.prompt import ChipSaid
from kingsburg_table.table.play.timeline import POINTS
from kingsburg_table.text.speaker import Run, Speaker


@dataclass(frozen=True)
class Sight:
    """What the person in front of the screen sees: a view and what follows from it.

    `seat` looks; `estate` is the seat whose own board lies in the estate region (a rival's when laid over). `page` is
    the ghost ledger of the armed or looked-at option: `sight.page.at(seat, "gold")` gives the tags at a counter.
    """

    game: str
    data: Any
    view: Any
    seats: tuple[Seat, ...]
    seat: int
    estate: int
    speaker: Speaker
    decision: Decision | None = None
    hints: Mapping[str, Any] = field(default_factory=dict)  #: of `seat`
    estate_hints: Mapping[str, Any] = field(default_factory=dict)
    counters: tuple[Mapping[str, int], ...] = ()  #: by seat
    before: tuple[Mapping[str, int], ...] = ()  #: counters when what `Board.since` names began; empty where not known
    page: LedgerPage = BLANK
    pending: LedgerPage = BLANK  #: what is still to come to `seat` from what it has done already
    focus: Focus = "piazza"
    wide: bool = True
    past: bool = False
    peeking: bool = False
    where: Whereabouts = NOWHERE  #: where the match stands
    told: tuple[Event, ...] = ()  #: what the open turn has brought so far, as `seat` may read it
    sources: tuple[Mapping[str, int], ...] = ()  #: by seat: where the open points come from
    standing: tuple[int, ...] = ()  #: by seat: by what it is judged who leads

    def colour(self, seat: int) -> int:
        """The seat's number in the theme: 1 to 5; 0 for nobody."""
        return self.seats[seat].colour + 1 if seat >= 0 else 0

    def name(self, seat: int) -> str:
        return self.seats[seat].name

    @property
    def lang(self) -> str:
        return self.speaker.lang

    def leads(self, seat: int) -> bool:
        """Whether nobody has more points, and somebody has fewer."""
        return bool(self.standing) and self.standing[seat] == max(self.standing) > min(self.standing)


Painter = Callable[[Canvas, Spot, Look, Sight], None]


@dataclass(frozen=True)
class RibbonStep:
    """One place of the game's calendar."""

    icon: str
    label: str
    state: Literal["past", "now", "next"] = "next"
    detail: str = ""  #: under the label of the current step
    short: str = ""


@dataclass(frozen=True)
class Ribbon:
    """The calendar in the ribbon: rounds as numbered medals, then the steps of this one."""

    title: str
    unit: str
    rounds: tuple[str, ...]
    round_now: int
    steps: tuple[RibbonStep, ...]


@dataclass(frozen=True)
class Tip:
    """A tooltip: what a thing is, costs and does, and under which rules."""

    title: str
    note: str = ""
    lines: tuple[tuple[Run, ...], ...] = ()
    rules: tuple[str, ...] = ()
    picture: str = ""
    reconstructed: bool = False


class Board:
    """Base of all boards."""

    #: Kinds of target that are a help (a token, an ability): a thing lit only with one of them is dotted, not glowing.
    helps: tuple[str, ...] = ()
    #: Kinds of target that show an eye: held, they open what only the own player may see.
    eyes: tuple[str, ...] = ()
    #: Whether what has changed since something began (`since`) counts from before the action that led there.
    since_led: bool = False
    #: Kinds of target, and pieces, that one reads before deciding (own cards, points): explanations keep clear of them.
    read: tuple[str, ...] = ()
    #: Source of points -> its icon.
    sources: Mapping[str, str] = {}
    painters: Mapping[str, Painter] = {}
    #: By piece of table.yaml: what lies on it, how its details are fitted to the position, what lies under it.
    lying: Mapping[str, Callable[[Sight], Sequence[Thing]]] = {}
    fitted: Mapping[str, Callable[[Placed, Sight], Placed]] = {}
    grounds: Mapping[str, Callable[[Canvas, Placed, Sight], None]] = {}
    #: Whether `ground` looks at the ghost ledger of what a hand is on; where it does not, it is painted once.
    ground_follows_page = True
    #: Painters whose words stand on the sheet below: elsewhere (in the rules) a piece of it is laid under them.
    bare: frozenset[str] = frozenset()
    #: Kind of target -> painters of things that follow from it: they show the old until the last such piece is there.
    follow: Mapping[str, tuple[str, ...]] = {}

    def __init__(self, data: Any, speaker: Speaker) -> None:
        self.data = data
        self.speaker = speaker

    def things(self, piece: str, sight: Sight) -> Sequence[Thing]:
        """What lies on a piece of table.yaml."""
        found = self.lying.get(piece)
        return found(sight) if found is not None else ()

    def arranged(self, placed: Placed, sight: Sight) -> Placed:
        """A piece with its details fitted to the position, before its things are laid out and its ground is drawn."""
        found = self.fitted.get(placed.id)
        return found(placed, sight) if found is not None else placed

    def ground(self, canvas: Canvas, placed: Placed, sight: Sight) -> None:
        """What lies under a piece's things and does not change in a turn: panel, headings, lines."""
        found = self.grounds.get(placed.id)
        if found is not None:
            found(canvas, placed, sight)

    def paint(self, canvas: Canvas, spot: Spot, look: Look, sight: Sight) -> None:
        """Draw a thing in its place."""
        self.painters[spot.thing.painter](canvas, spot, look, sight)

    def focus(self, decision: Decision | None, sight: Sight) -> Focus:
        """Which region is large now; `stage` replaces piazza and estate by a staged view."""
        return "piazza"

    def share(self, focus: Focus, sight: Sight) -> float | None:
        """The piazza's part of the height (0..1) where a match needs another one than table.yaml says."""
        return None

    def stage(self, sight: Sight) -> str:
        """Which of the staged views of table.yaml is open, where the game has several."""
        return ""

    def standing(self, sight: Sight) -> Sequence[int]:
        """By seat: by what it is judged who leads."""
        return [counters.get(POINTS, 0) for counters in sight.counters]

    def light(self, sight: Sight) -> str:
        """The colour of the light that falls on the table; empty: white."""
        return ""

    def since(self, path: str) -> str:
        """The beginning of a path since which changes are shown (`Sight.before`); empty: none are."""
        return ""

    def ribbon(self, sight: Sight) -> Ribbon:
        raise NotImplementedError

    def aside(self, canvas: Canvas, box: Box | None, sight: Sight) -> float:
        """What the compact ribbon shows besides the calendar; returns its width (without a box nothing is drawn)."""
        return 0.0

    def rival(self, canvas: Canvas, box: Box, seat: int, look: Look, sight: Sight) -> None:
        """A rival's card: crest, name, points, all vital numbers with their ledger tags."""
        raise NotImplementedError

    def rail(self, canvas: Canvas, box: Box, seat: int, look: Look, sight: Sight) -> None:
        """The same in the narrow rail of the compact layout."""
        raise NotImplementedError

    def tip(self, target: str, sight: Sight) -> Tip | None:
        """The tooltip of a thing."""
        return None

    def almanac(self) -> Sequence[Section]:
        """All components of the game, for a board that comes from elsewhere (a package has a module `almanac`)."""
        return ()

    def peek(self, canvas: Canvas, box: Box, sight: Sight) -> None:
        """The secret that `seat` may look at, drawn only while held; only asked when `can_peek`."""

    def can_peek(self, sight: Sight) -> bool:
        return False

    def chip(self, canvas: Canvas, box: Box, action: Any, sight: Sight) -> bool:
        """Draw a chip's content as pictures; False to let the table write its words."""
        return False

    def chip_width(self, canvas: Canvas, action: Any, height: float, sight: Sight) -> float:
        """How wide that picture is; 0 where the words are written."""
        return 0.0

    def thing_chip(self, canvas: Canvas, box: Box, chip: ChipSaid, sight: Sight, brief: int) -> bool:
        """Draw a thing of the table as a chip; False to let the table write words. `brief`: 0 in full, 1 shorter, 2
        pictures alone if there are any."""
        return False

    def thing_chip_width(self, canvas: Canvas, chip: ChipSaid, sight: Sight, brief: int) -> float:
        """How wide that is; 0 where the words are written."""
        return 0.0

    def flights(self, event: Event, sight: Sight) -> Sequence[Flight]:
        """What travels over the table when this happens."""
        return ()

    def lands(self, flight: Flight, box: Box, sight: Sight) -> Box:
        """Where on its goal a piece comes to lie."""
        return box

    def lands_on_card(self, flight: Flight, box: Box, sight: Sight) -> Box:
        """The same on a rival's card, or in the narrow rail."""
        return box

    def instead(self, target: str, sight: Sight) -> Sequence[str]:
        """Things that stand for one that does not lie on the table, the best first."""
        return ()

    def fly(self, sight: Sight) -> Iterable[Picture]:
        """Dice and icons that may fly: they are made ready in quiet moments."""
        return ()

    def cast(self, event: Event, sight: Sight, before: Sight | None) -> Cast | None:
        """The dice that are thrown in this event; `before` is how things stood, where that is known."""
        return None
