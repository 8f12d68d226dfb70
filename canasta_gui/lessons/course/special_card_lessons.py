"""The lessons about cards and hands with rules of their own."""

from collections.abc import Iterator

from typing_extensions import override

from canasta_gui.lessons.lesson import Lesson, SingleScene
from canasta_gui.lessons.position_template import PositionTemplate
from canasta_gui.lessons.scene import LessonStep, Scene, TaskStep, throws
from canasta_gui.viewmodel.table_view import ButtonId
from canasta_gui.viewmodel.zones import PILE, STOCK
from engine import (
    CalientePlayed,
    Discard,
    PlayCaliente,
    PlaySpecialHand,
    SpecialHandPlayed,
    parse_card,
)

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
        return self.named("{stops}")

    @override
    def about(self) -> str:
        return self.say("about.aside" if self.rules.stop.aside_from_pile else "about")

    @override
    def scenes(self) -> Iterator[Scene]:
        if self.rules.stop.aside_from_pile:
            hand = f"{_PAIR} 4d 9s Jh Ah 6c"
            taking = PositionTemplate(hand, ("Qh Qs Qd", "Th Ts Td"), pile="6s 3s 5d 3c Ks")
            yield self.scene(taking, self._aside())
        if self.rules.stop.hand_penalty is not None:
            hand = f"{_THREE} 9h 9d Jc 6c"
            throwing = PositionTemplate(
                hand,
                ("Kh Ks Kd", "Ah As Ad"),
                ("Qh Qd Qs",),
                pile="6h",
                draws=("8h 4s",),
                others=3,
                left=12,
            )
            yield self.scene(throwing, self._held())

    def _aside(self) -> Iterator[LessonStep]:
        stop = self.rules.stop
        yield self.teach("two-in-pile", PILE)
        yield self.take_pile("kings", _PAIR)
        yield self.teach("aside", self.bonus, points=stop.aside_each)
        for step in stop.aside_extra:
            yield self.teach("aside-extra", self.bonus, count=step.count, points=step.points)
        if stop.is_barred_in_first_turn:
            yield self.teach("first-turn")
        yield self.discard("4d")

    def _held(self) -> Iterator[LessonStep]:
        held, three = self.held(_THREE), parse_card(_THREE)
        yield self.teach("left", held, points=self.rules.stop.hand_penalty or 0)
        yield self.draw()
        text, instead = self.say("throw"), self.say("throw.instead")
        yield TaskStep(text, throws(three), Discard(three), instead, (held, PILE))


_PAIRS, _SINGLE, _LAST = "5h 5s 6h 6c 8h 8d 9s 9c Jh Jd Qs Qc", "Kd", "Ks"


class SpecialHandsLesson(SingleScene):
    """Teaches to lay seven pairs open, which ends the deal."""

    id = "special-hands"
    home = "modern-american/4p"

    @property
    @override
    def has_subject(self) -> bool:
        return self.rules.special.pairs is not None

    @override
    def setting(self) -> PositionTemplate:
        return PositionTemplate(f"{_PAIRS} {_SINGLE}", pile="6s", draws=(_LAST,))

    @override
    def steps(self) -> Iterator[LessonStep]:
        special = self.rules.special
        yield self.teach("six-pairs", self.hand)
        yield self.draw()
        yield self.teach("seven-pairs", self.held(f"{_SINGLE} {_LAST}"))
        yield self.task("lay", PlaySpecialHand(), SpecialHandPlayed, ButtonId.LAY)
        yield self.teach("ends", self.hand, points=special.pairs or 0)
        if special.garbage is not None:
            yield self.teach("others")


class CalienteLesson(Lesson):
    """Teaches playing the card, and what it costs."""

    id = "caliente"
    home = "winning-moves-deluxe/4p+caliente"

    @property
    @override
    def has_subject(self) -> bool:
        return self.rules.caliente.count > 0

    @override
    def scenes(self) -> Iterator[Scene]:
        setting = PositionTemplate("Ca 5h 9s Kd", (), ("Qh Qd Qs",), pile="6s", draws=("Jd",))
        yield self.scene(setting, self._steps())

    def _steps(self) -> Iterator[LessonStep]:
        caliente, held = self.rules.caliente, self.held("Ca")
        yield self.teach("few", held, size=caliente.refill or self.rules.deal.hand_size)
        yield self.teach(f"when.{caliente.condition}", held, STOCK)
        yield self.task("play", PlayCaliente(), CalientePlayed, held, STOCK)
        factor = (*caliente.held_multipliers, 1)[1]
        yield self.teach("costs", self.hand, points=caliente.played, factor=factor)
        yield self.discard("5h")
