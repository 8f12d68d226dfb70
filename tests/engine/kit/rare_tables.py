"""Makes positions that deals seldom reach: small hands, piles and stocks."""

from dataclasses import replace

from engine import Phase, State
from engine.cards import NATURAL_RANKS, Card, is_bonus, role_of
from engine.rng import Chance
from engine.ruleset.model import Ruleset
from engine.seating import partner_of, side_of
from engine.special_hands import may_threes_stay
from engine.state import (
    Drew,
    Hidden,
    Private,
    Question,
    Seat,
    SideTable,
    TableMeld,
    Thrown,
    TurnFacts,
)
from engine.values import is_laid_at_once
from tests.engine.kit.deals import dealt
from tests.engine.kit.rare_cards import beside_pile, few_cards, some_melds, take_out, whole_hand
from tests.engine.kit.rare_situation import Situation


def rare_position(rules: Ruleset, situation: Situation, chance: Chance) -> State:
    """Returns a turn with random melds and few cards in the hand, the pile and the stock."""
    state, _ = dealt(rules, str(chance.below(1000)))
    public, seat = state.public, state.public.turn
    cards = list(chance.shuffle((*state.hidden.stock, *state.private[seat].hand)))
    side, is_whole = side_of(rules, seat), not chance.below(situation.whole_one_in)
    ranks = chance.shuffle(NATURAL_RANKS)[: situation.ranks]
    lone, melds = _shared(
        rules,
        tuple(
            ()
            if is_whole and at == side
            else some_melds(rules, cards, situation.melds, ranks, chance)
            for at, _ in enumerate(public.sides)
        ),
        chance,
    )
    own = melds[side]
    pile = situation.pile(cards, own, chance.choice(situation.piles), chance)
    phase = _phase(state, situation, chance)
    if situation.hand is not None:
        hand = situation.hand(rules, cards, own, pile, chance)
    elif situation.is_about_pile and pile and phase is Phase.DRAW:
        hand = beside_pile(cards, pile, chance)
    elif is_whole:
        hand = whole_hand(rules, cards, chance)
    else:
        hand = few_cards(rules, cards, own, pile, situation.first, situation.most, chance)
    hand = _lawful_hand(rules, cards, hand)
    feet = _feet(state, cards, situation, chance)
    stock = _stock(cards, situation, chance)
    in_foot = tuple(
        bool(rules.deal.foot_size) and not foot for foot in feet or ((),) * rules.players
    )
    crosswise = tuple(at for at in range(len(pile)) if not chance.below(situation.crosswise_one_in))
    private = tuple(Private(hand) if at == seat else one for at, one in enumerate(state.private))
    public = replace(
        public,
        phase=phase,
        facts=_facts(own, phase, chance),
        sides=tuple(
            SideTable(laid, table.bonus, chance.below(2) * (rules.caliente.count > 0))
            for laid, table in zip(melds, public.sides, strict=True)
        ),
        hand_counts=tuple(len(one.hand) for one in private),
        foot_counts=tuple(map(len, feet)) if feet else public.foot_counts,
        in_foot=in_foot,
        played_foot=frozenset(at for at, took in enumerate(in_foot) if took and chance.below(3)),
        stock_count=len(stock),
        pile=pile,
        is_frozen=bool(crosswise),
        crosswise=crosswise,
        melded=frozenset(at for at in range(rules.players) if own and not chance.below(3)),
        question=_question(state, phase, chance),
        lone=lone,
        known=tuple(() for _ in state.private),
        thrown=_thrown(pile, rules.players, chance),
    )
    take_out(cards, stock)
    base = _base(rules, pile, cards, chance)
    public = replace(public, base_count=len(base))
    return State(rules, public, private, Hidden(stock, feet, base))


def _shared(
    rules: Ruleset, melds: tuple[tuple[TableMeld, ...], ...], chance: Chance
) -> tuple[Seat | None, tuple[tuple[TableMeld, ...], ...]]:
    """Returns a random lone hand, where the rules have one, and the melds by side.

    The other two are partners then and have the melds of both.
    """
    if not rules.seats.lone_hand or not chance.below(4):
        return None, melds
    lone = chance.below(len(melds))
    both = tuple(meld for side, own in enumerate(melds) if side != lone for meld in own)
    return lone, tuple(own if side == lone else both for side, own in enumerate(melds))


