"""Busts of the advisors 1 to 6."""

from __future__ import annotations

from .figure import Head, beard_3q, fist
from .pen import (
    BLUE,
    BROWN,
    BROWN_D,
    CREAM,
    GOLD,
    GOLD_L,
    GREEN,
    GREEN_D,
    INK,
    OCHRE,
    PAPER,
    PURPLE,
    PURPLE_D,
    RED,
    RED_D,
    SKIN,
    STEEL,
    STEEL_D,
    STEEL_L,
    TEAL,
    TEAL_D,
    circle,
    flat,
    hatch,
    path,
    rod,
    star,
)


def jester() -> str:
    """Grinning, head on one side, cap with three bells, a puppet on a stick."""
    head = Head(53, 45, 1.06, -12)
    out = path("M8 102 C10 84 24 76 40 72 L64 72 C80 77 91 85 93 102 Z", RED) + path("M52 72 L64 72 C80 77 91 85 93 102 L52 102 Z", BLUE)
    out += hatch("M78 82 l8 16 M72 80 l9 20 M66 80 l8 20 M84 88 l5 12", 2.4) + head.neck(78)
    out += path("M22 78 L27 95 L38 82 L46 99 L56 83 L67 97 L73 81 L85 92 L82 76 C66 64 38 64 22 78 Z", GOLD, 2.8)
    out += "".join(circle(x, y, 2.6, CREAM, 1.8) for x, y in ((27, 95), (46, 99), (67, 97), (85, 92))) + hatch("M66 74 l4 14 M74 76 l6 10 M58 73 l2 12", 2)
    out += path("M36 40 C22 30 14 34 9 47 C5 55 8 61 12 62 C12 54 18 48 26 50 C32 52 36 54 40 50 Z", RED) + hatch("M18 42 Q26 36 34 44 M16 48 Q24 42 33 48", 2)
    out += head.three_quarter("grin", "raised", 1.2, "round", ear=False)
    out += path("M36 44 C34 28 38 20 46 16 C50 8 62 2 74 8 C84 13 90 24 89 36 C84 30 78 27 70 30 C74 34 74 38 73 42 C62 30 48 32 36 44 Z", BLUE)
    out += path("M36 44 C34 28 38 20 46 16 C52 20 56 24 58 32 C50 32 42 36 36 44 Z", GOLD, 2.6) + path("M46 16 C40 8 30 4 20 9 C24 11 30 15 33 24 C35 21 39 18 46 16 Z", RED, 2.6)
    out += hatch("M66 10 Q78 14 84 26 M62 14 Q72 17 78 25 M60 20 Q68 20 72 26", 2.2) + circle(20, 10, 4, GOLD_L, 2.4) + circle(89, 38, 4.2, GOLD_L, 2.4) + circle(12, 64, 4.2, GOLD_L, 2.4)
    out += path("M20 10 v2 M89 38 v2.4 M12 64 v2.4", None, 1.8)
    out += rod("M12 102 L20 78", 5, 2.2, OCHRE) + circle(22, 72, 6.4, SKIN, 2.4) + path("M16 70 C14 62 20 58 24 58 C30 60 31 66 28 70 C24 66 20 66 16 70 Z", GREEN, 2.2)
    out += circle(20.4, 73, 1, INK, 0) + circle(24.6, 73.4, 1, INK, 0) + path("M20 76 q3 1.6 5 -.4", None, 1.3) + path("M14 82 L20 78 L28 82 L24 86 L18 85 Z", GOLD, 2) + fist(15, 94, 20, 0.95)
    return out


