"""A table without graphics, which shows the end of every step at once and settles when told to."""

from PySide6.QtCore import QObject, Signal

from canasta_gui.viewmodel.beat import Step
from canasta_gui.viewmodel.gestures import RaisedCardsOracle, TargetOracle
from canasta_gui.viewmodel.table_view import TableView


class QuickTable(QObject):
    """Replaces the `TableWidget` for the conductor."""

    gesture = Signal(object)
    settled = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.steps: list[Step] = []
        self.shown: list[TableView] = []
        self.oracle: TargetOracle | None = None
        self.advisor: RaisedCardsOracle | None = None
        self.said: list[str] = []
        self._is_moving = False

    @property
    def view(self) -> TableView:
        """Returns the view that the table shows."""
        return self.shown[-1]

    def play(self, step: Step) -> None:
        """Shows the end of a step."""
        self.steps.append(step)
        self.shown.append(step.after)
        self._is_moving = True

    def settle(self) -> bool:
        """Ends every movement; returns whether anything was moving."""
        was_moving, self._is_moving = self._is_moving, False
        if was_moving:
            self.settled.emit()
        return was_moving

    def show_view(self, view: TableView) -> None:
        """Shows a view."""
        self.shown.append(view)

    def announce(self, text: str, *, is_urgent: bool = False) -> None:
        """Records an announcement."""
        self.said.append(f"! {text}" if is_urgent else text)

    def set_oracle(self, oracle: TargetOracle | None) -> None:
        """Does nothing: this table does not ask for drop targets."""
        self.oracle = oracle

    def set_advisor(self, advisor: RaisedCardsOracle | None) -> None:
        """Does nothing: this table does not ask for advice on raised cards."""
        self.advisor = advisor
