"""The running match: carries out gestures and computer actions. Nothing else changes it."""

from collections.abc import Callable

from canasta_gui.session.gesture_interpreter import interpret
from canasta_gui.session.intents import Act, Clarify, Decline, Intent, Restage
from canasta_gui.session.lesson_guide import is_let_pass
from canasta_gui.session.meld_moves import act_or_decline
from canasta_gui.session.remedy import follow, offer_ways
from canasta_gui.session.session_view import SessionView
from canasta_gui.session.stage_check import tell_moved
from canasta_gui.session.viewpoint import Waiting
from canasta_gui.viewmodel.beat import Step
from canasta_gui.viewmodel.builders.staging import EMPTY, LeftAside, Staging
from canasta_gui.viewmodel.builders.table_facts import Note
from canasta_gui.viewmodel.builders.wording import TextId, Wording
from canasta_gui.viewmodel.gestures import Choose, Gesture, Press, Rearrange, tried_at
from canasta_gui.viewmodel.table_choices import HandOrder
from canasta_gui.viewmodel.table_view import ButtonId
from engine import Accepted, Action, Answer, Card, Choice, Discard, Event, Match, Reason, Refusal

Listener = Callable[[Step], None]


class Session(SessionView):
    """Receives gestures and computer actions, asks the engine, publishes steps.

    An accepted action is in the match's log before its step is published. Errors of the log are
    passed on to the caller; the match is then unchanged.
    """

    def __init__(
        self, match: Match, words: Wording, listener: Listener = lambda _step: None
    ) -> None:
        super().__init__(match, words)
        self.listener = listener
        self.screens: list[Session] = [self]
        """The sessions of the match, which tell each other what happens; this one among them."""

    # --- what people do

    def handle(self, gesture: Gesture) -> None:
        """Carries out a gesture of the viewer, or publishes why it is declined."""
        self._tried_at = tried_at(gesture)
        if gesture == Press(ButtonId.NEXT):
            self._go_on()
        elif gesture == Press(ButtonId.MY_DEAL):
            self._hurry()
        elif isinstance(gesture, Rearrange):
            self._rearrange(gesture.order)
        elif isinstance(gesture, Choose):
            self._choose(gesture.answer)
        elif gesture == Press(ButtonId.DO_THIS):
            self._follow_way()
        elif self._is_open_for_play:
            self._question = None
            self._fulfil(interpret(gesture, self._situation()))

    def undo(self) -> bool:
        """Takes back the last action of the viewer, or of the person who has just finished, who is
        called back to the screen; returns whether that was possible.
        """
        is_finished = self._eyes.finished is not None
        if not (self._is_open_for_play or is_finished) or not self.undo_facts.is_possible:
            return False
        self.match.undo()
        if is_finished:
            self._eyes.call_back()
        self.aside.staging = self._still_aside()
        self._ask_nothing()
        self._publish(say=lambda: self._words.say(TextId.UNDO_DONE))
        self._tell_others(undone_by=self._names()[self.match.actor])
        return True

    def redo(self) -> bool:
        """Does again what the viewer took back; returns whether there was something."""
        if not self._is_open_for_play or not self.can_redo:
            return False
        self._after(self.match.redo(), self._still_aside())
        return True

    def _still_aside(self) -> Staging:
        """Returns what lies aside of cards that are still in the hand."""
        view = self._eyes.observe()
        return self.staging.left_with(view.hand, len(view.own.melds))

    def next_deal(self) -> bool:
        """Deals the next deal; returns ``False`` while one is played and after the last one."""
        if self.waiting is not Waiting.DEAL_OVER or self.is_rehearsal:
            return False
        self._after(self.match.next_deal(), EMPTY)
        return True

    def sort_hand(self, order: HandOrder) -> None:
        """Sets the order of hands, and sorts the viewer's hand even if cards were moved by hand."""
        self.hand_order = order
        if self.match.arrangement(self._eyes.seat):
            self.match.arrange_hand(self._eyes.seat, ())
        self._publish()

    def act(self, action: Action) -> tuple[Refusal, ...]:
        """Plays an action for the person who has to act; staged cards return to the hand. Returns
        the refusals.
        """
        return () if self.ask_person() is None else self._play(action, EMPTY)

    # --- what the conductor does

    def lay_again(self, left: LeftAside) -> None:
        """Lays aside again what was laid aside when the match was left."""
        view = self.match.observe(self.match.state.public.turn)
        self.aside.staging = left.again(view, len(self.match.moments))

    def submit_computer(self, seat: int, choice: Choice) -> tuple[Refusal, ...]:
        """Plays a computer's action and records its reasons; returns the refusals.

        Raises `ValueError` if the seat is not a computer's, or has not to act.
        """
        if self.waiting is not Waiting.COMPUTER or self.match.actor != seat:
            raise ValueError(f"seat {seat} is not to act as a computer")
        return self._play(choice.action, EMPTY, choice.reasons)

    def change_player(self, seat: int, level: str) -> None:
        """Lets a computer play in a person's place at a level, or without one the person again."""
        self.match.change_player(seat, level)
        self.show_elsewhere(self._eyes.elsewhere)
        self._tell_others()

    def show_elsewhere(self, seats: frozenset[int]) -> None:
        """Leaves the hands of these seats to screens of their own: here they lie face down, without
        a curtain.
        """
        self._eyes.elsewhere = seats
        self._eyes.follow_players()
        if self.waiting is not Waiting.VIEWER:
            self._ask_nothing()
        self._say_nothing()
        self._publish()

    def show_thinking(self, seat: int | None) -> None:
        """Marks the seat whose computer takes long; ``None`` marks nobody."""
        if self._thinking != seat:
            self._thinking = seat
            self._publish()

    def pause(self, *, is_over: bool = False) -> None:
        """Makes the game wait until somebody goes on, or ends that."""
        for screen in self.screens:
            screen.set_paused(is_paused=not is_over)

    def set_paused(self, *, is_paused: bool) -> None:
        """Follows a pause that was begun or ended at any screen."""
        self.is_paused = is_paused
        self._publish()

    def follow(self, events: tuple[Event, ...], undone_by: str = "") -> None:
        """Takes in what happened at another screen, or who took back the last action there."""
        self._take_in(events, undone_by)

    def come_to_rest(self) -> None:
        """Lowers the curtain for the next person, once a step has been shown to its end."""
        if self.waiting is Waiting.PERSON and not self._eyes.is_curtain_down:
            self._eyes.lower_curtain()
            self._say_nothing()
            self._publish()

    def refresh(self) -> None:
        """Publishes the view again, for example after a change of language."""
        self._publish()

    def _choose(self, answer: int | None) -> None:
        question, self._question = self._question, None
        if question is None or answer is None:
            self._publish()
        else:
            action = question.ways[answer][1]
            self._fulfil(act_or_decline(self._situation(), action, question.left))

    def _follow_way(self) -> None:
        """Carries out the first way that was offered instead of the refused action."""
        if self._ways and self._is_open_for_play:
            intent = follow(self._situation(), self._ways[0])
            # A player who presses it knows that it ends the turn, and is not asked again.
            self._asked = intent.action
            self._fulfil(intent)

    def _fulfil(self, intent: Intent) -> None:
        match intent:
            case Act(action, left):
                if self._asks_again(action):
                    return
                if self.guide is None or is_let_pass(self.guide, action):
                    self._play(action, left)
                else:
                    # The guide has given the reason; an earlier refusal is no longer shown.
                    self._say_nothing()
                    self._publish()
            case Restage(staging):
                self._asked = None
                before, self.aside.staging = self.staging, staging
                self._say_nothing()
                self._publish(say=lambda: tell_moved(before, staging, self._words))
            case Clarify() as question:
                self._question = question
                self._say_nothing()
                self._publish()
            case Decline(notice) as declined:
                self._notice = notice
                found = offer_ways(self._situation().view, declined, self.guide)
                self._ways, self._unplayable = found
                self._publish(is_refusal=True)
            case _:
                return

    def _asks_again(self, action: Action) -> bool:
        """Returns whether the player has to confirm this discard; the second time it is played."""
        is_asking = self.is_careful and isinstance(action, Discard) and action != self._asked
        self._asked = action if is_asking else None
        if is_asking:
            self._say_nothing()
            self._notice = Note(TextId.NOTE_ONCE_MORE)
            self._publish()
        return is_asking

    def _play(
        self, action: Action, left: Staging, reasons: tuple[Reason, ...] = ()
    ) -> tuple[Refusal, ...]:
        decision = self.match.play(action, reasons)
        if isinstance(decision, Accepted):
            # The cards that lie aside are not those of who answers, but of who asked.
            is_answer = isinstance(action, Answer)
            self._after(decision.events, self.aside.staging if is_answer else left)
            return ()
        return decision.refusals

    def _after(self, events: tuple[Event, ...], left: Staging) -> None:
        self.aside.follow(self.match.state.public, events, left)
        self._take_in(events)
        self._tell_others(events)

    def _tell_others(self, events: tuple[Event, ...] = (), undone_by: str = "") -> None:
        for other in [it for it in self.screens if it is not self]:
            other.follow(events, undone_by)

    def _take_in(self, events: tuple[Event, ...], undone_by: str = "") -> None:
        self._eyes.follow(events)
        self._words = self._words.under(self.match.rules)
        self.is_hurried = self.is_hurried and self._eyes.is_looking_on
        self._ask_nothing()
        self._thinking = None
        self._publish(
            events, lambda: undone_by and self._words.say(TextId.UNDO_BY, player=undone_by)
        )

    def _ask_nothing(self) -> None:
        """Drops what was asked or refused about a table that has changed since."""
        self._asked, self._question = None, None
        self._say_nothing()

    def _say_nothing(self) -> None:
        self._notice, self._ways, self._unplayable = (), (), 0

    def _go_on(self) -> None:
        """Lifts the curtain, ends a pause, or deals the next deal."""
        if self._eyes.is_curtain_down:
            self._eyes.lift_curtain()
            self._publish()
        elif self.is_paused:
            self.pause(is_over=True)
        else:
            self.next_deal()

    def _hurry(self) -> None:
        """Skips the rest of the deal for a viewer who sits out."""
        if self._eyes.is_looking_on and self.waiting is Waiting.COMPUTER:
            self.is_hurried, self.is_paused = True, False
            self._publish()

    def _rearrange(self, order: tuple[Card, ...]) -> None:
        is_in_play = self.waiting not in (Waiting.DEAL_OVER, Waiting.MATCH_OVER)
        if is_in_play and not self._eyes.is_covered:
            hand = self._eyes.observe().hand
            seat, moved = self._eyes.seat, self._arrangement.moved(hand, order)
            if moved != self.match.arrangement(seat):
                self.match.arrange_hand(seat, moved)
            self._publish()

    def _publish(
        self,
        events: tuple[Event, ...] = (),
        say: Callable[[], str] = str,
        *,
        is_refusal: bool = False,
    ) -> None:
        self._targets = None
        with self.speaking():
            self.listener(Step(self._eyes.redact(events), self.view(), say(), is_refusal))
