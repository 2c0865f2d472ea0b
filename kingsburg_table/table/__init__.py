"""Everything a person sees and clicks."""

import os

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")  # it is read when pygame is imported, which this comes before
