"""The base classes of lessons."""

from abc import ABC, abstractmethod
from collections.abc import Iterator
from typing import ClassVar

from typing_extensions import override

from canasta_gui.i18n.word_choice import PlainWords
from canasta_gui.lessons.position_template import PositionTemplate
from canasta_gui.lessons.scene import IdleCorrections, LessonStep, ReadStep, Scene, TaskStep, brings
from canasta_gui.settings.table_keys import TableKey, TableKeys
from canasta_gui.viewmodel.table_view import ButtonId, HandTarget, SpotlightTarget
from canasta_gui.viewmodel.zones import FELT, PILE, STOCK, Zone, ZoneKind
from canasta_gui.words.translated import Marked, Translated, said
from canasta_gui.words.vocabulary import Vocabulary, capital
from engine import (
    Action,
    Asked,
    AskPartner,
    CardDrawn,
    Discard,
    Discarded,
    DrawStock,
    Meld,
    Melded,
    PileTaken,
    Play,
    Ruleset,
    TakePile,
    WentOut,
    parse_card,
    parse_cards,
    side_of,
)

_KEYS = {
    "draw_key": TableKey.DRAW,
    "pile_key": TableKey.PILE,
    "lay_key": TableKey.LAY,
}


class Lesson(Translated, ABC):
    """Writes scenes for a ruleset; every number in its texts comes from the ruleset's options."""

    id: ClassVar[str]
    name: ClassVar[Marked]
    subject: ClassVar[Marked]
    """What is learnt, in one line."""
    home: ClassVar[str] = "winning-moves-deluxe/4p"
    """The game in which the lesson is taught if the player's own rules lack its subject."""

    shows_score: ClassVar[bool] = False
    """Whether the lines of the score are shown once the deal is over."""

    tells_all: ClassVar[bool] = True
    """Whether the table says if the pile is frozen, and offers the question to the partner."""

    def __init__(self, rules: Ruleset) -> None:
        self.rules = rules
        self.words = Vocabulary(rules.words.style)

    @property
    def has_subject(self) -> bool:
        """Whether the rules have the subject of the lesson."""
        return True

    def heading(self) -> tuple[str, str]:
        """Returns the title, and one line about what is learnt."""
        return said(self.name), said(self.subject)

    def title(self) -> str:
        """Returns the title with its names filled in."""
        return self.say(self.heading()[0])

    def about(self) -> str:
        """Returns the line about what is learnt with its names filled in."""
        return self.say(self.heading()[1])

    @abstractmethod
    def scenes(self) -> Iterator[Scene]:
        """Yields the scenes. Raises `PositionError` where the rules leave no room for one."""

    def scene(self, setting: PositionTemplate, steps: Iterator[LessonStep]) -> Scene:
        """Returns the scene of a position and its steps. Raises `PositionError` as `scenes`."""
        return Scene(setting.state(self.rules), tuple(steps), parse_cards(" ".join(setting.throws)))

    def say(self, text: str, **values: str | int) -> str:
        """Returns a text with its names, numbers and keys filled in."""
        # Naming a key asks for all of them, in the present language: only those told are named.
        told = {name: meant for name, meant in _KEYS.items() if f"{{{name}}}" in text}
        keys = {name: TableKeys.name(meant) for name, meant in told.items()}
        return capital(self.words.fill(text, **keys, **values))

    def plainly(self, usual: str, plain: str) -> str:
        """Returns the plain text for readers who want plain words, else the usual one."""
        return plain if PlainWords.are_used() else usual

    def only_shows(self) -> str:
        """Returns what is said of a move that only shows how something is done."""
        return self.tr("Good players often wait; this shows how.")

    def alone(self, text: str) -> str:
        """Returns the text of a task to take the pile; where that means to play alone against the
        others, with what is said of a move that only shows how.
        """
        return f"{text} {self.only_shows()}" if self.rules.seats.lone_hand else text

    @property
    def side(self) -> int:
        """The learner's side."""
        return side_of(self.rules, 0)

    @property
    def has_partner(self) -> bool:
        """Whether the learner has a partner."""
        return len(self.rules.seats.sides[self.side]) > 1

    @property
    def has_two_pairs(self) -> bool:
        """Whether two pairs play, each player with one hand, and melds count plus from the first
        card on.
        """
        rules = self.rules
        sides = [len(side) for side in rules.seats.sides]
        return sides == [2, 2] and not (rules.deal.foot_size or rules.score.melds_need_canasta)

    @property
    def is_plain(self) -> bool:
        """Whether it is a game of sets with one hand each, in which the pile is not always frozen
        and does not decide who plays with whom.
        """
        rules = self.rules
        if rules.seats.lone_hand:
            return False
        is_of_sets = not (rules.meld.sequences or rules.meld.all_wild_sets)
        return is_of_sets and not rules.deal.foot_size and not rules.pile.always_frozen

    @property
    def has_runs_and_wilds(self) -> bool:
        """Whether sequences and wild cards alone are melds: other single cards are of use there."""
        return self.rules.meld.sequences and self.rules.meld.all_wild_sets

    @property
    def has_packet(self) -> bool:
        """Whether the second hand comes with the first canasta."""
        deal = self.rules.deal
        return deal.foot_size > 0 and deal.foot_by == "canasta"

    @property
    def partners(self) -> tuple[Zone, ...]:
        """The places of the learner's partners."""
        seats = self.rules.seats.sides[self.side]
        return tuple(Zone(ZoneKind.HAND, seat) for seat in seats if seat)

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

    def held(self, cards: str) -> HandTarget:
        """Returns cards of the learner's hand as a spotlight target."""
        return HandTarget(parse_cards(cards))

    def idle_corrections(self) -> IdleCorrections:
        """Returns the texts for a learner who acts while the lesson expects no action."""
        return IdleCorrections(
            self.tr("First read this, and press “Go on”. Then it is your turn."),
            self.tr("That is all here: read, and go on with the button."),
        )

    # --- steps

    def teach(self, text: str, *targets: SpotlightTarget, **values: str | int) -> ReadStep:
        """Returns a text to read, translated as by `tr`."""
        return self.told(self.tr(text), *targets, **values)

    def told(self, text: str, *targets: SpotlightTarget, **values: str | int) -> ReadStep:
        """Returns a text to read that is in the reader's language already."""
        return ReadStep(self.say(text, **values), targets)

    def task(
        self,
        text: str,
        action: Action,
        event: type,
        correction: str,
        *targets: SpotlightTarget,
        **values: str | int,
    ) -> TaskStep:
        """Returns the task that this action solves, and others that bring such an event do."""
        said, instead = self.say(text, **values), self.say(correction)
        return TaskStep(said, brings(event), action, instead, targets)

    def add(self, text: str, cards: str, at: int, event: type, correction: str) -> TaskStep:
        """Returns the task to add cards of the hand to a meld."""
        action = Meld((Play(parse_cards(cards), at),))
        return self.task(text, action, event, correction, self.held(cards), self.meld(at))

    def lay(self, text: str, cards: str, correction: str) -> TaskStep:
        """Returns the task to lay cards of the hand as a new meld."""
        action = Meld((Play(parse_cards(cards)),))
        return self.task(text, action, Melded, correction, self.held(cards), FELT, ButtonId.LAY)

    def take_pile(
        self, text: str, cards: str, event: type = PileTaken, correction: str = ""
    ) -> TaskStep:
        """Returns the task to take the pile with cards of the hand; without any, with the first
        meld.
        """
        action = TakePile(parse_cards(cards), None if cards else 0)
        instead = correction or self.tr("Do not draw this time: take the {pile}.")
        source = self.held(cards) if cards else self.meld(0)
        return self.task(self.alone(text), action, event, instead, source, PILE, ButtonId.LAY)

    def cards_for_opening(self, count: int) -> Iterator[ReadStep]:
        """Yields what is said before the discard if the side, which opened, then draws cards."""
        if count:
            yield self.told(
                self.tr("After this discard you draw %n cards, because you opened.", "", count),
                PILE,
            )

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

    def end_of_turn(self, card: str) -> Iterator[TaskStep]:
        """Yields the task to discard after a canasta, unless that brought a packet of cards, of
        which more may be laid.
        """
        if not self.has_packet:
            yield self.discard(card)

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


class SingleScene(Lesson):
    """Sets up one position and leads through its steps."""

    @abstractmethod
    def setting(self) -> PositionTemplate:
        """Returns the position."""

    @abstractmethod
    def steps(self) -> Iterator[LessonStep]:
        """Yields what is read and what is done in it."""

    @override
    def scenes(self) -> Iterator[Scene]:
        yield self.scene(self.setting(), self.steps())
