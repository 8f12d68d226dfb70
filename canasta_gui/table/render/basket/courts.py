"""The courts of the basket deck: a musician, a dancer and a king, who stand in their basket.

Each is drawn around the origin and stands behind the rim, which lies on the line y = 50.
"""

from collections.abc import Mapping

from canasta_gui.table.render.sketch import Layer, Part, Sign, oval, placed_outline

_SHOULDERS = "M -31 52 C -31 30 -26 20 -12 14 L 12 14 C 26 20 31 30 31 52 Z"
_HEAD = "M -15 -14 C -15 4 -9 13 0 13 C 9 13 15 4 15 -14 C 15 -24 -15 -24 -15 -14 Z"
_EYES = (
    Part(oval(-6, -6.6, 3.2, 3.6), "white", 0.7, is_doubled=True),
    Part(oval(-5.6, -6, 1.7, 2.3), "line", 0, is_doubled=True),
)
_NOSE = Part("M 0 -5 C -2.4 -1 -2 1 0.8 0.8", "", 1.1)
_CHEEKS = Part(oval(-9.6, 1.4, 2.7, 2.1), "blush", 0, is_doubled=True)

_GUITAR = (
    "M 0 -11 C 8 -11 9.6 -6 8.6 -1 C 8 3 13 5 13 12 C 13 19 7 22 0 22 "
    "C -7 22 -13 19 -13 12 C -13 5 -8 3 -8.6 -1 C -9.6 -6 -8 -11 0 -11 Z"
)

JACK: Layer = (
    Part(_SHOULDERS, "cloth", 1.3),
    Part("M -11 14 L 0 26 L 11 14 L 15 52 L -15 52 Z", "paper", 0.9),
    Part("M -12 13 L 0 22 L -7 29 Z M 12 13 L 0 22 L 7 29 Z", "trim", 0.9),
    Part(oval(0, 21.6, 2.6, 2.6), "gold", 0.8),
    # The guitar lies across the chest.
    *(
        Part(placed_outline(outline, turn=-58, x=4, y=39), colour, width, line)
        for outline, colour, width, line in (
            ("M -2 -32 L 2 -32 L 2 -6 L -2 -6 Z", "wood_low", 0.9, "line"),
            ("M -3.4 -40 L 3.4 -40 L 2.8 -31 L -2.8 -31 Z", "wood", 0.9, "line"),
            (
                _GUITAR,
                "wood",
                1.2,
                "line",
            ),
            (oval(0, 3.4, 4, 4), "line", 0.0, "line"),
            ("M -5.4 14 L 5.4 14", "", 1.8, "line"),
            ("M -1 -38 L -1 14 M 1 -38 L 1 14", "", 0.5, "gold"),
        )
    ),
    Part("M -14 -16 C -19 -6 -17 3 -13 6 L -11 -12 Z", "hair", 0.9, is_doubled=True),
    Part(_HEAD, "skin", 1.1),
    _CHEEKS,
    *_EYES,
    _NOSE,
    Part("M -5 5.6 Q 0 10 5 5.6 Z", "lips", 0.8),
    Part("M -9.6 -12 Q -6 -14.4 -2.6 -12.4", "", 1.4, "hair_low", is_doubled=True),
    # The hat.
    Part("M -14 -19 C -13 -46 -6 -50 0 -50 C 6 -50 13 -46 14 -19 Z", "cloth", 1.2),
    Part("M -14 -22 C -8 -19 8 -19 14 -22 L 13.6 -29 C 8 -26 -8 -26 -13.6 -29 Z", "trim", 0.8),
    Part(
        "M -32 -25 C -26 -15 -12 -13.4 0 -13.4 C 12 -13.4 26 -15 32 -25 "
        "C 32 -18 22 -8.6 0 -8.6 C -22 -8.6 -32 -18 -32 -25 Z",
        "shade",
        1.2,
    ),
    Part("M -29 -19.6 C -22 -13 -10 -11 0 -11 C 10 -11 22 -13 29 -19.6", "", 1.3, "gold"),
    Sign(0, -36.4, 13, "gold", 0.8),
)

_ROSE = (
    Part(oval(0, 0, 6, 6), "trim", 1.0),
    Part("M -3 1 C -3 -4 3 -4 3 0 C 3 3 -1 3 -1 0.6", "", 1.0),
)
_FAN_LEAF = "M 0 0 L -4.6 -23 Q 0 -27 4.6 -23 Z"

