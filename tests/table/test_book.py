"""Searching rules, going back and forth, and trying worked examples without a screen."""

from __future__ import annotations

from pathlib import Path

import pytest

from kingsburg_table import new_session
from kingsburg_table.core.catalogue import folder_of, get_controller
from kingsburg_table.core.components import DataErrors
from kingsburg_table.core.teaching import load_teaching
from kingsburg_table.games.kingsburg.actions import Build, Influence
from kingsburg_table.table.book.exercises import Kind
from kingsburg_table.table.book.history import VisitedPages
from kingsburg_table.table.book.lesson import Lesson, outcomes
from kingsburg_table.table.book.library import book, games_with_rules
from kingsburg_table.table.book.pupils import Pupils
from kingsburg_table.table.book.search import Query, fold, found_rules
from kingsburg_table.table.book.teaching import teaching
from kingsburg_table.table.book.things import named
from kingsburg_table.table.draw import svg
from kingsburg_table.table.moment_words import moment_words
from kingsburg_table.table.play.manner import Manner
from kingsburg_table.table.scenes.rules.telling import Telling
from kingsburg_table.table.scenes.rules.wording import lead_of, marked
from kingsburg_table.table.settings import Settings
from kingsburg_table.text import set_language
from kingsburg_table.text.speaker import Speaker

TOY = Path(__file__).parents[1] / "toy"


def show_of(id: str) -> object:
    return next(show for show in book("kingsburg").shows if show.id == id)


# -- searching -----------------------------------------------------------------------------------------------------


def test_accents_and_case_do_not_matter_and_places_stay() -> None:
    text = "Żołnierze króla – „Łódź” ’t"
    assert fold(text) == "zolnierze krola - \"lodz\" 't"
    assert len(fold(text)) == len(text)


def test_every_word_must_be_found_in_any_order() -> None:
    rules = book("kingsburg").rules.values()
    assert "K5.3" in found_rules(Query.of("white colour"), rules, "en")
    assert "K5.3" in found_rules(Query.of("KOSCI biale"), rules, "pl")
    assert found_rules(Query.of("white elephants"), rules, "en") == ()
    assert found_rules(Query.of("  "), rules, "en") == ()


def test_a_number_finds_its_rule() -> None:
    assert found_rules(Query.of("k12.10"), book("kingsburg").rules.values(), "en") == ("K12.10",)


def test_hits_are_marked_where_they_stand() -> None:
    text = "Białe kości. Dwie białe."
    spans = Query.of("biale").spans(text)
    assert [text[start:end] for start, end in spans] == ["Białe", "białe"]
    assert marked(text, spans, lead_of(text)) == "*[=Białe]** kości.* Dwie [=białe]."


def test_signs_of_the_markup_are_letters_in_a_rule() -> None:
    assert marked("a [b] *c*") == r"a \[b\] \*c\*"


def test_overlapping_hits_are_one() -> None:
    assert Query.of("ab bc").spans("xabcx") == [(1, 4)]


# -- going about ---------------------------------------------------------------------------------------------------


def test_history_forgets_what_lay_ahead() -> None:
    history = VisitedPages("a")
    history.go("b")
    history.go("c")
    assert history.back() == "b" and history.can_forward
    history.go("d")
    assert not history.can_forward and history.back() == "b"
    history.turn("e")
    assert history.here == "e" and history.back() == "a" and not history.can_back


def test_a_citation_of_a_chapter_leads_to_its_first_rule() -> None:
    assert book("kingsburg").known("K5") == "K5.1"
    assert book("kingsburg").known("K5.3") == "K5.3"
    assert book("kingsburg").known("seal") is None


def test_every_rule_is_in_a_chapter_and_has_neighbours() -> None:
    rules = book("kingsburg")
    assert rules.beside(rules.order[0], -1) is None and rules.beside(rules.order[-1], 1) is None
    assert [rule for chapter in rules.rulebook.chapters for rule in rules.of_chapter(chapter)] == list(rules.order)


# -- trying --------------------------------------------------------------------------------------------------------


