"""Shows what a file from elsewhere is, and asks whether to open it."""

from pathlib import Path

from PySide6.QtWidgets import QWidget

from canasta_gui.dialogs.file_notices import file_notice, house_error_text, person_error_text
from canasta_gui.dialogs.sheet_dialog import SheetDialog
from canasta_gui.file_thread import CHOSEN_FILES
from canasta_gui.persistence.folders import shown_name
from canasta_gui.persistence.house_store import HouseRules
from canasta_gui.persistence.opened_file import OutsideFile
from canasta_gui.settings.person import Person
from canasta_gui.settings.person_file import SUFFIX, PersonFile
from canasta_gui.settings.store import UnusableFileError
from canasta_gui.widgets.factory import button, label, panel
from canasta_gui.widgets.rows import AIR, fill
from canasta_gui.words.edition_texts import based_on, few_words
from canasta_gui.words.saved_match_texts import player_names, progress, scores, way_on
from engine import FileProblem, JournalError, Standing


class OpenFileDialog(SheetDialog):
    """Accepted when the player wants the file opened; an unusable file can only be closed."""

    def __init__(self, path: Path, found: OutsideFile, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.path = path
        self.found = found
        sheet, self._column = panel(spacing=6)
        fill(self.body, sheet, AIR)
        is_open = isinstance(found, Standing | HouseRules | PersonFile)
        self.open_button = button(role="primary", then=self.accept)
        self.cancel_button = self.add_cancelling_button(
            self.tr("Cancel") if is_open else self.tr("Close")
        )
        if is_open:
            self.footer.add_primary(self.open_button)
        match found:
            case Standing():
                self._tell_match(found)
            case HouseRules():
                self._tell_rules(found)
            case PersonFile():
                self._tell_person(found.player)
            case JournalError() | UnusableFileError():
                self._tell_error(found)
        self.resize(560, 340)

    def _tell_match(self, standing: Standing) -> None:
        is_over = bool(standing.winners)
        self.set_heading(
            self.tr("Look at this match?") if is_over else self.tr("Go on with this match?"),
            self.tr("It becomes one of your saved games. The file itself stays as it is."),
        )
        facts = (progress(standing), scores(standing), shown_name(self.path))
        self._offer(standing.header.rules.title, way_on(standing), player_names(standing), *facts)

    def _tell_rules(self, rules: HouseRules) -> None:
        self.set_heading(
            self.tr("Keep these house rules?"),
            self.tr("You will find them in New match, beside the games."),
        )
        lines = (based_on(rules.reference.edition), *few_words(rules.reference))
        self._offer(rules.name, self.tr("Keep them"), *lines)

    def _tell_person(self, person: Person) -> None:
        self.set_heading(
            self.tr("Add this player?"), self.tr("You will find the player under Players.")
        )
        self._offer(person.name, self.tr("Add the player"))

    def _offer(self, name: str, yes: str, *lines: str) -> None:
        """Shows what the file holds, and the button that opens it."""
        texts = (label(line, is_wrapped=True) for line in lines)
        fill(self._column, label(name, "strong", is_wrapped=True), *texts)
        self.open_button.setText(yes)

    def _tell_error(self, error: JournalError | UnusableFileError) -> None:
        self.set_heading(self.tr("This file cannot be opened"))
        self._column.addWidget(label(self._reason(error), is_wrapped=True))

    def _reason(self, error: JournalError | UnusableFileError) -> str:
        if _is_gone(self.path):
            text = self.tr("{file} is not there any more. It was moved, or its drive removed.")
            return text.format(file=shown_name(self.path))
        if isinstance(error, UnusableFileError):
            is_person = self.path.name.endswith(SUFFIX)
            return person_error_text(error) if is_person else house_error_text(error)
        if error.problem is FileProblem.FOREIGN:
            text = self.tr(
                "{file} holds no match, no house rules and no player. It is left as it is."
            )
            return text.format(file=shown_name(self.path))
        return file_notice(error)


@CHOSEN_FILES.does
def _is_gone(path: Path) -> bool:
    """Returns whether no file is there; a file without permission to read is there."""
    try:
        path.stat()
    except OSError as error:
        return isinstance(error, FileNotFoundError)
    return False
