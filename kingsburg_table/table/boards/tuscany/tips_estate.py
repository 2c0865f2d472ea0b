"""Tooltips of an estate: its hexes with their regions, its colours, and its boards while they are laid out."""

from __future__ import annotations

from kingsburg_table.games.tuscany.box import EMPTY
from kingsburg_table.games.tuscany.land import Land, crops_in, occupied
from kingsburg_table.games.tuscany.sentences import kind_message
from kingsburg_table.table.boards.tip_parts import Line, capital, reconstructed, say, title
from kingsburg_table.table.boards.tuscany import reading
from kingsburg_table.table.boards.tuscany.calendar import arranging
from kingsburg_table.table.pieces.board import Sight, Tip

#: The rule of what each kind does.
EFFECTS = {
    "castle": "T9.1", "town": "T10.1", "inn": "T11.1", "agriculture": "T12.2", "quarry": "T13.1", "village": "T14.1",
    "monastery": "T15.1", "cart": "T16.1",
}


def hex_(rest: str, sight: Sight) -> Tip | None:
    """A hex: its region and what that brings, what a piece here does, what lies there."""
    seat, number = (int(part) for part in rest.split("."))
    land, data = reading.land_of(sight, seat), sight.data
    if land is None:
        return None
    at = number - 1
    kind, code = reading.ground(data, land, at), reading.prince(sight, seat).pieces[at]
    castle = arranging(sight) and kind == "castle"
    found = [_start(land, at, sight)] if castle else []
    found.append(_region(land, at, seat, sight))
    if code == EMPTY and not castle:
        found.append(say(sight, "when_placed", what=list(kind_message(data, data.kinds[kind]))))
        if not arranging(sight) and not land.near[at] & occupied(reading.prince(sight, seat).pieces):
            found.append(say(sight, "not_near"))
    if kind == "agriculture":
        found += _crops(land, at, seat, sight)
    note = sight.speaker.name(data.id_of[code]) if code != EMPTY else ""
    first = "T21.7" if castle else "T4.3"
    return Tip(title(sight, kind), "" if note == sight.speaker.name(kind) else note, tuple(found),
               ("T5.2", first, "T4.4", EFFECTS[kind]), f"tuscany/kinds/{kind}")


def _region(land: Land, at: int, seat: int, sight: Sight) -> Line:
    """How large the region is, how much of it is filled, and what the whole brings."""
    pieces = reading.prince(sight, seat).pieces
    hexes = land.cells_of(land.region_of[at])
    done = sum(pieces[hex] != EMPTY for hex in hexes)
    size, gain = len(hexes), {"green": sight.data.figures.regions[len(hexes)]}
    if done < size:
        return say(sight, "region", n=size, done=done, gain=gain)
    if size == 1 and pieces[at] == sight.data.start_castle:
        return say(sight, "start_castle")
    return say(sight, "region_done", gain=gain)


def _start(land: Land, at: int, sight: Sight) -> Line:
    return say(sight, "start_opens", n=len(land.beside[at]))


def _crops(land: Land, at: int, seat: int, sight: Sight) -> list[Line]:
    hexes = land.cells_of(land.region_of[at])
    grown = crops_in(reading.prince(sight, seat).pieces, hexes, sight.data.crops_of)
    ordered = [crop for crop in sight.data.crops if crop in grown]
    return [say(sight, "crops_here", crops=ordered)] if ordered else []


def colour(kind: str, sight: Sight) -> Tip:
    """A colour: how much of it is filled, and what its bonus still brings."""
    component = sight.data.kinds[kind]
    done, of = reading.progress(sight, sight.estate, kind)
    first, second = component.bonus
    left = reading.bonus_left(sight, kind)
    found = (
        say(sight, "colour_done", done=done, of=of), say(sight, "colour_bonus", first=first, second=second),
        say(sight, "colour_left", n=left) if left else say(sight, "colour_gone"),
    )
    return Tip(capital(sight.speaker.name(kind, "many")), lines=found, rules=("T6.1", "T6.2", "T6.4"),
               picture=f"tuscany/kinds/{kind}", reconstructed=reconstructed(component.source, "bonus"))


def board(rest: str, sight: Sight) -> Tip:
    return _layout(rest, "board_swap", sight)


def turn(rest: str, sight: Sight) -> Tip:
    return _layout(rest, "board_turn", sight)


def joint(rest: str, sight: Sight) -> Tip:
    return Tip(sight.speaker.t("board.tuscany.tip.joint_title"), lines=(say(sight, "board_join"),), rules=("T21.6",))


def _layout(rest: str, words: str, sight: Sight) -> Tip:
    """A board of the estate that is being laid out."""
    plan = sight.data.plan(reading.prince(sight, sight.seat).estate)
    id = plan.boards[int(rest.partition(".")[2]) - 1]
    return Tip(title(sight, id), sight.speaker.name("estate_board"), (say(sight, words),), ("T21.6",),
               reconstructed=reconstructed(sight.data.boards[id].source))
