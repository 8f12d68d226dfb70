"""Exercises at the table of the window, against the computer players and judged by the best."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QObject

from canasta_gui.controller.session import Session
from canasta_gui.controller.thinking import Reply
from canasta_gui.controller.viewpoint import Waiting
from canasta_gui.controller.worker import Worker
from canasta_gui.dialogs.default_names import default_seat
from canasta_gui.lessons.exercises import ExerciseTexts, exercise_named, next_exercise, set_up
from canasta_gui.viewmodel.gestures import Press
from canasta_gui.viewmodel.table_view import ButtonId
from canasta_gui.windows.lesson_card import LessonCard
from canasta_gui.windows.main_window import MainWindow
from canasta_gui.windows.match_flow import MatchFlow
from canasta_gui.windows.match_setup import chance
from canasta_gui.words import Words
from canasta_gui.words.verdicts import VerdictTexts
from engine import Action, Choice, Match, Observation, Ruleset, SeatPlayer, new_code

OPPONENTS: Final = "strong"
JUDGE: Final = "expert"


class Practising(QObject):
    """Puts an exercise on the table; after each action the judge says what it would have done.

    The judge sees what the person sees. It thinks in a process of its own while the person does.
    """

    def __init__(
        self, window: MainWindow, flow: MatchFlow, make_judge: Callable[[], Worker] = Worker
    ) -> None:
        super().__init__(window)
        self._window = window
        self._flow = flow
        self._make_judge = make_judge
        self._judge: Worker | None = None
        self._name = ""
        self._rules: Ruleset | None = None
        self._session: Session | None = None
        self._back: Callable[[], object] = flow.greet
        self._questions: list[tuple[int, Observation]] = []
        """Positions that the judge still has to look at, the one before it first."""
        self._asked = -1
        self._opinions: dict[int, Choice] = {}
        self._deeds: dict[int, Action] = {}
        """By position: what the judge would do, and what was done."""
        self.card = LessonCard(window.table)
        self.card.gone_on.connect(self._go_on)
        self.card.left.connect(self.leave)
        conductor = flow.conductor
        conductor.changed.connect(self._follow)
        conductor.deal_over.connect(self._show_score)
        window.page_changed.connect(self._follow)
        window.table.gesture.connect(self._press)
        window.table.tableau.shown.connect(self.card.settle)

    @property
    def is_on(self) -> bool:
        """Whether an exercise is on the table."""
        return self._session is not None

    def begin(self, name: str) -> None:
        """Set the table for an exercise."""
        if not self.is_on:
            self._back = self._flow.way_back()
        state = set_up(exercise_named(name), self._rules or self._flow.rules)
        self._name, self._rules = name, state.rules
        self._session = None
        self.end()
        for record in (self._questions, self._opinions, self._deeds):
            record.clear()
        self._window.show_table()
        self._window.use_names(state.rules.words.style)
        names = [default_seat(seat).name for seat in range(len(state.private))]
        seats = tuple(
            SeatPlayer(who, "computer", OPPONENTS) if at else SeatPlayer(who)
            for at, who in enumerate(names)
        )
        match = Match.at(state, seats, new_code(chance()))
        self._flow.conductor.rehearse(match, None, self._note)
        self._session = self._flow.conductor.session
        self._tell(ExerciseTexts(state.rules).task(name))
        self._follow()

    def leave(self) -> None:
        """Give the table back."""
        self._put_away()
        self._back()

    def end(self) -> None:
        """Send the judge home."""
        if self._judge is not None:
            self._judge.stop()
            self._judge = None

    def _note(self, action: Action) -> bool:
        """The person acts, and may: remember it for the judge."""
        position = self._position
        self._deeds[position] = action
        self._give_verdict(position)
        return True

    def _go_on(self) -> None:
        self.begin(next_exercise(self._name))

    def _press(self, gesture: object) -> None:
        is_over = self._session is not None and self._session.waiting is Waiting.DEAL_OVER
        if is_over and gesture == Press(ButtonId.NEXT):
            self._go_on()

    def _follow(self) -> None:
        """Ask the judge about every position in which the person has to act."""
        session = self._session
        if session is None:
            return
        if self._flow.conductor.session is not session or not self._window.is_at_table:
            self._put_away()
            return
        position = self._position
        is_known = position in self._opinions or any(at == position for at, _ in self._questions)
        if session.waiting is Waiting.VIEWER and not is_known:
            self._questions.append((position, session.match.observe(session.viewer)))
            if len(self._questions) == 1:
                self._ask()

    @property
    def _position(self) -> int:
        assert self._session is not None
        return len(self._session.match.moments)

    def _ask(self) -> None:
        """Put the oldest question; the judge is asked one at a time, and each is answered."""
        if self._judge is None:
            self._judge = self._make_judge()
            self._judge.answered.connect(self._on_reply)
        position, view = self._questions[0]
        self._asked = self._judge.ask(JUDGE, view, f"practice {position}")

    def _on_reply(self, reply: Reply) -> None:
        if self._session is None or reply.id != self._asked or not self._questions:
            return
        position, _ = self._questions.pop(0)
        if reply.choice is not None:
            self._opinions[position] = reply.choice
            self._give_verdict(position)
        if self._questions:
            self._ask()

    def _give_verdict(self, position: int) -> None:
        """As soon as both are known: what was done, and what the judge would do."""
        opinion, deed = self._opinions.get(position), self._deeds.get(position)
        if opinion is None or deed is None or self._rules is None:
            return
        words = Words(self._rules)
        reasons = [text for it in opinion.reasons if (text := words.reason(it))]
        self._tell(VerdictTexts(self._rules).verdict(deed, opinion.action, reasons))

    def _tell(self, text: str) -> None:
        assert self._rules is not None
        self.card.show_title(ExerciseTexts(self._rules).title(self._name))
        self.card.tell(text, can_go_on=True, next_text=self.tr("Next exercise"), has_keys=False)
        self._window.table.announce(text)

    def _show_score(self) -> None:
        if self._session is not None and self._flow.deals:
            dialog = self._flow.show_score(self._flow.deals[-1])
            dialog.next_button.setText(self.tr("Back to the exercise"))

    def _put_away(self) -> None:
        self._session = self._rules = None
        self.end()
        self.card.hide()
