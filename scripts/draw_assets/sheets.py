"""Contact sheets to look at: `python -m scripts.draw_assets.sheets OUT_FOLDER [kind ...]`."""

from __future__ import annotations

import io
import os
import re
import sys
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
import pygame

from .__main__ import ASSETS
from .icons import GROUPS

PARCHMENT, WALNUT, INK, CREAM = "#EFE3C6", "#3B2716", "#241A12", "#F8F1DF"


def render(text: str, size: tuple[int, int]) -> pygame.Surface:
    """A document at its pixel size."""
    return pygame.image.load_sized_svg(io.BytesIO(text.encode()), size)


def mono(text: str, ink: str = INK) -> str:
    """Ink only: every other colour becomes none."""
    return re.sub(r"#(?!241A12)[0-9A-Fa-f]{6}", "none", text).replace(INK, ink)


def on_walnut(text: str) -> str:
    """Cream lines; light tints drop out."""
    def tint(match: re.Match[str]) -> str:
        colour = pygame.Color(match.group())
        return "none" if colour.hsla[2] > 76 else match.group()
    return re.sub(r"#(?!241A12)[0-9A-Fa-f]{6}", tint, text).replace(INK, CREAM)


def icon_sheet(out: Path, size: int = 64, per: int = 14) -> None:
    """Icons at 64, 24 and 20 px, in colour and mono, on parchment and walnut."""
    font = pygame.font.Font(None, 17)
    rows = sum(-(-len(g) // per) for g in GROUPS.values())
    page = pygame.Surface((per * 130 + 10, rows * 104 + 10))
    page.fill(PARCHMENT)
    y = 6
    for group in GROUPS.values():
        for i, name in enumerate(group):
            if i and i % per == 0:
                y += 104
            x = 6 + (i % per) * 130
            text = (ASSETS / "icons" / f"{name}.svg").read_text()
            page.blit(render(text, (size, size)), (x, y))
            page.blit(render(text, (24, 24)), (x + 68, y + 2))
            page.blit(render(mono(text), (20, 20)), (x + 70, y + 34))
            pygame.draw.rect(page, WALNUT, (x + 96, y, 30, 64))
            page.blit(render(on_walnut(text), (24, 24)), (x + 99, y + 3))
            page.blit(render(mono(text, CREAM), (20, 20)), (x + 101, y + 36))
            page.blit(font.render(name, True, INK), (x, y + 68))
        y += 104
    pygame.image.save(page, out / "icons.png")


def art_sheet(out: Path, folder: str, sizes: tuple[int, ...], per: int, shape: float = 1.0) -> None:
    """Drawings of a folder at several widths; shape is height by width."""
    names = sorted(p.stem for p in (ASSETS / folder).glob("*.svg"))
    cell_w = sum(sizes) + 8 * len(sizes) + 8
    cell_h = round(max(sizes) * shape) + 26
    page = pygame.Surface((cell_w * per, cell_h * -(-len(names) // per)))
    page.fill(PARCHMENT)
    font = pygame.font.Font(None, 20)
    for i, name in enumerate(names):
        x, y = (i % per) * cell_w + 6, (i // per) * cell_h + 4
        page.blit(font.render(name, True, INK), (x, y + cell_h - 22))
        text = (ASSETS / folder / f"{name}.svg").read_text()
        for size in sizes:
            page.blit(render(text, (size, round(size * shape))), (x, y))
            x += size + 8
    pygame.image.save(page, out / f"{folder.replace('/', '_')}.png")


if __name__ == "__main__":
    pygame.font.init()
    where = Path(sys.argv[1])
    where.mkdir(parents=True, exist_ok=True)
    for kind in sys.argv[2:]:
        if kind == "icons":
            icon_sheet(where)
        else:
            name, widths, columns, *ratio = kind.split(":")
            art_sheet(where, name, tuple(map(int, widths.split(","))), int(columns), float(ratio[0]) if ratio else 1.0)
