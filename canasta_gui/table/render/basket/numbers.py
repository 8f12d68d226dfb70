"""Drawings of the things in the basket of number cards, with as many parts as the rank says.

Four leaves, five arms, six petals, seven spots, eight arms, nine feathers, ten berries. Each is
drawn around the origin, about 62 wide and 70 high, in the colours of its suit.
"""

from collections.abc import Iterator, Mapping

from canasta_gui.table.render.sketch import Layer, Part, Sign, oval, placed_outline


def _around(count: int, outline: str, colour: str, width: float = 1.2) -> Iterator[Part]:
    """Yields a part repeated around the origin; the given outline is the one at the top."""
    for at in range(count):
        yield Part(placed_outline(outline, turn=360 * at / count), colour, width)


_LEAF = (
    "M 0 -1 C -7 -8 -19 -13 -18 -24 C -17 -34 -4 -34 0 -25 C 4 -34 17 -34 18 -24 "
    "C 19 -13 7 -8 0 -1 Z"
)
CLOVER: Layer = (
    Part("M 1 2 C 4 16 -3 24 -9 37", "", 6.4),
    Part("M 1 2 C 4 16 -3 24 -9 37", "", 4.2, "shade"),
    *(Part(placed_outline(_LEAF, turn=45 + 90 * at), "cloth", 1.2) for at in range(4)),
    *(
        Part(placed_outline("M 0 -4 L 0 -19", turn=45 + 90 * at), "", 2.6, "shade")
        for at in range(4)
    ),
)

_ARM = "M -10 -8 C -10 -22 -8 -35 0 -37 C 8 -35 10 -22 10 -8 L 0 0 Z"
STARFISH: Layer = (
    *_around(5, _ARM, "cloth", 2.4),
    *(Part(placed_outline(_ARM, turn=72 * at), "cloth", 0) for at in range(5)),
    *(
        Part(placed_outline(oval(0, y, size, size), turn=72 * at), "gold", 0.5)
        for at in range(5)
        for y, size in ((-28, 1.9), (-21.5, 2.4))
    ),
    Part(oval(0, 0, 14.6, 14.6), "paper"),
    Sign(0, 0.4, 17, "ink"),
)

_PETAL = "M 0 -6 C -13 -12 -15 -32 0 -36 C 15 -32 13 -12 0 -6 Z"
FLOWER: Layer = (
    *_around(6, _PETAL, "cloth"),
    *(Part(placed_outline("M 0 -15 L 0 -28", turn=60 * at), "", 2.4, "shade") for at in range(6)),
    Part(oval(0, 0, 14, 14), "gold"),
    Sign(0, 0.4, 17, "ink"),
)

_SPOTS = ((-13, -8), (13, -8), (-17.5, 8), (17.5, 8), (-11, 23), (11, 23), (0, 6))
LADYBIRD: Layer = (
    Part("M -8 -29 C -10 -36 -15 -37 -18 -36", "", 2.2, is_doubled=True),
    Part("M -24 0 L -33 -6 M -27 12 L -35 14 M -22 25 L -30 31", "", 3.0, is_doubled=True),
    Part("M -17 -16 C -17 -35 17 -35 17 -16 Z", "line"),
    Part(oval(-7.5, -24, 3.2, 3.6), "white", 0, is_doubled=True),
    Part(oval(-7, -23.6, 1.5, 1.9), "line", 0, is_doubled=True),
    Part(oval(0, 9, 28, 27.5), "cloth", 1.6),
    Part("M 0 -18.5 L 0 -5 M 0 17 L 0 36.5", "", 1.8),
    *(Part(oval(x, y, 4.9, 4.9), "line", 0) for x, y in _SPOTS),
)