def _lawful_hand(rules: Ruleset, cards: list[Card], hand: tuple[Card, ...]) -> tuple[Card, ...]:
    """Returns the hand without cards that the rules lay at once, or else one other card."""
    if may_threes_stay(rules):
        return hand
    kept = tuple(card for card in hand if not is_laid_at_once(rules, card))
    if not kept:
        kept = tuple(card for card in cards if not is_laid_at_once(rules, card))[:1]
        take_out(cards, kept)
    return kept


def _phase(state: State, situation: Situation, chance: Chance) -> Phase:
    """Returns a random phase; an answer is awaited only if the seat has a partner."""
    phase, turn = chance.choice(situation.phases), state.public.turn
    has_partner = partner_of(state.rules, state.public, turn) is not None
    return phase if phase is not Phase.ANSWER or has_partner else Phase.PLAY


def _facts(own: tuple[TableMeld, ...], phase: Phase, chance: Chance) -> TurnFacts:
    """Returns facts of the turn, in which some own melds may be new or may have grown."""
    has_drawn = phase is Phase.PLAY or (phase is Phase.ANSWER and bool(chance.below(2)))
    earlier = chance.below(len(own) + 1) if has_drawn else len(own)
    has_laid = has_drawn and earlier < len(own)
    ways: tuple[Drew, ...] = (
        ("stock", "pile", "caliente") if has_laid else ("stock", "stock", "caliente")
    )
    return TurnFacts(
        drew=chance.choice(ways) if has_drawn else None,
        start_sizes=tuple(
            max(1, len(meld.cards) - (has_laid and not chance.below(4))) for meld in own[:earlier]
        ),
        has_laid=has_laid,
    )


def _question(state: State, phase: Phase, chance: Chance) -> Question | None:
    """Returns a question of the seat to move; ``None`` where it cannot ask."""
    rules, seat = state.rules, state.public.turn
    if rules.ask.mode == "off" or partner_of(rules, state.public, seat) is None:
        return None
    if phase is Phase.ANSWER:
        return Question(seat)
    answers = (True, True, False)
    return None if not chance.below(3) else Question(seat, answer=chance.choice(answers))


def _stock(cards: list[Card], situation: Situation, chance: Chance) -> tuple[Card, ...]:
    """Returns a few cards, those of the situation's roles among them."""
    foremost = _foremost(cards, situation, chance)
    others = [card for card in cards if card not in foremost]
    return chance.shuffle(tuple((foremost + others)[: chance.choice(situation.stocks)]))


def _base(
    rules: Ruleset, pile: tuple[Card, ...], cards: list[Card], chance: Chance
) -> tuple[Card, ...]:
    """Returns a few face-down cards under the pile, often red threes, where the rules have them."""
    if not rules.deal.pile_base or not pile or not chance.below(3):
        return ()
    bonus = [card for card in cards if is_bonus(card)]
    others = [card for card in cards if not is_bonus(card)]
    return tuple((bonus * chance.below(2) + others)[: 1 + chance.below(8)])


def _foremost(cards: list[Card], situation: Situation, chance: Chance) -> list[Card]:
    return [card for card in cards if role_of(card) in situation.drawn][: chance.below(3)]


def _feet(
    state: State, cards: list[Card], situation: Situation, chance: Chance
) -> tuple[tuple[Card, ...], ...]:
    """Returns the second hands; the own one may have been taken up."""
    feet, seat = state.hidden.feet, state.public.turn
    if not feet or not feet[seat]:
        return feet
    foremost = _foremost(cards, situation, chance)
    take_out(cards, foremost)
    own = (*foremost, *feet[seat][len(foremost) :]) if chance.below(2) else ()
    return tuple(own if at == seat else foot for at, foot in enumerate(feet))


def _thrown(pile: tuple[Card, ...], players: int, chance: Chance) -> tuple[Thrown, ...]:
    """Returns who discarded the cards of the pile: unknown, one seat, or random seats."""
    seats = chance.choice(((), (chance.below(players),), tuple(range(players))))
    return tuple(Thrown(chance.choice(seats), card) for card in pile) if seats else ()
