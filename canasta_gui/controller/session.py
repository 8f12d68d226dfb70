"""The running match as the people before the screen see and play it. It alone changes the match."""

from collections.abc import Callable, Mapping

from canasta_gui.controller.advising import Adviser
from canasta_gui.controller.gestures import interpret
from canasta_gui.controller.guide import Guide
from canasta_gui.controller.hints import Hint, make_hint
from canasta_gui.controller.intents import Act, Clarify, Decline, Intent, Restage, Situation
from canasta_gui.controller.judging import judge_stage, ways_from
from canasta_gui.controller.laying import act_or_decline
from canasta_gui.controller.staging import EMPTY, Staging
from canasta_gui.controller.staging_words import tell_staging
from canasta_gui.controller.taking_back import undo_facts
from canasta_gui.controller.targets import Targets
from canasta_gui.controller.viewpoint import Viewpoint, Waiting
from canasta_gui.controller.whys import Whys
from canasta_gui.viewmodel.builders.explain import Told, explain
from canasta_gui.viewmodel.builders.facts import Note, Notice, TableFacts, UndoFacts
from canasta_gui.viewmodel.builders.hand import Arrangement
from canasta_gui.viewmodel.builders.memory import build_memory
from canasta_gui.viewmodel.builders.players import make_cast
from canasta_gui.viewmodel.builders.say import Say
from canasta_gui.viewmodel.builders.table import build_table_view
from canasta_gui.viewmodel.builders.wording import Cast, Wording
from canasta_gui.viewmodel.gestures import Choose, Gesture, Press, Rearrange, TargetVerdict, Thing
from canasta_gui.viewmodel.hand_order import HandOrder
from canasta_gui.viewmodel.hints import HintLevel
from canasta_gui.viewmodel.memory import MemoryView
from canasta_gui.viewmodel.step import Step
from canasta_gui.viewmodel.table_view import AdviceView, ButtonId, CardMarks, TableView
from canasta_gui.viewmodel.zones import Zone, ZoneKind
from engine import (
    Accepted,
    Action,
    Advice,
    Card,
    Choice,
    Discard,
    Event,
    Match,
    Observation,
    Reason,
    Refusal,
    Way,
    redact_events,
)

Listener = Callable[[Step], None]


def nobody(_step: Step) -> None:
    """Listens to nothing."""


