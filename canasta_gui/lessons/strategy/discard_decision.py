"""The lesson on which discard helps the next player least."""

from collections.abc import Iterator
from typing import Final

from typing_extensions import override

from canasta_gui.lessons.position_template import PositionTemplate
from canasta_gui.lessons.scene import LessonStep, Scene, brings, throws
from canasta_gui.lessons.strategy.strategy_lesson import StrategyLesson
from canasta_gui.viewmodel.zones import PILE
from engine import Discarded, parse_card, parse_cards

_MELDED: Final = PositionTemplate(
    "5h Qs 7s Kh Td 9c 4d",
    ("8h 8d 8c 2s",),
    ("5d 5c 5s 5d", "Qh Qd Qc"),
    "7c 9h Td 6h Kc 5s 7d Jh 7h 9s Kd Tc",
    has_drawn=True,
)
_SAFE: Final = "7s Kh Td 9c 4d"
_STOP: Final = PositionTemplate(
    "4s 5h 9s 6d 8d 8c 3s",
    ("Ks Kh Kc 2s",),
    ("4s 4c 4h", "5c 5d 5s", "9c 9h 9d", "6s 6c 6h"),
    "Ah Jd Jc Ts Th 7s 7d Kd Ac 8h",
    has_drawn=True,
)


class DiscardDecision(StrategyLesson):
    """Teaches to discard what nobody wants, and a stop card at the right moment."""

    id = "what-to-discard"

    @property
    @override
    def has_subject(self) -> bool:
        """Whether the game is plain, for two sides, and single cards take the pile."""
        sides = [len(side) for side in self.rules.seats.sides]
        return self.is_plain and sides in ([2, 2], [3, 3]) and self.rules.pile.open_add != "never"

    @override
    def scenes(self) -> Iterator[Scene]:
        yield self.scene(_MELDED, self._melded())
        if self.rules.stop.blocks_next:
            yield self.scene(_STOP, self._stop())

    def _melded(self) -> Iterator[LessonStep]:
        count = len(_MELDED.pile.split())
        yield self.teach("melds", *self.their_melds(2), PILE)
        safe, worse = (
            throws(*parse_cards(_SAFE)),
            self.worse("fits", brings(Discarded), count=count),
        )
        yield self.choose_discard("which", safe, "7s", worse, count=count)
        yield self.teach("seven", PILE)

    def _stop(self) -> Iterator[LessonStep]:
        count = len(_STOP.pile.split())
        yield self.teach("stop", PILE, self.held("3s"), count=count)
        yield self.choose_discard(
            "which-now",
            throws(parse_card("3s")),
            "3s",
            self.worse("eights", throws(*parse_cards("8d 8c")), count=count),
            self.worse("fits-now", brings(Discarded), count=count),
        )
        yield self.teach("keep", PILE)
