"""Everything that Principato can say has a text in both languages, and the names have the forms that the texts need."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from kingsburg_table import new_session
from kingsburg_table.core.actions import Action
from kingsburg_table.games.principato.actions import (
    Activate,
    Dismiss,
    EndTurn,
    Exchange,
    Pay,
    Ready,
    Recruit,
    Replace,
    Station,
    Supply,
    TakeFavor,
    TakeToken,
)
from kingsburg_table.games.principato.sentences import card_messages, goal_message
from kingsburg_table.games.principato.words import CULTURE, TROOPS
from kingsburg_table.text import LANGUAGES
from kingsburg_table.text.check import cases_used
from tests.games.principato.table import BARE, BRUNO, CONTROLLER, DATA, NAMES, SUPPLY, TURN, table
from tests.support.saying import Saying, calls

SAYING = Saying("principato", NAMES)
PACKAGE = "kingsburg_table.games.principato"
REASONS = calls(PACKAGE, "Refusal", 1)
EVENTS = {*calls(PACKAGE, "tell", 0), *calls(PACKAGE, "swap", 4), "extra_scoring", "regular_scoring"}
PROMPTS = calls(PACKAGE, "Prompt", 0)


def say(id: str, /, **values: Any) -> list[str]:
    return SAYING.say(id, **values)


def wild_actions(rng: random.Random) -> list[Action]:
    """Actions that are mostly refused, in as many ways as there are."""
    card, other, place = rng.choice([*DATA.cards]), rng.choice([*DATA.cards]), rng.randint(0, 3)
    troop, cube = rng.choice([*TROOPS, "farm"]), rng.choice(["food", "money", "favor"])
    kind, count = rng.choice(CULTURE), rng.randint(-1, 40)
    return [
        Activate(card, place, rng.randint(0, 4)), Exchange(card, place, other, rng.randint(0, 8)), EndTurn(),
        TakeFavor(rng.choice(["church", "militia", "condottiere", "bank"])), Supply(cube, troop), Ready(),
        Pay(rng.randint(0, 3), rng.randint(0, 3), rng.randint(0, 3)), Station(troop, count), Recruit(troop, count),
        TakeToken(kind, rng.randint(0, 5)), Replace(card, rng.randint(0, 8)), Dismiss(troop, count),
    ]  # fmt: skip


def test_everything_that_random_games_say() -> None:
    said = Saying("principato", NAMES)
    for number in range(14):
        rng = random.Random(number)
        count = 2 + number % 3
        session = new_session("principato", NAMES[:count], seed=number)
        while session.decision is not None:
            decision = session.decision
            said.question(decision)
            said.refusals(session, decision.seat, wild_actions(rng), rng)
            recruiting = [
                option for option in decision.options
                if isinstance(option.action, Activate) and option.action.card in ("recruit_militia", "hire_condottieri")
            ]
            session.act(rng.choice(recruiting or decision.options))
        said.story(session)
    assert said.reasons - {"not_asked", "not_now"} >= REASONS - RARE
    assert said.events == EVENTS
    assert said.prompts == PROMPTS


#: Reasons that random play does not come to; said below.
RARE = {"no_favor_left", "no_room_for_favor", "stock_short", "no_action_left", "no_such_token"}


def test_rare_refusals() -> None:
    empty = table(TURN, ada={"favor": 1}, bruno={"favor": 3, "militia": 8, "militia_favor": 8})
    full = table(TURN, ada={"favor": 3})
    short = table(TURN, ada={"hand": ["writer", "market"], "farm": 2, "food": 4}, bruno={"book": [4, 3, 2] * 5})
    short_of_four = table(
        TURN, ada={"hand": ["writer", "market"], "farm": 2, "food": 4, "favor": 0}, bruno={"book": [4] * 5}
    )
    short_of_four.act(Activate("writer", 1))
    sealed = table(TURN, ada={"favor": 0}, seal=True)
    sealed.act(TakeFavor())
    sealed.act(TakeFavor())
    tried: list[tuple[Any, Action]] = [
        (empty, TakeFavor()), (full, TakeFavor()), (short, Activate("writer", 1)),
        (short_of_four, TakeToken("book", 4)), (sealed, EndTurn()),
    ]  # fmt: skip
    said = Saying("principato", NAMES)
    for session, action in tried:
        said.refusal(session.refusal(action))
    assert said.reasons == RARE


def test_the_source_is_scanned() -> None:
    assert {"too_dear", "decided_once", "must_exchange"} <= REASONS and len(REASONS) > 25
    assert {"activated", "replaced", "exchanged", "awarded", "goal"} <= EVENTS and len(EVENTS) > 20
    assert len(PROMPTS) == 8


@pytest.mark.parametrize("what", ["look.scoring", "look.final"])
def test_prompts_of_looks(what: str) -> None:
    say(f"prompt.{what}", seat=1)


def test_cards_and_goals_speak_from_their_data() -> None:
    lines = {id: [say(message, **values) for message, values in card_messages(card)] for id, card in DATA.cards.items()}
    assert lines["build_bank"][1] == ["2 banks for 3 food", "2 banki za 3 kostki żywności"]
    sculpted = ["1 monument for 1 food and 2 money", "1 pomnik za 1 kostkę żywności i 2 kostki pieniędzy"]
    assert lines["sculptor"][0] == sculpted
    assert lines["harvest"][0] == ["1 food for each of your fields", "1 kostka żywności za każde twoje pole"]
    assert lines["recruit_militia"][0] == ["any number of militia", "dowolna liczba milicji"]
    goals = {}
    for id, goal in DATA.goals.items():
        message, values = goal_message(goal)
        goals[id] = say(message, **values)
    assert goals["bastion"][1] == "1 punkt zwycięstwa za 4 punkty wojskowe"
    assert goals["fertile_land"][0] == "1 victory point for each token beyond the first 6 (fields and farms together)"
    assert goals["villa"][1] == "Zestawy: książka i obraz. Za 1, 2 i 3 zestawy odpowiednio 2, 5 i 9 punktów zwycięstwa"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("placeholder", "ids"), [("troop", TROOPS), ("cube", ("food", "money", "favor"))])
def test_names_have_every_form_that_a_sentence_needs(lang: str, placeholder: str, ids: tuple[str, ...]) -> None:
    """Troops and cubes are part of larger sections; all others are in `spoken` of `game.yaml`."""
    for case in cases_used(lang, of="principato")[placeholder]:
        assert all(DATA.names()[id].form(lang, case) for id in ids), case


@pytest.mark.parametrize(
    ("id", "values", "en", "pl"),
    [
        ("log.principato.activated", {"seat": 0, "card": "market"}, "Ada activates Market", "Ada zagrywa Targ"),
        ("log.principato.exchanged", {"seat": 1, "given": "build_farm", "taken": "recruit_militia"},
         "Bruno exchanges Farm for Recruitment", "Bruno wymienia Folwark na Rekrutację"),
        ("log.principato.replaced", {"seat": 1, "given": "harvest", "taken": "writer"},
         "Bruno gives Harvest to the display and takes Writer", "Bruno odkłada do puli Żniwa i bierze Pisarza"),
        ("log.principato.paid", {"seat": 0, "pay": {"food": 3, "money": 2, "favor": 1}},
         "Ada pays 3 food, 2 money and 1 favour", "Ada płaci 3 kostki żywności, 2 kostki pieniędzy i 1 wpływ"),
        ("log.principato.took", {"seat": 0, "gain": {"condottiere": 5}},
         "Ada takes 5 condottieri", "Ada bierze 5 oddziałów kondotierów"),
        ("log.principato.supplied", {"seat": 0, "pay": {"money": 1}, "troop": "condottiere", "n": 1},
         "Ada supplies a condottiere with 1 money", "Ada kładzie 1 kostkę pieniędzy na kondotierze"),
        ("log.principato.supplied", {"seat": 0, "pay": {"food": 2}, "troop": "militia", "n": 2},
         "Ada supplies militia with 2 food", "Ada kładzie 2 kostki żywności na milicjach"),
        ("log.principato.awarded", {"seat": 2, "strength": -1, "n": 0},
         "Celia has strength −1 and gets nothing", "Celia ma siłę −1 i nic nie zdobywa"),
        ("log.principato.awarded", {"seat": 2, "strength": 5, "n": 6},
         "Celia has strength 5 and gets 6 military points", "Celia ma siłę 5 i zdobywa 6 punktów wojskowych"),
        ("prompt.principato.act", {"seat": 0, "n": 1},
         "Ada, choose an action: use or exchange a card, or take a favour (1 action left).",
         "Ada, wybierz akcję: zagraj kartę, wymień ją albo weź wpływ (została 1 akcja)."),
        ("prompt.principato.recruit", {"seat": 0, "troop": "militia", "n": 37},
         "Ada, how many militia do you take? 37 left in stock.",
         "Ada, ile oddziałów milicji bierzesz? W magazynie zostało 37."),
        ("why.principato.too_dear", {"card": "painter", "price": {"money": 5}, "n": 2},
         "Painter costs 5 money: 2 cubes are missing.", "Malarz – koszt: 5 kostek pieniędzy. Brakuje 2 kostek."),
        ("why.principato.wrong_cube", {"troop": "militia", "cube": "food"},
         "Only food or a favour goes on a militia.", "Na milicji kładzie się tylko żywność albo wpływ."),
    ],
)  # fmt: skip
def test_sentences_read_well(id: str, values: dict[str, Any], en: str, pl: str) -> None:
    assert say(id, **values) == [en, pl]


def test_actions_say_what_their_card_does() -> None:
    action = Activate("build_bank", 1, 2)
    values = {**msgspec.structs.asdict(action), **CONTROLLER.said(action)}
    assert say("do.principato.activate", **values) == [
        "Activate: Bank – 2 banks for 3 food", "Zagraj: Bank – 2 banki za 3 kostki żywności",
    ]
    assert CONTROLLER.said(Activate("nobody", 1)) == {} == CONTROLLER.said(EndTurn())


def test_blocked_things_in_a_scoring_are_said() -> None:
    session = table(SUPPLY, ada={"militia": 1}, bruno={"militia": 1, **BARE})
    for refusal in session.blocked(session.decision.seat if session.decision else BRUNO).values():
        SAYING.refusal(refusal)
