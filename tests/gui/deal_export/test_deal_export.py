"""Tests that a recorded deal is exported as text, pictures and film, with only the cards that its
viewpoint may see.
"""

from collections.abc import Iterator
from dataclasses import replace
from io import BytesIO
from itertools import pairwise
from pathlib import Path
from struct import iter_unpack, unpack_from
from time import thread_time

import pytest
from PIL import Image
from PySide6.QtCore import QRect, QSize
from PySide6.QtGui import QColor, QFont, QGuiApplication, QImage, QPainter, QTextLayout
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from canasta_gui.deal_export.deal_pictures import draw_strip, film_deal
from canasta_gui.deal_export.deal_text import DealText
from canasta_gui.deal_export.film_files import FRAME, AnimatedWebp, MotionJpeg
from canasta_gui.dialogs.save_deal_dialog import ExportTask, SaveDealDialog, SaveForm
from canasta_gui.session.playback import Playback
from canasta_gui.table.render.fonts import load_fonts
from canasta_gui.table.table_options import TableOptions
from canasta_gui.viewmodel.recorded_deal import RecordedDeal, Sight, recorded_deals
from canasta_gui.words.playback_texts import PlaybackTexts
from canasta_gui.words.words import Words
from engine import CardDrawn, Played
from tests.gui.dialogs.test_deal_review_dialog import played
from tests.gui.kit.play import LEFT


@pytest.fixture(scope="module")
def deal() -> RecordedDeal:
    """Returns a finished deal."""
    return recorded_deals(played())[0]


def playback(deal: RecordedDeal, sight: Sight) -> Playback:
    return Playback(deal, Words(deal.header.rules), sight)


def test_frames_hold_only_what_changes_and_give_the_pictures_again() -> None:
    size = QSize(64, 48)
    image = QImage(size, QImage.Format.Format_RGB32)
    image.fill(QColor("darkgreen"))
    film = AnimatedWebp(size)
    film.add(image, 100)
    film.add(image, 250)
    painter = QPainter(image)
    painter.fillRect(QRect(33, 20, 9, 11), QColor("white"))
    painter.end()
    film.add(image, 80)
    assert film.count == 2
    with Image.open(BytesIO(film.data())) as read:
        assert (read.size, getattr(read, "n_frames", 0)) == ((64, 48), 2)
        colours: list[tuple[int, ...]] = []
        durations: list[int] = []
        corner = None
        for frame in range(2):
            read.seek(frame)
            picture = read.convert("RGB")
            corner = picture.getpixel((2, 2))
            durations.append(read.info["duration"])
            pixel = picture.getpixel((37, 25))
            assert isinstance(pixel, tuple)
            colours.append(tuple(int(part) for part in pixel))
        assert isinstance(corner, tuple)
    assert durations == [350, 80]
    assert max(colours[0]) < 120
    assert min(colours[1]) > 230
    assert max(corner) < 120


def test_the_text_tells_every_turn_and_the_score(qapp: object, deal: RecordedDeal) -> None:
    text = DealText(playback(deal, Sight(0, is_open=True))).write()
    names = [player.name for player in deal.header.seats]
    assert all(f"\n{name} has " in text for name in names)
    assert text.count("\nTurn ") == deal.turns[-1]
    assert "You " not in text
    assert "in the match." in text
    assert deal.header.code not in text


def test_the_text_tells_no_card_that_the_seat_did_not_see(qapp: object, deal: RecordedDeal) -> None:
    cut = replace(deal, moments=deal.moments[: deal.last])
    text = DealText(playback(cut, Sight(0))).write()
    own = deal.header.seats[0].name
    assert [line.split(" has ")[0] for line in text.split("\n") if " has " in line] == [own]
    draws = [
        event
        for moment in cut.moments
        if isinstance(moment.entry, Played)
        for event in moment.entry.events
        if isinstance(event, CardDrawn) and event.seat and not event.is_replacement
    ]
    assert text.count(" draws a card.") == len(draws)
    assert "The deal is not over yet." in text


def inked_lines(picture: QImage) -> int:
    """Returns the number of lines of text on a plain ground."""
    ground = picture.pixel(0, 0)
    inked = [
        any(picture.pixel(x, y) != ground for x in range(picture.width()))
        for y in range(picture.height())
    ]
    assert not inked[-1], "the last line is whole"
    return sum(now and not before for before, now in pairwise([False, *inked]))


def test_the_longest_words_below_a_picture_are_whole(
    qapp: object, look: None, deal: RecordedDeal, tmp_path: Path
) -> None:
    qapp_font = QGuiApplication.font()
    qapp_font.setFamily(load_fonts())
    QGuiApplication.setFont(qapp_font)
    seats = tuple(replace(seat, name=f"{seat.name} " + "of Us " * 12) for seat in deal.header.seats)
    named = replace(deal, header=replace(deal.header, seats=seats))
    seen = playback(replace(named, moments=named.moments[:3]), Sight(0))
    list(draw_strip(seen, TableOptions(), tmp_path / "strip.png"))
    strip = QImage(str(tmp_path / "strip.png"))
    pictures_end, title = 96 + 450, 1
    font = QFont(QGuiApplication.font())
    font.setPixelSize(17)
    told = PlaybackTexts(Words(deal.header.rules)).moment(seen.told(0), ())
    layout = QTextLayout(told, font)
    layout.beginLayout()
    lines = 0
    while (line := layout.createLine()).isValid():
        line.setLineWidth(720)
        lines += 1
    layout.endLayout()
    assert lines > 4
    below = strip.copy(36, pictures_end + 1, 720, strip.height() - pictures_end - 1 - 36)
    assert inked_lines(below) == title + lines


