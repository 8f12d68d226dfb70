"""The lesson about first melds that must be clean, about dead ranks, and what opening brings."""

from collections.abc import Iterator

from typing_extensions import override

from canasta_gui.lessons.course.single_scene import SingleScene
from canasta_gui.lessons.position_template import PositionTemplate
from canasta_gui.lessons.scene import LessonStep
from canasta_gui.viewmodel.spotlight_target import ScoreTarget
from canasta_gui.viewmodel.table_view import ButtonId
from canasta_gui.viewmodel.zones import PILE
from engine import Meld, Melded, Play, opening_minimum, parse_cards, points_in

_KINGS, _QUEENS, _ACES = _GROUPS = "Kc Kd Kh", "Qs Qd Jk", "As Ad 2c"
_NINES = "9c 9c 9d 9d 9h 9h 9s"


class CleanOpeningLesson(SingleScene):
    """Teaches to open with a meld without wild cards, and to throw what nobody melds any more."""

    id = "clean-opening"
    home = "modern-american/4p"

    @property
    @override
    def has_subject(self) -> bool:
        return self.rules.opening.clean_triple != "none"

    @override
    def title(self) -> str:
        return self.tr("A clean opening")

    @override
    def about(self) -> str:
        return self.tr("The first melds hold three natural cards, and a finished rank is dead.")

    @override
    def setting(self) -> PositionTemplate:
        hand = f"{_KINGS} {_QUEENS} {_ACES} 9s 5h 6d 8c"
        return PositionTemplate(hand, theirs=(_NINES,), pile="6h", draws=("4s",))

    @override
    def steps(self) -> Iterator[LessonStep]:
        yield self.told(
            self.tr(
                "Your side's first melds need {need} points, and three natural cards of a rank"
                " among them, without a wild card."
            ),
            ScoreTarget(),
            self.held(_KINGS),
            need=opening_minimum(self.rules, 0, 1),
        )
        yield self.draw()
        yield self.task(
            self.tr(
                "The kings are clean. With the queens and the aces they are worth {points}"
                " points: lay all three groups together."
            ),
            Meld(tuple(Play(parse_cards(cards)) for cards in _GROUPS)),
            Melded,
            self.tr("Lay the kings, the queens and the aces before you discard."),
            *map(self.held, _GROUPS),
            ButtonId.LAY,
            points=sum(map(points_in, map(parse_cards, _GROUPS))),
        )
        if count := self.rules.meld.late_wild_naturals:
            yield self.told(
                self.tr(
                    "From now on wild cards join only melds with %n natural cards or more.",
                    "",
                    count,
                ),
                self.meld(1),
                self.meld(2),
            )
        if self.rules.meld.dead_ranks:
            yield self.told(
                self.tr(
                    "The opponents have a canasta of nines: nobody lays nines any more. Yours"
                    " is of use to nobody, so it is a good discard."
                ),
                self.held("9s"),
                PILE,
            )
        yield from self.cards_for_opening(self.rules.draw.next_to_open)
        yield self.discard("9s" if self.rules.meld.dead_ranks else "5h")
