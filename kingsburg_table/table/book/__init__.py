"""What can be read and tried besides playing: rules, worked examples, teaching. No game's own code, no drawing."""
