"""The base class of lessons."""

from abc import ABC, abstractmethod
from collections.abc import Iterator
from typing import ClassVar

from canasta_gui.lessons.scene import IdleCorrections, Scene, TaskStep, brings
from canasta_gui.viewmodel.spotlight_target import HandCards
from canasta_gui.viewmodel.table_view import ButtonId
from canasta_gui.viewmodel.zones import PILE, STOCK, Zone, ZoneKind
from canasta_gui.words.translated import Translated
from canasta_gui.words.vocabulary import Vocabulary, capital
from engine import (
    Asked,
    AskPartner,
    CardDrawn,
    Discard,
    Discarded,
    DrawStock,
    Ruleset,
    WentOut,
    opening_minimum,
    parse_card,
    parse_cards,
    side_of,
)

_TWO_MELDS = 90
"""The points of the melds that lessons open with."""


class Lesson(Translated, ABC):
    """Writes scenes for a ruleset; every number in its texts comes from the ruleset's options."""

    id: ClassVar[str]
    home: ClassVar[str] = "winning-moves-deluxe/4p"
    """The game in which the lesson is taught if the player's own rules lack its subject."""

    shows_score: ClassVar[bool] = False
    """Whether the lines of the score are shown once the deal is over."""

    def __init__(self, rules: Ruleset) -> None:
        self.rules = rules
        self.words = Vocabulary(rules.words.style)

    @property
    def has_subject(self) -> bool:
        """Whether the rules have the subject of the lesson."""
        return True

    @property
    def opens_with_little(self) -> bool:
        """Whether two melds with a few wild cards are enough to open in the first deal."""
        return opening_minimum(self.rules, 0, 1) <= _TWO_MELDS

    @abstractmethod
    def title(self) -> str:
        """Returns the title."""

    @abstractmethod
    def about(self) -> str:
        """Returns one line about what is learnt."""

    @abstractmethod
    def scenes(self) -> Iterator[Scene]:
        """Yields the scenes. Raises `PositionError` where the rules leave no room for one."""

    def say(self, text: str, **values: str | int) -> str:
        """Returns a text with its names and numbers filled in."""
        return capital(self.words.fill(text, **values))

    @property
    def side(self) -> int:
        """The learner's side."""
        return side_of(self.rules, 0)

    @property
    def has_partner(self) -> bool:
        """Whether the learner has a partner."""
        return len(self.rules.seats.sides[self.side]) > 1

    @property
    def hand(self) -> Zone:
        """The learner's hand."""
        return Zone(ZoneKind.HAND, 0)

    @property
    def bonus(self) -> Zone:
        """The zone of the red threes of the learner's side."""
        return Zone(ZoneKind.BONUS, self.side)

    def meld(self, index: int) -> Zone:
        """Returns the zone of a meld of the learner's side."""
        return Zone(ZoneKind.MELD, self.side, index)

    def held(self, cards: str) -> HandCards:
        """Returns cards of the learner's hand as a spotlight target."""
        return HandCards(parse_cards(cards))

    def idle_corrections(self) -> IdleCorrections:
        """Returns the texts for a learner who acts while the lesson expects no action."""
        return IdleCorrections(
            self.tr("First read this, and press “Go on”. Then it is your turn."),
            self.tr("That is all here: read, and go on with the button."),
        )

    # --- steps that many lessons have

    def draw(self) -> TaskStep:
        """Returns the task to draw from the stock."""
        return TaskStep(
            self.say(self.tr("Your turn: draw from the {stock}.")),
            brings(CardDrawn),
            DrawStock(),
            self.say(self.tr("First draw from the {stock}.")),
            (STOCK,),
        )

    def discard(self, card: str) -> TaskStep:
        """Returns the task to discard; the solution discards this card."""
        return TaskStep(
            self.say(self.tr("End your turn: discard the card that helps you least.")),
            brings(Discarded),
            Discard(parse_card(card)),
            self.say(self.tr("Now discard one card. Keep what goes together.")),
            (self.hand, PILE),
        )

    def ask(self) -> Iterator[TaskStep]:
        """Yields the task to ask the partner, where going out needs the question."""
        if self.rules.ask.mode == "mandatory" and self.has_partner:
            yield TaskStep(
                self.say(self.tr("By your rules you ask your partner first: press the button.")),
                brings(Asked),
                AskPartner(),
                self.say(self.tr("First ask your partner whether you may go out.")),
                (ButtonId.ASK,),
            )

    def go_out(self, card: str) -> TaskStep:
        """Returns the task to go out by discarding this card."""
        return TaskStep(
            self.say(self.tr("Discard your last card, and you go out.")),
            brings(WentOut),
            Discard(parse_card(card)),
            self.say(self.tr("Discard your last card.")),
            (self.hand, PILE),
        )
