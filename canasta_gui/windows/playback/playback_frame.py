"""The widgets around the table while a record is watched: the strip above it, the bar below it, and
a finding of the review at its moment.
"""

from collections.abc import Iterable, Sequence

from PySide6.QtCore import Qt

from canasta_gui.session.action_reasons import Why
from canasta_gui.session.decisions import Finding
from canasta_gui.session.hint_words import hand_cards, places_of
from canasta_gui.session.playback import Playback
from canasta_gui.session.sandbox import marks_of
from canasta_gui.viewmodel.recorded_deal import RecordedDeal, sights_of
from canasta_gui.viewmodel.rule_anchors import anchor_of_reason
from canasta_gui.viewmodel.table_view import CardMarks
from canasta_gui.windows.frame.main_window import MainWindow
from canasta_gui.windows.panels.note import WhyNote
from canasta_gui.windows.playback.playback_bar import PlaybackBar
from canasta_gui.windows.playback.rehearsal import Rehearsal
from canasta_gui.windows.playback.stops import MomentMark, Stops
from canasta_gui.words.playback_texts import PlaybackTexts
from canasta_gui.words.verdict_texts import ReviewTexts, VerdictTexts
from canasta_gui.words.words import Words
from engine import Match, side_of


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
            self._table.select_cards(())
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


class PlaybackFrame:
    """Writes the words and the time line of a record."""

    def __init__(self, window: MainWindow) -> None:
        self._window = window
        self.display = FindingDisplay(window)
        self.strip = window.moment_strip
        self.bar = PlaybackBar(self._text_at)
        window.add_below_table(self.bar)
        self._playback: Playback | None = None
        self._deals: Sequence[RecordedDeal] = ()
        self._findings: Sequence[Finding] = ()

    def use(
        self, playback: Playback, deals: Sequence[RecordedDeal], findings: Sequence[Finding]
    ) -> None:
        """Sets the deal that is watched, among all deals of its match."""
        self._playback, self._deals, self._findings = playback, deals, findings

    def show_bar(self) -> None:
        """Shows the bar and gives it the keyboard focus."""
        # The time line keeps the keyboard focus after a click on the table.
        self._window.table.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.bar.show()
        self.bar.line.setFocus()

    def hide_bar(self) -> None:
        """Hides the bar; the table gets the keyboard focus and its height again."""
        self._window.table.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.bar.hide()

    def hide(self) -> None:
        """Hides everything: the record is put away."""
        self._playback = None
        self.hide_bar()
        self.strip.hide()

    def announce(self) -> None:
        """Makes a screen reader say what the strip shows."""
        self._window.table.announce(self.strip.text)

    def finding_at(self, playback: Playback, at: int) -> Finding | None:
        """Returns the finding of a moment, if the table is seen as the person saw it."""
        if playback.sight.is_open:
            return None
        return next(
            (it for it in self._of_deal(playback, at) if it.decision.seat == playback.sight.seat),
            None,
        )

    def tell_moment(self, playback: Playback, *, is_running: bool) -> None:
        """Writes the moment into the strip and onto the time line."""
        self._offer_choices(playback)
        self.bar.line.show_stops(Stops(tuple(self._marks(playback)), playback.deal.turns))
        self.bar.show_at(playback.at)
        self.bar.show_running(is_running=is_running)
        match, texts = playback.match, _texts(playback.match)
        if self.display.finding is not None:
            title, told = (
                texts.message("again", count=playback.deal.number),
                self.display.text(match),
            )
            self.strip.show_finding(title, told, has_reasons=self.display.has_reasons(match))
        else:
            title, told = (
                texts.title(playback.deal, playback.at),
                _moment(texts, playback, playback.at),
            )
            self.strip.show_moment(title, told, can_try=playback.can_play_on)

    def tell_rehearsal(self, rehearsal: Rehearsal, match: Match) -> None:
        """Writes the result of a rehearsal so far into the strip."""
        texts, session = _texts(match), rehearsal.session
        deal = 0 if session is None else session.match.state.public.deal
        both = rehearsal.comparison
        told = texts.message("unkept") if both is None else texts.compared(both.before, both.now)
        if both is None and rehearsal.is_judged:
            told = VerdictTexts(Words(match.rules)).verdict(rehearsal.appraisal)
        self.strip.show_rehearsal(texts.message("rehearsal", count=deal), told)

    def _of_deal(self, playback: Playback, at: int) -> Iterable[Finding]:
        return (it for it in self._findings if it.decision.at == playback.deal.first + at)

    def _offer_choices(self, playback: Playback) -> None:
        """Lists the deals, and from where the deal may be seen."""
        texts, sights = _texts(playback.match), sights_of(playback.deal)
        names = tuple(player.name for player in playback.match.seats)
        numbers = [deal.number for deal in self._deals]
        self.bar.offer(
            [texts.deal(number, len(numbers)) for number in numbers],
            numbers.index(playback.deal.number),
            [texts.sight(sight, names) for sight in sights] or [texts.message("covered")],
            sights.index(playback.sight) if playback.sight in sights else 0,
        )

    def _marks(self, playback: Playback) -> Iterable[MomentMark]:
        deal, rules = playback.deal, playback.deal.rules
        own = side_of(rules, playback.sight.seat)
        for at, signs in enumerate(deal.highlights):
            seat = deal.seat(at)
            yield MomentMark(
                sign=next(iter(signs), None),
                is_own=seat is not None and side_of(rules, seat) == own,
                has_reason=bool(playback.reasons(at)),
                is_finding=any(True for _ in self._of_deal(playback, at)),
            )

    def _text_at(self, at: int) -> str:
        playback = self._playback
        if playback is None:
            return ""
        texts = _texts(playback.match)
        return f"{texts.title(playback.deal, at)}. {_moment(texts, playback, at)}"


def _moment(texts: PlaybackTexts, playback: Playback, at: int) -> str:
    return texts.moment(playback.told(at), playback.reasons(at))


def _texts(match: Match) -> PlaybackTexts:
    return PlaybackTexts(Words(match.rules))
