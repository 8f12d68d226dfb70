"""The lessons about the last card of a hand: going out, and second hands."""

from collections.abc import Iterator

from typing_extensions import override

from canasta_gui.lessons.lesson import Lesson, SingleScene
from canasta_gui.lessons.position_template import PositionTemplate, canastas_for_going_out
from canasta_gui.lessons.scene import LessonStep, ReadStep, Scene, TaskStep, brings
from canasta_gui.viewmodel.table_view import ButtonId
from canasta_gui.viewmodel.zones import Zone, ZoneKind
from engine import Asked, AskPartner, CanastaMade, FootTaken, Melded, State, format_card, is_natural


class GoingOutLesson(Lesson):
    """Teaches which canastas are needed, and the last discard."""

    id = "going-out"

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
        out, count = self.rules.out, self.rules.out.canastas.total
        canastas = map(self.meld, range(1, 1 + count))
        yield self.teach("needs" if count else "needs.none", *canastas, n=count)
        yield self.draw()
        yield self.teach("count", self.hand)
        yield from self._question()
        yield self.add("king", "Kc", 0, Melded)
        yield self.lay("eights", "8s 8d 8h" if self.rules.draw.count == 1 else "8s 8d 8h 8c")
        yield self.go_out("4h")
        yield self.teach("pays", points=out.bonus)
        if out.concealed_extra:
            yield self.teach("concealed", more=out.concealed_extra)

    def _question(self) -> Iterator[LessonStep]:
        ask = self.rules.ask
        if ask.mode != "off" and self.has_partner:
            text = f"{self.say(f'asking.{ask.mode}')} {self.say(f'yes.{ask.yes}')}"
            instead = self.say("asking.instead")
            yield TaskStep(text, brings(Asked), AskPartner(), instead, (ButtonId.ASK,))


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
    def scenes(self) -> Iterator[Scene]:
        melds = ("Kh Ks Kd Kc Kh Ks",)
        setting = PositionTemplate("Kc 9h 9d", melds, pile="6s", draws=("9s 9c",), left=60)
        state = setting.state(self.rules)
        yield Scene(state, tuple(self._steps(state)))

    def _steps(self, state: State) -> Iterator[LessonStep]:
        rules = self.rules
        yield self.teach("foot", Zone(ZoneKind.FOOT, 0), n=rules.deal.foot_size)
        yield self.draw()
        yield self.lay("nines", "9h 9d 9s" if rules.draw.count == 1 else "9h 9d 9s 9c")
        yield self.add("king", "Kc", 0, FootTaken)
        needs = self.say("needs", rules.out.canastas.total)
        yield ReadStep(f"{self.say('taken')} {needs}", (self.hand,))
        throw = next(card for card in state.hidden.feet[0] if is_natural(card))
        yield self.discard(format_card(throw))


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
    def title(self) -> str:
        return self.say("title.packet" if self.has_packet else "title")

    @override
    def about(self) -> str:
        return self.say("about.packet" if self.has_packet else "about")

    @override
    def setting(self) -> PositionTemplate:
        hand = f"{_HELD} 4d 9s Qd Jc 6c"
        return PositionTemplate(hand, (_LYING, "Kh Ks Kd"), pile="6s", draws=("8h 4s",))

    @override
    def steps(self) -> Iterator[LessonStep]:
        score = self.rules.score
        yield self.teach(f"throw.{self.rules.throw.sevens}", self.held(_HELD), self.meld(0))
        if score.unfinished_pure:
            yield self.teach("unfinished", self.meld(0), points=score.unfinished_pure)
        yield self.draw()
        yield self.add("lay", _HELD, 0, FootTaken if self.has_packet else CanastaMade)
        worth = "worth.pure" if self.rules.meld.pure_ranks else "worth"
        yield self.teach(worth, self.meld(0), points=score.sevens_canasta or 0)
        if self.has_packet:
            yield self.teach("packet", self.hand, n=self.rules.deal.foot_size)
        yield from self.end_of_turn("4d")
