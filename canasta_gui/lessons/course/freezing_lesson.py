"""The lesson about the frozen pile."""

from collections.abc import Iterator
from typing import Final

from typing_extensions import override

from canasta_gui.lessons.lesson import Lesson
from canasta_gui.lessons.position_template import PositionTemplate
from canasta_gui.lessons.scene import LessonStep, Scene
from canasta_gui.viewmodel.zones import PILE
from engine import Discard, PileFroze, parse_card

_MELDS = ("8h 8d 8c", "Ah Ad As")
_BEHIND: Final = PositionTemplate(
    "2h 4s 4d 5h 5s Ts Th Kc",
    (),
    ("As Ah Ad Ac", "Kd Kh Ks", "7d 7c 7h", "8s 8c 8d"),
    "9c Qc Jh 4h Qd 9d 4s Qh 4d 4c Ac",
    ("7s",),
)
"""A position in which, by the expert's trials, freezing is far better than anything else."""


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
        if self._pays:
            yield self.scene(_BEHIND, self._freeze())
        frozen = PositionTemplate("Qh Qd 6s 4c 2d 8s", _MELDS, pile="5c 2s Jd Th Qs")
        yield self.scene(frozen, self._take())

    @property
    def _pays(self) -> bool:
        """Whether freezing pays in the position: a plain game of two pairs."""
        return self.is_plain and self.has_two_pairs

    def _freeze(self) -> Iterator[LessonStep]:
        yield self.told(
            self.tr(
                "The others have melds, you have none, and {count} cards lie in the {pile}. Your"
                " king fits a meld of theirs. A wild card thrown freezes the {pile}."
            ),
            PILE,
            count=len(_BEHIND.pile.split()),
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
        if not (self._pays or self.rules.pile.always_frozen):
            yield self.told(self.tr("Whoever discards a wild card freezes the {pile}."), PILE)
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
