"""One seat that is played from a phone: what it shows, and what is done there."""

from collections import deque
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from canasta_gui.phones.gestures import AskHint, Do, Raise, Sort, Undo
from canasta_gui.phones.phone_view import show_places, show_state
from canasta_gui.phones.wire import WATCH, write
from canasta_gui.session.hint_words import Hint
from canasta_gui.session.seat_session import SeatSession
from canasta_gui.viewmodel.beat import Step
from canasta_gui.viewmodel.builders.wording import Speaking, TextId
from canasta_gui.viewmodel.gestures import Gesture
from canasta_gui.viewmodel.table_choices import HintLevel
from canasta_gui.viewmodel.zones import Zone, ZoneKind
from canasta_gui.words.edition_texts import changed_from
from engine import Card, Match, Ruleset, differences, missing_cards

_TOLD: Final = 6
"""The number of sentences on what happened last that a phone gets."""


AskForHint = Callable[[SeatSession, Callable[[Hint], None]], object]
"""Asks the computer players, and tells the hint unless the position changes before."""


class SeatState(StrEnum):
    """Where a seat is with its phone."""

    INVITED = "invited"
    HERE = "here"
    QUIET = "quiet"
    """Nothing is heard of the phone: it sleeps, or is out of reach."""


@dataclass(frozen=True, slots=True)
class Manners:
    """How the person at a phone wants it: from their own settings."""

    hints: HintLevel
    is_careful: bool
    speaking: Speaking
    welcome: Mapping[str, object]
    """What the page is told of the person."""


