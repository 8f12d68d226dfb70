"""The whole picture of the table for one viewer, as plain values. All texts are ready to show."""

from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Final

from canasta_gui.viewmodel.deal_summary import CountStep
from canasta_gui.viewmodel.player_faces import FACES
from canasta_gui.viewmodel.seat_views import NO_MOMENT, MomentView, SeatView, SideView, VictoryView
from canasta_gui.viewmodel.zones import Zone
from engine import Card


class CardMark(StrEnum):
    """A badge on a card of the viewer, or on the pile."""

    BLAMED = "blamed"
    """The last gesture was refused because of the card."""
    WANTED = "wanted"
    """The intended action would be legal with the card."""
    READY = "ready"
    """The card can be laid."""
    TAKES = "takes"
    """The card is one of those that take the pile."""
    MADE = "made"
    """The card was used at this moment."""
    BETTER = "better"
    """A better action would have used the card."""


@dataclass(frozen=True, slots=True)
class PileView:
    """The pile, bottom to top; ``crosswise`` are positions of cards that lie across."""

    cards: tuple[Card, ...]
    crosswise: frozenset[int]
    is_frozen: bool
    word: str
    """The word on the pile: frozen, for whom and why; empty when it is open."""
    description: str
    mark: CardMark | None = None
    """The badge on its top card."""
    short: str = ""
    """What the pile is to everybody, in a word."""
    verdict: str = ""
    """Whether the viewer, who is to draw, can take the pile; empty where nobody knows at once."""
    why: str = ""
    """With which cards the viewer, who is to draw, can take it, or why not; empty otherwise."""
    can_take: bool = False
    """Whether the verdict is a yes."""
    is_lit: bool = False
    """Whether the table shows that: the pile, and what takes it, are marked."""
    joined: tuple[Zone, ...] = ()
    """The viewer's melds that the top card joins alone, where one of them takes the pile."""
    base: int = 0
    """The number of face-down cards under ``cards``."""

    def unasked(self) -> "PileView":
        """Returns the pile while nobody is asked whether to take it."""
        return replace(self, verdict="", why="", can_take=False, is_lit=False, joined=())


@dataclass(frozen=True, slots=True)
class StageGroupView:
    """Cards laid aside for one meld, with the engine's verdict."""

    cards: tuple[Card, ...]
    is_good: bool
    caption: str
    has_upcard: bool = False
    """Whether the group is built on the pile's up-card, shown ghosted as its last card."""
    description: str = ""
    """The description for a screen reader: the cards and the verdict."""
    short: str = ""
    """The short caption: the points, or what is wrong."""


@dataclass(frozen=True, slots=True)
class StageView:
    """The private stage with the sum of its points."""

    groups: tuple[StageGroupView, ...] = ()
    meter: str = ""
    """The sum beside the minimum, such as "Have 45, need 50"."""
    have: int = 0
    need: int = 0
    note: str = ""
    """What the pile brings that is taken with it."""
    is_short: bool = False
    """Whether all of it together does not open yet, so that no meld is right as it lies."""


class ButtonId(StrEnum):
    """The buttons on the felt."""

    LAY = "lay"
    TAKE_BACK = "take-back"
    ASK = "ask"
    YES = "yes"
    NO = "no"
    PASS = "pass"
    MY_DEAL = "my-deal"
    """Play this deal to its end at once, up to the next one in which the viewer plays."""
    SORT = "sort"
    """Choose the order of the viewer's hand."""
    DO_THIS = "do-this"
    """Do the nearest lawful thing instead of the refused one."""
    PLAY_HINT = "play-hint"
    OTHER_HINT = "other-hint"
    """Show the next move of a hint."""
    EXPLAIN_HINT = "explain-hint"
    END_HINT = "end-hint"
    """Go back without a move; only a key presses it."""
    COUNTED = "counted"
    """Show how the deal was counted."""
    NEXT = "next"
    """Continue after "wait for me" or after a deal, or lift the curtain."""


HINT_BUTTONS: Final = frozenset(
    {ButtonId.PLAY_HINT, ButtonId.OTHER_HINT, ButtonId.EXPLAIN_HINT, ButtonId.END_HINT}
)
"""The buttons that concern a hint on the table."""


@dataclass(frozen=True, slots=True)
class HandTarget:
    """Cards of the viewer's hand."""

    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class ScoreTarget:
    """The score board; its rows touch each other, so that none is shown alone."""


SpotlightTarget = Zone | ButtonId | HandTarget | ScoreTarget
"""What a spotlight can show."""


@dataclass(frozen=True, slots=True)
class ButtonView:
    """One button; ``reason`` says why it is disabled."""

    id: ButtonId
    text: str
    is_enabled: bool = True
    reason: str = ""


