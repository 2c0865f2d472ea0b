"""Principato's components for the almanac: cards, goals, tokens, cubes, and the areas of a principality."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from kingsburg_table.games.principato.box import Card, CultureKind, Goal, OtherCard, Place, Token
from kingsburg_table.games.principato.components import Components
from kingsburg_table.games.principato.sentences import Message, card_messages, goal_message
from kingsburg_table.games.principato.words import CUBES, GainAny
from kingsburg_table.table.boards.principato import lines
from kingsburg_table.table.boards.principato.calendar import ROMAN
from kingsburg_table.table.boards.principato.tips import RULES
from kingsburg_table.table.pieces.almanac import Entry, Fact, Section, provenance
from kingsburg_table.table.speech import markup
from kingsburg_table.text.speaker import Run, Speaker

CORNERS = (2, 3, 4)  #: the number in a card's corner: from how many players on it is used
AREAS = {
    "church": "church", "palace_area": "palace", "city_center": "far_town", "city_walls": "gate", "environs": "tree",
}
OTHERS: Mapping[str, tuple[str, tuple[str, ...]]] = {
    "scoring_card": ("military_scoring", ("P7.1", "P7.2", "P7.5")), "summary_card": ("rules", ("P2.4", "P6.3")),
    "start_player_card": ("crown", ("P2.1", "P2.2")),
}


def almanac(data: Components, speaker: Speaker) -> tuple[Section, ...]:
    """Everything in the box."""
    cards = sorted(data.cards.values(), key=lambda card: card.number)
    goals = sorted(data.goals.values(), key=lambda goal: goal.type)

    def section(id: str, icon: str, entries: Iterable[Entry]) -> Section:
        return Section(id, speaker.t(f"almanac.principato.{id}"), icon, tuple(entries))

    return (
        section("cards", "card", (_card(card, data, speaker) for card in cards)),
        section("goals", "goal_scroll", (_goal(goal, speaker) for goal in goals)),
        section("culture", "painting", (_culture(kind, speaker) for kind in data.culture.values())),
        section("tokens", "militia", (_token(token, data, speaker) for token in data.tokens.values())),
        section("cubes", "cube", (_cube(cube, data, speaker) for cube in CUBES)),
        section("others", "card_back", (_other(card, speaker) for card in data.other_cards.values())),
        section("areas", "church", (_area(data.areas[area], speaker) for area in AREAS)),
    )


def _card(card: Card, data: Components, speaker: Speaker) -> Entry:
    *options, after = card_messages(card)
    facts = []
    for number, (deal, message) in enumerate(zip(card.options, options, strict=True), 1):
        label = speaker.t("almanac.principato.option", n=number) if len(options) > 1 else speaker.t("almanac.effect")
        said = f"{lines.option(deal)}\n{_sentence(message, speaker)}"
        facts.append(Fact(label, said, provenance(card.source, "options")))
    mark = "[ptexchange:] " if card.exchange else ""
    source = provenance(card.source, "exchange")
    facts.append(Fact(_capital(speaker.name("exchange_symbol")), mark + _sentence(after, speaker), source))
    facts += _decks(card, data, speaker)
    rules = ["P3.1", "P3.8" if card.exchange else "P3.9"]
    rules += ["P3.2"] if any(deal.pay.things() for deal in card.options) else []
    rules += ["P3.7"] if any(isinstance(deal.do, GainAny) for deal in card.options) else []
    copies = data.all_copies[card.number]
    note = speaker.t("almanac.principato.copies", n=copies)
    if card.area:
        note = f"{speaker.name(card.area, 'short')} · {note}"
    return Entry(card.id, speaker.name(card.id), f"principato/cards/{card.id}", note, f"×{copies}", tuple(facts),
                 tuple(rules), speaker.name(card.id, "short"))


def _decks(card: Card, data: Components, speaker: Speaker) -> list[Fact]:
    """How many copies lie in which deck, by the number in their corner (S-2)."""
    facts = []
    for id, start in data.starting.items():
        if card.id in start.copies:
            said = speaker.t(f"almanac.principato.{id}", n=start.copies[card.id])
            facts.append(Fact(speaker.t("almanac.principato.start"), _plain(said), provenance(start.source, "copies")))
    for year, deck in data.years.items():
        if card.id in deck.copies:
            said = ", ".join(
                speaker.t(f"almanac.principato.corner.{corner}", n=copies)
                for corner, copies in zip(CORNERS, deck.copies[card.id], strict=True) if copies
            )
            label = speaker.t("almanac.principato.deck", year=ROMAN[year])
            facts.append(Fact(label, _plain(said), provenance(deck.source, "copies")))
    return facts


def _goal(goal: Goal, speaker: Speaker) -> Entry:
    facts = [Fact(speaker.t("almanac.points"), _sentence(goal_message(goal), speaker),
                  provenance(goal.source, "per", "sets"))]
    if speaker.lang in goal.note:
        facts.append(Fact(speaker.t("almanac.note"), _plain(goal.note[speaker.lang])))
    note = speaker.t("almanac.principato.type", type=ROMAN[goal.type])
    rules = ("P9.1", "P10.1", "P9.5")
    return Entry(goal.id, speaker.name(goal.id), f"principato/goals/{goal.id}", note, ROMAN[goal.type], tuple(facts),
                 rules)


def _culture(kind: CultureKind, speaker: Speaker) -> Entry:
    values = "   ".join(f"[vp:{value}] ×{n}" for value, n in zip(kind.values, kind.copies, strict=True))
    facts = (_use(kind.id, speaker),
             Fact(speaker.t("almanac.principato.values"), values, provenance(kind.source, "values", "copies")))
    total = sum(kind.copies)
    note = speaker.t("almanac.principato.in_box", n=total)
    return Entry(kind.id, _capital(speaker.name(kind.id)), f"principato/tokens/{kind.id}", note, f"×{total}", facts,
                 (*RULES[kind.id], "P3.13"))


def _token(token: Token, data: Components, speaker: Speaker) -> Entry:
    """Field and farm, palazzo and bank, militia and condottiere are two sides of one token."""
    pile = data.stock[token.pile]
    other = next((each.id for each in data.tokens.values() if each.pile == token.pile and each.id != token.id), "")
    said = speaker.t("almanac.principato.in_box", n=pile.count)
    if other:
        said = speaker.t("almanac.principato.two_sides", count=said, other=other)
    facts = (_use(token.id, speaker),
             Fact(speaker.t("almanac.principato.stock"), _plain(said), provenance(pile.source, "count")))
    rules = (*RULES[token.id], "P1.12" if other else "P1.11", *(("P11.4",) if token.pile == "troops" else ()))
    return Entry(token.id, _capital(speaker.name(token.id)), f"principato/tokens/{token.id}",
                 speaker.name(token.area), speaker.name(token.area, "short"), facts, rules)


def _cube(id: str, data: Components, speaker: Speaker) -> Entry:
    pile = data.stock[id]
    said = speaker.t("almanac.principato.cubes_in_box", n=pile.count)
    facts = (_use(id, speaker),
             Fact(speaker.t("almanac.principato.stock"), _plain(said), provenance(pile.source, "count")))
    picture = {"favor": "favour"}.get(id, id)
    return Entry(id, _capital(speaker.name(id)), f"icons/{picture}", said, f"×{pile.count}", facts,
                 (*RULES[id], "P11.2"))


def _other(card: OtherCard, speaker: Speaker) -> Entry:
    icon, rules = OTHERS[card.id]
    facts = (Fact(speaker.t("almanac.use"), _plain(speaker.t(f"almanac.principato.{card.id}"))),)
    note = speaker.t("almanac.principato.copies", n=card.copies)
    return Entry(card.id, _capital(speaker.name(card.id)), f"icons/{icon}", note, f"×{card.copies}", facts, rules,
                 speaker.t(f"almanac.principato.{card.id}.title"))


def _area(area: Place, speaker: Speaker) -> Entry:
    facts = (_use(area.id, speaker),
             Fact(speaker.t("almanac.principato.spaces"), str(area.spaces), provenance(area.source, "spaces")))
    return Entry(area.id, _capital(speaker.name(area.id)), f"principato/districts/{AREAS[area.id]}", facts=facts,
                 rules=("P1.1", "P1.3", *(rule for rule in RULES[area.id] if rule != "P1.1")))


def _use(id: str, speaker: Speaker) -> Fact:
    return Fact(speaker.t("almanac.use"), markup(speaker.rich(f"board.principato.tip.{id}")))


def _sentence(message: Message, speaker: Speaker) -> str:
    id, values = message
    return _plain(_capital(speaker.t(id, **values)) + ".")


def _plain(text: str) -> str:
    return markup([Run(text)])


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
