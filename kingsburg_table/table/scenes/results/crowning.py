"""The winner's own moment: for a second and a half nothing else counts."""

from __future__ import annotations

from math import cos, sin
from random import Random

import pygame

from kingsburg_table.table.box import Box, centred
from kingsburg_table.table.draw import crest, laurel, paper, wood
from kingsburg_table.table.draw.canvas import Canvas
from kingsburg_table.table.draw.textbox import write
from kingsburg_table.table.play.ending import Ending
from kingsburg_table.table.speech import say_rich
from kingsburg_table.text.speaker import Speaker

VEIL = "#120C07"
COMES, GOES = 0.14, 0.84
LEAVES = 34


def draw(canvas: Canvas, whole: Box, ending: Ending, speaker: Speaker, share: float, wide: bool, calm: bool) -> None:
    """`share` of the moment has passed; `calm`: nothing falls, it only comes and goes."""
    strength = min(1.0, share / COMES, (1.0 - share) / (1.0 - GOES))
    if strength <= 0:
        return
    canvas.fill(whole, VEIL, 0.66 * strength)
    if not calm:
        _leaves(canvas, whole, share)
    radius = 190.0 if wide else 130.0
    box = centred((whole.cx, whole.cy - radius * 0.1), radius * 4.6, radius * 2.9)
    key = ("crowning", ending.outcome.winners, ending.session.seed, speaker.lang)
    canvas.cached(key, box, lambda own: _paint(own, Box(0, 0, box.w, box.h), radius, ending, speaker), pad=30,
                  opacity=strength)


def _paint(canvas: Canvas, box: Box, radius: float, ending: Ending, speaker: Speaker) -> None:
    centre = (box.cx, box.y + radius)
    canvas.glow((centre[0] - radius * 0.7, centre[1] - radius * 0.7, radius * 1.4, radius * 1.4), "gold_bright",
                radius * 0.7, radius * 0.3, 150, radius * 0.05, hollow=False)
    laurel.wreath(canvas, centre, radius)
    winners = ending.outcome.winners
    shield = radius * (0.86 if len(winners) == 1 else 1.3 / len(winners))
    for at, seat in enumerate(winners):
        x = centre[0] + (at - (len(winners) - 1) / 2) * shield
        crest.shield(canvas, ending.session.seats[seat].colour + 1, (x, centre[1]), shield)
    board = centred((box.cx, box.bottom - radius * 0.36), box.w, radius * 0.68)
    canvas.shadow(board, 14, 18, 190, 8)
    wood.plank(canvas, board, radius=14, seed=5)
    canvas.rrect(board, 14, None, "gold_bright", 2.6)
    inner = board.inset(radius * 0.06)
    paper.sheet(canvas, inner, "vellum", seed=6)
    upper, lower = inner.inset(16, 4).rows((1.5, 1))
    write(canvas, say_rich(speaker, ending.heading()), upper, radius * 0.25, face="serif_bold", anchor="c", lines=1)
    write(canvas, say_rich(speaker, ending.sub()), lower, radius * 0.125, face="serif_italic", colour="ink_soft",
          anchor="c", lines=2, lead=1.0)


def _leaves(canvas: Canvas, whole: Box, share: float) -> None:
    """Golden leaves fall behind the wreath."""
    rng, k = Random(7), canvas.scale
    gold = canvas.colour("gold_bright"), canvas.colour("gilt")
    for at in range(LEAVES):
        x, delay, pace, size = rng.random(), rng.random() * 0.5, 0.7 + rng.random(), 8 + 9 * rng.random()
        down = (share - delay) * pace * 1.5
        if not 0 < down < 1:
            continue
        turn = down * 7 + at
        cx = (whole.x + (x + 0.02 * sin(turn)) * whole.w) * k
        cy = (whole.y + down * whole.h) * k
        long, thick = size * k, size * 0.42 * k * abs(cos(turn * 0.7)) + 1
        points = [(cx + long * cos(turn), cy + long * sin(turn)), (cx - thick * sin(turn), cy + thick * cos(turn)),
                  (cx - long * cos(turn), cy - long * sin(turn)), (cx + thick * sin(turn), cy - thick * cos(turn))]
        pygame.draw.polygon(canvas.surface, gold[at % 2], points)
