"""What the modules and scenarios add to the almanac: 36 buildings, governors, destiny, whims, army tokens, groups."""

from __future__ import annotations

from collections.abc import Iterable

from kingsburg_table.games.kingsburg.cards import Card, Scenario, Whim
from kingsburg_table.games.kingsburg.components import Components
from kingsburg_table.games.kingsburg.hooks import HOOKS
from kingsburg_table.games.kingsburg.words import Effect, Office
from kingsburg_table.table.boards.kingsburg.tips_court import SCENARIOS
from kingsburg_table.table.boards.kingsburg.wording import effect_runs, scenario_said, words_runs
from kingsburg_table.table.draw.rich import escape
from kingsburg_table.table.pieces.almanac import Entry, Fact, Section, provenance
from kingsburg_table.table.speech import markup
from kingsburg_table.text.speaker import Run, Speaker

#: Section -> (icon, rule): what its cards stand under.
CARDS = {"governors": ("governor", "M3"), "destiny": ("event", "M4"), "groups": ("players", "SC1")}


def sections(data: Components, speaker: Speaker) -> tuple[Section, ...]:
    """In the order of the modules; buildings are the almanac's own."""
    found = {kind: _cards(kind, data, speaker) for kind in CARDS}
    whims = sorted(data.cards.whims.values(), key=lambda whim: whim.rank)
    return (
        found["governors"], found["destiny"],
        Section("army", speaker.t("almanac.kingsburg.army"), "reinforcement", tuple(_tokens(data, speaker))),
        Section("whims", speaker.t("almanac.kingsburg.whims"), "envoy",
                tuple(_whim(whim, data, speaker) for whim in whims)),
        Section("scenarios", speaker.t("almanac.kingsburg.scenarios"), "task",
                tuple(_scenario(each, data, speaker) for each in data.cards.scenarios.values())),
        found["groups"],
    )


def _cards(kind: str, data: Components, speaker: Speaker) -> Section:
    icon, rule = CARDS[kind]
    group: dict[str, Card] = getattr(data.cards, kind)
    return Section(kind, speaker.t(f"almanac.kingsburg.{kind}"), icon,
                   tuple(_card(kind, card, rule, data, speaker) for card in group.values()))


def _card(kind: str, card: Card, rule: str, data: Components, speaker: Speaker) -> Entry:
    source = provenance(card.source, "effects")
    facts = [Fact(speaker.t("almanac.effect"), said, source) for said in _said(card.effects, data, speaker)]
    rules = dict.fromkeys([rule, *(HOOKS[effect.hook].rule for effect in card.effects)])
    return Entry(card.id, speaker.name(card.id), f"kingsburg/{kind}/{card.id}",
                 facts=(*facts, *note(card.note, speaker)), rules=tuple(rules))


def _said(effects: Iterable[Effect], data: Components, speaker: Speaker) -> list[str]:
    """A sentence for each effect; a space for dice says its rank and support as well."""
    found = []
    for effect in effects:
        offices = [data.cards.offices[word.id] for word in effect.do if isinstance(word, Office)]
        if not offices:
            found.append(markup(effect_runs(speaker, effect)))
        for office in offices:
            support = markup(words_runs(speaker, office.support))
            rank = escape(speaker.t("almanac.kingsburg.rank", rank=office.rank))
            found.append(f"*{escape(speaker.name(office.id))}* ({rank}): {support}")
    return found


def _whim(whim: Whim, data: Components, speaker: Speaker) -> Entry:
    advisor = data.by_rank[whim.rank]
    support = Fact(speaker.t("almanac.support"), markup(words_runs(speaker, whim.support)),
                   provenance(whim.source, "support"))
    on = speaker.t("almanac.kingsburg.covers", advisor=advisor.id)
    return Entry(whim.id, speaker.name(whim.id), f"kingsburg/whims/{whim.id}", on, str(whim.rank),
                 (support, *note(whim.note, speaker)), ("M6", "K6.1"))


def _tokens(data: Components, speaker: Speaker) -> Iterable[Entry]:
    """One entry for each value, with how many of it everybody has."""
    said = markup([Run(speaker.t("almanac.kingsburg.army_token"))])
    for value in dict.fromkeys(data.cards.army):
        many = data.cards.army.count(value)
        name = speaker.t("almanac.kingsburg.army_value", n=value)
        facts = [Fact(speaker.t("almanac.use"), said)]
        where = speaker.t("almanac.kingsburg.each_has", n=many)
        yield Entry(f"army_{value}", name, "icons/reinforcement", where, f"×{many}", tuple(facts),
                    ("M5", "K12.2"))


def _scenario(scenario: Scenario, data: Components, speaker: Speaker) -> Entry:
    source = provenance(scenario.source, "note")
    said = " ".join(markup(speaker.rich(id, **values)) for id, values in scenario_said(scenario))
    facts = [Fact(speaker.t("almanac.effect"), said, source)]
    if scenario.forbids:
        names = ", ".join(speaker.name(card) for card in scenario.forbids)
        facts.append(Fact(speaker.t("almanac.kingsburg.forbids"), escape(names)))
    return Entry(scenario.id, speaker.name(scenario.id), f"kingsburg/scenarios/{scenario.id}",
                 facts=(*facts, *note(scenario.note, speaker)), rules=(SCENARIOS[scenario.id],))


def note(said: dict[str, str], speaker: Speaker) -> list[Fact]:
    text = said.get(speaker.lang, "")
    return [Fact(speaker.t("almanac.note"), markup([Run(text)]))] if text else []
