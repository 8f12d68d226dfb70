"""Opens the dialogs and carries out the choices made in them."""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Slot

from canasta_gui.controller.player_worker import Worker
from canasta_gui.dialogs.file_notices import file_notice
from canasta_gui.session.fairness_check import last_finished
from canasta_gui.settings.preferences import Preferences
from canasta_gui.table.render.card_painter import CardPainter
from canasta_gui.theme.look import deck_style
from canasta_gui.theme.table_look import table_options
from canasta_gui.windows.frame.main_window import MainWindow
from canasta_gui.windows.match.match_flow import MatchFlow
from engine import JournalError, Match, load_match, reference_of

if TYPE_CHECKING:
    from canasta_gui.controller.deal_review import DealReviewer
    from canasta_gui.dialogs.score.score_sheet_dialog import ScoreSheetDialog
    from canasta_gui.session.decisions import Finding
    from canasta_gui.session.playback import Playback
    from canasta_gui.windows.learning.exercise_desk import ExerciseDesk
    from canasta_gui.windows.learning.exercise_flow import ExerciseFlow
    from canasta_gui.windows.learning.lesson_flow import LessonFlow
    from canasta_gui.windows.playback.playback_flow import PlaybackFlow


class DialogOpeners(QObject):
    """The functions that open dialogs; each dialog is imported when it is first opened, to start
    fast.
    """

    def __init__(self, window: MainWindow, flow: MatchFlow, preferences: Preferences) -> None:
        super().__init__(window)
        self._window = window
        self._flow = flow
        self._preferences = preferences
        self.lesson_flow: LessonFlow | None = None
        self.exercise_desk: ExerciseDesk | None = None
        self.playback: PlaybackFlow | None = None
        flow.rule_asked.connect(self.show_rule)
        flow.watch_asked.connect(self.watch_deal)
        self.make_judge: Callable[[], Worker] = Worker
        """The factory of the worker that judges people's actions."""
        self.is_silent: Callable[[], bool] = bool
        """Returns whether sounds are wanted but cannot be played."""
        self._review: tuple[str, int, DealReviewer] | None = None
        """The last review: the deal code of its match, the number of the deal, and the reviewer."""
        self._persons: tuple[tuple[str, int], tuple[int, ...]] | None = None
        """The people of the last deal that is over, by deal code and number of the deal."""

    def commands(self) -> dict[str, Callable[[], object]]:
        """Returns the function of each action, by the action's name."""
        return {
            "new": self.choose_match,
            "daily": self._flow.choose_daily_deal,
            "back": self.leave,
            "saved": self.choose_saved,
            "house": self.show_house_rules,
            "players": self.show_players,
            "record": self.show_record,
            "sheet": self.show_sheet,
            "review": self.show_review,
            "watch": self.watch,
            "compare": self.show_comparison,
            "fairness": self.show_fairness,
            "print": self.print_sheet,
            "pdf": self.save_sheet,
            "settings": self.show_settings,
            "learn": self.choose_lesson,
            "exercises": self.practise,
            "how-to-play": self.show_rules,
            "glossary": self.show_glossary,
            "differs": self.show_differences,
            "strengths": self.show_strengths,
            "keys": self.show_keys,
            "about": self.show_about,
        }

    @Slot()
    def choose_match(self) -> None:
        """Lets the player choose game and players, then deals."""
        from canasta_gui.dialogs.new_match.new_match_dialog import NewMatchDialog

        persons = self._preferences.persons.all()
        dialog = NewMatchDialog(self._flow.usual, self._flow.recent_games, self._window, persons)
        dialog.accepted.connect(lambda: self._flow.begin(dialog.choice, dialog.code.code))
        dialog.open()

    @Slot()
    def choose_saved(self) -> None:
        """Lets the player choose a saved match, then resumes it."""
        from canasta_gui.dialogs.saved_matches.saved_matches_dialog import SavedMatchesDialog

        keep = self._preferences.remembered.kept_matches
        dialog = SavedMatchesDialog(self._flow.store, self._flow.conductor.path, self._window, keep)
        dialog.accepted.connect(lambda: dialog.chosen and self._flow.resume(dialog.chosen))
        dialog.watched.connect(self.watch_file)
        dialog.keep_chosen.connect(self._keep_matches)
        dialog.open()

    def _keep_matches(self, count: int) -> None:
        self._preferences.remember(kept_matches=count)

    def show_house_rules(self) -> None:
        """Opens the dialog in which players make, change and share their house rules."""
        from canasta_gui.dialogs.house_rules.house_rules_dialog import HouseRulesDialog
        from canasta_gui.persistence.house_store import HouseStore

        table = reference_of(self._flow.rules)
        HouseRulesDialog(HouseStore(), table, self._window).open()

    @Slot()
    def show_players(self) -> None:
        """Opens the dialog in which the persons of this computer are named, chosen and deleted."""
        from canasta_gui.dialogs.players.players_dialog import PlayersDialog

        PlayersDialog(self._preferences, self._window).open()

    def show_record(self) -> None:
        """Opens the record of the matches that the players of this computer have finished."""
        from canasta_gui.dialogs.records.records_dialog import RecordsDialog

        RecordsDialog(self._flow.store, self._window, self._preferences).open()

    def show_sheet(self) -> "ScoreSheetDialog":
        """Opens the score sheet, which leads to the score of each deal and to printing."""
        from canasta_gui.dialogs.score.score_sheet_dialog import ScoreSheetDialog

        dialog = ScoreSheetDialog(self._flow.deals, self._flow.last_played, self._window)
        dialog.opened.connect(self._flow.show_score)
        dialog.open()
        return dialog

    @property
    def can_review(self) -> bool:
        """Whether a deal is over: the one that is watched, or one of the match on the table."""
        return self._reviewed is not None

    @property
    def _reviewed(self) -> tuple[Match, int] | None:
        """The match and the number of the deal that a review would look at."""
        if self.playback is not None and self.playback.is_on:
            return self.playback.finished_deal
        match = self._flow.match
        if match is None or self._flow.conductor.path is None or not last_finished(match):
            return None
        return match, last_finished(match)

    def show_review(self) -> None:
        """Opens the review of the deal that is watched, otherwise of the last deal."""
        from canasta_gui.dialogs.deal_review_dialog import DealReviewDialog

        if self._reviewed is None:
            return
        match, number = self._reviewed
        reviewer = self._reviewing(match, number)
        words = self._preferences.remembered.words_style
        cards = CardPainter(deck_style(self._preferences.settings, words))
        dialog = DealReviewDialog(match, reviewer, cards, self._window)
        dialog.wanted.connect(partial(self._revisit, match, reviewer))
        dialog.finished.connect(lambda: self._mark_findings(match))
        dialog.open()

    def _mark_findings(self, match: Match) -> None:
        if self.playback is not None and self.playback.match is match:
            self.playback.take_findings(self._findings(match))

    @property
    def can_compare(self) -> bool:
        """Whether a deal is over in which a person played."""
        match = self._flow.match
        if match is None or self._flow.conductor.path is None or not last_finished(match):
            return False
        return bool(self._persons_of_last_deal(match))

    def show_comparison(self) -> None:
        """Lets computers play a person's cards of the last deal."""
        from canasta_gui.controller.comparison_keeper import ComparisonKeeper
        from canasta_gui.controller.deal_comparison import DealComparison
        from canasta_gui.dialogs.score.deal_comparison_dialog import DealComparisonDialog
        from canasta_gui.settings.comparisons import comparisons_path
        from canasta_gui.words.level_names import played_levels
        from canasta_gui.words.words import Words

        match = self._flow.match
        if match is None or not self.can_compare:
            return
        seat, *_ = self._persons_of_last_deal(match)
        comparison = DealComparison(
            match, last_finished(match), seat, played_levels(), self.make_judge
        )
        name, words = match.seats[seat].name, Words(match.rules)
        path = comparisons_path(self._preferences.folder_of(name))
        persons, place = self._preferences.persons, (last_finished(match), seat)
        names = persons.names_of(persons.id_of(name)) or (name,)
        keeper = ComparisonKeeper(comparison, match, place, self._flow.store, path, names)
        DealComparisonDialog(comparison, name, words, self._window, keeper).open()

    def _persons_of_last_deal(self, match: Match) -> tuple[int, ...]:
        """Returns the seats of people who played in the last deal that is over.

        The record is searched once a deal: this is asked after every step of the table.
        """
        from canasta_gui.session.deal_replay import persons_of

        deal = match.header.code, last_finished(match)
        if self._persons is None or self._persons[0] != deal:
            self._persons = deal, persons_of(match, deal[1])
        return self._persons[1]

    def _reviewing(self, match: Match, deal: int) -> "DealReviewer":
        """Returns the reviewer of a deal; an interrupted review is continued."""
        from canasta_gui.controller.deal_review import DealReviewer
        from canasta_gui.session.decisions import decisions_of

        code = match.header.code
        if self._review is None or self._review[:2] != (code, deal):
            if self._review is not None:
                self._review[2].stop()
                self._review[2].deleteLater()
            reviewer = DealReviewer(decisions_of(match, deal), self.make_judge, self)
            self._review = code, deal, reviewer
        return self._review[2]

    def _revisit(self, match: Match, reviewer: "DealReviewer", finding: "Finding") -> None:
        self._playbacks().begin(match, finding, reviewer.findings)

    def _playbacks(self) -> "PlaybackFlow":
        """Returns the flow that shows records; the first call creates it."""
        from canasta_gui.windows.playback.playback_flow import PlaybackFlow

        if self.playback is None:
            self.playback = PlaybackFlow(self._window, self._flow, self.make_judge)
            self.playback.ended.connect(self._return_to_review)
            self.playback.save_asked.connect(self._save_deal)
            self.playback.display.note.rules_asked.connect(self.open_rules)
        return self.playback

    def _save_deal(self, playback: "Playback") -> None:
        """Lets the player save the deal that is watched."""
        from canasta_gui.dialogs.save_deal_dialog import SaveDealDialog

        look = table_options(self._preferences.settings, playback.deal.header.rules.words.style)
        SaveDealDialog(playback, look, self._window).open()

    def _return_to_review(self, is_review: bool) -> None:
        if is_review:
            self.show_review()

    @property
    def can_watch(self) -> bool:
        """Whether the match on the table has a deal to watch."""
        match = self._flow.match
        return match is not None and bool(match.moments)

    def watch(self) -> None:
        """Shows the present deal of the match on the table from its beginning."""
        match = self._flow.match
        if match is not None and self.can_watch:
            self._playbacks().watch(match, match.state.public.deal, self._findings(match))

    def watch_deal(self, number: int) -> None:
        """Shows a deal of the match on the table from its beginning."""
        match = self._flow.match
        if match is not None:
            self._playbacks().watch(match, number, self._findings(match))

    def watch_file(self, path: Path) -> None:
        """Shows the deals of a saved match, whose file is only read."""
        try:
            match = load_match(path).match
        except JournalError as error:
            self._window.banner.tell(file_notice(error))
            return
        if match.moments:
            self._playbacks().watch(match, findings=self._findings(match))

    def _findings(self, match: Match) -> "tuple[Finding, ...]":
        """Returns what the last review found, if it looked at this match."""
        review = self._review
        return review[2].findings if review is not None and review[0] == match.header.code else ()

    @property
    def aside(self) -> "LessonFlow | ExerciseFlow | PlaybackFlow | None":
        """The lesson, exercise or moment on the table instead of the match; ``None`` if none."""
        desk = self.exercise_desk
        every = (self.lesson_flow, desk and desk.table, self.playback)
        return next((one for one in every if one is not None and one.is_on), None)

    def leave(self) -> None:
        """Returns from the lesson, exercise or moment to the match."""
        if self.aside is not None:
            self.aside.leave()

    def show_fairness(self) -> None:
        """Opens the fairness record of the last deal."""
        from canasta_gui.dialogs.fairness_dialog import FairnessDialog

        match = self._flow.match
        if match is not None:
            words = self._preferences.remembered.words_style
            cards = CardPainter(deck_style(self._preferences.settings, words))
            FairnessDialog(match, cards, self._window).open()

    def print_sheet(self) -> None:
        """Opens the score sheet, and the printer's dialog at once."""
        self.show_sheet().paper.print_out()

    def save_sheet(self) -> None:
        """Opens the score sheet, and asks at once where to save it as PDF."""
        self.show_sheet().paper.save()

    def show_settings(self) -> None:
        """Opens the settings."""
        from canasta_gui.dialogs.settings.settings_dialog import SettingsDialog

        SettingsDialog(self._preferences, self._window, self.is_silent).open()

    @Slot()
    def learn(self) -> None:
        """Starts the first lesson for a newcomer; otherwise opens the choice of lessons."""
        if self._preferences.remembered.lessons:
            self.choose_lesson()
        else:
            from canasta_gui.lessons.lesson_catalogue import COURSE

            self._lessons().begin(COURSE[0].id)

    @Slot()
    def choose_lesson(self) -> None:
        """Opens the choice of lessons and exercises."""
        from canasta_gui.dialogs.lessons_dialog import LessonsDialog
        from canasta_gui.settings.practice import load_practice

        done = self._preferences.remembered.lessons
        practice = load_practice(self._preferences.practice_path)
        has_played = self._preferences.remembered.last_match is not None
        dialog = LessonsDialog(
            self._flow.rules, done, practice, self._window, has_played=has_played
        )
        dialog.exercises_button.clicked.connect(dialog.reject)
        dialog.exercises_button.clicked.connect(self.practise)
        dialog.accepted.connect(lambda: self._learn_by(dialog.chosen))
        dialog.open()

    def _learn_by(self, name: str) -> None:
        from canasta_gui.lessons.exercises import EXERCISES
        from canasta_gui.lessons.path import FIRST_MATCH

        exercises = {f"practice/{exercise.id}": exercise.id for exercise in EXERCISES}
        if name == FIRST_MATCH:
            self._flow.begin_first()
        elif name in exercises:
            self._exercises().begin_by_hand(exercises[name])
        else:
            self._lessons().begin(name)

    @Slot()
    def practise(self) -> None:
        """Opens the page of exercises."""
        self._exercises().open()

    def _exercises(self) -> "ExerciseDesk":
        """Returns the desk that exercises need; the first call creates it."""
        from canasta_gui.windows.learning.exercise_desk import ExerciseDesk

        if self.exercise_desk is None:
            self.exercise_desk = ExerciseDesk(
                self._window, self._flow, self._preferences, self.make_judge
            )
        return self.exercise_desk

    def end(self) -> None:
        """Stops the review and the exercises when the program ends."""
        if self.exercise_desk is not None:
            self.exercise_desk.end()
        if self._review is not None:
            self._review[2].stop()

    def _lessons(self) -> "LessonFlow":
        """Returns the lesson flow; the first call creates it."""
        from canasta_gui.windows.learning.lesson_flow import LessonFlow

        if self.lesson_flow is None:
            self.lesson_flow = LessonFlow(self._window, self._flow, self._preferences)
        return self.lesson_flow

    @Slot()
    def show_rules(self) -> None:
        """Opens the rules; after a refusal at the page that explains it."""
        refused = self._flow.refused_rule
        if refused is None:
            self.open_rules("")
        else:
            self.show_rule(refused)

    def show_rule(self, rule: str) -> None:
        """Opens the page that explains a rule."""
        from canasta_gui.viewmodel.rule_anchors import anchor_of

        self.open_rules(anchor_of(rule))

    def show_glossary(self) -> None:
        """Opens the glossary of the rules."""
        from canasta_gui.rulebook.topics.glossary_topic import GlossaryTopic

        self.open_rules(GlossaryTopic.anchor)

    def show_differences(self) -> None:
        """Opens the page that lists how the house rules differ from their edition."""
        from canasta_gui.rulebook.house_page import HOUSE

        self.open_rules(HOUSE)

    def open_rules(self, anchor: str) -> None:
        """Opens the rules on the table at a page, and at an anchor on it."""
        from canasta_gui.dialogs.rules.rules_reader import RulesReader

        rules = self._flow.rules
        look = table_options(self._preferences.settings, rules.words.style)
        RulesReader(rules, look, anchor, self._window).open()

    def show_strengths(self) -> None:
        """Opens the page on the strength of the computer players."""
        from canasta_gui.dialogs.strengths_dialog import StrengthsDialog

        StrengthsDialog(self._window).open()

    def show_keys(self) -> None:
        """Opens the list of all keys."""
        from canasta_gui.dialogs.keys_dialog import KeysDialog

        KeysDialog(self._window.actions_by_name.keys, self._window).open()

    def show_about(self) -> None:
        """Opens the description of this program."""
        from canasta_gui.dialogs.about_dialog import AboutDialog

        AboutDialog(self._window).open()
