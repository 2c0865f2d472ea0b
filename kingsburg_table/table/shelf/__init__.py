"""The shelf of matches without its screen: what lies there, what can be done with it, and its pictures."""
