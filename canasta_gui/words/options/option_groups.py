"""The options that house rules may change, grouped and ordered for the editor."""

from collections.abc import Mapping
from typing import Final

from canasta_gui.words.translated import Translated
from engine import catalogue

GROUPS: Final[Mapping[str, tuple[str, ...]]] = {
    "melds": ("meld", "canasta"),
    "opening": ("opening",),
    "pile": ("pile", "freeze", "throw"),
    "stops": ("stop",),
    "bonus": ("bonus",),
    "out": ("out", "ask"),
    "score": ("score",),
    "special": ("special",),
    "end": ("end", "exhaustion"),
    "deal": ("deck", "deal", "draw", "seats"),
    "caliente": ("caliente",),
}
"""The groups of the ruleset in each group of the editor."""

NOT_FOR_HOUSES: Final[Mapping[str, str]] = {
    "words.style": "how things are called is a choice of the reader, not a rule",
    "seats.sides": "follows from the number of players",
    "seats.sitting_out": "follows from the number of players",
}
"""The options that house rules cannot change, each with the reason."""


def house_options() -> Mapping[str, tuple[str, ...]]:
    """Returns the paths of the options that house rules may change, by group of the editor."""
    return {
        group: tuple(
            path
            for prefix in prefixes
            for path in catalogue()
            if path.partition(".")[0] == prefix and path not in NOT_FOR_HOUSES
        )
        for group, prefixes in GROUPS.items()
    }


class GroupNames(Translated):
    """The names of the groups of the editor."""

    def titles(self) -> Mapping[str, str]:
        """Returns the title of each group; names of cards and places are placeholders."""
        return {
            "melds": self.tr("Melds and canastas"),
            "opening": self.tr("Opening"),
            "pile": self.tr("The {pile}"),
            "stops": self.tr("{stops}"),
            "bonus": self.tr("{bonuses}"),
            "out": self.tr("Going out"),
            "score": self.tr("Points for canastas"),
            "special": self.tr("Special hands"),
            "end": self.tr("End of the deal and of the match"),
            "deal": self.tr("Cards, deal and draw"),
            "caliente": self.tr("Caliente cards"),
        }
