"""What can be read from the running match: the view, the log, explanations, verdicts."""

from collections.abc import Mapping
from contextlib import nullcontext
from typing import TYPE_CHECKING

from canasta_gui.session.action_reasons import ActionReasons
from canasta_gui.session.hint_words import Hint, make_hint
from canasta_gui.session.intents import Clarify, GestureContext
from canasta_gui.session.lesson_guide import Guide, as_guided
from canasta_gui.session.raised_cards import RaisedCardsJudge, Targets, meant_by, tell_meant
from canasta_gui.session.stage_check import judge_stage
from canasta_gui.session.viewpoint import Viewpoint, Waiting
from canasta_gui.viewmodel.beat import Step
from canasta_gui.viewmodel.builders.bubble_builder import build_last_round
from canasta_gui.viewmodel.builders.explanation_builder import Explanation, explain
from canasta_gui.viewmodel.builders.hand_arrangement import HandArrangement
from canasta_gui.viewmodel.builders.memory_builder import MemoryAidView, build_memory
from canasta_gui.viewmodel.builders.names import player_names
from canasta_gui.viewmodel.builders.staging import EMPTY, LaidAside, Staging
from canasta_gui.viewmodel.builders.table_builder import build_table_view
from canasta_gui.viewmodel.builders.table_facts import Note, Notice, TableFacts, UndoFacts
from canasta_gui.viewmodel.builders.wording import PlayerNames, Speaking, TextId, Wording
from canasta_gui.viewmodel.gestures import TargetVerdict, Thing
from canasta_gui.viewmodel.player_faces import given_faces
from canasta_gui.viewmodel.table_choices import HandOrder, HintLevel
from canasta_gui.viewmodel.table_view import CardMarks, RaisedCardsView, TableView
from canasta_gui.viewmodel.zones import Zone, ZoneKind
from engine import Action, Card, Event, Match, Observation, Way, redact_events

if TYPE_CHECKING:
    from engine import Advice


