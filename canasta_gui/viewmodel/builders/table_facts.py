"""The input of the builders; it holds only what the viewer may see."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property

from canasta_gui.viewmodel.builders.hand_arrangement import SORTED, HandArrangement
from canasta_gui.viewmodel.builders.staging import StagedGroup
from canasta_gui.viewmodel.builders.wording import TextId
from canasta_gui.viewmodel.player_faces import FACES
from canasta_gui.viewmodel.table_choices import HintLevel
from canasta_gui.viewmodel.table_view import CardMarks
from canasta_gui.viewmodel.zones import Zone
from engine import (
    Card,
    Event,
    Meld,
    Observation,
    Options,
    Phase,
    Play,
    Refusal,
    Ruleset,
    TakePile,
    Way,
    is_legal,
    options,
    possible_take,
)


@dataclass(frozen=True, slots=True)
class StageFacts:
    """The cards laid aside, as the engine judges them."""

    groups: tuple[StagedGroup, ...] = ()
    group_refusals: tuple[tuple[Refusal, ...], ...] = ()
    """By group: why it is no meld, regardless of what else is laid."""
    refusals: tuple[Refusal, ...] = ()
    """Why the whole stage cannot be laid now; empty when it can."""
    have: int = 0
    need: int = 0
    supports: tuple[tuple[Card, ...], ...] = ()
    """The possible supports of the up-card, if there is more than one."""

    @property
    def is_taking(self) -> bool:
        """Whether the pile is to be taken."""
        return any(group.has_upcard for group in self.groups)

    @property
    def is_ready(self) -> bool:
        """Whether the whole stage can be laid now."""
        return bool(self.groups) and not self.refusals

    @property
    def is_short(self) -> bool:
        """Whether the opening lacks points, a canasta, or whatever else it needs."""
        of_opening = (it.rule.startswith("opening.") for it in self.refusals)
        return self.have < self.need or any(of_opening)


@dataclass(frozen=True, slots=True)
class CurtainFacts:
    """The player who may lift the curtain, and what happened since that player's last turn."""

    seat: int
    recap: tuple[Event, ...] = ()


@dataclass(frozen=True, slots=True)
class Note:
    """A message of the table that no rule gives."""

    what: TextId


Notice = Note | tuple[Refusal, ...]
"""Why the last gesture had no effect."""


@dataclass(frozen=True, slots=True)
class UndoFacts:
    """Whether the viewer's last action can be taken back, or what prevents it."""

    is_possible: bool
    reason: TextId


@dataclass(frozen=True)
class TableFacts:
    """The complete input for a view of the table."""

    view: Observation
    """What the viewer sees; without a hand while the hand is covered."""
    names: tuple[str, ...]
    persons: frozenset[int] = frozenset()
    stand_ins: frozenset[int] = frozenset()
    """The seats of people for whom a computer plays now."""
    seat_notes: Mapping[int, TextId] = field(default_factory=dict[int, TextId])
    """What is said on the plates of seats whose hands are on other screens."""
    is_covered: bool = False
    """Whether the viewer's own hand lies face down as well."""
    arrangement: HandArrangement = SORTED
    """The arrangement of the viewer's hand."""
    stage: StageFacts = StageFacts()
    thinking: int | None = None
    last: tuple[Event, ...] = ()
    """The events of the last action, as the viewer saw them."""
    notice: Notice = ()
    notice_at: Zone | None = None
    """Where the refused gesture was made."""
    ways: tuple[Way, ...] = ()
    """The legal actions near the refused one."""
    unplayable: int = 0
    """The number of refused cards for which nothing can be done now."""
    hints: HintLevel = HintLevel.OFF
    curtain: CurtainFacts | None = None
    revealed: tuple[tuple[Card, ...], ...] | None = None
    """Every hand, after the deal is scored."""
    is_paused: bool = False
    """Whether the game waits for the viewer to continue."""
    is_looking_on: bool = False
    """Whether no person plays in this deal."""
    is_hurried: bool = False
    """Whether this deal is being played to its end without pauses."""
    may_mean: tuple[int, ...] = ()
    """The indexes of the viewer's melds among which the viewer has to choose."""
    undo: UndoFacts = UndoFacts(is_possible=False, reason=TextId.UNDO_NOTHING)
    marks: CardMarks = ()
    """Badges on cards of the hand that take precedence over those for playable cards."""
    is_rehearsal: bool = False
    """Whether this deal is the only one, with no deal after it."""
    is_bystander: bool = False
    """Whether who looks plays at no seat."""
    is_recorded: bool = False
    """Whether a record is looked at, in which nobody can act."""
    next_rules: Ruleset | None = None
    """The rules of the next deal, where they may be others."""
    faces: tuple[str, ...] = FACES
    """By seat: the id of the face."""

    @cached_property
    def options(self) -> Options:
        """What the engine offers the viewer; several builders ask for it."""
        return options(self.view)

    @property
    def is_alone(self) -> bool:
        """Whether at most one person plays, whom names then call "you"."""
        return len(self.persons) < 2

    @property
    def is_addressed(self) -> bool:
        """Whether it is known who reads: not of somebody who plays at no seat, and not while a hand
        is covered.
        """
        return not (self.is_covered or self.is_bystander)

    @property
    def you(self) -> int | None:
        """The seat that plates and rows call "you": nobody's where several people share the table,
        or where who looks plays at none.
        """
        return self.view.seat if self.is_alone and not self.is_bystander else None

    @property
    def is_before_draw(self) -> bool:
        """Whether the viewer is to begin a turn, and has laid nothing aside."""
        is_drawing = self.view.public.phase is Phase.DRAW
        return self.is_viewers_move and is_drawing and not self.stage.groups

    @cached_property
    def take(self) -> TakePile | None:
        """A way in which the viewer, who is to draw, can take the pile; ``None`` without one."""
        return possible_take(self.view) if self.is_before_draw else None

    @property
    def cannot_take(self) -> bool:
        """Whether the viewer is to draw, and no cards of the hand take the pile."""
        return self.is_before_draw and self.take is None

    @cached_property
    def legal_groups(self) -> tuple[Play, ...]:
        """The offered groups that can be laid alone."""
        return tuple(it for it in self.options.groups if is_legal(self.view, Meld((it,))))

    @cached_property
    def is_viewers_move(self) -> bool:
        """Whether the viewer has to act."""
        is_open = not (self.is_covered or self.is_recorded) and self.curtain is None
        return self.view.is_to_act and is_open
