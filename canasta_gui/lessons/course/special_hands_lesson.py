"""The lesson about special hands."""

from collections.abc import Iterator

from typing_extensions import override

from canasta_gui.lessons.course.single_scene import SingleScene
from canasta_gui.lessons.position_template import PositionTemplate
from canasta_gui.lessons.scene import LessonStep
from canasta_gui.viewmodel.table_view import ButtonId
from engine import PlaySpecialHand, SpecialHandPlayed

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
    def title(self) -> str:
        return self.tr("Special hands")

    @override
    def about(self) -> str:
        return self.tr("Seven pairs, four triples and others end the deal without any meld.")

    @override
    def setting(self) -> PositionTemplate:
        return PositionTemplate(f"{_PAIRS} {_SINGLE}", pile="6s", draws=(_LAST,))

    @override
    def steps(self) -> Iterator[LessonStep]:
        yield self.told(
            self.tr(
                "You hold six pairs and a king, and your side has not melded. With a seventh"
                " pair this is a special hand."
            ),
            self.hand,
        )
        yield self.draw()
        yield self.told(
            self.tr(
                "Another king: seven pairs without wild cards. Nothing may be left over, and"
                " you need not discard."
            ),
            self.held(f"{_SINGLE} {_LAST}"),
        )
        yield self.task(
            self.tr("Lay the whole hand open: press the button."),
            PlaySpecialHand(),
            SpecialHandPlayed,
            self.tr("Keep all fourteen cards, and press the button that names the hand."),
            ButtonId.LAY,
        )
        yield self.told(
            self.tr(
                "That ends the deal. Your side scores {points} points for it and nothing else;"
                " the others lose what they hold."
            ),
            self.hand,
            points=self.rules.special.pairs or 0,
        )
        if self.rules.special.garbage is not None:
            yield self.told(
                self.tr(
                    "Other hands pay as well, such as four, four, three and three of a kind."
                    " Who waits too long for one has melded nothing when the others go out."
                )
            )
