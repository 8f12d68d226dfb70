"""The lesson about sevens, and about the second hand that a canasta brings."""

from collections.abc import Iterator

from typing_extensions import override

from canasta_gui.lessons.lesson import Lesson
from canasta_gui.lessons.position_template import PositionTemplate
from canasta_gui.lessons.scene import LessonStep, ReadStep, Scene, TaskStep, brings
from canasta_gui.viewmodel.zones import Zone, ZoneKind
from engine import CanastaMade, FootTaken, Meld, Play, parse_cards

_LYING, _HELD = "7c 7d 7h 7s 7s", "7h 7d"


class SevensLesson(Lesson):
    """Teaches to keep sevens, to finish their canasta, and what that brings."""

    id = "sevens"
    home = "pennies-from-heaven/6p"

    @property
    @override
    def has_subject(self) -> bool:
        return self.rules.score.sevens_canasta is not None

    @override
    def title(self) -> str:
        return self.tr("Sevens and the packet")

    @override
    def about(self) -> str:
        return self.tr("Sevens stay in the hand, their canasta pays most, and cards come with it.")

    @override
    def scenes(self) -> Iterator[Scene]:
        hand = f"{_HELD} 4d 9s Qd Ac 6c"
        setting = PositionTemplate(hand, (_LYING, "Kh Ks Kd"), pile="6s", draws=("8h 4s",))
        yield Scene(setting.state(self.rules), tuple(self._steps()))

    def _steps(self) -> Iterator[LessonStep]:
        yield ReadStep(self._keeping(), (self.held(_HELD), self.meld(0)))
        yield self.draw()
        yield TaskStep(
            self.say(self.tr("Lay both sevens on those of your side.")),
            brings(FootTaken if self._has_packet else CanastaMade),
            Meld((Play(parse_cards(_HELD), 0),)),
            self.say(self.tr("Both sevens go to the meld of sevens.")),
            (self.held(_HELD), self.meld(0)),
        )
        yield ReadStep(self._worth(), (self.meld(0),))
        if self._has_packet:
            yield ReadStep(self._packet(), (Zone(ZoneKind.HAND, 0),))
        yield self.discard("4d")

    @property
    def _has_packet(self) -> bool:
        deal = self.rules.deal
        return deal.foot_size > 0 and deal.foot_by == "canasta"

    def _keeping(self) -> str:
        match self.rules.throw.sevens:
            case "free":
                return self.say(self.tr("A canasta of sevens is a kind of its own in this game."))
            case "own-canasta":
                return self.say(
                    self.tr("You may discard no seven before your side has a canasta of them.")
                )
            case _:
                return self.say(
                    self.tr("Nobody may discard a seven before every side has a canasta of them.")
                )

    def _worth(self) -> str:
        return self.say(
            self.tr("A canasta of sevens: {points} points, with wild cards or without."),
            points=self.rules.score.sevens_canasta or 0,
        )

    def _packet(self) -> str:
        return self.say(
            self.tr(
                "It is the first canasta that you finished yourself: so you picked up your foot,"
                " the packet of %n cards, and play on with it.",
                "",
                self.rules.deal.foot_size,
            )
        )
