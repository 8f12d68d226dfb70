"""The lessons on what the partner needs, and on whether to end the deal."""

from collections.abc import Iterator, Sequence
from typing import Final

from typing_extensions import override

from canasta_gui.lessons.position_template import PositionTemplate
from canasta_gui.lessons.scene import LessonStep, Scene, brings, lays
from canasta_gui.lessons.strategy.strategy_lesson import StrategyLesson
from canasta_gui.viewmodel.zones import FELT, PILE, Zone, ZoneKind
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
        yield self.teach("nearly-out", self._partners_hand, self.meld(0))
        points = points_in(parse_cards(_ACES))
        yield self.decide(
            "aces",
            lays(Rank.ACE),
            Meld((Play(parse_cards(_ACES)),)),
            (self.hand, FELT, PILE),
            self.worse("aces-kept", brings(Discarded), points=points),
        )
        yield self.teach("lay-all")

    def _needs_canasta(self) -> Iterator[LessonStep]:
        yield self.teach("no-canasta", self._partners_hand, *self.their_melds(1))
        yield self.decide(
            "tens",
            brings(CanastaMade),
            Meld((Play(parse_cards(_TENS), 0),)),
            (self.hand, self.meld(0), PILE),
            self.worse("tens-kept", brings(Discarded)),
        )
        yield self.teach("yours", self.meld(0))


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
        yield self.teach("building", partner, self.hand, **_held(_BUILDING))
        yield self.decide(
            "play-on",
            _plays_on,
            Discard(parse_card("5d")),
            (self.hand, FELT, PILE),
            self.worse("too-early", brings(Melded)),
            self.worse("seen", brings(Asked)),
        )
        yield self.teach("time", self.meld(1), self.meld(2))

    def _ending(self) -> Iterator[LessonStep]:
        yield self.teach("ending", self.hand, **_held(_ENDING))
        yield from self.ask()
        yield self.decide(
            "end",
            lays(Rank.NINE),
            Meld((Play(parse_cards(_NINES)),)),
            (self.hand, FELT, PILE),
            self.worse("too-late", brings(Discarded)),
            self.worse("little-to-lose", brings(Asked)),
        )
        yield self.go_out("4d")
        yield self.teach("when")


def _held(position: PositionTemplate) -> dict[str, int]:
    """Returns the cards of the partner, and of each of the others."""
    return {"partner": position.partner or 0, "others": position.others or 0}


def _plays_on(events: Sequence[Event]) -> bool:
    """Returns whether an action discards and the deal goes on."""
    kinds = {type(event) for event in events}
    return Discarded in kinds and WentOut not in kinds
