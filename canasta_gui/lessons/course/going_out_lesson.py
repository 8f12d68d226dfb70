"""The lesson about going out, with the question to the partner where the rules have one."""

from collections.abc import Iterator

from typing_extensions import override

from canasta_gui.lessons.lesson import Lesson
from canasta_gui.lessons.position_template import PositionTemplate
from canasta_gui.lessons.required_cards import canastas_for_going_out
from canasta_gui.lessons.scene import LessonStep, Scene
from canasta_gui.viewmodel.table_view import ButtonId
from engine import Asked, AskPartner, Melded


class GoingOutLesson(Lesson):
    """Teaches which canastas are needed, and the last discard."""

    id = "going-out"

    @override
    def title(self) -> str:
        return self.tr("Going out")

    @override
    def about(self) -> str:
        return self.tr("When you may, whom you ask, and how it ends the deal.")

    @override
    def scenes(self) -> Iterator[Scene]:
        melds = ("Kh Kd Ks", *canastas_for_going_out(self.rules))
        setting = PositionTemplate(
            "Kc 8s 8d 4h",
            melds,
            ("Qh Qd Qs",),
            pile="6h",
            draws=("8h 8c",),
            others=6,
            is_in_foot=True,
        )
        yield self.scene(setting, self._steps())

    def _steps(self) -> Iterator[LessonStep]:
        rules = self.rules
        yield self.told(self._need(), *map(self.meld, range(1, 1 + rules.out.canastas.total)))
        yield self.draw()
        yield self.told(
            self.tr(
                "Count before you lay: the king fits your kings, the eights are a meld, and"
                " one card is left for the discard. You can go out."
            ),
            self.hand,
        )
        yield from self._question()
        lay = self.tr("Lay the king on your kings first.")
        instead = self.tr("First the king goes to your kings, then the eights are laid.")
        yield self.add(lay, "Kc", 0, Melded, instead)
        eights = "8s 8d 8h" if rules.draw.count == 1 else "8s 8d 8h 8c"
        instead = self.tr("Lay all your eights: only one card may be left.")
        yield self.lay(self.tr("Now lay all your eights."), eights, instead)
        yield self.go_out("4h")
        yield self.told(
            self.tr(
                "Going out pays {points} points. Cards still in a hand count minus for their side."
            ),
            points=rules.out.bonus,
        )
        if rules.out.concealed_extra:
            yield self._concealed()

    def _need(self) -> str:
        count = self.rules.out.canastas.total
        if not count:
            return self.tr("By your rules you may go out without any canasta.")
        return self.tr("Your side needs %n canastas to go out, and it has them.", "", count)

    def _question(self) -> Iterator[LessonStep]:
        mode = self.rules.ask.mode
        if mode == "off" or not self.has_partner:
            return
        must = self.rules.ask.yes == "must"
        rule = (
            self.tr("You have to ask your partner before you go out.")
            if mode == "mandatory"
            else self.tr("You may ask your partner whether it suits: once, before you lay.")
        )
        binding = (
            self.tr("A yes obliges you, a no as well.")
            if must
            else self.tr("A yes lets you choose, a no keeps you in.")
        )
        yield self.task(
            f"{rule} {binding}",
            AskPartner(),
            Asked,
            self.tr("Ask first: press the button that asks."),
            ButtonId.ASK,
        )

    def _concealed(self) -> LessonStep:
        return self.told(
            self.tr(
                "Whoever has melded nothing before, and then lays the whole hand in one turn with"
                " a canasta in it, goes out concealed: {more} points more."
            ),
            more=self.rules.out.concealed_extra,
        )
