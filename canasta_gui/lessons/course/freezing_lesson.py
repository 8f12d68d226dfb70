"""The lesson about the frozen pile."""

from collections.abc import Iterator

from typing_extensions import override

from canasta_gui.lessons.lesson import Lesson
from canasta_gui.lessons.position_template import PositionTemplate
from canasta_gui.lessons.scene import LessonStep, Scene
from canasta_gui.viewmodel.zones import PILE
from engine import Discard, PileFroze, parse_card

_MELDS = ("8h 8d 8c", "Ah Ad As")


class FreezingLesson(Lesson):
    """Teaches to freeze the pile, and to take it while it is frozen."""

    id = "freezing"

    @override
    def title(self) -> str:
        return self.say(self.tr("The frozen {pile}"))

    @override
    def about(self) -> str:
        return self.say(self.tr("Keep the others from the {pile}, and take it all the same."))

    @override
    def scenes(self) -> Iterator[Scene]:
        if not self.rules.pile.always_frozen:
            freezing = PositionTemplate(
                "4c 6s 2h 5h Jh", (), ("Kh Kd Kc", "9h 9d 9c"), "5c Jd 6h Tc", ("7d",)
            )
            yield self.scene(freezing, self._freeze())
        frozen = PositionTemplate("Qh Qd 6s 4c 2d 8s", _MELDS, pile="5c 2s Jd Th Qs")
        yield self.scene(frozen, self._take())

    def _freeze(self) -> Iterator[LessonStep]:
        yield self.told(
            self.tr(
                "The others have melds, you have none: nearly every card that you throw"
                " gives them the {pile}. A wild card thrown freezes it."
            ),
            PILE,
        )
        yield self.draw()
        yield self.task(
            self.tr("Freeze the {pile}: discard your wild card."),
            Discard(parse_card("2h")),
            PileFroze,
            self.tr("Only a wild card freezes: discard that one."),
            self.held("2h"),
            PILE,
        )
        yield self.told(
            self.tr(
                "It lies crosswise, so that nobody forgets it. From now on a wild card helps"
                " nobody to take the {pile}; two natural cards from the hand do."
            )
            if self.rules.freeze.by == "anyone"
            else self.tr(
                "It lies crosswise. From now on a wild card does not help your opponents to"
                " take the {pile}; two natural cards from the hand do."
            ),
            PILE,
        )

    def _take(self) -> Iterator[LessonStep]:
        yield self.told(
            self.tr(
                "In this {pile} a wild card lies crosswise: it is frozen until somebody takes"
                " it. A natural card with a wild card does not help now."
            ),
            PILE,
        )
        take = self.tr("But you hold two queens. Raise both and take the {pile}.")
        instead = self.tr("Do not draw: two natural queens take even a frozen {pile}.")
        yield self.take_pile(take, "Qh Qd", correction=instead)
        yield self.discard("4c")
