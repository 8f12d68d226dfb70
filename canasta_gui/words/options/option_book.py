"""Every option that a house may change, in the names of one edition."""

from collections.abc import Iterable, Mapping
from dataclasses import replace
from functools import cached_property

from canasta_gui.words.options.dealing_options import DealingWords
from canasta_gui.words.options.ending_options import EndWords, OutWords
from canasta_gui.words.options.melding_options import MeldingWords
from canasta_gui.words.options.option_words import GroupNames, OptionWords, Unit, Units
from canasta_gui.words.options.paying_options import BonusWords, CalienteWords, ScoreWords
from canasta_gui.words.options.taking_options import OpeningWords, PileWords
from canasta_gui.words.score_texts import SpecialHandNames
from canasta_gui.words.translated import Translated
from canasta_gui.words.vocabulary import Vocabulary, capital
from engine import SPECIAL_KINDS, Json, OpenOption, OptionChange, option_of_special_hand


class SpecialWords(Translated):
    """The words of options of special hands."""

    def words(self) -> Mapping[str, OptionWords]:
        """Returns the words of each option, by its path."""
        none = self.tr("not in the game", "a special hand")
        names, cards = SpecialHandNames().names(), SpecialHandNames().cards()
        hands = {
            f"special.{option_of_special_hand(kind)}": OptionWords(
                names[kind], f"{cards[kind]}.", Unit.POINTS, none
            )
            for kind in SPECIAL_KINDS
        }
        return {
            **hands,
            "special.three_kept_from": OptionWords(
                self.tr("A three stays in the hand for a straight from"),
                self.tr("The other cards of a straight that the hand has then."),
                Unit.CARDS,
                self.tr("never", "a three stays in the hand"),
            ),
            "special.dreams_win": OptionWords(
                self.tr("A dream hand wins the match"),
                self.tr("At once, whatever the scores are."),
            ),
        }


_AREAS = (
    MeldingWords,
    OpeningWords,
    PileWords,
    BonusWords,
    OutWords,
    ScoreWords,
    SpecialWords,
    EndWords,
    DealingWords,
    CalienteWords,
)


class OptionBook(Translated):
    """Titles, explanations and values of the options, in the language in use."""

    def __init__(self, style: str) -> None:
        self._vocabulary = Vocabulary(style)
        self._units = Units()
        self._filled: dict[str, OptionWords] = {}

    @cached_property
    def _words(self) -> dict[str, OptionWords]:
        """The words of each option, with names for the game's own words still to be filled in.

        Few options are asked for, and most matches change none.
        """
        return {path: words for area in _AREAS for path, words in area().words().items()}

    def __contains__(self, path: object) -> bool:
        """Returns whether a house may change the option."""
        return path in self._words

    def __getitem__(self, path: str) -> OptionWords:
        """Returns the words of an option. Raises ``KeyError`` for an unknown path."""
        if path not in self._filled:
            self._filled[path] = self._fill_in(self._words[path])
        return self._filled[path]

    def groups(self) -> Mapping[str, str]:
        """Returns the names of the groups."""
        return {name: self._fill(title) for name, title in GroupNames().titles().items()}

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
