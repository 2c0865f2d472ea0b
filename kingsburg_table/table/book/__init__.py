"""What can be read and tried besides playing: rules, worked examples, teaching. No pygame and no game's own code."""
