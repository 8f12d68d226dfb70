"""Drawing cards before a match: who plays with whom, who sits where, who deals first.

Ace is high, two is low; between equal ranks spades beat hearts, hearts diamonds, diamonds clubs. A
joker counts for nothing and is drawn again, as are two cards that are the same.
"""

from collections import Counter
from collections.abc import Iterator

from engine.cards import JOKER, PACK, Card, rank_of, suit_of
from engine.dealcode import parse_code
from engine.events import Drawn, SeatsDrawn
from engine.rng import Chance
from engine.ruleset.model import Ruleset
from engine.state import Seat


def are_seats_drawn(rules: Ruleset) -> bool:
    """Returns whether the players draw cards before the match."""
    return rules.deal.partner_draw or rules.deal.first_dealer == "right-of-high-card"


def draw_seats(rules: Ruleset, code: str) -> SeatsDrawn:
    """Returns the draw of cards by a deal code, and the seats it gives. Raises `DealCodeError`."""
    draws = tuple(_draws(rules, code))
    held = {draw.player: draw.card for draw in draws}
    ranking = tuple(sorted(held, key=lambda player: _height(held[player]), reverse=True))
    players = _players_by_seat(rules, ranking)
    return SeatsDrawn(draws, players, players.index(ranking[0]))


def dealer_after(rules: Ruleset, drawn: SeatsDrawn) -> Seat | None:
    """Returns the first dealer at the right of the highest card, where the rules say so."""
    if rules.deal.first_dealer != "right-of-high-card":
        return None
    return (drawn.highest - 1) % rules.players


def _draws(rules: Ruleset, code: str) -> Iterator[Drawn]:
    """Yields the drawn cards: one for each player, then new ones for jokers and equal cards."""
    pack = iter(Chance(f"canasta seats 1 {parse_code(code)}").shuffle(PACK * rules.deck.count))
    held: dict[int, Card] = {}
    drawing = list(range(rules.players))
    while drawing:
        for player in drawing:
            held[player] = next(pack)
            yield Drawn(player, held[player])
        counts = Counter(held.values())
        drawing = [p for p, card in held.items() if card == JOKER or counts[card] > 1]


def _height(card: Card) -> tuple[int, int]:
    return rank_of(card), -suit_of(card)


def _players_by_seat(rules: Ruleset, ranking: tuple[int, ...]) -> tuple[int, ...]:
    """Returns by seat the player who sits there after the draw.

    The player with the highest card keeps the chair, and the partners join that side; everybody
    else moves only where necessary.
    """
    if not rules.deal.partner_draw:
        return tuple(sorted(ranking))
    sides = sorted(rules.seats.sides, key=lambda seats: ranking[0] not in seats)
    rest, by_seat = iter(ranking), dict[Seat, int]()
    for seats in sides:
        group = [next(rest) for _ in seats]
        free = iter([seat for seat in seats if seat not in group])
        by_seat |= {player if player in seats else next(free): player for player in group}
    return tuple(by_seat[seat] for seat in sorted(by_seat))
