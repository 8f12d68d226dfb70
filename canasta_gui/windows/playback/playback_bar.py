"""The bar below the table while a recorded deal is shown: its time line and its buttons."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from canasta_gui.widgets.combo_box import ComboBox
from canasta_gui.widgets.translated_frame import TranslatedFrame
from canasta_gui.windows.playback.stops import Jump
from canasta_gui.windows.playback.time_line import TimeLine
from canasta_gui.windows.playback.transport_button import TransportButton

_LETTERS = 12


class PlaybackBar(TranslatedFrame):
    """Emits the moment, the deal and the seat that the player chooses."""

    deal_chosen = Signal(int)
    """Emitted with the index of a deal."""
    sight_chosen = Signal(int)
    """Emitted with the index of a way to look at the deal."""

    def __init__(self, text_of: Callable[[int], str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "footer")
        self.line = TimeLine(text_of)
        self.deals, self.sights = ComboBox(), ComboBox()
        self.play_button = TransportButton(0)
        self.moves = {
            Jump.FIRST: TransportButton(1, is_back=True, has_bar=True),
            Jump.TURN_BACK: TransportButton(2, is_back=True),
            Jump.BACK: TransportButton(1, is_back=True),
            Jump.ON: TransportButton(1),
            Jump.TURN_ON: TransportButton(2),
            Jump.LAST: TransportButton(1, has_bar=True),
        }
        self._connect()
        self._lay_out()
        self.retranslate()
        self.hide()

    def offer(self, deals: Sequence[str], deal: int, sights: Sequence[str], sight: int) -> None:
        """Lists the deals and the ways to look at one, and shows the chosen ones."""
        for box, entries, chosen in ((self.deals, deals, deal), (self.sights, sights, sight)):
            with QSignalBlocker(box):
                box.clear()
                box.addItems(list(entries))
                box.setCurrentIndex(chosen)
            # The box does not measure itself again when it gets other entries.
            box.updateGeometry()
            box.setEnabled(len(entries) > 1)

    def show_at(self, at: int) -> None:
        """Shows at which moment the table is."""
        self.line.show_at(at)
        for move, made in self.moves.items():
            is_back = move in (Jump.FIRST, Jump.TURN_BACK, Jump.BACK)
            made.setEnabled(at > 0 if is_back else at < self.line.maximum())

    def show_running(self, *, is_running: bool) -> None:
        """Shows whether the deal plays by itself."""
        self.play_button.show_running(is_running=is_running)
        text = self.tr("Pause") if is_running else self.tr("Play")
        self.play_button.say(text, self.tr("Space"))

    def retranslate(self) -> None:
        """Writes every text in the present language."""
        self.setAccessibleName(self.tr("Watching a deal"))
        self.line.setAccessibleName(self.tr("Time line of the deal"))
        self.deals.setAccessibleName(self.tr("Deal"))
        self.sights.setAccessibleName(self.tr("Whose cards are seen"))
        texts = {
            Jump.FIRST: (self.tr("To the beginning"), self.tr("Home")),
            Jump.TURN_BACK: (self.tr("One turn back"), self.tr("Page up")),
            Jump.BACK: (self.tr("One step back"), self.tr("Left arrow")),
            Jump.ON: (self.tr("One step on"), self.tr("Right arrow")),
            Jump.TURN_ON: (self.tr("One turn on"), self.tr("Page down")),
            Jump.LAST: (self.tr("To the end"), self.tr("End")),
        }
        for move, (text, keys) in texts.items():
            self.moves[move].say(text, keys)
        self.show_running(is_running=False)

    def _connect(self) -> None:
        for move, made in self.moves.items():
            made.clicked.connect(lambda _is_on=False, move=move: self.line.go(move))
        self.deals.activated.connect(self.deal_chosen)
        self.sights.activated.connect(self.sight_chosen)

    def _lay_out(self) -> None:
        row = QHBoxLayout()
        row.setSpacing(6)
        for box in (self.deals, self.sights):
            box.shorten(_LETTERS, shows_whole=True)
        row.addWidget(self.deals)
        row.addStretch(1)
        for move, made in self.moves.items():
            row.addWidget(made, 0, Qt.AlignmentFlag.AlignVCenter)
            if move is Jump.BACK:
                row.addWidget(self.play_button, 0, Qt.AlignmentFlag.AlignVCenter)
        row.addStretch(1)
        row.addWidget(self.sights)
        column = QVBoxLayout(self)
        column.setContentsMargins(14, 4, 14, 8)
        column.setSpacing(2)
        column.addWidget(self.line)
        column.addLayout(row)
