"""Tests that what QtSvg leaves out or draws otherwise looks as SVG says: clips, bitmaps, drawings
within drawings, dots, references in quotes, important colours, outlines, turns, notes.
"""

from base64 import b64encode
from pathlib import Path

import pytest
from PySide6.QtCore import QBuffer, QByteArray
from PySide6.QtGui import QImage, QPainter

from canasta_gui.foreign_decks.source import PICTURE
from canasta_gui.foreign_decks.svg_source import SvgSource, open_drawing
from canasta_gui.foreign_decks.svg_tree import made_whole
from tests.for_each import for_each
from tests.gui.foreign_decks.decks import kde_name

pytestmark = pytest.mark.usefixtures("qapp")

SIDE = 100
START = (
    '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"'
    f' width="{SIDE}" height="{SIDE}">'
)
RED = '<rect width="80" height="80" fill="#f00"'
ROUND = '<circle cx="50" cy="50" r="30"'
RING = '<path d="M0 0h80v80h-80zM20 20h40v40h-40z"'


def looks(content: str) -> str:
    """Returns the colours of a drawing along its diagonal, ten points from (5, 5) on: white, red,
    green, blue and black paper as the small letters w, r, g, b and k.
    """
    image = QImage(SIDE, SIDE, QImage.Format.Format_RGB32)
    image.fill(0xFFFFFF)
    painter = QPainter(image)
    open_drawing(made_whole(f"{START}{content}</svg>".encode())).render(painter)
    painter.end()
    names = {"#ffffff": "w", "#ff0000": "r", "#00ff00": "g", "#0000ff": "b", "#000000": "k"}
    return "".join(names.get(image.pixelColor(at, at).name(), "?") for at in range(5, SIDE, 10))


def bitmap(width: int, height: int) -> str:
    """Returns the reference to a red bitmap that the drawing holds itself."""
    image = QImage(width, height, QImage.Format.Format_RGB32)
    image.fill(0xFF0000)
    data = QByteArray()
    device = QBuffer(data)
    device.open(QBuffer.OpenModeFlag.WriteOnly)
    image.save(device, "PNG")  # type: ignore[call-overload]
    return f'xlink:href="data:image/png;base64,{b64encode(bytes(data.data())).decode()}"'


