"""What else may stand in the basket: a crown, a fan, a guitar, a star to break, a chili ..."""

from itertools import pairwise
from math import cos, pi, sin

from canasta_gui.table.render.sketch import Part, Sign, oval

Layer = tuple[Part | Sign, ...]

CROWN: Layer = (
    Part("M -11.6 8 L -14 -6 L -7 -0.6 L 0 -12 L 7 -0.6 L 14 -6 L 11.6 8 Z", "gold"),
    Part("M -11.6 8 L -12.6 2 Q 0 5.4 12.6 2 L 11.6 8 Q 0 10.6 -11.6 8 Z", "cloth"),
    Part(oval(-14, -7.4, 1.9, 1.9), "trim", 0.7, is_doubled=True),
    Part(oval(0, -13, 2.3, 2.3), "cloth", 0.7),
    Part("M 0 -4 L 2.4 -0.4 L 0 3 L -2.4 -0.4 Z", "trim", 0.6),
    Part(oval(-6.6, 6.2, 1.2, 1.2), "gold", 0.4, is_doubled=True),
    Part(oval(0, 7, 1.3, 1.3), "gold", 0.4),
)


def _leaf(angle: float, spread: float, colour: str) -> Part:
    """One leaf of the fan, from its pivot below."""

    def at(turn: float, radius: float) -> str:
        return f"{radius * sin(turn):.2f} {10 - radius * cos(turn):.2f}"

    low, high = angle - spread, angle + spread
    return Part(
        f"M {at(angle, 3)} L {at(low, 19)} Q {at(angle, 25.5)} {at(high, 19)} Z", colour, 0.6
    )


FAN: Layer = (
    *(_leaf((at - 3) * 0.4, 0.2, "cloth" if at % 2 else "trim") for at in range(7)),
    *(
        Part(
            oval(15.5 * sin((at - 3) * 0.4), 10 - 15.5 * cos((at - 3) * 0.4), 1.3, 1.3), "gold", 0.4
        )
        for at in range(7)
    ),
    Part(oval(0, 10, 2.2, 2.2), "gold", 0.7),
    Part("M 0 12 C -1 15 -4 14 -4 16.6", "", 1.0, "gold_low"),
)

GUITAR: Layer = (
    Part("M -1.5 -12 L 1.5 -12 L 1.8 0 L -1.8 0 Z", "wood_low", 0.6),
    Part("M -2.2 -16.4 L 2.2 -16.4 L 2.6 -11.6 L -2.6 -11.6 Z", "wood", 0.6),
    Part(oval(-3.3, -15.2, 0.9, 0.7), "gold", 0.3, is_doubled=True),
    Part(oval(-3.3, -13, 0.9, 0.7), "gold", 0.3, is_doubled=True),
    Part(
        "M 0 -5.4 C 5 -5.4 6.4 -2.4 5.8 0.6 C 5.4 2.8 8.6 4.4 8.6 9 C 8.6 13.6 5 16 0 16 "
        "C -5 16 -8.6 13.6 -8.6 9 C -8.6 4.4 -5.4 2.8 -5.8 0.6 C -6.4 -2.4 -5 -5.4 0 -5.4 Z",
        "cloth",
    ),
    Part(oval(0, 4, 3.1, 3.1), "line", 0),
    Part(oval(0, 4, 3.8, 3.8), "", 0.8, "gold"),
    Part("M -4 11 H 4", "", 1.7, "gold"),
    Part("M -0.8 -15 V 11 M 0.8 -15 V 11", "", 0.35, "gold"),
)

_HORNS = 7
_BANDS = ("rose", "gold", "sea", "white")


def _between(radius: float, angle: float) -> str:
    return f"{radius * sin(angle):.2f} {-radius * cos(angle):.2f}"


def _horn(at: int) -> tuple[Part, ...]:
    """One paper horn in four bands, with a tassel at its tip."""
    angle = 2 * pi * at / _HORNS
    parts: list[Part] = []
    radii = (11.5, 16.5, 21, 25, 29.5)
    for band, (near, far) in enumerate(pairwise(radii)):
        wide = [0.46 * (31.5 - radius) / 20 * 14.2 / radius for radius in (near, far)]
        corners = [
            _between(near, angle - wide[0]),
            _between(far, angle - wide[1]),
            _between(far, angle + wide[1]),
            _between(near, angle + wide[0]),
        ]
        colour = _BANDS[(band + at) % len(_BANDS)]
        parts.append(Part(f"M {' L '.join(corners)} Z", colour, 0.5))
    tips = (_between(34.5, angle + turn) for turn in (-0.09, 0, 0.09))
    tassel = " ".join(f"M {_between(29.5, angle)} L {tip}" for tip in tips)
    return (Part(tassel, "", 0.9, "gold"), *parts)


PINATA: Layer = (
    *(part for at in range(_HORNS) for part in _horn(at)),
    Part(oval(0, 0, 14.2, 14.2), "rose"),
    Part(oval(0, 0, 11.6, 11.6), "gold", 0.5),
    Part(oval(0, 0, 10.2, 10.2), "white", 0.5),
    Sign(0, 0.6, 16.5, "sign", 0.5, "star"),
)

STOP: Layer = (
    Sign(0, 0, 64, "white", 1.2, "octagon"),
    Sign(0, 0, 58, "sign", 0.0, "octagon"),
    Sign(0.6, 0, 40, "white", 0.0, "palm"),
)

CHILI: Layer = (
    Part(
        "M -8.6 -15 C -2 -19 6.6 -17 8.4 -10 C 11 0 5 16 -10.4 22 C -4 14 -4.4 6 -7.4 -1 "
        "C -9.6 -6 -11.6 -11 -8.6 -15 Z",
        "chili",
    ),
    Part("M 4.6 -10 C 7 0 2 12 -7 19 C 2 9 4 0 1.8 -9 Z", "chili_low", 0),
    Part("M -6 -10 C -6.6 -6 -3.6 -2 -2.6 3", "", 1.8, "gleam"),
    Part("M -9.6 -13.4 C -8 -18.4 5 -20 8.2 -13 C 4.4 -14.6 2.6 -13.6 1.4 -11.4 "
         "C -0.6 -14 -2.6 -13.6 -3.8 -11 C -5.6 -13.6 -7.4 -13.6 -9.6 -13.4 Z", "leaf", 0.7),
    Part("M -0.6 -16.4 C -0.6 -20 1 -22 4.4 -23", "", 2.6, "line"),
    Part("M -0.6 -16.4 C -0.6 -20 1 -22 4.4 -23", "", 1.5, "leaf"),
)  # fmt: skip

PINATA_STRING: Layer = (Part("M 0 -55 L 0 -10", "", 1.2, "gold"),)
STOP_POLE: Layer = (Part("M -3.4 24 L -3.4 60 L 3.4 60 L 3.4 24 Z", "steel"),)
