"""The pictures of the wild cards: a kitten for the little one, a lion for the big one.

Both look out around the origin, the middle of the face.
"""

from math import cos, pi, sin

from canasta_gui.table.render.sketch import Layer, Part, oval

_EARS = (
    Part("M -17.6 -4 C -19 -12 -18.6 -19 -16.6 -23 C -11 -21 -6.6 -17 -4 -12.6 Z", "coat",
         is_doubled=True),
    Part("M -15.4 -8 C -16.2 -13 -16 -16.6 -15 -19 C -11.8 -17.6 -9.4 -15.4 -7.6 -13 Z", "blush", 0,
         is_doubled=True),
)  # fmt: skip
_STRIPES = (
    Part("M 0 -14.6 V -7.4 M -4.4 -13.6 L -3.4 -8.4 M 4.4 -13.6 L 3.4 -8.4", "", 1.5, "coat_low"),
    Part("M -17.6 -1.4 L -12.6 -0.4 M -17.8 3 L -13 2.6", "", 1.5, "coat_low", is_doubled=True),
)
_CAT_EYES = (
    Part(oval(-7, -1.6, 3.7, 4.2), "white", 0.6, is_doubled=True),
    Part(oval(-6.6, -1.2, 1.9, 3.2), "line", 0, is_doubled=True),
    Part(oval(-7.3, -2.6, 0.8, 0.9), "white", 0, is_doubled=True),
)
_CAT_MOUTH = (
    Part(oval(-3.1, 7.4, 4.4, 3.6), "muzzle", 0, is_doubled=True),
    Part("M -2.3 3.6 Q 0 2.8 2.3 3.6 Q 1.6 6 0 6.6 Q -1.6 6 -2.3 3.6 Z", "lips", 0.4),
    Part("M 0 6.4 C -0.2 9.6 -4 10 -5 7.8 M 0 6.4 C 0.2 9.6 4 10 5 7.8", "", 0.8),
    Part("M -7 6.6 L -19.6 4 M -7 8 L -19.8 8.6 M -6.6 9.4 L -18.4 13", "", 0.6, is_doubled=True),
)
KITTEN: Layer = (
    *_EARS,
    Part(
        "M 0 -15 C 12 -15 18.6 -8 18.6 1 C 18.6 10 11 15.4 0 15.4 C -11 15.4 -18.6 10 -18.6 1 "
        "C -18.6 -8 -12 -15 0 -15 Z",
        "coat",
    ),
    *_STRIPES,
    *_CAT_MOUTH,
    *_CAT_EYES,
)
KITTEN_WIDTH = 42.0


def _petals(count: int, inner: float, outer: float, turn: float = 0.0) -> str:
    """Returns pointed petals in a ring around the origin, as an outline text."""

    def point(radius: float, at: float) -> str:
        angle = 2 * pi * (at + turn) / count
        return f"{radius * sin(angle):.2f} {-radius * cos(angle):.2f}"

    steps = [f"M {point(inner, 0)}"]
    for at in range(count):
        tip, end = point(outer, at + 0.62), point(inner, at + 1)
        steps.append(
            f"Q {point(outer * 0.93, at + 0.1)} {tip} Q {point(inner * 1.12, at + 0.95)} {end}"
        )
    return " ".join(steps) + " Z"


_FACE = (
    "M 0 -17 C 9 -17 15.4 -12.6 16 -5 C 16.4 1 13 5 11.4 9.6 C 9.6 15 6 18.4 0 18.4 "
    "C -6 18.4 -9.6 15 -11.4 9.6 C -13 5 -16.4 1 -16 -5 C -15.4 -12.6 -9 -17 0 -17 Z"
)
LION: Layer = (
    Part(_petals(17, 22.5, 32), "mane_low"),
    Part(_petals(15, 18, 26.5, 0.4), "mane"),
    Part(oval(-13.4, -14, 5, 5), "coat", is_doubled=True),
    Part(oval(-13.2, -13.6, 2.5, 2.6), "mane", 0, is_doubled=True),
    Part(_FACE, "coat"),
    Part("M -4.4 -9 C -3.6 -2 -5 3 -6.4 6 C -3 8 3 8 6.4 6 C 5 3 3.6 -2 4.4 -9 Z", "muzzle", 0),
    Part("M -13 -7.6 C -10 -10 -6.6 -9.6 -4.6 -6.8", "", 1.5, "mane_low", is_doubled=True),
    Part("M -11.6 -3.6 Q -8.2 -7 -4.8 -3 Q -8 -0.6 -11.6 -3.6 Z", "white", 0.6, is_doubled=True),
    Part(oval(-7.8, -3.7, 1.6, 1.9), "line", 0, is_doubled=True),
    Part(oval(-3.9, 10.4, 5, 4.2), "muzzle", 0.5, "coat_low", is_doubled=True),
    Part("M -4 13.6 C -3 17 3 17 4 13.6 Z", "lips", 0.5),
    Part("M -4.6 4 Q 0 2.6 4.6 4 C 4 7.4 1.6 8.6 0 9 C -1.6 8.6 -4 7.4 -4.6 4 Z", "line", 0.4),
    Part("M 0 9 V 11.4 C -1.4 14.4 -5.4 14.4 -6.8 12 M 0 11.4 C 1.4 14.4 5.4 14.4 6.8 12", "", 0.9),
    Part(oval(-5.4, 10, 0.5, 0.5), "line", 0, is_doubled=True),
    Part(oval(-3.4, 11.4, 0.5, 0.5), "line", 0, is_doubled=True),
)
LION_WIDTH = 63.0

PAWS: Layer = (
    Part("M -17 -6 C -17 -12 -7 -12 -7 -6 L -7 2 C -7 5 -17 5 -17 2 Z", "coat", is_doubled=True),
    Part("M -13.6 3.6 V -1 M -10.4 3.6 V -1", "", 0.8, is_doubled=True),
)
"""Two paws over the rim, which lies on the line y = 0."""

BUTTERFLY: Layer = (
    Part("M 0 0 C -3 -9 -13 -11 -13 -4 C -13 1 -5 3 0 0 Z", "wing", 0.6, is_doubled=True),
    Part("M 0 0 C -6 0 -10 4 -8 8 C -6 11 -1 6 0 1 Z", "wing_low", 0.6, is_doubled=True),
    Part(oval(-8.6, -4.4, 1.8, 1.8), "wing_low", 0, is_doubled=True),
    Part("M 0 -3 L 0 6", "", 1.8),
    Part("M 0 -3 Q -1.6 -7 -4 -8", "", 0.5, is_doubled=True),
)
