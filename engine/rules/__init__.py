"""One rule, one function, named as its rule id.

A rule lies in the module of what it is about, such as `pile`, `meld` or `out`. `verify` asks the
rules of an action in stages (of melds in `meld_stages`); `decide` tells what follows from a lawful
one; `options`, `plan` and `nearest_way` tell what else could be done. The other modules answer what
several of these ask: `bundle` what an action lays, `upcard` and `pile_ways` what takes the pile,
`lawful` and `homes` what a meld may be and where cards belong, `exits` and `laying` how to empty
the hand.
"""
