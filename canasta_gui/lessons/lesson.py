"""The base classes of lessons."""

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import cache
from typing import ClassVar

from typing_extensions import override

from canasta_gui.i18n.word_choice import PlainWords
from canasta_gui.lessons.position_template import PositionTemplate
from canasta_gui.lessons.scene import IdleCorrections, LessonStep, ReadStep, Scene, TaskStep, brings
from canasta_gui.settings.table_keys import TableKey, TableKeys
from canasta_gui.viewmodel.table_view import ButtonId, HandTarget, SpotlightTarget
from canasta_gui.viewmodel.zones import FELT, PILE, STOCK, Zone, ZoneKind
from canasta_gui.words.vocabulary import Vocabulary, capital
from canasta_gui.words.written import Sentence, sentences
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

_BELOW_PILE = "6h 6c Jc Js 6d Tc 3s 9c Jd 5c "


class Lesson(ABC):
    """Writes scenes for a ruleset, with the texts that stand in its name, or in that of a lesson
    on which it builds, in ``assets/words/lessons.toml``; every number in them comes from the
    ruleset's options.
    """

    id: ClassVar[str]
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

    def title(self) -> str:
        """Returns the title."""
        return self.say("title")

    def about(self) -> str:
        """Returns one line about what is learnt."""
        return self.say("about")

    @abstractmethod
    def scenes(self) -> Iterator[Scene]:
        """Yields the scenes. Raises `PositionError` where the rules leave no room for one."""

    def scene(self, setting: PositionTemplate, steps: Iterator[LessonStep]) -> Scene:
        """Returns the scene of a position and its steps. Raises `PositionError` as `scenes`."""
        return Scene(setting.state(self.rules), tuple(steps), parse_cards(" ".join(setting.throws)))

    def with_much_to_freeze(self, setting: PositionTemplate) -> PositionTemplate:
        """Returns the position, with a larger pile where two cards are drawn: who may take two from
        the stock fears a small one less.
        """
        more = _BELOW_PILE if self.rules.draw.count > 1 else ""
        return replace(setting, pile=f"{more}{setting.pile}")

    def say(self, each: str, n: int = -1, **values: str | int) -> str:
        """Returns a text by its id, with its names, numbers and keys filled in; for readers who
        want plain words the text with ``plain`` behind its dot, if there is one. ``n`` chooses the
        plural.
        """
        texts, plain = _texts_of(type(self)), f"{each}.plain"
        wanted = plain if PlainWords.are_used() and plain in texts else each
        return self.named(texts[wanted].counted(n), **values)

    def named(self, text: str, **values: str | int) -> str:
        """Returns a text with its names, numbers and keys filled in."""
        # Naming a key asks for all of them, in the present language: only those told are named.
        told = {name: meant for name, meant in _KEYS.items() if f"{{{name}}}" in text}
        keys = {name: TableKeys.name(meant) for name, meant in told.items()}
        return capital(self.words.fill(text, **keys, **values))

    def only_shows(self) -> str:
        """Returns what is said of a move that only shows how something is done."""
        return self.say("only-shows")

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
        return IdleCorrections(self.say("read-first"), self.say("nothing-left"))

    # --- steps

    def teach(
        self, each: str, *targets: SpotlightTarget, n: int = -1, **values: str | int
    ) -> ReadStep:
        """Returns a text to read by its id."""
        return ReadStep(self.say(each, n, **values), targets)

    def task(
        self,
        each: str,
        action: Action,
        event: type,
        *targets: SpotlightTarget,
        n: int = -1,
        only_shows: bool = False,
        instead: str = "",
        **values: str | int,
    ) -> TaskStep:
        """Returns the task that this action solves, and others that bring such an event do.

        Its text has the id; what is said to who does something else, ``instead`` behind its dot,
        unless it has an id of its own.
        """
        text = self.say(each, n, **values)
        said = f"{text} {self.only_shows()}" if only_shows else text
        correction = self.say(instead or f"{each}.instead")
        return TaskStep(said, brings(event), action, correction, targets)

    def add(
        self, each: str, cards: str, at: int, event: type, *, only_shows: bool = False
    ) -> TaskStep:
        """Returns the task to add cards of the hand to a meld."""
        action, targets = Meld((Play(parse_cards(cards), at),)), (self.held(cards), self.meld(at))
        return self.task(each, action, event, *targets, only_shows=only_shows)

    def lay(self, each: str, cards: str) -> TaskStep:
        """Returns the task to lay cards of the hand as a new meld."""
        action = Meld((Play(parse_cards(cards)),))
        return self.task(each, action, Melded, self.held(cards), FELT, ButtonId.LAY)

    def take_pile(self, each: str, cards: str, event: type = PileTaken) -> TaskStep:
        """Returns the task to take the pile with cards of the hand; without any, with the first
        meld. Where that means to play alone against the others, it only shows how.
        """
        action = TakePile(parse_cards(cards), None if cards else 0)
        source = self.held(cards) if cards else self.meld(0)
        has_own = f"{each}.instead" in _texts_of(type(self))
        return self.task(
            each,
            action,
            event,
            source,
            PILE,
            ButtonId.LAY,
            only_shows=self.rules.seats.lone_hand,
            instead="" if has_own else "take-pile.instead",
        )

    def cards_for_opening(self, count: int) -> Iterator[ReadStep]:
        """Yields what is said before the discard if the side, which opened, then draws cards."""
        if count:
            yield self.teach("cards-for-opening", PILE, n=count)

    def draw(self) -> TaskStep:
        """Returns the task to draw from the stock."""
        return self.task("draw", DrawStock(), CardDrawn, STOCK)

    def discard(self, card: str) -> TaskStep:
        """Returns the task to discard; the solution discards this card."""
        return self.task("discard", Discard(parse_card(card)), Discarded, self.hand, PILE)

    def end_of_turn(self, card: str) -> Iterator[TaskStep]:
        """Yields the task to discard after a canasta, unless that brought a packet of cards, of
        which more may be laid.
        """
        if not self.has_packet:
            yield self.discard(card)

    def ask(self) -> Iterator[TaskStep]:
        """Yields the task to ask the partner, where going out needs the question."""
        if self.rules.ask.mode == "mandatory" and self.has_partner:
            yield self.task("ask", AskPartner(), Asked, ButtonId.ASK)

    def go_out(self, card: str) -> TaskStep:
        """Returns the task to go out by discarding this card."""
        return self.task("go-out", Discard(parse_card(card)), WentOut, self.hand, PILE)


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


@cache
def _texts_of(lesson: type[Lesson]) -> Mapping[str, Sentence]:
    """Returns the texts of a lesson by id; its own go before those on which it builds."""
    kinds = (kind.__name__ for kind in reversed(lesson.__mro__) if issubclass(kind, Lesson))
    return sentences("lessons", *kinds)
