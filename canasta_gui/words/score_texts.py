"""The names of the lines of the score sheet, and of special hands with their cards."""

from collections.abc import Mapping
from typing import Final

from canasta_gui.words.translated import Line, Texts, Translated
from canasta_gui.words.vocabulary import Vocabulary
from engine import SpecialKind


class ScoreTexts(Translated):
    """The name of each line of a score."""

    def __init__(self, vocabulary: Vocabulary) -> None:
        self._fill = vocabulary.fill

    def line(self, rule: str) -> str:
        """Returns the name of a line, by the rule that pays it."""
        return self._fill(self.lines()[rule])

    def lines(self) -> Mapping[str, str]:
        """Returns the name of the line of each rule id."""
        return {
            "score.melded_cards": self.tr("Cards melded"),
            "score.natural_canasta": self.tr("Natural canasta"),
            "score.mixed_canasta": self.tr("Mixed canasta"),
            "score.samba": "{Samba}",
            "score.wild_canasta": "{Wild_canasta}",
            "score.sevens_canasta": self.tr("Canasta of sevens"),
            "score.aces_canasta": self.tr("Canasta of aces"),
            "score.five_natural": self.tr("Five natural canastas"),
            "score.four_natural": self.tr("Four natural canastas and a mixed one"),
            "score.ten_canastas": self.tr("Ten canastas"),
            "score.four_stops": self.tr("{stops} melded"),
            "score.bonus_cards": self.tr("{bonuses}", "line of the score: red threes"),
            "score.bonus_set": self.tr("Extra for many {bonuses}"),
            "score.bonus_penalty": self.tr("Penalty for {bonuses}"),
            "score.bonus_set_penalty": self.tr("Extra penalty for many {bonuses}"),
            "score.stops_aside": self.tr("{stops} laid aside"),
            "score.going_out": self.tr("Going out"),
            "score.concealed": self.tr("Going out concealed"),
            "score.special_hand": self.tr("Special hand"),
            "score.void": self.tr("Void, as nobody went out"),
            "score.asked_in_vain": self.tr("Asked and did not go out"),
            "score.caliente_played": self.tr("Caliente cards played"),
            "score.short_sequence": self.tr("Short sequences"),
            "score.unfinished_pure": self.tr("Unfinished sevens or aces"),
            "score.unfinished_wild": self.tr("Unfinished wild cards"),
            "score.held_pure": self.tr("Three aces or sevens in the hand"),
            "score.hand": self.tr("Cards left in the hand"),
            "score.stops_left": self.tr("{stops} left in the hand"),
            "score.bonus_forgotten": self.tr("{bonuses} kept in the hand"),
            "score.foot": self.tr("Foot not picked up"),
            "score.foot_bonus": self.tr("{bonuses} in a foot not picked up"),
        }


SpecialHandNames = Texts("SpecialHandNames")
SPECIAL_HANDS: Final[Mapping[SpecialKind, Line]] = {
    "straight": SpecialHandNames.tr("Straight"),
    "pairs": SpecialHandNames.tr("Seven pairs"),
    "wild-pairs": SpecialHandNames.tr("Wild pairs"),
    "miami-pairs": SpecialHandNames.tr("Miami pairs"),
    "zip-code": SpecialHandNames.tr("Zip code"),
    "garbage": SpecialHandNames.tr("Garbage"),
    "blast-off": SpecialHandNames.tr("Blast off"),
    "triples": SpecialHandNames.tr("Triples"),
    "quads": SpecialHandNames.tr("Quads"),
    "dream-four": SpecialHandNames.tr("Dream hand with four wild cards"),
    "dream-five": SpecialHandNames.tr("Dream hand with five wild cards"),
}
"""The names of special hands."""
SPECIAL_CARDS: Final[Mapping[SpecialKind, Line]] = {
    "straight": SpecialHandNames.tr("One card of each rank from two to ace, and a joker"),
    "pairs": SpecialHandNames.tr("Seven pairs without wild cards"),
    "wild-pairs": SpecialHandNames.tr(
        "A pair of twos or of jokers, one of aces, one of sevens, and four other pairs"
    ),
    "miami-pairs": SpecialHandNames.tr(
        "A pair of twos, of jokers, of aces and of sevens, and three other pairs"
    ),
    "zip-code": SpecialHandNames.tr(
        "Four, three, three, two and two of a kind, with twos or jokers or without"
    ),
    "garbage": SpecialHandNames.tr("Four, four, three and three of a kind without wild cards"),
    "blast-off": SpecialHandNames.tr(
        "Five, four, three and two of a kind, with twos or jokers or without"
    ),
    "triples": SpecialHandNames.tr("Four times three of a kind, and two twos or two jokers"),
    "quads": SpecialHandNames.tr("Three times four of a kind, and two twos or two jokers"),
    "dream-four": SpecialHandNames.tr("Five and five of a kind, and four twos or four jokers"),
    "dream-five": SpecialHandNames.tr("Five and four of a kind, and five wild cards"),
}
"""Of which cards they consist; names of cards are placeholders."""
