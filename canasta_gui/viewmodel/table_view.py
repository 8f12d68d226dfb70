"""The whole picture of the table for one viewer, as plain values. All texts are ready to show."""

from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Final, Literal

from canasta_gui.viewmodel.player_faces import FACES, Mood
from canasta_gui.viewmodel.zones import Zone
from engine import Card


@dataclass(frozen=True, slots=True)
class CardView:
    """One card in the picture; without a face it lies face down."""

    face: Card | None
    is_new: bool = False
    """Whether the card was drawn in this turn; then it carries a mark."""
    name: str = ""
    """The name of the card for a screen reader; empty while it lies face down."""


@dataclass(frozen=True, slots=True)
class SeatView:
    """One player at the table."""

    seat: int
    side: int
    name: str
    hand: tuple[CardView, ...]
    """The cards in the order shown; backs for everybody but the viewer, until hands are
    revealed.
    """
    is_viewer: bool
    is_person: bool
    is_to_act: bool
    is_dealer: bool
    is_thinking: bool = False
    face: str = FACES[0]
    """The id of the face."""
    mood: Mood = Mood.CALM
    held: str = ""
    """The number of cards in hand, in words."""
    note: str = ""
    """The text on the plate of a seat that sits out, instead of the number of cards."""
    mark: str = ""
    """A sign beside the number of cards: a partner of the viewer, or a player with the foot."""
    brief_mark: str = ""
    """The part of it that stands alone where there is no room for both."""
    says: str = ""
    """A spoken word beside the seat, such as the question to the partner and its answer."""
    action_text: str = ""
    """The player's last action in few words; the log tells it as well."""
    description: str = ""
    """The description of the seat for a screen reader."""
    foot: int = 0
    """The number of cards in the second hand until it is picked up."""
    frost: str = ""
    """The text on the mark of a player for whom the pile is frozen; empty for others, and if it is
    frozen for everybody.
    """


@dataclass(frozen=True, slots=True)
class MeldView:
    """One meld on the table."""

    cards: tuple[Card, ...]
    canasta: Literal["natural", "mixed", "samba", "wild", "sevens"] | None
    caption: str
    """The state of the meld, such as "5 of 7", or the kind of canasta."""
    description: str
    short: str = ""
    """The short caption, such as "3 to go"; a canasta shows its seal instead."""
    bonus: str = ""
    """The value of the canasta besides its cards, such as "+500"."""
    brief: str = ""
    """The caption where the short one has no room, such as "4/7"."""


@dataclass(frozen=True, slots=True)
class SideView:
    """One side: its melds, bonus cards, and plate."""

    side: int
    name: str
    is_own: bool
    melds: tuple[MeldView, ...]
    bonus: tuple[Card, ...]
    score: str
    description: str
    short_name: str = ""
    """The shorter name for the score board."""
    title: str = ""
    """Whose melds they are, in a word or two that stand large before them."""
    gain: str = ""
    """The points of melds, canastas and bonus cards on the table, such as ``+585``; empty without
    melds, and once they are counted in the score.
    """
    charged: str = ""
    """What bonus cards cost as long as they do, if that is why ``gain`` is below zero."""
    is_ahead: bool = False
    """Whether the side has more points than all others in this deal."""
    result: str = ""
    """The points that the deal brought, once it has been scored."""
    opening: str = ""
    """What the side needs to open, or once the deal is over what the next opening needs."""
    progress: float | None = None
    """The part of the way to the score that ends the match; ``None`` if no score does."""
    need: int = 0
    """The points that the side needs to open; zero after the opening."""
    place: int | None = None
    """The side whose place shows the melds of this one, where both are partners for the deal."""


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
    """The short form of ``word``."""
    verdict: str = ""
    """Whether the viewer, who is to draw, can take the pile; empty where nobody knows at once."""
    why: str = ""
    """With which cards the viewer, who is to draw, can take it, or why not; empty otherwise."""
    can_take: bool = False
    """Whether the verdict is a yes."""
    is_lit: bool = False
    """Whether the table shows that: the pile and these cards are marked."""
    base: int = 0
    """The number of face-down cards under ``cards``."""

    def unasked(self) -> "PileView":
        """Returns the pile while nobody is asked whether to take it."""
        return replace(self, verdict="", why="", is_lit=False)


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
    """What is still missing."""


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


class CountStop(StrEnum):
    """The points at which the count of a score pauses."""

    ITEM = "item"
    """After one meld or hand; the line continues."""
    LINE = "line"
    DEAL = "deal"
    """After the whole deal."""


@dataclass(frozen=True, slots=True)
class CountedPoints:
    """Points that a side gains or loses."""

    side: int
    text: str
    is_loss: bool
    zone: Zone | None
    """The place of the counted cards; ``None`` if the points are for no cards."""


@dataclass(frozen=True, slots=True)
class CountStep:
    """One step of the count after a deal."""

    told: str
    """The name of the score line."""
    points: tuple[CountedPoints, ...]
    """The points counted of the line so far."""
    scores: tuple[str, ...]
    """By side: the match score including all that has been counted."""
    stop: CountStop


CardMarks = tuple[tuple[Card, CardMark], ...]


@dataclass(frozen=True, slots=True)
class RaisedCardsView:
    """What the table says of the raised cards before the player does anything with them."""

    text: str = ""
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
    may_take: bool = False
    """Whether the viewer is to act and has still to draw or to take the pile, if there is one."""
    match_start: MatchStartView = MatchStartView()
    counting: tuple[CountStep, ...] = ()
    """The steps of the count, if this action ended the deal."""
    brief_prompt: str = ""
    """The prompt in three to eight words."""
    turn: str = ""
    """That it is the viewer's turn, as long as the prompt says what is expected."""
    score_heads: tuple[str, str] = ("", "")
    """The words above the points of this deal and above those of the match."""
    is_wordy: bool = False
    """Whether the table uses sentences where it otherwise shows few words."""
