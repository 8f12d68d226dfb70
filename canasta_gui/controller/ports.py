"""What the conductor asks of the table, and no more."""

from typing import Protocol

from PySide6.QtCore import Signal

from canasta_gui.viewmodel.gestures import TargetOracle
from canasta_gui.viewmodel.step import Step
from canasta_gui.viewmodel.table_view import TableView


class TablePort(Protocol):
    """A table that plays steps and tells what a person does."""

    @property
    def gesture(self) -> Signal:
        """Carries what a person did."""
        ...

    @property
    def settled(self) -> Signal:
        """Everything that was to be played has been shown to its end."""
        ...

    def play(self, step: Step) -> None:
        """Play a step after those under way."""
        ...

    def show_view(self, view: TableView) -> None:
        """Show a view at once."""
        ...

    def set_oracle(self, oracle: TargetOracle | None) -> None:
        """Who is asked where lifted cards may go."""
        ...
