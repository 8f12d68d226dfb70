"""The sentences about events, for the log, the last action and announcements."""

from collections.abc import Callable, Mapping
from typing import Any

from canasta_gui.i18n.formats import isolated
from canasta_gui.viewmodel.builders.wording import PlayerNames
from canasta_gui.words.match_start_texts import MatchStartTexts
from canasta_gui.words.score_texts import special_hand
from canasta_gui.words.translated import Translated
from canasta_gui.words.vocabulary import Vocabulary
from engine import (
    Answered,
    Asked,
    BaseLaid,
    BaseTaken,
    BonusLaid,
    CalientePlayed,
    CanastaMade,
    Card,
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
    PartnersJoined,
    Passed,
    PileFroze,
    PileTaken,
    SeatsDrawn,
    SpecialHandPlayed,
    StockExhausted,
    StopSetAside,
    TurnStarted,
    UpcardTurned,
    WentOut,
)


class EventTexts(Translated):
    """Writes one sentence for each event; addresses the viewer and names everybody else."""

    def __init__(self, vocabulary: Vocabulary) -> None:
        self._names = vocabulary
        self._fill = vocabulary.fill
        self._opening = MatchStartTexts(vocabulary)
        self._writers: Mapping[type[Any], Callable[[Any, PlayerNames], str]] = {
            SeatsDrawn: self._seats_drawn,
            DealStarted: self._deal_started,
            DeckCut: self._opening.cut,
            CardsDealt: self._cards_dealt,
            BonusLaid: self._bonus_laid,
            StopSetAside: self._stop_set_aside,
            PartnersJoined: self._partners_joined,
            UpcardTurned: self._upcard_turned,
            BaseLaid: self._base_laid,
            TurnStarted: self._turn_started,
            CardDrawn: self._card_drawn,
            PileTaken: self._pile_taken,
            BaseTaken: self._base_taken,
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
            SpecialHandPlayed: self._special_hand_played,
            DealEnded: self._deal_ended,
            DealScored: self._deal_scored,
            MatchWon: self._match_won,
        }

    def text(self, event: Event, players: PlayerNames) -> str:
        """Returns the sentence about an event; empty for events without words."""
        return self._writers[type(event)](event, players)

    def _deal_started(self, event: DealStarted, players: PlayerNames) -> str:
        is_own = event.dealer == players.viewer
        text = (
            self.tr("Deal {deal}. You deal.") if is_own else self.tr("Deal {deal}. {player} deals.")
        )
        dealt = self._fill(text, deal=event.deal, player=players.names[event.dealer])
        return " ".join((dealt, *(self._sits_out(seat, players) for seat in event.sitting_out)))

    def _sits_out(self, seat: int, players: PlayerNames) -> str:
        own, other = self.tr("You sit out."), self.tr("{player} sits out.")
        return self._of_seat(seat, players, own, other)

    def _of_seat(
        self, seat: int, players: PlayerNames, own: str, other: str, **values: str | int
    ) -> str:
        """Returns the text that addresses the viewer, or else the other, which names the player."""
        text = own if seat == players.viewer else other
        return self._fill(text, player=players.names[seat], **values)

    def _seats_drawn(self, event: SeatsDrawn, players: PlayerNames) -> str:
        pattern = self.tr("{player} ({card})", "a player and the card drawn")
        drawn = self._names.listing(
            pattern.format(
                player=isolated(players.names[event.players.index(draw.player)]),
                card=self._names.card(draw.card),
            )
            for draw in event.draws
        )
        text = self.tr("Cards drawn for the seats: {cards}.").format(cards=drawn)
        return f"{text} {self._opening.seated(event, players)}"

    def _cards_dealt(self, event: CardsDealt, players: PlayerNames) -> str:
        if event.seat != players.viewer or event.cards is None:
            return ""
        return self._fill(self.tr("Your hand: {cards}."), cards=self._names.cards(event.cards))

    def _bonus_laid(self, event: BonusLaid, players: PlayerNames) -> str:
        own, other = self.tr("You lay a {bonus}."), self.tr("{player} lays a {bonus}.")
        return self._of_seat(event.seat, players, own, other)

    def _stop_set_aside(self, event: StopSetAside, players: PlayerNames) -> str:
        own, other = self.tr("You lay a {stop} aside."), self.tr("{player} lays a {stop} aside.")
        return self._of_seat(event.seat, players, own, other)

    def _partners_joined(self, event: PartnersJoined, players: PlayerNames) -> str:
        partners = sorted(event.partners, key=lambda seat: seat != players.viewer)
        first, second = (players.names[seat] for seat in partners)
        if players.viewer == event.lone:
            text = self.tr("You play alone in this deal; {first} and {second} are partners.")
        elif players.viewer in partners:
            text = self.tr("{lone} plays alone in this deal; you and {second} are partners.")
        else:
            text = self.tr("{lone} plays alone in this deal; {first} and {second} are partners.")
        lone = players.names[event.lone]
        return self._fill(text, lone=lone, first=first, second=second)

    def _upcard_turned(self, event: UpcardTurned, _players: PlayerNames) -> str:
        return self._fill(self.tr("Turned up: {card}."), card=self._names.card(event.card))

    def _base_laid(self, event: BaseLaid, _players: PlayerNames) -> str:
        return self.tr("%n cards lie face down under it.", "", event.count)

    def _turn_started(self, event: TurnStarted, players: PlayerNames) -> str:
        return self.tr("It is your turn.") if event.seat == players.viewer else ""

    def _card_drawn(self, event: CardDrawn, players: PlayerNames) -> str:
        if event.card is not None:
            return self._seen_draw(event, event.card, players)
        if event.is_replacement:
            text = self.tr("{player} draws another card instead.")
        else:
            text = self.tr("{player} draws a card.")
        return self._fill(text, player=players.names[event.seat])

    def _seen_draw(self, event: CardDrawn, card: Card, players: PlayerNames) -> str:
        """Returns who drew which card."""
        own, other = self.tr("You draw {a_card}."), self.tr("{player} draws {a_card}.")
        if event.is_replacement:
            own = self.tr("You draw {a_card} instead.")
            other = self.tr("{player} draws {a_card} instead.")
        return self._of_seat(event.seat, players, own, other, a_card=self._names.a_card(card))

    def _pile_taken(self, event: PileTaken, players: PlayerNames) -> str:
        count = len(event.cards)
        own = self.tr("You take the {pile}: %n cards.", "", count)
        other = self.tr("{player} takes the {pile}: %n cards.", "", count)
        return self._of_seat(event.seat, players, own, other)

    def _base_taken(self, event: BaseTaken, players: PlayerNames) -> str:
        if event.cards is not None and event.seat == players.viewer:
            text = self.tr("Face down under it were {cards}.")
            return self._fill(text, cards=self._names.cards(event.cards))
        return self._fill(
            self.tr("{player} also gets the %n face-down cards.", "", event.count),
            player=players.names[event.seat],
        )

    def _caliente_played(self, event: CalientePlayed, players: PlayerNames) -> str:
        own = self.tr("You play a Caliente card.")
        other = self.tr("{player} plays a Caliente card.")
        return self._of_seat(event.seat, players, own, other)

    def _melded(self, event: Melded, players: PlayerNames) -> str:
        laid = event.cards if event.upcard is None else (*event.cards, event.upcard)
        cards = self._names.cards(laid)
        own, other = self.tr("You lay {cards}."), self.tr("{player} lays {cards}.")
        if not event.is_new:
            own, other = self.tr("You add {cards}."), self.tr("{player} adds {cards}.")
        return self._of_seat(event.seat, players, own, other, cards=cards)

    def _melds_combined(self, event: MeldsCombined, players: PlayerNames) -> str:
        own, other = self.tr("You combine two melds."), self.tr("{player} combines two melds.")
        return self._of_seat(event.seat, players, own, other)

    def _canasta_made(self, event: CanastaMade, _players: PlayerNames) -> str:
        made = {
            "natural": self.tr("A natural canasta!"),
            "mixed": self.tr("A mixed canasta!"),
            "samba": self.tr("{A_samba}!"),
            "wild": self.tr("{A_wild_canasta}!"),
            "sevens": self.tr("A canasta of sevens!"),
        }
        return self._fill(made[event.kind])

    def _discarded(self, event: Discarded, players: PlayerNames) -> str:
        card = self._names.a_card(event.card)
        own, other = self.tr("You discard {a_card}."), self.tr("{player} discards {a_card}.")
        return self._of_seat(event.seat, players, own, other, a_card=card)

    def _pile_froze(self, _event: PileFroze, _players: PlayerNames) -> str:
        return self._fill(self.tr("The {pile} is frozen."))

    def _asked(self, event: Asked, players: PlayerNames) -> str:
        partner = players.names[event.partner]
        if event.seat == players.viewer:
            return self._fill(self.tr("You ask {partner}: may I go out?"), partner=partner)
        player = players.names[event.seat]
        if event.partner == players.viewer:
            return self._fill(self.tr("{player} asks you: may I go out?"), player=player)
        text = self.tr("{player} asks {partner}: may I go out?")
        return self._fill(text, player=player, partner=partner)

    def _answered(self, event: Answered, players: PlayerNames) -> str:
        own = self.tr("You say yes.") if event.is_yes else self.tr("You say no.")
        other = self.tr("{player} says yes.") if event.is_yes else self.tr("{player} says no.")
        return self._of_seat(event.seat, players, own, other)

    def _hand_exposed(self, event: HandExposed, players: PlayerNames) -> str:
        cards = self._names.cards(event.cards)
        own = self.tr("You could not go out: all see {cards}.")
        other = self.tr("{player} could not go out and shows {cards}.")
        return self._of_seat(event.seat, players, own, other, cards=cards)

    def _foot_taken(self, event: FootTaken, players: PlayerNames) -> str:
        own, other = self.tr("You pick up your foot."), self.tr("{player} picks up the foot.")
        return self._of_seat(event.seat, players, own, other)

    def _passed(self, event: Passed, players: PlayerNames) -> str:
        own, other = self.tr("You pass."), self.tr("{player} passes.")
        return self._of_seat(event.seat, players, own, other)

    def _stock_exhausted(self, _event: StockExhausted, _players: PlayerNames) -> str:
        return self._fill(self.tr("The {stock} is empty."))

    def _went_out(self, event: WentOut, players: PlayerNames) -> str:
        own, other = self.tr("You went out."), self.tr("{player} went out.")
        if event.is_concealed:
            own = self.tr("You went out with a concealed hand.")
            other = self.tr("{player} went out with a concealed hand.")
        return self._of_seat(event.seat, players, own, other)

    def _special_hand_played(self, event: SpecialHandPlayed, players: PlayerNames) -> str:
        hand = special_hand(event.kind).name
        own = self.tr("You laid a special hand open: {hand}.")
        other = self.tr("{player} laid a special hand open: {hand}.")
        return self._of_seat(event.seat, players, own, other, hand=hand)

    def _deal_ended(self, event: DealEnded, _players: PlayerNames) -> str:
        text = {
            "out": self.tr("The deal is over."),
            "pass": self.tr("The deal is over: the {stock} is empty and nobody went out."),
            "special-hand": self.tr("The deal is over."),
            "last-bonus": self.tr("The deal is over: the last card was a {bonus}."),
        }[event.how]
        return self._fill(text)

    def _deal_scored(self, event: DealScored, players: PlayerNames) -> str:
        text = self.tr("{side}: {points} points.")
        return " ".join(
            self._fill(text, side=name, points=side.total)
            for name, side in zip(players.sides, event.sides, strict=True)
        )

    def _match_won(self, event: MatchWon, players: PlayerNames) -> str:
        winners = self._names.conjunction(players.sides[side] for side in event.winners)
        return self._fill(self.tr("The match is over. {side}: victory!"), side=winners)
