"""A recorded deal as a film: every action with its movements."""

from collections.abc import Iterator
from pathlib import Path
from typing import Final

from PySide6.QtCore import QSize

from canasta_gui.deal_export.drawn_table import SIZE, DrawnTable
from canasta_gui.deal_export.film_files import FRAME, AnimatedWebp, MotionJpeg
from canasta_gui.session.playback import Playback
from canasta_gui.table.table_options import TableOptions
from canasta_gui.viewmodel.beat import Step
from engine import write_whole

FilmForm = type[AnimatedWebp | MotionJpeg]
"""How a film is written: for browsers, or for video players."""

_WIDTH: Final = 640
_REST: Final = 600
"""The milliseconds after each action."""
_END: Final = 4000


def film_deal(
    playback: Playback, options: TableOptions, path: Path, form: FilmForm
) -> Iterator[tuple[int, int]]:
    """Writes the film from the moment at which a playback stands.

    Yields after each picture the number of moments that are done, and of all. Raises `OSError`.
    """
    steps: list[Step] = []
    playback.listener = steps.append
    table = DrawnTable(options)
    film = form(QSize(_WIDTH, SIZE.height() * _WIDTH // SIZE.width()))
    table.show(playback.view())
    film.add(table.picture(_WIDTH), _REST)
    try:
        while playback.go_on():
            table.play(steps.pop())
            while table.is_busy:
                table.advance(FRAME)
                film.add(table.picture(_WIDTH), FRAME)
                yield playback.at, playback.deal.last
            is_last = playback.at == playback.deal.last
            film.add(table.picture(_WIDTH), _END if is_last else _REST)
        write_whole(path, film.data())
    finally:
        table.close()
