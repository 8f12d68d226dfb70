"""Tests importing decks of KDE and PySolFC; unusable ones are refused with their problem."""

import gzip
import os
import struct
import zlib
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QColor, QImage, QPainter

from canasta_gui.foreign_decks import deck_library, source
from canasta_gui.foreign_decks.card_names import BACK, NEEDED, element_names, file_names
from canasta_gui.foreign_decks.deck_import import import_deck
from canasta_gui.foreign_decks.source import DeckError, DeckProblem
from canasta_gui.persistence.folders import decks_folder
from tests.gui.foreign_decks.decks import ALL, colour_of, svg_text, write_folder, write_svgz

pytestmark = pytest.mark.usefixtures("qapp", "smaller")


SIZE = source.PICTURE


@pytest.fixture
def smaller(monkeypatch: pytest.MonkeyPatch) -> None:
    """Makes pictures of a ninth of the pixels: most of the time goes into writing them."""
    monkeypatch.setattr(source, "PICTURE", SIZE / 3)


def picture_of(value: str, text: str) -> QImage:
    """Returns a kept picture; an empty one where there is none."""
    return QImage.fromData(deck_library.deck_pictures(value).by_text.get(text, b""))


def middle(value: str, text: str) -> QColor:
    """Returns the colour in the middle of a kept picture."""
    image = picture_of(value, text)
    assert image.size() == source.PICTURE
    return image.pixelColor(image.rect().center())


def test_every_card_of_a_kde_deck_is_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(source, "PICTURE", SIZE)
    value = import_deck(write_svgz(tmp_path / "mine.svgz", svg_text()))
    for text in ALL:
        assert middle(value, text).name() == colour_of(text)
    (deck,) = deck_library.imported_decks()
    assert (deck.value, deck.info.name, deck.info.has_ranks) == (value, "mine", True)


def test_every_card_of_a_gnome_deck_is_kept(tmp_path: Path) -> None:
    deck = svg_text(ALL, lambda text: element_names(text)[-1 if text in NEEDED else 0])
    part = '<rect id="joker" width="5" height="7" fill="#123456"/>'
    text = deck.replace("</svg>", f"{part}</svg>")
    value = import_deck(write_svgz(tmp_path / "mine.svgz", text))
    for card in ALL:
        assert middle(value, card).name() == colour_of(card)


def test_a_folder_of_drawings_is_a_deck_whatever_the_style_of_its_names(tmp_path: Path) -> None:
    for number, text in enumerate(NEEDED):
        names = file_names(text)
        name = names[number % len(names)].replace("_", "-").upper()
        card = svg_text([text], lambda _text: "card").replace('width="5400"', 'width="100"')
        (tmp_path / f"{name}.svg").write_text(card, encoding="utf-8")
    value = import_deck(tmp_path)
    for text in NEEDED:
        assert middle(value, text).name() == colour_of(text)


def test_a_deck_need_not_be_packed_nor_have_joker_and_back(tmp_path: Path) -> None:
    path = tmp_path / "plain.svg"
    path.write_text(svg_text(NEEDED), encoding="utf-8")
    value = import_deck(path)
    assert middle(value, "Kh").name() == colour_of("Kh")
    assert not (decks_folder() / value.removeprefix("own/") / f"{BACK}.png").exists()


def test_every_card_of_a_pysolfc_set_is_kept(tmp_path: Path) -> None:
    folder = write_folder(tmp_path / "cardset-mine", ALL)
    value = import_deck(folder)
    for text in ALL:
        assert middle(value, text).name() == colour_of(text)
    assert [deck.info.name for deck in deck_library.imported_decks()] == ["A test set"]


def test_a_deck_has_the_name_that_its_makers_gave_it(tmp_path: Path) -> None:
    about = "[KDE Backdeck]\nName[de]=Deutsch\nName=Fine\tcards " + "x" * 90 + "\n"
    (tmp_path / "index.desktop").write_text(about, encoding="utf-8")
    import_deck(write_svgz(tmp_path / "mine.svgz", svg_text()))
    assert [deck.info.name for deck in deck_library.imported_decks()] == ["Finecards " + "x" * 30]


def test_opened_again_a_deck_takes_its_own_place(tmp_path: Path) -> None:
    path = write_svgz(tmp_path / "mine.svgz", svg_text())
    first = import_deck(path)
    assert import_deck(path) == first
    write_svgz(path, svg_text(NEEDED))
    second = import_deck(path)
    assert [deck.value for deck in deck_library.imported_decks()] == [second]
    assert second != first


