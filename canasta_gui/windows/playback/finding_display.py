"""Shows a finding of the review at its moment: cards, places, words and reasons."""

from canasta_gui.session.action_reasons import Why
from canasta_gui.session.decisions import Finding
from canasta_gui.session.hint_words import hand_cards, places_of
from canasta_gui.session.sandbox import marks_of
from canasta_gui.viewmodel.rule_anchors import anchor_of_reason
from canasta_gui.viewmodel.table_view import CardMarks
from canasta_gui.windows.frame.main_window import MainWindow
from canasta_gui.windows.panels.why_note import WhyNote
from canasta_gui.words.review_texts import ReviewTexts
from canasta_gui.words.words import Words
from engine import Match


class FindingDisplay:
    """The finding of the review that belongs to the moment on the table."""

    def __init__(self, window: MainWindow) -> None:
        self._table = window.table
        self.note = WhyNote(window)
        self.finding: Finding | None = None
        """The finding being shown; ``None`` while there is none."""

    @property
    def marks(self) -> CardMarks:
        """The marks on the cards in which the action differs from the better one."""
        found = self.finding
        return () if found is None else marks_of(found.decision.made, found.appraisal.better)

    def raise_cards(self) -> None:
        """Raises the cards of the better action, and no others."""
        found = self.finding
        better = () if found is None else hand_cards(found.appraisal.better)
        self._table.select_cards(better)
        self.mark_places()

    def mark_places(self) -> None:
        """Lights the places of the better action, and no others."""
        found = self.finding
        places = () if found is None else places_of(found.decision.view, found.appraisal.better)
        self._table.mark_places(places)

    def mark_again(self) -> None:
        """Lights the places again after the table was drawn anew."""
        if self.finding is not None:
            self.mark_places()

    def put_away(self) -> None:
        """Hides the finding."""
        if self.finding is not None:
            self.finding = None
            self._table.clear_selection()
            self._table.mark_places(())
        self.note.put_away()

    def has_reasons(self, match: Match) -> bool:
        """Returns whether there are reasons for the better action."""
        found = self.finding
        return found is not None and bool(Words(match.rules).advice(found.appraisal.reasons))

    def text(self, match: Match) -> str:
        """Returns a text with the action, the better one, and the difference in points."""
        found, words = self.finding, Words(match.rules)
        if found is None:
            return ""
        texts, decision = ReviewTexts(words), found.decision
        done = texts.done(decision.events, decision.players(match))
        better = texts.better(found.appraisal.better, decision.view.own.melds)
        return words.sentences((done, better, f"{texts.gain(found.appraisal)}."))

    def tell_why(self, match: Match) -> None:
        """Opens a note with the reasons for the better action."""
        found, words = self.finding, Words(match.rules)
        if found is None:
            return
        better = ReviewTexts(words).better(found.appraisal.better, found.decision.view.own.melds)
        reasons = found.appraisal.reasons
        anchor = anchor_of_reason(reasons[0].id) if reasons else ""
        why = Why(None, ((better, words.advice(reasons)),), anchor)
        self.note.tell(why, self._table.whereabouts.piles())
