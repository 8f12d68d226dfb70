"""The joker."""

from canasta_gui.table.render.courts.parts import (
    EYES,
    HAND,
    NOSE,
    SOFT_FACE,
    SOFT_SHADE,
    CourtFigure,
    Layer,
)
from canasta_gui.table.render.sketch import Part, Sign, oval

_ROBE = Part(
    "M -31 12 L -31 0 C -28 -12 -19 -18.5 -8 -21 L 8 -21 C 19 -18.5 28 -12 31 0 L 31 12 Z",
    "cloth",
)
_DRESS = (
    Part("M 0 -21 L 8 -21 C 19 -18.5 28 -12 31 0 L 31 12 L 0 12 Z", "trim"),
    Part("M 0 -8 L 4.4 -1 L 0 6 L -4.4 -1 Z", "gold"),
    Part("M -12 -10 L -7.6 -3 L -12 4 L -16.4 -3 Z", "trim"),
    Part("M 12 -10 L 16.4 -3 L 12 4 L 7.6 -3 Z", "cloth"),
)
_COLLAR = (
    Part("M -9 -25 L -19 -17 L -15 -11 L -8 -17 Z M 9 -25 L 19 -17 L 15 -11 L 8 -17 Z", "gold"),
    Part("M -9 -25 L -13 -12 L -8 -7.5 L -3.6 -14 L 0 -22 Z", "trim"),
    Part("M 9 -25 L 13 -12 L 8 -7.5 L 3.6 -14 L 0 -22 Z", "cloth"),
    Part("M -6 -22 L -4.4 -13.4 L 0 -7.5 L 4.4 -13.4 L 6 -22 Z", "gold"),
    Part(oval(-8, -6.8, 1.5, 1.5), "gold", 0.6, is_doubled=True),
    Part(oval(-16.4, -10.8, 1.5, 1.5), "gold", 0.6, is_doubled=True),
    Part(oval(0, -6.4, 1.6, 1.6), "gold", 0.6),
)
_HEAD = (
    Part(
        "M -9 -40 C -15 -39 -15.4 -33 -12.6 -31.6 C -14.4 -28 -10 -25 -7.6 -27 Z",
        "hair",
        is_doubled=True,
    ),
    Part(SOFT_FACE, "skin"),
    Part(SOFT_SHADE, "skin_low", 0),
    Part("M -5 -46 L -3.2 -40.3 L -5 -34.4 L -6.8 -40.3 Z", "cloth", 0.4),
    Part("M 5 -46 L 6.8 -40.3 L 5 -34.4 L 3.2 -40.3 Z", "trim", 0.4),
    Part(oval(-6.9, -33.8, 1.9, 1.5), "blush", 0, is_doubled=True),
    *EYES,
    NOSE,
    Part("M -5.4 -33.2 Q 0 -31.2 5.4 -33.2 C 4 -27.4 -4 -27.4 -5.4 -33.2 Z", "lips", 0.6),
    Part("M -4.2 -32.5 Q 0 -31 4.2 -32.5 Q 0 -29.4 -4.2 -32.5 Z", "paper", 0),
)
_CAP = (
    Part(
        "M -11 -46 C -13 -56 -22.4 -55 -21.8 -41 C -19.4 -46 -16 -46 -12.4 -41.6 Z",
        "trim",
    ),
    Part(
        "M 11 -46 C 13 -56 22.4 -55 21.8 -41 C 19.4 -46 16 -46 12.4 -41.6 Z",
        "cloth",
    ),
    Part(
        "M -11.6 -45 C -12 -54 -7 -59.6 3.6 -63 C 1.6 -59.4 3.6 -58 6 -56.4 "
        "C 10 -53.6 12 -50 11.6 -45 Q 0 -50.6 -11.6 -45 Z",
        "gold",
    ),
    Part(
        "M -6.6 -55 C -3.6 -52.6 -3 -50.6 -3 -48.4 M 6.6 -55.6 C 4 -52.6 3.2 -50.6 3.2 -48.4",
        "",
        0.6,
        "gold_low",
    ),
    Part(
        "M -12.4 -45.4 Q 0 -52 12.4 -45.4 L 11.4 -41.6 Q 0 -47.6 -11.4 -41.6 Z",
        "cloth",
    ),
    Part(oval(-21.6, -39.6, 1.9, 1.9), "gold", 0.6, is_doubled=True),
    Part(oval(3.8, -62, 2, 2), "gold", 0.6),
    Part(oval(0, -46.9, 1.1, 1.1), "gold", 0.4),
    Part(oval(-6, -45.6, 1.1, 1.1), "gold", 0.4, is_doubled=True),
)
_STICK = (
    Part("M 19.1 12 V -28 L 20.9 -28 V 12 Z", "gold", 0.6),
    Part("M 20 -26 C 15 -24 14 -20 15.6 -17 C 17.4 -20 19 -22 20 -26 Z", "trim", 0.6),
    Part("M 20 -26 C 25 -24 26 -20 24.4 -17 C 22.6 -20 21 -22 20 -26 Z", "cloth", 0.6),
    Sign(20, -30, 9, "gold", 0.7),
)

JOKER_HEAD: Layer = (*_HEAD, *_CAP)
"""The joker's head without the body, the mark of the joker in its index."""
JOKER_HEAD_CENTRE = (0.0, -43.5)
JOKER_HEAD_WIDTH = 48.0

JOKER = CourtFigure(
    behind=(Sign(-17.6, -58, 8.6, "ink"),),
    robe=_ROBE,
    front=(*_DRESS, *_STICK, *HAND, *_COLLAR, *JOKER_HEAD),
    pattern="d",
)
