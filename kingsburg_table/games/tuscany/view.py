"""What a seat may see of Tuscany, and what a screen shows that follows from rules (T19).

Things a player touches (`targets` of options and keys of `blocked`); slots, spaces, boards, joints and hexes count from
1, hexes by (q, r) as in `data.land(estate).cells`:

    deck                        the estate deck (draw)
    offer.<slot>                a tile of the display (take; with a hex: the castle's effect)
    exchange                    the sign beside the display; with every `offer` of the kind that is exchanged
    store.<seat>.<space>        a stored piece (place; with an offer and full storage: what is removed)
    hex.<seat>.<hex>            a hex of an estate (place, castle's effect, start castle)
    card.<seat>.<kind>          a card of the hand, once for each card (pay)
    worker.<seat>               a worker, once for each (pay)
    marble.<seat>               the marble returned for an extra action
    token.<token>               a pile of bonus tokens (first token, town)
    board.<seat>.<place>        an estate board while it is laid out (two of them: swap)
    turn.<seat>.<place>         the sign that turns a board
    joint.<seat>.<joint>        the joint between boards <joint> and <joint> + 1: the other way
    ready_made                  the ready-made estate
    decline                     no free tile, no bonus token
    end                         no extra action

Counters: green red points cards marble worker stored hexes tokens stacks. `points` is red, the score.
"""
