"""Tuscany's components for the almanac: kinds, crops, bonus tokens, income cards, estate boards, and the rest."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from kingsburg_table.games.tuscany.box import Board, BonusToken, IncomeCard, Tile, TileKind
from kingsburg_table.games.tuscany.components import Components
from kingsburg_table.games.tuscany.sentences import Message, income_message, kind_message, token_message
from kingsburg_table.table.boards.tip_parts import capital
from kingsburg_table.table.boards.tuscany import almanac_art
from kingsburg_table.table.boards.tuscany.tips import TOKEN_RULES
from kingsburg_table.table.boards.tuscany.tips_estate import EFFECTS
from kingsburg_table.table.pieces.almanac import Art, Entry, Fact, Section, provenance
from kingsburg_table.table.speech import markup
from kingsburg_table.text.speaker import Run, Speaker

#: id -> picture, rules: what is neither a tile of a stack, nor a card or token with an effect.
PIECES: Mapping[str, tuple[str, tuple[str, ...]]] = {
    "start_castle": ("tuscany/kinds/castle", ("T21.7", "T6.2")),
    "hexagon": ("tuscany/tokens/hexagon", ("T11.1", "T11.2", "T11.3", "T18.3")),
    "cards": ("tuscany/tokens/card", ("T2.1", "T4.2", "T18.1")),
    "marble": ("tuscany/tokens/marble", ("T1.3", "T13.1", "T20.6")),
    "worker": ("tuscany/tokens/worker", ("T4.2", "T14.1", "T20.6")),
    "stack": ("icons/tile", ("T3.4", "T8.1", "T21.2")),
    "neutral_tile": ("icons/hexagon", ("T3.6", "T7.4", "T7.5")),
}
#: Those that are shown as they lie on the table.
PAINTED: Mapping[str, Art] = {
    "start_castle": almanac_art.start_castle, "hexagon": almanac_art.wooden, "cards": almanac_art.card_back,
}


def almanac(data: Components, speaker: Speaker) -> tuple[Section, ...]:
    """Everything in the box."""
    def section(id: str, icon: str, entries: Iterable[Entry]) -> Section:
        return Section(id, speaker.t(f"almanac.tuscany.{id}"), icon, tuple(entries))

    crops = [tile for tile in data.tiles.values() if tile.crops]
    return (
        section("kinds", "tile", (_kind(kind, speaker, data) for kind in data.kinds.values())),
        section("crops", "agriculture", (_crop_tile(tile, speaker) for tile in crops)),
        section("tokens", "tuscany/signs/bonus", (_token(token, speaker, data) for token in data.tokens.values())),
        section("incomes", "card", (_income(card, speaker, data) for card in data.income_cards.values())),
        section("boards", "hexagon", (_board(board, speaker, data) for board in data.boards.values())),
        section("pieces", "marble", (_piece(id, speaker, data) for id in PIECES)),
    )


def _kind(kind: TileKind, speaker: Speaker, data: Components) -> Entry:
    first, second = kind.bonus
    tiles = [tile for tile in data.tiles.values() if tile.kind == kind.id]
    own, neutral = sum(tile.each for tile in tiles), sum(tile.neutral for tile in tiles)
    facts = (
        _effect(speaker, kind_message(data, kind), provenance(kind.source, "effect")),
        _fact(speaker, "hexes", speaker.t("almanac.tuscany.hexes_of", n=kind.hexes), provenance(kind.source, "hexes")),
        _fact(speaker, "tiles", speaker.t("almanac.tuscany.tiles_of", own=own, neutral=neutral),
              provenance(tiles[0].source, "each", "neutral")),
        _fact(speaker, "bonus", speaker.t("almanac.tuscany.bonus_of", first=first, second=second),
              provenance(kind.source, "bonus")),
        _fact(speaker, "cards", str(kind.cards), provenance(kind.source, "cards")),
    )
    return Entry(kind.id, capital(speaker.name(kind.id)), f"tuscany/kinds/{kind.id}",
                 speaker.t(f"almanac.tuscany.colour.{kind.colour}"), f"×{kind.hexes}", facts,
                 (EFFECTS[kind.id], "T4.2", "T6.1"), speaker.name(kind.id, "short"), almanac_art.tile(kind.id))


def _crop_tile(tile: Tile, speaker: Speaker) -> Entry:
    crops = speaker.t("almanac.tuscany.crops_of", crops=list(tile.crops))
    short = capital(", ".join(speaker.name(crop) for crop in tile.crops))
    facts = (
        _fact(speaker, "crops", crops, provenance(tile.source, "crops")),
        _fact(speaker, "tiles", speaker.t("almanac.tuscany.tiles_of", own=tile.each, neutral=tile.neutral),
              provenance(tile.source, "each", "neutral")),
    )
    return Entry(tile.id, capital(speaker.name(tile.id)), f"tuscany/crops/{tile.crops[0]}", crops,
                 f"×{tile.each + tile.neutral}", facts, ("T12.1", "T12.2"), short,
                 almanac_art.tile(tile.kind, tile.crops))


def _token(token: BonusToken, speaker: Speaker, data: Components) -> Entry:
    facts = (_effect(speaker, token_message(data, token), provenance(token.source, "space", "green")),
             _fact(speaker, "copies", str(token.count), provenance(token.source, "count")))
    return Entry(token.id, capital(speaker.name(token.id)), f"tuscany/tokens/{token.id.removeprefix('plus_')}",
                 speaker.name("bonus_token"), f"×{token.count}", facts, ("T10.1", *TOKEN_RULES[token.id]),
                 art=almanac_art.token(token.id))


def _income(card: IncomeCard, speaker: Speaker, data: Components) -> Entry:
    facts = (_effect(speaker, income_message(data, card), provenance(card.source, "gain")),
             _fact(speaker, "copies", str(card.copies), provenance(card.source, "copies")))
    (what,) = card.gain
    rules = ("T16.1", "T16.4", *(("T16.5",) if what == "hexagon" else ()))
    return Entry(card.id, capital(speaker.name(card.id)), f"tuscany/tokens/{'card' if what == 'cards' else what}",
                 speaker.name("income_card"), f"×{card.copies}", facts, rules, art=almanac_art.income(card))


def _board(board: Board, speaker: Speaker, data: Components) -> Entry:
    kinds = [data.kind_ids[data.place_of_code[code]] for code in board.layout]
    counted = "  ".join(f"[{kind}]\u00a0×{kinds.count(kind)}" for kind in data.kinds if kind in kinds)
    facts = (_fact(speaker, "layout", counted, provenance(board.source, "layout"), raw=True),)
    return Entry(board.id, capital(speaker.name(board.id)), "icons/hexagon", speaker.name("estate_board"), board.kind,
                 facts, ("T21.6", "T5.1"), art=almanac_art.board(board, data))


def _piece(id: str, speaker: Speaker, data: Components) -> Entry:
    picture, rules = PIECES[id]
    counts = data.figures.counts
    number = {"start_castle": counts.start_castles, "hexagon": counts.hexagons, "cards": counts.estate_cards,
              "marble": counts.marble, "worker": counts.workers, "stack": sum(data.figures.stacks),
              "neutral_tile": counts.neutral_tiles}[id]
    facts = (Fact(speaker.t("almanac.use"), _plain(speaker.t(f"almanac.tuscany.use.{id}"))),
             _fact(speaker, "copies", speaker.t(f"almanac.tuscany.{'each' if id == 'stack' else 'in_box'}", n=number),
                   provenance(data.figures.source, "counts")))
    return Entry(id, capital(speaker.name(id)), picture, "", f"×{number}", facts, rules, art=PAINTED.get(id))


def _effect(speaker: Speaker, message: Message, source: str) -> Fact:
    return Fact(speaker.t("almanac.effect"), _plain(capital(speaker.t(message[0], **message[1])) + "."), source)


def _fact(speaker: Speaker, id: str, value: str, source: str = "", raw: bool = False) -> Fact:
    return Fact(speaker.t(f"almanac.tuscany.fact.{id}"), value if raw else _plain(value), source)


def _plain(text: str) -> str:
    return markup([Run(text)])
