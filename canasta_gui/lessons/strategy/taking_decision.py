"""The lesson on when the pile is worth more than a card from the stock."""

from collections.abc import Iterator
from typing import Final

from typing_extensions import override

from canasta_gui.lessons.position_template import PositionTemplate
from canasta_gui.lessons.scene import LessonStep, Scene, TaskStep, brings
from canasta_gui.lessons.strategy.strategy_lesson import StrategyLesson
from canasta_gui.viewmodel.zones import PILE, STOCK
from engine import CardDrawn, DrawStock, PileTaken, TakePile, parse_cards

_FAT: Final = PositionTemplate(
    "9h 9d As Kd 7h 6c 5c", ("Qh Qd Qc",), pile="4s 5h Kc Ks Ad 7c 6h 9c"
)
_THIN: Final = PositionTemplate("8h Jk 9c Kh Kd Ks 7d 7s 5h", ("Ts Th Tc Td",), pile="8c")


class TakingDecision(StrategyLesson):
    """Teaches to take a large pile and to leave a small one."""

    id = "when-to-take"

    @property
    @override
    def has_subject(self) -> bool:
        """Whether all play, and the pile does not decide who plays with whom."""
        seats = self.rules.seats
        return not (seats.lone_hand or seats.sitting_out)

    @property
    def _has_thin_pile(self) -> bool:
        """Whether a wild card takes the pile, in a plain game of two pairs or of single players."""
        is_usual = super().has_subject or (self.is_plain and not self.rules.seats.has_teams)
        return is_usual and self.rules.pile.open_natural_plus_wild

    @override
    def title(self) -> str:
        return self.tr("Take or draw?")

    @override
    def about(self) -> str:
        return self.tr("Many cards are worth a turn; one is not worth a wild card.")

    @override
    def scenes(self) -> Iterator[Scene]:
        yield self.scene(_FAT, self._fat())
        if self._has_thin_pile:
            yield self.scene(_THIN, self._thin())

    def _fat(self) -> Iterator[LessonStep]:
        count = len(_FAT.pile.split())
        yield self.told(
            self.tr(
                "Look at the {pile} before each turn. {count} cards lie there, a nine on top, and"
                " you hold two nines."
            ),
            PILE,
            self.held("9h 9d"),
            count=count,
        )
        yield TaskStep(
            self.say(self.tr("Draw a card, or take the {pile}? You decide.")),
            brings(PileTaken),
            TakePile(parse_cards("9h 9d")),
            self.say(self.tr("Begin your turn: draw, or take the {pile} with your nines.")),
            (STOCK, PILE),
            (
                self.worse(
                    brings(CardDrawn),
                    self.tr(
                        "That is one unknown card. In the {pile} you see {count}, and nearly all of"
                        " them go with yours. Take it with your nines."
                    ),
                    count=count,
                ),
            ),
        )
        yield self.told(
            self.tr(
                "Kings, sevens, sixes and fives now go together in your hand. A big {pile} often"
                " decides the deal."
            ),
            self.hand,
        )

    def _thin(self) -> Iterator[LessonStep]:
        yield self.told(
            self.tr(
                "One card lies in the {pile}, an eight. You could take it with your eight and the"
                " wild card."
            ),
            PILE,
            self.held("8h Jk"),
        )
        yield TaskStep(
            self.say(self.tr("Draw a card, or take the {pile}? You decide again.")),
            brings(CardDrawn),
            DrawStock(),
            self.say(self.tr("Begin your turn: draw from the {stock}.")),
            (STOCK, PILE),
            (
                self.worse(
                    brings(PileTaken),
                    self.tr(
                        "For one card you would tie your wild card to two eights. Later it can"
                        " finish a canasta. Keep it, and draw."
                    ),
                ),
            ),
        )
        yield self.told(
            self.tr(
                "The wild card stays free. Count before you take: how many cards do you get, and"
                " what do you pay for them?"
            )
        )
