"""Positions made by chance near what deals seldom bring about: small hands, piles and stocks.

Kernel and engine are asked for everything in them, and every legal action is played by both.
"""

from collections import Counter
from dataclasses import replace
from itertools import islice

from engine import Accepted, Phase, Ruleset, State, actor_of, decide, fold, is_legal, observe
from engine.actions import Answer, Meld, TakePile
from engine.ai.kernel.exits import find_exit
from engine.ai.kernel.reading import table_of
from engine.ai.kernel.speaking import Speaker
from engine.cards import NATURAL_RANKS, Card, Role, is_natural, is_wild, rank_of, role_of
from engine.rng import Chance
from engine.rules.lawful import is_lawful_meld, lane_of
from engine.rules.pile import ways
from engine.seating import partner_of, side_of
from engine.state import (
    Hidden,
    MeldKind,
    Private,
    Question,
    SideTable,
    TableMeld,
    TurnFacts,
    make_meld,
)
from tests.engine.ai.kernel_compare import advance, check_verdicts, simple_actions, some_plays
from tests.engine.kit import player
from tests.engine.kit.chance_rules import chance_rules
from tests.engine.kit.deals import dealt
from tests.engine.kit.tables import EDITIONS, HOUSES, rules_named

POSITIONS = 600
_PROPOSALS = 6
_SPECIAL = {Role.STOP, Role.BONUS, Role.CALIENTE}


