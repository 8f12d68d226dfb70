"""The choice of lessons and exercises, each as a card."""

from collections.abc import Collection

from PySide6.QtWidgets import QWidget

from canasta_gui.dialogs.sheet_dialog import SheetDialog
from canasta_gui.i18n.formats import sentences
from canasta_gui.lessons.exercises import EXERCISES, ExerciseTexts
from canasta_gui.lessons.lesson_catalogue import COURSE, FIRST_MATCH, path_of, rules_taught_in
from canasta_gui.settings.practice import Practice
from canasta_gui.widgets.choice_list import ChoiceList
from canasta_gui.widgets.factory import button, label
from canasta_gui.words.verdict_texts import VerdictTexts
from canasta_gui.words.words import Words
from engine import Ruleset


class LessonsDialog(SheetDialog):
    """Accepted with ``chosen`` set to the id of a lesson, or to ``practice/`` and an exercise."""

    def __init__(
        self,
        rules: Ruleset,
        done: Collection[str],
        practice: Practice,
        parent: QWidget | None = None,
        *,
        has_played: bool = True,
    ) -> None:
        super().__init__(parent)
        self._done = done
        self._practice = practice
        self._own = rules
        self._lessons = {kind.id: kind(rules_taught_in(kind, rules)) for kind in COURSE}
        self._has_played = has_played
        self._path = path_of(self._lessons, done, has_played=has_played)
        exercises = [f"practice/{exercise.id}" for exercise in EXERCISES]
        self.progress = label(role="strong", is_wrapped=True)
        self.body.addWidget(self.progress)
        self.list = ChoiceList()
        self.list.show_cards((*self._path.steps, *exercises))
        self.cards = self.list.cards
        self.body.addWidget(self.list)
        self.exercises_button = button(self.tr("Exercises…"))
        self.footer.add_side(self.exercises_button)
        self.begin_button = self.add_closing_button(self.tr("Begin"))
        self.cancel_button = self.add_cancelling_button(self.tr("Cancel"))
        self._choose_next()
        self._write()
        self.resize(620, 620)

    @property
    def chosen(self) -> str:
        """The id of the chosen lesson."""
        return self.list.value

    def _write(self) -> None:
        """Writes the heading and every card."""
        self.set_heading(
            self.tr("Learn canasta"),
            self.tr("At the table, by the rules of {game}.").format(game=self._own.title),
        )
        self.progress.setText(self._progress())
        self.cards[FIRST_MATCH].set_texts(
            self.tr("Your first match"),
            self.tr("Easy partners and opponents; the table points out what is new."),
            [self.tr("Played")] if self._has_played else [],
        )
        for name, lesson in self._lessons.items():
            time = self.tr("About %n minutes", "", self._path.minutes[name])
            facts = [self.tr("Done") if name in self._done else time]
            if lesson.rules.edition != self._own.edition:
                facts.append(self.tr("By the rules of {game}").format(game=lesson.rules.title))
            self.cards[name].set_texts(lesson.title(), lesson.about(), facts)
        texts, verdicts = ExerciseTexts(self._own), VerdictTexts(Words(self._own))
        for exercise in EXERCISES:
            card = self.cards[f"practice/{exercise.id}"]
            facts = [self.tr("Exercise"), verdicts.progress(self._practice.record(exercise.id))]
            card.set_texts(
                texts.title(exercise.id), texts.task(exercise.id), list(filter(None, facts))
            )

    def _progress(self) -> str:
        """Returns the finished lessons, the next one, and the time for all remaining ones."""
        path = self._path
        learnt = self.tr("{learnt} of {count} lessons learnt.").format(
            learnt=path.learnt, count=len(self._lessons)
        )
        if not path.minutes_left:
            return learnt
        name = path.next
        title = self.tr("Your first match") if name == FIRST_MATCH else self._lessons[name].title()
        following = self.tr("Next: {title}.").format(title=title)
        left = self.tr("All that is left takes about %n minutes.", "", path.minutes_left)
        return sentences((learnt, following, left))

    def _choose_next(self) -> None:
        """Selects the first lesson of the path that has not been finished."""
        self.list.choose(self._path.next)
        self.cards[self._path.next].setFocus()
