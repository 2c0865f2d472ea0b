"""The family's sheet as it stands: counters, the sum of the dice, the plan, portraits, the round's reward."""

from __future__ import annotations

from kingsburg_table.core.actions import Action
from kingsburg_table.games.signorie.actions import DoTask, LayToken, Marry, SendMan, TakeDie
from kingsburg_table.games.signorie.state import Signorie
from kingsburg_table.games.signorie.words import CAREERS, ROWS, SEXES, RaiseThreshold
from kingsburg_table.table.boards.signorie import family, gauge, lines, plan
from kingsburg_table.table.boards.signorie.desk import acting, looked, owner, sheet
from kingsburg_table.table.boards.signorie.family import Account, FamilyParts, Plate, Portrait, Prize
from kingsburg_table.table.boards.tags import draw_tags, lost, spanned, tags, tags_width
from kingsburg_table.table.box import Box
from kingsburg_table.table.draw.canvas import Canvas
from kingsburg_table.table.draw.rich import escape
from kingsburg_table.table.layout import Placed
from kingsburg_table.table.pieces.board import Sight
from kingsburg_table.table.pieces.spots import Look, Spot, Thing

PLATES = ("florins", "man", "woman", "points")
COUNTERS = {"florins": "florins", "man": "men", "woman": "women", "points": "points"}


def parts(box: Box, sight: Sight) -> FamilyParts:
    return family.parts(box, len(ROWS), 1 + len(sight.data.figures.weddings), sight.wide)


def things(sight: Sight) -> list[Thing]:
    seat = sight.estate
    targets = [f"pawn.{seat}.{kind}" if kind in SEXES else f"counter.{seat}.{kind}" for kind in PLATES]
    made = [Thing("plate", target, kind) for target, kind in zip(targets, PLATES, strict=True)]
    made += [Thing("reserve", f"reserve.{seat}.{sex}", sex) for sex in SEXES]
    made += [Thing("sum", f"counter.{seat}.sum"), Thing("prize", f"round.{max(1, sight.view.round)}")]
    made += [Thing("row", f"row.{seat}.{row}", at) for at, row in enumerate(ROWS)]
    return made + [Thing("portrait", f"portrait.{seat}.{at}", at) for at in range(1 + len(sight.data.figures.weddings))]


def arranged(placed: Placed, sight: Sight) -> Placed:
    laid = parts(Box(0, 0, placed.box.w, placed.box.h), sight)
    reserves = [family.reserve_place(box) for box in laid.plates[1:3]]
    boxes = (*laid.plates, *reserves, laid.gauge, laid.prize, *laid.rows, *laid.portraits)
    return Placed(placed.id, placed.piece, placed.box, {**placed.details, "places": [tuple(box) for box in boxes]})


def ground(canvas: Canvas, placed: Placed, sight: Sight) -> None:
    sheet(canvas, placed.box, sight, 5)
    laid = parts(placed.box, sight)
    title = sight.speaker.t("board.signorie.plan", n=sight.data.figures.tokens_to_score)
    plan.heading_of(canvas, laid.plan, title, sight.wide)
    y = laid.prize.y - (8 if sight.wide else 6)
    canvas.line((laid.plates[0].x, y), (laid.plates[-1].right, y), "ink_soft", 1, 0.35)


def paint_plate(canvas: Canvas, spot: Spot, look: Look, sight: Sight) -> None:
    assert isinstance(spot.thing.data, str)
    kind, player = spot.thing.data, owner(sight)
    have = {"florins": player.florins, "man": player.men, "woman": player.women, "points": player.points}[kind]
    supply = {"man": player.reserve_men, "woman": player.reserve_women}.get(kind)
    plate = Plate(kind, sight.colour(sight.estate), have, supply, spanned(sight, sight.estate, COUNTERS[kind]))
    family.draw_plate(canvas, spot.box, plate, look, sight.wide)
    if kind == "woman":  # children for whom there is no pawn, of either sex: between men and women
        draw_tags(canvas, lost(sight, sight.estate, "pawns"), (spot.box.x - 4, spot.box.bottom - 2), spot.box.w)


def paint_reserve(canvas: Canvas, spot: Spot, look: Look, sight: Sight) -> None:
    player = owner(sight)
    count = player.reserve_men if spot.thing.data == "man" else player.reserve_women
    family.draw_reserve(canvas, spot.box, count, look, sight.wide)


def sum_of(sight: Sight, seat: int) -> gauge.Sum:
    """The dice of a seat against its threshold, with the die or task that is looked at."""
    now, limit = sight.hints["sums"][seat], sight.hints["thresholds"][seat]
    figures, action, then = sight.data.figures.threshold, looked(sight), now
    if sight.decision is not None and sight.decision.seat == seat:
        if isinstance(action, TakeDie):
            then = now + action.value
        elif isinstance(action, DoTask) and not sight.view.sums:  # after the check pawns raise nothing (S11.12)
            raises = isinstance(sight.data.tasks[action.task].do, RaiseThreshold)
            limit = min(figures.most, limit + figures.per_pawn * action.pawns * raises)
    return gauge.Sum(now, then, limit, figures.most, sight.colour(seat))


