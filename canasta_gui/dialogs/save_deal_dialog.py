"""Saves a recorded deal as text, as a strip of pictures, as a film or as a video; in slices, so
that the window stays responsive.
"""

from collections.abc import Iterator
from enum import StrEnum
from pathlib import Path
from typing import Final

from PySide6.QtCore import QElapsedTimer, QObject, QTimer, Signal
from PySide6.QtWidgets import QWidget

from canasta_gui.deal_export.deal_pictures import done_by_thread, draw_strip, film_deal
from canasta_gui.deal_export.deal_text import DealText
from canasta_gui.deal_export.film_files import AnimatedWebp, MotionJpeg
from canasta_gui.dialogs.file_notices import ask_where_to_save, documents_folder
from canasta_gui.dialogs.sheet_dialog import SheetDialog
from canasta_gui.i18n.formats import isolated, number
from canasta_gui.session.playback import Playback
from canasta_gui.table.table_options import TableOptions
from canasta_gui.widgets.choice_list import ChoiceList
from canasta_gui.widgets.factory import button
from canasta_gui.words.words import Words
from canasta_gui.words.written import names
from engine import write_whole

_SLICE: Final = 30
"""The milliseconds of work between two turns of the event loop."""


class ExportTask(QObject):
    """Runs the steps of an export; each yields how much is done, and how much there is."""

    progressed = Signal(int, int)
    finished = Signal()
    failed = Signal(str)
    """Emitted with the system's words when the file could not be written."""

    def __init__(self, steps: Iterator[tuple[int, int]], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._steps = steps
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._work)

    def start(self) -> None:
        """Starts the export."""
        self._timer.start(0)

    def cancel(self) -> None:
        """Stops; no file is written, unless a disk has it in hand already."""
        self._timer.stop()

    def _work(self) -> None:
        spent = QElapsedTimer()
        spent.start()
        try:
            progress = next(self._steps, None)
            while progress is not None and spent.elapsed() < _SLICE:
                progress = next(self._steps, None)
        except OSError as error:
            self._timer.stop()
            self.failed.emit(error.strerror or str(error))
            return
        except Exception as error:
            # The steps are at an end: the next look would take them for finished.
            self._timer.stop()
            self.failed.emit(type(error).__name__)
            raise
        if progress is None:
            self._timer.stop()
            self.finished.emit()
        else:
            self.progressed.emit(*progress)


class SaveForm(StrEnum):
    """The forms of a saved deal."""

    TEXT = "text"
    STRIP = "strip"
    FILM = "film"
    VIDEO = "video"


_SUFFIXES = {
    SaveForm.TEXT: ".txt",
    SaveForm.STRIP: ".png",
    SaveForm.FILM: ".webp",
    SaveForm.VIDEO: ".avi",
}


class SaveDealDialog(SheetDialog):
    """Asks for form and place, then writes the file while the window stays responsive."""

    def __init__(
        self, playback: Playback, options: TableOptions, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._playback = playback
        self._options = options
        self._task: ExportTask | None = None
        self.list = ChoiceList()
        self.list.show_cards(SaveForm)
        self.body.addWidget(self.list)
        self.save_button = button(self.tr("Save…"), "primary", then=self._ask)
        self.footer.add_primary(self.save_button)
        self.cancel_button = self.add_cancelling_button(self.tr("Cancel"))
        self.finished.connect(self._cancel)
        self._write()
        self.resize(600, 480)

    @property
    def form(self) -> SaveForm:
        """The chosen form."""
        return SaveForm(self.list.value)

    def _write(self) -> None:
        self.set_heading(self.tr("Save the deal"), self._whose_view())
        self.list.setAccessibleName(self.tr("Save as"))
        for form, told in names("SaveDealDialog").items():
            self.list.cards[form].set_texts(told.name, told.line, ())

    def save(self, path: Path) -> None:
        """Writes the file in the chosen form."""
        self._task = ExportTask(self._steps(path), self)
        self._task.progressed.connect(self._tell_progress)
        self._task.finished.connect(lambda: self._tell_done(path))
        self._task.failed.connect(self._tell_failed)
        self._lock(is_busy=True)
        self._task.start()

    def _whose_view(self) -> str:
        if self._playback.sight.is_open:
            return self.tr("With all hands open.")
        if not self._playback.seen:
            return self.tr("With all hands covered.")
        name = self._playback.match.seats[self._playback.sight.seat].name
        return self.tr("As {player} saw it.").format(player=isolated(name))

    def _ask(self) -> None:
        suffix = _SUFFIXES[self.form]
        name = self.tr("Canasta deal {count}").format(count=number(self._playback.deal.number))
        offered = documents_folder() / f"{name}{suffix}"
        path = ask_where_to_save(self, self.tr("Save the deal"), offered, f"*{suffix}")
        if path is not None:
            self.save(path)

    def _steps(self, path: Path) -> Iterator[tuple[int, int]]:
        deal = self._playback.deal
        own = Playback(deal, Words(deal.rules), self._playback.sight)
        own.hand_order = self._playback.hand_order
        match self.form:
            case SaveForm.TEXT:
                return _write_text(own, path)
            case SaveForm.STRIP:
                return draw_strip(own, self._options, path)
            case SaveForm.FILM:
                return film_deal(own, self._options, path, AnimatedWebp)
            case SaveForm.VIDEO:
                return film_deal(own, self._options, path, MotionJpeg)

    def _lock(self, *, is_busy: bool) -> None:
        self.list.setEnabled(not is_busy)
        self.save_button.setEnabled(not is_busy)

    def _cancel(self) -> None:
        if self._task is not None:
            self._task.cancel()

    def _tell_progress(self, done: int, of_all: int) -> None:
        text = self.tr("Drawing: {done} of {all}").format(done=number(done), all=number(of_all))
        self.set_heading(self.windowTitle(), text)

    def _tell_done(self, path: Path) -> None:
        self._lock(is_busy=False)
        self.set_heading(self.windowTitle(), self.tr("Saved as {file}.").format(file=path))
        self.cancel_button.setText(self.tr("Close"))

    def _tell_failed(self, problem: str) -> None:
        self._lock(is_busy=False)
        text = self.tr("The file could not be written ({problem}). Choose another place.")
        self.set_heading(self.windowTitle(), text.format(problem=problem))


def _write_text(playback: Playback, path: Path) -> Iterator[tuple[int, int]]:
    data = DealText(playback).write().encode()
    for _ in done_by_thread(lambda: write_whole(path, data)):
        yield 1, 1
