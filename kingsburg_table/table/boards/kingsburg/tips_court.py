"""Tooltips of what the modules add: cards, tokens, decks, and what lies on advisors."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from kingsburg_table.core.components import Provenance
from kingsburg_table.games.kingsburg.cards import Card, Office, Scenario
from kingsburg_table.games.kingsburg.components import Advisor
from kingsburg_table.games.kingsburg.hooks import HOOKS
from kingsburg_table.games.kingsburg.state import HIDDEN, Kingsburg
from kingsburg_table.games.kingsburg.words import GOODS
from kingsburg_table.table.boards.kingsburg import cards, courtiers
from kingsburg_table.table.boards.kingsburg.wording import effect_runs, scenario_said, words_runs
from kingsburg_table.table.pieces.board import Sight, Tip
from kingsburg_table.text.speaker import Run

Line = tuple[Run, ...]
RULES = {"governors": "M3", "destiny": "M4", "groups": "SC1"}
SCENARIOS = {"pork_barrel": "SC1", "shifting_alliances": "SC2", "goblin_valley": "SC3", "great_tournament": "SC4"}


def reconstructed(source: Mapping[str, Provenance]) -> bool:
    """Whether a figure or effect is; a translated name and the number of a card are nobody's figure."""
    fields = (field for field, where in source.items() if where == "reconstructed")
    return any(field != "number" and not field.startswith("name") for field in fields)


def tip(kind: str, id: str, rest: str, sight: Sight) -> Tip | None:
    """The tooltip of a module's thing; None for what is of the base game."""
    box = sight.data.cards
    if kind == "governor" and id in box.governors:
        seat = rest.partition(".")[0]
        return _card("governors", id, sight, int(seat) if seat.isdigit() else -1)
    if kind == "destiny" and id in box.destiny:
        return _card("destiny", id, sight)
    if kind == "group" and id in box.groups:
        return _card("groups", id, sight)
    if kind == "advisor" and id in box.offices:
        return _office(box.offices[id], sight)
    if kind == "scenario" and id in SCENARIOS:
        return _scenario(id, sight)
    if kind == "army":
        title = sight.speaker.t("board.kingsburg.tip.army.title", n=int(id))
        return Tip(title, lines=(_say(sight, "army"),), rules=("M5", "K12.2"))
    if kind == "deck":
        title = sight.speaker.t(f"board.kingsburg.tip.deck.{id}.title")
        return Tip(title, lines=(_say(sight, f"deck.{id}"),), rules=("SC3", "K6.5"))
    return None


def _say(sight: Sight, id: str, **values: object) -> Line:
    return tuple(sight.speaker.rich(f"board.kingsburg.tip.{id}", **values))


def _note(note: Mapping[str, str], sight: Sight) -> list[Line]:
    text = note.get(sight.lang, "")
    return [(Run(text, style="italic"),)] if text else []


def _card(kind: str, id: str, sight: Sight, seat: int = -1) -> Tip:
    """Its whole text, whether it can still be used, notes, rules, and where its figures come from."""
    card: Card = getattr(sight.data.cards, kind)[id]
    lines: list[Line] = [tuple(effect_runs(sight.speaker, effect)) for effect in card.effects]
    rules = [RULES[kind], *(HOOKS[effect.hook].rule for effect in card.effects)]
    if seat >= 0:
        state = cards.usage(card, seat, sight)
        lines.append((Run(sight.speaker.t(f"board.kingsburg.usage.{state}"), style="bold"),))
    lines += _note(card.note, sight)
    return Tip(sight.speaker.name(id), sight.speaker.t(f"board.kingsburg.tip.{kind}"), tuple(lines),
               tuple(dict.fromkeys(rules)), f"kingsburg/{kind}/{id}", reconstructed(card.source))


def _scenario(id: str, sight: Sight) -> Tip:
    scenario: Scenario = sight.data.cards.scenarios[id]
    lines: list[Line] = [tuple(sight.speaker.rich(id, **values)) for id, values in scenario_said(scenario)]
    if scenario.forbids and sight.data.has("destiny"):
        lines.append(_say(sight, "forbids", cards=list(scenario.forbids)))
    lines += _note(scenario.note, sight)
    return Tip(sight.speaker.name(id), sight.speaker.t("board.kingsburg.tip.scenario"), tuple(lines),
               (SCENARIOS[id],), f"kingsburg/scenarios/{id}", reconstructed(scenario.source))


def _office(office: Office, sight: Sight) -> Tip:
    note = sight.speaker.t("board.kingsburg.tip.rank", rank=office.rank)
    lines = (tuple(words_runs(sight.speaker, office.support)), _say(sight, "office"))
    return Tip(sight.speaker.name(office.id), note, lines, ("M3", "K5.2"), "", reconstructed(office.source))


def laid_on(advisor: Advisor, sight: Sight) -> list[Line]:
    """The tile, tokens and gifts on an advisor."""
    if sight.data.plain:
        return []
    view: Kingsburg = sight.view
    lines: list[Line] = []
    laid = courtiers.laid_on(sight, advisor)
    if laid.tile:
        whim = sight.data.whims[advisor.rank]
        name = Run(f"{sight.speaker.name(laid.tile)}: ", style="bold")
        lines.append((name, *words_runs(sight.speaker, whim.support)))
        goods = {good: n for good, n in zip(GOODS, laid.lies, strict=True) if n}
        lines += [_say(sight, "on_tile", things=goods)] if goods else []
        lines += _note(whim.note, sight)
    for seat, n in Counter(marker.seat for marker in view.markers if marker.rank == advisor.rank).items():
        lines.append(_say(sight, "reserved" if laid.locked else "alliance", seat=seat, n=n))
    if laid.gift:
        lines.append(_say(sight, "gift"))
    doubled = [seat for seat, player in enumerate(view.players) if player.doubled == advisor.id]
    return lines + [_say(sight, "doubled", seat=seat) for seat in doubled]


def of_seat(seat: int, sight: Sight) -> list[Line]:
    """A rival's governor, group, strips and army tokens."""
    player = sight.view.players[seat]
    lines: list[Line] = []
    for source in (cards.governor_of(sight, seat), sight.data.cards.groups.get(player.group)):
        if source is not None:
            said = [run for effect in source.effects for run in (*effect_runs(sight.speaker, effect), Run(" "))]
            lines.append((Run(f"{sight.speaker.name(source.id)}: ", style="bold"), *said))
    if player.governor == HIDDEN:
        lines.append(_say(sight, "governor_chosen"))
    if player.offered or player.strips:
        lines.append(_say(sight, "strips", rows=sorted(player.offered or player.strips)))
    if player.army:
        lines.append(_say(sight, "army_left", values=[str(n) for n in sorted(player.army)]))
    return lines
