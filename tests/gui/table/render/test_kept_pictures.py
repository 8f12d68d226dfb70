"""Tests how long pictures are kept that take long to draw."""

from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QApplication

from canasta_gui.table.render.kept_pictures import keep_pictures


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