def paint_sum(canvas: Canvas, spot: Spot, look: Look, sight: Sight) -> None:
    found = sum_of(sight, sight.estate)
    room = found.limit - found.then
    say = sight.speaker.t
    name = "over" if room < 0 else "room" if room else "at"
    words = say(f"board.signorie.{name}", n=abs(room))
    short = say(f"board.signorie.{name}.short", n=abs(room)) if room else ""
    family.draw_account(canvas, spot.box, Account(say("board.signorie.sum"), found, words, short), look, sight.wide)
    draw_tags(canvas, lost(sight, sight.estate, "threshold"), (spot.box.cx, spot.box.bottom - 4), spot.box.w)


def paint_row(canvas: Canvas, spot: Spot, look: Look, sight: Sight) -> None:
    assert isinstance(spot.thing.data, int)
    plan.draw_row(canvas, spot.box, row_of(sight, spot.thing.data), look, sight.wide)
    if not spot.thing.data:
        found = tags(sight, sight.estate, "tokens") + lost(sight, sight.estate, "alliances")
        at = spot.box.x + 14 - tags_width(canvas, found) / 2, spot.box.y - (13 if sight.wide else 10)
        draw_tags(canvas, found, at, spot.box.w)  # before the heading: which row it comes to may still be open


def row_of(sight: Sight, row: int) -> plan.PlanRow:
    """A row of the plan: first the shields, filled as far as there are tokens of their house."""
    player = owner(sight)
    data = sight.data
    tokens = [data.token(number) for number in player.rows[row]]
    shields: list[tuple[str, int | None]] = []
    for house in getattr(data.plan_of[player.plan], ROWS[row]):
        found = next((token for token in tokens if token[0] == house), None)
        if found is not None:
            tokens.remove(found)
        shields.append((house, found[1] if found is not None else None))
    worth = sight.estate_hints["rows"][sight.estate][ROWS[row]]["points"]
    return plan.PlanRow(ROWS[row], tuple(shields), player.face_down[row], worth, data.figures.tokens_to_score,
                    data.figures.face_down_points, coming(sight, row) if acting(sight) else "")


def coming(sight: Sight, row: int) -> str:
    """The house whose token the looked-at action would bring to a row; `back` for one face down."""
    action = looked(sight)
    if isinstance(action, LayToken):
        return plan.BACK if action.row == ROWS[row] else ""
    where, token = brought(action, sight)
    return token[0] if token is not None and where == ROWS[row] else ""


def brought(action: Action | None, sight: Sight) -> tuple[str, tuple[str, int] | None]:
    """The row that a Mission or Marriage is for, and the token that comes along: house or `back`, and points."""
    view: Signorie = sight.view
    if not isinstance(action, (SendMan, Marry)):
        return "", None
    row, fits = ROWS[len(CAREERS)], sight.hints["fits"][action.city]
    suits, tokens = fits["marriage"], view.marriage_tokens
    if isinstance(action, SendMan):
        row = action.career
        suits, tokens = row in fits["mission"], view.mission_tokens
    if view.face_down:
        return row, (plan.BACK, sight.data.figures.face_down_points) if view.stack else None
    return row, sight.data.token(tokens[sight.data.city_number[action.city]]) if suits else None


def paint_portrait(canvas: Canvas, spot: Spot, look: Look, sight: Sight) -> None:
    assert isinstance(spot.thing.data, int)
    at, brides = spot.thing.data, owner(sight).brides
    points = sight.data.figures.weddings[at - 1] if at else 0
    family.draw_portrait(canvas, spot.box, Portrait(at, at <= brides, points, at == brides + 1), look, sight.wide)


def paint_prize(canvas: Canvas, spot: Spot, look: Look, sight: Sight) -> None:
    family.draw_prize(canvas, spot.box, prize_of(sight), look, sight.wide)


def prize_of(sight: Sight) -> Prize:
    """The round's reward, what may be had instead or besides, and whether the sum of the dice allows it."""
    view: Signorie = sight.view
    say, figures = sight.speaker.t, sight.data.figures
    number = max(1, view.round)
    reward = sight.data.rewards[view.rewards[number - 1]]
    found = sum_of(sight, sight.estate)
    if reward.kind == "bonus":
        second = say("board.signorie.or_florins", n=figures.reward_florins)
    else:
        second = say("board.signorie.would_score", n=sight.estate_hints["reward_points"][sight.estate])
    whose = "entitled" if sight.estate == sight.seat else "entitled_other"
    verdict = say(f"board.signorie.{whose}" if found.fits else "board.signorie.not_entitled", sum=found.then,
                  threshold=found.limit)
    picture, second = lines.pictures(reward.do, sight.data), escape(second)
    name = escape(sight.speaker.name(reward.id, "short"))
    said = (f"[{lines.mark(reward.do)}] {name}", second) if sight.wide else (f"{picture} {second}",)
    return Prize(say("board.signorie.reward_of", round=number), said, verdict, found.fits)
