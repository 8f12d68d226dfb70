"""The interface between builders and words, which makes sentences of ids and values; and the ids of
all texts of the table besides rules and events.
"""

from collections.abc import Callable, Iterable, Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass
from enum import StrEnum
from typing import Protocol

from canasta_gui.viewmodel.table_view import MatchStartView
from engine import Action, Card, Event, Rank, Reason, Refusal, Ruleset, SpecialKind, TableMeld, Way

TextId = StrEnum(
    "TextId",
    """
    PROMPT_DRAW PROMPT_STOCK_EMPTY PROMPT_TAKE_SHORT PROMPT_MUST_TAKE PROMPT_TAKE_READY
    PROMPT_TAKE_STAGED PROMPT_TAKE_CHOOSE PROMPT_OPEN PROMPT_OPEN_STAGED PROMPT_OPEN_HOPELESS
    PROMPT_NO_CANASTA PROMPT_NO_OPENING PROMPT_PLAY PROMPT_LAY_FIRST PROMPT_COMBINE_FIRST
    PROMPT_DISCARD PROMPT_STAGED PROMPT_READY PROMPT_MUST_GO_OUT PROMPT_SPECIAL PROMPT_BEGIN
    PROMPT_MAY_GO_OUT PROMPT_CANNOT_GO_OUT PROMPT_SHOW_HAND PROMPT_LAY_BONUS PROMPT_KEEP_THREE
    PROMPT_LAY_THREE PROMPT_STAY_IN PROMPT_ANSWER PROMPT_ANSWER_AWAITED PROMPT_WAIT
    PROMPT_CONTINUE PROMPT_HURRIED PROMPT_CURTAIN PROMPT_DEAL_OVER PROMPT_MATCH_OVER YOUR_TURN

    BRIEF_MUST_TAKE BRIEF_TAKE_READY BRIEF_TAKE_CHOOSE BRIEF_STAGED BRIEF_HOPELESS BRIEF_OPEN
    BRIEF_NO_OPENING BRIEF_DISCARD BRIEF_PLAY BRIEF_LAY_FIRST BRIEF_COMBINE_FIRST
    BRIEF_CANNOT_GO_OUT BRIEF_SHOW_HAND BRIEF_LAY_BONUS BRIEF_KEEP_THREE BRIEF_LAY_THREE
    BRIEF_STAY_IN BRIEF_SPECIAL BRIEF_DEAL_OVER BRIEF_DRAW_OR_TAKE BRIEF_DRAW_TAKE_CALIENTE
    BRIEF_DRAW_OR_CALIENTE BRIEF_TAKE_OR_PASS BRIEF_TAKE

    ACTION_OUT ACTION_SPECIAL ACTION_CANASTA ACTION_FROZE ACTION_TOOK ACTION_MELDED
    ACTION_CALIENTE ACTION_PASSED

    BUTTON_LAY BUTTON_LAY_POINTS BUTTON_SPECIAL BUTTON_TAKE BUTTON_TAKE_BACK BUTTON_ASK
    BUTTON_YES BUTTON_NO BUTTON_PASS BUTTON_MY_DEAL BUTTON_CONTINUE BUTTON_NEXT_DEAL
    BUTTON_COUNTED BUTTON_MATCH_END BUTTON_SORT BUTTON_READY

    SEAT_YOU SEAT_ASKS SEAT_YES SEAT_NO SEAT_CARDS SEAT_TO_ACT SEAT_THINKING SEAT_DEALER
    SEAT_FROZEN SEAT_PARTNER SEAT_ALONE SEAT_EXPOSED SEAT_FOOT SEAT_IN_FOOT SEAT_FOOT_WORD
    SEAT_FOOT_TOLD SEAT_FOOT_BY_CANASTA SEAT_STAND_IN SEAT_PHONE SEAT_PHONE_AWAY SEAT_RESTS
    SEAT_RESTING SEAT_YOU_REST

    COUNT_TOTAL SCORE_DEAL SCORE_MATCH SCORE_TOTAL SCORE_TARGET SCORE_ROUNDS
    SCORE_TARGET_TOLD SCORE_REACHED_TOLD SCORE_ROUNDS_TOLD
    VICTORY VICTORY_LEAD

    SIDE_PAIR SIDE_ON_TABLE SIDE_TOTAL SIDE_LEADS SIDE_TO_WIN SIDE_REACHED SIDE_CHARGED SIDE_NEEDS
    SIDE_NEEDS_BOTH SIDE_NEEDS_CANASTA SIDE_OPENED SIDE_OPENING SIDE_NEXT_OPENING
    SIDE_WE SIDE_OPPONENTS SIDE_POINTS SIDE_MELDS SIDE_BONUS SIDE_ASIDE
    SIDE_CALIENTE

    MELD_PROGRESS MELD_RUN MELD_NATURAL MELD_MIXED MELD_SAMBA MELD_WILD MELD_SEVENS

    KIND_NATURAL KIND_MIXED KIND_SAMBA KIND_WILD KIND_SEVENS

    PILE_FROZEN_UNTAKEN PILE_FROZEN_UNOPENED PILE_FROZEN_WILD PILE_FROZEN_BONUS
    PILE_FROZEN_STOP PILE_FROZEN_ALWAYS PILE_FROZEN_ADD PILE_WILD_PAIR PILE_BLOCKED
    PILE_BLOCKED_FROZEN PILE_FROZEN PILE_CLOSED PILE_CAN_TAKE PILE_CANNOT_TAKE PILE_TAKEN_BY_NOBODY
    PILE_WITH PILE_FROZEN_WITH PILE_MORE PILE_JOINS PILE_HOLDS_NONE PILE_FROZEN_NONE
    PILE_FROZEN_NEEDS PILE_TOP_BLOCKS PILE_NEEDS_NATURALS PILE_NEEDS_PAIR PILE_NEEDS_EITHER
    PILE_CARDS PILE_BASE PILE_EMPTY

    STOCK_CARDS STOCK_EMPTY

    STAGE_METER STAGE_POINTS STAGE_GOOD STAGE_SHORT STAGE_WRONG STAGE_STOPS STAGE_NEEDS_TARGET
    STAGE_GAIN STAGE_ASIDE STAGE_BACK

    TARGET_LAY TARGET_ADD TARGET_COMBINE TARGET_STAGE TARGET_JOIN TARGET_DISCARD TARGET_TAKE
    TARGET_HAND TARGET_BONUS TARGET_CALIENTE

    CHOICE_WHICH_MELD

    NOTE_CHOOSE_DISCARD NOTE_ONE_DISCARD NOTE_STAGE_FIRST NOTE_NOT_THERE NOTE_OPPONENTS
    NOTE_NOTHING_STAGED NOTE_ONCE_MORE NOTE_LEAVE

    UNDO_NOTHING UNDO_HIDDEN UNDO_QUESTION UNDO_OTHERS UNDO_FREE UNDO_DONE UNDO_BY

    ADVICE_POINTS NOTICE_RULES

    WHY_STOCK WHY_STOCK_EMPTY WHY_PILE WHY_PILE_EMPTY WHY_PILE_CARDS WHY_PILE_BASE WHY_PILE_TOP
    WHY_PILE_BLOCKED WHY_PILE_OPEN WHY_PILE_PAIR WHY_PILE_WILD_PAIR WHY_PILE_WILD WHY_PILE_ADD
    WHY_FROZEN_ALWAYS WHY_FROZEN_BY WHY_FROZEN_BY_OPPONENTS WHY_CANASTA_TO_OPEN WHY_PURE_CANASTA
    WHY_PILE_AFTER_OPENING WHY_FROZEN_UNOPENED WHY_OPENING WHY_OPENING_TAKE WHY_MELD WHY_CANASTA
    WHY_TO_CANASTA WHY_MELD_CLOSED WHY_NO_WILD WHY_WILD_CAP WHY_MAJORITY WHY_NATURALS_PER_WILD
    WHY_MELD_OWN WHY_MINIMUM_SCORE WHY_MINIMUM_ROUND WHY_POINTS WHY_NATURAL WHY_WILD WHY_BONUS
    WHY_STOP WHY_STOP_MELDED WHY_STOP_NEVER WHY_CALIENTE WHY_JOINS
    WHY_SEQUENCES WHY_WILD_MELDS WHY_OUT

    OMITTED OMITTED_BLOCKED OMITTED_DECLINED OMITTED_NEEDS_PAIR OMITTED_NEEDS_CARDS OMITTED_KEPT

    MEMORY_BONUS MEMORY_THREW MEMORY_THREW_NOTHING MEMORY_TOOK MEMORY_YOU_TOOK MEMORY_HOLDS

    MOMENT_FROZE MOMENT_YOU_FROZE MOMENT_TOOK MOMENT_YOU_TOOK MOMENT_OPENED MOMENT_YOU_OPENED

    CURTAIN_TEXT
    """,
)
"""One sentence or caption; its first word is its subject."""


