"""Tooltips: name, cost, effect in words, rule numbers; and whether a figure is a reconstruction."""

from __future__ import annotations

from kingsburg_table.games.kingsburg.components import Advisor, Building
from kingsburg_table.games.kingsburg.hooks import HOOKS
from kingsburg_table.games.kingsburg.state import Kingsburg, Player
from kingsburg_table.games.kingsburg.words import GOODS, Peek, Trade
from kingsburg_table.table.boards.kingsburg import tips_court
from kingsburg_table.table.boards.kingsburg.counted import ROMAN
from kingsburg_table.table.boards.kingsburg.province import lettered
from kingsburg_table.table.boards.kingsburg.rivals import badge
from kingsburg_table.table.boards.kingsburg.strips import row_of
from kingsburg_table.table.boards.kingsburg.wording import effect_runs, words_runs
from kingsburg_table.table.pieces.board import Sight, Tip
from kingsburg_table.text.speaker import Run

THINGS = {  # kind of target -> message, rules
    "die": ("die", ("K5.1", "K5.2")), "white": ("white", ("K5.3",)), "token": ("token", ("K5.4",)),
    "envoy": ("envoy", ("K10.3", "K10.4")), "points": ("points", ("K2.9",)),
    "soldiers": ("soldiers", ("K11.1", "K12.5")),
    "supply": ("supply", ("K6.1",)), "order": ("order", ("K4.6",)), "battle": ("battle", ("K12.5", "K12.6", "K12.8")),
}
STORE = (*GOODS, "tokens", "soldiers")
Line = tuple[Run, ...]


def tip(target: str, sight: Sight) -> Tip | None:
    """The tooltip of a thing on the table; None for what has none."""
    kind, _, rest = target.partition(".")
    id = rest.rpartition(".")[2] or rest
    if kind == "advisor" and id in sight.data.advisors:
        return _advisor(sight.data.advisors[id], sight)
    if found := tips_court.tip(kind, id, rest, sight):
        return found
    if kind == "strip":
        return _strip(id, sight)
    if kind == "building" and id in sight.data.buildings:
        return _building(sight.data.buildings[id], int(rest.partition(".")[0]), sight)
    if kind == "enemy":
        return _enemy(sight)
    if kind == "seat":
        return _seat(int(rest), sight)
    if kind == "good":
        return _thing("good", ("K7.3", "K11.1"), sight, title=_capital(sight.speaker.name(id)))
    small = THINGS.get(kind)
    return _thing(*small, sight) if small is not None else None


def _say(sight: Sight, id: str, **values: object) -> Line:
    return tuple(sight.speaker.rich(f"board.kingsburg.tip.{id}", **values))


def _thing(id: str, rules: tuple[str, ...], sight: Sight, title: str = "") -> Tip:
    return Tip(title or sight.speaker.t(f"board.kingsburg.tip.{id}.title"), lines=(_say(sight, id),), rules=rules)


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def _advisor(advisor: Advisor, sight: Sight) -> Tip:
    view: Kingsburg = sight.view
    tile = advisor.rank in view.whims
    lines: list[Line] = [] if tile else [tuple(words_runs(sight.speaker, advisor.support))]
    lines += tips_court.laid_on(advisor, sight)
    for placed in view.placed:
        if placed.rank == advisor.rank:
            if placed.seat < 0:
                lines.append(_say(sight, "neutral"))
            else:
                lines.append(_say(sight, "stands_here", seat=placed.seat))
    lines += _note(advisor.note, sight)
    rules = ["K5.2", "K6.1"]
    if any(isinstance(word, Peek) for word in advisor.support):
        rules.append("K6.5")
    if any(isinstance(word, Trade) for word in advisor.support):
        rules.append("K2.8")
    rank = sight.speaker.t("board.kingsburg.tip.rank", rank=advisor.rank)
    source = sight.data.whims[advisor.rank].source if tile else advisor.source
    rules += ["M6"] if tile else []
    return Tip(sight.speaker.name(advisor.id), rank, tuple(lines), tuple(rules), f"kingsburg/advisors/{advisor.id}",
               tips_court.reconstructed(source))


