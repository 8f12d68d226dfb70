"""The lessons about canastas: natural and mixed ones, of sequences, of wild cards."""

from collections.abc import Iterator

from typing_extensions import override

from canasta_gui.lessons.lesson import Lesson, SingleScene
from canasta_gui.lessons.position_template import PositionTemplate
from canasta_gui.lessons.scene import LessonStep, ReadStep, Scene
from canasta_gui.viewmodel.zones import PILE
from canasta_gui.words.translated import marked
from engine import CanastaMade, Melded, MeldKind, TableMeld, meld_bonus, parse_cards


class CanastasLesson(Lesson):
    """Teaches one canasta of each kind, and where wild cards belong."""

    id = "canastas"
    name = marked("CanastasLesson", "Canastas")
    subject = marked("CanastasLesson", "Natural ones, mixed ones, and where wild cards belong.")

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
        yield self.teach(
            "{size} cards of a rank are a canasta. Your kings lack one, the nines two.",
            self.meld(0),
            self.meld(1),
            size=rules.canasta.size,
        )
        yield self.draw()
        lay = self.tr("Complete the kings with your king: raise it and click the meld.")
        instead = self.tr("First the king belongs on the kings. Keep the wild cards.")
        yield self.add(lay, "Kc", 0, CanastaMade, instead)
        yield self.teach(
            "No wild card in it: a natural canasta, worth {natural} points besides its"
            " cards. Wild cards would only make it cheaper: keep them away.",
            self.meld(0),
            natural=rules.score.natural_canasta,
        )
        lay = self.tr("Where natural cards are rare, wild ones help: add both to the nines.")
        if self.rules.deal.foot_size:
            lay = f"{lay} {self.only_shows()}"
        instead = self.tr("Add both wild cards to the nines, in one go.")
        yield self.add(lay, "2d 2s", 1, CanastaMade, instead)
        yield ReadStep(self._about_mixed(), (self.meld(1),))
        yield from self.end_of_turn("4d")

    def _about_mixed(self) -> str:
        text = self.say(
            self.tr("A mixed canasta pays {mixed} points."), mixed=self.rules.score.mixed_canasta
        )
        cap = self.rules.meld.wild_cap
        if cap is None:
            return text
        limit = self.tr("A meld holds at most %n wild cards by your rules.", "", cap)
        return f"{text} {self.say(limit)}"


class SambaLesson(Lesson):
    """Teaches sequences, sambas, and how they change the pile."""

    id = "samba"
    name = marked("SambaLesson", "Samba: sequences")
    subject = marked("SambaLesson", "What is different in Samba.")
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
        rules = self.rules
        yield self.teach(
            "Besides sets there are sequences: cards of one suit that follow each other,"
            " from four to ace, without wild cards.",
            self.meld(0),
        )
        yield self.draw()
        lay = self.tr("Make it longer: add the seven of hearts.")
        yield self.add(lay, "7h", 0, Melded, self.tr("First add the seven to the hearts."))
        lay = self.tr("Now the jack of clubs: with it the other sequence has seven cards.")
        yield self.add(lay, "Jc", 1, CanastaMade, self.tr("Add the jack to the clubs."))
        yield self.teach(
            "{A_samba}: {points} points, far more than a canasta. It is complete and takes"
            " no more cards. It also counts as a canasta for going out.",
            self.meld(1),
            points=rules.score.samba,
        )
        if rules.meld.long_sequences_going_out:
            yield self.teach("Only who goes out may lengthen it, in that turn.", self.meld(1))
        if rules.score.short_sequence:
            yield self.teach(
                "A sequence that has fewer than {count} cards at the end costs {points} points,"
                " such as these hearts.",
                self.meld(0),
                count=rules.score.short_sequence_below,
                points=rules.score.short_sequence,
            )
        yield self.discard("Qd")

    def _taking(self) -> Iterator[LessonStep]:
        yield self.teach(
            "While the {pile} is not frozen, its top card may also extend a sequence on"
            " the table. Here the nine of diamonds fits.",
            self.meld(0),
            PILE,
        )
        take = self.tr("Drag it onto the sequence, or click the {pile}.")
        instead = self.tr("Do not draw: the nine takes the {pile} for you.")
        yield self.take_pile(take, "", correction=instead)
        yield self.discard("Qd")


_LYING, _HELD = "2c 2d 2h Jk", "2d 2s Jk"


class WildCanastaLesson(SingleScene):
    """Teaches to finish a meld of wild cards, and what it pays."""

    id = "wild-canasta"
    name = marked("WildCanastaLesson", "Wild canastas")
    subject = marked("WildCanastaLesson", "Wild cards that lie alone, and what seven of them pay.")
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
        yield self.told(self._what(), self.meld(0))
        yield self.told(self._choice(), self.held(_HELD), self.meld(1))
        yield self.draw()
        lay = self.tr("Add the two twos and the joker to the wild cards on the table.")
        instead = self.tr("All three wild cards go to the meld of wild cards.")
        yield self.add(lay, _HELD, 0, CanastaMade, instead)
        yield ReadStep(" ".join(self._worth()), (self.meld(0),))
        yield from self.end_of_turn("Qd")

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
