"""The lesson about black threes where they score, or cost more than their value."""

from collections.abc import Iterator

from typing_extensions import override

from canasta_gui.lessons.lesson import Lesson
from canasta_gui.lessons.position_template import PositionTemplate
from canasta_gui.lessons.scene import LessonStep, Scene, TaskStep, throws
from canasta_gui.viewmodel.zones import PILE
from engine import Discard, parse_card

_PAIR, _THREE = "Kc Kd", "3s"


class BlackThreesLesson(Lesson):
    """Teaches where black threes of a taken pile lie, and to throw those in the hand in time."""

    id = "black-threes"
    home = "cuban/4p"

    @property
    @override
    def has_subject(self) -> bool:
        stop = self.rules.stop
        return stop.aside_from_pile or stop.hand_penalty is not None

    @override
    def title(self) -> str:
        return self.say("{stops}")

    @override
    def about(self) -> str:
        if self.rules.stop.aside_from_pile:
            return self.say(
                self.tr("Those of a taken {pile} count for your side and never come back.")
            )
        return self.tr("What each one costs that is left in a hand.")

    @override
    def scenes(self) -> Iterator[Scene]:
        if self.rules.stop.aside_from_pile:
            hand = f"{_PAIR} 4d 9s Jh Ah 6c"
            taking = PositionTemplate(hand, ("Qh Qs Qd",), pile="6s 3s 5d 3c Ks")
            yield self.scene(taking, self._aside())
        if self.rules.stop.hand_penalty is not None:
            hand = f"{_THREE} 9h 9d Jc 6c"
            throwing = PositionTemplate(
                hand, ("Kh Ks Kd",), ("Qh Qd Qs",), pile="6h", draws=("8h 4s",), others=3
            )
            yield self.scene(throwing, self._held())

    def _aside(self) -> Iterator[LessonStep]:
        stop = self.rules.stop
        yield self.told(
            self.tr(
                "Two {stops} lie in the {pile}. They do not come to the hand of whoever takes it:"
                " they are laid aside."
            ),
            PILE,
        )
        take = self.tr("Take the {pile}: raise both kings, click it, and confirm.")
        yield self.take_pile(take, _PAIR)
        yield self.told(
            self.tr(
                "Here they lie. Each brings your side {points} points, whatever it has melded, and"
                " none comes back into play."
            ),
            self.bonus,
            points=stop.aside_each,
        )
        for step in stop.aside_extra:
            yield self.told(
                self.tr("Whoever has {count} or more of them aside gets {points} points more."),
                self.bonus,
                count=step.count,
                points=step.points,
            )
        if stop.is_barred_in_first_turn:
            yield self.told(
                self.tr(
                    "In the own first turn of a deal nobody discards a {stop}, unless nothing else"
                    " is left to throw."
                )
            )
        yield self.discard("4d")

    def _held(self) -> Iterator[LessonStep]:
        yield self.told(
            self.tr(
                "Each {stop} that is left in a hand when somebody goes out costs {points} points."
                " The opponents hold only three cards."
            ),
            self.held(_THREE),
            points=self.rules.stop.hand_penalty or 0,
        )
        yield self.draw()
        three = parse_card(_THREE)
        yield TaskStep(
            self.say(self.tr("Discard the {stop} while you can.")),
            throws(three),
            Discard(three),
            self.say(self.tr("Discard the {stop}: in your hand it may cost much.")),
            (self.held(_THREE), PILE),
        )
