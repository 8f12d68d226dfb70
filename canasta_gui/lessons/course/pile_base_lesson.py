"""The lesson about face-down cards under the pile, and about twos as a rank of their own."""

from collections.abc import Iterator

from typing_extensions import override

from canasta_gui.lessons.lesson import Lesson
from canasta_gui.lessons.position_template import PositionTemplate
from canasta_gui.lessons.scene import LessonStep, ReadStep, Scene, TaskStep, brings
from canasta_gui.viewmodel.table_view import ButtonId
from canasta_gui.viewmodel.zones import PILE, Zone, ZoneKind
from engine import BaseTaken, Meld, Melded, Play, TakePile, parse_cards

_PAIR, _BASE, _TWO = "Kc Kd", "9c 2h 5c 8d", "2h"


class PileBaseLesson(Lesson):
    """Teaches to take a pile with cards that nobody knows, and where its twos go."""

    id = "pile-base"
    home = "italian/4p"

    @property
    @override
    def has_subject(self) -> bool:
        return self.rules.deal.pile_base

    @override
    def title(self) -> str:
        return self.tr("Cards under the pile")

    @override
    def about(self) -> str:
        return self.tr("Whoever takes the pile gets face-down cards; twos may be melded alone.")

    @override
    def scenes(self) -> Iterator[Scene]:
        melds = ("Qh Qs Qd", "2c 2d 2s") if self._has_twos else ("Qh Qs Qd",)
        setting = PositionTemplate(
            f"{_PAIR} 4d 9s Jh Ah 6c", melds, pile="6s Ks", base=_BASE, others=11
        )
        yield Scene(setting.state(self.rules), tuple(self._steps()))

    @property
    def _has_twos(self) -> bool:
        return self.rules.meld.all_wild_sets

    def _steps(self) -> Iterator[LessonStep]:
        yield ReadStep(
            self.say(
                self.tr(
                    "Under the first card of the {pile} cards were laid face down. Nobody knows"
                    " them; whoever takes the {pile} gets them, too."
                )
            ),
            (PILE,),
        )
        yield TaskStep(
            self.say(self.tr("Take the {pile}: raise both kings, click it, and confirm.")),
            brings(BaseTaken),
            TakePile(parse_cards(_PAIR)),
            self.say(self.tr("Do not draw this time: take the {pile}.")),
            (self.held(_PAIR), PILE, ButtonId.LAY),
        )
        yield ReadStep(
            self.say(
                self.tr("Now they are in your hand, a two among them. Only you have seen them.")
            ),
            (Zone(ZoneKind.HAND, 0),),
        )
        if self._has_twos:
            yield ReadStep(self._bond(), (self.held(_TWO), self.meld(1)))
            yield TaskStep(
                self.say(self.tr("Lay the two on the twos of your side.")),
                brings(Melded),
                Meld((Play(parse_cards(_TWO), 1),)),
                self.say(self.tr("The two goes to the meld of twos.")),
                (self.held(_TWO), self.meld(1)),
            )
        yield self.discard("4d")

    def _bond(self) -> str:
        meld = self.rules.meld
        if meld.twos_bound or meld.wild_cards_bound:
            return self.say(
                self.tr(
                    "Your side has begun a meld of twos. Until it is finished, a two joins no"
                    " other meld."
                )
            )
        return self.say(self.tr("Your side has begun a meld of twos, which takes more of them."))
