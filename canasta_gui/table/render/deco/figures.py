"""The courts and the joker of the deco deck: a gentleman, a lady with a feather, a king, a mask.

Each stands on the line y = 0, is 62 wide around x = 0 and 112 high. The right half of a face lies
in the shade.
"""

from collections.abc import Mapping

from canasta_gui.table.render.sketch import Layer, Part, Sign, oval

_EYES = (
    Part("M -11.6 -62.6 L -3.2 -62.6 L -4.4 -57.6 L -10.4 -57.6 Z", "white", 0.9, is_doubled=True),
    Part(oval(-7.2, -60, 2.1, 2.4), "line", 0, is_doubled=True),
    Part("M -12.6 -67.6 L -2.6 -66", "", 2.2, "hair_low", is_doubled=True),
)
_NOSE = Part("M 0 -66 L 0 -53 L -3.4 -51.4", "", 1.2)

JACK: Layer = (
    Part("M -31 0 L -31 -14 L -13 -31 L 13 -31 L 31 -14 L 31 0 Z", "cloth", 1.2),
    Part("M 31 0 L 31 -14 L 13 -31 L 6 -31 L 2 0 Z", "shade", 0),
    Part("M -10 -32 L 0 0 L 10 -32 Z", "paper", 1.0),
    Part("M -13 -31 L -20 -18 L -13 -16 L 0 0 L -10 -32 Z", "shade", 1.0),
    Part("M 13 -31 L 20 -18 L 13 -16 L 0 0 L 10 -32 Z", "cloth", 1.0),
    Part("M -6 -40 L 6 -40 L 6 -29 L 0 -25 L -6 -29 Z", "skin_low", 0.9),
    Part("M 0 -24 L -10 -30 L -10 -18 Z M 0 -24 L 10 -30 L 10 -18 Z", "trim", 1.0),
    Part("M -15 -80 L 15 -80 L 15 -54 L 6.6 -36 L -6.6 -36 L -15 -54 Z", "skin", 1.2),
    Part("M 0 -80 L 15 -80 L 15 -54 L 6.6 -36 L 0 -36 Z", "skin_low", 0),
    *_EYES,
    _NOSE,
    Part("M -5.4 -44.4 L 0 -45.8 L 5.4 -44.4 L 0 -41.8 Z", "lips", 0.7),
    Part("M -15 -58 L -18 -62 L -18 -80 L -10 -92 L 12 -92 L 18 -80 L 18 -62 L 15 -58 L 15 -73 "
         "L -4 -80 L -15 -73 Z", "hair", 1.2),
    Part("M -12 -83 L -6 -88 L 6 -88 M -9 -79.6 L -3 -84 L 11 -84", "", 1.1, "paper"),
    Sign(-20.6, -8.4, 11, "gold", 0.8),
)  # fmt: skip

QUEEN: Layer = (
    Part("M 13 -78 C 2 -92 6 -106 20 -112 C 31 -102 27 -86 13 -78 Z", "cloth", 1.2),
    Part("M 13 -78 C 12 -92 15 -102 19 -109", "", 1.3, "gold"),
    Part("M -22 -46 L -22 -78 L -12 -93 L 12 -93 L 22 -78 L 22 -46 L 11 -42 L -11 -42 Z", "hair",
         1.2),
    Part("M -31 0 L -29 -14 L -15 -25 L 15 -25 L 29 -14 L 31 0 Z", "cloth", 1.2),
    Part("M 31 0 L 29 -14 L 15 -25 L 8 -14 L 0 0 Z", "shade", 0),
    Part("M -16 -25.6 L -6 -33 L -5.4 -46 L 5.4 -46 L 6 -33 L 16 -25.6 L 0 -3 Z", "skin", 1.1),
    Part("M 0 -46 L 5.4 -46 L 6 -33 L 16 -25.6 L 0 -3 Z", "skin_low", 0),
    *(Part(oval(x, y, 1.9, 1.9), "paper", 0.7, is_doubled=True)
      for x, y in ((-9.4, -29.6), (-7.2, -24.4), (-5, -19.2), (-2.8, -14))),
    Part(oval(0, -9, 2.5, 2.5), "gold", 0.8),
    Part("M -12.6 -78 L 12.6 -78 L 12.6 -57 L 0 -39 L -12.6 -57 Z", "skin", 1.2),
    Part("M 0 -78 L 12.6 -78 L 12.6 -57 L 0 -39 Z", "skin_low", 0),
    Part("M -10.6 -60.4 Q -6.4 -65.4 -2.2 -60.4 Q -6.4 -57 -10.6 -60.4 Z", "white", 0.9,
         is_doubled=True),
    Part(oval(-6.2, -60.9, 1.9, 2.1), "line", 0, is_doubled=True),
    Part("M -10.6 -60.4 L -12.4 -62.4 M -11.4 -65.6 Q -6.4 -69.4 -2 -66", "", 1.1,
         is_doubled=True),
    Part("M 0 -62 L 0 -52.6 L -2.6 -51.4", "", 1.0),
    Part("M -4.2 -47.4 L -1.4 -49.6 L 0 -48.6 L 1.4 -49.6 L 4.2 -47.4 L 0 -43.6 Z", "lips", 0.6),
    Part("M -22 -79 L 22 -79 L 22 -69.6 L -22 -69.6 Z", "trim", 1.1),
    Part("M -22 -77 L 22 -77 M -22 -71.6 L 22 -71.6", "", 1.1, "gold"),
    Part(oval(0, -74.3, 6.8, 6.8), "gold", 1.0),
    Sign(0, -74, 8.6, "ink"),
    Part("M -16.6 -50 L -13.6 -42 L -16.6 -32 L -19.6 -42 Z", "gold", 0.9, is_doubled=True),
)  # fmt: skip

