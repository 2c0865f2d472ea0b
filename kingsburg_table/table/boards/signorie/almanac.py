"""Signorie's components for the almanac: columns, helpers, tasks, rewards, houses, plans, cities, tracks, pieces."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from kingsburg_table.core.keyed import spelled
from kingsburg_table.games.signorie.box import City, Column, Helper, House, Ladder, Plan, Reward, Task
from kingsburg_table.games.signorie.components import Components
from kingsburg_table.games.signorie.sentences import Message, deed_message, task_message
from kingsburg_table.games.signorie.words import ROWS, Word
from kingsburg_table.table.boards.signorie.art import SIGNS
from kingsburg_table.table.boards.signorie.tips import MANAGEMENT
from kingsburg_table.table.boards.tip_parts import capital
from kingsburg_table.table.pieces.almanac import Entry, Fact, Section, provenance
from kingsburg_table.table.speech import markup
from kingsburg_table.text.speaker import Run, Speaker

#: Under which rules a word of the data stands.
WORDS: Mapping[str, tuple[str, ...]] = {
    "advance": ("S8.1", "S8.3"), "mission": ("S7.3", "S9.5"), "marriage": ("S7.4", "S9.5"), "offspring": ("S7.8",),
    "face_down": ("S10.4",), "gain": ("S12.1", "S12.3"), "any_task": ("S9.6",), "free_helper": ("S11.10",),
    "extra_action": ("S11.11",), "raise_threshold": ("S11.4",), "score_per": ("S9.3",),
}
MARKS = {"florins": "florin", "advancement": "advance"}
DISCS = 3  #: of every player: points, turn order, initiative
PIECES: Mapping[str, tuple[str, str, tuple[str, ...]]] = {  # id -> picture, the word for its name, rules
    "men": ("signorie/people/man", "man", ("S6.2", "S7.3", "S8.1")),
    "women": ("signorie/people/woman", "woman", ("S6.2", "S7.4")),
    "brides": ("signorie/people/bride", "bride", ("S11.8", "S7.8", "S12.2")),
    "helpers": ("icons/helper", "helper", ("S5.2", "S5.5", "S9.1")),
    "face_down": ("signorie/houses/back", "alliance_token", ("S10.4", "S10.7")),
    "action_dice": ("icons/die", "", ("S2.4", "S4.1", "S4.2")),
    "offspring_dice": ("icons/white_die", "", ("S7.8", "S12.2")),
    "discs": ("icons/initiative", "", ("S8.4", "S3.1")),
    "coins": ("icons/florin", "florins", ("S12.1",)),
}


def almanac(data: Components, speaker: Speaker) -> tuple[Section, ...]:
    """Everything in the box."""
    def section(id: str, icon: str, entries: Iterable[Entry]) -> Section:
        return Section(id, speaker.t(f"almanac.signorie.{id}"), icon, tuple(entries))

    return (
        section("columns", "die", (_column(column, speaker, data) for column in data.column_of)),
        section("helpers", "helper", (_helper(helper, speaker, data) for helper in data.helper_of)),
        section("tasks", "task", (_task(task, speaker, data) for task in data.task_of)),
        section("rewards", "reward", (_reward(reward, speaker, data) for reward in data.rewards.values())),
        section("houses", "alliance", (_house(house, speaker, data) for house in data.houses.values())),
        section("plans", "tile", (_plan(plan, speaker) for plan in data.plan_of)),
        section("cities", "town", (_city(city, speaker) for city in data.city_of)),
        section("tracks", "advance", [*(_career(ladder, speaker) for ladder in data.ladder_of),
                                      _initiative(speaker, data)]),
        section("pieces", "man", (_piece(id, speaker, data) for id in PIECES)),
    )


def _column(column: Column, speaker: Speaker, data: Components) -> Entry:
    facts = (
        _effect(speaker, deed_message(data, column.do), provenance(column.source, "do")),
        _fact(speaker, "value", speaker.t("almanac.signorie.costs_below", n=column.value),
              provenance(column.source, "value")),
        _fact(speaker, "hires", capital(speaker.name(column.hires)), provenance(column.source, "hires")),
    )
    title = capital(speaker.name(column.management))
    return Entry(column.id, f"{capital(speaker.name(column.id))}: {title}",
                 f"icons/{MARKS.get(column.management, column.management)}",
                 getattr(column.colour, speaker.lang), speaker.name(column.id, "short"), facts,
                 ("S4.2", MANAGEMENT[column.management], "S5.1", "S4.4"), title)


def _helper(helper: Helper, speaker: Speaker, data: Components) -> Entry:
    price = f"[money] {helper.cost}"
    facts = (_effect(speaker, deed_message(data, helper.do), provenance(helper.source, "do")),
             Fact(speaker.t("almanac.cost"), price, provenance(helper.source, "cost")),
             _fact(speaker, "place", speaker.t("almanac.signorie.place_of", column=helper.at.column, row=helper.at.row),
                   provenance(helper.source, "at")))
    column = speaker.name(helper.at.column, "short")
    return Entry(helper.id, capital(speaker.name(helper.id)), f"signorie/helpers/{helper.id}",
                 speaker.name(helper.at.column), column, facts, ("S9.1", "S9.2", "S5.2", *WORDS[spelled(helper.do)]))


def _task(task: Task, speaker: Speaker, data: Components) -> Entry:
    facts = (_effect(speaker, task_message(data, task), provenance(task.source, "do", "pawns")),
             _fact(speaker, "paid", speaker.t("almanac.signorie.sex_of_space")))
    least, most = task.pawns
    pawns = str(least) if least == most else f"{least}–{most}"
    note = speaker.t("almanac.signorie.pawns", pawns=pawns)
    return Entry(task.id, capital(speaker.name(task.id)), f"signorie/tasks/{task.id}", note, pawns, facts,
                 ("S6.1", "S6.2", "S6.3", *_word_rules(task.do)), speaker.name(task.id, "short"))


def _reward(reward: Reward, speaker: Speaker, data: Components) -> Entry:
    facts = (_effect(speaker, deed_message(data, reward.do), provenance(reward.source, "do")),)
    bonus = reward.kind == "bonus"
    rules = ("S11.7", "S11.10", *_word_rules(reward.do)) if bonus else ("S11.13",)
    last, end = data.figures.bonus_rounds, data.figures.rounds
    rounds = f"1–{last}" if bonus else f"{last + 1}–{end}"
    return Entry(reward.id, capital(speaker.name(reward.id)), f"signorie/rewards/{reward.id}",
                 speaker.t("almanac.signorie.rounds", rounds=rounds), rounds, facts, (*rules, "S11.4"),
                 speaker.name(reward.id, "short"))


def _word_rules(word: Word) -> tuple[str, ...]:
    return WORDS[spelled(word)]


def _house(house: House, speaker: Speaker, data: Components) -> Entry:
    values = "   ".join(f"[vp:{value}] ×{copies}" for value, copies in house.tokens.items())
    facts = (_fact(speaker, "tokens", values, provenance(house.source, "tokens"), raw=True),)
    total = sum(house.tokens.values())
    note = speaker.t("almanac.signorie.in_box", n=total)
    return Entry(house.id, capital(speaker.name(house.id)), f"signorie/houses/{house.id}", note, f"×{total}", facts,
                 ("S10.1", "S10.2", "S13.2"))


def _plan(plan: Plan, speaker: Speaker) -> Entry:
    facts = tuple(
        Fact(capital(speaker.name(row)), "".join(f"[sghouse:{house}]" for house in getattr(plan, row)),
             provenance(plan.source, row))
        for row in ROWS
    )
    return Entry(plan.id, capital(speaker.name(plan.id)), f"signorie/houses/{plan.politics[0]}", facts=facts,
                 rules=("S10.1", "S10.2", "S13.2"))


def _city(city: City, speaker: Speaker) -> Entry:
    spaces = "  ".join(map(str, city.spaces))
    facts = (_fact(speaker, "spaces", spaces, provenance(city.source, "spaces")),
             _fact(speaker, "city_use", speaker.t("almanac.signorie.city_use_text")))
    return Entry(city.id, capital(speaker.name(city.id)), f"signorie/cities/{city.id}", "", f"×{len(city.spaces)}",
                 facts, ("S7.3", "S7.4", "S7.5", "S2.1"))


def _career(ladder: Ladder, speaker: Speaker) -> Entry:
    points = "  ".join(map(str, ladder.points))
    facts = [_fact(speaker, "ranks", points, provenance(ladder.source, "points")),
             *(_fact(speaker, "arrival", speaker.t("board.signorie.tip.arrive_florins", rank=rank, n=count),
                     provenance(ladder.source, "florins")) for rank, count in ladder.florins.items()),
             *(_fact(speaker, "arrival", speaker.t("board.signorie.tip.arrive_disc", rank=rank, n=count),
                     provenance(ladder.source, "initiative")) for rank, count in ladder.initiative.items())]
    return Entry(ladder.id, capital(speaker.name(ladder.id)), f"icons/{SIGNS[ladder.id]}", facts=tuple(facts),
                 rules=("S8.1", "S8.3", "S7.3", "S13.1"))


def _initiative(speaker: Speaker, data: Components) -> Entry:
    points = "  ".join(map(str, data.figures.initiative))
    facts = (_fact(speaker, "ranks", points, provenance(data.figures.source, "initiative")),
             Fact(speaker.t("almanac.use"), _plain(speaker.t("board.signorie.tip.initiative"))))
    return Entry("initiative", capital(speaker.name("initiative")), f"icons/{SIGNS['initiative']}", facts=facts,
                 rules=("S8.4", "S11.1", "S11.2", "S11.3"))


def _piece(id: str, speaker: Speaker, data: Components) -> Entry:
    picture, name, rules = PIECES[id]
    figures = data.figures
    counts = {"men": figures.men, "women": figures.women, "brides": figures.brides, "helpers": figures.helpers,
              "face_down": figures.counts.tokens, "action_dice": max(figures.dice.values()) * len(data.columns),
              "offspring_dice": figures.offspring_dice, "discs": DISCS}
    facts = (Fact(speaker.t("almanac.use"), _plain(speaker.t(f"almanac.signorie.use.{id}"))),)
    title = _many(speaker, name) if name else speaker.t(f"almanac.signorie.name.{id}")
    if id not in counts:
        return Entry(id, capital(title), picture, speaker.t("almanac.signorie.unlimited"), "∞", facts, rules)
    each = id in ("men", "women", "discs")
    note = speaker.t(f"almanac.signorie.{'each' if each else 'in_box'}", n=counts[id])
    return Entry(id, capital(title), picture, note, f"×{counts[id]}", facts, rules)


def _many(speaker: Speaker, name: str) -> str:
    return speaker.name(name, "nom" if name == "florins" else "many")


def _effect(speaker: Speaker, message: Message, source: str) -> Fact:
    said = capital(speaker.t(message[0], **message[1])) + "."
    return Fact(speaker.t("almanac.effect"), _plain(said), source)


def _fact(speaker: Speaker, id: str, value: str, source: str = "", raw: bool = False) -> Fact:
    return Fact(speaker.t(f"almanac.signorie.fact.{id}"), value if raw else _plain(value), source)


def _plain(text: str) -> str:
    return markup([Run(text)])