@pytest.mark.parametrize(("width", "height"), [(200, 311), (200, 266), (200, 285), (200, 100)])
def test_cards_of_other_proportions_are_not_squashed_and_lie_on_their_paper(
    tmp_path: Path, width: int, height: int
) -> None:
    folder = write_folder(tmp_path / "other")
    paper, side = QColor("#fdf6e3"), 60
    for text in NEEDED:
        image = QImage(width, height, QImage.Format.Format_RGB32)
        image.fill(paper)
        painter = QPainter(image)
        square = QRect((width - side) // 2, (height - side) // 2, side, side)
        painter.fillRect(square, QColor(colour_of(text)))
        painter.end()
        image.save(str(folder / f"{file_names(text)[0]}.png"))
    image = picture_of(import_deck(folder), "Kh")
    colour = colour_of("Kh")
    at, reach = image.rect().center(), source.PICTURE
    across = [x for x in range(reach.width()) if image.pixelColor(x, at.y()).name() == colour]
    down = [y for y in range(reach.height()) if image.pixelColor(at.x(), y).name() == colour]
    assert len(across) > reach.width() / 5
    assert len(across) == pytest.approx(len(down), abs=3)
    for x, y in ((at.x(), 10), (at.x(), -10), (10, at.y()), (-10, at.y())):
        assert image.pixelColor(x % reach.width(), y % reach.height()) == paper


def test_a_deck_that_hides_the_rank_in_a_fan_is_known(tmp_path: Path) -> None:
    text = svg_text().replace('x="2" y="2" width="18"', 'x="80" y="2" width="18"')
    for one in ("4d", "6d", "9d", "Kd"):
        text = text.replace(colour_of(one), "#ffffff")
    value = import_deck(write_svgz(tmp_path / "oxygen.svgz", text))
    assert not deck_library.deck_pictures(value).has_ranks


def test_a_deck_with_other_suits_than_the_usual_ones_is_known(tmp_path: Path) -> None:
    usual = svg_text()
    pips = '<rect y="70" width="100" height="70" fill="{colour}"/></g><g id="5_heart"'
    for colour, is_other in (("#00ff00", True), (colour_of("4h"), False)):
        text = usual.replace('</g><g id="5_heart"', pips.format(colour=colour))
        import_deck(write_svgz(tmp_path / "mine.svgz", text))
        (deck,) = deck_library.imported_decks()
        assert deck.info.has_own_suits == is_other


def png_of_size(across: int, down: int) -> bytes:
    """Returns a PNG file that states a size but contains hardly any pixels."""

    def chunk(kind: bytes, data: bytes) -> bytes:
        return (
            struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
        )

    head = chunk(b"IHDR", struct.pack(">IIBBBBB", across, down, 8, 2, 0, 0, 0))
    return b"\x89PNG\r\n\x1a\n" + head + chunk(b"IDAT", zlib.compress(b"\0")) + chunk(b"IEND", b"")


def nothing(path: Path) -> None:
    """Makes no file."""


def bomb(path: Path) -> None:
    """Writes a small compressed file that expands to very many zeros."""
    path.write_bytes(gzip.compress(bytes(60_000_000), 9))


def huge(path: Path) -> None:
    with path.open("wb") as file:
        file.truncate(20_000_000)


def torn(path: Path) -> None:
    whole = gzip.compress(svg_text().encode())
    path.write_bytes(whole[: len(whole) // 2])


def no_extent(path: Path) -> None:
    cards = "".join(f'<g id="{element_names(text)[0]}"/>' for text in NEEDED)
    path.write_text(f'<svg xmlns="http://www.w3.org/2000/svg">{cards}</svg>', encoding="utf-8")


def entities(path: Path) -> None:
    """Writes a file of nested XML entities: each stands for ten of the one before, nine levels
    deep.
    """
    lines = "".join(f'<!ENTITY a{at} "{f"&a{at - 1};" * 10 if at else "x"}">' for at in range(9))
    path.write_text(f"<!DOCTYPE svg [{lines}]><svg><text>&a8;</text></svg>", encoding="utf-8")


def folder_with(name: str, data: bytes) -> Callable[[Path], object]:
    def make(path: Path) -> None:
        write_folder(path)
        (path / name).write_bytes(data)

    return make


BAD: dict[str, tuple[Callable[[Path], object], DeckProblem]] = {
    "missing": (nothing, DeckProblem.UNREADABLE),
    "empty": (Path.touch, DeckProblem.DAMAGED),
    "no picture": (lambda path: path.write_bytes(os.urandom(5000)), DeckProblem.DAMAGED),
    "a page": (lambda path: path.write_text("<html><p>hello</p></html>"), DeckProblem.DAMAGED),
    "torn": (torn, DeckProblem.DAMAGED),
    "gzip of rubbish": (
        lambda path: path.write_bytes(b"\x1f\x8b" + b"?" * 99),
        DeckProblem.DAMAGED,
    ),
    "bomb": (bomb, DeckProblem.TOO_LARGE),
    "huge": (huge, DeckProblem.TOO_LARGE),
    "entities": (entities, DeckProblem.DAMAGED),
    "another drawing": (
        lambda path: write_svgz(path, svg_text(named=lambda text: f"x{ALL.index(text)}")),
        DeckProblem.NO_CARDS,
    ),
    "lacks some": (lambda path: write_svgz(path, svg_text(ALL[4:])), DeckProblem.INCOMPLETE),
    "no extent": (no_extent, DeckProblem.DAMAGED),
    "folder without cards": (Path.mkdir, DeckProblem.NO_CARDS),
    "folder lacks some": (lambda path: write_folder(path, NEEDED[1:]), DeckProblem.INCOMPLETE),
    "tarock": (lambda path: write_folder(path, kind="3"), DeckProblem.OTHER_CARDS),
    "damaged picture": (folder_with("07h.png", b"no picture"), DeckProblem.DAMAGED),
    "drawing as picture": (folder_with("07h.png", svg_text().encode()), DeckProblem.DAMAGED),
    "picture too wide": (folder_with("07h.png", png_of_size(90_000, 9)), DeckProblem.TOO_LARGE),
    "picture too long": (folder_with("07h.png", bytes(9_000_000)), DeckProblem.TOO_LARGE),
}


@pytest.mark.parametrize("case", BAD)
def test_an_unusable_file_is_refused_and_nothing_of_it_is_kept(tmp_path: Path, case: str) -> None:
    make, problem = BAD[case]
    path = tmp_path / "deck.svgz"
    make(path)
    with pytest.raises(DeckError) as refused:
        import_deck(path)
    assert refused.value.problem is problem
    assert deck_library.imported_decks() == ()
    assert not decks_folder().exists() or not list(decks_folder().iterdir())


PIPES = pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="the system has no pipes in folders")


@PIPES
@pytest.mark.parametrize("is_in_folder", [False, True])
def test_a_pipe_is_not_waited_for(tmp_path: Path, *, is_in_folder: bool) -> None:
    path = tmp_path / "deck.svgz"
    if is_in_folder:
        write_folder(path, NEEDED[1:])
        os.mkfifo(path / f"{file_names(NEEDED[0])[0]}.png")
    else:
        os.mkfifo(path)
    with pytest.raises(DeckError) as refused:
        import_deck(path)
    assert refused.value.problem is DeckProblem.UNREADABLE


def test_a_deck_is_found_among_any_number_of_files(tmp_path: Path) -> None:
    folder = tmp_path / "cardset-mine"
    folder.mkdir()
    for number in range(5100):
        (folder / f"holiday {number}.png").touch()
    write_folder(folder)
    assert middle(import_deck(folder), "Kh").name() == colour_of("Kh")


def test_where_nothing_can_be_kept_that_is_said(tmp_path: Path) -> None:
    decks_folder().parent.mkdir(parents=True, exist_ok=True)
    decks_folder().write_text("in the way", encoding="utf-8")
    with pytest.raises(DeckError) as refused:
        import_deck(write_svgz(tmp_path / "mine.svgz", svg_text()))
    assert refused.value.problem is DeckProblem.NOT_KEPT


@pytest.mark.parametrize("value", ["own/../../x", "own/", "own/a/b", "basket", "", "own/a.b"])
def test_a_value_leads_nowhere_but_into_the_folder_of_decks(value: str) -> None:
    assert not deck_library.is_imported(value)
    assert deck_library.folder_of(value) is None


def test_a_damaged_kept_deck_is_passed_over(tmp_path: Path) -> None:
    value = import_deck(write_svgz(tmp_path / "mine.svgz", svg_text()))
    folder = deck_library.folder_of(value)
    assert folder is not None
    (folder / deck_library.INFO_FILE).write_text("{", encoding="utf-8")
    assert deck_library.imported_decks() == ()
    assert not deck_library.deck_pictures(value).has_ranks
