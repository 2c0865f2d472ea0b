"""Where a reader has been: back and forward, as in any browser."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass
class VisitedPages:
    """Visited pages; `here` is the one that is open.

    >>> history = VisitedPages("K1.1"); history.go("K5.3"); history.back()
    'K1.1'
    """

    first: str
    _pages: list[str] = field(default_factory=list)
    _at: int = 0

    def __post_init__(self) -> None:
        self._pages = [self.first]

    @property
    def here(self) -> str:
        return self._pages[self._at]

    @property
    def can_back(self) -> bool:
        return self._at > 0

    @property
    def can_forward(self) -> bool:
        return self._at < len(self._pages) - 1

    def go(self, page: str) -> None:
        """Open a page; what lay ahead is forgotten."""
        if page != self.here:
            del self._pages[self._at + 1 :]
            self._pages.append(page)
            self._at += 1

    def turn(self, page: str) -> None:
        """Show another page in place of this one: results of a search while it is typed."""
        self._pages[self._at] = page

    def back(self) -> str:
        self._at = max(0, self._at - 1)
        return self.here

    def forward(self) -> str:
        self._at = min(len(self._pages) - 1, self._at + 1)
        return self.here
