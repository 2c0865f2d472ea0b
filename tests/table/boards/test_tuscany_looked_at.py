"""What Tuscany's table says of the option that is looked at: what is paid and from where, what comes, what opens."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from kingsburg_table.games.tuscany.actions import Draw, Pay, Place, PlaceFree, PlaceStartCastle
from kingsburg_table.table.boards import headings
from kingsburg_table.table.boards.tuscany import (
    arranging_pieces,
    art,
    cardboard,
    chain,
    flows,
    hand,
    lead,
    links,
    offer,
    scoring,
    storage,
)
from kingsburg_table.table.box import Box
from kingsburg_table.table.draw import textbox
from kingsburg_table.table.pieces.spots import PLAIN, Look
from kingsburg_table.table.play.ledger import BLANK, page
from tests.games.tuscany.table import ACT, player, table
from tests.table.boards.sights import Table
from tests.table.boards.test_tuscany import SIZES, decided, seen

HOME = [[0, 1, "start_castle"]]


def looking_at(session: Any, action: Any, size: tuple[int, int] = (1920, 1080), lang: str = "en") -> Table:
    """The table while somebody looks at the option of an action."""
    found = seen(session, lang, size)
    option = next(option for option in session.decision.options if option.action == action)
    found.sight = replace(found.sight, page=replace(page(session.preview(option)), option=option))
    return found


def painted(
    found: Table, monkeypatch: pytest.MonkeyPatch, module: Any, name: str, *painters: str
) -> list[tuple[Any, ...]]:
    """With what a module calls one of its words while such things are painted."""
    calls: list[tuple[Any, ...]] = []
    monkeypatch.setattr(module, name, lambda canvas, *args, **more: calls.append(args))
    for spot in found.spots:
        if spot.thing.painter in painters:
            found.board.paint(found.canvas, spot, PLAIN, found.sight)
    return calls


def paying() -> Any:
    session = table(ACT, ada={"hand": {"monastery": 1, "inn": 2, "cart": 3}, "worker": 1, "store": ["monastery"],
                              "placed": HOME})
    session.act(Place("monastery", 1, (1, 1)))
    return session


@SIZES
def test_what_is_paid_is_said_at_its_stacks_and_what_comes_at_the_hand(
    size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    """T4.2, T15.1: a card and a pair go, three cards come; another payment is another pair."""
    found = looking_at(paying(), Pay(monastery=1, inn=2), size)
    assert [tags for tags, *_ in painted(found, monkeypatch, hand, "draw_tags", "stack")] == [
        (("−2", "loss"),), (("−1", "loss"),)]
    assert [tags for tags, *_ in painted(found, monkeypatch, hand, "draw_tags", "held")] == [(("+3", "later"),)]
    found = looking_at(paying(), Pay(monastery=1, worker=1), size)
    assert [tags for tags, *_ in painted(found, monkeypatch, hand, "draw_tags", "stack")] == [(("−1", "loss"),)]


def test_the_payment_that_lies_ready_is_lifted_too() -> None:
    found = seen(paying())
    assert hand.paid("card.0.inn", Look(added=True, uses=("card.0.inn", "card.0.monastery")), found.sight) == 2
    assert hand.paid("card.0.cart", PLAIN, found.sight) == 0


@SIZES
def test_cards_that_are_drawn_are_said_beside_their_number(
    size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    session = table(ACT, ada={"tokens": {"plus_card": 1}, "hand": {"inn": 3}, "placed": HOME})
    found = looking_at(session, Draw(), size)
    ((tags, centre, wide),) = painted(found, monkeypatch, hand, "draw_tags", "held")
    assert tags == (("+4", "later"),)
    (spot,) = [spot for spot in found.spots if spot.thing.painter == "held"]
    number = spot.box.right - found.canvas.text_width("3 cards", size=18)
    assert spot.box.cx < centre[0] - wide / 2 and centre[0] + wide / 2 < number
    found.sight = replace(found.sight, page=BLANK)
    assert painted(found, monkeypatch, hand, "draw_tags", "held") == []


def test_where_the_first_tile_could_go_is_seen_before_the_castle_stands(monkeypatch: pytest.MonkeyPatch) -> None:
    """T4.4, T21.7."""
    session = table("preparation / estate", turn=0)
    option = session.decision.options[0]
    assert isinstance(option.action, PlaceStartCastle)
    found = looking_at(session, option.action)
    land = found.sight.data.land(player(session).estate)
    states: dict[str, str] = {}
    for spot in found.spots:
        if spot.thing.painter == "site":
            monkeypatch.setattr(cardboard, "draw_hex", lambda canvas, box, hex, state, *rest, spot=spot: states.update(
                {spot.target: state}))
            found.board.paint(found.canvas, spot, PLAIN, found.sight)
    wanted = {f"hex.0.{hex + 1}" for hex in land.beside[land.number[option.action.hex]]}
    assert {target for target, state in states.items() if state == "fits"} == wanted
    assert arranging_pieces.opened(seen(session).sight) == ()


@pytest.mark.parametrize("lang", ["en", "pl"])
@SIZES
def test_a_castle_hex_says_in_words_how_many_hexes_it_opens(
    size: tuple[int, int], lang: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A bare figure would look like the points of a region."""
    shorts: list[str] = []
    monkeypatch.setattr(arranging_pieces, "label", lambda *args, short="", **more: shorts.append(short))
    found = seen(table("preparation / estate", turn=0), lang, size)
    for spot in found.spots:
        if spot.thing.painter == "opening":
            found.board.paint(found.canvas, spot, PLAIN, found.sight)
    assert shorts == ["", "", ""]
    painters = [spot.thing.painter for spot in found.spots]
    assert max(at for at, each in enumerate(painters) if each == "site") < painters.index("opening"), "covered"


