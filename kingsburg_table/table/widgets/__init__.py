"""Our own small kit of controls. Each has a box in design units, works by mouse and by keyboard, and says which
texts it shows and how much room they have."""
