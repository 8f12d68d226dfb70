"""The first two turns of the first deal: draw, lay, discard, and the pile."""

from abc import ABC
from collections.abc import Iterator
from dataclasses import replace
from itertools import chain

from typing_extensions import override

from canasta_gui.i18n.formats import sentences
from canasta_gui.lessons.course.first_melds import FirstMelds, FirstMeldTexts, are_enough
from canasta_gui.lessons.lesson import Lesson
from canasta_gui.lessons.position_template import PositionTemplate
from canasta_gui.lessons.scene import LessonStep, ReadStep, Scene, TaskStep, brings
from canasta_gui.viewmodel.table_view import ButtonId, ScoreTarget
from canasta_gui.viewmodel.zones import FELT, PILE, STOCK
from engine import (
    BonusLaid,
    CardDrawn,
    Discard,
    Discarded,
    DrawStock,
    Melded,
    is_wild,
    opening_minimum,
    parse_card,
)

_PAIR = "9d 9s"


class FirstTurns(Lesson, ABC):
    """Teaches the first turns; explains each word where it is first needed."""

    @property
    @override
    def has_subject(self) -> bool:
        return are_enough(self.melds, self.rules)

    @property
    def melds(self) -> FirstMelds:
        """The melds with which the learner opens."""
        return FirstMeldTexts().melds(self.rules)

    @property
    def _wild_cards(self) -> str:
        """The wild cards in the hand, which holds at least one."""
        return " ".join(it for it in self.melds.cards.split() if is_wild(parse_card(it))) or "2h"

    @property
    def _hand(self) -> tuple[str, ...]:
        """The cards in the hand at the beginning."""
        cards = dict.fromkeys(f"{self.melds.cards} {self._wild_cards} {_PAIR} 4c 6s 7h".split())
        return tuple(cards)[: self._size]

    @property
    def _size(self) -> int:
        """The number of cards in the hand."""
        return max(self.rules.deal.hand_size, 11)

    def first_turns(self) -> Scene:
        """Returns the scene of the beginning of a deal."""
        opening = PositionTemplate(
            hand=" ".join(self._hand),
            pile="Jh" if self.rules.deal.upcard else "",
            draws=("3h 7c", ""),
            throws=("9c",),
            is_dealt=True,
            opens=True,
        )
        told = chain(self._tell_goal(), self._tell_places(), self._draw_first())
        return self.scene(opening, chain(told, self._open(), self._discard_first(), self._take()))

    def _tell_goal(self) -> Iterator[LessonStep]:
        yield self.told(
            self.plainly(
                self.tr(
                    "The goal: more points than the others. Cards on the table bring points, most"
                    " of all a canasta: {size} cards with the same letter or number."
                ),
                self.tr(
                    "The goal: more points than the others. Cards on the table bring points. A"
                    " “canasta” brings most: {size} cards with the same letter or number. You"
                    " already have three kings."
                ),
            ),
            self.held(self.melds.groups[0]),
            size=self.rules.canasta.size,
        )
        yield self.told(
            self.plainly(
                self.tr(
                    "A turn has 3 parts. Draw from the {stock}, face down. Lay cards on the table,"
                    " if you like. Discard: put one on the {pile}."
                ),
                self.tr(
                    "When it is your “turn”, you do three things. First “draw”: take a card from"
                    " the “{stock}”. Then lay cards on the table, if you like. Last put one card on"
                    " the “{pile}”."
                ),
            ),
            STOCK,
            FELT,
            PILE,
        )

    def _tell_places(self) -> Iterator[LessonStep]:
        yield self.told(
            self.plainly(
                self.tr(
                    "These are your %n cards; only you see them. Each shows its points.",
                    "",
                    self._size,
                ),
                self.tr(
                    "These %n cards are your “hand”. Only you see them. Each shows its points.",
                    "",
                    self._size,
                ),
            ),
            self.hand,
        )
        if self.has_partner:
            yield self.told(
                self.plainly(
                    self.tr("Your partner plays with you: what one of you lays is for both."),
                    self.tr("You and your partner are a “side”: what one of you lays is for both."),
                ),
                *self.partners,
                ScoreTarget(),
            )

    def _draw_first(self) -> Iterator[LessonStep]:
        yield TaskStep(
            self.say(
                self.tr(
                    "Your turn. First draw %n cards: click the {stock}, or press {draw_key}.",
                    "",
                    self.rules.draw.count,
                )
            ),
            brings(CardDrawn, BonusLaid),
            DrawStock(),
            self.say(self.tr("First draw from the {stock}: that is how a turn begins.")),
            (STOCK,),
        )
        drawn = self.plainly(
            self.tr("You drew a {bonus}. It lies here, and you got another card for it."),
            self.tr("This is a “{bonus}”. It lies here for points, and you got a new card for it."),
        )
        points = self.rules.bonus.each
        yield self.told(f"{drawn} {self._bonus_counts()}", self.bonus, points=points)

    def _bonus_counts(self) -> str:
        return {
            "always": self.tr("It counts {points} points."),
            # Without the word “meld”, which is explained later.
            "melded": self.tr("It counts {points} once your side has laid cards."),
            "one-canasta": self.tr("It counts {points} points once your side has a canasta."),
            "two-canastas": self.tr("It counts {points} points once your side has two canastas."),
            "sevens-canasta": self.tr(
                "It counts {points} points once your side has a canasta of sevens."
            ),
            "never": self.tr("It costs {points} points."),
        }[self.rules.bonus.positive_if]

    def _open(self) -> Iterator[LessonStep]:
        melds = self.melds
        groups = tuple(map(self.held, melds.groups))
        yield self.told(
            self.plainly(
                self.tr(
                    "{size} or more cards with the same letter or number, of one rank, laid on the"
                    " table, are a meld."
                ),
                self.tr(
                    "A “meld” is a group on the table: {size} or more cards with the same letter or"
                    " number."
                ),
            ),
            groups[0],
            size=self.rules.meld.min_size,
        )
        yield self.told(self._about_wild_cards(), self.held(self._wild_cards))
        natural = " ".join(it for it in self._hand if not is_wild(parse_card(it)))
        yield self.told(self._about_natural_cards(), self.held(natural))
        need = opening_minimum(self.rules, 0, 1)
        worth = sentences((self._worth(), self.only_shows() if self._can_wait else ""))
        yield self.told(worth, *groups, need=need, **melds.points)
        whole = self.task(" ".join(melds.tasks), melds.solution, Melded, melds.correction, *groups)
        lay = (*groups, ButtonId.LAY)
        lit = [*((group, FELT) for group in groups), lay]
        parts = tuple(map(ReadStep, map(self.say, melds.tasks), lit))
        yield replace(whole, parts=parts)

    def _discard_first(self) -> Iterator[LessonStep]:
        yield from self.cards_for_opening(self.rules.draw.first_to_open)
        yield self.task(
            self.plainly(
                self.tr(
                    "Your side has opened. Now raise a single low card, such as the four, and click"
                    " the {pile}, or press {pile_key}."
                ),
                self.tr(
                    "Well done. Now “discard”: click a single low card, such as the four. Then"
                    " click the {pile}, or press {pile_key}."
                ),
            ),
            Discard(parse_card("4c")),
            Discarded,
            self.tr("Now discard a single low card. Keep both nines."),
            self.held("4c"),
            PILE,
        )

    @property
    def _can_wait(self) -> bool:
        """Whether it is better, as trials tell, to open later: not in long deals with second hands
        that anybody may reach, nor where a side without a canasta loses what it has melded.
        """
        has_foot = self.rules.deal.foot_size and not self.has_packet
        return not (has_foot or self.rules.score.melds_need_canasta)

    def _worth(self) -> str:
        plain = self.tr(
            "To “open”, your side lays its first melds, worth {need} points or more. Yours are"
            " worth enough."
        )
        return self.plainly(self.melds.worth, plain)

    def _about_wild_cards(self) -> str:
        count = len(self._wild_cards.split())
        if self.rules.meld.all_wild_sets:
            return self.plainly(
                self.tr(
                    "{twos} and {jokers} are wild: they stand in for other cards, or form a meld."
                    " You hold %n wild cards, in the frame.",
                    "",
                    count,
                ),
                self.tr(
                    "{twos} and {jokers} are “wild cards”: each helps as any other card, or they"
                    " lie together. You have %n wild cards, in the frame.",
                    "",
                    count,
                ),
            )
        return self.plainly(
            self.tr(
                "{twos} and {jokers} are wild: they stand in for other cards. You hold %n wild"
                " cards, in the frame.",
                "",
                count,
            ),
            self.tr(
                "{twos} and {jokers} are “wild cards”: each helps as any other card. You have %n"
                " wild cards, in the frame.",
                "",
                count,
            ),
        )

    def _about_natural_cards(self) -> str:
        told = self.plainly(
            self.tr("The other cards are natural."), self.tr("All others are “natural cards”.")
        )
        is_needed = not self.rules.meld.all_wild_sets
        return sentences((told, self.tr("A meld needs these, too.") if is_needed else ""))

    def _take(self) -> Iterator[LessonStep]:
        take = self.plainly(
            self.tr(
                "A nine was thrown, and you hold two. Raise both and click the {pile}: you"
                " take its cards instead of drawing."
            ),
            self.tr(
                "A nine lies on the {pile}, and you have two. Click both, then click the {pile}:"
                " you take all its cards and do not draw."
            ),
        )
        instead = self.tr("Do not draw this time. Raise both nines and take the {pile} with them.")
        nines = self.meld(len(self.melds.groups))
        yield self.take_pile(take, _PAIR, correction=instead)
        yield self.teach(
            "The nines are a meld; the other cards are in your hand.", self.hand, nines
        )
        yield self.teach(
            "If you hold two natural cards like its top card, you may take the {pile}.", nines
        )
        yield self.task(
            self.tr("End your turn: discard the card that you need least."),
            Discard(parse_card("Jh" if self.rules.deal.upcard else "6s")),
            Discarded,
            self.plainly(
                self.tr("Your turn ends with a discard: raise one card, click the {pile}."),
                self.tr("Your turn ends with a discard: click one card, then the {pile}."),
            ),
            self.hand,
            PILE,
        )
