"""Sixteen animals as drawings, without mouth and eyes, which depend on the mood."""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from canasta_gui.table.render.portraits.features import LINE, Eyes, Mouth, Parts
from canasta_gui.table.render.sketch import Part, oval


@dataclass(frozen=True, slots=True)
class Animal:
    """The drawing of an animal's face: parts below the eyes, eyes and mouth, parts above them."""

    ground: str
    """The colour of the disc behind it."""
    colours: Mapping[str, str]
    head: Parts
    eyes: Eyes
    mouth: Mouth | None
    front: Parts = ()
    shirt: str = ""
    """The colour of the shoulders."""


def _round(across: float, down: float, y: float = 0.0, colour: str = "coat") -> Part:
    return Part(oval(0, y, across, down), colour, LINE)


def _both(outline: str, colour: str, width: float = LINE) -> Part:
    return Part(outline, colour, width, is_doubled=True)


def _spot(x: float, y: float, across: float, down: float, colour: str) -> Part:
    """Returns a spot of colour without an outline, on both sides."""
    return Part(oval(x, y, across, down), colour, 0, is_doubled=True)


def _nose(y: float, wide: float = 4.4, colour: str = "nose") -> Part:
    return Part(
        f"M {-wide} {y} Q 0 {y - 0.7 * wide} {wide} {y} "
        f"Q {0.7 * wide} {y + wide} 0 {y + 1.1 * wide} Q {-0.7 * wide} {y + wide} {-wide} {y} Z",
        colour,
        0.6 * LINE,
    )


_POINTED = "M -30 -8 C -35 -24 -34 -38 -29 -45 C -18 -41 -9 -33 -5 -24 Z"
_INSIDE = "M -26.5 -14 C -29.5 -24 -29 -33 -26.5 -38 C -19.5 -35 -14 -30 -11 -24 Z"
_WHISKERS = _both("M -15 13 L -34 9 M -15 16.5 L -34 18 M -14 20 L -31 26", "", 0.6 * LINE)

