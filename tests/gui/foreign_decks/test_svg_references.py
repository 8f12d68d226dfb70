"""Tests that a drawing is drawn without the other files that it refers to."""

import os
from base64 import b64encode
from pathlib import Path

import pytest
from PySide6.QtGui import QColor, QImage

from canasta_gui.foreign_decks.source import DeckError, DeckProblem
from canasta_gui.foreign_decks.svg_source import SvgSource
from tests.for_each import for_each
from tests.gui.foreign_decks.decks import colour_of

pytestmark = pytest.mark.usefixtures("qapp")

NAMES = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"'
PAPER = colour_of("Kh")
STRANGE = "#ff0000"
WHOLE = 'width="100" height="140"'


@pytest.fixture
def red(tmp_path: Path) -> Path:
    """Returns a red picture in the present folder."""
    path = tmp_path / "red.png"
    image = QImage(10, 14, QImage.Format.Format_RGB32)
    image.fill(QColor(STRANGE))
    image.save(str(path))
    return path


def drawing(content: str, before: str = "") -> str:
    """Returns a drawing of one card with something above its paper."""
    return (
        f'{before}<svg {NAMES} {WHOLE}><defs><rect id="red" {WHOLE} fill="{STRANGE}"/></defs>'
        f'<g id="king_heart"><rect {WHOLE} fill="{PAPER}"/>{content}</g></svg>'
    )


def shown(path: Path, text: str) -> str:
    """Returns the colour in the middle of the card."""
    path.write_text(text, encoding="utf-8")
    return SvgSource(path).picture("king_heart").pixelColor(250, 350).name()


def image(reference: str, attribute: str = "xlink:href") -> str:
    return f'<image {WHOLE} {attribute}="{reference}"/>'


def held(kind: str, content: bytes) -> str:
    """Returns a reference that holds its content itself."""
    return f"data:{kind};base64,{b64encode(content).decode()}"


def test_other_files_are_not_drawn(
    red: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    nested = drawing(image(str(red))).replace('<g id="king_heart">', "<g>").encode()
    (tmp_path / "red.css").write_text(f"rect {{fill: {STRANGE}}}", encoding="utf-8")
    style = f'<?xml-stylesheet type="text/css" href="{tmp_path}/red.css"?>'
    entity = f'<!DOCTYPE svg [<!ENTITY red "{red}">]>'
    usual = f'<!DOCTYPE svg [<!ATTLIST image xlink:href CDATA "{red}">]>'
    texts = (
        drawing(image(str(red))),
        drawing(image("red.png")),
        drawing(image(red.as_uri())),
        drawing(image(str(red), "href")),
        drawing(image(held("image/svg+xml", nested))),
        drawing(image(held("image/png", nested))),
        drawing(image(f"{red}?base64,")),
        drawing("", style),
        drawing(image("&red;"), entity),
        drawing(f"<image {WHOLE}/>", usual),
        drawing('<use xlink:href="other.svg#red"/>'),
    )
    assert {text: shown(tmp_path / "deck.svg", text) for text in texts} == dict.fromkeys(
        texts, PAPER
    )


def test_what_a_drawing_holds_itself_is_drawn(red: Path, tmp_path: Path) -> None:
    path = tmp_path / "deck.svg"
    assert shown(path, drawing(image(held("image/png", red.read_bytes())))) == STRANGE
    assert shown(path, drawing('<use xlink:href="#red"/>')) == STRANGE
    style = "<style><![CDATA[rect { fill: #ff0000 }]]></style>"
    assert shown(path, drawing("").replace("<defs>", f"{style}<defs>")) == STRANGE


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="the system has no pipes in folders")
def test_a_pipe_that_a_drawing_names_is_not_waited_for(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    assert shown(tmp_path / "deck.svg", drawing(image(str(tmp_path / "pipe")))) == PAPER


@for_each(content=["<g>", "<g>" * 5000 + "</g>" * 5000])
def test_what_is_no_whole_drawing_is_damaged(tmp_path: Path, content: str) -> None:
    with pytest.raises(DeckError) as refused:
        shown(tmp_path / "deck.svg", drawing(content))
    assert refused.value.problem is DeckProblem.DAMAGED
