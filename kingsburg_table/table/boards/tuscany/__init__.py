"""The Castles of Tuscany at the table: art, painters and tips. No scene, no input, no rule."""
