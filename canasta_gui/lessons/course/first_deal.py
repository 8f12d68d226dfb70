"""The first deal: from the first card drawn to the score, one idea at a time."""

from collections.abc import Iterator
from itertools import chain

from typing_extensions import override

from canasta_gui.lessons.course.first_turns import FirstTurns
from canasta_gui.lessons.position_template import PositionTemplate, canastas_for_going_out
from canasta_gui.lessons.scene import LessonStep, ReadStep, Scene, TaskStep, brings
from canasta_gui.viewmodel.table_view import ScoreTarget, SpotlightTarget
from canasta_gui.viewmodel.zones import PILE, STOCK
from engine import (
    CanastaMade,
    CardDrawn,
    Discard,
    Discarded,
    DrawStock,
    is_wild,
    parse_card,
    parse_cards,
)

_LEFT_LATER = 30
"""The number of cards in the stock some turns after the beginning."""


class FirstDeal(FirstTurns):
    """Teaches to draw, meld, open, take the pile, make a canasta and go out."""

    id = "first-deal"
    # These words would stand there long before they are explained.
    tells_all = False

    @override
    def scenes(self) -> Iterator[Scene]:
        yield self.first_turns()
        ending = PositionTemplate(
            hand=f"{self._eights[0]} 4h 5s",
            melds=(
                "Kh Ks Kd Kh Ks Kd",
                self._second_meld,
                "9d 9s 9c",
                *canastas_for_going_out(self.rules, "natural"),
            ),
            theirs=self.melds.theirs,
            pile="6h",
            draws=("Kc 8h", self._eights[1]),
            throws=("6d",),
            others=self._others_later,
            is_in_foot=True,
            left=_LEFT_LATER,
            bonus="3h",
        )
        yield self.scene(ending, chain(self._canasta(), self._go_out()))

    @property
    def _second_meld(self) -> str:
        """The second meld, which has a wild card by then, where melds may have any."""
        cards = self.melds.groups[-1]
        is_ready = self.rules.meld.wild_cap == 0 or any(map(is_wild, parse_cards(cards)))
        return cards if is_ready else f"{cards} 2c"

    @property
    def _others_later(self) -> int | None:
        """The cards in each of the other hands: few, so that nobody waits with a canasta."""
        if self.rules.deal.foot_size:
            return None
        return 6 if self.rules.score.melds_need_canasta else 2

    @property
    def _singles(self) -> tuple[str, str]:
        """The single cards: the one to discard first, and the last."""
        return ("4h", "5s") if self.has_runs_and_wilds else ("5s", "4h")

    @property
    def _eights(self) -> tuple[str, str]:
        """The eights in the hand, of which a pair is kept, and those that are drawn at last."""
        return ("8c 8d", "8s") if self.rules.draw.count == 1 else ("8c", "8s 8d")

    @property
    def _last_eights(self) -> str:
        """The eights that are laid at last."""
        drawn = "" if self.rules.draw.count == 1 else " 8h"
        return f"{' '.join(self._eights)}{drawn}"

    def _draw(self, each: str, *targets: SpotlightTarget, n: int = -1) -> TaskStep:
        """Returns the task to draw at the beginning of a later turn."""
        text, instead = self.say(each, n), self.say("draw-later.instead")
        return TaskStep(text, brings(CardDrawn), DrawStock(), instead, (*targets, STOCK))

    def _canasta(self) -> Iterator[LessonStep]:
        yield self._draw("six-kings", self.meld(0))
        yield self.add("king", "Kc", 0, CanastaMade)
        yield from self._about_canastas()
        action = Discard(parse_card(self._singles[0]))
        yield self.task("five-or-four", action, Discarded, self.held("4h 5s"), PILE)

    def _about_canastas(self) -> Iterator[ReadStep]:
        pay = self.rules.score
        if self.rules.meld.wild_cap == 0:
            yield self.teach("canasta", self.meld(0), natural=pay.natural_canasta)
            return
        yield self.teach("natural", self.meld(0), natural=pay.natural_canasta)
        yield self.teach("mixed", self.meld(1), mixed=pay.mixed_canasta)

    def _go_out(self) -> Iterator[LessonStep]:
        yield self._draw("out", n=self.rules.out.canastas.total)
        yield from self.ask()
        yield self.lay("eights", self._last_eights)
        yield self.go_out(self._singles[1])
        pays = self.say("went-out", points=self.rules.out.bonus)
        yield ReadStep(f"{pays} {self._goal()}", (ScoreTarget(),))

    def _goal(self) -> str:
        end = self.rules.end
        if end.target is None:
            return self.say("goal.deals", end.rounds or 1)
        return self.say("goal", target=end.target)
