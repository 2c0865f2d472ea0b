"""Computer opponents: one engine for all games. A game brings traits and weights; nothing here knows a game."""