QUEEN: Layer = (
    # The high comb behind the head.
    Part("M -17 -20 C -22 -34 -18 -48 -14 -50 L -9 -44 L -5 -51 L 0 -45 L 5 -51 L 9 -44 L 14 -50 "
         "C 18 -48 22 -34 17 -20 Z", "gold", 1.2),
    *(Part(oval(x, -38.6, 2.2, 3), "gold_low", 0) for x in (-11, -4, 4, 11)),
    # Long hair.
    Part("M 0 -32 C -20 -33 -22 -14 -21 0 C -21 10 -25 16 -24 24 C -14 28 -8 18 -8 8 L 8 8 "
         "C 8 18 14 28 24 24 C 25 16 21 10 21 0 C 22 -14 20 -33 0 -32 Z", "hair", 1.2),
    Part("M -5 8 L -5 19 L 5 19 L 5 8 Z", "skin", 0.9),
    Part("M -31 52 C -31 34 -27 24 -17 18 C -10 30 10 30 17 18 C 27 24 31 34 31 52 Z",
         "cloth", 1.3),
    Part("M -17 18 C -13 14 -8 17 -5 17 L 5 17 C 8 17 13 14 17 18 C 10 30 -10 30 -17 18 Z",
         "skin", 1.0),
    Part("M -19 17 C -17 24 -13 24 -11.6 23 C -10 29 -4 30 -3.4 27 C -1.6 31.6 1.6 31.6 3.4 27 "
         "C 4 30 10 29 11.6 23 C 13 24 17 24 19 17 C 26 22 24 30 19 31 C 16 37 9 37 7.6 34 "
         "C 5 40 -5 40 -7.6 34 C -9 37 -16 37 -19 31 C -24 30 -26 22 -19 17 Z", "paper", 1.0),
    Part(_HEAD, "skin", 1.1),
    Part("M 0 -26 C -14 -27 -18 -14 -15.4 -3 C -14 -10 -10 -15 0 -19 C 10 -15 14 -10 15.4 -3 "
         "C 18 -14 14 -27 0 -26 Z", "hair", 1.0),
    _CHEEKS,
    *_EYES,
    Part("M -9.8 -8.4 L -11.6 -10 M -8.4 -10 L -9.4 -12", "", 1.1, is_doubled=True),
    _NOSE,
    Part("M -5 5.4 Q -2 3.4 0 4.8 Q 2 3.4 5 5.4 Q 0 10.4 -5 5.4 Z", "lips", 0.6),
    Part(oval(-15.6, 6, 2.1, 3), "gold", 0.8, is_doubled=True),
    *(Part(placed_outline(part.outline, turn=0, x=-13, y=-21), part.colour, part.width)
      for part in _ROSE),
    # The open fan.
    *(Part(placed_outline(_FAN_LEAF, turn=turn, x=16, y=52), "trim" if at % 2 else "gold", 0.9)
      for at, turn in enumerate((-66, -44, -22, 0, 22))),
    Sign(-16, 42, 12.5, "gold", 0.8),
)  # fmt: skip

KING: Layer = (
    Part(_SHOULDERS, "cloth", 1.3),
    Part("M -8 22 L 8 22 L 11 52 L -11 52 Z", "trim", 1.0),
    Part("M 0 26 V 52", "", 1.0),
    *(Part(oval(0, y, 2, 2), "gold", 0.7) for y in (30, 37, 44)),
    # The fur.
    Part("M -15 12 C -27 15 -30 24 -24 30 C -19 32 -15 40 -15 52 L -8 52 C -8 38 -6 28 0 24 "
         "C 6 28 8 38 8 52 L 15 52 C 15 40 19 32 24 30 C 30 24 27 15 15 12 Z", "paper", 1.1),
    Part("M -21 20 L -20 25 L -23 24.4 Z M -14.4 25 L -13.4 30 L -16.4 29.4 Z "
         "M -11.8 38 L -10.8 43 L -13.6 42.4 Z", "line", 0, is_doubled=True),
    Part("M -14 -20 C -21 -10 -20 4 -17 12 L -10 6 L -11 -16 Z", "hair", 1.0, is_doubled=True),
    Part(_HEAD, "skin", 1.1),
    _CHEEKS,
    *_EYES,
    Part("M -10.6 -11.4 Q -6.4 -15 -2 -12", "", 2.2, "hair_low", is_doubled=True),
    Part("M -15.4 -4 C -13 2 -9 3 -6 2.4 L 6 2.4 C 9 3 13 2 15.4 -4 C 19 12 13 26 0 33 "
         "C -13 26 -19 12 -15.4 -4 Z", "hair", 1.1),
    Part("M -9.6 12 C -8 18 -5 22 -2 26 M -4 14 C -3 19 -1 23 0 27", "", 0.9, "hair_low",
         is_doubled=True),
    Part("M -4.4 8 Q 0 12.4 4.4 8 Z", "lips", 0.7),
    Part("M 0 3 C -4 0 -9 2 -12.6 6.4 C -8 8.6 -3 8.4 0 5.4 Z", "hair", 0.9, is_doubled=True),
    Part("M 0 -6 C -2.8 -1 -3 2 0 2.4 C 3 2 2.8 -1 0 -6 Z", "skin_low", 0.8),
    # The crown.
    Part("M -16 -17 L -20 -42 L -9.6 -32 L 0 -50 L 9.6 -32 L 20 -42 L 16 -17 Q 0 -12.4 -16 -17 Z",
         "gold", 1.3),
    Part("M -16.4 -19.6 Q 0 -15 16.4 -19.6 L 15.6 -14.4 Q 0 -9.8 -15.6 -14.4 Z", "gold_low", 0.9),
    Part(oval(-20, -43, 2.8, 2.8), "trim", 0.9, is_doubled=True),
    Part(oval(0, -50, 3, 3), "trim", 0.9),
    Sign(0, -28, 12.5, "ink"),
)  # fmt: skip

COURTS: Mapping[str, Layer] = {"J": JACK, "Q": QUEEN, "K": KING}
"""The court figures by the letter of the rank."""
