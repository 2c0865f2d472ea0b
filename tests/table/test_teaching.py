"""A first game: from the set-up over the goal to a match that explains each new kind of decision once per seat."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from kingsburg_table.core.opening import new_session
from kingsburg_table.table.book.pupils import Pupils
from kingsburg_table.table.book.teaching import teaching
from kingsburg_table.table.play.handover import Phase
from kingsburg_table.table.play.narrowing import kind_of
from kingsburg_table.table.scenes.goal import GoalScene, first_match, welcome
from kingsburg_table.table.scenes.rules import RulesScene
from kingsburg_table.table.scenes.setup import SetupScene
from kingsburg_table.table.scenes.table import TableScene
from kingsburg_table.table.scenes.table.coach import OK, RULE, STOP
from kingsburg_table.table.scenes.table.menu import TableMenu
from kingsburg_table.table.scenes.title import TitleScene
from tests.table.hand import Hand
from tests.table.sitting import NAMES, Sitting

pytestmark = pytest.mark.slow

Hands = Callable[..., Hand]
both = pytest.mark.parametrize("game", ["kingsburg", "principato", "signorie", "tuscany"])


class Class(Sitting):
    """A match at which everybody learns."""

    def __init__(
        self, hand: Hand, game: str = "kingsburg", players: int = 2, seed: int = 4, asked: bool = True
    ) -> None:
        super().__init__(hand, game, players, seed)
        if asked:
            self.scene.coach.pupils.start(range(players))
        self.told: list[tuple[int, str]] = []

    def read(self) -> None:
        """Read what is explained, once; the press that closes it plays nothing."""
        coach, match = self.scene.coach, self.match
        if coach.note is not None:
            before = len(self.session.records)
            self.told.append((match.seat, match.decision.kind))
            self.click(coach.places(coach.note)[OK].centre)
            assert coach.note is None and len(self.session.records) == before


def explains(hands: Hand, table: TableScene) -> bool:
    """Whether something is explained once the first curtain is open."""
    if table.match.screen.phase is Phase.CURTAIN:
        hands.key_down("space")
        hands.wait(600)
        hands.key_up("space")
    return table.coach.note is not None


@both
def test_the_whole_way_from_the_set_up(hand: Hands, game: str) -> None:
    hands = hand((1280, 720))
    hands.show(TitleScene())
    hands.show(SetupScene(game))
    hands.click("option.first_game")
    hands.click("seal")
    goal = hands.scene
    assert isinstance(goal, GoalScene)
    for _ in goal.pages:
        hands.key("enter")
    table = hands.scene
    assert isinstance(table, TableScene) and explains(hands, table)
    assert all(table.coach.pupils.on(seat) for seat in range(len(table.match.session.seats)))


@both
def test_who_never_played_is_taught_without_asking_and_who_did_is_not(hand: Hands, game: str) -> None:
    hands = hand((1280, 720))
    hands.show(SetupScene(game))
    hands.click("seal")
    table = hands.scene
    assert isinstance(table, TableScene) and explains(hands, table)
    for seat in range(len(table.match.session.seats)):
        table.coach.pupils.stop(seat)
    hands.show(SetupScene(game))
    hands.click("seal")
    assert isinstance(hands.scene, TableScene) and hands.scene is not table and not explains(hands, hands.scene)


def test_a_module_is_told_of_the_first_time_somebody_meets_it(hand: Hands) -> None:
    """Only what is new, however often the game was played; whoever wants no teaching is left alone."""
    def begin(people: tuple[str, ...], **options: str) -> list[str]:
        session = new_session("kingsburg", list(people), seed=1, options=options)
        table = hands.show(TableScene(session))
        welcome(hands.app, table)
        found = [page.id for page in hands.scene.pages] if isinstance(hands.scene, GoalScene) else []
        if found:
            hands.key("escape")
        assert hands.scene is table
        return found

    hands = hand((1280, 720))
    assert begin(("Ola", "Kuba")) == []
    assert begin(("Ola", "Kuba"), destiny="on", governors="auction") == ["governors_auction", "destiny"]
    assert begin(("Ola", "Kuba"), destiny="on", whims="tradition") == ["whims_tradition"]
    assert begin(("Ola", "Kuba"), destiny="on", governors="auction", whims="tradition") == []
    assert begin(("Ola", "Nina"), destiny="on") == ["destiny"], "Nina has not met it"
    pupils = Pupils(hands.app.settings, "kingsburg", ["Ola", "Kuba"])
    pupils.stop(0)
    pupils.stop(1)
    assert begin(("Ola", "Kuba"), scenario="goblin_valley") == []
    pupils.start([0, 1])
    hands.show(TableScene(new_session("kingsburg", ["Ola", "Kuba"], seed=1, options={"army_tokens": "on"})))
    first_match(hands.app, hands.scene)
    assert isinstance(hands.scene, GoalScene)
    told = [page.id for page in hands.scene.pages]
    assert told[0] == "goal" and told[-1] == "army_tokens"


def test_teaching_that_is_asked_for_again_begins_anew(hand: Hands) -> None:
    learning = Class(hand((1280, 720)))
    learning.ready()
    learning.read()
    assert learning.scene.coach.note is None
    learning.scene.coach.pupils.start([learning.match.seat])
    assert learning.scene.coach.note is not None


@pytest.mark.parametrize(("game", "some"), [
    ("kingsburg", {"influence", "build"}), ("principato", {"act", "replace"}), ("signorie", {"turn", "main"}),
    ("tuscany", {"estate", "act"}),
])
def test_each_kind_of_decision_is_explained_once_per_seat(hand: Hands, game: str, some: set[str]) -> None:
    hands = hand((1280, 720))
    learning = Class(hands, game)
    rng = random.Random(1)
    for _ in range(60):
        learning.ready()
        learning.read()
        learning.ready()
        learning.play(rng.choice(learning.match.decision.options))
    assert len(learning.told) == len(set(learning.told))
    assert {kind for _, kind in learning.told} <= set(teaching(game).decisions)
    assert {(seat, kind) for seat in (0, 1) for kind in some} <= set(learning.told)
    looks = [kind for _, kind in learning.told if kind.startswith("look")]
    assert len(looks) == len(set(looks)), "what all look at together is told once"


@both
def test_it_leads_to_its_rule_and_stays_until_it_is_read(hand: Hands, game: str) -> None:
    hands = hand((1280, 720))
    learning = Class(hands, game)
    learning.ready()
    note = learning.scene.coach.note
    assert note is not None
    hands.click(learning.scene.coach.places(note)[RULE].centre)
    assert isinstance(hands.scene, RulesScene)
    assert hands.scene.rule == (note.rule or learning.match.decision.rule)
    hands.key("escape")
    assert explains(hands, learning.scene) and learning.scene.coach.note is note
    hands.key("f1")
    assert isinstance(hands.scene, RulesScene)
    hands.key("escape")
    assert explains(hands, learning.scene)
    hands.click(learning.scene.coach.places(note)[OK].centre)
    assert learning.scene.coach.note is None


@both
@pytest.mark.parametrize("way", ["thing", "chip", "seal", "enter", "escape"])
def test_a_press_elsewhere_closes_it_and_does_what_it_does(hand: Hands, game: str, way: str) -> None:
    hands = hand((1280, 720))
    learning = Class(hands, game)
    turns = {"influence", "act", "turn"}
    kind = {"thing": turns, "chip": {*turns, "estate"}}.get(way, {"seal", "look dice"})
    rng = random.Random(1)
    coach, match = learning.scene.coach, learning.match
    for _ in range(60):
        learning.ready()
        chips = [control for control in learning.scene.scroll.controls if control.chip is not None]
        if match.decision.kind in kind and (way != "chip" or chips) and coach.note is not None:
            break
        learning.read()
        learning.ready()
        learning.play(rng.choice(learning.match.decision.options))
    before = len(learning.session.records)
    assert coach.note is not None
    if way == "thing":
        lit = [spot for spot in learning.scene.desk.spots if spot.target in match.narrowing.lit]
        hands.click(lit[0].box.centre)
        assert match.narrowing.touched and len(learning.session.records) == before
    elif way == "chip":
        hands.click(chips[0].box.centre)
        assert match.narrowing.armed in (chips[0].chip.option, *chips[0].chip.steps)  # type: ignore[union-attr]
    elif way == "seal":
        hands.click(learning.scene.desk.regions.seal)
        assert len(learning.session.records) == before + 1
    else:
        hands.key(way)
        assert len(learning.session.records) == before + (way == "enter") and hands.scene is learning.scene
        assert way == "enter" or coach.note is None
    assert coach.note is None or way in ("seal", "enter"), "it is closed, or the next one lies open"


@pytest.mark.parametrize("way", ["click", "key", "menu"])
def test_any_seat_can_switch_it_off_for_itself(hand: Hands, way: str) -> None:
    hands = hand((1280, 720))
    learning = Class(hands)
    learning.ready()
    seat, coach = learning.match.seat, learning.scene.coach
    assert coach.note is not None
    if way == "click":
        hands.click(coach.places(coach.note)[STOP].centre)
    elif way == "key":
        hands.key("x")
    else:
        learning.read()
        hands.key("escape")
        assert isinstance(hands.scene, TableMenu)
        hands.click("coach")
    assert hands.scene is learning.scene and coach.note is None
    assert not coach.pupils.on(seat) and coach.pupils.on(1 - seat)
    hands.key("escape")
    assert isinstance(hands.scene, TableMenu)
    hands.click("coach")
    assert coach.pupils.on(seat)


def test_it_is_not_repeated_on_another_evening(hand: Hands) -> None:
    hands = hand((1280, 720))
    learning = Class(hands)
    learning.ready()
    kind = learning.match.decision.kind
    learning.read()
    hands.close()
    later = hand((1280, 720))
    again = Class(later, asked=False)  # who asks for it again is told everything again
    again.ready()
    assert again.match.decision.kind == kind and again.match.session.seats[again.match.seat].name in NAMES
    assert again.scene.coach.note is None


@both
def test_the_goal_can_be_skipped_and_walked_by_keys(hand: Hands, game: str) -> None:
    hands = hand((1280, 720))
    sitting = Sitting(hands, game, 3)
    goal = GoalScene(sitting.scene)
    hands.show(goal)
    hands.key("right")
    hands.key("right")
    hands.key("left")
    assert goal.at == 1
    hands.key("escape")
    assert hands.scene is sitting.scene and not sitting.scene.coach.quiet


def test_what_the_game_waits_for_is_said_in_its_own_words(hand: Hands) -> None:
    said = {}
    for game in ("kingsburg", "principato"):
        hands = hand((1280, 720))
        hands.show(SetupScene(game))
        look = hands.find("option.look")
        said[game] = " ".join([look.tip, *(each.text for _, each in hands.scene.said())])  # type: ignore[attr-defined]
        hands.close()
    assert "dice" in said["kingsburg"] and "dice" not in said["principato"] and "enem" not in said["principato"]


@both
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
@pytest.mark.parametrize("lang", ["en", "pl"])
def test_it_hides_nothing_of_the_scroll_nor_what_can_be_touched(
    hand: Hands, game: str, size: tuple[int, int], lang: str
) -> None:
    learning = Class(hand(size, lang), game)
    rng = random.Random(2)
    for _ in range(8):
        learning.ready()
        coach, scene = learning.scene.coach, learning.scene
        if coach.note is not None:
            panel = coach._panel
            assert panel.bottom <= scene.desk.regions.scroll.y and panel.y >= scene.desk.regions.ribbon.bottom
            assert all(box.inset(1).kept_in(panel) == box.inset(1) for box in coach.places(coach.note).values())
            lit = [spot.box.centre for spot in scene.desk.spots if spot.id in scene.out.lit_ids()]
            assert not any(panel.holds(at) for at in lit)
            read = [spot.box.centre for spot in scene.desk.spots if kind_of(spot.target) in scene.desk.board.read]
            read += [row.box.centre for row in scene.out.chronicle.rows[-2:] if scene.out.chronicle_shows()]
            assert not any(panel.holds(at) for at in read), "points, own cards and new lines are read"
        learning.read()
        learning.ready()
        learning.play(rng.choice(learning.match.decision.options))


@both
def test_f1_at_a_look_or_the_seal_opens_the_rule_that_the_teaching_names(hand: Hands, game: str) -> None:
    hands = hand((1280, 720))
    sitting = Sitting(hands, game, 2, seed=4)
    rng = random.Random(3)
    own = {kind: each.rule for kind, each in teaching(game).decisions.items() if kind == "seal" or "look" in kind}
    met = set()
    for _ in range(200):
        sitting.ready()
        kind = sitting.match.decision.kind
        if kind in own and kind not in met:
            met.add(kind)
            hands.key("f1")
            assert isinstance(hands.scene, RulesScene) and hands.scene.rule == own[kind] != ""
            assert own[kind] in hands.scene.book.rules
            hands.key("escape")
            sitting.ready()
        if len(met) >= 2:
            break
        sitting.play(rng.choice(sitting.match.decision.options))
    assert len(met) >= 2
