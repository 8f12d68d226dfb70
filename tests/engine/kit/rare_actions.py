"""The actions that are judged in a rare position: all simple ones, and legal and illegal melds."""

from collections.abc import Iterator
from itertools import permutations

from engine import Action, Observation, Phase
from engine.actions import (
    Answer,
    AskPartner,
    Discard,
    DrawStock,
    LayBonus,
    Meld,
    Pass,
    Play,
    PlayCaliente,
    PlaySpecialHand,
    TakePile,
)
from engine.cards import CALIENTE, NATURAL_RANKS, PACK, Card, is_natural, is_stop, is_wild, rank_of
from engine.counts import missing_cards, naturals_by_rank
from engine.rng import Chance
from engine.rules.bundle import missing_from_hand
from engine.rules.candidates import candidates
from engine.rules.exits import find_exit
from engine.rules.pile_ways import ways
from engine.state import MeldKind
from tests.engine.kit import player

_PROPOSALS = 6
_ODD = 8
_MOST_COMBINED = 3


def actions_in(view: Observation, chance: Chance) -> Iterator[Action]:
    """Yields all actions that are judged in the position."""
    yield from simple_actions(view)
    yield from _unheld(view, chance)
    if view.public.phase is Phase.ANSWER:
        yield from (Answer(is_yes=True), Answer(is_yes=False))
    if view.public.phase is not Phase.PLAY:
        yield from _takes(view, chance)
    if view.public.phase is not Phase.DRAW:
        for _ in range(_PROPOSALS):
            yield Meld(player.random_plays(view, chance, ()))
            yield some_plays(view, chance)
        yield from (Meld((_odd_play(view, chance),)) for _ in range(_ODD))
        yield Meld((_line(view),))
        yield from _single_wilds(view)
        yield from _whole_ranks(view)
        yield from _combining(view, chance)
        yield from _ways_out(view)
        yield from _growing_sambas(view)
    if view.public.phase is Phase.DRAW:
        yield from _joining_with_pile(view)


def simple_actions(view: Observation) -> list[Action]:
    """Returns draw, pass, question, discards and bonus cards of all faces, and all ways to take the
    pile.
    """
    takes = [TakePile(()), *(ways(view) if view.public.phase is Phase.DRAW else ())]
    faces = sorted(set(view.hand))
    discards, bonus = map(Discard, faces), map(LayBonus, faces)
    plain = (DrawStock(), Pass(), AskPartner(), PlayCaliente(), PlaySpecialHand())
    return [*plain, *discards, *bonus, *takes]


def some_plays(view: Observation, chance: Chance) -> Meld:
    """Returns one or two plays that the engine considers: runs, targets, combined sets."""
    found = tuple(candidates(view))
    if not found:
        return Meld(())
    plays = tuple(chance.choice(found) for _ in range(1 + chance.below(2)))
    is_held = not missing_cards(view.hand, (card for play in plays for card in play.cards))
    return Meld(plays if is_held else plays[:1])


def _unheld(view: Observation, chance: Chance) -> Iterator[Action]:
    """Yields actions with a rank that is not in the hand, empty actions, melds out of turn, and a
    take with too many cards.
    """
    card = chance.choice(_lacking(view))
    yield from (Discard(card), LayBonus(card), Meld((Play((card, card, card)),)))
    yield from (Meld((Play((*view.hand, card)),)), Meld(()), Meld((Play(()),)))
    yield Meld(player.random_plays(view, chance, ()))
    if (upcard := view.public.upcard) is not None:
        held = list(map(rank_of, view.hand)).count(rank_of(upcard))
        yield TakePile((upcard,) * (held + 1))


def _lacking(view: Observation) -> tuple[Card, ...]:
    """Returns the faces of the ranks that are neither in the hand nor in the pile.

    Where every rank is there, returns the Caliente card.
    """
    ranks = set(map(rank_of, (*view.hand, *view.public.pile)))
    return tuple(face for face in PACK if rank_of(face) not in ranks) or (CALIENTE,)


def _odd_play(view: Observation, chance: Chance) -> Play:
    """Returns a play of random hand cards, for a random own meld or for a new one."""
    cards = chance.shuffle(view.hand)[: 1 + chance.below(5)]
    melds = len(view.own.melds)
    return Play(cards, to=chance.below(melds) if melds and chance.below(2) else None)


def _single_wilds(view: Observation) -> Iterator[Action]:
    """Yields melds that add each face of wild card to each own meld."""
    for wild in sorted(set(filter(is_wild, view.hand))):
        for place in range(len(view.own.melds)):
            yield Meld((Play((wild,), to=place),))


def _growing_sambas(view: Observation) -> Iterator[Action]:
    """Yields melds that add each natural card to each own finished sequence."""
    size = view.rules.canasta.size
    for place, meld in enumerate(view.own.melds):
        if meld.kind is MeldKind.SEQUENCE and len(meld.cards) >= size:
            for card in sorted(set(filter(is_natural, view.hand))):
                yield Meld((Play((card,), to=place),))


