"""Playing at the table, without drawing. `match.TableMatch` is the way in."""
