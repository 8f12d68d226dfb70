"""The lesson about melds of wild cards alone, and their canasta."""

from collections.abc import Iterator

from typing_extensions import override

from canasta_gui.lessons.course.single_scene import SingleScene
from canasta_gui.lessons.position_template import PositionTemplate
from canasta_gui.lessons.scene import LessonStep, ReadStep
from engine import CanastaMade, MeldKind, TableMeld, meld_bonus, parse_cards

_LYING, _HELD = "2c 2d 2h Jk", "2d 2s Jk"


class WildCanastaLesson(SingleScene):
    """Teaches to finish a meld of wild cards, and what it pays."""

    id = "wild-canasta"
    home = "uruguay/4p"

    @property
    @override
    def has_subject(self) -> bool:
        return self.rules.meld.all_wild_sets

    @override
    def title(self) -> str:
        return self.tr("Wild canastas")

    @override
    def about(self) -> str:
        return self.tr("Wild cards that lie alone, and what seven of them pay.")

    @override
    def setting(self) -> PositionTemplate:
        hand = f"{_HELD} 4d 9s Qd Ac 6c"
        return PositionTemplate(hand, (_LYING, "Kh Ks Kd"), pile="6s", draws=("8h 4s",))

    @override
    def steps(self) -> Iterator[LessonStep]:
        yield self.told(self._what(), self.meld(0))
        yield self.told(self._choice(), self.held(_HELD), self.meld(1))
        yield self.draw()
        lay = self.tr("Add the two twos and the joker to the wild cards on the table.")
        instead = self.tr("All three wild cards go to the meld of wild cards.")
        yield self.add(lay, _HELD, 0, CanastaMade, instead)
        yield ReadStep(" ".join(self._worth()), (self.meld(0),))
        yield self.discard("4d")

    def _what(self) -> str:
        if self.rules.meld.twos_as_rank:
            return self.tr(
                "In this game twos alone may be a meld, three or more; jokers may join them as wild"
                " cards join other sets."
            )
        return self.tr(
            "In this game wild cards alone may be a meld: twos and jokers mixed, three or more."
        )

    def _choice(self) -> str:
        if self.rules.meld.wild_cards_bound:
            return self.tr("Until it has seven cards, none of your wild cards joins another meld.")
        if self.rules.meld.twos_bound:
            return self.tr("Until it has seven cards, none of your twos joins another meld.")
        return self.tr(
            "You choose: a wild card may help your kings, or lie with its like. Here all three"
            " belong together."
        )

    def _worth(self) -> Iterator[str]:
        score = self.rules.score
        cards = parse_cards(f"{_LYING} {_HELD}")
        text = self.tr(
            "{A_wild_canasta}: {points} points, and it counts as a canasta for going out."
        )
        if not self.rules.out.canastas.wild_counts:
            text = self.tr(
                "A wild canasta: {points} points, but it does not count as a canasta for going out."
            )
        yield self.say(text, points=meld_bonus(self.rules, TableMeld(MeldKind.WILD, cards)))
        most = max((step.points for step in score.wild_canasta_by_jokers), default=0)
        if most > score.wild_canasta:
            yield self.say(
                self.tr("What it pays depends on the jokers in it, up to {points} points."),
                points=most,
            )
        if score.wild_only_out or score.extras_only_out:
            yield self.tr("Only the side that goes out gets these points.")
