"""The lessons about the first melds of a side: their minimum, and what else rules ask of them."""

from collections.abc import Iterator
from dataclasses import dataclass

from typing_extensions import override

from canasta_gui.lessons.lesson import Lesson, SingleScene
from canasta_gui.lessons.position_template import PositionTemplate
from canasta_gui.lessons.scene import LessonStep, Scene
from canasta_gui.viewmodel.table_view import ButtonId, ScoreTarget
from canasta_gui.viewmodel.zones import PILE
from canasta_gui.words.translated import marked
from engine import Meld, Melded, PileTaken, Play, TakePile, opening_minimum, parse_cards, points_in

_REST = "4s 9c 5d 6c 8d"
_PAIR = "Ks Kd"


@dataclass(frozen=True, slots=True)
class _Groups:
    """Groups of cards that are laid together, and what is said of them."""

    cards: tuple[str, ...]
    text: str
    correction: str

    @property
    def plays(self) -> tuple[Play, ...]:
        return tuple(Play(parse_cards(group)) for group in self.cards)

    @property
    def points(self) -> dict[str, int]:
        """The points of each group, by its name in the texts."""
        worth = (points_in(parse_cards(group)) for group in self.cards)
        return {f"points{at}": points for at, points in enumerate(worth, start=1)}


class OpeningLesson(Lesson):
    """Teaches to reach the minimum from the hand, and together with the pile."""

    id = "opening"
    name = marked("OpeningLesson", "The first melds")
    subject = marked("OpeningLesson", "Reach the points that your side needs to open.")

    @property
    @override
    def has_subject(self) -> bool:
        with_pile = points_in(parse_cards(_PAIR)) + sum(self._beside_pile.points.values())
        need = opening_minimum(self.rules, 0, 1)
        return need <= min(sum(self._own.points.values()), with_pile)

    @override
    def scenes(self) -> Iterator[Scene]:
        # Late, and with few cards in the others' hands, waiting is no better than what is shown;
        # early, where a side without a canasta loses what it has melded.
        is_late = not self.rules.score.melds_need_canasta
        left = 6 * self.rules.draw.count if self.rules.players == 6 else 12
        own = PositionTemplate(
            self._hand_of(*self._own.cards),
            theirs=("Kh Kd Ks Kc",) if self.rules.opening.clean_triple == "none" else (),
            pile="6d",
            draws=("8s 9h",),
            others=2 if is_late else None,
            left=left if is_late else None,
        )
        yield self.scene(own, self._from_the_hand())
        if self.rules.opening.with_pile:
            hand = self._hand_of(_PAIR, *self._beside_pile.cards)
            yield self.scene(PositionTemplate(hand, pile="5c Jh 9d Kh"), self._with_the_pile())

    def _hand_of(self, *groups: str) -> str:
        """Returns a hand with these groups, and single cards up to a usual number."""
        cards = " ".join((*groups, _REST)).split()
        return " ".join(cards[: max(self.rules.deal.hand_size, 11)])

    @property
    def _own(self) -> _Groups:
        """The groups that open from the hand."""
        if self.rules.opening.naturals_only:
            return _Groups(
                ("Qh Qd Qc", "Td Tc Th"),
                self.tr(
                    "No wild card may be among them. The queens are worth {points1}, the tens"
                    " {points2}. All groups that you lay aside are added up; the sum stands beside"
                    " them."
                ),
                self.tr("Lay the queens and the tens before you discard."),
            )
        if self.rules.opening.clean_triple != "none":
            return _Groups(
                ("Td Tc Th", "Qh Qd Jk", "Jh Jd 2s"),
                self.tr(
                    "The tens are the three natural cards that you need. They are worth {points1},"
                    " the queens with the joker {points2}, the jacks with the two {points3}. All"
                    " groups that you lay aside are added up; the sum stands beside them."
                ),
                self.tr(
                    "Lay the tens, the queens with the joker, and the jacks with the two, before"
                    " you discard."
                ),
            )
        return _Groups(
            ("Qh Qd 2s", "7c 7d 7h"),
            self.tr(
                "The queens with the wild card are worth {points1}, the sevens {points2}. All"
                " groups that you lay aside are added up; the sum stands beside them."
            ),
            self.tr("Lay the queens with the wild card, and the sevens, before you discard."),
        )

    @property
    def _beside_pile(self) -> _Groups:
        """The groups that open together with the kings that take the pile."""
        if self.rules.opening.clean_triple != "none":
            return _Groups(
                ("Tc Td Th Ts", "Qh Qd Jk"),
                self.tr(
                    "Raise both kings and click the {pile}. Lay the tens on the table, and the"
                    " queens with the joker. Then take it with the button."
                ),
                self.tr(
                    "Do not draw: the kings take the {pile}, together with the tens, and the queens"
                    " with the joker."
                ),
            )
        return _Groups(
            ("Ah Ad Ac",),
            self.tr(
                "Raise both kings and click the {pile}. Lay the aces on the table. Then take"
                " it with the button."
            ),
            self.tr("Do not draw: the kings take the {pile}, together with the three aces."),
        )

    def _from_the_hand(self) -> Iterator[LessonStep]:
        groups = self._own
        held = tuple(map(self.held, groups.cards))
        yield self._need()
        yield from self._further_needs()
        yield self.draw()
        yield self.told(groups.text, *held, **groups.points)
        lay = self.tr("Lay all groups aside on the table, then lay them all with the button.")
        if self.rules.score.melds_need_canasta:
            lay = f"{lay} {self.only_shows()}"
        yield self.task(
            lay,
            Meld(groups.plays),
            Melded,
            groups.correction,
            *held,
            ButtonId.LAY,
        )
        yield from self.cards_for_opening(self.rules.draw.first_to_open)
        yield self.discard("5d")

    def _need(self) -> LessonStep:
        rules = self.rules
        dearest = max(rules.opening.table, key=lambda step: step.need)
        if rules.opening.basis == "round":
            return self.teach(
                "Your side's first melds in this deal need {need} points; in the last deal"
                " of the match {most}.",
                ScoreTarget(),
                need=rules.opening.table[0].need,
                most=dearest.need,
            )
        return self.teach(
            "Your side's first melds need {need} points now. With a higher score they need"
            " more: up to {most} from {score} points on.",
            ScoreTarget(),
            need=opening_minimum(rules, 0, 1),
            most=dearest.need,
            score=dearest.score or 0,
        )

    def _further_needs(self) -> Iterator[LessonStep]:
        opening = self.rules.opening
        if opening.canasta_from is not None and opening.basis == "score":
            yield self.teach(
                "From {score} points on a canasta must be among them.",
                ScoreTarget(),
                score=opening.canasta_from,
            )
        if not opening.with_pile:
            yield self.teach(
                "They come from your hand alone: only in a later turn may your side take the"
                " {pile}.",
                PILE,
            )

    def _with_the_pile(self) -> Iterator[LessonStep]:
        groups = self._beside_pile
        take = self.alone(groups.text)
        if self.rules.meld.sequences:
            take = f"{take} {self.only_shows()}"
        yield self.teach(
            "You may open and take the {pile} at once: with two natural cards like its"
            " top card, if all that you lay then reaches the minimum.",
            PILE,
            self.held(_PAIR),
        )
        yield self.task(
            take,
            TakePile(parse_cards(_PAIR), plays=groups.plays),
            PileTaken,
            groups.correction,
            self.held(_PAIR),
            *map(self.held, groups.cards),
            PILE,
            ButtonId.LAY,
        )
        yield self.discard("4s")


