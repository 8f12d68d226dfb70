"""Every option that a house may change, in the names of one edition."""

from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Final

from canasta_gui.words.options.dealing_options import DEALING_WORDS
from canasta_gui.words.options.ending_options import END_WORDS, OUT_WORDS
from canasta_gui.words.options.melding_options import MELDING_WORDS
from canasta_gui.words.options.option_words import (
    GROUP_NAMES,
    OptionTexts,
    OptionWords,
    Unit,
    Units,
)
from canasta_gui.words.options.paying_options import BONUS_WORDS, CALIENTE_WORDS, SCORE_WORDS
from canasta_gui.words.options.taking_options import OPENING_WORDS, PILE_WORDS
from canasta_gui.words.score_texts import SPECIAL_CARDS, SPECIAL_HANDS
from canasta_gui.words.translated import Line, Texts, Translated
from canasta_gui.words.vocabulary import Vocabulary, capital
from engine import (
    SPECIAL_KINDS,
    Json,
    OpenOption,
    OptionChange,
    SpecialKind,
    option_of_special_hand,
)


def _line_of(kind: SpecialKind) -> Line:
    """Returns the cards of a special hand as a sentence."""
    return lambda _: f"{SPECIAL_CARDS[kind](1)}."


SpecialWords = Texts("SpecialWords")
_NOT_IN_GAME = SpecialWords.tr("not in the game", "a special hand")
_SPECIAL_WORDS: Final[Mapping[str, OptionTexts]] = {
    **{
        f"special.{option_of_special_hand(kind)}": OptionTexts(
            SPECIAL_HANDS[kind], _line_of(kind), Unit.POINTS, _NOT_IN_GAME
        )
        for kind in SPECIAL_KINDS
    },
    "special.three_kept_from": OptionTexts(
        SpecialWords.tr("A three stays in the hand for a straight from"),
        SpecialWords.tr("The other cards of a straight that the hand has then."),
        Unit.CARDS,
        SpecialWords.tr("never", "a three stays in the hand"),
    ),
    "special.dreams_win": OptionTexts(
        SpecialWords.tr("A dream hand wins the match"),
        SpecialWords.tr("At once, whatever the scores are."),
    ),
}
"""The words of options of special hands."""

_OPTIONS: Final[Mapping[str, OptionTexts]] = {
    **MELDING_WORDS,
    **OPENING_WORDS,
    **PILE_WORDS,
    **BONUS_WORDS,
    **OUT_WORDS,
    **SCORE_WORDS,
    **_SPECIAL_WORDS,
    **END_WORDS,
    **DEALING_WORDS,
    **CALIENTE_WORDS,
}


class OptionBook(Translated):
    """Titles, explanations and values of the options, in the language in use."""

    def __init__(self, style: str) -> None:
        self._vocabulary = Vocabulary(style)
        self._units = Units()
        self._filled: dict[str, OptionWords] = {}

    def __contains__(self, path: object) -> bool:
        """Returns whether a house may change the option."""
        return path in _OPTIONS

    def __getitem__(self, path: str) -> OptionWords:
        """Returns the words of an option. Raises ``KeyError`` for an unknown path."""
        if path not in self._filled:
            self._filled[path] = self._fill_in(_OPTIONS[path].words())
        return self._filled[path]

    def groups(self) -> Mapping[str, str]:
        """Returns the names of the groups."""
        return {name: self._fill(title(1)) for name, title in GROUP_NAMES.items()}

    def value(self, path: str, value: Json) -> str:
        """Returns the value of an option in words."""
        return self._say(self[path], value)

    def counted(self, unit: Unit, count: int) -> str:
        """Returns a number with its unit."""
        return self._units.counted(unit, count)

    def change(self, change: OptionChange) -> str:
        """Returns one line on the difference of an option."""
        return self._instead(change.path, change.before, self._short(change.path, change.after))

    def choice(self, option: OpenOption) -> str:
        """Returns one line on what others play instead of the value of an open option."""
        others = [self._short(option.path, value) for value in option.others]
        if others:
            return self._instead(option.path, option.value, self._vocabulary.choices(others))
        return self.tr("{title}: other numbers").format(title=self[option.path].title)

    def _instead(self, path: str, usual: Json, value: str) -> str:
        return self.tr("{title}: {value} instead of {usual}").format(
            title=self[path].title, value=value, usual=self._short(path, usual)
        )

    def changes(self, changes: Iterable[OptionChange]) -> tuple[str, ...]:
        """Returns one line for each changed option that house rules may change."""
        return tuple(self.change(change) for change in changes if change.path in self)

    def _short(self, path: str, value: Json) -> str:
        """Returns the value without its unit, which its title names."""
        if isinstance(value, int) and not isinstance(value, bool):
            return self.counted(Unit.NOTHING, value)
        return self.value(path, value)

    def _say(self, words: OptionWords, value: Json) -> str:
        match value:
            case None:
                return words.none
            case bool():
                return self.tr("yes") if value else self.tr("no")
            case int():
                return self._units.counted(words.unit, value)
            case str():
                return words.choices.get(value, value)
            case list() if value:
                return self._vocabulary.listing(self._entry(words, entry) for entry in value)
            case _:
                return words.none

    def _entry(self, words: OptionWords, entry: Json) -> str:
        """Returns one entry of a list: a number, or a row of columns."""
        if not isinstance(entry, dict):
            return self._say(words, entry)
        cells = {name: self._say(column, entry[name]) for name, column in words.columns.items()}
        has_none = next(iter(entry.values())) is None
        return (words.row_none if has_none else words.row).format(**cells)

    def _fill_in(self, words: OptionWords) -> OptionWords:
        choices = {name: self._vocabulary.fill(text) for name, text in words.choices.items()}
        return replace(
            words, title=self._fill(words.title), line=self._fill(words.line), choices=choices
        )

    def _fill(self, text: str) -> str:
        return capital(self._vocabulary.fill(text))
