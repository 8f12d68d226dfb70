"""The whole picture of the table for one viewer, as plain values. All texts are ready to show."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Literal

from canasta_gui.viewmodel.player_faces import FACES, Mood
from canasta_gui.viewmodel.zones import Zone
from engine import Card


@dataclass(frozen=True, slots=True)
class CardView:
    """One card in the picture; without a face it lies face down."""

    face: Card | None
    is_new: bool = False
    """Drawn in this turn: it carries a mark."""
    name: str = ""
    """What the card is called, as a screen reader says it; empty while it lies face down."""


@dataclass(frozen=True, slots=True)
class SeatView:
    """One player at the table."""

    seat: int
    side: int
    name: str
    hand: tuple[CardView, ...]
    """In the order shown; backs for everybody but the viewer (until hands are revealed)."""
    is_viewer: bool
    is_person: bool
    is_to_act: bool
    is_dealer: bool
    is_thinking: bool = False
    face: str = FACES[0]
    """The id of the face."""
    mood: Mood = Mood.CALM
    note: str = ""
    """What the plate says instead of the number of cards, of somebody who sits out."""
    mark: str = ""
    """Beside the number of cards: that somebody plays with the viewer, and from the foot."""
    says: str = ""
    """A spoken word beside the seat, such as the question to the partner and its answer."""
    action_text: str = ""
    """What the player just did, in few words; it is said in the log as well."""
    description: str = ""
    """What a screen reader says of the seat."""
    foot: int = 0
    """Cards of the second hand that lie face down until it is picked up."""


@dataclass(frozen=True, slots=True)
class MeldView:
    """One meld on the table."""

    cards: tuple[Card, ...]
    canasta: Literal["natural", "mixed", "samba", "wild"] | None
    caption: str
    """Such as "5 of 7", or what kind of canasta it is."""
    description: str
    short: str = ""
    """The caption where words are few; a canasta has its seal."""
    bonus: str = ""
    """What it counts besides its cards, as a canasta: such as "+500"."""


@dataclass(frozen=True, slots=True)
class SideView:
    """One side: melds, bonus cards, and its plate."""

    side: int
    name: str
    is_own: bool
    melds: tuple[MeldView, ...]
    bonus: tuple[Card, ...]
    score: str
    on_table: str
    """Points on the table in this deal."""
    opening: str
    """What the side still needs to open, or that it has opened."""
    description: str
    short_name: str = ""
    """The name on the score board, where there is less room."""
    gain: str = ""
    """The points on the table, as a number alone."""
    need: int = 0
    """The points that it needs to open; none after that."""


class CardMark(StrEnum):
    """A badge on a card of the viewer, or on the pile."""

    BLAMED = "blamed"
    """The last gesture was refused because of it."""
    WANTED = "wanted"
    """With it, what is meant would be legal."""
    READY = "ready"
    """It can be laid, or take the pile."""
    MADE = "made"
    """It was used at this moment."""
    BETTER = "better"
    """It would have been used better."""


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
    """The word where words are few."""


@dataclass(frozen=True, slots=True)
class StageGroupView:
    """Cards laid aside for one meld, with the verdict."""

    cards: tuple[Card, ...]
    to_meld: int | None
    """The own meld that they will join, if any."""
    is_good: bool
    caption: str
    has_upcard: bool = False
    """Whether the group is built on the pile's up-card, shown ghosted as its last card."""
    description: str = ""
    """What a screen reader says of it: which cards, and the verdict."""
    short: str = ""
    """The caption where words are few: the points, or what is wrong."""


@dataclass(frozen=True, slots=True)
class StageView:
    """The private stage with its running count."""

    groups: tuple[StageGroupView, ...] = ()
    meter: str = ""
    """Such as "Have 45, need 50"."""
    have: int = 0
    need: int = 0
    note: str = ""
    """What is still lacking."""


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
    """Choose by what the viewer's hand is sorted."""
    DO_THIS = "do-this"
    """Do what is offered instead of what was refused."""
    NEXT = "next"
    """Continue after "wait for me", after a deal, or lift the curtain."""


