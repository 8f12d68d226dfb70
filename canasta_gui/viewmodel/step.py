"""One step of the game as the table plays it: what the viewer saw, and the picture after it."""

from dataclasses import dataclass

from canasta_gui.viewmodel.table_view import TableView
from engine import Event


@dataclass(frozen=True, slots=True)
class Step:
    """Redacted events, and the picture that the table shows after they were played."""

    events: tuple[Event, ...]
    after: TableView
    said: str = ""
    """An action that caused no event, such as laying cards aside; a screen reader says it."""
