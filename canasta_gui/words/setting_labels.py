"""The names of the values of settings, for the dialog and the menus."""

from typing import Final

from PySide6.QtCore import QCoreApplication

from canasta_gui.i18n.formats import number
from canasta_gui.i18n.translator import language_names
from canasta_gui.settings.model import RULES_DECK, CardLetters, Cores, Shuffle
from canasta_gui.settings.own_decks import own_decks
from canasta_gui.words.data_texts import deck_title
from canasta_gui.words.written import entry

translate = QCoreApplication.translate


_IN_FILE: Final = (
    *("speed", "hand_order", "felt", "back", "ambience", "scheme", "names"),
    *("scanning", "switch", "hints"),
)
"""The settings whose values are named in ``assets/words/choices.toml``."""


def words_of(field: str) -> dict[str, str]:
    """Returns the names of the values of a setting that stand in the file, by value."""
    return entry("choices", "Settings", field, dict[str, str])


def value_words() -> dict[str, dict[str, str]]:
    """Returns the name of each choice, by setting and value."""
    chosen = {field: words_of(field) for field in _IN_FILE}
    follow = words_of("follow")
    return {
        **chosen,
        "reduced_motion": follow,
        "high_contrast": follow,
        "deck": {
            RULES_DECK: translate("Settings", "As the rules say", "which cards"),
        }
        | {name: deck_title(deck) for name, deck in own_decks().items()},
        "card_letters": {letters: " ".join(reversed(letters)) for letters in CardLetters},
        "language": language_words(),
        "cores": {
            it: translate("Settings", "Automatic", "processor cores")
            if it is Cores.AUTOMATIC
            else number(int(it))
            for it in Cores
        },
        "shuffle": {it: _shuffle_words(it) for it in Shuffle},
    }


def _shuffle_words(shuffle: Shuffle) -> str:
    """Returns the name of a way to shuffle."""
    if shuffle is Shuffle.PERFECT:
        return translate("Settings", "No, perfectly")
    return translate("Settings", "Riffles: {count}").format(count=number(shuffle.riffles))


def language_words() -> dict[str, str]:
    """Returns the choice of the system, and the languages by their own names."""
    return {
        "system": translate("Settings", "As the system"),
        **language_names(),
    }
