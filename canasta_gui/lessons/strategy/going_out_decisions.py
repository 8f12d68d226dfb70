"""The lessons on what the partner needs, and on whether to end the deal."""

from collections.abc import Iterator, Sequence
from typing import Final

from typing_extensions import override

from canasta_gui.lessons.position_template import PositionTemplate
from canasta_gui.lessons.scene import LessonStep, Scene, TaskStep, brings, lays
from canasta_gui.lessons.strategy.strategy_lesson import StrategyLesson
from canasta_gui.viewmodel.zones import FELT, PILE, Zone, ZoneKind
from canasta_gui.words.translated import marked
from engine import (
    Asked,
    CanastaMade,
    Discard,
    Discarded,
    Event,
    Meld,
    Melded,
    Play,
    Rank,
    WentOut,
    parse_card,
    parse_cards,
    points_in,
)

_CANASTA: Final = "4h 4d 4c 4s 4h 4d 4c"
_ACES, _TENS = "As Ad Ac Ah", "Th Ts"
_NEARLY_OUT: Final = PositionTemplate(
    f"{_ACES} 9h 7c 4h",
    ("Th Td Ts Tc Th Td Tc", "8h 8d 8c", "6h 6d 6s", "Qh Qd Qs", "5h 5c 5s", "Kh Ks Kc"),
    ("4h 4d 4c 4s", "Js Jh Jd"),
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
    name = marked("PartnerDecision", "Watching your partner")
    subject = marked("PartnerDecision", "What your partner holds tells you what to lay.")

    @property
    @override
    def has_subject(self) -> bool:
        return self.has_two_pairs

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
        yield self.teach(
            "Look at your partner: one card is left. Your side has the canastas for it, so your"
            " partner may go out soon.",
            self._partners_hand,
            self.meld(0),
        )
        yield TaskStep(
            self.say(self.tr("You hold four aces. Lay them, or keep them and discard?")),
            lays(Rank.ACE),
            Meld((Play(parse_cards(_ACES)),)),
            self.say(self.tr("Lay your four aces.")),
            (self.hand, FELT, PILE),
            (
                self.worse(
                    "If your partner goes out, the aces in your hand count {points} points"
                    " against your side. Lay them, and they count for it.",
                    brings(Discarded),
                    points=points,
                ),
            ),
        )
        yield self.teach(
            "What lies on the table counts for your side, what is in a hand against it. When"
            " your partner is nearly out, lay what you can."
        )

    def _needs_canasta(self) -> Iterator[LessonStep]:
        yield self.teach(
            "Again your partner holds one card. But your side has no canasta yet, and without"
            " one neither of you may go out. The others have theirs.",
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
                    "Your partner waits for a canasta, and the others may go out first. Your"
                    " two tens finish one: lay them.",
                    brings(Discarded),
                ),
            ),
        )
        yield self.teach(
            "The canasta is yours as well as your partner's: now both of you may go out.",
            self.meld(0),
        )


_NINES: Final = "9s 9d 9c"
_BUILDING: Final = PositionTemplate(
    f"{_NINES} 5d",
    ("Ts Tc Td Th Tc Th Td", "Ks Kd Kh Kc Kc", "As Ad Ac Ah Ah As"),
    ("4h 4d 4c", "6h 6d 6c", "Qh Qd Qc Qs"),
    "Jc",
    others=2,
    partner=14,
    has_drawn=True,
)
_ENDING: Final = PositionTemplate(
    f"{_NINES} 4d",
    ("Ks Kd Kc Kh Kc Kh Ks",),
    ("4s 4c 4h",),
    "Jc",
    others=11,
    partner=2,
    has_drawn=True,
)


class GoingOutDecision(StrategyLesson):
    """Teaches to play on for a partner with a full hand, and to go out against full hands."""

    id = "when-to-go-out"
    name = marked("GoingOutDecision", "Going out or playing on")
    subject = marked(
        "GoingOutDecision", "Count the cards in the other hands before you end a deal."
    )

    @property
    @override
    def has_subject(self) -> bool:
        return self.has_two_pairs

    @override
    def scenes(self) -> Iterator[Scene]:
        yield self.scene(self.ready_to_go_out(_BUILDING), self._building())
        yield self.scene(self.ready_to_go_out(_ENDING), self._ending())

    def _building(self) -> Iterator[LessonStep]:
        partner = Zone(ZoneKind.HAND, self.seat_of_partner())
        yield self.teach(
            "You could go out: lay the nines, discard the five. But your partner holds"
            " {partner} cards. The others hold {others} each, and have no canasta.",
            partner,
            self.hand,
            partner=_BUILDING.partner or 0,
            others=_BUILDING.others or 0,
        )
        yield TaskStep(
            self.say(self.tr("Go out, or play on? You decide.")),
            _plays_on,
            Discard(parse_card("5d")),
            self.say(self.tr("Play on: discard one card.")),
            (self.hand, FELT, PILE),
            (
                self.worse(
                    "Then you go out, and all cards of your partner count against your side."
                    " The others have little to lose. Discard, and play on.",
                    brings(Melded),
                ),
                self.worse(
                    "No need to ask: you see how many cards your partner holds. Discard, and"
                    " play on.",
                    brings(Asked),
                ),
            ),
        )
        yield self.teach(
            "Without a canasta the others cannot go out. Your partner has time to lay, and two"
            " of your melds are nearly canastas.",
            self.meld(1),
            self.meld(2),
        )

    def _ending(self) -> Iterator[LessonStep]:
        yield self.teach(
            "Here your partner holds {partner} cards and the others {others} each. You can go"
            " out again: nines, then the four.",
            self.hand,
            partner=_ENDING.partner or 0,
            others=_ENDING.others or 0,
        )
        yield from self.ask()
        yield TaskStep(
            self.say(self.tr("Go out, or play on? You decide.")),
            lays(Rank.NINE),
            Meld((Play(parse_cards(_NINES)),)),
            self.say(self.tr("Lay your nines and go out.")),
            (self.hand, FELT, PILE),
            (
                self.worse(
                    "The full hands of the others count against them only if you end the deal."
                    " Lay your nines and go out.",
                    brings(Discarded),
                ),
                self.worse(
                    "No need to ask: your partner has little to lose. Lay your nines and go out.",
                    brings(Asked),
                ),
            ),
        )
        yield self.go_out("4d")
        yield self.teach(
            "Go out when the others have more to lose than your side. Play on while your side"
            " has more to win."
        )


def _plays_on(events: Sequence[Event]) -> bool:
    """Returns whether an action discards and the deal goes on."""
    kinds = {type(event) for event in events}
    return Discarded in kinds and WentOut not in kinds
