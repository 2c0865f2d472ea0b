"""Draws every SVG file under assets/: `python -m scripts.draw_assets` from the repository root."""
