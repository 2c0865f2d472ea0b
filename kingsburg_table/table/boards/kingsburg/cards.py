"""The cards of the modules on the table: the governor, this year's destiny, the scenario or the own group."""

from __future__ import annotations

from kingsburg_table.games.kingsburg.cards import Card, Governor
from kingsburg_table.games.kingsburg.hooks import HOOKS
from kingsburg_table.games.kingsburg.state import HIDDEN, Kingsburg, Player
from kingsburg_table.table.boards.kingsburg import faces, pictograms
from kingsburg_table.table.boards.kingsburg.court import court
from kingsburg_table.table.boards.kingsburg.faces import Face
from kingsburg_table.table.boards.kingsburg.wording import effect_runs
from kingsburg_table.table.boards.label import escape, label, pictures
from kingsburg_table.table.box import Box
from kingsburg_table.table.draw import card, paper
from kingsburg_table.table.draw.canvas import Canvas
from kingsburg_table.table.draw.icon import icon
from kingsburg_table.table.pieces.board import Sight
from kingsburg_table.table.pieces.spots import Look, Spot, Thing
from kingsburg_table.table.speech import pictured

PAD = 30.0
#: Where the scenario has pieces of its own that lie elsewhere.
SCENARIO = "scenario"


def destiny_things(sight: Sight) -> list[Thing]:
    view: Kingsburg = sight.view
    if not court(sight).destiny:
        return []
    return [Thing("card", f"destiny.{view.destiny}" if view.destiny else "", ("destiny", view.destiny))]


def scenario_things(sight: Sight, low: bool = False) -> list[Thing]:
    """The scenario's sheet; in Vote Buying the group that supports the seat this year. `low`: over the governor."""
    here = court(sight)
    if not here.scenario or (low and here.lone_scenario):
        return []
    if not low and sight.wide and sight.focus == "piazza" and not here.lone_scenario:
        return []
    group = sight.view.players[sight.estate].group
    if group:
        return [Thing("scenario", f"group.{sight.estate}.{group}", ("groups", group))]
    return [Thing("scenario", f"scenario.{here.scenario}", ("scenarios", here.scenario))]


def paint(canvas: Canvas, spot: Spot, look: Look, sight: Sight) -> None:
    """A card that lies open."""
    assert isinstance(spot.thing.data, tuple)
    kind, id = spot.thing.data
    box = spot.box
    if not id:
        key: tuple[object, ...] = ("kingsburg.card back", kind)
        canvas.cached(key, box, lambda own: _back(own, Box(0, 0, box.w, box.h), kind), PAD)
        return
    face = face_of(kind, id, sight, framed(look))
    canvas.cached(("kingsburg.card", face, sight.wide), box,
                  lambda own: faces.draw(own, Box(0, 0, box.w, box.h), face, sight.wide), PAD)


def _back(canvas: Canvas, box: Box, kind: str) -> None:
    card.back(canvas, box, "", f"kingsburg/{kind}/back", "#25305A")


def framed(look: Look) -> str:
    """The state of a card's frame."""
    if look.chosen or (look.hovered and look.lit):
        return "hot"
    return "lit" if look.lit else "plain"


def face_of(kind: str, id: str, sight: Sight, look: str = "plain", seat: int = -1) -> Face:
    """A card's face; `seat`: whose it is."""
    group: dict[str, Card] = getattr(sight.data.cards, kind)
    source = group[id]
    state = usage(source, seat, sight) if seat >= 0 else ""
    return Face(
        sight.speaker.name(id), f"kingsburg/{kind}/{id}", said(source, sight), in_brief(source, sight),
        pictograms.effects(source), source.number if kind == "governors" else -1,
        sight.colour(seat) if seat >= 0 else 0, state,
        sight.speaker.t(f"board.kingsburg.usage.{state}") if state else "", look, state in ("used", "spent"),
    )


def said(source: Card, sight: Sight) -> str:
    """What a card does in whole sentences, amounts as pictures."""
    return " ".join(pictured(effect_runs(sight.speaker, effect)) for effect in source.effects)


