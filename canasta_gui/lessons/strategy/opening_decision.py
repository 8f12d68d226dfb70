"""The lesson on whether to open with few cards or with many."""

from collections.abc import Iterator, Sequence
from typing import Final

from typing_extensions import override

from canasta_gui.lessons.position_template import PositionTemplate
from canasta_gui.lessons.scene import LessonStep, Scene, brings, lays
from canasta_gui.lessons.strategy.strategy_lesson import StrategyLesson
from canasta_gui.viewmodel.table_view import ButtonId
from canasta_gui.viewmodel.zones import FELT, PILE
from engine import (
    Discarded,
    Event,
    Meld,
    Melded,
    Play,
    Rank,
    is_natural,
    opening_minimum,
    parse_cards,
    points_in,
)

_NEED: Final = 50
_ACES, _KINGS, _PAIRS = "As Ac Ad", "Kh Kd Kc", "9d 9s Qd Qs"
_EARLY: Final = PositionTemplate(
    f"{_ACES} {_KINGS} {_PAIRS} 2c",
    pile="6d 8c Jh Td 6s 7c 8h 8d 4s 5d Ah Kh Jd Tc Qs",
    has_drawn=True,
)
_LATE_MELDS: Final = ("As Ac Ad Ah", "Ks Kd Kh Kc", "Qd Qs Qh")
_LATE: Final = PositionTemplate(
    " ".join((*_LATE_MELDS, "Jk 5c 7d")),
    (),
    ("4h 4d 4c 4s 4h 4d 4c", "Jh Jd Jc", "Tc Td Ts"),
    "Th 6s 8c",
    others=1,
    partner=11,
    has_drawn=True,
)


class OpeningDecision(StrategyLesson):
    """Teaches to open with little early in the deal, and with everything late."""

    id = "how-to-open"

    @property
    @override
    def has_subject(self) -> bool:
        """Whether the game is plain, a side opens with so many points, and one canasta is enough to
        go out.
        """
        is_usual = opening_minimum(self.rules, 0, 1) == _NEED and self.rules.out.canastas.total == 1
        return super().has_subject and is_usual

    @override
    def scenes(self) -> Iterator[Scene]:
        yield self.scene(_EARLY, self._early())
        yield self.scene(_LATE, self._late())

    def _early(self) -> Iterator[LessonStep]:
        count = len(_EARLY.pile.split())
        kings, aces = points_in(parse_cards(_KINGS)), points_in(parse_cards(_ACES))
        yield self.teach("early", self.hand, PILE, need=_NEED, kings=kings, aces=aces)
        yield self.decide(
            "open",
            _opens_small,
            Meld((Play(parse_cards(_ACES)),)),
            (self.hand, FELT, ButtonId.LAY),
            self.worse("too-much", brings(Melded), count=count),
            self.worse("not-open", brings(Discarded), count=count),
        )
        yield self.teach("kept", self.held(f"{_KINGS} {_PAIRS}"), PILE)

    def _late(self) -> Iterator[LessonStep]:
        yield self.teach("late", *self.their_melds(1))
        yield self.decide(
            "open-late",
            lays(Rank.ACE, Rank.KING, Rank.QUEEN),
            Meld(tuple(Play(parse_cards(meld)) for meld in _LATE_MELDS)),
            (self.hand, FELT, ButtonId.LAY),
            self.worse("too-little", brings(Melded)),
            self.worse("nothing-laid", brings(Discarded)),
        )
        yield self.teach("when")


def _opens_small(events: Sequence[Event]) -> bool:
    """Returns whether an action lays exactly one meld, and keeps the wild card."""
    melds = [event.cards for event in events if isinstance(event, Melded)]
    return len(melds) == 1 and all(map(is_natural, melds[0]))
