"""Every scene, and every state that is easily forgotten (table design 4.6)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from kingsburg_table.core.session import Session
from kingsburg_table.games.kingsburg.state import Placed
from kingsburg_table.table.scene import Scene
from kingsburg_table.table.scenes.credits import CreditsScene
from kingsburg_table.table.scenes.settings import SettingsScene
from kingsburg_table.table.scenes.setup import SetupScene
from kingsburg_table.table.scenes.table import TableScene
from kingsburg_table.table.scenes.title import TitleScene
from shots.camera import Camera
from shots.positions import LONG, at, match, over


@dataclass(frozen=True)
class Shot:
    """A picture: its name and what must be done to see it."""

    name: str
    show: Callable[[Camera], object]


def scene(name: str, make: Callable[[], Scene]) -> Shot:
    def show(camera: Camera) -> None:
        camera.show(make())
        camera.rest()

    return Shot(name, show)


def table(
    name: str, make: Callable[[], Session[Any, Any]], then: Callable[[Camera, TableScene], object] | None = None
) -> Shot:
    """A match on the table; `then` points, clicks or opens something."""

    def show(camera: Camera) -> None:
        made = TableScene(make())
        camera.show(made)
        made.match.screen.handover.dismiss()
        made.renew()
        camera.rest()
        if then is not None:
            then(camera, made)
        camera.wait()

    return Shot(name, show)


def hover(target: str) -> Callable[[Camera, TableScene], None]:
    def then(camera: Camera, made: TableScene) -> None:
        camera.point(_box(made, target).centre)

    return then


def press(*targets: str) -> Callable[[Camera, TableScene], None]:
    def then(camera: Camera, made: TableScene) -> None:
        for target in targets:
            camera.click(_box(made, target).centre)

    return then


def _box(made: TableScene, target: str) -> Any:
    target = target.replace("SEAT", str(made.match.seat))
    found = next((spot.box for spot in made.desk.spots if spot.target == target), None)
    if found is None:
        found = next(spot.box for spot in made.desk.spots if spot.target.startswith(target.partition("*")[0]))
    return found


def lit(kind: str) -> Callable[[Camera, TableScene], None]:
    """Touch the first lit thing of a kind."""

    def then(camera: Camera, made: TableScene) -> None:
        narrowing = made.match.narrowing
        assert narrowing is not None
        spot = next(s for s in made.desk.spots if s.target in narrowing.lit and s.target.startswith(f"{kind}."))
        camera.click(spot.box.centre)
        camera.point(spot.box.centre)

    return then


def rival(camera: Camera, made: TableScene) -> None:
    made.desk.over = next(iter(made.desk.rivals))
    made.renew()


def past(camera: Camera, made: TableScene) -> None:
    made.match.screen.travel(len(made.match.session.records) // 2, pin=True)
    made.renew()


def drawer(camera: Camera, made: TableScene) -> None:
    made.laid.drawer = True


def curtain(camera: Camera, made: TableScene) -> None:
    made.match.screen.handover.cover()
    made.renew()


def pushed(make: Callable[[TableScene], Scene]) -> Callable[[Camera, TableScene], None]:
    def then(camera: Camera, made: TableScene) -> None:
        camera.app.stack.push(make(made))
        camera.rest()

    return then


def extremes(session: Session[Any, Any]) -> Session[Any, Any]:
    """Goods above 9, points below 0 and above 99, many tokens."""
    for seat, player in enumerate(session.state.players):
        player.goods = [11 + seat, 0, 14]
        player.points = {"effects": (-7, 104, 58, 3, 27)[seat]}
        player.tokens, player.soldiers = 10, 12
    return session


def waiting(session: Session[Any, Any]) -> Session[Any, Any]:
    """Dice on two advisors already, and six and six to place."""
    assert session.decision is not None
    seat, state = session.decision.seat, session.state
    state.placed = [placed for placed in state.placed if placed.rank not in (9, 12)] + [
        Placed(2, seat, (2,)), Placed(9, seat, (4, 5)),
    ]
    state.players[seat].dice, state.players[seat].white = [6, 6, 4], []
    session.running.run_on()
    return session


def kingsburg(
    players: int, seed: int, kind: str, year: int = 2, least: int = 1, **more: Any
) -> Callable[[], Session[Any, Any]]:
    return lambda: match("kingsburg", players, seed, at(kind, year, least), **more)


def kingsburg_shots() -> Sequence[Shot]:
    return [
        table("kingsburg_aid", kingsburg(4, 1, "take goods", 1)),
        table("kingsburg_influence", kingsburg(4, 4, "influence", 3, 6), lit("advisor")),
        table("kingsburg_influence_dice", kingsburg(3, 9, "influence", 3, 8), lit("die")),
        table("kingsburg_waiting", lambda: waiting(match("kingsburg", 3, 9, at("influence", 3, 8)))),
        table(
            "kingsburg_pending", lambda: waiting(match("kingsburg", 3, 9, at("influence", 3, 8))),
            hover("advisor.duchess"),
        ),
        table("kingsburg_influence_tip", kingsburg(4, 4, "influence", 3, 6), hover("advisor.king")),
        table("kingsburg_why_not", kingsburg(4, 6, "influence", 2, 6), press("advisor.king")),
        table("kingsburg_two_players", kingsburg(2, 3, "influence", 2, 4)),
        table("kingsburg_five_long_names", kingsburg(5, 5, "influence", 2, 4, names=LONG)),
        table("kingsburg_extremes", lambda: extremes(match("kingsburg", 5, 8, at("influence", 3, 4)))),
        table("kingsburg_reroll", kingsburg(3, 11, "reroll", 2)),
        table("kingsburg_trade", kingsburg(4, 2, "trade", 1)),
        table("kingsburg_support", kingsburg(4, 7, "take goods", 2, 6)),
        table("kingsburg_build", kingsburg(5, 3, "build", 3, 4), hover("building.SEAT.farm")),
        table("kingsburg_build_why_not", kingsburg(4, 3, "build", 2, 3), press("building.SEAT.cathedral")),
        table("kingsburg_season_end", kingsburg(4, 5, "season end", 3)),
        table("kingsburg_recruit", kingsburg(4, 4, "recruit", 2, 3), lit("good")),
        table("kingsburg_winter_enemy", kingsburg(4, 4, "look enemy", 3)),
        table("kingsburg_winter_battle", kingsburg(5, 5, "look battle", 2)),
        table("kingsburg_winter_loss", kingsburg(5, 12, "lose goods", 1)),
        table("kingsburg_seal", kingsburg(4, 2, "seal", 1)),
        table("kingsburg_rival", kingsburg(4, 4, "influence", 3, 6), rival),
        table("kingsburg_past", kingsburg(4, 4, "influence", 3, 6), past),
        table("kingsburg_chronicle", kingsburg(4, 4, "influence", 3, 6), drawer),
        table("kingsburg_curtain", kingsburg(4, 4, "influence", 3, 6), curtain),
        table("kingsburg_over", lambda: match("kingsburg", 4, 4, over)),
    ]


def frame_shots() -> Sequence[Shot]:
    return [
        scene("title", TitleScene), scene("setup", lambda: SetupScene("kingsburg")), scene("settings", SettingsScene),
        scene("credits", CreditsScene),
    ]


def all_shots() -> list[Shot]:
    from kingsburg_table import places
    from kingsburg_table.core.catalogue import folder_of, games
    from kingsburg_table.table.boards import has_board
    from kingsburg_table.table.book.library import games_with_rules
    from shots.computers import computer_shots  # these are made with the helpers above
    from shots.court import court_shots
    from shots.principato import principato_shots
    from shots.remembered import remembered_shots
    from shots.sheets import sheet_shots
    from shots.signorie import signorie_shots
    from shots.studied import studied_shots
    from shots.tuscany import tuscany_shots

    shown = [game for game in games() if has_board(game) and folder_of(game).parent == places.rules_data()]
    found = [
        *frame_shots(), *kingsburg_shots(), *court_shots(), *principato_shots(), *signorie_shots(), *tuscany_shots(),
        *remembered_shots(shown),
        *studied_shots([game for game in shown if game in games_with_rules()]), *sheet_shots(shown),
        *computer_shots(shown),
    ]
    assert len({shot.name for shot in found}) == len(found), "two pictures of one name"
    return found
