"""The lesson about the lone hand and the partners of one deal."""

from collections.abc import Iterator

from typing_extensions import override

from canasta_gui.lessons.lesson import Lesson
from canasta_gui.lessons.position_template import PositionTemplate
from canasta_gui.lessons.scene import LessonStep, Scene
from canasta_gui.viewmodel.zones import PILE
from engine import Melded

_KINGS, _QUEENS = "Kh Ks Kd", "Qh Qs Qd"


class LoneHandLesson(Lesson):
    """Teaches how a lone hand comes about, and to lay on a partner's meld."""

    id = "lone-hand"
    home = "three-way/3p"

    @property
    @override
    def has_subject(self) -> bool:
        return self.rules.seats.lone_hand

    @override
    def title(self) -> str:
        return self.tr("The lone hand")

    @override
    def about(self) -> str:
        return self.tr("Who plays alone against two, and what partners share.")

    @override
    def scenes(self) -> Iterator[Scene]:
        alone = PositionTemplate("Jh Jd 4c 9s 7d 5h", (_KINGS,), pile="5c 8d 6h Js")
        yield self.scene(alone, self._alone())
        paired = PositionTemplate(
            "Qc 4c 9s 7d 5h", (_KINGS,), (_QUEENS,), pile="6c", draws=("8h Td",), lone=1
        )
        yield self.scene(paired, self._paired())

    def _alone(self) -> Iterator[LessonStep]:
        yield self.told(
            self.tr(
                "All three begin alone. Whoever takes the {pile} first plays alone for the rest"
                " of the deal, against the other two."
            ),
            PILE,
        )
        take = self.tr("Take the {pile} with your two jacks: then you are the lone hand.")
        yield self.take_pile(take, "Jh Jd")
        yield self.told(
            self.tr(
                "The other two are partners now: their melds belong to both, and each gets all"
                " their points. Yours are yours alone."
            ),
        )
        yield self.discard("4c")

    def _paired(self) -> Iterator[LessonStep]:
        yield self.told(
            self.tr(
                "Here the player to your left took the {pile} first. The third player is your"
                " partner, and the queens that your partner laid lie with your kings."
            ),
            self.meld(0),
            self.meld(1),
        )
        yield self.draw()
        lay = self.tr("Add your queen to your partner's queens.")
        yield self.add(lay, "Qc", 1, Melded, self.tr("The queen goes to the queens."))
        yield self.discard("4c")