_KINGS, _QUEENS, _ACES = _GROUPS = "Kc Kd Kh", "Qs Qd Jk", "As Ad 2c"
_NINES = "9c 9c 9d 9d 9h 9h 9s"


class CleanOpeningLesson(SingleScene):
    """Teaches to open with a meld without wild cards, and to throw what nobody melds any more."""

    id = "clean-opening"
    name = marked("CleanOpeningLesson", "A clean opening")
    subject = marked(
        "CleanOpeningLesson",
        "The first melds hold three natural cards, and a finished rank is dead.",
    )
    home = "modern-american/4p"

    @property
    @override
    def has_subject(self) -> bool:
        return self.rules.opening.clean_triple != "none"

    @override
    def setting(self) -> PositionTemplate:
        hand = f"{_KINGS} {_QUEENS} {_ACES} 9s 5h 6d 8c"
        return PositionTemplate(hand, theirs=(_NINES,), pile="6h", draws=("4s",))

    @override
    def steps(self) -> Iterator[LessonStep]:
        yield self.teach(
            "Your side's first melds need {need} points, and three natural cards of a rank"
            " among them, without a wild card.",
            ScoreTarget(),
            self.held(_KINGS),
            need=opening_minimum(self.rules, 0, 1),
        )
        yield self.draw()
        yield self.task(
            self.tr(
                "The kings are clean. With the queens and the aces they are worth {points}"
                " points: lay all three groups together."
            ),
            Meld(tuple(Play(parse_cards(cards)) for cards in _GROUPS)),
            Melded,
            self.tr("Lay the kings, the queens and the aces before you discard."),
            *map(self.held, _GROUPS),
            ButtonId.LAY,
            points=sum(map(points_in, map(parse_cards, _GROUPS))),
        )
        if count := self.rules.meld.late_wild_naturals:
            yield self.told(
                self.tr(
                    "From now on wild cards join only melds with %n natural cards or more.",
                    "",
                    count,
                ),
                self.meld(1),
                self.meld(2),
            )
        if self.rules.meld.dead_ranks:
            yield self.teach(
                "The opponents have a canasta of nines: nobody lays nines any more. Yours"
                " is of use to nobody, so it is a good discard.",
                self.held("9s"),
                PILE,
            )
        yield from self.cards_for_opening(self.rules.draw.next_to_open)
        yield self.discard("9s" if self.rules.meld.dead_ranks else "5h")
