"""Positions made by chance near what deals seldom bring about: small hands, piles and stocks.

Each comes with what the engine answers to everything that might be done in it.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache
from itertools import islice

from engine import (
    Accepted,
    Action,
    Observation,
    Phase,
    Ruleset,
    State,
    actor_of,
    decide,
    fold,
    is_legal,
    observe,
)
from engine.actions import (
    AskPartner,
    Discard,
    DrawStock,
    LayBonus,
    Meld,
    Pass,
    PlayCaliente,
    TakePile,
)
from engine.cards import NATURAL_RANKS, Card, Role, is_natural, is_wild, rank_of, role_of
from engine.counts import missing_cards
from engine.rng import Chance
from engine.rules.candidates import candidates
from engine.rules.exits import find_exit
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
from tests.engine.kit import player
from tests.engine.kit.chance_rules import chance_rules
from tests.engine.kit.deals import dealt
from tests.engine.kit.tables import EDITIONS, HOUSES, rules_named

_PROPOSALS = 6
_RULESETS = 400
_SPECIAL = {Role.STOP, Role.BONUS, Role.CALIENTE}


@dataclass(frozen=True, slots=True)
class Answered:
    """An action, and what follows from it; nothing when it is not legal."""

    action: Action
    after: State | None


@dataclass(frozen=True, slots=True)
class Asked:
    """A position, and the engine's answers there."""

    state: State
    view: Observation
    answers: tuple[Answered, ...]


@cache
def asked(number: int) -> Asked:
    """The position of a number: every other one in a ruleset made by chance."""
    named = (*EDITIONS, *HOUSES)
    is_offered = number % 2
    rules = (
        rules_named(named[number // 2 % len(named)])
        if is_offered
        else chance_rules(str(number % _RULESETS))
    )
    chance = Chance(f"position {number}")
    state = rare_position(rules, chance)
    view = observe(state, actor_of(rules, state.public))
    actions = dict.fromkeys(_actions(view, chance))
    return Asked(state, view, tuple(_answered(state, view, action) for action in actions))


def _answered(state: State, view: Observation, action: Action) -> Answered:
    if not is_legal(view, action):
        return Answered(action, None)
    decision = decide(state, action)
    assert isinstance(decision, Accepted)
    return Answered(action, fold(state, decision.events))


def _actions(view: Observation, chance: Chance) -> Iterator[Action]:
    """Everything simple, and melds and takes that may or may not be lawful."""
    yield from simple_actions(view)
    if view.public.phase is Phase.DRAW:
        for way in ways(view):
            more = player.random_plays(view, chance, way.using)
            yield TakePile(way.using, way.to, more)
        return
    for _ in range(_PROPOSALS):
        yield Meld(player.random_plays(view, chance, ()))
        yield some_plays(view, chance)
    found = find_exit(view, view.own.melds, view.hand)
    if found is not None:
        yield Meld(found.plays)


def simple_actions(view: Observation) -> list[Action]:
    """Drawing, passing, asking, every card to throw or lay and every way to take the pile."""
    takes = [TakePile(()), *(ways(view) if view.public.phase is Phase.DRAW else ())]
    faces = sorted(set(view.hand))
    discards, bonus = map(Discard, faces), map(LayBonus, faces)
    return [DrawStock(), Pass(), AskPartner(), PlayCaliente(), *discards, *bonus, *takes]


def some_plays(view: Observation, chance: Chance) -> Meld:
    """One or two of the plays that the engine thinks of: runs, targets, sets that become one."""
    found = tuple(candidates(view))
    if not found:
        return Meld(())
    plays = tuple(chance.choice(found) for _ in range(1 + chance.below(2)))
    is_held = not missing_cards(view.hand, (card for play in plays for card in play.cards))
    return Meld(plays if is_held else plays[:1])


def rare_position(rules: Ruleset, chance: Chance) -> State:
    """A turn with few cards in the hand, the pile and the stock, and melds made by chance."""
    state, _ = dealt(rules, str(chance.below(1000)))
    public, seat = state.public, state.public.turn
    cards = list(chance.shuffle((*state.hidden.stock, *state.private[seat].hand)))
    melds = tuple(_melds(rules, cards, chance) for _ in public.sides)
    side, is_whole = side_of(rules, seat), not chance.below(8)
    if is_whole:
        melds = tuple(() if at == side else laid for at, laid in enumerate(melds))
    own, is_drawing = melds[side], not chance.below(2)
    pile = _pile(cards, own, chance)
    hand = _whole_hand(cards, chance) if is_whole else _hand(cards, own, pile, chance)
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


def _whole_hand(cards: list[Card], chance: Chance) -> tuple[Card, ...]:
    """Cards that go in one turn, or all but a few."""
    hand: list[Card] = []
    for rank in chance.shuffle(NATURAL_RANKS)[: 1 + chance.below(3)]:
        size = chance.choice((3, 6, 7))
        hand += [card for card in cards if rank_of(card) == rank][:size]
    wilds = [card for card in cards if is_wild(card)][: chance.below(3)]
    rest = [card for card in cards if card not in hand and not is_wild(card)]
    hand += [*wilds, *rest[: chance.below(3)]]
    for card in hand:
        cards.remove(card)
    return tuple(sorted(hand))


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
    calientes = [card for card in others if role_of(card) is Role.CALIENTE]
    pools = (likely, [*likely, *others], others[:3] + likely, cards, calientes[:1] + likely)
    pool = chance.choice(pools)
    hand = list(islice(pool, size)) or cards[:1]
    for card in hand:
        cards.remove(card)
    return tuple(sorted(hand))
