"""When things happen: the moments at which effects fire, in the order of the turn summary."""

from __future__ import annotations

from kingsburg_table.core.effects import Hook
from kingsburg_table.games.kingsburg import words

PRODUCTIVE = ("spring", "summer", "autumn")
#: Words that can be carried out wherever a player's effects are.
DOING = (words.Gain, words.OneOf, words.Peek)

_TABLE = (
    Hook(name="dice", rule="K4.2", manner="lasting", words=(words.WhiteDice,), seasons=PRODUCTIVE),
    Hook(name="season_start", rule="K4.2", manner="asks", words=DOING, seasons=PRODUCTIVE),
    Hook(name="after_roll", rule="K4.4", manner="asks", words=(words.Reroll,), seasons=PRODUCTIVE,
         conditions=("all_dice_equal", "roll_at_most")),
    Hook(name="influence", rule="K5.2", manner="lasting", words=(words.Shift,), seasons=PRODUCTIVE),
    Hook(name="support", rule="K6.1", manner="once", words=DOING, seasons=PRODUCTIVE, conditions=("support_gives",)),
    Hook(name="build", rule="K7.5", manner="lasting", words=(words.Price,), seasons=PRODUCTIVE),
    Hook(name="season_end", rule="K8.1", manner="asks", words=DOING, seasons=PRODUCTIVE),
    Hook(name="recruit", rule="K11.2", manner="lasting", words=(words.SoldierPrice,), seasons=("winter",)),
    Hook(name="battle_mod", rule="K12.5", manner="lasting", words=(words.Strength, words.WinTies),
         seasons=("winter",)),
    Hook(name="battle_win", rule="K12.5", manner="once", words=DOING, seasons=("winter",)),
    Hook(name="game_end", rule="K14.1", manner="once", words=(*DOING, words.ScorePer)),
)  # fmt: skip

HOOKS = {hook.name: hook for hook in _TABLE}
#: Conditions that only some hooks can answer.
BOUND = ("all_dice_equal", "roll_at_most", "support_gives")