class SessionView:
    """The state of a session, and everything that can be read from it. Changes nothing."""

    def __init__(self, match: Match, words: Wording) -> None:
        self.match = match
        self._words = words
        self.speaking: Speaking = nullcontext
        """Lets texts be made in the words of the person whose own screen this is."""
        self._eyes = Viewpoint.at(match)
        self.aside = LaidAside()
        """What the seat that has the turn has laid aside, at whichever screen it is played."""
        self._notice: Notice = ()
        self._tried_at: Zone | None = None
        """Where the last gesture was made."""
        self._ways: tuple[Way, ...] = ()
        """The legal actions offered instead of the refused one."""
        self._unplayable = 0
        self.hand_order = HandOrder.GAME
        """The order of hands that nobody has put into another order."""
        self.hints = HintLevel.OFF
        self.is_careful = False
        """Whether a discard, which ends the turn, has to be made twice."""
        self.guide: Guide | None = None
        """The guide of a lesson or exercise, which allows only some of the legal actions."""
        self.is_rehearsal = False
        """Whether the match is a rehearsal: nothing of it is saved, and it ends with its deal."""
        self.marks: CardMarks = ()
        """The marks on cards of the hand in a position that is looked at again."""
        self.seat_notes: Mapping[int, TextId] = {}
        """What is said on the plates of seats whose hands are on other screens."""
        self._asked: Action | None = None
        self._question: Clarify | None = None
        """The choice that the viewer has to make before the last gesture is carried out."""
        self.is_paused = False
        """Whether the game waits until the viewer goes on."""
        self.is_hurried = False
        """Whether the viewer sits out and skips the deal: computer actions need not be shown."""
        self._thinking: int | None = None
        self._targets: Targets | None = None
        self._shown: TableView | None = None

    @property
    def waiting(self) -> Waiting:
        """Returns what the game waits for."""
        return self._eyes.waiting

    @property
    def staging(self) -> Staging:
        """Returns what the viewer has laid aside."""
        return self.aside.staging if self._eyes.has_turn else EMPTY

    @property
    def viewer(self) -> int:
        """Returns the seat at the bottom of the table."""
        return self._eyes.seat

    @property
    def is_at_end(self) -> bool:
        """Returns whether nothing follows: the match is over, or the deal that is rehearsed."""
        is_last = self.is_rehearsal or self.match.is_over
        return is_last and self.match.is_between_deals

    def view(self) -> TableView:
        """Builds the view of the table."""
        view = build_table_view(self._facts(), self._words)
        if self.guide is not None:
            view = as_guided(view, self.guide, is_over=self.match.is_between_deals)
        self._shown = view
        return view

    @property
    def shown(self) -> TableView:
        """Returns the view that was built last: the table shows it, or plays the step to it."""
        return self.view() if self._shown is None else self._shown

    def targets(self, cards: tuple[Card, ...], source: Zone) -> Mapping[Zone, TargetVerdict]:
        """Returns where lifted cards may be dropped; implements `TargetOracle`."""
        if not self._is_open_for_play:
            return {}
        if self._targets is None:
            self._targets = Targets(self._situation(), self._words, self._names())
        return self._targets.targets(cards, source)

    def advise(self, cards: tuple[Card, ...]) -> RaisedCardsView:
        """Returns what the raised cards could do; empty while rule hints are off."""
        if self.hints is HintLevel.OFF or not self._facts().is_viewers_move:
            return RaisedCardsView()
        found = self.targets(cards, Zone(ZoneKind.HAND, self.viewer))
        return self._adviser().verdict(cards, found)

    def advise_more(self, cards: tuple[Card, ...]) -> RaisedCardsView:
        """Returns the same, and with full rule hints the nearest legal way."""
        first = self.advise(cards)
        is_full = self.hints is HintLevel.FULL and first != RaisedCardsView()
        return self._adviser().more(cards, first) if is_full else first

    def _adviser(self) -> RaisedCardsJudge:
        return RaisedCardsJudge(self._situation(), self._words, self._names())

    def log(self) -> tuple[str, ...]:
        """Returns the events of this deal in words, as far as the viewer may know them."""
        return tuple(line.text for line in self.whys().lines())

    def whys(self) -> ActionReasons:
        """Returns the reasons of computer actions, by log line and by seat."""
        return ActionReasons(self._eyes, self._words, self._players)

    @property
    def can_recall(self) -> bool:
        """Returns whether the viewer may see the memory aid: not while the own hand is covered."""
        return not self._eyes.is_covered and self.match.state.public.deal > 0

    def memory(self) -> MemoryAidView:
        """Returns the memory aid for the viewer."""
        return build_memory(self._eyes.observe(), self._names(), self._words)

    def explain(self, thing: Thing) -> Explanation | None:
        """Returns the explanation of a thing on the table; ``None`` behind the curtain."""
        if self._eyes.is_curtain_down:
            return None
        return explain(self._facts(), thing, self._words)

    def tell(self, events: tuple[Event, ...]) -> tuple[str, ...]:
        """Puts events into words; events without words are left out."""
        players = self._players()
        return tuple(filter(None, (self._words.event(event, players) for event in events)))

    @property
    def refused_rule(self) -> str | None:
        """Returns the id of the rule whose refusal is shown; ``None`` if none is."""
        refusals = () if isinstance(self._notice, Note) else self._notice
        return refusals[0].rule if refusals else None

    @property
    def note(self) -> TextId | None:
        """Returns the note that answers the last gesture; ``None`` without one."""
        return self._notice.what if isinstance(self._notice, Note) else None

    @property
    def is_refusing(self) -> bool:
        """Returns whether the last gesture was refused, which a choice put to the viewer is not."""
        return self._notice not in ((), Note(TextId.NOTE_ONCE_MORE))

    @property
    def undo_facts(self) -> UndoFacts:
        """Returns whether the last action can be taken back, and otherwise why not.

        In a lesson it cannot: a wrong action is held back before it is played.
        """
        if self.guide is not None:
            return UndoFacts(is_possible=False, reason=TextId.UNDO_NOTHING)
        return self._eyes.undo_facts()

    @property
    def can_redo(self) -> bool:
        """Returns whether the viewer took an action back and has done nothing else since."""
        return self.waiting is Waiting.VIEWER and self.guide is None and self.match.can_redo

    @property
    def can_repeat(self) -> bool:
        """Returns whether others have acted since the viewer's last action."""
        return not self._eyes.is_covered and self._eyes.own_moments < len(self.match.moments)

    def repeated(self) -> tuple[TableView, tuple[Step, ...]]:
        """Returns the view after the viewer's last action, and the steps since then as the viewer
        may see them, whoever was before the screen.
        """
        moments, begun = self.match.moments, self._eyes.own_moments
        steps = (
            Step(redact_events(moments[at].entry.events, self.viewer), self._view_after(at + 1))
            for at in range(begun, len(moments))
        )
        return self._view_after(begun), tuple(steps)

    def last_round(self) -> str:
        """Returns in one line what the others did since the viewer's last action, as the viewer
        may see it.
        """
        since = self.match.moments[self._eyes.own_moments :]
        seen = (redact_events(moment.entry.events, self.viewer) for moment in since)
        events = (event for some in seen for event in some)
        return build_last_round(events, self._names(), self._words, self.viewer)

    def _view_after(self, count: int) -> TableView:
        """Returns the viewer's view after a number of moments."""
        past = SessionView(self.match.until(count), self._words)
        past._eyes = Viewpoint(past.match, self.viewer, is_covered=False)
        past.hints, past.hand_order = self.hints, self.hand_order
        return past.view()

    def ask_person(self) -> Observation | None:
        """Returns the observation of the person who has to act; ``None`` if nobody at the screen
        has to.
        """
        is_here = self.waiting is Waiting.VIEWER and self._is_open_for_play
        # A guide gives its own instructions.
        return self._eyes.observe() if is_here and self.guide is None else None

    def meant(self, cards: tuple[Card, ...]) -> tuple[Action, ...]:
        """Returns the moves that raised cards could mean now, the most natural first."""
        view = self.ask_person()
        return () if view is None else meant_by(view, cards)

    def tell_meant(self, compared: "tuple[Advice, ...]") -> tuple[tuple[str, str], ...]:
        """Puts into words what those moves would cost."""
        return tell_meant(self._eyes.observe(), compared, self._words)

    def hint(self, advice: "tuple[Advice, ...]") -> Hint:
        """Puts advice for that person into words."""
        with self.speaking():
            return make_hint(self._eyes.observe(), advice, self._words)

    def ask_computer(self) -> tuple[int, Observation] | None:
        """Returns the computer seat that has to act and what it sees; ``None`` if none has to."""
        if self.waiting is not Waiting.COMPUTER or self.is_paused:
            return None
        return self.match.actor, self.match.observe(self.match.actor)

    @property
    def _is_open_for_play(self) -> bool:
        return not (self.is_paused or self._eyes.is_covered or self._eyes.is_curtain_down)

    @property
    def _arrangement(self) -> HandArrangement:
        order = self.hand_order
        if order is HandOrder.GAME:
            order = HandOrder.SUIT if self.match.rules.meld.sequences else HandOrder.RANK
        return HandArrangement(order, self.match.arrangement(self.viewer))

    def _situation(self) -> GestureContext:
        return GestureContext(self._eyes.observe(), self.staging)

    def _players(self) -> PlayerNames:
        return player_names(self._facts(), self._words)

    def _names(self) -> tuple[str, ...]:
        return tuple(player.name for player in self.match.seats)

    def _facts(self) -> TableFacts:
        view = self._eyes.observe()
        return TableFacts(
            view=view,
            names=self._names(),
            next_rules=self.match.next_rules,
            faces=given_faces([player.face for player in self.match.seats]),
            persons=self._eyes.persons,
            stand_ins=self.match.stand_ins,
            seat_notes=self.seat_notes,
            is_covered=self._eyes.is_covered,
            arrangement=self._arrangement,
            stage=judge_stage(view, self.staging),
            thinking=self._thinking,
            last=self._eyes.last_events(),
            notice=self._notice,
            notice_at=self._tried_at,
            ways=self._ways,
            unplayable=self._unplayable,
            hints=self.hints,
            curtain=self._eyes.curtain(),
            revealed=self._eyes.revealed(),
            is_paused=self.is_paused,
            is_looking_on=self._eyes.is_looking_on,
            is_bystander=self._eyes.is_bystander,
            is_hurried=self.is_hurried,
            may_mean=tuple(at for at, _ in self._question.ways) if self._question else (),
            undo=self.undo_facts,
            marks=self.marks,
            is_rehearsal=self.is_rehearsal,
            is_recorded=self.waiting is Waiting.NOBODY,
        )