@dataclass(frozen=True, slots=True)
class ButtonView:
    """One button; when it is dim, ``reason`` says why."""

    id: ButtonId
    text: str
    is_enabled: bool = True
    reason: str = ""


@dataclass(frozen=True, slots=True)
class CurtainView:
    """Everything is hidden until the named player says that they are ready."""

    name: str
    text: str
    recap: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class AnswerView:
    """One of the things that could be meant."""

    text: str
    place: Zone
    """What it is about: it is marked while the answer is looked at."""


@dataclass(frozen=True, slots=True)
class ChoiceView:
    """A question that the table asks before it goes on."""

    question: str
    answers: tuple[AnswerView, ...]


@dataclass(frozen=True, slots=True)
class UndoView:
    """Whether the viewer's last action can be taken back; the text says what, or why not."""

    is_possible: bool = False
    text: str = ""


@dataclass(frozen=True, slots=True)
class MatchStartView:
    """What is told, one after the other, while a match or a deal is opened."""

    draws: tuple[str, ...] = ()
    """What each card is that is drawn for the seats."""
    spread: str = ""
    seated: str = ""
    """How everybody sits after the draw, and who has the highest card."""
    cut: str = ""


class CountStop(StrEnum):
    """After what the count of a score rests."""

    ITEM = "item"
    """One meld, one hand; the line goes on."""
    LINE = "line"
    DEAL = "deal"
    """All of it."""


@dataclass(frozen=True, slots=True)
class CountedPoints:
    """Points that a side gets or loses."""

    side: int
    text: str
    is_loss: bool
    zone: Zone | None
    """Where the cards lie that they are for; none where it is about no cards."""


@dataclass(frozen=True, slots=True)
class CountStep:
    """One step of the count when a deal is over."""

    told: str
    """The line of the score."""
    points: tuple[CountedPoints, ...]
    """What has been counted of the line so far."""
    scores: tuple[str, ...]
    """By side: the score of the match with all that has been counted."""
    stop: CountStop


CardMarks = tuple[tuple[Card, CardMark], ...]


@dataclass(frozen=True, slots=True)
class RaisedCardsView:
    """What is said of the raised cards before anything is done with them."""

    text: str = ""
    marks: CardMarks = ()
    places: tuple[Zone, ...] = ()
    """Where they may go."""


@dataclass(frozen=True, slots=True)
class TableView:
    """The whole picture."""

    viewer: int
    seats: tuple[SeatView, ...]
    """Clockwise as they play, the viewer first (bottom of the table)."""
    sides: tuple[SideView, ...]
    stock_count: int
    stock_description: str
    pile: PileView
    stage: StageView
    prompt: str
    """What is expected now; always true."""
    last_action: str
    notice: str = ""
    """Why the last gesture was refused; stays until the next own action."""
    rules_link: str = ""
    """Leads from a refusal to the page of the rules that explains it."""
    remedy: ButtonView | None = None
    """The button beside a refusal that does the nearest lawful thing; none where there is none."""
    marks: CardMarks = ()
    buttons: tuple[ButtonView, ...] = ()
    """What the viewer may want to do now, and what keeps a button dim."""
    sort: ButtonView | None = None
    """The button at the hand that sorts it; none without an own hand to be seen."""
    curtain: CurtainView | None = None
    is_over: bool = False
    """Whether the deal has ended."""
    undo: UndoView = UndoView()
    resting: tuple[SeatView, ...] = ()
    """Those who sit out the deal, but for the viewer."""
    rest: str = ""
    """What stands where the viewer's hand would lie, while the viewer sits out."""
    choice: ChoiceView | None = None
    may_draw: bool = False
    """Whether the viewer is to act and may draw from the stock."""
    match_start: MatchStartView = MatchStartView()
    counting: tuple[CountStep, ...] = ()
    """How the score is counted up, if this action ended the deal."""
    brief_prompt: str = ""
    """The prompt in three to eight words."""
    is_wordy: bool = False
    """Whether the table says in sentences what it otherwise shows with few words."""
