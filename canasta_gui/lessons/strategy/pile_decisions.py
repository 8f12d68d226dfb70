"""The lessons on when to take the pile, and when to freeze it."""

from collections.abc import Iterator, Sequence
from typing import Final

from typing_extensions import override

from canasta_gui.lessons.position_template import PositionTemplate
from canasta_gui.lessons.scene import LessonStep, Scene, brings
from canasta_gui.lessons.strategy.strategy_lesson import StrategyLesson
from canasta_gui.viewmodel.zones import PILE, STOCK
from engine import (
    CardDrawn,
    Discard,
    Discarded,
    DrawStock,
    Event,
    Melded,
    PileFroze,
    PileTaken,
    TakePile,
    parse_card,
    parse_cards,
)

_FAT: Final = PositionTemplate(
    "9h 9d As Kd 7h 6c 5c", ("Qh Qd Qc", "Th Td Tc"), pile="4s 5h Kc Ks Ad 7c 6h 9c"
)
_THIN: Final = PositionTemplate("8h Jk 9c Kh Kd Ks 7d 7s 5h", ("Ts Th Tc 2c",), pile="8c")


class TakingDecision(StrategyLesson):
    """Teaches to take a large pile and to leave a small one."""

    id = "when-to-take"

    @property
    @override
    def has_subject(self) -> bool:
        """Whether all play, the pile does not decide who plays with whom, and unfinished melds cost
        nothing: there, to the end of the deal, trials do not tell taking from drawing.
        """
        seats, score = self.rules.seats, self.rules.score
        is_costly = score.unfinished_pure or score.unfinished_wild
        return not (seats.lone_hand or seats.sitting_out or is_costly)

    @property
    def _has_thin_pile(self) -> bool:
        """Whether a wild card takes the pile, in a plain game of single players or of two pairs.

        Where these draw two cards, trials to the end do not tell taking from drawing.
        """
        is_of_pairs = super().has_subject and self.rules.draw.count == 1
        is_of_singles = self.is_plain and not self.rules.seats.has_teams
        return (is_of_pairs or is_of_singles) and self.rules.pile.open_natural_plus_wild

    @override
    def scenes(self) -> Iterator[Scene]:
        yield self.scene(_FAT, self._fat())
        if self._has_thin_pile:
            yield self.scene(_THIN, self._thin())

    def _fat(self) -> Iterator[LessonStep]:
        count = len(_FAT.pile.split())
        yield self.teach("fat", PILE, self.held("9h 9d"), count=count)
        yield self.decide(
            "take",
            brings(PileTaken),
            TakePile(parse_cards("9h 9d")),
            (STOCK, PILE),
            self.worse("one-card", brings(CardDrawn), count=count),
        )
        yield self.teach("taken", self.hand)

    def _thin(self) -> Iterator[LessonStep]:
        yield self.teach("thin", PILE, self.held("8h Jk"))
        worse = self.worse("tied", brings(PileTaken))
        yield self.decide("leave", brings(CardDrawn), DrawStock(), (STOCK, PILE), worse)
        yield self.teach("count")


_BEHIND: Final = PositionTemplate(
    "2h 4s 4d 5h 5s 9s 9h Qc 7s",
    (),
    ("As Ah Ad Ac", "Qd Qh Qs", "7d 7c 7h", "8s 8c 8d"),
    "Tc Kc Jh 4h Kd Td 4s Kh 4d 4c Ac",
    has_drawn=True,
)
_AHEAD: Final = PositionTemplate(
    "2h 9d 8c 5h 6d 7c",
    ("Kh Kd Kc Ks Kh 2d",),
    ("Ts Th Td 2c",),
    "Ah Jd Qc",
    others=6,
    partner=2,
    has_drawn=True,
)


class FreezingDecision(StrategyLesson):
    """Teaches to freeze a large pile when behind with pairs, and not to freeze a small one when
    ahead.
    """

    id = "when-to-freeze"

    @override
    def scenes(self) -> Iterator[Scene]:
        behind = self.with_much_to_freeze(_BEHIND)
        yield self.scene(behind, self._behind(len(behind.pile.split())))
        if self.rules.draw.count == 1:
            yield self.scene(_AHEAD, self._ahead())

    def _behind(self, count: int) -> Iterator[LessonStep]:
        yield self.teach("behind", PILE, self.hand, count=count)
        worse = self.worse("given", brings(Discarded), count=count)
        yield self.choose_discard("which", brings(PileFroze), "2h", worse)
        yield self.teach("frozen", PILE, self.held("4s 4d 5h 5s 9s 9h"))

    def _ahead(self) -> Iterator[LessonStep]:
        yield self.teach("ahead", self.meld(0), PILE, count=len(_AHEAD.pile.split()))
        yield self.decide(
            "wild",
            _keeps_pile_open,
            Discard(parse_card("9d")),
            (self.held("2h"), self.meld(0), PILE),
            self.worse("spent", brings(PileFroze), points=self.rules.score.mixed_canasta),
        )
        yield self.teach("when")


def _keeps_pile_open(events: Sequence[Event]) -> bool:
    """Returns whether an action lays or discards without freezing the pile."""
    kinds = {type(event) for event in events}
    return bool(kinds & {Melded, Discarded}) and PileFroze not in kinds
