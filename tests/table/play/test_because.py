"""A reason in sentences: only what is sure, with its figures, in both languages."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
import pytest

from kingsburg_table.bots.choice import Aim, Figure, Reason
from kingsburg_table.bots.values import RIVALS, SCORE
from kingsburg_table.core.actions import Action, Option
from kingsburg_table.core.catalogue import get_controller
from kingsburg_table.games.kingsburg.actions import Build, BuildNothing
from kingsburg_table.games.principato.actions import Activate
from kingsburg_table.table.play.because import because, briefly
from kingsburg_table.text import Speaker, language, set_language

NOTHING = Option(BuildNothing())


@pytest.fixture(autouse=True)
def languages() -> Iterator[None]:
    before = language()
    yield
    set_language(before)


def said(reason: Reason, chosen: Action | None = None, game: str = "kingsburg", lang: str = "en") -> str:
    set_language(lang)
    words = because(game, 0, reason, chosen or Build("inn"))
    assert words is not None
    speaker = Speaker(lang, get_controller(game).names(), ["Ada", "Jan"])
    return speaker.t(words.id, **words.values).replace("\u00a0", " ")


def better(*parts: tuple[str, float], **more: object) -> Reason:
    reason = Reason(NOTHING, sum(amount for _, amount in parts), parts)
    return msgspec.structs.replace(reason, **more)


def test_a_sentence_compares_weighs_and_sums_up() -> None:
    reason = better(("points", 1.5), ("goods", -0.5), facts=(Figure("points", "points", 4, 6),))
    assert said(reason) == (
        "Compared with “Build nothing” this brings more points (+1.5; 4 → 6), but leaves fewer goods (−0.5). "
        "All in all 1.0 points better."
    )
    assert said(reason, lang="pl") == (
        "W porównaniu z „Nic nie buduj” ten wybór daje więcej punktów (+1,5; 4 → 6), ale zostawia mniej zasobów "
        "(−0,5). W sumie o 1,0 pkt lepiej."
    )
    worse = better(("points", -1.5), ("goods", 0.5))
    assert said(worse).endswith("this leaves more goods (+0.5), but brings fewer points (−1.5). All in all 1.0 points "
                                "behind.")


def test_what_may_be_chance_is_not_told_unless_nothing_else_explains_it() -> None:
    reason = better(("points", 1.0), ("court", -0.6), (f"{RIVALS}goods", 0.8), unsure=("court", f"{RIVALS}goods"))
    assert said(reason) == "Compared with “Build nothing” this brings more points (+1.0). All in all 1.2 points better."
    assert "perhaps 1.2 points better" in said(msgspec.structs.replace(reason, level=True))
    small = better(("points", 0.8), unsure=("points",), level=True)
    assert said(small) == "About as good as “Build nothing”; perhaps this brings more points (+0.8)."
    rivals = better((f"{RIVALS}goods", 0.2), unsure=(f"{RIVALS}goods",))
    assert said(rivals) == "About as good as “Build nothing”."
    ended = better((SCORE, 1.5), facts=(Figure("points", "points", 31.0, 33.5, True),))
    assert "this ends with a better result (+1.5) and brings more points (31.0 → 33.5 on average)" in said(ended)
    assert "more points (+1.4)" in said(better(("points", 1.4), unsure=("points",)))


def test_what_is_certain_at_once_is_told_though_thoughts_further_on_do_not_show_it() -> None:
    odds = Figure("win_odds", "winter", 40, 60)
    assert "makes the winter safer (chance to win the battle 40 → 60 %)" in said(better(("points", 1.0), facts=(odds,)))
    later = msgspec.structs.replace(odds, average=True)
    assert "winter" not in said(better(("points", 1.0), facts=(later,)))
    against = better(("points", 2.0), ("winter", -0.5), facts=(odds,))
    assert "40" not in said(against), "a figure that says the contrary of its part explains nothing"


def test_what_a_plan_leads_to_and_what_is_only_seen_at_first_sight() -> None:
    assert said(better(("points", 1.0), aims=(Aim("inn", 11, 83),)), Build("market")) == (
        "Compared with “Build nothing” this brings more points (+1.0) and makes it likelier to build the Inn this "
        "season (10 → 85 %). All in all 1.0 points better."
    )
    glance = better(("points", 0.2), glance=True)
    assert said(glance) == (
        "Thinking ahead tells no difference from “Build nothing”. At first sight this brings more points (+0.2)."
    )
    assert said(better(("points", 0.05), glance=True)) == "About as good as “Build nothing”."


def test_the_same_with_another_card_is_said_so_and_another_use_of_it_is_not() -> None:
    chosen = Activate("tax_mixed", 1, 1)
    other = Reason(Option(Activate("tax_mixed", 2, 1)), 1.0, (("stores", 1.0),))
    assert "“Do the same with the other card”" in said(other, chosen, "principato")
    use = Reason(Option(Activate("tax_mixed", 1, 2)), 1.0, (("stores", 1.0),))
    assert "“Activate: Tax Collector" in said(use, chosen, "principato")


def test_a_plan_of_a_hint_has_one_sentence_and_shorter_ones_for_small_windows() -> None:
    set_language("en")
    speaker = Speaker("en", get_controller("kingsburg").names(), ["Ada", "Jan"])
    reason = better(("points", 1.5), ("goods", -0.5), facts=(Figure("points", "points", 4, 6),))
    told = [speaker.t(words.id, **words.values).replace("\u00a0", " ") for words in briefly("kingsburg", reason, 0)]
    assert told == [
        "This brings more points (+1.5; 4 → 6), but leaves fewer goods (−0.5).",
        "This brings more points (+1.5), but leaves fewer goods (−0.5).", "This brings more points (+1.5).",
    ]
    behind = briefly("kingsburg", better(("points", -1.5), ("goods", 0.5)), 1)
    assert speaker.t(behind[-1].id, **behind[-1].values) == "Beside plan 1 it brings fewer points (−1.5)."
    alike = briefly("kingsburg", Reason(NOTHING, 0.0, (("points", 0.01),)), 2)
    assert speaker.t(alike[0].id, **alike[0].values) == "About as good as plan 1."
