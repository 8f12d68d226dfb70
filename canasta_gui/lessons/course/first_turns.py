"""The first two turns of the first deal: draw, lay, discard, and the pile."""

from abc import ABC
from collections.abc import Iterator

from canasta_gui.lessons.lesson import Lesson
from canasta_gui.lessons.position_template import PositionTemplate
from canasta_gui.lessons.scene import LessonStep, ReadStep, Scene, TaskStep, brings
from canasta_gui.viewmodel.spotlight_target import SidePlate
from canasta_gui.viewmodel.table_view import ButtonId
from canasta_gui.viewmodel.zones import FELT, PILE, STOCK
from engine import (
    BonusLaid,
    CardDrawn,
    Discard,
    Discarded,
    DrawStock,
    Meld,
    Melded,
    PileTaken,
    Play,
    TakePile,
    opening_minimum,
    parse_card,
    parse_cards,
    points_in,
)

_KINGS = "Kh Ks Kd"
ACES = "Ac Ad 2c"


class FirstTurns(Lesson, ABC):
    """Teaches the first turns; explains each word where it is first needed."""

    def first_turns(self) -> Scene:
        """Returns the scene of the beginning of a deal."""
        opening = PositionTemplate(
            hand="Kh Ks Kd Ac Ad 2c 9d 9s 7h 4c 6s",
            pile="Jh",
            draws=("3h 7c", ""),
            throws=("9c",),
            is_dealt=True,
        )
        return Scene(
            opening.state(self.rules),
            (*self._welcome(), *self._open(), *self._take()),
            parse_cards("9c"),
        )

    def _welcome(self) -> Iterator[LessonStep]:
        rules = self.rules
        yield ReadStep(
            self.say(
                self.tr(
                    "The goal: more points than the others. You get points for cards that you lay"
                    " on the table, most of all for a canasta: {size} cards of one rank."
                ),
                size=rules.canasta.size,
            )
        )
        yield ReadStep(
            self.say(self.tr("A turn has three parts: draw, lay, discard. You may lay, or not.")),
            (STOCK, FELT, PILE),
        )
        yield ReadStep(
            self.say(
                self.tr(
                    "These are your %n cards; only you see them. Each shows its points.",
                    "",
                    max(rules.deal.hand_size, 11),
                )
            ),
            (self.hand,),
        )
        if self.has_partner:
            yield ReadStep(
                self.say(self.tr("Your partner plays with you: what one of you lays is for both.")),
                (SidePlate(self.side),),
            )
        yield TaskStep(
            self.say(
                self.tr(
                    "Your turn. First draw %n cards: click the {stock}, or press D.",
                    "",
                    rules.draw.count,
                )
            ),
            brings(CardDrawn, BonusLaid),
            DrawStock(),
            self.say(self.tr("First draw from the {stock}: that is how a turn begins.")),
            (STOCK,),
        )
        yield ReadStep(
            self.say(
                self.tr(
                    "You drew a {bonus}. It lies here and counts {points} points once your side"
                    " has melded. You got another card for it."
                ),
                points=rules.bonus.each,
            ),
            (self.bonus,),
        )

    def _open(self) -> Iterator[LessonStep]:
        yield ReadStep(
            self.say(
                self.tr("{size} or more cards of one rank, laid on the table, are a meld."),
                size=self.rules.meld.min_size,
            ),
            (self.held(_KINGS),),
        )
        yield ReadStep(
            self.say(
                self.tr(
                    "{twos} and {jokers} are wild: they stand in for other cards. The others are"
                    " natural. A meld needs natural cards, too. You hold one wild card."
                )
            ),
            (self.held("2c"),),
        )
        yield ReadStep(self._about_opening(), (self.held(_KINGS), self.held(ACES)))
        yield TaskStep(
            self.say(
                self.tr(
                    "Click the three kings: they rise. Then click the free felt, or press M. Do the"
                    " same with both aces and the wild card. Then press the button that lays all."
                )
            ),
            brings(Melded),
            Meld((Play(parse_cards(_KINGS)), Play(parse_cards(ACES)))),
            self.say(
                self.tr(
                    "First lay the kings, and the aces with the wild card. Leave the nines in your"
                    " hand: you will need them."
                )
            ),
            (self.held(_KINGS), self.held(ACES), FELT, ButtonId.LAY),
        )
        yield TaskStep(
            self.say(
                self.tr(
                    "Your side has opened. Now the third part: raise a single low card, such as the"
                    " four, and click the {pile}, or press P."
                )
            ),
            brings(Discarded),
            Discard(parse_card("4c")),
            self.say(self.tr("Now discard a single low card. Keep both nines.")),
            (self.held("4c"), PILE),
        )

    def _about_opening(self) -> str:
        return self.say(
            self.tr(
                "Your side's first melds must be worth {need} points together. Your kings are worth"
                " {kings}, the aces with the wild card {aces}: enough."
            ),
            need=opening_minimum(self.rules, 0, 1),
            kings=points_in(parse_cards(_KINGS)),
            aces=points_in(parse_cards(ACES)),
        )

    def _take(self) -> Iterator[LessonStep]:
        yield TaskStep(
            self.say(
                self.tr(
                    "A nine was thrown, and you hold two. Raise both and click the {pile}: you"
                    " take all its cards instead of drawing. Confirm with the button."
                )
            ),
            brings(PileTaken),
            TakePile(parse_cards("9d 9s")),
            self.say(
                self.tr("Do not draw this time. Raise both nines and take the {pile} with them.")
            ),
            (self.held("9d 9s"), PILE, ButtonId.LAY),
        )
        yield ReadStep(
            self.say(
                self.tr(
                    "The three nines are a meld; the other cards that you took are in your hand."
                )
            ),
            (self.hand, self.meld(2)),
        )
        yield ReadStep(
            self.say(
                self.tr(
                    "Two natural cards like the top one take the {pile}. While it is frozen, as by"
                    " a wild card in it, nothing else does."
                )
            ),
            (PILE,),
        )
        yield TaskStep(
            self.say(self.tr("End your turn: discard any card that you need least.")),
            brings(Discarded),
            Discard(parse_card("6s")),
            self.say(self.tr("Your turn ends with a discard: raise one card, click the {pile}.")),
            (self.hand, PILE),
        )