@dataclass(frozen=True, slots=True)
class PlayerNames:
    """The names of players and sides, and the viewer."""

    names: tuple[str, ...]
    """By seat."""
    viewer: int | None = None
    """The seat that texts address as "you"; ``None`` for a bystander."""
    sides: tuple[str, ...] = ()
    """The name of each side."""


class PromptWording(Protocol):
    """The wordings that prompts need."""

    def say(self, what: TextId, count: int = -1, **values: str | int) -> str:
        """Returns a sentence; ``count`` chooses the plural form."""
        ...

    def ways(self, ways: Iterable[Way], melds: Sequence[TableMeld]) -> str:
        """Returns the possible alternatives as text; empty if there are none."""
        ...

    def special_hand(self, kind: SpecialKind) -> str:
        """Returns the name of a special hand."""
        ...

    def cards(self, cards: Iterable[Card]) -> str:
        """Returns several cards, counted by rank."""
        ...

    def sentences(self, parts: Iterable[str]) -> str:
        """Joins the parts that are not empty into consecutive sentences."""
        ...

    def choices(self, parts: Iterable[str]) -> str:
        """Joins parts as alternatives of which one is to be chosen."""
        ...


Speaking = Callable[[], AbstractContextManager[object]]
"""Lets texts be made in the words of one person."""


