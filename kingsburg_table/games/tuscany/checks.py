"""What Tuscany's data must add up to: the box's counts, and estates of 30 hexes with regions of 1 to 3."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import permutations, product

from kingsburg_table.core.components import Source
from kingsburg_table.games.tuscany.box import HEXAGON, START_CASTLE, Box
from kingsburg_table.games.tuscany.land import JOINTS, Plan, lay_out, read_plan, touching
from kingsburg_table.games.tuscany.words import BOARDS, CROPS, KINDS, TOKENS

KINDS_FILE, TILES, ESTATES, CARDS, FIGURES = "kinds.yaml", "tiles.yaml", "estates.yaml", "cards.yaml", "figures.yaml"
TOUCHING = 3  #: hexes of each board at a joint (S6)
PLAYERS = 4


def check(source: Source, box: Box) -> None:
    """Note everything that does not fit together."""
    for file, section, found, wanted in (
        (KINDS_FILE, "kinds", box.kinds, KINDS),
        (KINDS_FILE, "crops", box.crops, CROPS),
        (TILES, "pieces", box.pieces, (START_CASTLE, HEXAGON)),
        (CARDS, "bonus_tokens", box.bonus_tokens, TOKENS),
        (FIGURES, "editions", box.editions, ("first",)),
        (ESTATES, "shape", box.shape.joints, tuple(JOINTS)),
    ):
        source.expect(file, section, found, wanted)
    if source.errors:
        return
    _check_codes(source, box)
    _check_counts(source, box)
    _check_figures(source, box)
    _check_boards(source, box)
    if not source.errors:
        _check_ready_made(source, box)


def _check_codes(source: Source, box: Box) -> None:
    """One sign a kind and a face, each of its own; a face that is the whole kind bears the kind's."""
    faces = [(TILES, "tiles", id, tile.code) for id, tile in box.tiles.items()]
    faces += [(TILES, "pieces", id, piece.code) for id, piece in box.pieces.items()]
    for group in ([(KINDS_FILE, "kinds", id, kind.code) for id, kind in box.kinds.items()], faces):
        used: dict[str, str] = {}
        for file, section, id, code in group:
            if len(code) != 1 or not code.isalpha():
                source.error(file, (section, id, "code"), "expected one letter")
            elif code in used:
                source.error(file, (section, id, "code"), f"{used[code]} has this code already")
            used[code] = id


def _check_counts(source: Source, box: Box) -> None:
    counts, tiles = box.figures.counts, box.tiles.values()
    each, neutral = sum(tile.each for tile in tiles), sum(tile.neutral for tile in tiles)
    for file, section, what, found, wanted in (
        (TILES, "tiles", "tiles in a player's set, start castle included", each + 1, counts.player_tiles),
        (TILES, "tiles", "neutral tiles", neutral, counts.neutral_tiles),
        (TILES, "tiles", "tiles in all", PLAYERS * (each + 1) + neutral, counts.tiles),
        (KINDS_FILE, "kinds", "hexes", sum(kind.hexes for kind in box.kinds.values()), counts.hexes),
        (KINDS_FILE, "kinds", "estate cards", sum(kind.cards for kind in box.kinds.values()), counts.estate_cards),
        (CARDS, "income_cards", "income cards", sum(card.copies for card in box.income_cards.values()),
         counts.income_cards),
        (CARDS, "bonus_tokens", "bonus tokens", sum(token.count for token in box.bonus_tokens.values()),
         counts.bonus_tokens),
        (ESTATES, "boards", "boards", len(box.boards), counts.boards),
        (FIGURES, "figures", "tiles in the stacks", sum(box.figures.stacks), counts.player_tiles - 1),
    ):
        if found != wanted:
            source.error(file, (section,), f"expected {wanted} {what} as in the box, found {found}")
    for id, kind in box.kinds.items():
        own = [tile for tile in tiles if tile.kind == id]
        there = PLAYERS * sum(tile.each for tile in own) + sum(tile.neutral for tile in own)
        there += PLAYERS if id == "castle" else 0
        if there != PLAYERS * kind.hexes:
            source.error(TILES, ("tiles",), f"expected {PLAYERS * kind.hexes} tiles of {id}, found {there}")
        if sum(tile.neutral for tile in own) >= box.figures.crowd:
            source.error(TILES, ("tiles",), f"expected fewer than {box.figures.crowd} neutral tiles of {id}")


