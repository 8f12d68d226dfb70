"""Shows what the raised cards could do: the verdict at once, then what is missing."""

from PySide6.QtCore import QObject, QTimer

from canasta_gui.table.table_scene import TableScene
from canasta_gui.viewmodel.gestures import RaisedCardsOracle
from canasta_gui.viewmodel.table_view import RaisedCardsView


class RaisedCardsPrompt(QObject):
    """Asks the `RaisedCardsOracle` whenever the selection changes."""

    def __init__(self, table_scene: TableScene, parent: QObject) -> None:
        super().__init__(parent)
        self._table_scene = table_scene
        self.advisor: RaisedCardsOracle | None = None
        self._later = QTimer(self, singleShot=True, interval=0)
        self._later.timeout.connect(self._say_more)
        table_scene.card_handler.selection_changed.connect(self._follow)
        table_scene.player.beat_begun.connect(self._drop_past)

    def rest(self) -> None:
        """Clears what is shown of the raised cards."""
        self._later.stop()
        self._table_scene.show_advice(RaisedCardsView())

    def _drop_past(self) -> None:
        """Clears it as soon as the raised cards set out."""
        if self._table_scene.furniture.advice.text and not self._table_scene.board.raised_cards():
            self.rest()

    def _follow(self) -> None:
        """Shows the verdict at once; what takes longer comes after it is painted."""
        cards = self._table_scene.board.raised_cards()
        advice = (
            self.advisor.advise(cards) if self.advisor is not None and cards else RaisedCardsView()
        )
        self._table_scene.show_advice(advice)
        if advice.text:
            self._later.start()

    def _say_more(self) -> None:
        cards, advisor = self._table_scene.board.raised_cards(), self.advisor
        if cards and advisor is not None and self._table_scene.furniture.advice.text:
            self._table_scene.show_advice(advisor.advise_more(cards))
