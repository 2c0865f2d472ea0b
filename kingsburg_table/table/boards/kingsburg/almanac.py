"""Kingsburg's components for the almanac: advisors, buildings, enemies and the small things."""

from __future__ import annotations

from kingsburg_table.games.kingsburg.components import Advisor, Building, Components, Enemy
from kingsburg_table.games.kingsburg.hooks import HOOKS
from kingsburg_table.games.kingsburg.word_messages import ROMAN
from kingsburg_table.games.kingsburg.words import GOODS, Peek, Trade
from kingsburg_table.table.boards.kingsburg import almanac_court
from kingsburg_table.table.boards.kingsburg.almanac_court import note
from kingsburg_table.table.boards.kingsburg.tips import THINGS
from kingsburg_table.table.boards.kingsburg.wording import effect_runs, words_runs
from kingsburg_table.table.pieces.almanac import Entry, Fact, Section, amounts, provenance
from kingsburg_table.table.speech import markup
from kingsburg_table.text.speaker import Speaker

SMALL = {
    "die": "die", "white": "white_die", "token": "tokens", "soldiers": "soldiers", "envoy": "envoy", "points": "points",
}


def almanac(data: Components, speaker: Speaker) -> tuple[Section, ...]:
    """The base game, then what the modules add."""
    goods = (_good(good, speaker) for good in GOODS)
    small = (_small(id, icon, speaker) for id, icon in SMALL.items())
    buildings = sorted(data.printed.values(), key=lambda building: building.at)
    extra = sorted(data.cards.extra.values(), key=lambda building: building.at)
    strips = sorted(data.cards.strips.values(), key=lambda building: building.at)
    return (
        Section("advisors", speaker.t("almanac.kingsburg.advisors"), "crown",
                tuple(_advisor(data.by_rank[rank], speaker) for rank in sorted(data.by_rank))),
        Section("buildings", speaker.t("almanac.kingsburg.buildings"), "building",
                tuple(_building(building, speaker) for building in buildings)),
        Section("enemies", speaker.t("almanac.kingsburg.enemies"), "swords",
                tuple(_enemy(card, speaker) for card in data.enemies.values())),
        Section("pieces", speaker.t("almanac.kingsburg.pieces"), "die", (*goods, *small)),
        Section("extra_rows", speaker.t("almanac.kingsburg.extra_rows"), "building",
                tuple(_building(building, speaker, "M1") for building in extra)),
        Section("strips", speaker.t("almanac.kingsburg.strips"), "exchange",
                tuple(_building(building, speaker, "M2") for building in strips)),
        *almanac_court.sections(data, speaker),
    )


def _advisor(advisor: Advisor, speaker: Speaker) -> Entry:
    support = markup(words_runs(speaker, advisor.support))
    source = provenance(advisor.source, "support")
    facts = [Fact(speaker.t("almanac.support"), support, source), *note(advisor.note, speaker)]
    rules = ["K6.1", "K5.2"]
    if any(isinstance(word, Trade) for word in advisor.support):
        rules.insert(0, "K2.8")
    if any(isinstance(word, Peek) for word in advisor.support):
        rules.insert(0, "K6.5")
    where = speaker.t("almanac.kingsburg.rank", rank=advisor.rank)
    picture = f"kingsburg/advisors/{advisor.id}"
    return Entry(advisor.id, speaker.name(advisor.id), picture, where, str(advisor.rank), tuple(facts), tuple(rules))


def _building(building: Building, speaker: Speaker, module: str = "") -> Entry:
    cost = amounts(building.cost.things())
    facts = [Fact(speaker.t("almanac.cost"), cost, provenance(building.source, "cost"))]
    if building.points:
        points = amounts({"points": building.points})
        facts.append(Fact(speaker.t("almanac.points"), points, provenance(building.source, "points")))
    for effect in building.effects:
        said = markup(effect_runs(speaker, effect))
        facts.append(Fact(speaker.t("almanac.effect"), said, provenance(building.source, "effects")))
    facts += note(building.note, speaker)
    hooks = [HOOKS[effect.hook].rule for effect in building.effects]
    rules = dict.fromkeys([*([module] if module else []), *hooks, "K7.2", "K7.3"])
    where = speaker.t("almanac.kingsburg.place", row=building.row, column=ROMAN[building.column])
    picture = f"kingsburg/buildings/{building.id}"
    short = f"{building.row} {ROMAN[building.column]}"
    return Entry(building.id, speaker.name(building.id), picture, where, short, tuple(facts), tuple(rules))


def _enemy(card: Enemy, speaker: Speaker) -> Entry:
    loss = card.loss.things()
    facts = (
        Fact(speaker.t("almanac.strength"), f"*{card.strength}*", provenance(card.source, "strength")),
        Fact(speaker.t("almanac.reward"), amounts(card.reward.things(), "+"), provenance(card.source, "reward")),
        Fact(speaker.t("almanac.loss"), amounts(_pictured(loss), "−"), provenance(card.source, "loss")),
    )
    where = speaker.t("almanac.kingsburg.winter", year=ROMAN[card.year])
    rules = ("K12.5", "K12.4", *(("K12.7",) if set(loss) & {"goods", *GOODS} else ()))
    rules += ("K12.8",) if "buildings" in loss else ()
    rules += ("K12.9",) if "points" in loss else ()
    name, picture = f"{speaker.name(card.kind)} {card.strength}", f"kingsburg/enemies/{card.kind}"
    return Entry(card.id, name, picture, where, ROMAN[card.year], facts, rules)


def _pictured(loss: dict[str, int]) -> dict[str, int]:
    """A lost building has a picture of its own."""
    return {"destroyed" if thing == "buildings" else thing: count for thing, count in loss.items()}


def _good(good: str, speaker: Speaker) -> Entry:
    said = markup(speaker.rich("board.kingsburg.tip.good"))
    name = speaker.name(good)
    facts = (Fact(speaker.t("almanac.use"), said),)
    return Entry(good, name[:1].upper() + name[1:], f"icons/{good}", facts=facts, rules=("K7.3", "K11.1"))


def _small(id: str, icon: str, speaker: Speaker) -> Entry:
    message, rules = THINGS[id]
    said = markup(speaker.rich(f"board.kingsburg.tip.{message}"))
    facts = (Fact(speaker.t("almanac.use"), said),)
    return Entry(id, speaker.t(f"board.kingsburg.tip.{message}.title"), f"icons/{icon}", facts=facts, rules=rules)

