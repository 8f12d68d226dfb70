"""The running match as the people before the screen see and play it. It alone changes the match."""

from collections.abc import Callable

from canasta_gui.session.gesture_interpreter import interpret
from canasta_gui.session.intents import Act, Clarify, Decline, Intent, Restage
from canasta_gui.session.meld_moves import act_or_decline
from canasta_gui.session.remedy import follow, ways_from
from canasta_gui.session.session_view import SessionView
from canasta_gui.session.staging import EMPTY, Staging
from canasta_gui.session.staging_words import tell_staging
from canasta_gui.session.viewpoint import Waiting
from canasta_gui.viewmodel.builders.say import Say
from canasta_gui.viewmodel.builders.table_facts import Note
from canasta_gui.viewmodel.builders.wording import Wording
from canasta_gui.viewmodel.gestures import Choose, Gesture, Press, Rearrange
from canasta_gui.viewmodel.hand_order import HandOrder
from canasta_gui.viewmodel.step import Step
from canasta_gui.viewmodel.table_view import ButtonId
from engine import (
    Accepted,
    Action,
    Card,
    Choice,
    Discard,
    Event,
    Match,
    Reason,
    Refusal,
    Way,
    redact_events,
)

Listener = Callable[[Step], None]


def nobody(_step: Step) -> None:
    """Listens to nothing."""


