"""House rules while they are edited; needs no Qt."""

from collections.abc import Mapping
from dataclasses import replace
from functools import cache

from typing_extensions import override

from engine import (
    Json,
    OptionChange,
    Problem,
    Ruleset,
    RulesReference,
    catalogue,
    differences,
    edition_ids,
    house_problems,
    load_ruleset,
    offered_players,
    option_values,
    reference_of,
    to_json,
)


class HouseDraft:
    """An edition at a table with the changes to it and the problems of the result."""

    def __init__(self, reference: RulesReference) -> None:
        self._own: dict[str, Json] = {
            path: to_json(value) for path, value in reference.house.items()
        }
        self.show_table(reference)

    def show_table(self, table: RulesReference) -> None:
        """Applies the changes to another edition or number of players.

        Raises `RulesetError` if the edition is not offered for such a table.
        """
        self.table = replace(table, house={})
        self._unchanged = option_values(load_ruleset(self.table))
        """The values that hold without changes: those of the edition."""

    @property
    def reference(self) -> RulesReference:
        """The edition with all differences from it."""
        return replace(
            self.table, house={path: self._own[path] for path in self._own if self.is_changed(path)}
        )

    def value(self, path: str) -> Json:
        """Returns the present value of an option."""
        return self._own.get(path, self._unchanged[path])

    def unchanged(self, path: str) -> Json:
        """Returns the value that an option has without a change."""
        return self._unchanged[path]

    def is_changed(self, path: str) -> bool:
        """Returns whether an option is changed; unknown ones always are."""
        return path in self._own and self._own[path] != self._unchanged.get(path)

    def change(self, path: str, value: Json) -> None:
        """Sets the value of an option."""
        self._own[path] = value

    def reset(self, path: str) -> None:
        """Takes the change of an option back."""
        self._own.pop(path, None)

    def reset_all(self) -> None:
        """Takes all changes back."""
        self._own.clear()

    def changes(self) -> tuple[OptionChange, ...]:
        """Returns every option that is changed, in the catalogue's order."""
        return tuple(
            OptionChange(path, before, self._own[path])
            for path, before in self._unchanged.items()
            if self.is_changed(path)
        )

    def problems(self) -> tuple[Problem, ...]:
        """Returns why these rules cannot be played; empty if they can."""
        return house_problems(self.reference)


class MatchDraft(HouseDraft):
    """The rules of the present deal with the changes that are wanted from the next one on."""

    def __init__(self, rules: Ruleset, wanted: Ruleset) -> None:
        """Raises `RulesetError` if the edition of the rules does not exist (any more)."""
        self._rules, self._house = rules, reference_of(rules).house
        super().__init__(reference_of(wanted))
        # Changes are those from the present deal, which may have been changed from its edition.
        self._unchanged = option_values(rules)
        self._own = {change.path: change.after for change in differences(rules, wanted)}

    @property
    @override
    def reference(self) -> RulesReference:
        """The edition with all differences from it."""
        return replace(self.table, house={**self._house, **super().reference.house})

    @property
    def rules(self) -> Ruleset:
        """The rules with their changes, under the name that they have in the match."""
        if not self.changes():
            return self._rules
        made = load_ruleset(self.reference)
        is_named = made.is_house and self._rules.is_house
        return replace(made, title=self._rules.title) if is_named else made


@cache
def known_numbers() -> Mapping[str, int]:
    """Returns a number for each option that may have none: some edition's value, or the lowest."""
    found = {info.path: info.lowest or 0 for info in catalogue().values() if info.is_optional}
    for edition in edition_ids():
        values = option_values(load_ruleset(RulesReference(edition, offered_players(edition)[-1])))
        for path in found:
            value = values[path]
            if isinstance(value, int):
                found[path] = value
    return found
