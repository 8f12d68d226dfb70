"""The parts that all court figures share: faces, eyes and a hand.

A figure stands on the line y = 0, the middle of the card, and rises to y = -64; its panel is 49
wide around x = 0. Cloth runs on below the line: the sash covers its end.
"""

from dataclasses import dataclass

from canasta_gui.table.render.sketch import Layer, Part, oval


@dataclass(frozen=True, slots=True)
class CourtFigure:
    """The layers of a half figure, the lowest first."""

    behind: Layer
    robe: Part
    """The cloth that carries the pattern."""
    front: Layer
    pattern: str = ""
    """The shape strewn over the cloth; empty for the sign of the suit."""


FACE = "M -10 -46 L -10 -37 C -10 -29 -5 -24.5 0 -23 C 5 -24.5 10 -29 10 -37 L 10 -46 Z"
FACE_SHADE = "M 1 -46 L 10 -46 L 10 -37 C 10 -29 5 -24.5 0 -23 C 3 -29 4 -36 1 -46 Z"
SOFT_FACE = (
    "M -9.4 -45 C -9.8 -35 -7 -28.5 0 -24.5 C 7 -28.5 9.8 -35 9.4 -45 C 6 -50 -6 -50 -9.4 -45 Z"
)
SOFT_SHADE = "M 2 -47 C 6 -48 9 -47 9.4 -45 C 9.8 -35 7 -28.5 0 -24.5 C 4 -30 4.5 -38 2 -47 Z"

EYES = (
    Part("M -7.6 -40 Q -5 -42.6 -2.3 -40 Q -5 -38.6 -7.6 -40 Z", "paper", 0.5, is_doubled=True),
    Part(oval(-4.9, -40.3, 1.15, 1.25), "eye", 0, is_doubled=True),
)
NOSE = Part("M -1.6 -43 C -0.6 -41 -0.8 -38 -1.8 -35.8 Q -0.4 -34.7 1.3 -35.5", "", 0.75)

HAND = (
    Part("M 12.5 12 C 13 4 13.5 1 14.5 -2 L 25.5 -2.6 C 27 2 27 6 28 12 Z", "cloth"),
    Part("M 14 -4.2 L 25.8 -4.8 L 26.6 0.4 L 13.2 1 Z", "trim"),
    Part("M 13.6 -1.8 L 26.2 -2.4", "", 0.7, "gold"),
    Part(
        "M 15.6 -5 C 14.6 -8 15 -12.5 16.6 -13.2 C 19 -14.2 23 -14 24 -12.6 "
        "C 25 -11 24.6 -7 24 -5.2 Z",
        "skin",
    ),
    Part("M 16 -10.8 H 22 M 15.6 -8.4 H 22 M 16.2 -6.4 H 22", "", 0.55),
)