def _whole_ranks(view: Observation) -> Iterator[Action]:
    """Yields melds of all ranks in full: with the wild cards, without them, and without the first
    rank.
    """
    groups = [cards for cards in naturals_by_rank(view.hand).values() if len(cards) > 1]
    wilds = tuple(filter(is_wild, view.hand))
    plays = tuple(map(Play, groups))
    if plays:
        first = Play((*groups[0], *wilds))
        yield from (Meld(plays), Meld(plays[1:]), Meld((first, *plays[1:])))


def _line(view: Observation) -> Play:
    """Returns a play of one card of each rank in the longest line of the hand, in any game."""
    by_rank = {rank_of(card): card for card in view.hand if is_natural(card)}
    lines: list[list[Card]] = [[]]
    for rank in NATURAL_RANKS:
        if rank in by_rank:
            lines[-1].append(by_rank[rank])
        else:
            lines.append([])
    return Play(tuple(max(lines, key=len)))


def _combining(view: Observation, chance: Chance) -> Iterator[Meld]:
    """Yields melds that combine own melds, some of them twice or with cards added."""
    melds = view.own.melds
    pairs = tuple(permutations(range(len(melds)), 2))
    if not pairs or view.rules.meld.sets_per_rank != "unlimited":
        return
    for to, source in (*chance.shuffle(_alike(view))[:_MOST_COMBINED], chance.choice(pairs)):
        cards = chance.choice(((), view.hand[:1], chance.shuffle(view.hand)[:2]))
        play, alone = Play(cards, to, source), Play((), to, source)
        again, other = chance.choice(tuple(pair for pair in pairs if {to, source} & set(pair)))
        yield from (Meld((play,)), Meld((play, Play((), again, other))), Meld((play, play)))
        yield from (Meld((alone, Play(view.hand[-1:], source))), Meld((alone, alone)))
        yield Meld((Play(view.hand[-1:], source), alone))
        yield from (Meld((alone, new)) for new in player.random_plays(view, chance, ()))


def _alike(view: Observation) -> tuple[tuple[int, int], ...]:
    """Returns the places of any two own melds of the same kind and rank, in both orders."""
    melds = view.own.melds
    return tuple(
        (to, source)
        for to, source in permutations(range(len(melds)), 2)
        if (melds[to].kind, melds[to].rank) == (melds[source].kind, melds[source].rank)
    )


def _ways_out(view: Observation) -> Iterator[Action]:
    """Yields the meld that goes out, and near misses."""
    found = find_exit(view, view.own.melds, view.hand)
    if found is not None:
        yield Meld(found.plays)
        yield Meld(found.plays[1:])
        yield Meld(found.plays[:-1])
    special = tuple(card for card in view.hand if not is_natural(card))
    if any(map(is_stop, special)):
        ranked = map(Play, naturals_by_rank(view.hand).values())
        yield from (Meld((Play(special),)), Meld((Play(special), *ranked)))


def _takes(view: Observation, chance: Chance) -> Iterator[Action]:
    """Yields every way to take the pile with further plays, and takes that may be illegal."""
    more = (*_more_with_pile(view, chance), ())
    for way in ways(view):
        yield TakePile(way.using, way.to, player.random_plays(view, chance, way.using))
        yield from (TakePile(way.using, way.to, plays) for plays in more)
    odd = [TakePile(using, to) for using in _supports(view, chance) for to in _targets(view)]
    odd += [TakePile(take.using, take.to, chance.choice(more)) for take in odd]
    yield from (take for take in odd if not missing_from_hand(view, take, take.plays))


def _joining_with_pile(view: Observation) -> Iterator[Action]:
    """Yields every way to take the pile, combining any two own sets of the same rank without a
    card.
    """
    joined = [Play((), to, source) for to, source in _alike(view)]
    for way in ways(view) if joined else ():
        yield from (TakePile(way.using, way.to, (play,)) for play in joined)


def _supports(view: Observation, chance: Chance) -> Iterator[tuple[Card, ...]]:
    """Yields hand cards to take the pile with, suitable or not."""
    upcard = view.public.upcard
    yield tuple(filter(is_wild, view.hand))[: 1 + chance.below(2)]
    yield chance.shuffle(view.hand)[: chance.below(4)]
    if upcard is not None:
        yield tuple(card for card in view.hand if rank_of(card) == rank_of(upcard))[:1]
        yield tuple(card for card in view.hand if abs(card - upcard) in (4, 8))


def _targets(view: Observation) -> tuple[int | None, ...]:
    return (None, *range(len(view.own.melds)))


def _more_with_pile(view: Observation, chance: Chance) -> Iterator[tuple[Play, ...]]:
    """Yields plays that go with taking the pile: buried cards, combined sets, missing cards."""
    buried = view.public.pile[:-1]
    if buried:
        rank = rank_of(chance.choice(buried))
        parts = [tuple(card for card in of if rank_of(card) == rank) for of in (view.hand, buried)]
        alike = Play((*parts[0], *parts[1]))
        yield from ((Play(buried),), (alike,), (alike, Play(view.hand[-1:])))
        yield tuple(Play(part) for part in parts if part)
    combined = tuple(_combining(view, chance))
    yield from (meld.plays for meld in chance.shuffle(combined)[:_MOST_COMBINED])
    lacking = chance.choice(_lacking(view))
    yield from ((Play((lacking, lacking, lacking)),), (Play(()),))