class Session(SessionView):
    """Receives gestures and the computers' actions, asks the engine, publishes steps.

    What is accepted is in the match's log before its step is published. Whatever the log raises
    passes through; the match then stands as before.
    """

    def __init__(self, match: Match, words: Wording, listener: Listener = nobody) -> None:
        super().__init__(match, words)
        self.listener = listener

    # --- what people do

    def handle(self, gesture: Gesture) -> None:
        """Do what a gesture of the viewer means, or say why it comes to nothing."""
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
            self._interpret(gesture)

    def undo(self) -> bool:
        """Take back the viewer's last action; false when that is not possible."""
        if not self._is_open_for_play or not self.undo_facts.is_possible:
            return False
        self.match.undo()
        view = self._eyes.observe()
        self._staging = self._staging.left_with(view.hand, len(view.own.melds))
        self._say_nothing()
        self._publish(said=self._words.say(Say.UNDO_DONE))
        return True

    def next_deal(self) -> bool:
        """Deal the next deal, or the first; false while one is played or after the last."""
        if self.waiting is not Waiting.DEAL_OVER or self.is_rehearsal:
            return False
        events = self.match.next_deal()
        self._is_hurried = self._is_hurried and self._eyes.is_looking_on
        self._after(events, EMPTY)
        return True

    def sort_hand(self, order: HandOrder) -> None:
        """Sort hands by this, and the viewer's hand at once, whatever lies where."""
        self.hand_order = order
        if self.match.arrangement(self._eyes.seat):
            self.match.arrange_hand(self._eyes.seat, ())
        self._publish()

    def act(self, action: Action) -> tuple[Refusal, ...]:
        """Let that person do something; what was laid aside goes back into the hand."""
        return () if self.ask_person() is None else self._act(action, EMPTY)

    # --- what the conductor does

    def submit_computer(self, seat: int, choice: Choice) -> tuple[Refusal, ...]:
        """Let a computer act, and keep its reasons; returns why it may not.

        Raises `ValueError` when the seat is no computer's, or not to act.
        """
        if self.waiting is not Waiting.COMPUTER or self.match.actor != seat:
            raise ValueError(f"seat {seat} is not to act as a computer")
        return self._act(choice.action, EMPTY, choice.reasons)

    def show_thinking(self, seat: int | None) -> None:
        """Mark the seat whose computer takes long."""
        if self._thinking != seat:
            self._thinking = seat
            self._publish()

    def pause(self) -> None:
        """Wait until the viewer goes on."""
        self._is_paused = True
        self._publish()

    def come_to_rest(self) -> None:
        """The picture shows the last step to its end: call the next person to the screen."""
        if self.waiting is Waiting.PERSON and not self._eyes.is_curtain_down:
            self._eyes.lower_curtain()
            self._staging = EMPTY
            self._say_nothing()
            self._publish()

    def refresh(self) -> None:
        """Show the picture anew, such as after a change of language."""
        self._publish()

    def _choose(self, answer: int | None) -> None:
        question, self._question = self._question, None
        if question is None or answer is None:
            self._publish()
        else:
            action = question.ways[answer][1]
            self._carry_out(act_or_decline(self._situation(), action, question.left))

    def _follow_way(self) -> None:
        """Do what was offered instead of what was refused; its button says what that is."""
        if self._ways and self._is_open_for_play:
            intent = follow(self._situation(), self._ways[0])
            # Whoever presses it knows that the turn ends with it, and is not asked again.
            self._asked = intent.action if isinstance(intent, Act) else None
            self._carry_out(intent)

    def _interpret(self, gesture: Gesture) -> None:
        self._question = None
        self._carry_out(interpret(gesture, self._situation()))

    def _carry_out(self, intent: Intent) -> None:
        match intent:
            case Act(action, left):
                if not self._asks_again(action) and self._is_let_pass(action):
                    self._act(action, left)
            case Restage(staging):
                self._asked = None
                moved = tell_staging(self._staging, staging, self._words)
                self._staging = staging
                self._say_nothing()
                self._publish(said=moved)
            case Clarify() as question:
                self._question = question
                self._say_nothing()
                self._publish()
            case Decline(notice) as declined:
                self._notice = notice
                self._ways = self._allowed(ways_from(self._eyes.observe(), declined))
                self._publish()
            case _:
                return

    def _allowed(self, ways: tuple[Way, ...]) -> tuple[Way, ...]:
        """Those that the guide would let pass."""
        guide = self.guide
        return ways if guide is None else tuple(it for it in ways if guide.allows(it.action))

    def _asks_again(self, action: Action) -> bool:
        """Whether the player wants to be asked before this ends the turn; once is enough."""
        is_asking = self.is_careful and isinstance(action, Discard) and action != self._asked
        self._asked = action if is_asking else None
        if is_asking:
            self._say_nothing()
            self._notice = Note(Say.NOTE_ONCE_MORE)
            self._publish()
        return is_asking

    def _is_let_pass(self, action: Action) -> bool:
        """Whether the guide has nothing against it; otherwise it says itself what it wants."""
        if self.guide is None:
            return True
        is_allowed = self.guide.allows(action)
        (self.guide.let_pass if is_allowed else self.guide.hold_back)(action)
        return is_allowed

    def _act(
        self, action: Action, left: Staging, reasons: tuple[Reason, ...] = ()
    ) -> tuple[Refusal, ...]:
        decision = self.match.play(action, reasons)
        if isinstance(decision, Accepted):
            self._after(decision.events, left)
            return ()
        return decision.refusals

    def _after(self, events: tuple[Event, ...], left: Staging) -> None:
        view = self.match.observe(self._eyes.seat)
        is_waiting = self.waiting is Waiting.VIEWER
        may_take = not view.public.facts.drew
        staging = left if may_take else left.without_take()
        self._staging = staging if is_waiting else EMPTY
        self._say_nothing()
        self._thinking = None
        self._publish(events)

    def _say_nothing(self) -> None:
        self._notice, self._ways = (), ()

    def _go_on(self) -> None:
        """The button that lifts the curtain, ends a pause, or deals."""
        if self._eyes.is_curtain_down:
            self._eyes.lift_curtain()
            self._publish()
        elif self._is_paused:
            self._is_paused = False
            self._publish()
        else:
            self.next_deal()

    def _hurry(self) -> None:
        """The viewer, who sits out, does not want to watch the others."""
        if self._eyes.is_looking_on and self.waiting is Waiting.COMPUTER:
            self._is_hurried, self._is_paused = True, False
            self._publish()

    def _rearrange(self, order: tuple[Card, ...]) -> None:
        is_in_play = self.waiting not in (Waiting.DEAL_OVER, Waiting.MATCH_OVER)
        if is_in_play and not self._eyes.is_covered:
            hand = self._eyes.observe().hand
            seat, moved = self._eyes.seat, self._arrangement.moved(hand, order)
            if moved != self.match.arrangement(seat):
                self.match.arrange_hand(seat, moved)
            self._publish()

    def _publish(self, events: tuple[Event, ...] = (), said: str = "") -> None:
        self._targets = None
        self.listener(Step(redact_events(events, self._eyes.reader), self.view(), said))