CLIPS = {
    f'<clipPath id="c">{ROUND}/></clipPath>{RED} clip-path="url(#c)"/>': "wwwrrrrwww",
    f'{RED} style="clip-path:url(#c)"/><clipPath id="c">{ROUND}/></clipPath>': "wwwrrrrwww",
    f'<clipPath id="c">{ROUND}/></clipPath>{RED} class="c"/><style>.c{{clip-path:url("#c")}}'
    "</style>": "wwwrrrrwww",
    f'<clipPath id="c"><use xlink:href="#r" x="-20" y="-20"/></clipPath>{RED} clip-path="url(#c)"/>'
    f'<defs>{ROUND} id="r" fill="none" opacity="0"/></defs>': "wrrrrwwwww",
    f'<clipPath id="c" clipPathUnits="objectBoundingBox"><rect width=".5" height=".5"/></clipPath>'
    f'{RED} clip-path="url(#c)"/>': "rrrrwwwwww",
    f'<clipPath id="c" transform="translate(20 20)"><rect width="20" height="20"/></clipPath>'
    f'{RED} clip-path="url(#c)"/>': "wwrrwwwwww",
    f'<clipPath id="c" clip-rule="evenodd">{RING}/></clipPath>{RED} clip-path="url(#c)"/>': (
        "rrwwwwrrww"
    ),
    f'<clipPath id="c">{RING} style="clip-rule:evenodd"/></clipPath>{RED} clip-path="url(#c)"/>': (
        "rrwwwwrrww"
    ),
    f'<clipPath id="d"><rect width="50" height="90"/></clipPath><clipPath id="c"'
    f' clip-path="url(#d)">{ROUND}/></clipPath>{RED} clip-path="url(#c)"/>': "wwwrrwwwww",
    f'<mask id="m"><rect width="50" height="90" fill="white"/></mask><clipPath id="c">{ROUND}/>'
    f'</clipPath><g mask="url(#m)" clip-path="url(#c)" transform="translate(10 10)">{RED}/></g>': (
        "wwwwrrwwww"
    ),
    f'<clipPath id="c"/>{RED} clip-path="url(#c)"/>': "w" * 10,
    f'{RED} clip-path="none"/>': "rrrrrrrrww",
}
"""Drawings with clips, each with its look."""
BITMAPS = {
    f'<image width="80" height="80" {bitmap(10, 20)}/>': "wwrrrrwwww",
    f'<image width="80" height="80" preserveAspectRatio="xMinYMin" {bitmap(10, 20)}/>': (
        "rrrrwwwwww"
    ),
    f'<image width="80" height="80" preserveAspectRatio="none" {bitmap(10, 20)}/>': "rrrrrrrrww",
    f'<image x="20" y="20" width="40" height="60" preserveAspectRatio="xMidYMid slice"'
    f" {bitmap(30, 30)}/>": "wwrrrrwwww",
    f'<image x="30" y="30" {bitmap(40, 20)}/>': "wwwrrwwwww",
}
"""Drawings with bitmaps, each with its look."""
DRAWINGS = {
    '<svg x="10" y="10" width="20" height="60" viewBox="0 0 8 8"><rect width="8" height="8"'
    ' fill="#f00"/></svg>': "wwwwwwwwww",
    '<svg x="10%" y="10%" width="50%" height="50%" viewBox="0 0 8 8"><rect width="4" height="8"'
    ' fill="#f00"/></svg>': "wrrwwwwwww",
    f'<svg width="30" height="30">{RED}/></svg>': "rrrwwwwwww",
    f'<svg width="30" height="30" overflow="visible">{RED}/></svg>': "rrrrrrrrww",
    f'<svg viewBox="0 0 50 50"><svg x="10" y="10">{RED}/></svg></svg>': "wwrrrrrrrr",
}
"""Drawings within drawings, each with its look."""
VALUES = {
    f'<linearGradient id="l"><stop stop-color="#f00"/></linearGradient>{RED}'
    " style=\"fill:url('#l')\"/>": "rrrrrrrrww",
    '<mask id="m"><circle cx="50" cy="50" r="30" fill="#fff"/></mask>'
    f"{RED} mask=\"url( '#m' )\"/>": "wwwrrrrwww",
    f'{RED} style="fill:#0f0 ! important;stroke:none"/>': "ggggggggww",
    f'{RED} class="c"/><style>.c{{fill:#00f}}</style>': "bbbbbbbbww",
    '<path d="M5 5L105 105" stroke="#f00" stroke-width="4" stroke-linecap="square"'
    ' stroke-dasharray="0 28.2843"/>': "rwrwrwrwrw",
    '<path d="M5 5L105 105" stroke="#f00" stroke-width="4" stroke-dasharray="14.1421 0.0 0 14.1421"'
    ' style="stroke-linecap:square"/>': "rrrrrrrrrr",
    '<rect x="20" y="20" width="60" height="60" fill="#f00" stroke="#00f" stroke-width="20"'
    ' style="paint-order:stroke fill"/>': "wbrrrrrrbw",
    '<rect x="20" y="20" width="60" height="60" fill="#f00" stroke="#00f" stroke-width="20"'
    ' paint-order="markers fill stroke"/>': "wbbrrrrbbw",
}
"""Drawings with attributes and declarations that QtSvg reads otherwise, each with its look."""
HALF = '<rect width="50" height="100" fill="#f00" transform="rotate(180)"'
TURNED = dict.fromkeys(
    (
        f'{HALF} transform-origin="50 50"/>',
        f'{HALF} transform-origin="50px 50px"/>',
        f'{HALF} transform-origin="13.2292mm 13.2292mm"/>',
        (
            '<rect x="-50" width="50" height="100" fill="#f00"'
            ' transform="scale(-1 1) translate(-50 0)"'
            ' transform-origin="left"/>'
        ),
        f'{HALF} style="transform-origin:center"/>',
        f'{HALF} transform-origin="50% 50%"/>',
        (
            '<rect width="50" height="100" fill="#f00" transform="rotate(90) rotate(90)"'
            ' transform-origin="center center 0"/>'
        ),
        (
            '<rect x="50" y="-100" width="50" height="100" fill="#f00" transform="scale(1 -1)"'
            ' transform-origin="top left"/>'
        ),
        (
            '<rect y="50" width="50" height="50" fill="#f00" transform="rotate(180)"'
            ' transform-origin="bottom"/><rect x="50" y="50" width="50" height="50" fill="#f00"/>'
        ),
    ),
    "wwwwwrrrrr",
)
"""Drawings that are turned about a point of their own, each with its look."""
UNSEEN = dict.fromkeys(
    (
        f"<metadata>{RED}/></metadata>",
        f"<desc>{RED}/></desc>",
        f"<title>{RED}/></title>",
        f"<foreignObject>{RED}/></foreignObject>",
        f'<my:draft xmlns:my="urn:of-a-drawing-program">{RED}/></my:draft>',
        '<my:rect xmlns:my="urn:of-a-drawing-program" width="80" height="80"/>',
    ),
    "w" * 10,
)
"""Drawings of which nothing is seen, each with its look."""


@pytest.mark.parametrize("kind", [CLIPS, BITMAPS, DRAWINGS, VALUES, TURNED, UNSEEN])
def test_a_drawing_looks_as_it_is_meant(kind: dict[str, str]) -> None:
    assert {drawing: looks(drawing) for drawing in kind} == kind


@for_each(clip=['clip-path="url(#c)"', 'style="clip-path:url(#c)"'])
def test_what_a_clip_hides_makes_a_card_no_larger(clip: str, tmp_path: Path) -> None:
    card = (
        f'<clipPath id="c"><rect width="50" height="70"/></clipPath><g id="{kde_name("Ks")}">'
        f'<rect width="50" height="70" fill="#0f0"/><circle r="60" fill="#f00" {clip}/></g>'
    )
    path = tmp_path / "deck.svg"
    path.write_text(f"{START}{card}</svg>", encoding="utf-8")
    picture = SvgSource(path).picture(kde_name("Ks"))
    corners = [picture.pixelColor(x, y).name() for x in (9, 490) for y in (9, 690)]
    assert picture.size() == PICTURE
    assert corners == ["#ff0000", "#00ff00", "#ff0000", "#00ff00"]
