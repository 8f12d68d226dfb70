"""The jacks."""

from canasta_gui.table.render.courts.held import ARROW, LAUREL, SPEAR, SWORD
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
    Part("M -4 -20 L 4 -20 L 5 12 L -5 12 Z", "trim"),
    Part("M -12.4 -17.6 L -8.6 -18.6 L -8.4 12 L -13 12 Z", "trim", is_doubled=True),
    Part("M -4 -20 L -5 12 M -12.4 -17.6 L -13 12", "", 0.9, "gold", is_doubled=True),
    Part("M -14 -16.4 Q 0 4 14 -16.4", "", 2.2, "line"),
    Part("M -14 -16.4 Q 0 4 14 -16.4", "", 1.2, "gold"),
    Part(oval(0, -5.6, 3, 3), "gold"),
    Part(
        "M -9 -25 C -15.6 -23 -16 -18 -11 -16.4 C -4.4 -12.6 4.4 -12.6 11 -16.4 "
        "C 16 -18 15.6 -23 9 -25 Q 0 -20 -9 -25 Z",
        "paper",
    ),
    Part(
        "M -7.6 -23.6 L -10.6 -17 M -4.4 -22.4 L -5.6 -15 M 0 -22 V -14",
        "",
        0.5,
        is_doubled=True,
    ),
)
_HEAD = (
    Part("M -4.4 -28 L -4.4 -20 Q 0 -17.5 4.4 -20 L 4.4 -28 Z", "skin"),
    Part(
        "M -10 -48 C -14.6 -44 -15 -34 -13.4 -26.4 C -10.6 -24.4 -7.6 -25.4 -7 -29 L -8 -44 Z",
        "hair",
        is_doubled=True,
    ),
    Part("M -12 -42 C -12.6 -36 -12 -32 -11 -27.6", "", 0.5, "hair_low", is_doubled=True),
    Part(SOFT_FACE, "skin"),
    Part(SOFT_SHADE, "skin_low", 0),
    *EYES,
    Part("M -8.2 -42.6 Q -5.2 -45 -2 -43", "", 1.0, "hair_low", is_doubled=True),
    NOSE,
    Part("M -2.6 -30.8 Q 0 -29.2 2.6 -30.8", "", 0.9, "lips"),
    Part(
        "M -10 -48 L -10.4 -42.6 Q -8 -43.6 -7 -45 Q -4 -43.6 0 -45 Q 4 -43.6 7 -45 "
        "Q 8 -43.6 10.4 -42.6 L 10 -48 Z",
        "hair",
        0.6,
    ),
)
_CAP = (
    Part(
        "M 6 -53 C 9 -62 17 -65.6 22.6 -62 C 23.6 -56 16 -49.6 8 -50 Z",
        "trim",
    ),
    Part("M 8 -51 C 12 -57 16 -60 21 -61", "", 0.6),
    Part(
        "M -13 -47 C -17.4 -55 -9 -61.6 2 -61 C 12 -60.6 16 -55 13.4 -48 C 6 -51 -6 -51 -13 -47 Z",
        "cloth",
    ),
    Part("M -6 -59 C -9 -56 -9.6 -53 -9 -49.6 M 4 -60.4 C 5.4 -57 5.4 -54 5 -51", "", 0.6, "shade"),
    Part(
        "M -13 -47 C -6 -51 6 -51 13.4 -48 L 12.8 -44.6 C 6 -47.4 -6 -47.4 -12.4 -43.6 Z",
        "gold",
    ),
    Part(oval(7.6, -50.4, 2.2, 2.2), "gold"),
)
_HAT = (
    Part("M -10.6 -49 C -12 -60.4 12 -60.4 10.6 -49 Z", "cloth"),
    Part("M -10.9 -52.4 Q 0 -55.4 10.9 -52.4 L 11.2 -50 Q 0 -53 -11.2 -50 Z", "gold", 0.6),
    Part(
        "M -17.6 -46.6 C -12 -53 12 -53 17.6 -46.6 C 11 -43.4 8 -46.6 0 -46.8 "
        "C -8 -46.6 -11 -43.4 -17.6 -46.6 Z",
        "cloth",
    ),
    Part(
        "M -8 -51.6 C -13 -60 -4 -66 10 -63.4 C 15 -62.4 16 -59 13.6 -57.6 "
        "C 11 -60 4 -59.6 -1 -56.4 C -4 -54.6 -6 -53 -8 -51.6 Z",
        "trim",
    ),
    Part("M -7.4 -53 C -5 -58.6 2 -62 10 -61.2", "", 0.6),
    Part(oval(-7.6, -51.8, 1.9, 1.9), "gold", 0.6),
)
_MOUSTACHE = (
    Part(
        "M 0 -33 C -2.4 -34.2 -4.6 -33.4 -7 -31.2 C -4.6 -31.2 -2 -31.4 0 -32 Z",
        "hair",
        0.4,
        is_doubled=True,
    ),
)


def _jack(held: Layer, hat: Layer) -> CourtFigure:
    return CourtFigure(
        behind=(Sign(-18.4, -56, 9.5, "ink"),),
        robe=_ROBE,
        front=(*_DRESS, *held, *HAND, *_HEAD, *hat),
    )


JACKS = {
    "s": _jack(SWORD, _CAP),
    "h": _jack(LAUREL, _CAP),
    "d": _jack(SPEAR, (*_MOUSTACHE, *_HAT)),
    "c": _jack(ARROW, (*_MOUSTACHE, *_HAT)),
}
