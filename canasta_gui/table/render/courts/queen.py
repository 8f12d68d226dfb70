"""The queens."""

from canasta_gui.table.render.courts.held import DAISY, LILY, ROSE, TULIP
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

_HAIR = (
    Part(
        "M 0 -52 C -13 -53 -14.5 -43 -14 -35 C -13.6 -27 -19.4 -23 -18.4 -15 "
        "C -13.6 -11.6 -7 -15 -6 -22 L -6 -40 L 0 -45 Z",
        "hair",
        is_doubled=True,
    ),
    Part(
        "M -11.6 -41 C -12 -32 -10.4 -28 -13.8 -21 M -9 -34 C -9.6 -28 -8.8 -24 -11 -18",
        "",
        0.5,
        "hair_low",
        is_doubled=True,
    ),
)
_ROBE = Part(
    "M -31 12 L -31 0 C -28 -11 -21 -16 -14.5 -17.5 C -12 -10.5 -5 -7.5 0 -9.5 "
    "C 5 -7.5 12 -10.5 14.5 -17.5 C 21 -16 28 -11 31 0 L 31 12 Z",
    "cloth",
)
_BUST = (
    Part(
        "M -3.8 -29 L -4.2 -21.5 C -8 -19 -13 -18.6 -17 -16.6 C -13 -4 13 -4 17 -16.6 "
        "C 13 -18.6 8 -19 4.2 -21.5 L 3.8 -29 Z",
        "skin",
    ),
    Part("M -3.6 -26 Q 0 -21.8 3.8 -26 L 4 -22.5 Q 1 -20.5 -1 -21.5 Z", "skin_low", 0),
)
_DRESS = (
    Part("M -6.6 -8.6 C -4 -7.8 -2 -8.8 0 -9.5 C 2 -8.8 4 -7.8 6.6 -8.6 L 8 12 L -8 12 Z", "trim"),
    Part("M -6 -3 L 0 2 L 6 -3 M -6.6 3 L 0 8 L 6.6 3", "", 0.8, "gold"),
    Part(
        "M -17 -18.4 C -13.6 -9.4 -5 -5.6 0 -8 C 5 -5.6 13.6 -9.4 17 -18.4 L 14 -18.9 "
        "C 11 -11.6 4.6 -9.2 0 -11.6 C -4.6 -9.2 -11 -11.6 -14 -18.9 Z",
        "gold",
    ),
    Part(oval(0, -9.6, 1.5, 1.5), "cloth", 0.5),
    Part("M -7 -19.4 Q 0 -12.6 7 -19.4", "", 0.8, "gold_low"),
    Part(oval(0, -15.3, 1.7, 1.9), "cloth", 0.5),
)
_HEAD = (
    Part(SOFT_FACE, "skin"),
    Part(SOFT_SHADE, "skin_low", 0),
    Part(oval(-6, -34.6, 1.8, 1.3), "blush", 0, is_doubled=True),
    *EYES,
    Part("M -8.4 -39.6 Q -5 -43.6 -2.2 -40.2", "", 0.9, is_doubled=True),
    Part("M -8.2 -43 Q -5.2 -45.2 -2.2 -43.4", "", 0.8, "hair_low", is_doubled=True),
    NOSE,
    Part("M -3 -31.2 Q -1.3 -32.7 0 -31.9 Q 1.3 -32.7 3 -31.2 Q 0 -28.2 -3 -31.2 Z", "lips", 0.4),
    Part("M -2.8 -31.1 Q 0 -30.4 2.8 -31.1", "", 0.4),
    Part(
        "M 0 -52 C -8 -52.6 -12 -47 -11.6 -38 C -9.6 -39.6 -9 -42.6 -7.6 -44.8 "
        "C -5 -46 -1.6 -47 0 -49.4 Z",
        "hair",
        is_doubled=True,
    ),
    Part(oval(-10.4, -34, 1, 1), "gold", 0.4, is_doubled=True),
    Part(oval(-10.4, -31.2, 1.2, 1.8), "gold", 0.4, is_doubled=True),
)
_CROWN = (
    Part(
        "M -10.6 -50.4 L -13 -58.4 L -8 -55.6 L -5.6 -60.6 L -2.8 -56.6 L 0 -62.6 L 2.8 -56.6 "
        "L 5.6 -60.6 L 8 -55.6 L 13 -58.4 L 10.6 -50.4 Q 0 -55.2 -10.6 -50.4 Z",
        "gold",
    ),
    Part("M -10.6 -50.4 Q 0 -55.2 10.6 -50.4 L 10 -47.8 Q 0 -52.4 -10 -47.8 Z", "gold_low"),
    Part(oval(-13, -58.8, 1.3, 1.3), "paper", 0.5, is_doubled=True),
    Part(oval(-5.6, -60.8, 1.3, 1.3), "paper", 0.5, is_doubled=True),
    Part(oval(0, -62.6, 1.4, 1.4), "paper", 0.5),
    Part(oval(0, -55.4, 1.5, 1.8), "cloth", 0.5),
    Part(oval(-6.8, -53.9, 1.1, 1.1), "cloth", 0.4, is_doubled=True),
)
_VEIL = (
    Part(
        "M 0 -53 C -14 -55 -16.6 -42 -17 -31 C -17.2 -24 -20.4 -20 -22.4 -15.4 "
        "C -17 -13 -10 -15 -6 -21 L -6 -40 L 0 -46 Z",
        "trim",
        is_doubled=True,
    ),
    Part(
        "M -20.6 -14.8 C -17.6 -20 -15.4 -24 -15.2 -31 C -15 -40 -13.4 -47 -9 -50.6",
        "",
        0.8,
        "gold",
        is_doubled=True,
    ),
    Part("M -9 -46 C -13 -42 -13 -34 -9.4 -31.6 L -6 -34 Z", "hair", is_doubled=True),
)


def _queen(flower: Layer, hair: Layer) -> CourtFigure:
    return CourtFigure(
        behind=(Sign(-18.4, -56, 9.5, "ink"), *hair, *_BUST),
        robe=_ROBE,
        front=(*_DRESS, *flower, *HAND, *_HEAD, *_CROWN),
    )


QUEENS = {
    "s": _queen(TULIP, _VEIL),
    "h": _queen(ROSE, _HAIR),
    "d": _queen(LILY, _VEIL),
    "c": _queen(DAISY, _HAIR),
}
