"""The lessons about canastas: natural and mixed ones, of sequences, of wild cards."""

from collections.abc import Iterator

from typing_extensions import override

from canasta_gui.lessons.lesson import Lesson, SingleScene
from canasta_gui.lessons.position_template import PositionTemplate
from canasta_gui.lessons.scene import LessonStep, ReadStep, Scene
from canasta_gui.viewmodel.zones import PILE
from engine import CanastaMade, Melded, MeldKind, TableMeld, meld_bonus, parse_cards


class CanastasLesson(Lesson):
    """Teaches one canasta of each kind, and where wild cards belong."""

    id = "canastas"

    @override
    def scenes(self) -> Iterator[Scene]:
        size = self.rules.canasta.size
        kings = " ".join(f"K{suit}" for suit in "hsdchsdch"[: size - 1])
        nines = " ".join(f"9{suit}" for suit in "hsdchsdch"[: size - 2])
        # Late, and when the others may end the deal soon, nobody waits with canastas.
        setting = PositionTemplate(
            "Kc 2d 2s 5h 7c 4d", (kings, nines), pile="6h", draws=("Jd",), others=2, left=12
        )
        yield self.scene(setting, self._steps())

    def _steps(self) -> Iterator[LessonStep]:
        rules = self.rules
        yield self.teach("size", self.meld(0), self.meld(1), size=rules.canasta.size)
        yield self.draw()
        yield self.add("kings", "Kc", 0, CanastaMade)
        yield self.teach("natural", self.meld(0), natural=rules.score.natural_canasta)
        has_foot = rules.deal.foot_size > 0
        yield self.add("nines", "2d 2s", 1, CanastaMade, only_shows=has_foot)
        mixed, cap = self.say("mixed", mixed=rules.score.mixed_canasta), rules.meld.wild_cap
        limit = "" if cap is None else f" {self.say('limit', cap)}"
        yield ReadStep(mixed + limit, (self.meld(1),))
        yield from self.end_of_turn("4d")


class SambaLesson(Lesson):
    """Teaches sequences, sambas, and how they change the pile."""

    id = "samba"
    home = "complete-samba/4p"

    @property
    @override
    def has_subject(self) -> bool:
        return self.rules.meld.sequences and self.rules.meld.sequence_one_suit

    @override
    def scenes(self) -> Iterator[Scene]:
        melds = ("4h 5h 6h", "5c 6c 7c 8c 9c Tc", "Kh Ks Kd")
        laying = PositionTemplate("7h Jc 4d 9s Qd Ac", melds, pile="6s", draws=("8d 4s",))
        yield self.scene(laying, self._laying())
        if self.rules.pile.add_to_sequence:
            taking = PositionTemplate("4c 9s Qd Ac", ("5d 6d 7d 8d", "Kh Ks Kd"), pile="Jh 6s 9d")
            yield self.scene(taking, self._taking())

    def _laying(self) -> Iterator[LessonStep]:
        score = self.rules.score
        yield self.teach("sequences", self.meld(0))
        yield self.draw()
        yield self.add("seven", "7h", 0, Melded)
        yield self.add("jack", "Jc", 1, CanastaMade)
        yield self.teach("samba", self.meld(1), points=score.samba)
        if self.rules.meld.long_sequences_going_out:
            yield self.teach("long", self.meld(1))
        if score.short_sequence:
            count, points = score.short_sequence_below, score.short_sequence
            yield self.teach("short", self.meld(0), count=count, points=points)
        yield self.discard("Qd")

    def _taking(self) -> Iterator[LessonStep]:
        yield self.teach("pile", self.meld(0), PILE)
        yield self.take_pile("take", "")
        yield self.discard("Qd")


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
    def setting(self) -> PositionTemplate:
        hand, melds = f"{_HELD} 4d 9s Qd Ac 6c", (_LYING, "Kh Ks Kd")
        # The deal is nearly over: nobody waits with a canasta.
        left = 6 * self.rules.draw.count
        return PositionTemplate(hand, melds, pile="6s", draws=("8h 4s",), others=1, left=left)

    @override
    def steps(self) -> Iterator[LessonStep]:
        meld = self.rules.meld
        yield self.teach("twos" if meld.twos_as_rank else "wild", self.meld(0))
        bond = "bound" if meld.wild_cards_bound else "bound.twos" if meld.twos_bound else "choose"
        yield self.teach(bond, self.held(_HELD), self.meld(1))
        yield self.draw()
        yield self.add("lay", _HELD, 0, CanastaMade)
        yield ReadStep(" ".join(self._worth()), (self.meld(0),))
        yield from self.end_of_turn("Qd")

    def _worth(self) -> Iterator[str]:
        """Yields what the canasta pays, and to whom."""
        score = self.rules.score
        made = TableMeld(MeldKind.WILD, parse_cards(f"{_LYING} {_HELD}"))
        worth = "worth" if self.rules.out.canastas.wild_counts else "worth.only"
        yield self.say(worth, points=meld_bonus(self.rules, made))
        most = max((step.points for step in score.wild_canasta_by_jokers), default=0)
        if most > score.wild_canasta:
            yield self.say("by-jokers", points=most)
        if score.wild_only_out or score.extras_only_out:
            yield self.say("only-out")