def squire() -> str:
    """A boy in profile, looking up at the pennant he carries."""
    head = Head(41, 50, 1.0, -12)
    out = path("M81 2 L81 104", None, 5.4) + path("M81 2 L81 104", None, 2.4, BROWN)
    out += path("M79 4 C66 0 58 10 46 5 C38 2 28 6 20 3 C26 9 27 15 22 22 C32 24 44 19 52 22 C62 25 70 19 79 23 Z", RED) + hatch("M72 9 Q70 15 72 21 M66 9 Q64 15 66 20 M60 11 Q58 16 60 21", 2)
    out += star(50, 14.5, 6, GOLD_L, 1.4)
    out += path("M6 104 C7 86 18 77 32 73 L52 72 C66 76 74 86 76 104 Z", TEAL) + flat("M46 73 L52 72 C66 76 74 86 76 104 L58 104 C60 90 54 80 46 73 Z", TEAL_D) + hatch("M60 82 l7 18 M54 80 l6 20 M66 86 l5 14", 2.4)
    out += head.neck(78, 9) + path("M28 75 L40 88 L54 73 L50 68 C44 76 36 76 30 70 Z", PAPER, 2.4)
    out += head.profile("raised", 0.4, "smile", ear=False)
    out += head.p("M-3 12 C-8 13 -13 10 -13.5 4 C-15 -8 -14 -21 -2 -23 C7 -24 12 -17 11.2 -9.5 C6 -10.5 2 -9 .6 -4 C0 2 -1.4 7 -3 12 Z", "#B07A34")
    out += head.h("M-10 6 Q-12 -6 -7 -15 M-6.5 9 Q-9 -4 -3.5 -16 M-3.5 9 Q-5.5 -3 .5 -16 M1 -7 Q2 -12 6 -16", 2)
    out += path("M8 104 C10 96 18 90 28 92 C40 94 56 88 70 78 L78 86 C70 96 60 104 50 104 Z", TEAL, 2.8) + hatch("M40 98 Q56 94 68 86 M46 102 Q58 98 68 91", 2)
    out += path("M66 80 L74 90", None, 5) + path("M66 80 L74 90", None, 2.2, GOLD_L) + fist(81, 80, 8, 1.05)
    return out


def architect() -> str:
    """Bent over a plan, dividers in his hand."""
    head = Head(45, 41, 1.06, 14)
    out = path("M2 104 C2 84 14 72 32 68 L54 68 C70 72 80 82 82 104 Z", OCHRE) + flat("M56 69 C70 72 80 82 82 104 L66 104 C68 88 64 76 56 69 Z", "#96682A") + hatch("M66 80 l6 16 M60 76 l7 18 M72 86 l4 12", 2.4)
    out += head.neck(74, 9) + path("M28 72 C32 80 46 84 58 72 L56 66 C48 74 38 74 32 66 Z", PAPER, 2.4)
    out += head.three_quarter("calm", "stern", 0.8, "straight") + beard_3q(head, BROWN, 20)
    out += head.p("M-12 4 C-17 -2 -16 -10 -12 -12 C-12 -4 -11 0 -9 6 Z", BROWN, 2.2)
    out += head.p("M-17 -8 C-22 -20 -10 -30 4 -28 C18 -26 24 -16 17 -9.5 C13 -13 6 -14 -1 -12.5 C-8 -11.5 -13 -9 -17 -8 Z", BLUE) + head.h("M6 -26 Q14 -21 16 -12 M1 -26 Q9 -22 11 -13 M-5 -26 Q3 -22 5 -14 M12 -22 Q18 -17 18 -11", 2.2)
    out += head.p("M-13 -8.5 C-6 -12.6 6 -14.5 15 -10.5 L14.5 -8 C6 -11 -5 -9.5 -12 -5.8 Z", GOLD, 1.8)
    out += path("M2 92 L60 84 L100 96 V104 H2 Z", PAPER, 2.6) + path("M14 96 L56 90 L88 100 M36 93 V104 M60 91.5 L66 104 M22 104 L56 99", None, 1.6, BLUE)
    out += path("M50 104 C52 92 58 84 66 74 L76 66 L84 74 C80 84 74 94 70 104 Z", OCHRE, 2.8) + hatch("M68 90 Q74 82 78 76 M64 98 Q70 88 75 80", 2) + path("M68 70 L80 80", None, 5.6) + path("M68 70 L80 80", None, 2.4, PAPER)
    out += rod("M78 44 L64 96", 5, 2.2, STEEL_L) + rod("M78 44 L95 93", 5, 2.2, STEEL_L) + path("M64 94 L62.5 100 M95 92 L97 98", None, 2.2) + path("M70 76 Q79 70 88 75", None, 4.2) + path("M70 76 Q79 70 88 75", None, 1.6, GOLD_L)
    out += circle(78, 42, 5.6, GOLD, 2.6) + circle(78, 42, 1.6, INK, 0)
    out += fist(79, 62, -8, 1.05, SKIN, True)
    return out