KING: Layer = (
    Part("M -31 0 L -31 -18 L -15 -33 L 15 -33 L 31 -18 L 31 0 Z", "cloth", 1.2),
    Part("M 31 0 L 31 -18 L 15 -33 L 6 -33 L 2 0 Z", "shade", 0),
    Part("M -18 -31 L 0 -7 L 18 -31 L 24 -25 L 2 0 L -2 0 L -24 -25 Z", "paper", 1.1),
    *(Part(f"M {x} {y} L {x + 2.4} {y + 3.4} L {x - 1} {y + 3.4} Z", "line", 0, is_doubled=True)
      for x, y in ((-18.4, -25.6), (-13, -18.8), (-7.6, -12))),
    Part("M -15.4 -82 L 15.4 -82 L 15.4 -50 L -15.4 -50 Z", "skin", 1.2),
    Part("M 0 -82 L 15.4 -82 L 15.4 -50 L 0 -50 Z", "skin_low", 0),
    *_EYES,
    Part("M -18 -66 L -15 -66 L -11 -54 L 11 -54 L 15 -66 L 18 -66 L 18 -42 L 12 -42 L 12 -32 "
         "L 6 -32 L 6 -22 L 0 -15 L -6 -22 L -6 -32 L -12 -32 L -12 -42 L -18 -42 Z", "hair", 1.2),
    Part("M -12 -46 V -42 M -6 -44 V -32 M 0 -42 V -22 M 6 -44 V -32 M 12 -46 V -42", "", 1.1,
         "hair_low"),
    Part("M -5.6 -49.6 L 5.6 -49.6 L 0 -46 Z", "lips", 0.7),
    Part("M 0 -55.4 L -14 -50.4 L -9 -47.6 L 0 -51.4 Z", "hair", 0.9, is_doubled=True),
    Part("M 0 -66 L -3.6 -54.6 L 3.6 -54.6 Z", "skin_low", 0.9),
    Part("M -18 -74 L -18 -94 L -12 -94 L -12 -102 L -6 -102 L -6 -110 L 6 -110 L 6 -102 L 12 -102 "
         "L 12 -94 L 18 -94 L 18 -74 Z", "gold", 1.3),
    Part("M 0 -110 L 6 -110 L 6 -102 L 12 -102 L 12 -94 L 18 -94 L 18 -74 L 0 -74 Z", "gold_low",
         0),
    Part("M -12 -94 V -82 M -6 -102 V -98 M 6 -102 V -98 M 12 -94 V -82", "", 1.1),
    Part("M -19 -80 L 19 -80 L 19 -73 L -19 -73 Z", "trim", 1.1),
    Part(oval(0, -90, 8, 8), "paper", 1.0),
    Sign(0, -89.6, 11, "ink"),
)  # fmt: skip

MASK: Layer = (
    Part("M -31 0 L -27 -16 L -18 -8 L -13 -22 L -6 -10 L 0 -24 L 6 -10 L 13 -22 L 18 -8 L 27 -16 "
         "L 31 0 Z", "gold", 1.2),
    Part("M -16 -80 L 16 -80 L 16 -52 L 0 -22 L -16 -52 Z", "paper", 1.2),
    Part("M 0 -80 L 16 -80 L 16 -52 L 0 -22 Z", "cloth", 0),
    Part("M -17.6 -68 L 0 -64 L 17.6 -68 L 15 -53 L 3 -55 L 0 -58 L -3 -55 L -15 -53 Z", "line", 0),
    Part("M -12.4 -61.6 Q -7.6 -65.6 -3 -60.6 Q -7.6 -56.6 -12.4 -61.6 Z", "gold", 0,
         is_doubled=True),
    Part("M -6.4 -43 Q 0 -45 6.4 -43 Q 0 -33.6 -6.4 -43 Z", "lips", 0.9),
    Part("M 0 -78 C -4 -106 -26 -108 -31 -84 C -22 -92 -18 -86 -17 -74 Z", "trim", 1.2),
    Part("M 0 -78 C 4 -106 26 -108 31 -84 C 22 -92 18 -86 17 -74 Z", "cloth", 1.2),
    Part("M -10 -77 L 0 -111 L 10 -77 Z", "gold", 1.2),
    Part("M -18 -79 L 18 -79 L 18 -72 L -18 -72 Z", "gold", 1.1),
    Part("M -12 -79 L -8 -72 M -4 -79 L 0 -72 M 4 -79 L 8 -72 M 12 -79 L 16 -72", "", 1.2),
    Part(oval(-30, -82, 3.2, 3.2), "gold", 1.0, is_doubled=True),
)  # fmt: skip

FIGURES: Mapping[str, Layer] = {"J": JACK, "Q": QUEEN, "K": KING}
"""The figures by the letter of the rank, and the joker's mask."""