class Session:
    """Receives gestures and the computers' actions, asks the engine, publishes steps.

    What is accepted is in the match's log before its step is published. Whatever the log raises
    passes through; the match then stands as before.
    """

    def __init__(self, match: Match, words: Wording, listener: Listener = nobody) -> None:
        self.match = match
        self.listener = listener
        self._words = words
        self._eyes = Viewpoint.at(match)
        self._staging = EMPTY
        self._notice: Notice = ()
        self._ways: tuple[Way, ...] = ()
        """What would be legal instead of what was refused."""
        self.hand_order = HandOrder.RANK
        """By what hands are sorted that nobody has put into another order."""
        self.hints = HintLevel.OFF
        self.is_careful = False
        """Whether a discard, which ends the turn, has to be made twice."""
        self.guide: Guide | None = None
        """Who leads the viewer: not all that is lawful is done then."""
        self.is_rehearsal = False
        """Whether nothing of it is kept; then there is no other deal."""
        self.marks: CardMarks = ()
        """What cards of the hand have to do with a moment that is looked at again."""
        self._asked: Action | None = None
        self._question: Clarify | None = None
        """What the viewer has to choose before the last gesture is done."""
        self._is_paused = False
        self._is_hurried = False
        self._thinking: int | None = None
        self._targets: Targets | None = None

    # --- what is to be seen

    @property
    def waiting(self) -> Waiting:
        """Whom the game waits for."""
        return self._eyes.waiting

    @property
    def viewer(self) -> int:
        """The seat at the bottom of the picture."""
        return self._eyes.seat

    @property
    def is_paused(self) -> bool:
        """Whether the game waits until the viewer goes on."""
        return self._is_paused

    @property
    def is_hurried(self) -> bool:
        """Whether the viewer only waits for a deal to play in: the others need not be shown."""
        return self._is_hurried

    def view(self) -> TableView:
        """The picture now."""
        return build_table_view(self._facts(), self._words)

    def targets(self, cards: tuple[Card, ...], source: Zone) -> Mapping[Zone, TargetVerdict]:
        """Where lifted cards may go; the session is the table's `TargetOracle`."""
        if not self._is_open_for_play:
            return {}
        if self._targets is None:
            self._targets = Targets(self._situation(), self._words, self._cast())
        return self._targets.targets(cards, source)

    def advise(self, cards: tuple[Card, ...]) -> AdviceView:
        """What the raised cards could do; nothing while hints are off."""
        if self.hints is HintLevel.OFF or not self._facts().is_viewers_move:
            return AdviceView()
        found = self.targets(cards, Zone(ZoneKind.HAND, self.viewer))
        return self._adviser().verdict(cards, found)

    def advise_more(self, cards: tuple[Card, ...]) -> AdviceView:
        """The same, and with full hints the nearest legal way."""
        first = self.advise(cards)
        is_full = self.hints is HintLevel.FULL and first != AdviceView()
        return self._adviser().more(cards, first) if is_full else first

    def _adviser(self) -> Adviser:
        return Adviser(self._situation(), self._words, self._cast())

    def log(self) -> tuple[str, ...]:
        """What happened in this deal, in words, as far as the viewer may know."""
        return tuple(line.text for line in self.whys().lines())

    def whys(self) -> Whys:
        """Who can be asked why, and what they answer."""
        return Whys(self._eyes, self._words, self._cast())

    def memory(self) -> MemoryView | None:
        """What the viewer could remember of this deal; nothing while the own hand is covered."""
        if self._eyes.is_covered or self.match.state.public.deal == 0:
            return None
        return build_memory(self._eyes.observe(), self._names(), self._words)

    def explain(self, thing: Thing) -> Told | None:
        """What there is to say of a thing on the table; nothing behind the curtain."""
        if self._eyes.is_curtain_down:
            return None
        return explain(self._facts(), thing, self._words, self._cast())

    def tell(self, events: tuple[Event, ...]) -> tuple[str, ...]:
        """Events in the viewer's words; those that are not worth a word are left out."""
        cast = self._cast()
        lines = (self._words.event(event, cast) for event in events)
        return tuple(line for line in lines if line)

    @property
    def refused_rule(self) -> str | None:
        """The rule whose refusal is being shown, if one is."""
        refusals = () if isinstance(self._notice, Note) else self._notice
        return refusals[0].rule if refusals else None

    @property
    def is_refusing(self) -> bool:
        """Whether the last gesture came to nothing; a question back is no refusal."""
        return self._notice not in ((), Note(Say.NOTE_ONCE_MORE))

    @property
    def undo_facts(self) -> UndoFacts:
        """Whether the viewer's last action can be taken back, or what keeps it.

        In a lesson nothing is: a wrong step is held back before it is made.
        """
        if self.guide is not None:
            return UndoFacts(is_possible=False, reason=Say.UNDO_NOTHING)
        return undo_facts(self.match, self._eyes.seat)

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

    # --- hints

    def ask_person(self) -> Observation | None:
        """What the person who has to act may see; ``None`` when nobody before the screen has to."""
        is_here = self.waiting is Waiting.VIEWER and self._is_open_for_play
        # A guide says itself what to do.
        return self._eyes.observe() if is_here and self.guide is None else None

    def hint(self, advice: tuple[Advice, ...]) -> Hint:
        """Advice for that person, in words."""
        return make_hint(self._eyes.observe(), advice, self._words)

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

    def ask_computer(self) -> tuple[int, Observation] | None:
        """The computer that has to act and what it may see; ``None`` when none has to."""
        if self.waiting is not Waiting.COMPUTER or self._is_paused:
            return None
        seat = self.match.actor
        return seat, self.match.observe(seat)

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

    # --- how it works

    @property
    def _is_open_for_play(self) -> bool:
        return not (self._is_paused or self._eyes.is_covered or self._eyes.is_curtain_down)

    def _choose(self, answer: int | None) -> None:
        question, self._question = self._question, None
        if question is None or answer is None:
            self._publish()
        else:
            action = question.ways[answer][1]
            self._carry_out(act_or_decline(self._situation(), action, question.left))

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
                self._ways = ways_from(self._eyes.observe(), declined)
                self._publish()
            case _:
                return

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

    @property
    def _arrangement(self) -> Arrangement:
        return Arrangement(self.hand_order, self.match.arrangement(self._eyes.seat))

    def _publish(self, events: tuple[Event, ...] = (), said: str = "") -> None:
        self._targets = None
        self.listener(Step(redact_events(events, self._eyes.reader), self.view(), said))

    def _situation(self) -> Situation:
        return Situation(self._eyes.observe(), self._staging)

    def _cast(self) -> Cast:
        return make_cast(self._names(), self._eyes.observe(), self._words)

    def _names(self) -> tuple[str, ...]:
        return tuple(player.name for player in self.match.seats)

    def _facts(self) -> TableFacts:
        view = self._eyes.observe()
        return TableFacts(
            view=view,
            names=self._names(),
            persons=self._eyes.persons,
            is_covered=self._eyes.is_covered,
            arrangement=self._arrangement,
            stage=judge_stage(view, self._staging),
            thinking=self._thinking,
            last=self._eyes.last_events(),
            notice=self._notice,
            ways=self._ways,
            hints=self.hints,
            curtain=self._eyes.curtain(),
            revealed=self._eyes.revealed(),
            is_paused=self._is_paused,
            is_looking_on=self._eyes.is_looking_on,
            is_hurried=self._is_hurried,
            may_mean=tuple(at for at, _ in self._question.ways) if self._question else (),
            undo=self.undo_facts,
            marks=self.marks,
            is_rehearsal=self.is_rehearsal,
        )
