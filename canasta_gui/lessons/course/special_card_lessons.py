"""The lessons about cards and hands with rules of their own."""

from collections.abc import Iterator

from typing_extensions import override

from canasta_gui.lessons.lesson import Lesson, SingleScene
from canasta_gui.lessons.position_template import PositionTemplate
from canasta_gui.lessons.scene import LessonStep, Scene, TaskStep, throws
from canasta_gui.viewmodel.table_view import ButtonId
from canasta_gui.viewmodel.zones import PILE, STOCK
from canasta_gui.words.translated import marked
from engine import (
    CalientePlayed,
    Discard,
    PlayCaliente,
    PlaySpecialHand,
    SpecialHandPlayed,
    parse_card,
)

_PAIR, _THREE = "Kc Kd", "3s"


class BlackThreesLesson(Lesson):
    """Teaches where black threes of a taken pile lie, and to throw those in the hand in time."""

    id = "black-threes"
    home = "cuban/4p"

    @property
    @override
    def has_subject(self) -> bool:
        stop = self.rules.stop
        return stop.aside_from_pile or stop.hand_penalty is not None

    @override
    def heading(self) -> tuple[str, str]:
        about = self.tr("What each one costs that is left in a hand.")
        if self.rules.stop.aside_from_pile:
            about = self.tr("Those of a taken {pile} count for your side and never come back.")
        return "{stops}", about

    @override
    def scenes(self) -> Iterator[Scene]:
        if self.rules.stop.aside_from_pile:
            hand = f"{_PAIR} 4d 9s Jh Ah 6c"
            taking = PositionTemplate(hand, ("Qh Qs Qd", "Th Ts Td"), pile="6s 3s 5d 3c Ks")
            yield self.scene(taking, self._aside())
        if self.rules.stop.hand_penalty is not None:
            hand = f"{_THREE} 9h 9d Jc 6c"
            throwing = PositionTemplate(
                hand,
                ("Kh Ks Kd", "Ah As Ad"),
                ("Qh Qd Qs",),
                pile="6h",
                draws=("8h 4s",),
                others=3,
                left=12,
            )
            yield self.scene(throwing, self._held())

    def _aside(self) -> Iterator[LessonStep]:
        stop = self.rules.stop
        yield self.teach(
            "Two {stops} lie in the {pile}. They do not come to the hand of whoever takes it:"
            " they are laid aside.",
            PILE,
        )
        take = self.tr("Take the {pile}: raise both kings, click it, and confirm.")
        yield self.take_pile(take, _PAIR)
        yield self.teach(
            "Here they lie. Each brings your side {points} points, whatever it has melded, and"
            " none comes back into play.",
            self.bonus,
            points=stop.aside_each,
        )
        for step in stop.aside_extra:
            yield self.teach(
                "Whoever has {count} or more of them aside gets {points} points more.",
                self.bonus,
                count=step.count,
                points=step.points,
            )
        if stop.is_barred_in_first_turn:
            yield self.teach(
                "In the own first turn of a deal nobody discards a {stop}, unless nothing else"
                " is left to throw."
            )
        yield self.discard("4d")

    def _held(self) -> Iterator[LessonStep]:
        yield self.teach(
            "Each {stop} that is left in a hand when somebody goes out costs {points} points."
            " The opponents hold only three cards.",
            self.held(_THREE),
            points=self.rules.stop.hand_penalty or 0,
        )
        yield self.draw()
        three = parse_card(_THREE)
        yield TaskStep(
            self.say(self.tr("Discard the {stop} while you can.")),
            throws(three),
            Discard(three),
            self.say(self.tr("Discard the {stop}: in your hand it may cost much.")),
            (self.held(_THREE), PILE),
        )


_PAIRS, _SINGLE, _LAST = "5h 5s 6h 6c 8h 8d 9s 9c Jh Jd Qs Qc", "Kd", "Ks"


class SpecialHandsLesson(SingleScene):
    """Teaches to lay seven pairs open, which ends the deal."""

    id = "special-hands"
    name = marked("SpecialHandsLesson", "Special hands")
    subject = marked(
        "SpecialHandsLesson", "Seven pairs, four triples and others end the deal without any meld."
    )
    home = "modern-american/4p"

    @property
    @override
    def has_subject(self) -> bool:
        return self.rules.special.pairs is not None

    @override
    def setting(self) -> PositionTemplate:
        return PositionTemplate(f"{_PAIRS} {_SINGLE}", pile="6s", draws=(_LAST,))

    @override
    def steps(self) -> Iterator[LessonStep]:
        yield self.teach(
            "You hold six pairs and a king, and your side has not melded. With a seventh"
            " pair this is a special hand.",
            self.hand,
        )
        yield self.draw()
        yield self.teach(
            "Another king: seven pairs without wild cards. Nothing may be left over, and"
            " you need not discard.",
            self.held(f"{_SINGLE} {_LAST}"),
        )
        yield self.task(
            self.tr("Lay the whole hand open: press the button."),
            PlaySpecialHand(),
            SpecialHandPlayed,
            self.tr("Keep all fourteen cards, and press the button that names the hand."),
            ButtonId.LAY,
        )
        yield self.teach(
            "That ends the deal. Your side scores {points} points for it and nothing else;"
            " the others lose what they hold.",
            self.hand,
            points=self.rules.special.pairs or 0,
        )
        if self.rules.special.garbage is not None:
            yield self.teach(
                "Other hands pay as well, such as four, four, three and three of a kind."
                " Who waits too long for one has melded nothing when the others go out."
            )


class CalienteLesson(Lesson):
    """Teaches playing the card, and what it costs."""

    id = "caliente"
    name = marked("CalienteLesson", "Caliente: the hot card")
    subject = marked("CalienteLesson", "What is different with Caliente cards.")
    home = "winning-moves-deluxe/4p+caliente"

    @property
    @override
    def has_subject(self) -> bool:
        return self.rules.caliente.count > 0

    @override
    def scenes(self) -> Iterator[Scene]:
        setting = PositionTemplate("Ca 5h 9s Kd", (), ("Qh Qd Qs",), pile="6s", draws=("Jd",))
        yield self.scene(setting, self._steps())

    def _steps(self) -> Iterator[LessonStep]:
        rules = self.rules
        size = rules.caliente.refill or rules.deal.hand_size
        yield self.teach(
            "You hold a Caliente card, and few others. Played instead of drawing it"
            " fills your hand up to {size} cards.",
            self.held("Ca"),
            size=size,
        )
        yield self.told(self._when(), self.held("Ca"), STOCK)
        yield self.task(
            self.tr("Play it: raise the Caliente card and click the {stock}."),
            PlayCaliente(),
            CalientePlayed,
            self.tr("Do not draw this time: play the Caliente card."),
            self.held("Ca"),
            STOCK,
        )
        yield self.teach(
            "New cards! But each one played costs {points} points at the end, and who"
            " still holds one then pays {factor} times for the hand.",
            self.hand,
            points=rules.caliente.played,
            factor=(*rules.caliente.held_multipliers, 1)[1],
        )
        yield self.discard("5h")

    def _when(self) -> str:
        if self.rules.caliente.condition == "fewer":
            return self.tr("That is allowed only while your side has fewer melds than each other.")
        return self.tr("That is allowed while your side has not more melds than any other.")
