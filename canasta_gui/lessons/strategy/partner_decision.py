"""The lesson on what the partner needs."""

from collections.abc import Iterator
from typing import Final

from typing_extensions import override

from canasta_gui.lessons.position_template import PositionTemplate
from canasta_gui.lessons.scene import LessonStep, Scene, TaskStep, brings, lays
from canasta_gui.lessons.strategy.strategy_lesson import StrategyLesson
from canasta_gui.viewmodel.zones import FELT, PILE, Zone, ZoneKind
from engine import CanastaMade, Discarded, Meld, Play, Rank, parse_cards, points_in

_CANASTA: Final = "4h 4d 4c 4s 4h 4d 4c"
_ACES, _TENS = "As Ad Ac", "Th Ts"
_NEARLY_OUT: Final = PositionTemplate(
    f"{_ACES} Kd Ks 9h 7c 5d",
    ("Th Td Ts Tc Th Td Tc", "8h 8d 8c"),
    ("4h 4d 4c",),
    "Jc 6s",
    partner=1,
    has_drawn=True,
)
_NEEDS_CANASTA: Final = PositionTemplate(
    f"{_TENS} 9c 9h 7c 5d",
    ("Td Ts Tc Th Tc", "8h 8d 8c", "As Ac Ad", "Ks Kd Kc"),
    (_CANASTA, "Qh Qd Qc", "6h 6d 6s"),
    "Jc",
    others=2,
    partner=1,
    has_drawn=True,
)


class PartnerDecision(StrategyLesson):
    """Teaches to play for a partner who is nearly out, with and without a canasta on the table."""

    id = "watching-the-partner"

    @property
    @override
    def has_subject(self) -> bool:
        return self.has_two_pairs

    @override
    def title(self) -> str:
        return self.tr("Watching your partner")

    @override
    def about(self) -> str:
        return self.tr("What your partner holds tells you what to lay.")

    @override
    def scenes(self) -> Iterator[Scene]:
        yield self.scene(self.ready_to_go_out(_NEARLY_OUT), self._nearly_out())
        if self.rules.out.canastas.total == 1:
            yield self.scene(_NEEDS_CANASTA, self._needs_canasta())

    @property
    def _partners_hand(self) -> Zone:
        return Zone(ZoneKind.HAND, self.seat_of_partner())

    def _nearly_out(self) -> Iterator[LessonStep]:
        points = points_in(parse_cards(_ACES))
        yield self.told(
            self.tr(
                "Look at your partner: one card is left. Your side has the canastas for it, so your"
                " partner may go out soon."
            ),
            self._partners_hand,
            self.meld(0),
        )
        yield TaskStep(
            self.say(self.tr("You hold three aces. Lay them, or keep them and discard?")),
            lays(Rank.ACE),
            Meld((Play(parse_cards(_ACES)),)),
            self.say(self.tr("Lay your three aces.")),
            (self.hand, FELT, PILE),
            (
                self.worse(
                    brings(Discarded),
                    self.tr(
                        "If your partner goes out, the aces in your hand count {points} points"
                        " against your side. Lay them, and they count for it."
                    ),
                    points=points,
                ),
            ),
        )
        yield self.told(
            self.tr(
                "What lies on the table counts for your side, what is in a hand against it. When"
                " your partner is nearly out, lay what you can."
            )
        )

    def _needs_canasta(self) -> Iterator[LessonStep]:
        yield self.told(
            self.tr(
                "Again your partner holds one card. But your side has no canasta yet, and without"
                " one neither of you may go out. The others have theirs."
            ),
            self._partners_hand,
            *self.their_melds(1),
        )
        yield TaskStep(
            self.say(self.tr("What helps your partner most?")),
            brings(CanastaMade),
            Meld((Play(parse_cards(_TENS), 0),)),
            self.say(self.tr("Lay both tens on your tens.")),
            (self.hand, self.meld(0), PILE),
            (
                self.worse(
                    brings(Discarded),
                    self.tr(
                        "Your partner waits for a canasta, and the others may go out first. Your"
                        " two tens finish one: lay them."
                    ),
                ),
            ),
        )
        yield self.told(
            self.tr("The canasta is yours as well as your partner's: now both of you may go out."),
            self.meld(0),
        )