@dataclass(frozen=True, slots=True)
class CurtainView:
    """The curtain that hides everything until the named player is ready."""

    name: str
    text: str
    recap: tuple[str, ...] = ()
    face: str = FACES[0]


@dataclass(frozen=True, slots=True)
class AnswerView:
    """One of the possible answers to the table's question."""

    text: str
    place: Zone
    """The place that the answer concerns; it is marked while the answer is focused."""


@dataclass(frozen=True, slots=True)
class ChoiceView:
    """A question that must be answered before the game continues."""

    question: str
    answers: tuple[AnswerView, ...]


@dataclass(frozen=True, slots=True)
class UndoView:
    """Whether the viewer's last action can be taken back; the text says which one, or why not."""

    is_possible: bool = False
    text: str = ""


@dataclass(frozen=True, slots=True)
class MatchStartView:
    """The texts that are shown one after the other when a match or a deal begins."""

    draws: tuple[str, ...] = ()
    """The texts for the cards that are drawn for the seats."""
    spread: str = ""
    seated: str = ""
    """The seating after the draw, and who has the highest card."""
    cut: str = ""


CardMarks = tuple[tuple[Card, CardMark], ...]


@dataclass(frozen=True, slots=True)
class RaisedCardsView:
    """What the table says of the raised cards before the player does anything with them."""

    text: str = ""
    brief: str = ""
    """What of it is said where all has no room; empty where that is all."""
    marks: CardMarks = ()
    places: tuple[Zone, ...] = ()
    """The places where the cards may go."""


@dataclass(frozen=True, slots=True)
class Ghosts:
    """Cards that are shown pale where a move would put them."""

    zone: Zone
    """The place; a new meld takes that of the next group on the stage."""
    cards: tuple[Card, ...]
    """All cards that would lie there, in their order."""
    new: frozenset[int]
    """The positions of the pale ones."""


@dataclass(frozen=True, slots=True)
class HintView:
    """The move of a hint, shown by the cards."""

    ghosts: tuple[Ghosts, ...] = ()
    places: tuple[Zone, ...] = ()
    """The places that glow."""


@dataclass(frozen=True, slots=True)
class TableView:
    """The whole table as one viewer sees it."""

    viewer: int
    seats: tuple[SeatView, ...]
    """The seats clockwise in the order of play, the viewer first (bottom of the table)."""
    sides: tuple[SideView, ...]
    stock_count: int
    stock_description: str
    pile: PileView
    stage: StageView
    prompt: str
    """What is expected now."""
    last_action: str
    notice: str = ""
    """Why the last gesture was refused; it stays until the viewer's next action."""
    notice_at: Zone | None = None
    """Where that gesture was made."""
    rules_link: str = ""
    """The anchor of the page of the rules that explains the refusal."""
    remedy: ButtonView | None = None
    """The button beside a refusal that does the nearest lawful thing; ``None`` if there is none."""
    marks: CardMarks = ()
    buttons: tuple[ButtonView, ...] = ()
    """The actions that the viewer may want now; disabled ones say why."""
    sort: ButtonView | None = None
    """The button that sorts the viewer's hand; ``None`` if no own hand is visible."""
    curtain: CurtainView | None = None
    is_over: bool = False
    """Whether the deal has ended."""
    undo: UndoView = UndoView()
    resting: tuple[SeatView, ...] = ()
    """The seats that sit out the deal, without the viewer."""
    rest: str = ""
    """The text in place of the viewer's hand while the viewer sits out."""
    choice: ChoiceView | None = None
    hint: HintView | None = None
    """The move that is shown now; the prompt names it, and the buttons concern it."""
    may_draw: bool = False
    """Whether the viewer is to act and may draw from the stock."""
    match_start: MatchStartView = MatchStartView()
    counting: tuple[CountStep, ...] = ()
    """The steps of the count, if this action ended the deal."""
    brief_prompt: str = ""
    """The prompt in three to eight words."""
    turn: str = ""
    """That it is the viewer's turn, as long as the prompt says what is expected."""
    score_heads: tuple[str, str, str] = ("", "", "")
    """The words above the points of the match before this deal, of this deal, and their sum."""
    score_target: str = ""
    """To how many points or deals a match goes, above the names."""
    score_told: str = ""
    """When the match ends, and who wins it, in a sentence."""
    moment: MomentView = NO_MOMENT
    victory: VictoryView | None = None
    """``None`` until the match is won."""
    is_wordy: bool = False
    """Whether the table uses sentences where it otherwise shows few words."""

    @property
    def players(self) -> tuple[SeatView, ...]:
        """Returns the seats of all who play in this deal, then of those who sit it out."""
        return (*self.seats, *self.resting)
