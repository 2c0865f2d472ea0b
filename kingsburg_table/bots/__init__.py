"""Computer opponents: one engine for all games. A game brings traits and a file of weights; nothing here knows a game."""
