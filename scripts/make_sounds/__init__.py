"""Synthesises every sound under assets/sounds: `python -m scripts.make_sounds` from the repository root."""