def test_the_film_ends_in_the_last_moment(
    qapp: object, look: None, deal: RecordedDeal, tmp_path: Path
) -> None:
    short = replace(deal, moments=deal.moments[:4])
    told = list(
        film_deal(playback(short, Sight(0)), TableOptions(), tmp_path / "f.webp", AnimatedWebp)
    )
    assert told[-1] == (3, 3)
    with Image.open(tmp_path / "f.webp") as film:
        assert film.size == (640, 400)
        assert getattr(film, "n_frames", 0) > 10


def frames_of_video(data: bytes) -> tuple[dict[str, int], list[bytes]]:
    """Returns what the head of a video says, and its frames in the order of the index."""
    assert (data[:4], data[8:12]) == (b"RIFF", b"AVI ")
    assert int.from_bytes(data[4:8], "little") == len(data) - 8
    head, form = data.index(b"avih") + 8, data.index(b"strf") + 8
    width, height = unpack_from("<2I", data, form + 4)
    frame_us, *_, count = unpack_from("<5I", data, head)
    told = {"frame_us": frame_us, "count": count, "width": width, "height": height}
    movie, index = data.index(b"movi"), data.index(b"idx1")
    places = iter_unpack("<4s3I", data[index + 8 :])
    frames: list[bytes] = []
    for name, _, at, size in places:
        begin = movie + at
        assert data[begin : begin + 8] == name + size.to_bytes(4, "little")
        frames.append(data[begin + 8 : begin + 8 + size])
    return told, frames


def test_the_video_lasts_as_long_as_the_film_and_ends_in_the_last_moment(
    qapp: object, look: None, deal: RecordedDeal, tmp_path: Path
) -> None:
    short = replace(deal, moments=deal.moments[:4])
    seen = playback(short, Sight(0))
    list(film_deal(seen, TableOptions(), tmp_path / "f.avi", MotionJpeg))
    head, frames = frames_of_video((tmp_path / "f.avi").read_bytes())
    assert (head["frame_us"], head["width"], head["height"]) == (1000 * FRAME, 640, 400)
    assert head["count"] == len(frames) > 60
    pictures = [QImage.fromData(frame) for frame in frames if frame]
    assert 10 < len(pictures) < len(frames)
    assert {(picture.width(), picture.height()) for picture in pictures} == {(640, 400)}
    # The last moment stays for four seconds.
    assert frames[-49:] == [b""] * 49


def test_no_piece_of_work_on_the_strip_is_half_of_it(
    qapp: object, look: None, deal: RecordedDeal, tmp_path: Path
) -> None:
    """The processor time of this thread is what the window waits for."""
    half = replace(deal, moments=deal.moments[: deal.last // 2])
    steps = draw_strip(playback(half, Sight(0)), TableOptions(), tmp_path / "strip.png")
    at = [thread_time()]
    at += [thread_time() for _ in steps]
    at.append(thread_time())
    spent = [end - begin for begin, end in pairwise(at)]
    assert max(spent) < sum(spent) / 2
    assert not QImage(str(tmp_path / "strip.png")).isNull()


@pytest.mark.parametrize("form", [SaveForm.TEXT, SaveForm.STRIP])
def test_the_dialog_writes_the_file_and_says_so(
    qtbot: QtBot, deal: RecordedDeal, tmp_path: Path, form: SaveForm
) -> None:
    begun = replace(deal, moments=deal.moments[:12])
    dialog = SaveDealDialog(playback(begun, Sight(0, is_open=True)), TableOptions())
    qtbot.addWidget(dialog)
    dialog.show()
    dialog.list.choose(form)
    path = tmp_path / "deal"
    dialog.save(path)
    assert not dialog.save_button.isEnabled()
    qtbot.waitUntil(dialog.save_button.isEnabled, timeout=30_000)
    assert str(path) in dialog.subtitle
    assert path.stat().st_size > 500


def test_a_film_is_cancelled_without_a_trace(
    qtbot: QtBot, deal: RecordedDeal, tmp_path: Path
) -> None:
    dialog = SaveDealDialog(playback(deal, Sight(0, is_open=True)), TableOptions())
    qtbot.addWidget(dialog)
    dialog.show()
    dialog.list.choose(SaveForm.FILM)
    dialog.save(tmp_path / "film.webp")
    qtbot.waitUntil(lambda: "of" in dialog.subtitle and "Drawing" in dialog.subtitle)
    QTest.mouseClick(dialog.cancel_button, LEFT)
    assert not dialog.isVisible()
    assert list(tmp_path.iterdir()) == []


def test_a_place_that_cannot_be_written_is_told(
    qtbot: QtBot, deal: RecordedDeal, tmp_path: Path
) -> None:
    dialog = SaveDealDialog(playback(deal, Sight(0, is_open=True)), TableOptions())
    qtbot.addWidget(dialog)
    (tmp_path / "file").write_text("no folder")
    dialog.save(tmp_path / "file" / "deal.txt")
    qtbot.waitUntil(dialog.save_button.isEnabled)
    assert "could not be written" in dialog.subtitle


def test_an_export_that_fails_is_no_finished_one(qtbot: QtBot) -> None:
    def steps() -> Iterator[tuple[int, int]]:
        yield 1, 2
        raise ZeroDivisionError

    told: list[str] = []
    task = ExportTask(steps())
    task.failed.connect(told.append)
    with qtbot.captureExceptions() as errors, qtbot.assertNotEmitted(task.finished, wait=50):
        task.start()
    assert [kind for kind, _, _ in errors] == [ZeroDivisionError]
    assert told == ["ZeroDivisionError"]
