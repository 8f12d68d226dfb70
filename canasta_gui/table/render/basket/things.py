"""The pictures of bonus, stop and Caliente cards: a star, a stop sign, a chili."""

from itertools import pairwise
from math import cos, pi, sin

from canasta_gui.table.render.sketch import Layer, Part, Sign, oval

_HORNS = 7
_BANDS = ("rose", "gold", "sea", "white")


def _between(radius: float, angle: float) -> str:
    return f"{radius * sin(angle):.2f} {-radius * cos(angle):.2f}"


def _horn(at: int) -> tuple[Part, ...]:
    """Returns one paper horn in four bands, with a tassel at its tip."""
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