@SIZES
def test_what_a_good_gains_does_not_cover_how_many_there_are(
    size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    session = table(ACT, ada={"hand": {"village": 2, "inn": 2}, "store": ["village"], "placed": HOME})
    session.act(Place("village", 1, (1, 0)))
    found = looking_at(session, Pay(village=2), size)
    figures: list[float] = []
    monkeypatch.setattr(storage, "figure", lambda canvas, text, at, *more: figures.append(at[0]))
    ((_, at, *_),) = [call for call in painted(found, monkeypatch, storage, "draw_tags", "good") if call[0]]
    assert len(figures) == 2 and at[0] + 16 < figures[1] - 6


# -- scorings

@pytest.mark.parametrize("lang", ["en", "pl"])
@pytest.mark.parametrize("size", [(1600, 900), (1920, 1080), (2560, 1440)])
def test_remarks_beside_headings_stand_there_in_every_window(
    size: tuple[int, int], lang: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Long ones too: which order the rows have, and what is pale."""
    found = seen(decided("look scoring", 3), lang, size)
    said: list[str] = []
    write = headings.label
    monkeypatch.setattr(headings, "label", lambda canvas, text, *args, **more: (
        said.append(text), write(canvas, text, *args, **more)))
    for placed in found.pieces:
        if placed.id in ("score_sheet", "lead"):
            found.board.ground(found.canvas, placed, found.sight)
    speak = found.sight.speaker.t
    assert {speak("board.tuscany.flows_note"), speak("board.tuscany.lead_note", phase="II")} <= set(said)


@SIZES
def test_a_scoring_says_where_everybody_comes_from(size: tuple[int, int], monkeypatch: pytest.MonkeyPatch) -> None:
    found = seen(decided("look scoring", 3), size=size)
    said = {args[0] for args in painted(found, monkeypatch, flows, "label", "flow")}
    assert said <= {"same place", "from place 1", "from place 2", "from place 3"} and said


def test_the_last_scoring_tells_the_round_in_which_the_stack_was_emptied(monkeypatch: pytest.MonkeyPatch) -> None:
    """T8.4: one full round is played after it."""
    session = decided("look scoring", 3)
    state = session.state
    state.phase, state.extra, state.round = 3, 1, 30
    for owner in state.players:
        owner.scored = [1, 2, 3]
        owner.stack = "KK"
    state.players[1].stack = ""
    found = seen(session)
    said: list[str] = []
    monkeypatch.setattr(scoring, "label", lambda canvas, text, *args, **more: said.append(text))
    placed = next(each for each in found.pieces if each.id == "score_head")
    scoring.ground_head(found.canvas, placed, found.sight)
    assert "Bruno emptied stack 3 in round 29" in said


@SIZES
def test_how_far_others_are_behind_stands_beside_their_crests(
    size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    session = decided("look final", 4)
    for owner, red in zip(session.state.players, (120, 9, 10, 8), strict=True):
        owner.red = red
    found = seen(session, size=size)
    crests: list[float] = []
    gaps: list[tuple[str, float, float]] = []
    monkeypatch.setattr(lead, "crest", lambda canvas, colour, at, size, **more: crests.append(at[0] + size / 2))
    monkeypatch.setattr(lead, "figure", lambda canvas, text, at, size, *more: gaps.append(
        (text, at[0] - lead.FIGURE * len(text) * size / 2, at[0] + lead.FIGURE * len(text) * size / 2)))
    box = Box(0, 0, 178, 110) if size[0] == 1280 else Box(0, 0, 260, 180)
    lead._leader(found.canvas, box, scoring.rows(found.sight), found.sight)
    assert [text for text, *_ in gaps] == ["−110", "−111", "−112"]
    for right, (_, left, _) in zip(crests[1:], gaps, strict=True):
        assert right < left
    assert gaps[-1][2] <= box.right


# -- the offer and the chain

@pytest.mark.parametrize("lang", ["en", "pl"])
def test_names_of_the_offer_keep_to_their_slots(lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two quarries side by side are two words in Polish too."""
    boxes: list[Box] = []
    monkeypatch.setattr(offer, "label", lambda canvas, text, box, *args, **more: boxes.append(box))
    found = seen(table(ACT, display=["quarry"] * 4 + ["monastery"] * 4, ada={"placed": HOME}), lang)
    slots = [spot for spot in found.spots if spot.thing.painter == "offer"]
    found.board.paint(found.canvas, slots[0], PLAIN, found.sight)
    assert boxes and all(box.x >= 0 and box.right <= slots[0].box.w for box in boxes)


@pytest.mark.parametrize("lang", ["en", "pl"])
@SIZES
def test_every_link_of_a_long_chain_has_its_words(size: tuple[int, int], lang: str) -> None:
    """A castle, a cart for nothing, two income cards, and the marble is asked for."""
    session = table(
        ACT, display=["cart", "cart", "monastery", "monastery", "inn", "inn", "castle", "town"],
        chance=[("tile", "village"), ("income card", "green2"), ("income card", "cards3"), *[("card", "inn")] * 3],
        ada={"hand": {"castle": 2}, "store": ["castle"], "marble": 1, "tokens": {"plus_income": 1},
             "placed": [*HOME, [3, 1, "quarry"], [3, 0, "cart"]]},
    )
    session.act(Place("castle", 1, (4, 1)))
    session.act(PlaceFree("cart", 1, (4, 0)))
    found = seen(session, lang, size)
    (spot,) = [spot for spot in found.spots if spot.thing.painter == "chain"]
    assert [link.sign for link in spot.thing.data] == ["piece", "piece", "income", "income", "extra"]
    with textbox.accounting() as account:
        found.board.paint(found.canvas, spot, PLAIN, found.sight)
    assert len(account) == 1 + len(spot.thing.data) and all(said.fits and said.px >= 16 for said in account)


def test_what_an_income_card_brought_is_said_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """T16.1: a leaf and its figure; no badge over it says the same."""
    said: list[str] = []
    monkeypatch.setattr(art, "badge", lambda canvas, text, *rest: said.append(text))
    monkeypatch.setattr(links, "figure", lambda canvas, text, *rest: said.append(text))
    found = seen(table(ACT, ada={"placed": HOME}))
    for link in (chain.Link("income", "green", 2, 2), chain.Link("piece", "cart", 0, 3)):
        links.draw(found.canvas, Box(0, 0, 120, 60), link, ("income", ""), 17, 21, "", True)
    assert said == ["+2", "+3"]


def test_the_exchange_glows_where_it_may_be_touched(monkeypatch: pytest.MonkeyPatch) -> None:
    found = seen(table(ACT, display=["town", "town", "cart", "cart", "quarry", "quarry", "inn", "castle"],
                       ada={"placed": HOME}))
    (spot,) = [spot for spot in found.spots if spot.thing.painter == "exchange"]
    glows: list[object] = []
    monkeypatch.setattr(type(found.canvas), "glow", lambda self, *args, **more: glows.append(args))
    found.board.paint(found.canvas, spot, Look(dim=True), found.sight)
    assert glows == []
    found.board.paint(found.canvas, spot, Look(lit=True), found.sight)
    assert len(glows) == 1
