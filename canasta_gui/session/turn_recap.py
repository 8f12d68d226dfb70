"""Records the steps since the viewer's last own action, to replay them."""

from canasta_gui.viewmodel.step import Step
from canasta_gui.viewmodel.table_view import TableView


class Recap:
    """A record of the steps that the present viewer saw; the curtain clears it."""

    def __init__(self) -> None:
        self._before: TableView | None = None
        self._steps: list[Step] = []

    def note(self, step: Step, *, is_own: bool) -> None:
        """Records a published step."""
        if step.after.curtain is not None:
            self._before = None
            self._steps = []
        elif step.events and is_own:
            self._before = step.after
            self._steps = []
        elif step.events and self._before is not None:
            self._steps.append(step)
        elif self._before is None:
            self._before = step.after

    @property
    def is_empty(self) -> bool:
        """Returns whether there is nothing to replay."""
        return not self._steps

    def again(self) -> tuple[TableView, tuple[Step, ...]] | None:
        """Returns the view to begin with and the steps; ``None`` if there are none."""
        if self._before is None or not self._steps:
            return None
        return self._before, tuple(self._steps)
