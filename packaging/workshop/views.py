"""Draws pictures of hand-made views: ``views DIR [NAME[@WIDTHxHEIGHT] ...] [--beside OLD]``."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QSize

from canasta_gui.windows.startup.start import make_app
from tests.kit.scenes import SCENES, shoot
from workshop.gallery import SIZES
from workshop.wished import wished

_FINE: Final = QSize(1280, 800)
"""The size that is drawn with four pixels for one, as on a fine screen."""
_UPRIGHT: Final = QSize(900, 1200)


def main(arguments: Sequence[str]) -> int:
    """Draws the named views, or all, in several sizes; returns the exit status."""
    make_app()
    wish = wished("views", arguments, SCENES, (*SIZES, _FINE, _UPRIGHT))
    for name, sizes in wish.sizes.items():
        for size in sizes:
            ratio = 2 if size == _FINE else 1
            wish.save(name, size, shoot(SCENES[name](), size, ratio=ratio))
    wish.save_pairs()
    return 0
