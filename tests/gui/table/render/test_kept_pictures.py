"""Tests how long pictures are kept that take long to draw."""

from PySide6.QtGui import QColor, QPixmap
from PySide6.QtWidgets import QApplication

from canasta_gui.table.render.kept_pictures import keep_pictures, pack_next


def test_pictures_used_last_are_kept_up_to_a_number_of_bytes(qapp: QApplication) -> None:
    drawn: list[int] = []

    @keep_pictures
    def picture(number: int, *, width: int = 1024) -> QPixmap:
        drawn.append(number)
        return QPixmap(width, 512)  # 2 MB

    first = picture(1).cacheKey()
    for number in (2, 3, 4, 5):
        picture(number)
    assert picture(1).cacheKey() == first
    picture(6)
    picture(7)
    assert drawn == [1, 2, 3, 4, 5, 6, 7]
    picture(1)
    picture(2)
    assert drawn == [1, 2, 3, 4, 5, 6, 7, 2]


def test_a_picture_larger_than_all_that_is_kept_is_kept_alone(qapp: QApplication) -> None:
    @keep_pictures
    def large() -> QPixmap:
        return QPixmap(4096, 1024)

    assert large().cacheKey() == large().cacheKey()


def test_pictures_that_nothing_shows_are_packed_and_need_not_be_drawn_again(
    qapp: QApplication,
) -> None:
    drawn: list[str] = []

    @keep_pictures
    def picture(colour: str) -> QPixmap:
        drawn.append(colour)
        made = QPixmap(64, 64)
        made.setDevicePixelRatio(2.0)
        made.fill(QColor(colour))
        return made

    shown, other = picture("#80ff0000"), picture("blue")
    before, seen = other.toImage(), {shown.cacheKey()}
    while pack_next(seen):
        pass
    assert picture("#80ff0000").cacheKey() == shown.cacheKey()
    assert picture("blue").cacheKey() != other.cacheKey()
    again = picture("blue")
    assert (again.toImage(), again.devicePixelRatio()) == (before, 2.0)
    assert drawn == ["#80ff0000", "blue"]
