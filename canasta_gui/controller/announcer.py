"""Writes the announcements for screen readers."""

from collections.abc import Iterable

from canasta_gui.i18n.formats import sentences
from canasta_gui.session.session import Session
from canasta_gui.table.widget import TableWidget
from canasta_gui.viewmodel.beat import Step
from canasta_gui.viewmodel.table_view import CurtainView, TableView


class Announcer:
    """Announces events, and at once the reason why a gesture was declined."""

    def __init__(self, table: TableWidget) -> None:
        self._table = table
        self._view: TableView | None = None
        self._prompt = ""
        self._curtain: CurtainView | None = None

    def begin(self, session: Session) -> None:
        """Announces the prompt of a match that goes on; a guide announces its own."""
        self._view, self._prompt, self._curtain = None, "", None
        news = self._news(session.shown)
        if session.guide is None:
            self._say(*news)
        self._view = session.shown

    def tell(self, session: Session, step: Step) -> None:
        """Announces a step; texts that stay on the table are announced once, a refusal again where
        the same gesture is refused again.
        """
        view, stage = step.after, step.after.stage
        news = self._news(view)
        if step.events:
            self._say(*session.tell(step.events))
            self._say(*self._offer(view))
        elif step.said:
            self._say(step.said, stage.meter, stage.note)
        elif not view.notice:
            self._say(*news)
        before, self._view = self._view, view
        is_new = before is None or before.notice != view.notice
        if view.notice and (is_new or step.is_refusal):
            self._table.announce(view.notice, is_urgent=True)

    def _news(self, view: TableView) -> Iterable[str]:
        """Returns the prompt and the curtain's text, as far as they changed, and the offer."""
        prompt = view.prompt if view.prompt != self._prompt else ""
        curtain = view.curtain if view.curtain != self._curtain else None
        self._prompt, self._curtain = view.prompt, view.curtain
        covered = () if curtain is None else (curtain.text, *curtain.recap)
        return dict.fromkeys((prompt, *covered, *self._offer(view)))

    def _offer(self, view: TableView) -> tuple[str, ...]:
        """Returns that the pile can be taken, and with what, where the table begins to show it."""
        was_lit = self._view is not None and self._view.pile.is_lit
        return (view.prompt, view.pile.why) if view.pile.is_lit and not was_lit else ()

    def _say(self, *parts: str) -> None:
        if text := sentences(parts):
            self._table.announce(text)