CAT = Animal(
    "#4f7f8c",
    {
        "coat": "#8d949e",
        "dark": "#5c636e",
        "light": "#f2f0ea",
        "inner": "#e7a9a4",
        "nose": "#d97f86",
    },
    (
        _both(_POINTED, "coat"),
        _both(_INSIDE, "inner", 0),
        _round(33, 28, 3),
        Part("M 0 -25 V -11 M -8 -23.5 L -6 -13 M 8 -23.5 L 6 -13", "", 2.6, "dark"),
        Part("M -32.5 2 L -24 4 M -32 9 L -24.5 9.4", "", 2.6, "dark", is_doubled=True),
        Part(oval(-6.4, 16.5, 8.6, 7), "light", 0, is_doubled=True),
        _WHISKERS,
    ),
    Eyes(13, 0, 5.6),
    Mouth(17, 6.5),
    (_nose(10.5),),
    "#8a3f4d",
)
FOX = Animal(
    "#3f6b52",
    {"coat": "#e07b34", "dark": "#5b2f1c", "light": "#fff3e2", "nose": "#33241d"},
    (
        _both("M -33 -6 C -40 -24 -40 -40 -35 -48 C -22 -42 -10 -33 -5 -24 Z", "coat"),
        _both("M -36.5 -34 C -37.5 -40 -37 -44 -35 -48 C -29 -45 -24 -42 -19.5 -38.5 Z", "dark", 0),
        Part(
            "M 0 -25 C 20 -25 36 -14 36 2 C 28 8 18 26 0 33 C -18 26 -28 8 -36 2 "
            "C -36 -14 -20 -25 0 -25 Z",
            "coat",
            LINE,
        ),
        _both("M -36 2 C -26 -2 -12 6 -4 16 C -2 24 -1 29 0 33 C -18 26 -28 8 -36 2 Z", "light", 0),
        Part("M -36 2 C -28 8 -18 26 0 33 C 18 26 28 8 36 2", "", LINE),
    ),
    Eyes(13, -3, 5.2),
    Mouth(23.5, 5),
    (_nose(15.5, 5),),
    "#2f4a6b",
)
BEAR = Animal(
    "#b5843c",
    {"coat": "#8a5a34", "light": "#dcb888", "inner": "#c58f5e", "nose": "#2c1c14"},
    (
        Part(oval(-25, -24, 11.5, 11.5), "coat", LINE, is_doubled=True),
        _spot(-25, -24, 6, 6, "inner"),
        _round(34, 31, 2),
        Part(oval(0, 15, 16, 13), "light", 0.7 * LINE),
    ),
    Eyes(13, -4, 4.6, has_white=False),
    Mouth(19, 6),
    (_nose(8.5, 6),),
    "#a83e32",
)
RABBIT = Animal(
    "#7c6aa6",
    {
        "coat": "#efe6da",
        "light": "#ffffff",
        "inner": "#f0b7b4",
        "nose": "#e08a92",
        "dark": "#cbbba8",
    },
    (
        _both("M -19 -16 C -30 -34 -28 -50 -19 -50 C -10 -50 -6 -34 -6 -18 Z", "coat"),
        _both("M -17.5 -20 C -24 -34 -23 -45 -19 -45 C -14 -45 -11 -33 -11 -20 Z", "inner", 0),
        _round(29, 28, 6),
        _spot(-8, 19, 9, 7.6, "light"),
        _spot(-21, 12, 5, 3.6, "inner"),
        Part("M -4 24 H 4 V 31 Q 0 32 -4 31 Z M 0 24 V 31", "white", 0.6 * LINE),
    ),
    Eyes(11.5, 1, 4.8, has_white=False),
    Mouth(19.5, 6),
    (_nose(12.4, 3.8),),
    "#3f7a74",
)
MOUSE = Animal(
    "#c98a94",
    {
        "coat": "#b9b2ab",
        "inner": "#f0b9b4",
        "light": "#e9e4de",
        "nose": "#d0727d",
        "dark": "#8b847e",
    },
    (
        Part(oval(-27, -19, 17, 17), "coat", LINE, is_doubled=True),
        _spot(-27, -18.5, 11, 11, "inner"),
        Part(
            "M 0 -22 C 18 -22 28 -10 28 4 C 28 18 12 30 0 30 C -12 30 -28 18 -28 4 "
            "C -28 -10 -18 -22 0 -22 Z",
            "coat",
            LINE,
        ),
        Part("M 0 30 C -9 30 -16 24 -17 17 C -8 10 8 10 17 17 C 16 24 9 30 0 30 Z", "light", 0),
        _WHISKERS,
    ),
    Eyes(11, -2, 4.8, has_white=False),
    Mouth(21, 5),
    (_nose(14, 4.6),),
    "#3c5a86",
)
DOG = Animal(
    "#5d86b5",
    {"coat": "#f3e3c8", "dark": "#9a5c32", "nose": "#2d211b", "light": "#ffffff"},
    (
        _round(30, 31, 2),
        Part("M 4 -28.5 C 24 -28 31 -14 30 2 C 27 8 17 9 12 4 C 7 -3 4 -14 4 -28.5 Z", "dark", 0),
        Part(oval(0, 2, 30, 31), "", LINE),
        _both(
            "M -20 -24 C -36 -28 -43 -12 -40 6 C -38 18 -28 20 -25 10 C -23 0 -25 -12 -20 -24 Z",
            "dark",
        ),
        _spot(-7.4, 17, 9.6, 8, "light"),
    ),
    Eyes(12, -3, 5),
    Mouth(18.6, 7),
    (_nose(9, 6),),
    "#b0562c",
)
PIG = Animal(
    "#6f9a63",
    {"coat": "#f2b1b0", "dark": "#d98389", "nose": "#e58e93", "hole": "#8f4650"},
    (
        _both("M -31 -12 C -38 -28 -34 -38 -28 -40 C -20 -36 -12 -30 -9 -24 Z", "dark"),
        _round(34, 30, 3),
        _spot(-23, 14, 5.6, 4, "dark"),
        Part(oval(0, 11, 13.4, 9.6), "nose", LINE),
        _spot(-4.6, 11, 2.4, 3.6, "hole"),
    ),
    Eyes(13.5, -5, 4.6, has_white=False),
    Mouth(25, 5.4),
    (),
    "#4a5f8f",
)
FROG = Animal(
    "#d9b44a",
    {"coat": "#6faa4a", "dark": "#4d8235", "light": "#d7e8a8"},
    (
        Part(oval(-18, -20, 12.5, 12.5), "coat", LINE, is_doubled=True),
        Part(
            "M 0 -20 C 26 -20 38 -6 38 8 C 38 24 20 31 0 31 C -20 31 -38 24 -38 8 "
            "C -38 -6 -26 -20 0 -20 Z",
            "coat",
            LINE,
        ),
        _spot(-18, -19, 10.6, 10.6, "coat"),
        Part(
            "M -30 16 C -20 29 20 29 30 16 C 24 28 12 30.4 0 30.4 C -12 30.4 -24 28 -30 16 Z",
            "light",
            0,
        ),
        _spot(-3.4, 3, 1.3, 1, "dark"),
        _spot(-28, 8, 3.4, 2.4, "dark"),
    ),
    Eyes(18, -20.5, 7.4, brow=1.25),
    Mouth(13, 13),
    (),
    "#7a4b8c",
)
PANDA = Animal(
    "#4d8a76",
    {"coat": "#fbf9f4", "dark": "#2b2a2e", "nose": "#2b2a2e"},
    (
        Part(oval(-25, -24, 11.5, 11.5), "dark", LINE, is_doubled=True),
        _round(34, 31, 2),
        _both(
            "M -7 -8 C -12 -14 -22 -10 -23 0 C -24 9 -17 12 -12 8 C -8 5 -4 -3 -7 -8 Z", "dark", 0
        ),
    ),
    Eyes(14, -1, 4.4, lid="coat", brow=1.6),
    Mouth(18.6, 5.6),
    (_nose(11, 4.6),),
    "#c2703a",
)
KOALA = Animal(
    "#8fb0c9",
    {
        "coat": "#9aa3a8",
        "inner": "#e6d7d4",
        "light": "#dfe3e4",
        "nose": "#3a3437",
        "dark": "#6f787d",
    },
    (
        Part(oval(-31, -13, 15.5, 15), "coat", LINE, is_doubled=True),
        _spot(-31, -12, 9.6, 9.6, "inner"),
        _round(30, 30, 3),
        Part("M -14 22 C -8 15 8 15 14 22 C 10 30 -10 30 -14 22 Z", "light", 0),
        Part(
            "M 0 -4 C 7 -4 8 4 7.4 11 C 6.8 16.5 4 18.4 0 18.4 C -4 18.4 -6.8 16.5 -7.4 11 "
            "C -8 4 -7 -4 0 -4 Z",
            "nose",
            0.6 * LINE,
        ),
        Part(oval(-2.4, 1.6, 1.7, 3.2), "light", 0),
    ),
    Eyes(15, -1, 4.2, has_white=False),
    Mouth(22.6, 4.6),
    (),
    "#7f5a3b",
)
OWL = Animal(
    "#5a4a78",
    {"coat": "#a97a4a", "dark": "#6d4624", "light": "#ecd9b4", "beak": "#e9a22f"},
    (
        Part(
            "M -30 -40 C -22 -36 -10 -33 0 -28 C 10 -33 22 -36 30 -40 C 38 -24 38 6 30 20 "
            "C 22 33 8 35 0 35 C -8 35 -22 33 -30 20 C -38 6 -38 -24 -30 -40 Z",
            "coat",
            LINE,
        ),
        _both(
            "M -30 -40 C -22 -36 -10 -33 0 -28 C -2 -24 -6 -22 -12 -22 C -20 -22 -27 -28 -30 -40 Z",
            "dark",
            0,
        ),
        Part(oval(-14, -5, 14.4, 14.8), "light", 0.8 * LINE, is_doubled=True),
        Part(
            "M -13 21 L -9 25 L -5 21 M -4 27 L 0 31 L 4 27 M 5 21 L 9 25 L 13 21", "", LINE, "dark"
        ),
        Part("M 0 -2 C 5 2 5.6 8 0 14.6 C -5.6 8 -5 2 0 -2 Z", "beak", 0.8 * LINE),
    ),
    Eyes(14, -5, 8.2),
    None,
    (),
    "#33504a",
)
HEDGEHOG = Animal(
    "#b9cf8a",
    {"coat": "#f0d2a6", "dark": "#6b4a33", "inner": "#d9a982", "nose": "#2d211b"},
    (
        Part(
            "M 0 -42 L 6 -34 L 15 -41 L 18 -32 L 28 -35 L 28 -26 L 38 -25 L 34 "
            "-16 L 43 -11 L 36 -4 "
            "L 43 3 L 35 8 L 39 17 L 30 18 L -30 18 L -39 17 L -35 8 L -43 3 L -36 -4 L -43 -11 "
            "L -34 -16 L -38 -25 L -28 -26 L -28 -35 L -18 -32 L -15 -41 L -6 -34 Z",
            "dark",
            LINE,
        ),
        Part(oval(-24, -8, 6.6, 7), "inner", LINE, is_doubled=True),
        Part(
            "M 0 -14 C 16 -22 27 -10 27 4 C 27 19 13 30 0 30 C -13 30 -27 19 -27 4 "
            "C -27 -10 -16 -22 0 -14 Z",
            "coat",
            LINE,
        ),
        _spot(-16, 15, 4.6, 3.2, "inner"),
    ),
    Eyes(11, 2, 4.8, has_white=False),
    Mouth(19.6, 6),
    (_nose(11, 5),),
    "#8d3b35",
)
PENGUIN = Animal(
    "#a9cfe0",
    {"coat": "#2d3547", "light": "#fbfaf5", "beak": "#f0a03a", "blush": "#f2bca6"},
    (
        _round(33, 34, 0),
        Part(
            "M 0 -11 C 5 -22 24 -23 26 -4 C 28 14 16 31 0 31 C -16 31 -28 14 -26 -4 "
            "C -24 -23 -5 -22 0 -11 Z",
            "light",
            0.7 * LINE,
        ),
        _spot(-18, 12, 4.6, 3.2, "blush"),
        Part("M -9 8 Q 0 1 9 8 Q 0 19 -9 8 Z", "beak", 0.8 * LINE),
        Part("M -9 8 Q 0 12.4 9 8", "", 0.7 * LINE),
    ),
    Eyes(12.5, -3, 4.8, has_white=False),
    None,
    (),
    "#c0413c",
)
RACCOON = Animal(
    "#d08c4a",
    {
        "coat": "#a4a39f",
        "dark": "#3a3a40",
        "light": "#f1efe9",
        "inner": "#e0b9ad",
        "nose": "#26221f",
    },
    (
        _both("M -31 -8 C -38 -22 -37 -36 -31 -41 C -21 -39 -12 -33 -8 -25 Z", "coat"),
        _both("M -28 -14 C -32 -22 -32 -30 -29 -34 C -23 -33 -18 -29 -15 -25 Z", "dark", 0),
        Part(
            "M 0 -26 C 20 -26 32 -16 36 2 C 28 18 16 31 0 31 C -16 31 -28 18 -36 2 "
            "C -32 -16 -20 -26 0 -26 Z",
            "coat",
            LINE,
        ),
        _both(
            "M -3 -6 C -10 -14 -26 -12 -34 -3 C -33 7 -24 13 -14 10 C -7 8 -3 2 -3 -6 Z", "light", 0
        ),
        _both("M -4 -4 C -10 -11 -23 -9 -31 0 C -28 8 -20 10 -13 7 C -7 5 -4 1 -4 -4 Z", "dark", 0),
        Part(oval(0, 19, 13, 10), "light", 0),
        Part(
            "M 0 -26 C 20 -26 32 -16 36 2 C 28 18 16 31 0 31 C -16 31 -28 18 -36 2 "
            "C -32 -16 -20 -26 0 -26 Z",
            "",
            LINE,
        ),
    ),
    Eyes(13.5, -1, 4.8, lid="light", brow=1.5),
    Mouth(21, 6),
    (_nose(13, 5),),
    "#39604f",
)
SHEEP = Animal(
    "#9c5f6e",
    {"coat": "#faf4e6", "face": "#4a4040", "inner": "#8a6f6c", "nose": "#2b2424", "eye": "#ffffff"},
    (
        *(
            Part(oval(x, y, r, r), "coat", LINE)
            for x, y, r in (
                (-26, -4, 13), (26, -4, 13), (-20, -22, 13), (20, -22, 13), (0, -29, 14),
                (-23, 14, 12), (23, 14, 12),
            )
        ),
        Part(oval(0, -6, 27, 25), "coat", 0),
        _both("M -17 -4 C -28 -8 -39 -4 -42 4 C -36 10 -24 9 -16 5 Z", "face"),
        Part(
            "M 0 -20 C 14 -20 20 -10 19 3 C 18 20 10 31 0 31 C -10 31 -18 20 -19 3 "
            "C -20 -10 -14 -20 0 -20 Z",
            "face",
            LINE,
        ),
        *(Part(oval(x, y, 8, 7), "coat", 0) for x, y in ((-9, -20), (9, -20), (0, -23))),
        Part("M -5 16 Q 0 20.5 5 16", "", 1.4, "inner"),
    ),
    Eyes(8.6, -2, 5, lid="coat", brow=1.6),
    None,
    (Part("M -7 24 Q 0 27.4 7 24", "", 1.5, "inner"),),
    "#4f7b4c",
)  # fmt: skip
TIGER = Animal(
    "#2f6f6b",
    {
        "coat": "#eda032",
        "dark": "#3a2416",
        "light": "#fff4df",
        "inner": "#f2c9a0",
        "nose": "#c9636c",
    },
    (
        Part(oval(-26, -23, 10.5, 10.5), "coat", LINE, is_doubled=True),
        _spot(-26, -22.6, 5.6, 5.6, "inner"),
        _round(34, 31, 2),
        _spot(-13, -6, 8, 8.4, "light"),
        Part(oval(-8, 17, 10.4, 8.8), "light", 0, is_doubled=True),
        Part(
            "M 0 -28 L -3 -16 L 0 -12 L 3 -16 Z M -11 -26 L -10 -18 L -7 -17 Z "
            "M 11 -26 L 10 -18 L 7 -17 Z",
            "dark",
            0,
        ),
        _both(
            "M -33 -2 L -23 0 L -33 3.4 Z M -32 9 L -22 9 L -30.6 14 Z "
            "M -27 20 L -19.4 17 L -23 24 Z",
            "dark",
            0,
        ),
        Part(oval(0, 2, 34, 31), "", LINE),
    ),
    Eyes(13, -4, 5.2),
    Mouth(18, 7),
    (_nose(9, 5.4),),
    "#74406b",
)

ANIMALS: Mapping[str, Animal] = MappingProxyType(
    {
        "cat": CAT,
        "dog": DOG,
        "fox": FOX,
        "bear": BEAR,
        "rabbit": RABBIT,
        "owl": OWL,
        "mouse": MOUSE,
        "frog": FROG,
        "panda": PANDA,
        "koala": KOALA,
        "pig": PIG,
        "hedgehog": HEDGEHOG,
        "penguin": PENGUIN,
        "raccoon": RACCOON,
        "sheep": SHEEP,
        "tiger": TIGER,
    }
)
"""Every face that a player can have, by its id; `FACES` lists the ids."""