def _building(building: Building, seat: int, sight: Sight) -> Tip:
    player: Player = sight.view.players[seat]
    hints = sight.estate_hints if seat == sight.estate else sight.hints
    printed = _goods(building.price)
    now = _goods(hints["prices"][building.id]) if "prices" in hints else printed
    lines: list[Line] = []
    if building.id in player.built:
        lines.append(_say(sight, "built", seat=seat))
        if player.has_used(building.id):
            lines.append(_say(sight, "used"))
    else:
        lines.append(_say(sight, "cost", cost=now or {}))
        if now != printed:
            lines.append(_say(sight, "discount", cost=printed))
    if building.points:
        lines.append(_say(sight, "worth", n=building.points))
    rules = ["K7.2", "K7.3"] if building.id not in player.built else []
    for effect in building.effects:
        lines.append(tuple(effect_runs(sight.speaker, effect)))
        rules.append(HOOKS[effect.hook].rule)
    lines += _note(building.note, sight)
    where = "strip" if building.strip else "place" if lettered(sight.data) else "column"
    place = sight.speaker.t(f"board.kingsburg.tip.{where}", row=building.row, column=ROMAN[building.column])
    return Tip(sight.speaker.name(building.id), place, tuple(lines), tuple(dict.fromkeys(rules)),
               f"kingsburg/buildings/{building.id}", tips_court.reconstructed(building.source))


def _strip(row: str, sight: Sight) -> Tip:
    """The buildings of an alternative row: what each costs, scores and does (M2)."""
    strip = row_of(sight.data, row, True)
    lines: list[Line] = []
    for building in strip:
        head = _say(sight, "strip_building", building=building.id, cost=_goods(building.price), n=building.points)
        does = [run for effect in building.effects for run in (Run(" "), *effect_runs(sight.speaker, effect))]
        lines.append((*head, *does))
    return Tip(sight.speaker.t("board.kingsburg.tip.strip_row", row=row), "", tuple(lines), ("M2",), "",
               any(tips_court.reconstructed(building.source) for building in strip))


def _goods(price: tuple[int, ...]) -> dict[str, int]:
    return {good: count for good, count in zip(GOODS, price, strict=True) if count}


def _note(note: dict[str, str], sight: Sight) -> list[Line]:
    text = note.get(sight.lang, "")
    return [(Run(text, style="italic"),)] if text else []


def _seat(seat: int, sight: Sight) -> Tip:
    """A rival's card: what its signs mean, its store (the narrow rail has no room for it), how to see more."""
    store = {name: sight.counters[seat][name] for name in STORE if sight.counters[seat][name]}
    lines = [_say(sight, "seat_has", things=store)] if store else []
    rules: list[str] = []
    gift = badge(sight, seat)
    if gift:
        lines.append(_say(sight, f"seat_{gift}"))
        rules.append({"help": "K3.1", "favour": "K9.1"}[gift])
    if sight.view.envoy == seat:
        lines.append(_say(sight, "seat_envoy"))
        rules.append("K10.3")
    lines += tips_court.of_seat(seat, sight)
    lines.append(_say(sight, "seat"))
    return Tip(sight.name(seat), lines=tuple(lines), rules=tuple(rules))


def _enemy(sight: Sight) -> Tip:
    """Before it is turned up only the year's range, whoever asks."""
    view: Kingsburg = sight.view
    if view.enemy_shown:
        card = sight.data.enemies[view.enemy]
        lines = (_say(sight, "enemy_strength", n=card.strength),
                 _say(sight, "enemy_reward", things=card.reward.things()),
                 _say(sight, "enemy_loss", things=card.loss.things()))
        note = sight.speaker.t("board.kingsburg.winter_of", year=ROMAN[card.year])
        return Tip(sight.speaker.name(card.kind), note, lines, ("K12.4", "K12.5", "K12.7"),
                   f"kingsburg/enemies/{card.kind}", tips_court.reconstructed(card.source))
    low, high = sight.data.figures.strength_ranges[max(view.year, 1) - 1]
    return Tip(sight.speaker.t("board.kingsburg.winter_of", year=ROMAN[max(view.year, 1)]),
               lines=(_say(sight, "threat", low=low, high=high), _say(sight, "threat_more")), rules=("K12.2", "K12.5"))
