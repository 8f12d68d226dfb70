"""A table without a picture: it plays every step at once and settles when it is told to."""

from PySide6.QtCore import QObject, Signal

from canasta_gui.viewmodel.gestures import RaisedCardsOracle, TargetOracle
from canasta_gui.viewmodel.step import Step
from canasta_gui.viewmodel.table_view import TableView


class QuickTable(QObject):
    """Stands in for the `TableWidget`: offers what the conductor asks of it."""

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
        """What the table shows."""
        return self.shown[-1]

    def play(self, step: Step) -> None:
        """Show where the step ends."""
        self.steps.append(step)
        self.shown.append(step.after)
        self._is_moving = True

    def settle(self) -> bool:
        """Come to rest; false where nothing moves."""
        was_moving, self._is_moving = self._is_moving, False
        if was_moving:
            self.settled.emit()
        return was_moving

    def show_view(self, view: TableView) -> None:
        """Show a view."""
        self.shown.append(view)

    def announce(self, text: str, *, is_urgent: bool = False) -> None:
        """Say something."""
        self.said.append(f"! {text}" if is_urgent else text)

    def set_oracle(self, oracle: TargetOracle | None) -> None:
        """Who is asked where cards may go."""
        self.oracle = oracle

    def set_advisor(self, advisor: RaisedCardsOracle | None) -> None:
        """Who is asked what raised cards could do."""
        self.advisor = advisor
