"""The settings: every field has a control in the settings dialog; keys have their own page."""

from collections.abc import Mapping
from dataclasses import dataclass, fields
from enum import StrEnum
from typing import Final

from canasta_gui.settings.languages import SYSTEM
from canasta_gui.settings.record import Number, Text
from canasta_gui.viewmodel.table_choices import HandOrder, HintLevel, Speed

SCHEMA = 3
"""The version of the file's format; a change of format raises it."""
RULES_DECK: Final = "rules"
"""The choice of the deck whose printed names the rules use."""


class Ambience(StrEnum):
    """The sound in the background."""

    OFF = "off"
    FIRE = "fire"


class Follow(StrEnum):
    """A choice that the system makes unless the player does."""

    SYSTEM = "system"
    ON = "on"
    OFF = "off"


class Scheme(StrEnum):
    """The brightness of windows."""

    SYSTEM = "system"
    LIGHT = "light"
    DARK = "dark"


class Names(StrEnum):
    """The names of cards and piles."""

    RULES = "rules"
    """The names of the rules, or those on the deck that the player chose instead."""
    CLASSIC = "classic"
    BOX = "box"


class Shuffle(StrEnum):
    """How often the gathered cards are riffled before a deal."""

    PERFECT = "perfect"
    """Every deck is shuffled anew, as if it was riffled without end."""
    ONE = "1"
    TWO = "2"
    THREE = "3"
    FOUR = "4"
    FIVE = "5"
    SIX = "6"
    SEVEN = "7"

    @property
    def riffles(self) -> int:
        """The number of riffles; 0 for the perfect shuffle."""
        return 0 if self is Shuffle.PERFECT else int(self)


class CardLetters(StrEnum):
    """The letters on jack, queen and king."""

    ENGLISH = "JQK"
    GERMAN = "BDK"
    FRENCH = "VDR"
    SPANISH = "JDR"
    ITALIAN = "FDR"
    DUTCH = "BVH"


class Scanning(StrEnum):
    """Playing with one switch."""

    OFF = "off"
    AUTO = "auto"
    """What is offered changes by itself; the switch chooses."""
    STEP = "step"
    """A short press of the switch offers the next thing, a long one chooses."""


class SwitchInput(StrEnum):
    """What the switch sends."""

    SPACE = "space"
    ENTER = "enter"
    CLICK = "click"


class Cores(StrEnum):
    """With how many processor cores computers think."""

    AUTOMATIC = "automatic"
    """All but one, and at most eight."""
    ONE = "1"
    TWO = "2"
    FOUR = "4"
    EIGHT = "8"


SCALES: Final[Mapping[str, tuple[float, float]]] = {
    "card_scale": (0.7, 1.4),
    "text_scale": (0.8, 4.0),
    "volume": (0.1, 1.0),
    "scan_seconds": (0.5, 10.0),
    "dwell_seconds": (0.4, 4.0),
}
"""The bounds of sizes and volume, as factors, and of times in seconds."""


@dataclass(frozen=True, slots=True, kw_only=True)
class OwnSettings:
    """The settings that each person has for themselves."""

    language: Text = SYSTEM
    """A language's code, or ``SYSTEM``."""
    high_contrast: Follow = Follow.SYSTEM
    reduced_motion: Follow = Follow.SYSTEM

    speed: Speed = Speed.NORMAL
    wait_for_me: bool = False
    """Whether the game stops after each computer's turn until the player continues."""

    card_letters: CardLetters = CardLetters.ENGLISH
    four_colours: bool = False
    large_index: bool = False
    """Whether rank and suit are as large as the visible strip of a fanned card allows."""

    read_aloud: bool = False
    """Whether the system's voice reads what happens."""

    plain_words: bool = False
    """Whether sentences use simpler words, for children and learners."""

    card_scale: float = 1.0
    text_scale: float = 1.0
    confirm_discard: bool = False
    """Whether a discard, which ends the turn, has to be made twice."""
    show_log: bool = False
    hints: HintLevel = HintLevel.GENTLE
    """The amount of help with the rules."""
    keys: tuple[tuple[Text, Text], ...] = ()
    """The keys that the player has chosen: what each does (`TableKey.setting` or an action's name),
    and the key in Qt's portable notation.
    """
    calm: bool = False
    """Whether nothing moves, sounds, is celebrated or explained unasked, whatever is chosen."""
    scanning: Scanning = Scanning.OFF
    """Whether one switch is enough to play."""
    switch: SwitchInput = SwitchInput.SPACE
    scan_seconds: float = 1.5
    """How long each thing is offered, and how long the switch is held to choose."""
    dwell_click: bool = False
    """Whether a pointer that rests clicks."""
    dwell_seconds: float = 1.2
    achievements: bool = True
    """Whether rare feats are told after a deal and in the record."""

    def __post_init__(self) -> None:
        """Raises ``ValueError`` for values outside the bounds."""
        for name in SCALES.keys() & {field.name for field in fields(self)}:
            least, most = SCALES[name]
            if not least <= getattr(self, name) <= most:
                raise ValueError(f"{name} must lie between {least} and {most}")


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings(OwnSettings):
    """All settings of the player; immutable, a change creates a new value."""

    schema_version: Number = SCHEMA

    names: Names = Names.RULES
    scheme: Scheme = Scheme.SYSTEM

    unhurried_computers: bool = False
    """Whether the strongest computers may think for seconds."""
    cores: Cores = Cores.AUTOMATIC
    """The number of processor cores with which computers think."""

    card_sounds: bool = True
    volume: float = 0.7
    ambience: Ambience = Ambience.OFF

    deck: Text = RULES_DECK
    """The folder of one of the program's decks, or the name of an imported one."""
    back: Text = "basket-blue"
    felt: Text = "club"

    shuffle: Shuffle = Shuffle.PERFECT
    """How the cards of the next new match are shuffled."""
    hand_order: HandOrder = HandOrder.GAME
    """The order in which hands are sorted."""

    @property
    def tells_feats(self) -> bool:
        """Whether rare feats are told."""
        return self.achievements and not self.calm
