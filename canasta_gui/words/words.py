"""All texts of a table, with the names of its edition."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from canasta_gui.i18n.formats import sentences, signed
from canasta_gui.i18n.word_choice import PlainWords
from canasta_gui.viewmodel.builders.text_id import TextId
from canasta_gui.viewmodel.builders.wording import PlayerNames
from canasta_gui.viewmodel.table_view import MatchStartView
from canasta_gui.words.event_texts import EventTexts
from canasta_gui.words.explanation_texts import EXPLANATIONS, GESTURES, OMISSIONS
from canasta_gui.words.hint_texts import HintTexts
from canasta_gui.words.match_start_texts import MatchStartTexts
from canasta_gui.words.place_texts import MELDS, PILES, SEATS, STAGE
from canasta_gui.words.plain_texts import PLAIN_PROMPTS, PLAIN_REFUSALS
from canasta_gui.words.prompt_texts import BRIEFS, BUTTONS, PROMPTS
from canasta_gui.words.reason_texts import ReasonTexts
from canasta_gui.words.refusal_sentences import refusal_sentences
from canasta_gui.words.score_texts import ScoreTexts, SpecialHandNames
from canasta_gui.words.translated import Line, Texts
from canasta_gui.words.vocabulary import Vocabulary, capital
from canasta_gui.words.way_texts import WayTexts
from engine import (
    Action,
    Event,
    Rank,
    Reason,
    Refusal,
    Ruleset,
    SpecialKind,
    TableMeld,
    Way,
    rank_text,
)

MemoryAidTexts = Texts("MemoryAidTexts")
_MEMORY_AID: Final[Mapping[TextId, Line]] = {
    TextId.MEMORY_BONUS: MemoryAidTexts.tr("{bonuses}"),
    TextId.MEMORY_THREW: MemoryAidTexts.tr("Threw last: {cards}.", "newest first"),
    TextId.MEMORY_THREW_NOTHING: MemoryAidTexts.tr("Has thrown nothing yet."),
    TextId.MEMORY_TOOK: MemoryAidTexts.tr("{card} ({player} took it)"),
    TextId.MEMORY_YOU_TOOK: MemoryAidTexts.tr("{card} (you took it)"),
    TextId.MEMORY_HOLDS: MemoryAidTexts.tr(
        "Seen to hold: {cards}.", "what everybody saw going to the hand with the pile"
    ),
}
"""The texts beside the names of players, and the word for bonus cards."""


_LINES: Final[Mapping[TextId, Line]] = {
    **PROMPTS,
    **BRIEFS,
    **BUTTONS,
    **SEATS,
    **MELDS,
    **PILES,
    **STAGE,
    **GESTURES,
    **EXPLANATIONS,
    **_MEMORY_AID,
    **OMISSIONS,
}
_RANKS = {rank_text(rank): rank for rank in Rank}


class Words(Vocabulary):
    """Implements `Wording` by Qt's translations; the language may change at any time."""

    def __init__(self, rules: Ruleset, *, has_keys: bool = True) -> None:
        super().__init__(rules.words.style)
        self._rules = rules
        self._has_keys = has_keys
        self._match_start = MatchStartTexts(self)
        self._events = EventTexts(self)
        self._reasons = ReasonTexts(self)
        self._advice = HintTexts(self, self._reasons)
        self._scores = ScoreTexts(self)
        self._ways = WayTexts(self, has_keys=has_keys)
        self._refusals = refusal_sentences(is_wild_enough=rules.pile.open_natural_plus_wild)

    def under(self, rules: Ruleset) -> "Words":
        """Returns the texts of the same table for a deal that is played by these rules."""
        return self if rules == self._rules else Words(rules, has_keys=self._has_keys)

    def say(self, what: TextId, count: int = -1, **values: str | int) -> str:
        """Returns a sentence; ``count`` chooses the plural form."""
        plain = PLAIN_PROMPTS.get(what) if PlainWords.are_used() else None
        return self.fill((plain or _LINES[what])(count), **values)

    def refusals(self, refusals: Iterable[Refusal], players: PlayerNames) -> str:
        """Returns why an action is not possible: the first refusal."""
        return next((self._refusal(one, players) for one in refusals), "")

    def _refusal(self, refusal: Refusal, players: PlayerNames) -> str:
        values: dict[str, str | int] = {
            name: value for name, value in refusal.params.items() if not isinstance(value, bool)
        }
        values["cards"] = self.cards(refusal.blame)
        values["others"] = self.kinds(refusal.blame)
        if refusal.blame:
            values["card"] = self.card(refusal.blame[0])
        if "seat" in refusal.params:
            values["player"] = players.names[int(refusal.params["seat"])]
        rank = _RANKS.get(str(refusal.params.get("rank")))
        if rank is not None:
            values["ranks"] = self.ranks(rank)
        plain = PLAIN_REFUSALS.get(refusal.rule) if PlainWords.are_used() else None
        say = plain or self._refusals[refusal.rule]
        return capital(self.fill(say(refusal), **values))

    def ways(self, ways: Iterable[Way], melds: Sequence[TableMeld]) -> str:
        """Returns the ways, given the own melds; empty where there is none."""
        return self._ways.sentence(ways, melds)

    def remedy(self, way: Way, melds: Sequence[TableMeld]) -> str:
        """Returns the text of the button that carries out a way."""
        return self._ways.offer(way, melds)

    def event(self, event: Event, players: PlayerNames) -> str:
        """Returns the sentence about an event; empty for events without words."""
        return self._events.text(event, players)

    def reason(self, reason: Reason) -> str:
        """Returns the sentence for a reason; empty for an unknown one."""
        return self._reasons.text(reason)

    def move(self, action: Action, melds: Sequence[TableMeld] = ()) -> str:
        """Returns an action as a request; ``melds`` of the own side tell which of them is meant."""
        return self._advice.move(action, melds)

    def beside(self, number: int, why: str) -> str:
        """Returns why the first of the listed moves is better than the one of this number."""
        return self._advice.beside(number, why)

    def advice(self, reasons: Iterable[Reason]) -> str:
        """Returns the reasons as sentences."""
        return self._advice.why(reasons)

    def better(self, action: Action, melds: Sequence[TableMeld]) -> str:
        """Returns what would be better."""
        return self._advice.better(action, melds)

    def cost(self, points: int | None) -> str:
        """Returns what a move costs beside the best one; empty if unknown."""
        return self._advice.cost(points)

    def gap(self, points: int | None) -> str:
        """Returns how many points less than the best action it promises; empty if unknown."""
        return self._advice.gap(points)

    def spread(self, points: int | None) -> str:
        """Returns how sure the points are by which an action is worse; empty without any."""
        return self._advice.spread(points)

    def match_start(self, events: Iterable[Event], players: PlayerNames) -> MatchStartView:
        """Returns the sentences during the draw for seats and the cut."""
        return self._match_start.view(tuple(events), players)

    def score_line(self, rule: str) -> str:
        """Returns the name of a line of the score."""
        return self._scores.line(rule)

    def signed(self, points: int) -> str:
        """Returns points that always have their sign."""
        return signed(points)

    def special_hand(self, kind: SpecialKind) -> str:
        """Returns the name of a special hand."""
        return SpecialHandNames().names()[kind]

    def sentences(self, parts: Iterable[str]) -> str:
        """Returns the parts that are not empty, one after the other."""
        return sentences(parts)
