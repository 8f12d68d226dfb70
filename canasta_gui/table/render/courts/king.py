"""The kings."""

from canasta_gui.table.render.courts.held import ORB, SCEPTRE, SWORD
from canasta_gui.table.render.courts.parts import (
    EYES,
    FACE,
    FACE_SHADE,
    HAND,
    NOSE,
    CourtFigure,
    Layer,
)
from canasta_gui.table.render.sketch import Part, Sign, oval

_ROBE = Part(
    "M -31 12 L -31 0 C -27 -14 -18 -20 -8 -23 L 8 -23 C 18 -20 27 -14 31 0 L 31 12 Z", "cloth"
)
_DRESS = (
    Part("M -8 -23 L 8 -23 L 9 12 L -9 12 Z", "trim"),
    Part("M 0 -14 V 12", "", 0.7),
    Part(oval(0, -7, 1.3, 1.3), "gold", 0.5),
    Part(oval(0, -1.5, 1.3, 1.3), "gold", 0.5),
    Part(oval(0, 4, 1.3, 1.3), "gold", 0.5),
    Part("M -17.5 -17.6 C -15 -13 -12.6 -6 -12.2 12", "", 0.9, "gold", is_doubled=True),
    Part(
        "M -8 -25 C -14 -23 -17 -20 -17.4 -16 C -13.8 -12 -11.2 -4 -10.6 12 L -4.5 12 "
        "C -5 -2 -6 -12 -8 -25 Z",
        "paper",
        is_doubled=True,
    ),
    Part(
        "M -13 -19 L -11.8 -15.4 L -14 -15.8 Z M -9.6 -14 L -8.6 -10.4 L -10.8 -10.8 Z "
        "M -8 -6.6 L -7 -3 L -9.2 -3.2 Z M -7.4 1.4 L -6.4 5 L -8.6 4.8 Z",
        "line",
        0,
        is_doubled=True,
    ),
)
_HEAD = (
    Part(
        "M -9 -48 C -14.5 -46 -15.5 -39 -14.6 -34 C -14 -30 -17.5 -29 -17.2 -25.5 "
        "C -13.5 -23.2 -9.6 -25 -9 -30 Z",
        "hair",
        is_doubled=True,
    ),
    Part("M -12.6 -44 C -13 -38 -11.5 -33 -12.4 -27", "", 0.5, "hair_low", is_doubled=True),
    Part(FACE, "skin"),
    Part(FACE_SHADE, "skin_low", 0),
    *EYES,
    Part("M -8.4 -42.4 Q -5.4 -45.4 -1.8 -43.2", "", 1.2, "hair_low", is_doubled=True),
    NOSE,
)
_MOUTH = (
    Part("M -2.2 -31 Q 0 -28.8 2.2 -31 Z", "lips", 0.4),
    Part(
        "M 0 -34.2 C -2.8 -36 -6 -34.6 -9 -31.4 C -5.8 -30.6 -2 -30.8 0 -32.6 Z",
        "hair",
        0.6,
        is_doubled=True,
    ),
)
_LONG_BEARD = (
    Part(
        "M -10 -38 C -9.4 -34.4 -6.4 -33.8 -3.4 -33.6 L 3.4 -33.6 C 6.4 -33.8 9.4 -34.4 10 -38 "
        "C 11.6 -27 8.4 -19 0 -11.5 C -8.4 -19 -11.6 -27 -10 -38 Z",
        "hair",
    ),
    Part(
        "M -7.4 -30 C -6.6 -25 -4.2 -21 -1.6 -17 M -4 -28.6 C -3.4 -24 -2 -20 0 -16",
        "",
        0.5,
        "hair_low",
        is_doubled=True,
    ),
)
_SHORT_BEARD = (
    Part(
        "M -10 -38 C -9.4 -34.4 -6.4 -33.8 -3.4 -33.6 L 3.4 -33.6 C 6.4 -33.8 9.4 -34.4 10 -38 "
        "C 12.4 -30 11 -23.6 8 -22.6 C 7.4 -20 4.4 -18.8 2.6 -20.2 C 1.4 -18.4 -1.4 -18.4 "
        "-2.6 -20.2 C -4.4 -18.8 -7.4 -20 -8 -22.6 C -11 -23.6 -12.4 -30 -10 -38 Z",
        "hair",
    ),
    Part(
        "M -8 -22.6 C -5.8 -23.6 -5.4 -26 -6.4 -27.4 M -2.6 -20.2 C -1 -22 -1.4 -24.4 -2.8 -25.4",
        "",
        0.5,
        "hair_low",
        is_doubled=True,
    ),
)
_CROWN = (
    Part("M -11.5 -50 C -12 -61 12 -61 11.5 -50 Z", "cloth"),
    Part(
        "M -12 -48.6 L -14 -60 L -7.6 -54 L 0 -62.4 L 7.6 -54 L 14 -60 L 12 -48.6 "
        "Q 0 -45.4 -12 -48.6 Z",
        "gold",
    ),
    Part("M -12 -48.6 Q 0 -45.4 12 -48.6 L 11.6 -45 Q 0 -41.8 -11.6 -45 Z", "gold_low"),
    Part(oval(-14, -60.4, 1.5, 1.5), "gold", 0.6, is_doubled=True),
    Part(oval(0, -62.2, 1.6, 1.6), "gold", 0.6),
    Part("M 0 -58 L 2.4 -53.6 L 0 -49.4 L -2.4 -53.6 Z", "cloth", 0.6),
    Part(oval(-8, -50.8, 1.4, 1.4), "cloth", 0.5, is_doubled=True),
    Part(oval(0, -45, 1.1, 1.1), "paper", 0.4),
    Part(oval(-6, -45.7, 1, 1), "paper", 0.4, is_doubled=True),
)


def _king(held: Layer, beard: Layer) -> CourtFigure:
    return CourtFigure(
        behind=(Sign(-18.4, -56, 9.5, "ink"),),
        robe=_ROBE,
        front=(*_DRESS, *held, *HAND, *_HEAD, *beard, *_MOUTH, *_CROWN),
    )


KINGS = {
    "s": _king(SWORD, _LONG_BEARD),
    "h": _king(SCEPTRE, _SHORT_BEARD),
    "d": _king(ORB, _SHORT_BEARD),
    "c": _king(SCEPTRE, _LONG_BEARD),
}