def test_a_lesson_follows_its_example_and_goes_back() -> None:
    lesson = Lesson(show_of("KT26"))  # type: ignore[arg-type]
    assert [task.kind for task in lesson.tasks] == [Kind.ATTEMPT, Kind.ATTEMPT, Kind.TOUCH, Kind.TOUCH]
    before = lesson.session.state_hash()
    refusal = lesson.attempt()
    assert refusal is not None and refusal.rule == "K5.3" and lesson.at == 1
    lesson.go_to(4)
    assert lesson.finished and not lesson.wrong
    lesson.go_to(0)
    assert lesson.session.state_hash() == before and lesson.tried == {0}


def test_another_move_leaves_the_way_and_real_chance_does_not_spoil_the_script() -> None:
    lesson = Lesson(show_of("KT1"))  # type: ignore[arg-type]
    wrong = next(option for option in lesson.session.decision.options if option != lesson.option)  # type: ignore[union-attr]
    script = list(lesson.session.state.script)
    lesson.play(wrong, lesson.session.act)
    while lesson.stray < 6 and lesson.session.decision is not None:
        lesson.play(lesson.session.decision.options[-1], lesson.session.act)  # into dice that nobody scripted
    assert lesson.stray == 6 and lesson.asked is None
    lesson.back()
    assert not lesson.stray and lesson.session.state.script == script
    lesson.go_to(len(lesson.tasks))
    assert lesson.finished and not lesson.wrong


def test_a_position_to_look_at_waits_until_the_reader_goes_on() -> None:
    lesson = Lesson(show_of("KT14"))  # type: ignore[arg-type]
    assert lesson.session.decision is None and lesson.task is not None and lesson.task.runs
    assert lesson.session.state.players[3].built == ["inn", "barricade", "crane"]
    assert lesson.look() and lesson.session.decision is not None
    assert "crane" not in lesson.session.state.players[3].built
    lesson.back()
    assert "crane" in lesson.session.state.players[3].built and lesson.session.decision is None


def test_the_wrong_refusal_is_not_the_one_that_is_asked_for() -> None:
    lesson = Lesson(show_of("KT26"))  # type: ignore[arg-type]
    other = lesson.session.refusal(Influence("merchant", (3,)), 0)
    assert other is not None and other.rule == "K5.2"
    assert not lesson.met(other) and lesson.at == 0


def test_outcomes_tell_what_changes() -> None:
    came = outcomes(show_of("KT7"))  # type: ignore[arg-type]
    assert came[0].changes == ((0, "gold", -2), (0, "points", 3))


def test_things_of_an_unlisted_action_are_found_by_its_values() -> None:
    pool = ["advisor.duke", "die.0.4", "white.0.4", "white.1.4", "token.0", "token.1", "building.0.inn"]
    found = named(Influence("duke", white=(4,), token=True), 0, pool)
    assert found == ("advisor.duke", "white.0.4", "token.0")


@pytest.mark.parametrize("lang", ["en", "pl"])
@pytest.mark.parametrize("game", games_with_rules())
def test_every_step_of_every_example_can_be_told(game: str, lang: str) -> None:
    rules, names = book(game), get_controller(game).names()
    for show in rules.shows:
        lesson, came = Lesson(show), outcomes(show)
        seats = lesson.session.seats
        telling = Telling(rules, Speaker(lang, names, [seat.name for seat in seats]), seats, Manner())
        for at, task in enumerate(lesson.tasks):
            assert telling.task(task, came[at]) and telling.result(task, came[at]), f"{show.id} {at}"
        assert all(rule in rules.rules for rule in show.example.rules), show.id


@pytest.mark.parametrize("game", ["kingsburg", "principato", "signorie", "tuscany"])
def test_every_counter_has_a_picture_or_words(game: str) -> None:
    session = new_session(game, ["Ada", "Bruno"], seed=1)
    for name in session.controller.counters(session.view(None), 0):
        said = [Speaker(lang).has(f"counter.{game}.{name}") for lang in ("en", "pl")]
        assert svg.exists(f"icons/{name}") or all(said), name


@pytest.mark.parametrize(("lang", "path", "said"), [
    ("en", "year 2 / turn 15 / act / pay", "year II, turn 15"), ("pl", "year 3 / regular scoring / supply",
                                                                  "rok III, punktacja wojskowa"),
    ("pl", "year 1 / turn 4 / act", "rok I, tura 4"),
])
def test_principato_tells_where_a_match_stands(lang: str, path: str, said: str) -> None:
    set_language(lang)
    assert moment_words("principato", path) == said


