"""The things that the court figures hold, upright at x = 20."""

from math import cos, pi, sin

from canasta_gui.table.render.sketch import Layer, Part, Sign, oval

_X = 20.0
_BLOOM_X, _BLOOM_Y = 19.6, -45.5


def _petals(count: int, length: float, width: float, colour: str, turn: float = 0.0) -> Layer:
    """Returns petals around the middle of a bloom."""
    parts: list[Part] = []
    for number in range(count):
        angle = 2 * pi * number / count + turn
        along, aside = (sin(angle), -cos(angle)), (cos(angle), sin(angle))
        tip = (_BLOOM_X + length * along[0], _BLOOM_Y + length * along[1])
        sides = [
            (
                _BLOOM_X + 0.6 * length * along[0] + side * width * aside[0],
                _BLOOM_Y + 0.6 * length * along[1] + side * width * aside[1],
            )
            for side in (-1, 1)
        ]
        outline = (
            f"M {_BLOOM_X:.2f} {_BLOOM_Y:.2f} "
            f"Q {sides[0][0]:.2f} {sides[0][1]:.2f} {tip[0]:.2f} {tip[1]:.2f} "
            f"Q {sides[1][0]:.2f} {sides[1][1]:.2f} {_BLOOM_X:.2f} {_BLOOM_Y:.2f} Z"
        )
        parts.append(Part(outline, colour, 0.5))
    return tuple(parts)


def _shaft(top: float) -> Part:
    return Part(f"M {_X - 0.9} 12 V {top} H {_X + 0.9} V 12 Z", "gold", 0.6)


_STEM: Layer = (
    Part("M 19 12 C 20.6 -8 18.6 -26 19.6 -42", "", 1.8, "leaf"),
    Part("M 19.4 -22 C 23 -23 24 -27 24 -30 C 20.8 -29.4 19 -26 19.4 -22 Z", "leaf", 0.5),
    Part("M 19.4 -29 C 16 -30 15.4 -33 15.2 -36 C 18.4 -35.6 20 -33 19.4 -29 Z", "leaf", 0.5),
)
_HEART = Part(oval(_BLOOM_X, _BLOOM_Y, 1.5, 1.5), "gold", 0.5)
_ROUND = ((0.0, -2.9), (2.8, -0.9), (1.8, 2.4), (-1.8, 2.4), (-2.8, -0.9))

ROSE: Layer = (
    *_STEM,
    *(Part(oval(_BLOOM_X + x, _BLOOM_Y + y, 2.8, 2.8), "cloth", 0.6) for x, y in _ROUND),
    *(
        Part(oval(_BLOOM_X - x / 2.3, _BLOOM_Y - y / 2.3, 1.6, 1.6), "cloth", 0.5)
        for x, y in _ROUND
    ),
    _HEART,
)
DAISY: Layer = (*_STEM, *_petals(9, 5.6, 2.2, "paper"), _HEART)
LILY: Layer = (
    *_STEM,
    *_petals(3, 6.2, 4.2, "cloth", pi / 3),
    *_petals(3, 6.2, 4.2, "trim"),
    _HEART,
)
TULIP: Layer = (
    *_STEM,
    Part(
        "M 15.2 -50 C 14.6 -43.4 16.4 -40 19.6 -40 C 22.8 -40 24.4 -43.4 24 -50 L 21.8 -46 "
        "L 19.6 -51.6 L 17.4 -46 Z",
        "cloth",
        0.7,
    ),
    Part("M 19.6 -51 C 17.6 -47 17.6 -43 19.6 -40.4 C 21.6 -43 21.6 -47 19.6 -51 Z", "trim", 0.6),
)

SCEPTRE: Layer = (
    _shaft(-50),
    Part("M 17.6 -49.2 H 22.4 V -47 H 17.6 Z", "gold_low", 0.6),
    Sign(_X, -54.6, 10, "gold", 0.8),
)
SWORD: Layer = (
    Part("M 18.4 -20 L 18.4 -56 L 20 -61.5 L 21.6 -56 L 21.6 -20 Z", "steel"),
    Part("M 20 -57 V -20", "", 0.5),
    Part("M 14 -20.6 C 17 -19 23 -19 26 -20.6 L 26 -17.4 C 23 -16 17 -16 14 -17.4 Z", "gold"),
    Part("M 18.8 -17 H 21.2 V -1 H 18.8 Z", "trim", 0.6),
)
ORB: Layer = (
    Part(
        "M 19 -26 H 20.6 V -29.4 H 23 V -31 H 20.6 V -33.6 H 19 V -31 H 16.6 V -29.4 H 19 Z",
        "gold",
        0.6,
    ),
    Part(oval(19.8, -19.4, 6.4, 6.4), "gold"),
    Part("M 13.6 -20.8 Q 19.8 -17.6 26 -20.8 L 26 -18.4 Q 19.8 -15.2 13.6 -18.4 Z", "trim", 0.6),
    Part("M 18.6 -25.6 H 21 V -18.6 H 18.6 Z", "trim", 0.6),
    Part("M 15.8 -22.6 Q 16.6 -24.4 18 -25", "", 0.8, "paper"),
)
SPEAR: Layer = (
    _shaft(-50),
    Part("M 20 -62.6 C 23.6 -58 24 -54 20 -49.6 C 16 -54 16.4 -58 20 -62.6 Z", "steel"),
    Part("M 20 -61 V -51", "", 0.5),
    Part("M 17.4 -50 H 22.6 L 23.6 -44 L 21.4 -45.4 L 20 -42.6 L 18.6 -45.4 L 16.4 -44 Z", "trim"),
)
ARROW: Layer = (
    _shaft(-60),
    *(
        Part(
            f"M 20 {y} L 16.2 {y - 4} V {y - 7} L 20 {y - 3} L 23.8 {y - 7} V {y - 4} Z",
            "trim",
            0.6,
        )
        for y in (-44.0, -48.6, -53.2)
    ),
    Part("M 18.4 -60 H 21.6 V -62.4 H 18.4 Z", "gold_low", 0.6),
)
LAUREL: Layer = (
    Part("M 19.4 12 C 20.4 -14 19 -40 20 -55", "", 1.4, "leaf"),
    *(
        Part(
            f"M 19.8 {y} C {19.8 + side * 3} {y - 0.6} {19.8 + side * 4.6} {y - 3.6} "
            f"{19.8 + side * 4.4} {y - 6.4} C {19.8 + side * 2} {y - 5.8} "
            f"{19.8 + side * 0.4} {y - 3.4} 19.8 {y} Z",
            "leaf",
            0.5,
        )
        for y in (-20.0, -28.0, -36.0, -44.0, -51.0)
        for side in (-1, 1)
    ),
    Part("M 20 -53 C 22.4 -56 22 -59.6 20 -62 C 18 -59.6 17.6 -56 20 -53 Z", "leaf", 0.5),
)
