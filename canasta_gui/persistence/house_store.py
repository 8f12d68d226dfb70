"""The player's house rules: a file each, listed, saved under a name, imported; and their draft."""

import logging
from dataclasses import dataclass, replace
from pathlib import Path

from canasta_gui.diagnostics.errors import name_of
from canasta_gui.file_thread import CHOSEN_FILES, OWN_FILES
from canasta_gui.persistence.folders import files_in, free_names, house_rules_folder, stem_of
from canasta_gui.settings.store import (
    FileFault,
    RawSettings,
    UnusableFileError,
    read_own_kind,
    storage_error,
)
from engine import (
    ALONE,
    RulesetError,
    RulesReference,
    format_json,
    format_reference,
    free_name,
    house_problems,
    may_play_alone,
    parse_reference,
    tidy_name,
    write_whole,
)

_log = logging.getLogger(__name__)

SUFFIX = ".canasta-rules"
_DRAFT = "draft.json"
_KIND = "house-rules"
_FORMAT = 1


@dataclass(frozen=True, slots=True)
class HouseRules:
    """House rules: a name, and the changes to an edition."""

    name: str
    reference: RulesReference
    path: Path | None = None
    """The path of their file; ``None`` while they have not been saved."""

    @property
    def id(self) -> str:
        """The id by which a match refers to them."""
        return "" if self.path is None else self.path.stem


@CHOSEN_FILES.does
def write_house(rules: HouseRules, path: Path) -> None:
    """Writes house rules to a file, whole or not at all. Raises `UnusableFileError`."""
    try:
        write_whole(path, format_json(_plain(rules), indent=2))
    except OSError as error:
        raise storage_error(path, error) from error


def _plain(rules: HouseRules) -> dict[str, object]:
    return {
        "canasta": _KIND,
        "format": _FORMAT,
        "name": rules.name,
        "rules": format_reference(rules.reference),
    }


def read_house(path: Path) -> HouseRules:
    """Returns house rules from a file, playable or not. Raises `UnusableFileError`."""
    return _rules_in(read_own_kind(path, _KIND, _FORMAT), path)


def _rules_in(raw: RawSettings, path: Path) -> HouseRules:
    name = raw.get("name")
    if not isinstance(name, str) or not tidy_name(name):
        raise UnusableFileError(FileFault.DAMAGED, path, "the name is missing")
    try:
        reference = parse_reference(raw.get("rules"))
    except RulesetError as error:
        raise UnusableFileError(FileFault.DAMAGED, path, str(error)) from error
    return HouseRules(tidy_name(name), _seated(reference), path)


def _seated(reference: RulesReference) -> RulesReference:
    """Returns the reference with four players each for oneself as a choice of the table."""
    alone = replace(reference, teams=ALONE)
    if reference.house.get("seats.sides") != [[seat] for seat in range(ALONE)]:
        return reference
    if reference.teams is not None or not may_play_alone(reference):
        return reference
    kept = {path: value for path, value in reference.house.items() if path != "seats.sides"}
    return replace(alone, house=kept)


@dataclass(frozen=True, slots=True)
class HouseListing:
    """All house rules by name, and the errors of the other files."""

    rules: tuple[HouseRules, ...]
    errors: tuple[UnusableFileError, ...] = ()


class HouseStore:
    """A folder of house rules, one file for each. Damaged files are never written to."""

    def __init__(self, folder: Path | None = None) -> None:
        self.folder = folder or house_rules_folder()

    @OWN_FILES.does
    def all(self) -> HouseListing:
        """Returns everything in the folder, in alphabetical order."""
        found: list[HouseRules] = []
        errors: list[UnusableFileError] = []
        for path in sorted(files_in(self.folder, SUFFIX)):
            try:
                found.append(read_house(path))
            except UnusableFileError as error:
                errors.append(error)
        return HouseListing(tuple(sorted(found, key=_by_name)), tuple(errors))

    @OWN_FILES.does
    def find(self, house_id: str) -> HouseRules | None:
        """Returns the house rules of an id; ``None`` if they are missing or cannot be read."""
        return next((rules for rules in self.all().rules if rules.id == house_id), None)

    @OWN_FILES.does
    def free_name(self, name: str, path: Path | None = None) -> str:
        """Returns the name, or a similar one that no other house rules have."""
        others = (rules for rules in self.all().rules if rules.path != path)
        return free_name(name, {rules.name.casefold() for rules in others})

    @OWN_FILES.does
    def save(self, rules: HouseRules) -> HouseRules:
        """Writes house rules whole or not at all; returns them with their file and a free name.

        Raises `UnusableFileError`.
        """
        named = replace(rules, name=self.free_name(rules.name, rules.path))
        path = named.path or self._new_path(named.name)
        write_house(named, path)
        return replace(named, path=path)

    @OWN_FILES.does
    def delete(self, rules: HouseRules) -> None:
        """Deletes house rules; matches under them keep their own copy.

        Raises `UnusableFileError`.
        """
        if rules.path is not None:
            try:
                rules.path.unlink(missing_ok=True)
            except OSError as error:
                raise storage_error(rules.path, error) from error

    def keep_draft(self, draft: HouseRules | None) -> None:
        """Keeps house rules that are being edited, without waiting for it; ``None`` drops them."""
        OWN_FILES.submit(lambda: self._keep_draft(draft))

    def _keep_draft(self, draft: HouseRules | None) -> None:
        path = self.folder / _DRAFT
        try:
            if draft is None:
                path.unlink(missing_ok=True)
            else:
                write_whole(path, format_json({**_plain(draft), "of": draft.id}, indent=2))
        except OSError as error:
            # Without the file, the changes are lost if the program is killed.
            _log.info("the draft of house rules was not kept: %s", name_of(error))

    @OWN_FILES.does
    def draft(self) -> HouseRules | None:
        """Returns the house rules that were being edited when the program ended; ``None`` if none
        were, or they cannot be read.
        """
        path = self.folder / _DRAFT
        try:
            raw = read_own_kind(path, _KIND, _FORMAT)
            known, draft = self.find(str(raw.get("of"))), _rules_in(raw, path)
            house_problems(draft.reference)
            return replace(draft, path=None if known is None else known.path)
        except (UnusableFileError, RulesetError):
            return None

    def import_file(self, path: Path) -> HouseRules:
        """Copies house rules from a file into the folder, under a free name.

        Raises `UnusableFileError`, with every problem if they cannot be played.
        """
        return self.save(replace(read_playable(path), path=None))

    def _new_path(self, name: str) -> Path:
        """Returns the path of a file that does not exist yet, named like the rules."""
        return next(free_names(self.folder, stem_of(name) or "rules", SUFFIX))


@CHOSEN_FILES.does
def read_playable(path: Path) -> HouseRules:
    """Returns house rules from a file.

    Raises `UnusableFileError`, with every problem if they cannot be played.
    """
    rules = read_house(path)
    try:
        problems = house_problems(rules.reference)
    except RulesetError as error:
        raise UnusableFileError(FileFault.NEWER, path, str(error)) from error
    if problems:
        raise UnusableFileError(FileFault.PROBLEMS, path, rules.name, problems)
    return rules


def _by_name(rules: HouseRules) -> tuple[str, str]:
    return rules.name.casefold(), rules.id
