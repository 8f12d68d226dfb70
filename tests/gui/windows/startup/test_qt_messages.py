"""Tests logging Qt's messages: in full at first, and without their text once cards are on the
table.
"""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import qInstallMessageHandler, qWarning

from canasta_gui.windows.startup.qt_messages import listen


@pytest.fixture(autouse=True)
def same_listener() -> Iterator[None]:
    """Restores the message handler after the test."""
    before = qInstallMessageHandler(None)
    yield
    qInstallMessageHandler(before)


@pytest.mark.expects_log('^WARNING qt: Could not find the platform plugin "xcb"$')
def test_at_the_start_everything_is_logged() -> None:
    listen()
    qWarning('Could not find the platform plugin "xcb"')


@pytest.mark.expects_log("^WARNING qt: default: QLabel::setText$")
@pytest.mark.expects_log("^WARNING qt: default: a message$")
def test_at_the_table_no_text_of_the_program_is_logged(caplog: pytest.LogCaptureFixture) -> None:
    listen(is_discreet=True)
    qWarning('QLabel::setText: "nine of hearts"')
    qWarning("Nine of hearts")
    assert [record.getMessage() for record in caplog.records] == [
        "default: QLabel::setText",
        "default: a message",
    ]


@pytest.mark.parametrize(
    "message",
    [
        "This plugin does not support propagateSizeHints()",
        'Could not find accessible on path: "/org/a11y/atspi/accessible/2147483999"',
    ],
)
def test_what_is_usual_without_a_screen_or_with_a_reader_is_not_logged(
    caplog: pytest.LogCaptureFixture, message: str
) -> None:
    for is_discreet in (False, True):
        listen(is_discreet=is_discreet)
        qWarning(message)
    assert caplog.records == []