def _check_figures(source: Source, box: Box) -> None:
    figures = box.figures
    for name in ("start_hand", "draw", "display", "crowd", "storage", "cards_per_point", "track"):
        if getattr(figures, name) < 1:
            source.error(FIGURES, ("figures", name), "expected at least 1")
    if sorted(figures.regions) != [1, 2, 3]:
        source.error(FIGURES, ("figures", "regions"), "expected points for regions of 1, 2 and 3 hexes")
    for id, kind in box.kinds.items():
        if not 0 <= kind.bonus[1] <= kind.bonus[0]:
            source.error(KINDS_FILE, ("kinds", id, "bonus"), "expected side I of at least side II")


def _check_boards(source: Source, box: Box) -> None:
    for word, step in box.shape.joints.items():
        if touching(box.shape, step) != (TOUCHING, TOUCHING):
            source.error(ESTATES, ("shape", "joints", word), f"expected {TOUCHING} and {TOUCHING} hexes to touch")
    by_kind: dict[str, Counter[str]] = {}
    codes = {kind.code for kind in box.kinds.values()}
    for id, board in box.boards.items():
        where = ("boards", id, "layout")
        if len(board.layout) != len(box.shape.cells) or set(board.layout) - codes:
            source.error(ESTATES, where, f"expected {len(box.shape.cells)} codes of kinds")
        elif board.kind not in BOARDS:
            source.error(ESTATES, ("boards", id, "kind"), f"expected one of {', '.join(BOARDS)}")
        elif by_kind.setdefault(board.kind, Counter(board.layout)) != Counter(board.layout):
            source.error(ESTATES, where, f"expected the same hexes as on the other boards {board.kind}")
    together = sum(by_kind.values(), Counter[str]())
    if {kind.code: kind.hexes for kind in box.kinds.values()} != together:
        source.error(ESTATES, ("boards",), "expected as many hexes of each kind on three boards as kinds.yaml says")


def _check_ready_made(source: Source, box: Box) -> None:
    for boards in triples(box):
        name = "".join(boards)
        ready = box.ready_made.get(name)
        if ready is None:
            source.error(ESTATES, ("ready_made",), f"missing entry {name}")
            continue
        plan = read_plan(ready.estate)
        if sorted(plan.boards) != sorted(boards) or len(plan.joints) != 2 or set(plan.joints) - set(JOINTS.values()):
            source.error(ESTATES, ("ready_made", name, "estate"), "expected these three boards and two joints d or u")
            continue
        land = lay_out(box.shape, box.boards, plan)
        castle = box.kinds["castle"].code
        if ready.castle not in land.number or land.kinds[land.number[ready.castle]] != castle:
            source.error(ESTATES, ("ready_made", name, "castle"), "expected a castle hex")


def triples(box: Box) -> Iterator[tuple[str, ...]]:
    """Every deal of one board of each kind."""
    return product(*([id for id, board in box.boards.items() if board.kind == kind] for kind in BOARDS))


def arrangements(boards: tuple[str, ...]) -> Iterator[Plan]:
    """Every order, orientation and joint of three boards."""
    for order in permutations(boards):
        for turned in product((False, True), repeat=len(boards)):
            for joints in product(JOINTS.values(), repeat=len(boards) - 1):
                yield Plan(order, turned, "".join(joints))


def check_arrangements(source: Source, box: Box) -> None:
    """All ways to lay out all deals: 30 hexes of the right kinds, no region without points."""
    wanted = {kind.code: kind.hexes for kind in box.kinds.values()}
    for boards in triples(box):
        for plan in arrangements(boards):
            land = lay_out(box.shape, box.boards, plan)
            sizes = {len(region) for region in land.regions}
            if Counter(land.kinds) != wanted or not sizes <= box.figures.regions.keys():
                wrong = f"{plan.code()}: wrong hexes, or regions of {sorted(sizes)}"
                source.error(ESTATES, ("boards", boards[0]), wrong)
                return