@pytest.mark.parametrize(("lang", "path", "said"), [
    ("en", "round 2 / actions / turn", "round 2, actions"), ("pl", "round 6 / rewards / purchase", "runda 6, nagrody"),
])
def test_signorie_tells_where_a_match_stands(lang: str, path: str, said: str) -> None:
    set_language(lang)
    assert moment_words("signorie", path) == said


# -- teaching ------------------------------------------------------------------------------------------------------


def test_everything_is_told_once_to_each_person() -> None:
    settings = Settings()
    evening = Pupils(settings, "kingsburg", ["Ola", "Kuba"])
    assert not evening.needs(0, "build")
    evening.start([0, 1])
    evening.tell([0], "build")
    assert not evening.needs(0, "build") and evening.needs(1, "build") and evening.needs(0, "trade")
    evening.stop(1)
    assert not evening.needs(1, "build")
    later = Pupils(settings, "kingsburg", ["kuba", " OLA "])
    later.welcome([0, 1])
    assert not later.on(0) and not later.needs(1, "build"), "who has played before is asked nothing"
    later.start([0, 1])
    assert later.needs(0, "build") and later.needs(1, "build"), "asked for again, everything is told again"
    other = Pupils(settings, "principato", ["Ola"])
    assert not other.needs(0, "build")
    other.welcome([0])
    assert other.needs(0, "build"), "a first game is taught without asking"


@pytest.mark.parametrize("game", ["kingsburg", "principato", "signorie", "tuscany"])
def test_every_kind_of_decision_is_taught_in_two_sentences_and_nothing_else(game: str) -> None:
    taught = load_teaching(folder_of(game), book(game).rules, get_controller(game).kinds())
    assert set(taught.decisions) == set(get_controller(game).kinds())
    assert taught == teaching(game)
    for lang in ("en", "pl"):  # about a minute
        plain = taught.of_match(get_controller(game).choices, {})
        assert 90 <= sum(len(getattr(page.text, lang).split()) for page in plain) <= 180
        assert all(len(getattr(page.text, lang).split()) <= 45 for page in taught.pages)


@pytest.mark.parametrize(("old", "new", "said"), [
    ("  grab:", "  grip:", "unknown kind of decision"),
    ("rule: B1.1", "rule: B9.9", "unknown rule B9.9"),
    ("Take up to three. Or leave.", "Take up to three.", "expected 2 sentences, found 1"),
    ("point: [seal]", "point: [sealing wax]", "unknown place sealing wax"),
    ("point: [seal]", "pointed: [seal]", "unknown key"),
    ("  show:\n    text: {en: Show a hand. Nobody sees it yet., pl: Pokaż dłoń. Nikt jej jeszcze nie widzi.}\n", "",
     "not explained: show"),
    ("pl: Naciśnij ją.", "pl: ''", "expected a text in en and pl"),
])
def test_mistakes_in_teaching_are_told_with_their_line(tmp_path: Path, old: str, new: str, said: str) -> None:
    text = (TOY / "teaching.yaml").read_text("utf-8")
    assert old in text
    (tmp_path / "teaching.yaml").write_text(text.replace(old, new), "utf-8")
    with pytest.raises(DataErrors) as caught:
        load_teaching(tmp_path, book("pebbles").rules, ["grab", "show"], {"heap", "piazza", "seal"})
    assert any(said in error.message and error.line for error in caught.value.errors), caught.value.errors


def test_a_game_from_elsewhere_has_its_own_book() -> None:
    assert [show.id for show in book("pebbles").shows_of("B1.2")] == ["BT1"]
    lesson = Lesson(book("pebbles").shows[0])
    lesson.go_to(3)
    assert lesson.finished and not lesson.wrong


def test_an_attempt_at_another_thing_is_not_the_one_that_is_asked_for() -> None:
    """KT9 asks for the Church; the Market is refused by the same rule."""
    lesson = Lesson(show_of("KT9"))  # type: ignore[arg-type]
    market, church = (lesson.session.refusal(Build(name), 0) for name in ("market", "church"))
    assert market is not None and church is not None and market.rule == church.rule == "K7.2"
    assert not lesson.met(market) and lesson.at == 0
    assert lesson.met(church) and lesson.at == 1
