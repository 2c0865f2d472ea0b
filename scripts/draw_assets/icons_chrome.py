"""Icons around the table: files, replay, sound, people, notices."""

from __future__ import annotations

from .icons_common import BEIGE, GOLD, LEATHER, QUESTION, SHEET, STEEL, TURN, pips
from .pen import GOLD_L, INK, PAPER, circle, detail, ellipse, flat, path, rect

SPEAKER = "M2.2 8.8 H6.3 L12 4 V20 L6.3 15.2 H2.2 Z"

CHROME = {
    "menu": path("M3.6 5.6 H20.4 M3.6 12 H20.4 M3.6 18.4 H20.4", None, 2.4),
    "settings": TURN.pop("gear"),
    "save": path("M2.8 9 H21.2 V20.8 H2.8 Z", LEATHER) + path("M2.8 9 C2.8 5.4 5.3 3.2 8 3.2 H16 C18.7 3.2 21.2 5.4 21.2 9", LEATHER)
    + path("M2.8 9 H21.2") + rect(9.4, 7.6, 5.2, 6.6, GOLD_L, 1.7, 1) + detail(path("M5.4 11.4 V18.8 M18.6 11.4 V18.8")),
    "load": path("M2.8 12.4 H21.2 V21.2 H2.8 Z", LEATHER) + path("M2.8 12.4 L5.6 8.6 M21.2 12.4 L18.4 8.6") + path("M12 16.8 V3 M7.8 6.8 L12 2.6 L16.2 6.8", None, 2.2),
    "replay_play": circle(12, 12, 10, PAPER) + path("M9.4 7.2 L17 12 L9.4 16.8 Z", INK, 1.4),
    "replay_pause": circle(12, 12, 10, PAPER) + path("M9.2 8 V16 M14.8 8 V16", None, 2.8),
    "step_forward": path("M4 3.6 L15 12 L4 20.4 Z", PAPER) + path("M19.6 4.2 V19.8", None, 2.8),
    "step_back": path("M20 3.6 L9 12 L20 20.4 Z", PAPER) + path("M4.4 4.2 V19.8", None, 2.8),
    "speed": path("M2.2 4.8 L11 12 L2.2 19.2 Z M12.6 4.8 L21.4 12 L12.6 19.2 Z", PAPER),
    "music": path("M9 18 V4.5 L20 2.5 V16") + ellipse(6.1, 18.2, 3.2, 2.6, INK, 1) + ellipse(17.1, 16.2, 3.2, 2.6, INK, 1) + path("M9 8.4 L20 6.4", None, 1.6),
    "sound": path(SPEAKER, PAPER) + path("M15.4 8.6 C17.3 10.4 17.3 13.6 15.4 15.4 M18.4 5.4 C22.4 9.2 22.4 14.8 18.4 18.6"),
    "mute": path(SPEAKER, PAPER) + path("M15.6 8.8 L22 15.2 M22 8.8 L15.6 15.2", None, 2.2),
    "language": circle(12, 12, 10, "#CFE0E2") + ellipse(12, 12, 4.4, 10, None, 1.6) + path("M3 8.4 H21 M3 15.6 H21", None, 1.6),
    "full_screen": path("M3 8.8 V3 H8.8 M15.2 3 H21 V8.8 M21 15.2 V21 H15.2 M8.8 21 H3 V15.2", None, 2.2),
    "zoom": circle(10, 10, 7.4, PAPER) + path("M15.6 15.6 L21.6 21.6", None, 3) + path("M10 6.8 V13.2 M6.8 10 H13.2", None, 1.8),
    "search": circle(14, 10, 7.4, "#CFE0E2") + path("M8.4 15.6 L2.4 21.6", None, 3) + path("M10.6 9.4 C11 7.6 12.2 6.6 14 6.4", None, 1.5),
    "hint": path("M12 2.2 C16.8 2.2 19.2 5.6 19.2 9.1 C19.2 13 15.7 14 15.5 17 H8.5 C8.3 14 4.8 13 4.8 9.1 C4.8 5.6 7.2 2.2 12 2.2 Z", "#F2DC9A")
    + path("M9 20.6 H15 M10.4 17 V12 L8.8 10 M13.6 17 V12 L15.2 10", None, 1.7),
    "chart": path("M2.8 2.8 V21.2 H21.6") + path("M6 16.6 L10.5 11 L14 14 L20.6 5.4", None, 2.2),
    "trophy": path("M6.3 2.8 H17.7 V9 C17.7 13.2 15 15.2 12 15.2 C9 15.2 6.3 13.2 6.3 9 Z", GOLD)
    + path("M6.3 5 H2.6 C2.6 9.6 4.4 11.2 7.2 11.2 M17.7 5 H21.4 C21.4 9.6 19.6 11.2 16.8 11.2 M12 15.2 V18.4")
    + path("M7.2 21.4 C7.2 19.2 9 18.4 12 18.4 C15 18.4 16.8 19.2 16.8 21.4 Z", GOLD),
    "sand_glass": path("M4.8 2.4 H19.2 M4.8 21.6 H19.2", None, 2.2)
    + path("M6.8 2.6 C6.8 8 10.6 9.6 10.6 12 C10.6 14.4 6.8 16 6.8 21.4 H17.2 C17.2 16 13.4 14.4 13.4 12 C13.4 9.6 17.2 8 17.2 2.6", SHEET)
    + flat("M8.4 20.8 C8.8 17.8 11 17 12 15 C13 17 15.2 17.8 15.6 20.8 Z M8.9 6.4 H15.1 C14.4 8.6 12.6 9.6 12 11.2 C11.4 9.6 9.6 8.6 8.9 6.4 Z", INK),
    "clock": circle(12, 12, 10, PAPER) + path("M12 6.2 V12 L16 14.6", None, 2.2),
    "lock": path("M7.3 10.5 V7 C7.3 1.2 16.7 1.2 16.7 7 V10.5") + rect(3.6, 10.4, 16.8, 11.4, GOLD, 2, 2) + path("M12 14.4 V17.8", None, 2.4),
    "person": circle(12, 7.2, 4.6, BEIGE) + path("M3 21.4 C3.2 16 6.6 13.6 12 13.6 C17.4 13.6 20.8 16 21 21.4 Z", BEIGE),
    "players": path("M15 3.6 C18.8 3.8 19 9.6 15.4 10.4 M17.4 13 C20.6 14 22.2 16.4 22.2 20.4")
    + circle(8.6, 7, 3.9, BEIGE) + path("M1.8 20.4 C1.8 15.2 4.6 12.6 8.6 12.6 C12.6 12.6 15.4 15.2 15.4 20.4 Z", BEIGE),
    "computer": path("M12 8 V6 M12 6 C7.6 6.4 6.4 1.8 9 1.6 C11 1.6 12 4 12 6 C12 4 13 1.6 15 1.6 C17.6 1.8 16.4 6.4 12 6", None, 1.8)
    + path("M4 13 H1.8 V17.4 H4 M20 13 H22.2 V17.4 H20", None, 1.8) + rect(4, 8.4, 16, 13.4, STEEL, 2, 2.6)
    + pips(((8.6, 13), (15.4, 13)), 1.7) + path("M8 17.8 H16", None, 2),
    "add": path("M3 8 V5 C3 3.8 3.8 3 5 3 H8 M16 3 H19 C20.2 3 21 3.8 21 5 V8 M21 16 V19 C21 20.2 20.2 21 19 21 H16 M8 21 H5 C3.8 21 3 20.2 3 19 V16", None, 1.8)
    + path("M12 7 V17 M7 12 H17", None, 2.6),
    "trash": path("M5 7 L6.2 21.4 H17.8 L19 7 Z", STEEL) + path("M2.8 6.6 H21.2 M9 6 V2.8 H15 V6 M9.8 11 L10.2 17.6 M14.2 11 L13.8 17.6", None, 1.9),
    "rename": path("M4.6 14.6 L16 3.2 L20.2 7.4 L8.8 18.8 L3.4 20 Z", GOLD_L) + path("M13 6.2 L17.2 10.4", None, 1.6) + path("M12.6 21.4 H21.4"),
    "export": path("M12.6 2.6 H4.2 V21.4 H17.8 V15.6", SHEET) + path("M12.6 2.6 L17.8 7.8", None, 1.6) + path("M10 12 H21.6 M17.6 7.8 L21.9 12 L17.6 16.2", None, 2.2),
    "import": path("M9 6.6 V2.6 H21 V21.4 H9 V17.4", SHEET) + path("M1.8 12 H14 M10 7.8 L14.3 12 L10 16.2", None, 2.2),
    "exit": path("M13 2.8 H3.6 V21.2 H13", SHEET) + path("M9 12 H21 M16.6 7.4 L21.2 12 L16.6 16.6", None, 2.2) + path("M7.2 11.6 V12.4", None, 2),
    "copy": rect(8.4, 7.6, 12.8, 14, SHEET, 2, 1.8) + path("M15.6 4.8 V4.2 C15.6 3 14.8 2.4 13.8 2.4 H4.6 C3.4 2.4 2.8 3.2 2.8 4.2 V15 C2.8 16 3.4 16.8 4.6 16.8 H5.2")
    + path("M12 12.4 H17.6 M12 16.4 H17.6", None, 1.6),
    "pin": circle(12, 8.6, 6.6, "#B7362A") + path("M12 15.2 V22.4") + circle(9.8, 6.6, 1.6, "#F3C9B4", 0),
    "link": path("M10 14 C8.4 12.4 8.6 10.2 10 8.8 L14 4.8 C15.6 3.2 18 3.2 19.4 4.6 C20.8 6 20.8 8.4 19.2 10 L16.8 12.4", None, 2.3)
    + path("M14 10 C15.6 11.6 15.4 13.8 14 15.2 L10 19.2 C8.4 20.8 6 20.8 4.6 19.4 C3.2 18 3.2 15.6 4.8 14 L7.2 11.6", None, 2.3),
    "warning": path("M12 2.4 L22.4 20.8 H1.6 Z", "#EBC24E") + path("M12 8.8 V14 M12 17.4 V17.5", None, 2.6),
    "info": circle(12, 12, 10, "#CFE0E2") + path("M9.8 11 H12.4 V17.2 M9.2 17.4 H15.4", None, 2.2) + circle(12.2, 7, 1.7, INK, 0),
    "hand": path("M8 12.5 V4.6 C8 2.4 10.9 2.4 10.9 4.6 V10.6 C11.1 9.2 13.7 9.4 13.7 11.2 C14.1 10.2 16.5 10.4 16.5 12.2 C17.1 11.4 19.2 11.8 19.2 13.8 V16.4 "
                 "C19.2 20 16.8 22 13.4 22 C9.6 22 8.6 20.4 4.4 14.6 C3.2 12.6 5.4 11.4 6.8 13 Z", SHEET),
    "unknown": path("M3.5 2.8 H20.5 V11.5 C20.5 17 16.4 20.2 12 22.2 C7.6 20.2 3.5 17 3.5 11.5 Z", "#CDBFA2") + path(QUESTION + " M12 17.6 V17.7", None, 2.2),
}
