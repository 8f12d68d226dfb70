"""The page of exercises: their choice, the learner's progress, and new ones on request."""

from collections.abc import Mapping
from datetime import date
from typing import Final

from PySide6.QtWidgets import QFormLayout, QWidget

from canasta_gui.controller.exercise_making import MOST_MADE, ExerciseMaking
from canasta_gui.dialogs.sheet_dialog import SheetDialog
from canasta_gui.lessons.exercise_library import (
    ExerciseEntry,
    ExerciseFilter,
    ExerciseLibrary,
    game_of,
)
from canasta_gui.lessons.learner_rating import RatingTexts
from canasta_gui.settings.practice import Practice
from canasta_gui.widgets.combo_box import ValueComboBox
from canasta_gui.widgets.factory import button, label, panel, panel_of
from canasta_gui.widgets.responsive_row import ResponsiveRow
from canasta_gui.widgets.rows import AIR, fill
from canasta_gui.words.player_names import level_name
from canasta_gui.words.verdict_texts import MadeExerciseTexts
from engine import Ruleset, Theme, exercise_levels, titles

SERIES: Final = 10
"""The exercises of a series; its button says it in words."""
_ALL: Final = ""


class ExercisesDialog(SheetDialog):
    """Accepted with ``chosen`` set to the exercise that is next for the learner."""

    def __init__(
        self,
        library: ExerciseLibrary,
        practice: Practice,
        today: date,
        making: ExerciseMaking,
        rules: Ruleset,
        parent: QWidget | None = None,
        told: str = "",
    ) -> None:
        """Creates the page; ``told`` is what came of a series."""
        super().__init__(parent)
        self._library, self._practice, self._today = library, practice, today
        self._making, self._texts = making, MadeExerciseTexts(rules)
        self.theme_box = ValueComboBox((_ALL, *(theme.value for theme in Theme)), self._theme_name)
        game = game_of(rules)
        games = dict.fromkeys((*library.games, game))
        self.game_box = ValueComboBox((_ALL, *games), self._game_name)
        self.level_box = ValueComboBox((_ALL, *exercise_levels()), self._level_name)
        self.game_box.show_value(game)
        self.rating, self.due = label(role="strong", is_wrapped=True), label(is_wrapped=True)
        self.told = label(told, "heading", is_wrapped=True)
        self.told.setVisible(bool(told))
        self.standing = label(role="caption", is_wrapped=True)
        self.making_text = label(role="caption", is_wrapped=True)
        self.new_button = button(self.tr("From new deals"))
        self.own_button = button(self.tr("From my own deals"))
        self.series_button = button(self.tr("Ten in a row, easy to hard"), then=self.reject)
        self.stop_button = button(self.tr("Stop"), "link", then=self._making.stop)
        self.begin_button = self.add_closing_button(self.tr("Next for me"))
        self.cancel_button = self.add_cancelling_button(self.tr("Close"))
        self._connect()
        self._lay_out_page()
        self.set_heading(
            self.tr("Exercises"),
            self.tr("Positions from real deals. In each, one move is clearly the best: find it."),
        )
        self._tell()
        self.begin_button.setFocus()
        self.resize(620, 590)

    @property
    def wish(self) -> ExerciseFilter:
        """The kind of exercises that the learner wants."""
        theme = self.theme_box.value
        return ExerciseFilter(
            Theme(theme) if theme else None, self.game_box.value, self.level_box.value
        )

    @property
    def chosen(self) -> ExerciseEntry | None:
        """The next exercise for the learner; ``None`` if there is none of this kind."""
        return self._library.next(self.wish, self._practice, self._today)

    def _tell(self) -> None:
        """Shows the learner's progress and the search for new exercises."""
        standing = self._library.standing(self.wish, self._practice, self._today)
        due = self._library.standing(ExerciseFilter(), self._practice, self._today).due
        self.rating.setText(RatingTexts().rating(self._practice, self._today))
        self.due.setText(
            self.tr("%n from before come back today.", "", due)
            if due
            else self.tr("None from before comes back today.")
        )
        parts = (
            self.tr("%n exercises", "", standing.total),
            self.tr("%n not tried yet", "", standing.fresh),
            self.tr("%n to repeat", "", standing.due),
        )
        self.standing.setText(self.tr(" · ", "between figures").join(parts))
        self.standing.setAccessibleName(self.standing.text())
        for made in (self.begin_button, self.series_button):
            made.setEnabled(standing.total > 0)
        self._tell_of_making()

    def _tell_of_making(self) -> None:
        making = self._making
        self.stop_button.setVisible(making.is_on)
        self.new_button.setEnabled(not making.is_on)
        self.own_button.setEnabled(not making.is_on)
        if making.is_on:
            text = self.tr("{made} of {most} found; %n positions looked at.", "", making.looked)
            self.making_text.setText(text.format(made=making.made, most=MOST_MADE))
        elif making.looked:
            self.making_text.setText(self.tr("%n new exercises were found.", "", making.made))
        else:
            self.making_text.setText(
                self.tr("Made in the background, on this computer. It takes a few minutes.")
            )

    def _theme_name(self, theme: str) -> str:
        return self._texts.title(Theme(theme)) if theme else self.tr("All themes")

    def _level_name(self, level: str) -> str:
        return level_name(level) if level else self.tr("All levels")

    def _game_name(self, game: str) -> str:
        if not game:
            return self.tr("All games")
        edition, _, players = game.rpartition("-")
        known: Mapping[str, str] = titles()
        count = self.tr("%n players", "", int(players.removesuffix("p")))
        return self.tr("{game}, {players}").format(game=known.get(edition, edition), players=count)

    def _connect(self) -> None:
        for box in (self.theme_box, self.game_box, self.level_box):
            box.chosen.connect(self._tell)
        self._making.progressed.connect(self._tell)

    def _lay_out_page(self) -> None:
        page = self.scroll_body()
        page.addWidget(panel_of(self.told, self.rating, self.due, spacing=6))
        choice, column = panel()
        form = QFormLayout()
        form.setVerticalSpacing(10)
        form.setHorizontalSpacing(18)
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        for box, name in (
            (self.theme_box, self.tr("Theme")),
            (self.game_box, self.tr("Game")),
            (self.level_box, self.tr("Level")),
        ):
            name_label = label(name)
            name_label.setBuddy(box)
            box.setAccessibleName(name)
            form.addRow(name_label, box)
        minute = label(self.tr("About a minute each."), "caption")
        fill(column, form, self.standing, ResponsiveRow(self.series_button, minute))
        makers = ResponsiveRow(self.new_button, self.own_button, self.stop_button)
        heading = label(self.tr("More exercises"), "strong")
        making = panel_of(heading, self.making_text, makers, spacing=6)
        fill(page, choice, making, AIR)
