"""House rules while they are being made; needs no Qt."""

from collections.abc import Mapping
from dataclasses import replace

from engine import (
    Json,
    OptionChange,
    Problem,
    RulesReference,
    catalogue,
    edition_ids,
    house_problems,
    load_ruleset,
    offered_players,
    option_values,
    to_json,
)


class HouseDraft:
    """What an edition says at a table, what was changed, and what does not agree."""

    def __init__(self, reference: RulesReference) -> None:
        self._own: dict[str, Json] = {
            path: to_json(value) for path, value in reference.house.items()
        }
        self.show_table(reference)

    def show_table(self, table: RulesReference) -> None:
        """Lay what was changed over another edition, or for other players.

        Raises `RulesetError` when the edition is not offered for such a table.
        """
        self.table = replace(table, house={})
        self._usual = option_values(load_ruleset(self.table))

    @property
    def reference(self) -> RulesReference:
        """The edition with everything that differs from it."""
        return replace(
            self.table, house={path: self._own[path] for path in self._own if self.is_changed(path)}
        )

    def value(self, path: str) -> Json:
        """The present value of an option."""
        return self._own.get(path, self._usual[path])

    def usual(self, path: str) -> Json:
        """The edition's value of an option."""
        return self._usual[path]

    def is_changed(self, path: str) -> bool:
        """Whether an option differs from the edition; unknown ones always do."""
        return path in self._own and self._own[path] != self._usual.get(path)

    def change(self, path: str, value: Json) -> None:
        """Give an option a value."""
        self._own[path] = value

    def reset(self, path: str) -> None:
        """Go back to the edition's value."""
        self._own.pop(path, None)

    def reset_all(self) -> None:
        """Go back to the edition."""
        self._own.clear()

    def changes(self) -> tuple[OptionChange, ...]:
        """Every option that differs, in the catalogue's order."""
        return tuple(
            OptionChange(path, usual, self._own[path])
            for path, usual in self._usual.items()
            if self.is_changed(path)
        )

    def problems(self) -> tuple[Problem, ...]:
        """Why these rules cannot be played; empty when they can."""
        return house_problems(self.reference)


def known_numbers() -> Mapping[str, int]:
    """For options that may have no number: one that some edition gives them, or the lowest."""
    found = {info.path: info.lowest or 0 for info in catalogue().values() if info.is_optional}
    for edition in edition_ids():
        values = option_values(load_ruleset(RulesReference(edition, offered_players(edition)[-1])))
        for path in found:
            value = values[path]
            if isinstance(value, int):
                found[path] = value
    return found