class PhoneSeat:
    """Shows a phone its hand, and does what its person wants, once."""

    def __init__(
        self,
        seat: int,
        key: str,
        send: Callable[[int, str, str], None],
        attempt: Callable[[Callable[[], object]], bool],
        ask_hint: AskForHint,
        first_number: int = 0,
    ) -> None:
        self.seat = seat
        self.key = key
        """The secret of the link."""
        self.state = SeatState.INVITED
        self.number = ""
        """What a phone without a camera may type now; empty while none may."""
        self.needs_code = True
        """Whether the phone does not know where it is served: it has not come there yet."""
        self.is_asking = False
        """Whether a phone typed the number and waits for an answer."""
        self.session: SeatSession | None = None
        """The view of the match; ``None`` before the phone came, and while something else lies on
        the table.
        """
        self.done = 0
        """The number of the last deed."""
        self._send = send
        self._attempt = attempt
        self._ask_hint = ask_hint
        self._number = first_number
        """The number of the state that was shown last."""
        self._is_late = False
        """Whether the last deed answered an older state and was not done."""
        self._is_unsaved = False
        """Whether the last deed was not done because it could not be saved."""
        self._told: deque[str] = deque(maxlen=_TOLD)
        self._stood = 0
        """How many moments of the match stood when it was shown last."""
        self._rules: Ruleset | None = None
        self._changed = 0, ""
        """The last deal with other rules than the one before, and what is told of them."""
        self._shown = ""
        """The state that was sent last."""

    @property
    def is_lost(self) -> bool:
        """Whether nothing is heard of a phone that does not know where it is served."""
        return self.needs_code and self.state is SeatState.QUIET

    @property
    def note(self) -> TextId:
        """What is told of it at the table."""
        is_here = self.state is SeatState.HERE
        return TextId.SEAT_PHONE if is_here else TextId.SEAT_PHONE_AWAY

    def come(self) -> None:
        """Notes that the phone is where it is served; others may still come to watch."""
        self.needs_code = False
        if self.seat != WATCH:
            self.number, self.is_asking = "", False

    def attach(self, session: SeatSession, manners: Manners) -> None:
        """Shows a match from now on as the person wants it."""
        session.hints, session.is_careful = manners.hints, manners.is_careful
        session.speaking, self.session = manners.speaking, session

    def rest(self) -> None:
        """Shows the match no more, until it is attached again."""
        if self.session is not None:
            self.session = None
            self.show_busy()

    def show(self, step: Step) -> None:
        """Shows a step; it is the listener of the session."""
        session = self.session
        if session is None:
            return
        self._number += 1
        stood, self._stood = self._stood, len(session.match.moments)
        if self._stood < stood:
            # What was taken back is no news any more.
            self._told = deque(session.log(), _TOLD)
        self._told.extend(filter(None, (*session.tell(step.events), step.said)))
        is_by_card = session.match.rules.meld.sequences
        values = show_state(
            step.after,
            is_paused=session.is_paused,
            is_by_card=is_by_card,
            is_watching=self.seat == WATCH,
        )
        rules = self._tell_rules(session.match)
        self._shown = write(
            "state",
            n=self._number,
            id=self.done,
            late=self._is_late,
            unsaved=self._is_unsaved,
            told=[*self._told],
            rules=rules,
            **values,
        )
        self._send(self.seat, "state", self._shown)

    def _tell_rules(self, match: Match) -> str:
        """Returns what of the rules was changed: for the next deal, or since the one before."""
        before, self._rules = self._rules or match.rules, match.rules
        deal, style = match.state.public.deal, match.rules.words.style
        if before != match.rules:
            self._changed = deal, changed_from(deal, differences(before, match.rules), style)
        if match.next_rules != match.rules:
            return changed_from(deal + 1, differences(match.rules, match.next_rules), style)
        return self._changed[1] if self._changed[0] == deal else ""

    def show_again(self) -> None:
        """Shows the same once more to a phone that comes back: a deed that was under way when the
        line broke still answers it.
        """
        self._send(self.seat, "state", self._shown)

    def show_busy(self) -> None:
        """Shows that something else than the match lies on the table."""
        self._send(self.seat, "state", write("busy"))

    def answer(self, wish: Do | Raise | AskHint) -> None:
        """Does what the person wants, or tells where raised cards may go."""
        if self.session is None:
            self.show_busy()
        elif isinstance(wish, Do):
            self._do(self.session, wish)
        elif isinstance(wish, AskHint):
            if wish.state == self._number:
                self._ask_hint(self.session, self._show_hint)
        elif wish.state == self._number and not missing_cards(_held(self.session), wish.cards):
            self._show_places(self.session, wish.cards)

    def _do(self, session: SeatSession, wish: Do) -> None:
        """Does it if it is new, and answers what is shown now."""
        number, is_new = self._number, wish.id > self.done
        self.done = max(self.done, wish.id)
        self._is_late = is_new and wish.state != number
        cards = getattr(wish.what, "selected", ())
        if is_new and not self._is_late and not missing_cards(_held(session), cards):
            self._is_unsaved = not self._attempt(lambda: _perform(session, wish.what))
        if self._number == number or self._is_unsaved:
            session.refresh()
        self._is_late = self._is_unsaved = False

    def _show_hint(self, hint: Hint) -> None:
        best = hint[0]
        values = {"text": best.action_text, "why": best.why_alone, "cards": list(best.cards)}
        self._send(self.seat, "hint", write("hint", n=self._number, **values))

    def _show_places(self, session: SeatSession, cards: tuple[Card, ...]) -> None:
        with session.speaking():
            targets = session.targets(cards, Zone(ZoneKind.HAND, self.seat))
            values = show_places(cards, session.shown, targets, session.advise_more(cards))
        self._send(self.seat, "places", write("places", n=self._number, **values))


def _perform(session: SeatSession, what: Gesture | Undo | Sort) -> None:
    match what:
        case Undo():
            session.undo()
        case Sort(order):
            session.sort_hand(order)
        case gesture:
            session.handle(gesture)


def _held(session: SeatSession) -> tuple[Card, ...]:
    """Returns the hand of a seat, with what is laid aside."""
    return session.match.observe(session.viewer).hand
