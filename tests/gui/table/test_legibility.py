"""Tests that everything can be read in every window, at every scale, on every table."""

from collections.abc import Callable
from dataclasses import replace

import pytest
from pytestqt.qtbot import QtBot

from canasta_gui.table.render.fonts import load_fonts
from canasta_gui.table.table_options import TableOptions
from canasta_gui.viewmodel.table_view import TableView
from tests.gui.table import hard_views
from tests.gui.table.legibility import lay, troubles
from tests.kit import specimens

SIZES = (
    (800, 600),
    (1024, 700),
    (1366, 768),
    (1600, 1000),
    (1920, 1080),
    (3840, 2160),
    (800, 1200),
    (1000, 1100),
)
SMALL = ((960, 470), (1280, 660))
"""The space that a screen of 1920 × 1080 has at a display scale of 2 and of 1.5."""
SCALES = ((0.7, 0.8), (1.4, 1.0), (1.0, 1.5), (0.7, 2.0), (1.4, 2.0))
"""Pairs of a card scale and a text scale, at the bounds of both."""
VIEWS: dict[str, Callable[[], TableView]] = {
    "frozen": specimens.frozen,
    "two": lambda: hard_views.wordy(specimens.playing(2, 2)),
    "three": lambda: hard_views.wordy(specimens.playing(3, 3)),
    "four": lambda: hard_views.wordy(specimens.frozen()),
    "five": lambda: hard_views.wordy(specimens.crowded(5, 2)),
    "six": lambda: hard_views.wordy(specimens.crowded(6, 2)),
    "teams": lambda: hard_views.wordy(specimens.crowded(6, 3)),
    "pairs": hard_views.pairs,
    "five-resting": lambda: specimens.resting(out=1),
    "six-resting": specimens.resting,
    "viewer-rests": lambda: specimens.resting(is_viewer=True),
    "samba": specimens.samba,
    "full-samba": specimens.full_samba,
    "three-crowds": hard_views.three_crowds,
    "feet": specimens.hand_and_foot,
    "many-feet": hard_views.many_feet,
    "staged": hard_views.staged,
    "caliente": hard_views.caliente,
    "five-alone": lambda: hard_views.wordy(specimens.crowded(5, 5)),
}
"""Tables of every kind, with the most cards and the longest words."""


def found(view: TableView, size: tuple[int, int], card: float = 1.0, text: float = 1.0) -> str:
    options = TableOptions(card_scale=card, text_scale=text)
    lying = lay(view, size, options)
    return "\n".join(f"{size} {card} {text}: {trouble}" for trouble in troubles(lying))


@pytest.fixture(autouse=True)
def own_font(qtbot: QtBot) -> None:
    load_fonts()


@pytest.mark.parametrize("name", VIEWS)
def test_everything_can_be_read_in_every_window(name: str) -> None:
    view = VIEWS[name]()
    assert not "\n".join(filter(None, (found(view, size) for size in SIZES + SMALL)))


@pytest.mark.parametrize("name", VIEWS)
def test_everything_can_be_read_at_every_scale(name: str) -> None:
    """Each view is tried at each scale in some of the windows, which differ from view to view."""
    view, first = VIEWS[name](), list(VIEWS).index(name)
    tried = [
        found(view, size, *scale)
        for at, scale in enumerate(SCALES)
        for place, size in enumerate(SIZES)
        if (first + at + place) % 6 == 0
    ]
    assert not "\n".join(filter(None, tried))


def test_everything_can_be_read_from_the_right() -> None:
    lying = lay(VIEWS["four"](), (1024, 700), TableOptions(text_scale=1.5), is_mirrored=True)
    assert not list(troubles(lying))


def test_a_foot_takes_no_room_from_the_own_name() -> None:
    view = specimens.hand_and_foot()
    own, *others = view.seats
    view = replace(view, seats=(replace(own, name="Player"), *others))
    words = lay(view, (1024, 700), TableOptions()).ledger.words
    sizes = {it.text: it.size for it in words}
    assert sizes["Player"] == sizes[others[0].name]


@pytest.mark.parametrize("size", SIZES)
def test_the_own_foot_lies_beside_the_face(size: tuple[int, int]) -> None:
    """With the ring and its glow half of it lay behind the cat."""
    own = lay(specimens.hand_and_foot(), size, TableOptions()).arrangement.frame.place(0)
    assert own.foot.overlap(own.face) < 0.2 * own.foot.area
