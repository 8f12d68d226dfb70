"""The sentences about events, for the log, the last action and announcements, and those during the
draw for seats and the cut; they stand in ``assets/words/events.toml`` by the names of the events.
"""

from collections.abc import Iterator, Sequence

from canasta_gui.viewmodel.builders.wording import PlayerNames
from canasta_gui.viewmodel.table_view import MatchStartView
from canasta_gui.words.score_texts import special_hand
from canasta_gui.words.vocabulary import Vocabulary
from canasta_gui.words.written import sentences
from engine import (
    Answered,
    Asked,
    BaseTaken,
    CanastaMade,
    Card,
    CardDrawn,
    CardsDealt,
    DealEnded,
    DealScored,
    DealStarted,
    DeckCut,
    Event,
    MatchWon,
    Melded,
    PartnersJoined,
    SeatsDrawn,
    SpecialHandPlayed,
    WentOut,
)


class EventTexts:
    """Writes one sentence for each event; addresses the viewer and names everybody else."""

    def __init__(self, vocabulary: Vocabulary) -> None:
        self._names = vocabulary

    def text(self, event: Event, players: PlayerNames) -> str:
        """Returns the sentence about an event; empty for events without words."""
        match event:
            case SeatsDrawn():
                return f"{self._drawn(event, players)} {self._seated(event, players)}"
            case DealStarted(deal, dealer):
                resting = (self._say("rests", seat, players) for seat in event.sitting_out)
                return " ".join((self._say("DealStarted", dealer, players, deal=deal), *resting))
            case DealScored(sides):
                scores = zip(players.sides, sides, strict=True)
                told = (self._say("DealScored", side=it, points=one.total) for it, one in scores)
                return " ".join(told)
            case MatchWon(winners):
                side = self._names.conjunction(players.sides[side] for side in winners)
                return self._say("MatchWon", side=side)
            case PartnersJoined():
                return self._joined(event, players)
            case _:
                return self._told(event, players)

    def match_start(self, events: Sequence[Event], players: PlayerNames) -> MatchStartView:
        """Returns the sentences about the events that open a match or a deal, one for each
        movement.
        """
        cut = next((self._told(it, players) for it in events if isinstance(it, DeckCut)), "")
        seats = next((event for event in events if isinstance(event, SeatsDrawn)), None)
        if seats is None:
            return MatchStartView(cut=cut)
        draws, seated = tuple(self._draws(seats, players)), self._seated(seats, players)
        return MatchStartView(draws, self._say("spread"), seated, cut)

    def _say(
        self,
        each: str,
        seat: int | None = None,
        players: PlayerNames | None = None,
        count: int = -1,
        **values: str | int,
    ) -> str:
        """Returns a text; of a seat that which addresses the viewer, if it is the viewer's and
        there is one, or else that which names the player. Empty if there is none.
        """
        texts, name = sentences("events", "EventTexts", "MatchStartTexts"), ""
        found = texts.get(each)
        if players is not None and seat is not None:
            found = texts.get(f"{each}.own", found) if seat == players.viewer else found
            name = players.names[seat]
        if found is None:
            return ""
        return self._names.fill(found.counted(count), **{"player": name, **values})

    def _drawn(self, event: SeatsDrawn, players: PlayerNames) -> str:
        drawn = (
            self._say(
                "drawn", event.players.index(it.player), players, card=self._names.card(it.card)
            )
            for it in event.draws
        )
        return self._say("SeatsDrawn", cards=self._names.listing(drawn))

    def _seated(self, event: SeatsDrawn, players: PlayerNames) -> str:
        """Returns who drew the highest card, and who plays with whom."""
        text = self._say("highest", event.highest, players)
        if len(players.sides) == len(players.names):
            return text
        return f"{text} {self._say('sides', sides=self._names.long_listing(players.sides))}"

    def _draws(self, event: SeatsDrawn, players: PlayerNames) -> Iterator[str]:
        """Yields the draws; of a player who drew twice only the last one decides."""
        for place, draw in enumerate(event.draws):
            seat = event.players.index(draw.player)
            is_again = any(later.player == draw.player for later in event.draws[place + 1 :])
            player = self._say("you") if seat == players.viewer else players.names[seat]
            card = self._names.card(draw.card)
            yield self._say("draw.again" if is_again else "draw", player=player, card=card)

    def _joined(self, event: PartnersJoined, players: PlayerNames) -> str:
        partners = sorted(event.partners, key=lambda seat: seat != players.viewer)
        first, second = (players.names[seat] for seat in partners)
        each = "PartnersJoined.partner" * (players.viewer in partners) or "PartnersJoined"
        lone = players.names[event.lone]
        return self._say(each, event.lone, players, lone=lone, first=first, second=second)

    def _told(self, event: Event, players: PlayerNames) -> str:
        seat: int | None = getattr(event, "seat", None)
        cards = _cards_of(event)
        values = {"cards": self._names.cards(cards)}
        card: Card | None = getattr(event, "card", None)
        if card is not None:
            values |= {"card": self._names.card(card), "a_card": self._names.a_card(card)}
        if isinstance(event, Asked):
            values["partner"] = players.names[event.partner]
        if isinstance(event, SpecialHandPlayed):
            values["hand"] = special_hand(event.kind).name
        each = type(event).__name__ + _case_of(event, players.viewer)
        return self._say(each, seat, players, getattr(event, "count", len(cards)), **values)


def _cards_of(event: Event) -> tuple[Card, ...]:
    """Returns the cards that an event shows; of melded ones with the card taken for them."""
    cards: tuple[Card, ...] = getattr(event, "cards", None) or ()
    taken = event.upcard if isinstance(event, Melded) else None
    return cards if taken is None else (*cards, taken)


def _case_of(event: Event, viewer: int | None) -> str:
    """Returns which of the texts about an event is meant: what stands behind its name."""
    match event:
        case CanastaMade(kind=case) | DealEnded(how=case):
            return f".{case}"
        case Answered(_, is_yes):
            return ".yes" if is_yes else ".no"
        case CardDrawn(_, card, is_replacement):
            return ".seen" * (card is not None) + ".instead" * is_replacement
        case Melded(is_new=False):
            return ".added"
        case WentOut(_, True):
            return ".concealed"
        case Asked(_, partner) if partner == viewer:
            return ".partner"
        case CardsDealt(_, cards) | BaseTaken(_, cards) if cards is not None:
            return ".seen"
        case _:
            return ""
