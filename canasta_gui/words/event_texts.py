"""What happened, in words: the log, the line of the last action, announcements."""

from collections.abc import Callable, Mapping
from typing import Any

from canasta_gui.viewmodel.builders.wording import Cast
from canasta_gui.words.match_start_texts import MatchStartTexts
from canasta_gui.words.translated import Translated
from canasta_gui.words.vocabulary import Vocabulary
from engine import (
    Answered,
    Asked,
    BonusLaid,
    CalientePlayed,
    CanastaMade,
    CardDrawn,
    CardsDealt,
    DealEnded,
    DealScored,
    DealStarted,
    DeckCut,
    Discarded,
    Event,
    FootTaken,
    HandExposed,
    MatchWon,
    Melded,
    MeldsCombined,
    Passed,
    PileFroze,
    PileTaken,
    SeatsDrawn,
    StockExhausted,
    TurnStarted,
    UpcardTurned,
    WentOut,
)


class EventTexts(Translated):
    """One sentence an event; the viewer is addressed, everybody else is named."""

    def __init__(self, vocabulary: Vocabulary) -> None:
        self._names = vocabulary
        self._fill = vocabulary.fill
        self._opening = MatchStartTexts(vocabulary)
        self._writers: Mapping[type[Any], Callable[[Any, Cast], str]] = {
            SeatsDrawn: self._seats_drawn,
            DealStarted: self._deal_started,
            DeckCut: self._opening.cut,
            CardsDealt: self._cards_dealt,
            BonusLaid: self._bonus_laid,
            UpcardTurned: self._upcard_turned,
            TurnStarted: self._turn_started,
            CardDrawn: self._card_drawn,
            PileTaken: self._pile_taken,
            CalientePlayed: self._caliente_played,
            Melded: self._melded,
            MeldsCombined: self._melds_combined,
            CanastaMade: self._canasta_made,
            Discarded: self._discarded,
            PileFroze: self._pile_froze,
            Asked: self._asked,
            Answered: self._answered,
            HandExposed: self._hand_exposed,
            FootTaken: self._foot_taken,
            Passed: self._passed,
            StockExhausted: self._stock_exhausted,
            WentOut: self._went_out,
            DealEnded: self._deal_ended,
            DealScored: self._deal_scored,
            MatchWon: self._match_won,
        }

    def text(self, event: Event, cast: Cast) -> str:
        """The sentence; empty when nothing is to be said."""
        return self._writers[type(event)](event, cast)

    def _deal_started(self, event: DealStarted, cast: Cast) -> str:
        is_own = event.dealer == cast.viewer
        text = (
            self.tr("Deal {deal}. You deal.") if is_own else self.tr("Deal {deal}. {player} deals.")
        )
        dealt = self._fill(text, deal=event.deal, player=cast.names[event.dealer])
        return " ".join((dealt, *(self._sits_out(seat, cast) for seat in event.sitting_out)))

    def _sits_out(self, seat: int, cast: Cast) -> str:
        if seat == cast.viewer:
            return self.tr("You sit out.")
        return self._fill(self.tr("{player} sits out."), player=cast.names[seat])

    def _seats_drawn(self, event: SeatsDrawn, cast: Cast) -> str:
        pattern = self.tr("{player} ({card})", "a player and the card drawn")
        drawn = self._names.listing(
            pattern.format(
                player=cast.names[event.players.index(draw.player)],
                card=self._names.card(draw.card),
            )
            for draw in event.draws
        )
        text = self.tr("Cards drawn for the seats: {cards}.").format(cards=drawn)
        return f"{text} {self._opening.seated(event, cast)}"

    def _cards_dealt(self, event: CardsDealt, cast: Cast) -> str:
        if event.seat != cast.viewer or event.cards is None:
            return ""
        return self._fill(self.tr("Your hand: {cards}."), cards=self._names.cards(event.cards))

    def _bonus_laid(self, event: BonusLaid, cast: Cast) -> str:
        if event.seat == cast.viewer:
            return self._fill(self.tr("You lay a {bonus}."))
        return self._fill(self.tr("{player} lays a {bonus}."), player=cast.names[event.seat])

    def _upcard_turned(self, event: UpcardTurned, _cast: Cast) -> str:
        return self._fill(self.tr("Turned up: {card}."), card=self._names.card(event.card))

    def _turn_started(self, event: TurnStarted, cast: Cast) -> str:
        return self.tr("It is your turn.") if event.seat == cast.viewer else ""

    def _card_drawn(self, event: CardDrawn, cast: Cast) -> str:
        if event.card is not None:
            text = self.tr("You draw {a_card} instead.") if event.is_replacement else ""
            text = text or self.tr("You draw {a_card}.")
            return self._fill(text, a_card=self._names.a_card(event.card))
        if event.is_replacement:
            text = self.tr("{player} draws another card instead.")
        else:
            text = self.tr("{player} draws a card.")
        return self._fill(text, player=cast.names[event.seat])

    def _pile_taken(self, event: PileTaken, cast: Cast) -> str:
        count = len(event.cards)
        if event.seat == cast.viewer:
            return self._fill(self.tr("You take the {pile}: %n cards.", "", count))
        text = self.tr("{player} takes the {pile}: %n cards.", "", count)
        return self._fill(text, player=cast.names[event.seat])

    def _caliente_played(self, event: CalientePlayed, cast: Cast) -> str:
        if event.seat == cast.viewer:
            return self.tr("You play a Caliente card.")
        return self._fill(self.tr("{player} plays a Caliente card."), player=cast.names[event.seat])

    def _melded(self, event: Melded, cast: Cast) -> str:
        laid = event.cards if event.upcard is None else (*event.cards, event.upcard)
        cards = self._names.cards(laid)
        if event.seat == cast.viewer:
            text = self.tr("You lay {cards}.") if event.is_new else self.tr("You add {cards}.")
            return self._fill(text, cards=cards)
        text = self.tr("{player} lays {cards}.")
        if not event.is_new:
            text = self.tr("{player} adds {cards}.")
        return self._fill(text, player=cast.names[event.seat], cards=cards)

    def _melds_combined(self, event: MeldsCombined, cast: Cast) -> str:
        if event.seat == cast.viewer:
            return self.tr("You combine two melds.")
        return self._fill(self.tr("{player} combines two melds."), player=cast.names[event.seat])

    def _canasta_made(self, event: CanastaMade, _cast: Cast) -> str:
        return {
            "natural": self.tr("A natural canasta!"),
            "mixed": self.tr("A mixed canasta!"),
            "samba": self.tr("A samba!"),
            "wild": self.tr("A wild canasta!"),
        }[event.kind]

    def _discarded(self, event: Discarded, cast: Cast) -> str:
        card = self._names.a_card(event.card)
        if event.seat == cast.viewer:
            return self._fill(self.tr("You discard {a_card}."), a_card=card)
        text = self.tr("{player} discards {a_card}.")
        return self._fill(text, player=cast.names[event.seat], a_card=card)

    def _pile_froze(self, _event: PileFroze, _cast: Cast) -> str:
        return self._fill(self.tr("The {pile} is frozen."))

    def _asked(self, event: Asked, cast: Cast) -> str:
        partner = cast.names[event.partner]
        if event.seat == cast.viewer:
            return self._fill(self.tr("You ask {partner}: may I go out?"), partner=partner)
        player = cast.names[event.seat]
        if event.partner == cast.viewer:
            return self._fill(self.tr("{player} asks you: may I go out?"), player=player)
        text = self.tr("{player} asks {partner}: may I go out?")
        return self._fill(text, player=player, partner=partner)

    def _answered(self, event: Answered, cast: Cast) -> str:
        if event.seat == cast.viewer:
            return self.tr("You say yes.") if event.is_yes else self.tr("You say no.")
        text = self.tr("{player} says yes.") if event.is_yes else self.tr("{player} says no.")
        return self._fill(text, player=cast.names[event.seat])

    def _hand_exposed(self, event: HandExposed, cast: Cast) -> str:
        cards = self._names.cards(event.cards)
        if event.seat == cast.viewer:
            return self._fill(self.tr("You could not go out: all see {cards}."), cards=cards)
        text = self.tr("{player} could not go out and shows {cards}.")
        return self._fill(text, player=cast.names[event.seat], cards=cards)

    def _foot_taken(self, event: FootTaken, cast: Cast) -> str:
        if event.seat == cast.viewer:
            return self.tr("You pick up your foot.")
        return self._fill(self.tr("{player} picks up the foot."), player=cast.names[event.seat])

    def _passed(self, event: Passed, cast: Cast) -> str:
        if event.seat == cast.viewer:
            return self.tr("You pass.")
        return self._fill(self.tr("{player} passes."), player=cast.names[event.seat])

    def _stock_exhausted(self, _event: StockExhausted, _cast: Cast) -> str:
        return self._fill(self.tr("The {stock} is empty."))

    def _went_out(self, event: WentOut, cast: Cast) -> str:
        if event.seat == cast.viewer:
            if event.is_concealed:
                return self.tr("You go out with a concealed hand.")
            return self.tr("You go out.")
        text = self.tr("{player} goes out.")
        if event.is_concealed:
            text = self.tr("{player} goes out with a concealed hand.")
        return self._fill(text, player=cast.names[event.seat])

    def _deal_ended(self, event: DealEnded, _cast: Cast) -> str:
        text = {
            "out": self.tr("The deal is over."),
            "pass": self.tr("The deal is over: the {stock} is empty and nobody went out."),
            "last-bonus": self.tr("The deal is over: the last card was a {bonus}."),
        }[event.how]
        return self._fill(text)

    def _deal_scored(self, event: DealScored, cast: Cast) -> str:
        text = self.tr("{side}: {points} points.")
        return " ".join(
            self._fill(text, side=name, points=side.total)
            for name, side in zip(cast.sides, event.sides, strict=True)
        )

    def _match_won(self, event: MatchWon, cast: Cast) -> str:
        winners = self._names.listing(cast.sides[side] for side in event.winners)
        return self._fill(self.tr("The match is over. Won by: {side}."), side=winners)
