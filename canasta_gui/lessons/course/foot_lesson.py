"""The lesson about second hands."""

from collections.abc import Iterator

from typing_extensions import override

from canasta_gui.lessons.lesson import Lesson
from canasta_gui.lessons.position_template import PositionTemplate
from canasta_gui.lessons.scene import LessonStep, ReadStep, Scene
from canasta_gui.viewmodel.zones import Zone, ZoneKind
from engine import FootTaken, State, format_card, is_natural


class FootLesson(Lesson):
    """Teaches to take up the second hand."""

    id = "foot"
    home = "complete-hand-and-foot/4p"

    @property
    @override
    def has_subject(self) -> bool:
        deal = self.rules.deal
        return deal.foot_size > 0 and deal.foot_by == "last-card"

    @override
    def title(self) -> str:
        return self.tr("Hand & Foot: the second hand")

    @override
    def about(self) -> str:
        return self.tr("What is different in Hand & Foot.")

    @override
    def scenes(self) -> Iterator[Scene]:
        setting = PositionTemplate("Kc 9h 9d", ("Kh Ks Kd",), pile="6s", draws=("9s 9c",))
        state = setting.state(self.rules)
        yield Scene(state, tuple(self._steps(state)))

    def _steps(self, state: State) -> Iterator[LessonStep]:
        rules = self.rules
        yield self.told(
            self.tr(
                "Beside your plate lies your foot: a second hand of %n cards. Nobody sees it"
                " before its time.",
                "",
                rules.deal.foot_size,
            ),
            Zone(ZoneKind.FOOT, 0),
        )
        yield self.draw()
        nines = "9h 9d 9s" if rules.draw.count == 1 else "9h 9d 9s 9c"
        lay = self.tr("Get rid of your hand: first lay the nines.")
        yield self.lay(lay, nines, self.tr("First lay all your nines."))
        lay = self.tr("Now your last card: lay the king on the kings.")
        instead = self.tr("Lay the king: then your hand is empty.")
        yield self.add(lay, "Kc", 0, FootTaken, instead)
        yield ReadStep(self._about_out(), (self.hand,))
        throw = next(card for card in state.hidden.feet[0] if is_natural(card))
        yield self.discard(format_card(throw))

    def _about_out(self) -> str:
        taken = self.say(
            self.tr("That was the last card of your hand: you picked up the foot and play on.")
        )
        need = self.say(
            self.tr("To go out your side needs %n canastas.", "", self.rules.out.canastas.total)
        )
        return f"{taken} {need}"