def in_brief(source: Card, sight: Sight) -> str:
    """The same as a word and pictures for each effect."""
    parts: dict[str, list[str]] = {}
    for effect in source.effects:
        id = f"board.kingsburg.brief.{effect.hook}"
        parts.setdefault(sight.speaker.t(id) if sight.speaker.has(id) else "", []).append(pictograms.one_effect(effect))
    return "; ".join(f"{escape(when)}: {' '.join(what)}" if when else " ".join(what) for when, what in parts.items())


def usage(source: Card, seat: int, sight: Sight) -> str:
    """Whether a seat's card can still be used: possible or used, always at work (lasting), or over for good (spent)."""
    view: Kingsburg = sight.view
    player: Player = view.players[seat]
    coming = [at for at, effect in enumerate(source.effects) if not over(effect.hook, effect.years, view)]
    if not coming:
        return "spent"
    asked = [at for at in coming if source.effects[at].limit or HOOKS[source.effects[at].hook].manner == "asks"]
    if not asked:
        return "lasting"
    return "used" if all((source.id, at) in player.used for at in asked) else "possible"


def over(hook: str, years: tuple[int, ...], view: Kingsburg) -> bool:
    """Whether an effect's moment will not come again."""
    if hook == "setup":
        return view.year > 0
    if years and max(years) == view.year and hook in ("year_start", "phase1"):
        return view.season not in ("", "spring") or bool(view.placed)
    return bool(years) and max(years) < view.year


def paint_scenario(canvas: Canvas, spot: Spot, look: Look, sight: Sight) -> None:
    """A strip with sign and name; a whole card where nothing else stands beside the council."""
    assert isinstance(spot.thing.data, tuple)
    kind, id = spot.thing.data
    box, state = spot.box, framed(look)
    group = kind == "groups"
    short = pictograms.effects(sight.data.cards.groups[id]) if group else ""
    used = group and usage(sight.data.cards.groups[id], sight.estate, sight) == "used"
    key = ("kingsburg.scenario", kind, id, state, short, used, look.hovered, sight.wide, sight.lang)
    if box.h > 90:
        text = said(sight.data.cards.groups[id], sight) if group else _scenario_text(id, sight)
        face = Face(sight.speaker.name(id), f"kingsburg/{kind}/{id}", text, short, look=state, tilted=used)
        canvas.cached(("kingsburg.card", face, sight.wide), box,
                      lambda own: faces.draw(own, Box(0, 0, box.w, box.h), face, sight.wide), PAD)
        return
    canvas.cached(key, box, lambda own: _strip(own, Box(0, 0, box.w, box.h), kind, id, short, state, used, sight), PAD)


def _scenario_text(id: str, sight: Sight) -> str:
    return sight.speaker.t(f"board.kingsburg.scenario.{id}")


def _strip(canvas: Canvas, box: Box, kind: str, id: str, short: str, state: str, used: bool, sight: Sight) -> None:
    card.ground(canvas, box, state, len(id), 7)
    size = box.h - 6
    icon(canvas, f"kingsburg/{kind}/{id}", (box.x + 7 + size / 2, box.cy), size, grey=0.5 if used else 0.0)
    words = Box(box.x + size + 14, box.y, box.w - size - 20, box.h)
    name = sight.speaker.name(id)
    if short:
        wide = canvas.text_width(name, face="serif_bold", size=19) + 12
        if wide + 70 < words.w:
            room = Box(words.x + wide, words.y, words.w - wide, words.h)
            pictures(canvas, short, room, 21, anchor="r", must=False)
            words = Box(words.x, words.y, wide, words.h)
    label(canvas, name, words, 19 if sight.wide else 18, face="serif_bold", lines=2 if box.h > 34 else 1, lead=0.92,
          icon="")
    card.frame(canvas, box, state, 7)


def governor_of(sight: Sight, seat: int) -> Governor | None:
    """Who governs a seat's province, as far as this seat may know."""
    id = sight.view.players[seat].governor
    return sight.data.cards.governors[id] if id and id != HIDDEN else None


def empty(canvas: Canvas, box: Box, words: str) -> None:
    """The place where a card will lie."""
    paper.sheet(canvas, box, "parchment", seed=12)
    canvas.rrect(box.inset(10), 8, None, "ink_soft", 1.4, (6, 5), 0.6)
    label(canvas, words, box.inset(16), 20, anchor="c", lines=3, colour="ink_soft", icon="")
