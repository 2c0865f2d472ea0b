"""Advice before a move: what a computer would do in the asking seat's place, from what that seat may see."""

from __future__ import annotations

from typing import Any

from kingsburg_table.bots.bot import Bot
from kingsburg_table.bots.choice import Chosen, Reason
from kingsburg_table.bots.leaves import Thought
from kingsburg_table.bots.mind import Mind, mind_of
from kingsburg_table.bots.values import RIVALS
from kingsburg_table.core.actions import Action
from kingsburg_table.core.session import Session
from kingsburg_table.table.play.words import Words, deed
from kingsburg_table.text import has, language

ADVISER = "prince"
ALIKE = 0.3  #: a lead that differs by less is about the same
PARTS = 3
SMALL = 0.15  #: parts below this say nothing
DENIED = 0.5  #: nor do those of rivals below this


class Advice:
    """One question, thought about in small steps."""

    def __init__(self, session: Session[Any, Any]) -> None:
        self.session = session
        self.decision = session.decision
        self.progress = 0.0
        self.choice: Chosen | None = None
        assert self.decision is not None
        bot = Bot(session.controller, session.options, ADVISER)
        self._thought: Thought[Chosen] = bot.thinking(session.view(self.decision.seat), self.decision)

    def step(self) -> bool:
        """Think a little; True while there is more to think about."""
        if self.choice is not None:
            return False
        try:
            self.progress = max(self.progress, next(self._thought))
        except StopIteration as end:
            self.choice, self.progress = end.value, 1.0
        return self.choice is None


def because(game: str, seat: int, reason: Reason, chosen: Action) -> Words | None:
    """A reason in sentences, with what would come next; nothing where there was no other plan."""
    if reason.against is None:
        return None
    why = _why(game, named(game, reason.against.action, seat, chosen), reason)
    if not reason.then:
        return why
    return Words("advice.and_then", {"why": why.nested, "next": deed(game, reason.then[0].action, seat).nested})


def named(game: str, action: Action, seat: int, beside: Action) -> Words:
    """An action that is spoken of beside another one: not as on the seal, which stands where it is done."""
    plain, other = deed(game, action, seat), deed(game, beside, seat)
    same = plain.id == other.id and _names(plain) == _names(other)
    for part in ("again", "plan") if same else ("plan",):
        words = deed(game, action, seat, part)
        if has(words.id):
            return words
    return plain


def _names(words: Words) -> dict[str, str]:
    return {name: value for name, value in words.values.items() if isinstance(value, str)}


def _why(game: str, against: Words, reason: Reason) -> Words:
    other = against.nested
    pros, cons = pros_and_cons(game, reason)
    values: dict[str, Any] = {"other": other, "total": figure(abs(reason.total)), "pros": pros, "cons": cons}
    if abs(reason.total) < ALIKE:
        return Words("advice.alike_but" if pros and cons else "advice.alike", values)
    if reason.total < 0:
        return Words("advice.less" if pros and cons else "advice.worse" if cons else "advice.score_less", values)
    return Words("advice.weighed" if pros and cons else "advice.reason" if pros else "advice.score", values)


def pros_and_cons(game: str, reason: Reason) -> tuple[list[Any], list[Any]]:
    """What speaks for a plan and what against it, the weightiest first. What rivals have of it is told where it weighs
    about as much as what the own seat has: small differences there are chance."""
    mind = mind_of(game)
    known = [part for part in reason.parts if part[0].removeprefix(RIVALS) in mind.groups]
    most = max((abs(amount) for _, amount in known), default=0.0)
    parts = [
        (group, amount) for group, amount in known
        if abs(amount) >= (max(DENIED, most / 2) if group.startswith(RIVALS) else SMALL)
    ][:PARTS]
    side = 1 if reason.total > 0 else -1
    for part in known:  # what is told must carry at least half of what it explains
        if side * sum(amount for _, amount in parts) >= abs(reason.total) / 2:
            break
        if part not in parts and side * part[1] >= SMALL:
            parts.append(part)
    pros = [_part(mind, game, reason, group, amount) for group, amount in parts if amount > 0]
    cons = [_part(mind, game, reason, group, amount) for group, amount in parts if amount < 0]
    return pros, cons


def _part(mind: Mind, game: str, reason: Reason, group: str, amount: float) -> list[Any]:
    """What there is more or less of, with what that is worth, and with its figures and names where it is weighty."""
    if group.startswith(RIVALS):
        name = mind.groups[group.removeprefix(RIVALS)].name.form(language())
        words = "advice.rivals_less" if amount > 0 else "advice.rivals_more"
        return [words, {"group": name, "n": figure(amount, signed=True)}]
    told_of = mind.groups[group].more if amount > 0 else mind.groups[group].less
    values: dict[str, Any] = {"group": told_of.form(language()), "n": figure(amount, signed=True)}
    told = [
        [f"advice.{game}.{fact.name}", {"before": round(fact.before), "after": round(fact.after)}]
        for fact in reason.facts
        if fact.group == group and round(fact.after) != round(fact.before)
        and (fact.after > fact.before) == (amount > 0)
    ]
    if amount > 0 and reason.reach and "reach" in mind.facts and mind.facts["reach"].group == group:
        told.insert(0, ["advice.reach", {"thing": reason.reach[0]}])
    if abs(amount) < ALIKE or not told:
        return ["advice.part", values]
    return ["advice.part_told", {**values, "told": told[:1]}]


def figure(amount: float, signed: bool = False) -> str:
    """A number with one place, as the language writes it."""
    text = f"{abs(amount):.1f}"
    sign = ("+" if amount > 0 else "−" if amount < 0 else "") if signed else ("−" if amount < 0 else "")
    return sign + (text.replace(".", ",") if language() == "pl" else text)
