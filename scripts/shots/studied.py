"""What can be read and learnt: rules, worked examples, almanac, the first game."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from kingsburg_table.core.catalogue import get_controller
from kingsburg_table.table.boards import almanac_of
from kingsburg_table.table.book.library import Show, book
from kingsburg_table.table.book.teaching import teaching
from kingsburg_table.table.play.handover import Phase
from kingsburg_table.table.scenes.almanac import AlmanacScene
from kingsburg_table.table.scenes.goal import GoalScene
from kingsburg_table.table.scenes.rules import RulesScene
from kingsburg_table.table.scenes.rules.tryout import TryScene
from kingsburg_table.table.scenes.table import TableScene
from kingsburg_table.text import Speaker
from shots.camera import Camera
from shots.positions import NAMES, at, begun, match
from shots.remembered import middle
from shots.shots import Shot
from shots.styles import style_of
from shots.tuscany import opened

#: what somebody looks for, by language
QUERIES = {"en": "points", "pl": "punkty"}
#: explained by the data, but asked by no building of the base game
NEVER_ASKED = {("kingsburg", "season start")}


def longest_rule(game: str) -> str:
    rules = book(game).rules.values()
    return max(rules, key=lambda rule: len(rule.text.pl)).id


def longest_show(game: str) -> Show:
    """The example with the most steps."""
    return max(book(game).shows, key=lambda show: len(show.case.steps))


def rules(game: str, rule: str = "", query: bool = False, at_table: bool = False) -> Callable[[Camera], None]:
    def show(camera: Camera) -> None:
        camera.show(RulesScene(game, rule, at_table=at_table))
        camera.rest()
        if query:
            camera.type(QUERIES[camera.lang])
            camera.rest()

    return show


def asked_for(game: str) -> Callable[[Camera], None]:
    """F1 at the table: the rule of the open decision."""

    def show(camera: Camera) -> None:
        table = TableScene(middle(game)())
        camera.show(table)
        table.match.screen.handover.dismiss()
        table.renew()
        camera.rest()
        camera.key("f1")
        camera.rest()

    return show


def trying(game: str, share: float, wrong: bool = False) -> Callable[[Camera], None]:
    """An example being tried, after this share of its steps; `wrong`: off its way."""

    def show(camera: Camera) -> None:
        made = TryScene(longest_show(game))
        camera.show(made)
        steps = round(len(made.lesson.tasks) * share)
        made.lesson.go_to(steps)
        made.hands.after(made.match._moved(made.app.now, False))
        if wrong and made.match.narrowing is not None:
            camera.click(made.desk.spots[-1].box.centre)
        camera.rest()

    return show


def almanac(game: str, kind: int = 0, query: bool = False, doubtful: bool = False) -> Callable[[Camera], None]:
    """The almanac, all of it or one kind of component."""

    def show(camera: Camera) -> None:
        made = AlmanacScene(game)
        camera.show(made)
        if kind:
            made._choose(made.sections[kind - 1].id)
        if doubtful:
            made._only_doubtful()
        if query:
            camera.type("xyzzy")
        camera.rest()

    return show


def goal(game: str, page: int) -> Callable[[Camera], None]:
    def show(camera: Camera) -> None:
        told = teaching(game).pages[page]
        options = {told.option: told.values[0] if told.values else "on"} if told.option else {}
        table = TableScene(match(game, 4, 1, begun, NAMES, options))
        camera.show(table)
        made = GoalScene(table)
        camera.show(made)
        made._turn(made.pages.index(told))
        camera.rest()

    return show


def hint(game: str, kind: str) -> Callable[[Camera], None]:
    """A kind of decision is explained for the first time."""

    def show(camera: Camera) -> None:
        table = TableScene(match(game, 4, 4, at(kind, 0), choose=style_of(game)))
        camera.show(table)
        opened()(camera, table)
        table.match.screen.handover.stay(table.match.seat)
        table.coach.pupils.start(range(4))
        assert table.match.screen.phase is Phase.TURN
        table.renew()
        camera.rest()

    return show


def studied_shots(games: Sequence[str]) -> list[Shot]:
    made: list[Shot] = []
    for game in games:
        made += [
            Shot(f"{game}_rules", rules(game, longest_rule(game))),
            Shot(f"{game}_rules_first", rules(game)),
            Shot(f"{game}_rules_search", rules(game, query=True)),
            Shot(f"{game}_rules_f1", asked_for(game)),
            Shot(f"{game}_try", trying(game, 0.0)),
            Shot(f"{game}_try_middle", trying(game, 0.5)),
            Shot(f"{game}_try_other", trying(game, 0.0, wrong=True)),
            Shot(f"{game}_try_done", trying(game, 1.0)),
        ]
        made += [Shot(f"{game}_goal_{page.id}", goal(game, at)) for at, page in enumerate(teaching(game).pages)]
        kinds = get_controller(game).rules({}).agenda.kinds()  # what options add that are not offered cannot be met
        asked = [kind for kind in teaching(game).decisions if kind in kinds and (game, kind) not in NEVER_ASKED]
        made += [Shot(f"{game}_hint_{kind.replace(' ', '_')}", hint(game, kind)) for kind in asked]
        controller = get_controller(game)
        sections = almanac_of(game, controller.rules({}).data, Speaker("en", controller.names()))
        if sections:
            made += [
                Shot(f"{game}_almanac", almanac(game)), Shot(f"{game}_almanac_nothing", almanac(game, query=True)),
                Shot(f"{game}_almanac_doubtful", almanac(game, doubtful=True)),
                *(Shot(f"{game}_almanac_{each.id}", almanac(game, at)) for at, each in enumerate(sections, 1)),
            ]
    return made