def check_positions(count: int = POSITIONS) -> int:
    """Both agree in so many positions; returns how many answers were compared."""
    named = [rules_named(name) for name in (*EDITIONS, *HOUSES)]
    judged = 0
    for number in range(count):
        is_offered = number % 2
        rules = named[number // 2 % len(named)] if is_offered else chance_rules(str(number % 400))
        judged += check_position(rules, f"position {number}")
    return judged


def check_position(rules: Ruleset, seed: str) -> int:
    """Both agree in one position."""
    chance = Chance(seed)
    state = rare_position(rules, chance)
    view, table = observe(state, actor_of(rules, state.public)), table_of(state)
    if state.public.phase is Phase.ANSWER:
        actions = [Answer(is_yes=True), Answer(is_yes=False)]
    else:
        actions = simple_actions(view)
        if state.public.phase is Phase.DRAW:
            for way in ways(view):
                more = player.random_plays(view, chance, way.using)
                actions.append(TakePile(way.using, way.to, more))
        else:
            plays = [player.random_plays(view, chance, ()) for _ in range(_PROPOSALS)]
            actions += [Meld(laid) for laid in plays if laid]
            actions += [meld for _ in range(_PROPOSALS) if (meld := some_plays(view, chance))]
            found = find_exit(table, table.own, table.hand)
            actions += [Speaker(view).meld(found.lays)] if found and found.lays else []
    judged = check_verdicts(table, view, actions)
    for action in actions:
        if is_legal(view, action):
            decision = decide(state, action)
            assert isinstance(decision, Accepted)
            advance(table.copy(), view, action, fold(state, decision.events))
    return judged


def rare_position(rules: Ruleset, chance: Chance) -> State:
    """A turn with few cards in the hand, the pile and the stock, and melds made by chance."""
    state, _ = dealt(rules, str(chance.below(1000)))
    public, seat = state.public, state.public.turn
    cards = list(chance.shuffle((*state.hidden.stock, *state.private[seat].hand)))
    melds = tuple(_melds(rules, cards, chance) for _ in public.sides)
    side = side_of(rules, seat)
    own, is_drawing = melds[side], not chance.below(2)
    pile = _pile(cards, own, chance)
    hand = _hand(cards, own, pile, chance)
    stock = tuple(cards[: chance.choice((0, 0, 1, 2, 20))])
    has_foot = bool(public.foot_counts[seat]) and not chance.below(3)
    feet = (
        state.hidden.feet
        if has_foot
        else tuple(() if at == seat else foot for at, foot in enumerate(state.hidden.feet))
    )
    earlier = chance.below(len(own) + 1) if not is_drawing else len(own)
    facts = TurnFacts(
        drew=None if is_drawing else chance.choice(("stock", "pile", "caliente")),
        start_sizes=tuple(
            max(1, len(meld.cards) - (not is_drawing and not chance.below(4)))
            for meld in own[:earlier]
        ),
        has_laid=not is_drawing and earlier < len(own),
    )
    in_foot = tuple(
        bool(rules.deal.foot_size) and not foot for foot in feet or ((),) * rules.players
    )
    crosswise = tuple(at for at in range(len(pile)) if not chance.below(3))
    private = tuple(Private(hand) if at == seat else one for at, one in enumerate(state.private))
    public = replace(
        public,
        phase=Phase.DRAW if is_drawing else Phase.PLAY,
        facts=facts,
        sides=tuple(
            SideTable(laid, table.bonus, chance.below(2) * (rules.caliente.count > 0))
            for laid, table in zip(melds, public.sides, strict=True)
        ),
        hand_counts=tuple(len(one.hand) for one in private),
        foot_counts=tuple(map(len, feet)),
        in_foot=in_foot,
        played_foot=frozenset(at for at, took in enumerate(in_foot) if took and chance.below(3)),
        stock_count=len(stock),
        pile=pile,
        is_frozen=bool(crosswise),
        crosswise=crosswise,
        melded=frozenset(at for at in range(rules.players) if own and not chance.below(3)),
        question=_question(state, chance),
        known=tuple(() for _ in state.private),
        thrown=(),
    )
    return State(rules, public, private, Hidden(stock, feet))


def _question(state: State, chance: Chance) -> Question | None:
    rules, seat = state.rules, state.public.turn
    if rules.ask.mode == "off" or partner_of(rules, state.public, seat) is None:
        return None
    return chance.choice((None, None, Question(seat, answer=True), Question(seat, answer=False)))


def _melds(rules: Ruleset, cards: list[Card], chance: Chance) -> tuple[TableMeld, ...]:
    """Up to four lawful melds, taken out of the cards; one set of a rank, or several."""
    found: list[TableMeld] = []
    for _ in range(chance.below(5)):
        meld = chance.choice((_set, _set, _set, _run, _wilds))(rules, cards, chance)
        ranks = [one.rank for one in found if one.kind is not MeldKind.SEQUENCE]
        is_double = rules.meld.sets_per_rank != "unlimited" and meld.rank in ranks
        if is_lawful_meld(rules, meld) and not is_double and not meld.is_stops:
            found.append(meld)
            for card in meld.cards:
                cards.remove(card)
    return tuple(found)


def _set(_rules: Ruleset, cards: list[Card], chance: Chance) -> TableMeld:
    rank, size = chance.choice(NATURAL_RANKS), 2 + chance.below(7)
    naturals = [card for card in cards if rank_of(card) == rank][:size]
    wilds = [card for card in cards if is_wild(card)][: chance.below(4)]
    return make_meld(MeldKind.SET, (*naturals, *wilds)) if naturals else _EMPTY


def _run(rules: Ruleset, cards: list[Card], chance: Chance) -> TableMeld:
    lane, low, size = chance.below(4), chance.below(9), 3 + chance.below(6)
    wanted = NATURAL_RANKS[low : low + size]
    by_rank = {rank_of(card): card for card in cards if lane_of(rules, card) == lane}
    line = [by_rank[rank] for rank in wanted if rank in by_rank]
    return make_meld(MeldKind.SEQUENCE, tuple(line)) if line else _EMPTY


def _wilds(_rules: Ruleset, cards: list[Card], chance: Chance) -> TableMeld:
    wilds = [card for card in cards if is_wild(card)][: 3 + chance.below(6)]
    return make_meld(MeldKind.WILD, tuple(wilds)) if wilds else _EMPTY


_EMPTY = TableMeld(MeldKind.SEQUENCE, ())


def _pile(cards: list[Card], own: tuple[TableMeld, ...], chance: Chance) -> tuple[Card, ...]:
    """Up to three cards; often the top one goes with an own meld."""
    pile = [cards.pop() for _ in range(chance.below(4))]
    ranks = {rank_of(card) for meld in own for card in meld.cards}
    fitting = [card for card in cards if is_natural(card) and rank_of(card) in ranks]
    if pile and fitting and chance.below(3):
        top = chance.choice(tuple(fitting))
        cards.remove(top)
        pile[-1] = top
    return tuple(pile)


def _hand(
    cards: list[Card], own: tuple[TableMeld, ...], pile: tuple[Card, ...], chance: Chance
) -> tuple[Card, ...]:
    """A few cards, most of them such as can be laid."""
    size = 1 + chance.below(chance.choice((2, 4, 9)))
    ranks = Counter(rank_of(card) for meld in own for card in meld.cards)
    ranks.update(rank_of(card) for card in pile[-1:])
    ranks[chance.choice(NATURAL_RANKS)] += 1
    likely = [card for card in cards if rank_of(card) in ranks or is_wild(card)]
    others = [card for card in cards if role_of(card) in _SPECIAL and rank_of(card) not in ranks]
    pool = chance.choice((likely, [*likely, *others], others[:3] + likely, cards))
    hand = list(islice(pool, size)) or cards[:1]
    for card in hand:
        cards.remove(card)
    return tuple(sorted(hand))
