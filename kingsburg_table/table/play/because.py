"""A reason in sentences: what an answer brings beside the best one of another plan, and what that is worth."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from kingsburg_table.bots.bot import GLIMPSE
from kingsburg_table.bots.choice import Reason
from kingsburg_table.bots.mind import Mind, mind_of
from kingsburg_table.bots.values import RIVALS, SCORE
from kingsburg_table.core.actions import Action
from kingsburg_table.table.play.words import Words, deed
from kingsburg_table.text import asks, has, language

ALIKE = 0.3  #: a lead that differs by less is about the same
UNCLEAR = 1.0  #: and so it is below this where it may be chance
PARTS = 3
SMALL = 0.15  #: parts below this say nothing
DENIED = 0.5  #: nor do those of rivals below this
ODDS = 10.0  #: percent by which odds change, so that they are told for themselves

Part = tuple[str, float]


def because(game: str, seat: int, reason: Reason, chosen: Action, who: str = "this") -> Words | None:
    """A reason in sentences, with what would come next; nothing where there was no other plan. `who`: what is spoken
    of, `this`, the `better` one or what was `played`."""
    if reason.against is None:
        return None
    other = named(game, reason.against.action, seat, chosen).nested
    why = _why(game, other, reason, [f"advice.who.{who}", {}])
    if not reason.then:
        return why
    return Words("advice.and_then", {"why": why.nested, "next": deed(game, reason.then[0].action, seat).nested})


def shortened(game: str, seat: int, reason: Reason, chosen: Action, who: str = "this") -> list[Words]:
    """The reason whole, without its figures, and with nothing but what weighs most for and against it."""
    plain = msgspec.structs.replace(reason, facts=(), reach=(), aims=(), then=())
    sure = [part for part in reason.parts if part[0] not in reason.unsure] or list(reason.parts)
    most = {max(sure, key=lambda part: part[1]), min(sure, key=lambda part: part[1])} if sure else set()
    least = msgspec.structs.replace(plain, parts=tuple(part for part in reason.parts if part in most))
    said = (because(game, seat, each, chosen, who) for each in (reason, plain, least))
    return [words for words in said if words is not None]


def briefly(game: str, reason: Reason, plan: int) -> list[Words]:
    """What weighs most for and against the plan of this number beside the first one (or the first beside another), in
    a sentence, and again in shorter ones for where it does not fit."""
    found = []
    plain = msgspec.structs.replace(reason, facts=(), reach=())
    for each, whole in ((reason, True), (plain, True), (plain, False)):
        pros, cons = pros_and_cons(game, each)
        if not whole and pros and cons:
            pros, cons = (pros, []) if reason.total > 0 else ([], cons)
        kind = _kind(pros, cons)
        if kind != "none" or plan > 0:
            first = "first" if plan == 0 else "other"
            found.append(Words(f"hint.brief.{first}.{kind}", {"pros": pros[:1], "cons": cons[:1]}))
    return found


def _kind(pros: Sequence[Any], cons: Sequence[Any]) -> str:
    return "both" if pros and cons else "pros" if pros else "cons" if cons else "none"


def named(game: str, action: Action, seat: int, beside: Action) -> Words:
    """An action that is spoken of beside another one: not as on the seal, which stands where it is done."""
    plain, other = deed(game, action, seat), deed(game, beside, seat)
    same = plain.id == other.id and all(plain.values.get(name) == other.values.get(name) for name in asks(plain.id))
    for part in ("again", "plan") if same else ("plan",):
        words = deed(game, action, seat, part)
        if has(words.id):
            return words
    return plain


def _why(game: str, other: list[Any], reason: Reason, who: list[Any]) -> Words:
    pros, cons = pros_and_cons(game, reason)
    total = abs(reason.total)
    values: dict[str, Any] = {
        "other": other, "who": who, "total": figure(total), "pros": pros, "cons": cons, "perhaps": reason.level,
    }
    kind = _kind(pros, cons)
    if reason.glance:
        return Words(f"advice.{'glance' if pros else 'alike'}.{kind if pros else 'none'}", values)
    if _alike(reason) and kind == "none":
        return _perhaps(game, reason, values)
    if _alike(reason):
        return Words(f"advice.alike.{kind}", values)
    return Words(f"advice.{'better' if reason.total > 0 else 'worse'}.{kind}", values)


def _perhaps(game: str, reason: Reason, values: dict[str, Any]) -> Words:
    """Where nothing is sure: what it looks like all the same."""
    guessed = msgspec.structs.replace(
        reason, unsure=(), parts=tuple(part for part in reason.parts if not part[0].startswith(RIVALS))
    )
    pros, cons = pros_and_cons(game, guessed)
    kind = _kind(pros, cons)
    return Words(f"advice.{'alike' if kind == 'none' else 'perhaps'}.{kind}", {**values, "pros": pros, "cons": cons})


def pros_and_cons(game: str, reason: Reason) -> tuple[list[Any], list[Any]]:
    """What speaks for a plan and what against it, the weightiest first."""
    mind = mind_of(game)
    parts = _told_parts(mind, game, reason)
    pros = [_part(mind, game, reason, group, amount) for group, amount in parts if amount > 0]
    cons = [_part(mind, game, reason, group, amount) for group, amount in parts if amount < 0]
    for more, said in ((True, pros), (False, cons)):
        said += _at_once(mind, game, reason, more, {group for group, _ in parts})
    pros += _leads_to(game, reason)
    return pros, cons


def _told_parts(mind: Mind, game: str, reason: Reason) -> list[Part]:
    """The parts that are told: nothing that may be chance, unless too little of the total is explained without it. What
    rivals have of it is told where it weighs about as much as what the own seat has."""
    groups = {*mind.groups, SCORE}
    known = [part for part in reason.parts if part[0].removeprefix(RIVALS) in groups]
    sure = [part for part in known if part[0] not in reason.unsure or _certain(game, reason, part)]
    most = max((abs(amount) for _, amount in sure), default=0.0)
    least = GLIMPSE if reason.glance else max(SMALL, most / 8)

    def weighty(group: str, amount: float) -> bool:
        return abs(amount) >= (max(DENIED, most / 2) if group.startswith(RIVALS) else least)

    parts = [part for part in sure if weighty(*part)][:PARTS]
    side = 1 if reason.total > 0 else -1
    if not _alike(reason):
        at_once = any(not fact.average for fact in reason.facts)
        for part in sure if at_once else [*sure, *known]:  # what is told must carry at least half of what it explains
            if side * sum(amount for _, amount in parts) >= abs(reason.total) / 2:
                break
            least = DENIED if part[0].startswith(RIVALS) else SMALL
            if part not in parts and side * part[1] >= least:
                parts.append(part)
    return parts


def _certain(game: str, reason: Reason, part: Part) -> bool:
    """Whether a figure says the same that is certain at once."""
    return bool(_figures(game, reason, part[0], part[1] > 0, at_once=True))


def _alike(reason: Reason) -> bool:
    return abs(reason.total) < (UNCLEAR if reason.level else ALIKE)


def _part(mind: Mind, game: str, reason: Reason, group: str, amount: float) -> list[Any]:
    """What there is more or less of, with what that is worth, and with its figures and names where it is weighty."""
    if group.startswith(RIVALS):
        name = mind.groups[group.removeprefix(RIVALS)].name.form(language())
        words = "advice.rivals_less" if amount > 0 else "advice.rivals_more"
        return [words, {"group": name, "n": figure(amount, signed=True)}]
    if group == SCORE:
        return ["advice.ends_better" if amount > 0 else "advice.ends_worse", {"n": figure(amount, signed=True)}]
    values = {"group": _called(mind, group, amount > 0), "n": figure(amount, signed=True)}
    told = _figures(game, reason, group, amount > 0)
    if amount > 0 and reason.reach and "reach" in mind.facts and mind.facts["reach"].group == group:
        told.insert(0, ["advice.reach", {"thing": reason.reach[0]}])
    if not told:
        return ["advice.part", values]
    return ["advice.part_told", {**values, "told": told[:1]}]


def _at_once(mind: Mind, game: str, reason: Reason, more: bool, told: set[str]) -> list[Any]:
    """What is certain at once, though thoughts that go further do not tell what comes of it; where they reach the end
    of the match, what they find there."""
    found = []
    end = SCORE in told
    clear = {
        fact.group: None for fact in reason.facts
        if (end or not fact.average) and (not mind.facts[fact.name].percent or abs(fact.after - fact.before) >= ODDS)
    }
    sure = {group: amount for group, amount in reason.parts if group not in reason.unsure}
    for group in clear:
        figures = _figures(game, reason, group, more, at_once=not end)
        against = sure.get(group, 0.0) < -SMALL if more else sure.get(group, 0.0) > SMALL
        if group not in told and figures and not against:
            found.append(["advice.part_at_once", {"group": _called(mind, group, more), "told": figures[:1]}])
    return found


def _called(mind: Mind, group: str, more: bool) -> str | None:
    return (mind.groups[group].more if more else mind.groups[group].less).form(language())


def _figures(game: str, reason: Reason, group: str, more: bool, at_once: bool = False) -> list[Any]:
    """The figures of a group that say the same as its part."""
    mind, found = mind_of(game), []
    for fact in reason.facts:
        percent = mind.facts[fact.name].percent
        before, after = (str(round(each)) if percent or not fact.average else figure(each)
                         for each in (fact.before, fact.after))
        if fact.group == group and before != after and (fact.after > fact.before) == more:
            told: list[Any] = [f"advice.{game}.{fact.name}", {"before": before, "after": after}]
            if fact.average and not at_once:
                found.append(told if percent else ["advice.on_average", {"what": told}])
            elif not fact.average:
                found.append(told)
    return found


def _leads_to(game: str, reason: Reason) -> Sequence[list[Any]]:
    """What it makes likelier."""
    aim = next((aim for aim in reason.aims if aim.after > aim.before), None)
    if aim is None:
        return ()
    chances = {"before": _fives(aim.before), "after": _fives(aim.after)}
    return ([f"advice.{game}.aim", {"thing": aim.thing, **chances}],)


def _fives(percent: float) -> int:
    """A share of some matches thought through is known no better than that."""
    return 5 * round(percent / 5)


def figure(amount: float, signed: bool = False) -> str:
    """A number with one place, as the language writes it."""
    text = f"{abs(amount):.1f}"
    sign = ("+" if amount > 0 else "−" if amount < 0 else "") if signed else ("−" if amount < 0 else "")
    return sign + (text.replace(".", ",") if language() == "pl" else text)
