"""One step of the game as the table plays it: what the viewer saw, and the picture after it."""

from dataclasses import dataclass

from canasta_gui.viewmodel.table_view import TableView
from engine import Event


@dataclass(frozen=True, slots=True)
class Step:
    """Redacted events and the picture in which playing them must end."""

    events: tuple[Event, ...]
    after: TableView
    said: str = ""
    """What was done besides the events, such as laying cards aside; a screen reader says it."""
