"""Opens the rules, the strengths of the players, the list of keys, and the description of the
program.
"""

from collections.abc import Callable

from PySide6.QtCore import Slot

from canasta_gui.theme.table_look import table_options
from canasta_gui.windows.commands.dialog_group import DialogContext, DialogGroup


class ReferenceDialogs(DialogGroup):
    """Opens the rules at a given page, and the other reference dialogs."""

    def __init__(self, context: DialogContext) -> None:
        super().__init__(context)
        self._flow.results.rule_asked.connect(self.show_rule)

    def commands(self) -> dict[str, Callable[[], object]]:
        """Returns the function of each action, by the action's name."""
        return {
            "how-to-play": self.show_rules,
            "glossary": self.show_glossary,
            "differs": self.show_differences,
            "strengths": self.show_strengths,
            "numbers": self.show_numbers,
            "keys": self.show_keys,
            "about": self.show_about,
        }

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
        from canasta_gui.rulebook.rule_book import HOUSE

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

    def show_numbers(self) -> None:
        """Opens the page of what was counted, at the game on the table."""
        from canasta_gui.dialogs.numbers_dialog import NumbersDialog

        NumbersDialog(self._flow.rules, self._window).open()

    def show_keys(self) -> None:
        """Opens the list of all keys, where they can be changed."""
        from canasta_gui.dialogs.keys.key_bindings import KeyBindings
        from canasta_gui.dialogs.keys.keys_dialog import KeysDialog

        bindings = KeyBindings(self._preferences, self._window.actions_by_name.keys)
        KeysDialog(bindings, self._window).open()

    def show_about(self) -> None:
        """Opens the description of this program."""
        from canasta_gui.dialogs.about_dialog import AboutDialog

        AboutDialog(self._window).open()
