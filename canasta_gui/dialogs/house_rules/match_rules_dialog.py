"""The rules of the match on the table, to be corrected from the next deal on."""

from PySide6.QtWidgets import QWidget
from typing_extensions import override

from canasta_gui.dialogs.house_rules.change_summary import Summary
from canasta_gui.dialogs.house_rules.draft import MatchDraft
from canasta_gui.dialogs.house_rules.option_page import OptionPage
from canasta_gui.dialogs.house_rules.rules_editor import RulesEditor
from canasta_gui.i18n.formats import number
from canasta_gui.widgets.factory import label
from engine import Match, Ruleset, is_settled


class MatchRulesDialog(RulesEditor):
    """Accepted with the rules that are wanted from the next deal on."""

    def __init__(self, match: Match, parent: QWidget | None = None) -> None:
        draft = MatchDraft(match.rules, match.next_rules)
        super().__init__(draft, _MatchPage(is_settled), _MatchSummary(), parent)
        self._before = draft.changes()
        stays = self.tr(
            "Players, sides, seats and packs stay as they are; for others begin a new match."
        )
        beside = (self.summary, label(stays, "caption", is_wrapped=True))
        self.lay_out(beside, self.tr("From the next deal on"))
        self.set_heading(
            self.tr("Rules of this match"),
            self.tr("Changes hold from deal {count} on. Scores stay, and whose deal it is.").format(
                count=number(match.state.public.deal + 1)
            ),
        )
        self.page.search.setFocus()

    @property
    def rules(self) -> Ruleset:
        """The rules that are wanted; those of the present deal where nothing is changed."""
        assert isinstance(self.draft, MatchDraft)
        return self.draft.rules

    @property
    @override
    def is_dirty(self) -> bool:
        """Whether closing would lose changes."""
        return self.draft.changes() != self._before

    @override
    def loss(self) -> str:
        """Returns what to say before changes are lost."""
        return self.tr("Not in force yet. Cancel once more to drop the changes.")


class _MatchPage(OptionPage):
    @override
    def usual_line(self, value: str) -> str:
        """Returns the line on the value of the present deal."""
        return self.tr("Changed. In this deal: {value}").format(value=value)


class _MatchSummary(Summary):
    @override
    def nothing(self, edition: str) -> str:
        """Returns what is said where nothing is changed."""
        return self.tr("Nothing is changed: the next deal is played as this one.")

    @override
    def heading(self, edition: str) -> str:
        """Returns the heading above the changes."""
        return self.tr("From the next deal on:")
