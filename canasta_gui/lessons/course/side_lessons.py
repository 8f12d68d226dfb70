"""The lessons about who plays with whom: six players, and partners of one deal."""

from collections.abc import Iterator

from typing_extensions import override

from canasta_gui.lessons.lesson import Lesson, SingleScene
from canasta_gui.lessons.position_template import PositionTemplate
from canasta_gui.lessons.scene import LessonStep, Scene
from canasta_gui.viewmodel.zones import PILE
from canasta_gui.words.translated import marked
from engine import CanastaMade, Melded

_FULL, _GROWING, _LAST = "Jh Js Jd Jc Jh Js Jd", "Kh Ks Kd Kc Kh Ks", "Kd"


class SixPlayersLesson(SingleScene):
    """Teaches the sides of a table for six, and to finish the second canasta."""

    id = "six-players"
    name = marked("SixPlayersLesson", "Six at the table")
    subject = marked("SixPlayersLesson", "Who plays with whom, and what a game for six asks for.")
    home = "six-handed/6p"

    @property
    @override
    def has_subject(self) -> bool:
        return self.rules.players == 6 and not self.rules.seats.sitting_out

    @override
    def setting(self) -> PositionTemplate:
        hand = f"{_LAST} 4h 8s 8c 9d"
        return PositionTemplate(hand, (_FULL, _GROWING), ("Ah Ad As",), pile="6c", draws=("9s",))

    @override
    def steps(self) -> Iterator[LessonStep]:
        yield self.told(self._sides())
        yield self.draw()
        lay = self.tr("Your side has six kings. Add yours: it makes a canasta.")
        instead = self.tr("Add your king to the kings of your side.")
        yield self.add(lay, _LAST, 1, CanastaMade, instead)
        need = self.rules.out.canastas.total
        yield self.told(
            self.tr("Your side needs %n canastas to go out.", "", need), self.meld(0), self.meld(1)
        )
        yield self.discard("4h")

    def _sides(self) -> str:
        if len(self.rules.seats.sides[self.side]) > 2:
            return self.tr(
                "Six play at once, in two sides. Every second player is your partner: what one"
                " of you three lays belongs to all."
            )
        return self.tr(
            "Six play at once, in three sides of two. Your partner sits opposite; both other"
            " sides are opponents."
        )


_KINGS, _QUEENS = "Kh Ks Kd Kc Kh", "Qh Qs Qd"


class LoneHandLesson(Lesson):
    """Teaches how a lone hand comes about, and to lay on a partner's meld."""

    id = "lone-hand"
    name = marked("LoneHandLesson", "The lone hand")
    subject = marked("LoneHandLesson", "Who plays alone against two, and what partners share.")
    home = "three-way/3p"

    @property
    @override
    def has_subject(self) -> bool:
        return self.rules.seats.lone_hand

    @override
    def scenes(self) -> Iterator[Scene]:
        alone = PositionTemplate("Jh Jd 4c 9s 7d 5h", (_KINGS,), pile="5c 8d 6h Js")
        yield self.scene(alone, self._alone())
        paired = PositionTemplate(
            "Qc 4c 9s 7d 5h", (_KINGS,), (_QUEENS,), pile="6c", draws=("8h Td",), lone=1, left=8
        )
        yield self.scene(paired, self._paired())

    def _alone(self) -> Iterator[LessonStep]:
        yield self.teach(
            "All three begin alone. Whoever takes the {pile} first plays alone for the rest"
            " of the deal, against the other two.",
            PILE,
        )
        take = self.tr("Take the {pile} with your two jacks: then you are the lone hand.")
        yield self.take_pile(take, "Jh Jd")
        yield self.teach(
            "The other two are partners now: their melds belong to both, and each gets all"
            " their points. Yours are yours alone."
        )
        yield self.discard("7d")

    def _paired(self) -> Iterator[LessonStep]:
        yield self.teach(
            "Here the player to your left took the {pile} first. The third player is your"
            " partner, and the queens that your partner laid lie with your kings.",
            self.meld(0),
            self.meld(1),
        )
        yield self.draw()
        lay = self.tr("Add your queen to your partner's queens.")
        yield self.add(lay, "Qc", 1, Melded, self.tr("The queen goes to the queens."))
        yield self.discard("8h")
