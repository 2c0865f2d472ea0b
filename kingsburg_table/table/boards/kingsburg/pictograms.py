"""What advisors and buildings do, as markup of pictures and a few words; generated from their own words."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from kingsburg_table.games.kingsburg.components import Advisor, Building
from kingsburg_table.games.kingsburg.words import GOODS, Bundle, Effect, Trade, Word
from kingsburg_table.table.boards.kingsburg import inkmarks as inkmarks  # registers its marks
from kingsburg_table.table.draw.rich import escape
from kingsburg_table.text.speaker import Speaker

SEASON_ICONS = {"spring": "flower", "summer": "sun", "autumn": "leaf", "winter": "snow"}
COUNTER_ICONS = {
    "gold": "gold", "wood": "wood", "stone": "stone", "goods": "goods", "soldiers": "soldiers", "tokens": "tokens",
    "points": "points", "strength": "defence", "buildings": "building",
}
ROMAN = ("0", "I", "II", "III", "IV", "V")
MINUS = "−"


def signed(n: int) -> str:
    return f"+{n}" if n >= 0 else f"{MINUS}{-n}"


def points(n: int) -> str:
    """A laurel and a signed figure; a loss is red."""
    return f"[points]{_coloured(n)}"


def bundle(things: Bundle, sign: int = 1, most: int = 4) -> str:
    """Goods as that many pictures; from `most` + 1 on as a figure and one picture."""
    parts = []
    for name, count in things.things().items():
        if name == "points":
            parts.append(points(sign * count))
        elif name == "tokens":
            parts.append("[token:+2]" * count)
        elif name == "other_goods":
            parts.append("[goods]" * (count * (len(GOODS) - 1)))
        else:
            picture = f"[{COUNTER_ICONS[name]}]"
            parts.append(picture * count if count <= most else f"{count}{picture}")
    return " ".join(parts)


def trade(deal: Trade, most: int = 4) -> str:
    """What is paid, an arrow, what comes."""
    return f"{'/'.join(bundle(price, -1) for price in deal.prices)} [>] {bundle(deal.gain, most=most)}"


def support(advisor: Advisor, most: int = 4) -> str:
    """An advisor's support as pictures: one word after the other, alternatives with a stroke between."""
    out = ""
    for word in advisor.support:
        if word.one_of:
            offers = " / ".join(bundle(offer.gain) for offer in word.one_of if offer.gain is not None)
            out += f" + {offers}" if out else offers
        elif word.gain is not None:
            out += f" {bundle(word.gain, most=most)}"
        elif word.trade is not None:
            out += f" {trade(word.trade, most)}"
        elif word.peek:
            out += " [eye]"
    return out.strip()


def effects(building: Building) -> str:
    """A building's effects as pictures alone."""
    return " ".join(_pictures(effect) for effect in building.effects)


def _pictures(effect: Effect) -> str:
    before = "".join(f"[{SEASON_ICONS[season]}]" for season in effect.seasons)
    if effect.condition.all_dice_equal:
        before = "[die:0:1]"
    if effect.hook == "battle_win":
        before = "[swords]"
    after = f" ≤{effect.condition.roll_at_most}" if effect.condition.roll_at_most is not None else ""
    return before + " ".join(_word(word) for word in effect.do) + after


def _word(word: Word) -> str:
    if word.gain is not None:
        return " ".join(_gain(name, count) for name, count in word.gain.things().items())
    if word.trade is not None:
        return trade(word.trade)
    if word.strength is not None:
        return " ".join(_strength(kind, count) for kind, count in word.strength.items())
    if word.price is not None:
        return " ".join(f"[{good}]{_coloured(count, good=-1)}" for good, count in word.price.items())
    if word.score_per is not None:
        return f"{bundle(Bundle(goods=word.score_per.goods))} [>] {points(word.score_per.points)}"
    if word.soldier_price:
        return f"{'[goods]' * word.soldier_price} [>] [soldiers]"
    if word.white_dice:
        return f"[die:0:5]+{word.white_dice}"
    if word.shift:
        return f"*±{word.shift}*"
    return "[win_ties]" if word.win_ties else "[reroll]"


