"""The pictures that scripts/screenshots.py takes."""
