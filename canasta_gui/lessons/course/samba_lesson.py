"""The lesson about sequences."""

from collections.abc import Iterator

from typing_extensions import override

from canasta_gui.lessons.lesson import Lesson
from canasta_gui.lessons.position_template import PositionTemplate
from canasta_gui.lessons.scene import LessonStep, Scene
from canasta_gui.viewmodel.zones import PILE
from engine import CanastaMade, Melded


class SambaLesson(Lesson):
    """Teaches sequences, sambas, and how they change the pile."""

    id = "samba"
    home = "complete-samba/4p"

    @property
    @override
    def has_subject(self) -> bool:
        return self.rules.meld.sequences and self.rules.meld.sequence_one_suit

    @override
    def title(self) -> str:
        return self.tr("Samba: sequences")

    @override
    def about(self) -> str:
        return self.tr("What is different in Samba.")

    @override
    def scenes(self) -> Iterator[Scene]:
        melds = ("4h 5h 6h", "5c 6c 7c 8c 9c Tc", "Kh Ks Kd")
        laying = PositionTemplate("7h Jc 4d 9s Qd Ac", melds, pile="6s", draws=("8h 4s",))
        yield self.scene(laying, self._laying())
        if self.rules.pile.add_to_sequence:
            taking = PositionTemplate("4d 9s Qd Ac", ("5d 6d 7d 8d", "Kh Ks Kd"), pile="Jh 4s 9d")
            yield self.scene(taking, self._taking())

    def _laying(self) -> Iterator[LessonStep]:
        rules = self.rules
        yield self.told(
            self.tr(
                "Besides sets there are sequences: cards of one suit that follow each other,"
                " from four to ace, without wild cards."
            ),
            self.meld(0),
        )
        yield self.draw()
        lay = self.tr("Make it longer: add the seven of hearts.")
        yield self.add(lay, "7h", 0, Melded, self.tr("First add the seven to the hearts."))
        lay = self.tr("Now the jack of clubs: with it the other sequence has seven cards.")
        yield self.add(lay, "Jc", 1, CanastaMade, self.tr("Add the jack to the clubs."))
        yield self.told(
            self.tr(
                "{A_samba}: {points} points, far more than a canasta. It is complete and takes"
                " no more cards. It also counts as a canasta for going out."
            ),
            self.meld(1),
            points=rules.score.samba,
        )
        if rules.meld.long_sequences_going_out:
            yield self.told(
                self.tr("Only who goes out may lengthen it, in that turn."), self.meld(1)
            )
        if rules.score.short_sequence:
            yield self.told(
                self.tr(
                    "A sequence that has fewer than {count} cards at the end costs {points} points,"
                    " such as these hearts."
                ),
                self.meld(0),
                count=rules.score.short_sequence_below,
                points=rules.score.short_sequence,
            )
        yield self.discard("4d")

    def _taking(self) -> Iterator[LessonStep]:
        yield self.told(
            self.tr(
                "While the {pile} is not frozen, its top card may also extend a sequence on"
                " the table. Here the nine of diamonds fits."
            ),
            self.meld(0),
            PILE,
        )
        take = self.tr("Drag it onto the sequence, or click the {pile}.")
        instead = self.tr("Do not draw: the nine takes the {pile} for you.")
        yield self.take_pile(take, "", correction=instead)
        yield self.discard("4d")