def _gain(name: str, count: int) -> str:
    if name == "points":
        return points(count)
    return "[token:+2]" * count if name == "tokens" else f"[{COUNTER_ICONS[name]}]{signed(count)}"


def _strength(kind: str, count: int) -> str:
    return f"[defence]{_coloured(count)}" if kind == "any" else f"[defence]{signed(count)}[{kind}]"


def _coloured(count: int, good: int = 1) -> str:
    """A figure; one that hurts is red."""
    return signed(count) if count * good >= 0 else f"[carmine|{signed(count)}]"


def described(building: Building, speaker: Speaker) -> str:
    """A building's effects in few words and pictures, for the band of a large cell."""
    alone = len(building.effects) == 1
    return " [_] ".join(_described(effect, speaker, alone) for effect in building.effects)


def _described(effect: Effect, speaker: Speaker, alone: bool) -> str:
    when = _when(effect, speaker)
    what = " ".join(_what(word, speaker, alone) for word in effect.do)
    return f"{when} {what}" if when else what


def _when(effect: Effect, speaker: Speaker) -> str:
    def say(id: str, **values: object) -> str:
        return escape(speaker.t(f"board.kingsburg.when.{id}", **values))
    if effect.condition.all_dice_equal:
        return say("all_dice_equal")
    if effect.condition.roll_at_most is not None:
        return say("roll_at_most", most=effect.condition.roll_at_most)
    if effect.condition.support_gives:
        return say("support")
    if effect.hook in ("season_start", "season_end"):
        if effect.seasons:
            pictures = "".join(f"[{SEASON_ICONS[season]}]" for season in effect.seasons)
            return f"{say('end_of')} {pictures}:"
        return "" if any(word.white_dice for word in effect.do) else say("each_season")
    for word in effect.do:
        if word.columns:
            return say("columns", columns=", ".join(ROMAN[column] for column in word.columns))
    return say(effect.hook) if effect.hook in ("game_end", "battle_win", "recruit") else ""


def _what(word: Word, speaker: Speaker, alone: bool) -> str:
    def say(id: str, **values: object) -> str:
        return escape(speaker.t(f"board.kingsburg.what.{id}", **values))
    if word.strength is not None:
        return _in_battle(word.strength, speaker, alone)
    if word.win_ties:
        return say("win_ties")
    if word.shift:
        return f"{say('shift')} *±{word.shift}* {say('once')}"
    if word.reroll:
        return f"[reroll] {say('reroll_' + word.reroll)}"
    if word.white_dice:
        return f"[die:0:5] *+{word.white_dice}* {say('white_die', n=word.white_dice)}"
    return _word(word)


def _in_battle(strength: Mapping[str, int], speaker: Speaker, alone: bool) -> str:
    """`+1 in battle` where a building does nothing else, `+1 against Demons`, `+1` and `+2 against Zombies`."""
    parts = []
    for kind, count in strength.items():
        figure = f"*{_coloured(count)}*" if count >= 0 else _coloured(count)
        if kind != "any":
            name = escape(speaker.t("board.kingsburg.what.against", kind=kind))
            parts.append(f"[defence] {figure} {name} [{kind}]")
        elif len(strength) == 1 and count > 0 and alone:
            parts.append(f"[defence] {figure} {escape(speaker.t('board.kingsburg.what.in_battle'))}")
        else:
            parts.append(f"[defence] {figure}")
    return " [_] ".join(parts)


def amounts(things: Mapping[str, int], sign: int = 1, colour: str = "") -> str:
    """`{gold: 2, buildings: 1}` as pictures with signed figures: rewards and losses of an enemy."""
    close = len(things) > 2
    parts = []
    for name, count in things.items():
        figure = signed(sign * count)
        parts.append(f"[{COUNTER_ICONS[name]}]{'' if close else ' '}{f'[{colour}|{figure}]' if colour else figure}")
    return " ".join(parts) if close else joined(parts)


def joined(parts: Iterable[str], between: str = " [_] ") -> str:
    return between.join(part for part in parts if part)
