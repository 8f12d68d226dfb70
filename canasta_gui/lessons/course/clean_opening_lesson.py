"""The lesson about first melds that must be clean, about dead ranks, and what opening brings."""

from collections.abc import Iterator

from typing_extensions import override

from canasta_gui.lessons.lesson import Lesson
from canasta_gui.lessons.position_template import PositionTemplate
from canasta_gui.lessons.scene import LessonStep, ReadStep, Scene, TaskStep, brings
from canasta_gui.viewmodel.spotlight_target import SidePlate
from canasta_gui.viewmodel.table_view import ButtonId
from canasta_gui.viewmodel.zones import PILE
from engine import Meld, Melded, Play, opening_minimum, parse_cards, points_in

_KINGS, _QUEENS, _ACES = "Kc Kd Kh", "Qs Qd Jk", "As Ad 2c"
_NINES = "9c 9c 9d 9d 9h 9h 9s"


class CleanOpeningLesson(Lesson):
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
    def scenes(self) -> Iterator[Scene]:
        hand = f"{_KINGS} {_QUEENS} {_ACES} 9s 5h 6d 8c"
        setting = PositionTemplate(hand, theirs=(_NINES,), pile="6h", draws=("4s",))
        yield Scene(setting.state(self.rules), tuple(self._steps()))

    def _steps(self) -> Iterator[LessonStep]:
        yield ReadStep(
            self.say(
                self.tr(
                    "Your side's first melds need {need} points, and three natural cards of a rank"
                    " among them, without a wild card."
                ),
                need=opening_minimum(self.rules, 0, 1),
            ),
            (SidePlate(self.side), self.held(_KINGS)),
        )
        yield self.draw()
        yield TaskStep(
            self.say(
                self.tr(
                    "The kings are clean. With the queens and the aces they are worth {points}"
                    " points: lay all three groups together."
                ),
                points=sum(map(points_in, map(parse_cards, (_KINGS, _QUEENS, _ACES)))),
            ),
            brings(Melded),
            Meld(tuple(Play(parse_cards(cards)) for cards in (_KINGS, _QUEENS, _ACES))),
            self.say(self.tr("Lay the kings, the queens and the aces before you discard.")),
            (*map(self.held, (_KINGS, _QUEENS, _ACES)), ButtonId.LAY),
        )
        if self.rules.meld.late_wild_naturals:
            yield ReadStep(self._later(), (self.meld(1), self.meld(2)))
        yield from self._dead()
        yield self.discard("9s" if self.rules.meld.dead_ranks else "5h")

    def _later(self) -> str:
        return self.say(
            self.tr(
                "From now on wild cards join only melds with %n natural cards or more.",
                "",
                self.rules.meld.late_wild_naturals,
            )
        )

    def _dead(self) -> Iterator[LessonStep]:
        if self.rules.meld.dead_ranks:
            yield ReadStep(
                self.say(
                    self.tr(
                        "The opponents have a canasta of nines: nobody lays nines any more. Yours"
                        " is of use to nobody, so it is a good discard."
                    )
                ),
                (self.held("9s"), PILE),
            )
        if count := self.rules.draw.next_to_open:
            yield ReadStep(
                self.say(
                    self.tr("After this discard you draw %n cards, because you opened.", "", count)
                ),
                (PILE,),
            )
