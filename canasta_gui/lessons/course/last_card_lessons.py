"""The lessons about the last card of a hand: going out, and second hands."""

from collections.abc import Iterator

from typing_extensions import override

from canasta_gui.lessons.lesson import Lesson, SingleScene
from canasta_gui.lessons.position_template import PositionTemplate, canastas_for_going_out
from canasta_gui.lessons.scene import LessonStep, ReadStep, Scene
from canasta_gui.viewmodel.table_view import ButtonId
from canasta_gui.viewmodel.zones import Zone, ZoneKind
from canasta_gui.words.translated import marked
from engine import Asked, AskPartner, CanastaMade, FootTaken, Melded, State, format_card, is_natural


class GoingOutLesson(Lesson):
    """Teaches which canastas are needed, and the last discard."""

    id = "going-out"
    name = marked("GoingOutLesson", "Going out")
    subject = marked("GoingOutLesson", "When you may, whom you ask, and how it ends the deal.")

    @override
    def scenes(self) -> Iterator[Scene]:
        melds = ("Kh Kd Ks", *canastas_for_going_out(self.rules))
        setting = PositionTemplate(
            "Kc 8s 8d 4h",
            melds,
            ("Qh Qd Qs Qc",),
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
        yield self.teach(
            "Count before you lay: the king fits your kings, the eights are a meld, and"
            " one card is left for the discard. You can go out.",
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
        yield self.teach(
            "Going out pays {points} points. Cards still in a hand count minus for their side.",
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
        return self.teach(
            "Whoever has melded nothing before, and then lays the whole hand in one turn with"
            " a canasta in it, goes out concealed: {more} points more.",
            more=self.rules.out.concealed_extra,
        )


class FootLesson(Lesson):
    """Teaches to take up the second hand."""

    id = "foot"
    name = marked("FootLesson", "Hand & Foot: the second hand")
    subject = marked("FootLesson", "What is different in Hand & Foot.")
    home = "complete-hand-and-foot/4p"

    @property
    @override
    def has_subject(self) -> bool:
        deal = self.rules.deal
        return deal.foot_size > 0 and deal.foot_by == "last-card"

    @override
    def scenes(self) -> Iterator[Scene]:
        melds = ("Kh Ks Kd Kc Kh Ks",)
        setting = PositionTemplate("Kc 9h 9d", melds, pile="6s", draws=("9s 9c",), left=60)
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


_LYING, _HELD = "7c 7d 7h 7s 7s", "7h 7d"


class SevensLesson(SingleScene):
    """Teaches to keep sevens, to finish their canasta, and what that brings."""

    id = "sevens"
    home = "pennies-from-heaven/6p"

    @property
    @override
    def has_subject(self) -> bool:
        return self.rules.score.sevens_canasta is not None

    @override
    def heading(self) -> tuple[str, str]:
        if self.has_packet:
            return self.tr("Sevens and the packet"), self.tr(
                "Sevens stay in the hand, their canasta pays most, and cards come with it."
            )
        about = self.tr("Their canasta is a kind of its own, and pays most.")
        return self.tr("Canastas of sevens"), about

    @override
    def setting(self) -> PositionTemplate:
        hand = f"{_HELD} 4d 9s Qd Jc 6c"
        return PositionTemplate(hand, (_LYING, "Kh Ks Kd"), pile="6s", draws=("8h 4s",))

    @override
    def steps(self) -> Iterator[LessonStep]:
        yield self.told(self._keeping(), self.held(_HELD), self.meld(0))
        if cost := self.rules.score.unfinished_pure:
            yield self.teach(
                "Sevens that lie unfinished at the end cost {points} points.",
                self.meld(0),
                points=cost,
            )
        yield self.draw()
        lay = self.tr("Lay both sevens on those of your side.")
        instead = self.tr("Both sevens go to the meld of sevens.")
        yield self.add(lay, _HELD, 0, FootTaken if self.has_packet else CanastaMade, instead)
        pays = self.rules.score.sevens_canasta or 0
        yield self.told(self._worth(), self.meld(0), points=pays)
        if self.has_packet:
            yield self.told(self._packet(), self.hand)
        yield from self.end_of_turn("4d")

    def _keeping(self) -> str:
        match self.rules.throw.sevens:
            case "free":
                return self.tr("A canasta of sevens is a kind of its own in this game.")
            case "own-canasta":
                return self.tr("You may discard no seven before your side has a canasta of them.")
            case _:
                return self.tr(
                    "Nobody may discard a seven before every side has a canasta of them."
                )

    def _worth(self) -> str:
        if self.rules.meld.pure_ranks:
            return self.tr("A canasta of sevens: {points} points. It never holds a wild card.")
        return self.tr("A canasta of sevens: {points} points, with wild cards or without.")

    def _packet(self) -> str:
        return self.tr(
            "It is the first canasta that you finished yourself: so you picked up your foot,"
            " the packet of %n cards, and play on with it.",
            "",
            self.rules.deal.foot_size,
        )