def merchant() -> str:
    """Stout, in turban and fur, holding a coin to the light."""
    head = Head(40, 46, 1.1, 4)
    out = path("M0 104 C0 84 10 74 28 70 L56 70 C72 73 84 84 86 104 Z", GREEN) + flat("M58 71 C72 73 84 84 86 104 L70 104 C72 90 68 78 58 71 Z", GREEN_D) + hatch("M70 82 l7 18 M64 78 l8 22 M76 88 l5 14", 2.4)
    out += path("M20 73 C26 68 30 66 34 66 L42 80 L52 66 C56 66 60 68 64 72 L56 104 H28 Z", "#8A6238", 2.8) + hatch("M26 76 l4 6 M24 84 l5 6 M28 92 l5 6 M58 76 l-4 6 M56 84 l-4 6 M54 93 l-4 6 M46 82 l-3 5 M38 82 l2 5 M42 92 l0 6", 2)
    out += head.neck(78, 9) + head.three_quarter("smile", "raised", 1, "round")
    out += beard_3q(head, "#5A3A20", 21, 1.1)
    out += head.p("M-13 -4 C-22 4 -18 22 -25 36 C-17 40 -11 34 -11 24 C-11 14 -12 4 -9 -4 Z", RED_D) + head.h("M-19 30 Q-15 18 -16 6 M-15 32 Q-12 20 -13 8", 2)
    out += head.p("M-16 -4 C-20 -12 -12 -18 -8 -16 C-10 -28 14 -32 18 -18 C22 -16 22 -8 17 -4.5 C14 -9 6 -11.5 0 -10.5 C-7 -10 -12 -7 -16 -4 Z", RED)
    out += head.h("M8 -25 Q15 -20 14 -10 M2 -26 Q9 -20 8 -11 M-4 -24 Q2 -20 1 -12 M15 -18 Q19 -13 17 -7", 2.2) + head.p("M-14 -8 C-7 -15 8 -18 18 -11 M-8 -16 C-2 -21 10 -22 17 -17", None, 1.9) + head.dot(15, -13.5, 2.6, GOLD_L, 2)
    out += path("M60 104 C62 92 66 82 72 74 L80 66 L90 74 C90 86 86 96 80 104 Z", GREEN, 2.8) + hatch("M80 94 Q86 86 86 78 M75 98 Q81 88 82 80", 2) + path("M70 70 L88 82", None, 7) + path("M70 70 L88 82", None, 3.4, "#8A6238")
    out += circle(80, 44, 10.6, GOLD, 2.8) + circle(80, 44, 7, GOLD_L, 1.6) + path("M77 47 L76 41 L79 43 L80.5 39.5 L82 43 L85 41 L84 47 Z", INK, 0.6)
    out += path("M74 68 C70 62 72 56 76 53 C79 51 82 53 80.5 56 L79 60 L83 54 C85 50 89 52 88 56 C92 56 92 62 89 66 L85 72 C82 74 77 73 74 68 Z", SKIN, 2.4) + path("M83 54 L81.5 60 M88 56 L85 62", None, 1.5)
    out += path("M66 40 l-5 -3 M70 33 l-4 -5 M80 30 v-6 M90 33 l4 -5 M93 40 l5 -3", None, 2, OCHRE)
    return out


def sergeant() -> str:
    """Facing front under a kettle hat, mailed, halberd upright in his gauntlet."""
    head = Head(44, 48, 1.08)
    out = rod("M83 106 L83 2", 5.6, 2.6, BROWN)
    out += path("M83 -2 L87.5 10 H78.5 Z", STEEL_L, 2.4) + path("M85.5 12 C93 8 98 14 99 30 C95 36 91 32 85.5 33 Z", STEEL_L, 2.6) + path("M80.5 16 L69 22 L80.5 29 Z", STEEL_L, 2.4) + path("M80 11 H86 V36 H80 Z", STEEL_D, 2) + hatch("M95 16 Q95 24 94 31 M91 14 Q91 22 90.5 30", 1.8)
    out += path("M2 104 C2 86 14 78 30 74 L60 74 C74 78 82 88 84 104 Z", STEEL_D) + hatch("M66 84 l6 18 M72 88 l5 14", 2.4) + path("M26 77 L32 104 H58 L64 77 C54 85 36 85 26 77 Z", RED, 2.8) + path("M45 83 V104", None, 1.8) + hatch("M56 84 l1 18 M52 86 l1 16", 2.2)
    out += path("M27 42 C24 64 30 78 44 82 C60 78 65 64 62 42 Z", STEEL) + "".join(path(f"M{x} {y} q2 2 4 0", None, 1.4) for x, y in ((29, 60), (31, 66), (35, 71), (40, 75), (46, 75), (52, 71), (56, 66), (57, 60), (36, 65), (50, 65), (43, 70), (28, 54), (58, 54)))
    out += head.front("stern", "stern") + head.p("M0 6.6 C-3 5.6 -8 7 -11 12.5 C-6.5 12.6 -2 11.4 0 9.2 C2 11.4 6.5 12.6 11 12.5 C8 7 3 5.6 0 6.6 Z", BROWN_D, 1.8)
    out += head.p("M-13 -2 C-14 6 -11 14 -6 17.5 C-12 17 -17 8 -15 -4 Z M13 -2 C14 6 11 14 6 17.5 C12 17 17 8 15 -4 Z", STEEL, 2)
    out += path("M28 34 C27 12 61 12 60 34 Z", STEEL_L) + path("M12 41 C22 29 66 29 76 41 C64 47 24 47 12 41 Z", STEEL) + path("M44 16 V32", None, 2) + hatch("M52 19 Q56 24 56 31 M48 18 Q51 24 51 31 M62 38 h10 M58 41 h12 M50 43 h12", 2.2) + "".join(circle(x, 37.6, 1.1, INK, 0) for x in (24, 34, 44, 54, 64))
    out += path("M60 104 C60 94 64 88 72 84 L80 78 L90 86 C88 94 84 100 78 104 Z", STEEL, 2.8) + hatch("M80 98 Q86 92 86 86 M74 100 Q80 94 81 87", 2) + fist(83, 77, 4, 1.12, STEEL_L)
    return out