_ARMS = (
    "M -14 2 C -24 6 -24 16 -31 13",
    "M -11 8 C -19 16 -20 26 -29 25",
    "M -7 10 C -11 20 -12 32 -20 33",
    "M -2.6 11 C -2.6 22 -2.6 32 -7.6 36",
)
OCTOPUS: Layer = (
    *(Part(arm, "", 8.6, is_doubled=True) for arm in _ARMS),
    *(Part(arm, "", 6.4, "cloth", is_doubled=True) for arm in _ARMS),
    Part(
        "M 0 -36 C 17 -36 24 -24 22 -11 C 21 -4 18 0 17 6 C 13 14 -13 14 -17 6 "
        "C -18 0 -21 -4 -22 -11 C -24 -24 -17 -36 0 -36 Z",
        "cloth",
        1.4,
    ),
    Part("M -16 4 C -12 12 12 12 16 4 L 15 8 C 12 13 -12 13 -15 8 Z", "cloth", 0),
    Part(oval(-8.4, -3.4, 5, 5.6), "white", 0.9, is_doubled=True),
    Part(oval(-7.4, -2.6, 2.4, 3.2), "line", 0, is_doubled=True),
    Part("M -4 5.4 Q 0 8.8 4 5.4", "", 1.5),
    Part(oval(0, -20.5, 10.6, 10.6), "paper", 0.8),
    Sign(0, -20.2, 13.5, "ink"),
)


def _feather(at: int) -> Iterator[Part]:
    """Yields the parts of one of nine feathers, counted from the far left to the far right."""
    turn = (at - 4) * 24
    yield Part(
        placed_outline("M 0 0 L -6.8 -29 C -8 -38 8 -38 6.8 -29 Z", turn=turn, y=12),
        "cloth" if at % 2 else "shade",
    )
    yield Part(placed_outline(oval(0, -29.6, 4.9, 5.2), turn=turn, y=12), "gold", 0.7)
    yield Part(placed_outline(oval(0, -29.6, 2.3, 2.5), turn=turn, y=12), "line", 0)


PEACOCK: Layer = (
    *(part for at in (0, 8, 2, 6, 4, 1, 7, 3, 5) for part in _feather(at)),
    Part(
        "M 0 -12 C 7 -12 8.4 -5 7 1 C 6 7 16 12 16 24 C 16 33 9 38 0 38 C -9 38 -16 33 -16 24 "
        "C -16 12 -6 7 -7 1 C -8.4 -5 -7 -12 0 -12 Z",
        "paper",
        1.3,
    ),
    Part("M 0 -12 L 0 -19 M -1 -12 L -5 -17.4 M 1 -12 L 5 -17.4", "", 1.3),
    Part(oval(-2.6, -3.4, 1.3, 1.6), "line", 0, is_doubled=True),
    Part("M -2 -0.6 L 2 -0.6 L 0 4 Z", "gold", 0.7),
    Sign(0, 22, 16, "ink"),
)

_ROWS = ((-10, (-24, -8, 8, 24)), (4, (-16, 0, 16)), (18, (-8, 8)), (32, (0,)))
GRAPES: Layer = (
    Part("M 0 -20 C 0 -28 3 -33 8 -36", "", 4.2),
    Part("M 0 -20 C 0 -28 3 -33 8 -36", "", 2.4, "wood"),
    Part("M -1 -23 C -8 -36 -22 -36 -28 -30 C -24 -27 -25 -23 -28 -21 C -20 -16 -8 -17 -1 -23 Z",
         "leaf"),
    Part("M -2 -23.4 C -9 -26 -15 -28 -21 -27.6", "", 0.9),
    *(Part(oval(x, y, 9.3, 9.3), "cloth", 1.3) for y, xs in _ROWS for x in xs),
    *(Part(oval(x - 2.6, y - 3, 2.1, 1.7), "paper", 0) for y, xs in _ROWS for x in xs),
)  # fmt: skip


THINGS: Mapping[str, Layer] = {
    "4": CLOVER,
    "5": STARFISH,
    "6": FLOWER,
    "7": LADYBIRD,
    "8": OCTOPUS,
    "9": PEACOCK,
    "T": GRAPES,
}
"""The things by the letter of the rank."""