class Wording(PromptWording, Protocol):
    """Puts ids, events and refusals into the player's language."""

    def under(self, rules: Ruleset) -> "Wording":
        """Returns the wording of the same table for a deal that is played by these rules."""
        ...

    def refusals(self, refusals: Iterable[Refusal], names: Sequence[str]) -> str:
        """Returns why an action is not possible: the first of the reasons; ``names`` are those
        of the players, by seat.
        """
        ...

    def remedy(self, way: Way, melds: Sequence[TableMeld]) -> str:
        """Returns the caption of the button that performs a way."""
        ...

    def named(self, name: str, text: str) -> str:
        """Returns a text after the name of what it tells."""
        ...

    def event(self, event: Event, players: PlayerNames) -> str:
        """Returns what happened; empty for an event without words."""
        ...

    def reason(self, reason: Reason) -> str:
        """Returns why a computer acted; empty for a reason without words."""
        ...

    def move(self, action: Action, melds: Sequence[TableMeld] = ()) -> str:
        """Returns an action as a request; with the own melds it says which of them is meant."""
        ...

    def beside(self, number: int, why: str) -> str:
        """Returns why the first of the listed moves is better than the one at a position."""
        ...

    def advice(self, reasons: Iterable[Reason]) -> str:
        """Returns the reasons for a recommended action."""
        ...

    def better(self, action: Action, melds: Sequence[TableMeld]) -> str:
        """Returns which action would be better."""
        ...

    def cost(self, points: int | None) -> str:
        """Returns what a move costs beside the best one; empty if unknown."""
        ...

    def gap(self, points: int | None) -> str:
        """Returns by how many points the action is worse than the best one; empty if unknown."""
        ...

    def spread(self, points: int | None) -> str:
        """Returns how sure the points are by which the action is worse; empty without any."""
        ...

    def match_start(self, events: Sequence[Event], players: PlayerNames) -> MatchStartView:
        """Returns the texts for the draw for seats and the cut."""
        ...

    def score_line(self, rule: str) -> str:
        """Returns the name of a line of the score."""
        ...

    def signed(self, points: int) -> str:
        """Returns points with a plus or minus sign."""
        ...

    def card(self, card: Card) -> str:
        """Returns the name of one card."""
        ...

    def by_suit(self, cards: Iterable[Card]) -> str:
        """Returns natural cards counted by suit, then wild ones counted by rank."""
        ...

    def ranks(self, rank: Rank) -> str:
        """Returns the name of a rank in the plural."""
        ...

    def number(self, number: int) -> str:
        """Returns a number in the player's format."""
        ...

    def listing(self, parts: Iterable[str]) -> str:
        """Joins the parts that are not empty as a list within one line."""
        ...