def alchemist() -> str:
    """Hooded profile over a glowing flask; vapour curls up."""
    head = Head(38, 45, 1.06, 6)
    out = path("M2 104 C0 70 8 30 30 16 C42 9 56 14 60 26 C56 24 52 26 50 30 C40 34 34 44 36 58 C38 68 48 72 58 74 C68 80 74 90 76 104 Z", PURPLE)
    out += flat("M2 104 C0 70 8 30 30 16 C20 34 16 60 22 104 Z", PURPLE_D) + hatch("M12 86 Q10 60 22 34 M18 90 Q15 64 26 38 M8 80 Q8 60 16 44 M54 80 l8 20 M60 82 l7 18 M48 80 l7 22", 2.4)
    out += flat("M50 30 C38 34 32 46 36 60 C38 68 46 72 54 73 C60 60 60 42 50 30 Z", INK)
    out += head.profile("stern", 0.6, "smile", ear=False) + head.f("M-12 -6 C-12 -16 -6 -20 0 -20 C-4 -10 -4 6 2 16 C-8 12 -12 2 -12 -6 Z", INK, 0.85)
    out += head.p("M-1 9 C1 18 6 26 13 29 C15 24 13.5 17 11.4 11.6 C9 13.5 3 13 -1 9 Z", STEEL_L, 2.4) + head.h("M3 14 Q6 21 11 26 M7 14 Q9 20 12 24", 1.5)
    out += path("M30 16 C42 9 56 14 60 26 C56 24 52 26 50 30 C42 26 36 24 30 16 Z", PURPLE, 2.8) + hatch("M42 14 Q50 17 54 23 M37 15 Q44 19 48 25", 2)
    out += path("M80 30 C74 24 86 19 80 12 C77 8 80 4 84 2", None, 2.4, STEEL_D) + path("M88 36 C84 31 92 27 88 21", None, 2.2, STEEL_D)
    out += path("M74 44 H90 L88 48 V60 L99 80 C102 88 98 91 92 91 H72 C66 91 62 88 65 80 L76 60 V48 Z", "#DDE8E0", 2.8) + flat("M70.5 73 H93.5 L97.5 81 C99 86.5 96 89 92 89 H72 C68 89 65 86.5 66.5 81 Z", "#4E9A6A") + flat("M70.5 73 Q76 70 82 73 T93.5 73 L95 77 H69 Z", "#7CC08E")
    out += circle(76, 81, 2.6, "#CFEBD3", 0) + circle(85, 78, 1.8, "#CFEBD3", 0) + circle(88, 84, 2.2, "#CFEBD3", 0) + circle(81, 66, 1.6, "#7CC08E", 0) + path("M78 50 V60 L70 75", None, 1.8, CREAM) + hatch("M95 76 Q98 82 95 87 M91 75 Q94 82 91 87", 1.6)
    out += path("M28 104 C34 94 46 92 58 92 L66 84 L76 92 C72 100 62 104 54 104 Z", PURPLE, 2.8) + hatch("M44 100 Q56 98 64 92", 2)
    out += path("M64 92 C62 86 68 82 73 84 L86 88 C89 89 88 93 85 92.6 L80 92 C84 94 84 97 80 97 C78 100 68 100 64 92 Z", SKIN, 2.4)
    return out


LOW = {"jester": jester, "squire": squire, "architect_adv": architect, "merchant": merchant, "sergeant": sergeant, "alchemist": alchemist}
