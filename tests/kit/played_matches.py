"""Plays deals by computer players, the same way every time."""

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import count

from canasta_gui.settings.remembered import RememberedMatch, RememberedSeat
from engine import (
    Accepted,
    Card,
    Match,
    Phase,
    Public,
    RulesReference,
    SeatPlayer,
    is_natural,
    load_ruleset,
    make_agent,
    new_code,
    rank_of,
)

NAMES = ("Anna", "Berta", "Carlos", "Dora", "Emil", "Flora")
RULES = "winning-moves-deluxe/4p"
LEVEL = "club"

Wanted = Callable[[Public], bool]


def first_match_where(is_wanted: Wanted, seed: str) -> Match:
    """Returns the first match, by numbers after the seed, whose first deal becomes as wanted."""
    matches = (dealt_match(f"{seed} {number}") for number in count())
    return next(match for match in matches if play_until(match, is_wanted))


def usual_choice() -> RememberedMatch:
    """Returns a person against computers, with names that are the same on every machine."""
    edition, players = RULES.removesuffix("p").split("/")
    names = NAMES[: int(players)]
    seats = tuple(RememberedSeat(name=name, is_person=name == NAMES[0]) for name in names)
    return RememberedMatch(edition=edition, players=int(players), seats=seats)


def dealt_match(seed: str, rules: str | RulesReference = RULES) -> Match:
    """Returns a match with its first deal dealt; the same seed gives the same cards."""
    ruleset = load_ruleset(rules)
    seats = (
        SeatPlayer(NAMES[0]),
        *(SeatPlayer(name, "computer", LEVEL) for name in NAMES[1 : ruleset.players]),
    )
    # The last seat deals, so that seat 0 begins.
    match = Match.start(ruleset, seats, new_code(seed.encode()), len(seats) - 1)
    match.next_deal()
    return match


def copy_of(match: Match, length: int | None = None) -> Match:
    """Returns an independent copy of the match, of all entries or of the first ``length``."""
    copied = Match(match.header)
    for entry in match.entries[:length]:
        copied.restore(entry)
    return copied


def play_deal(match: Match, level: str = LEVEL) -> Iterator[Public]:
    """Plays the deal to its end by computers; yields the public state after each action."""
    agent = make_agent(level)
    while not match.is_between_deals:
        view = match.observe(match.actor)
        decision = match.play(agent.choose(view, str(len(match.moments))).action)
        assert isinstance(decision, Accepted), decision
        yield match.state.public


def play_until(match: Match, is_wanted: Wanted) -> bool:
    """Plays on until the public state is as wanted; returns False if the deal ended before."""
    return any(is_wanted(public) for public in play_deal(match))


def viewer_gone_out() -> Match:
    """Returns a match whose first deal seat 0 has ended."""
    matches = (_ended(dealt_match(f"over {number}")) for number in count())
    return next(match for match in matches if not match.state.public.hand_counts[0])


def viewer_won() -> Match:
    """Returns a match that is over and won by the side of seat 0."""
    for number in count():
        match = _ended(dealt_match(f"won {number}"))
        while not match.is_over:
            match.next_deal()
            _ended(match)
        own, *others = match.state.public.scores
        if own > max(others):
            return match
    raise AssertionError("seeds never end")


def _ended(match: Match) -> Match:
    """Returns the match after the deal has been played to its end."""
    play_until(match, lambda _: False)
    return match


def is_own_turn(public: Public) -> bool:
    """Returns whether seat 0 is to draw, so that nobody moves while a picture is taken."""
    return public.turn == 0 and public.phase is Phase.DRAW


def has_canasta(public: Public) -> bool:
    """Returns whether somebody has completed a canasta."""
    return any(len(meld.cards) >= 7 for side in public.sides for meld in side.melds)


def have_melded(public: Public) -> bool:
    """Returns whether every side has opened."""
    return all(side.has_opened for side in public.sides)


def is_rich(public: Public) -> bool:
    """Returns whether there is a frozen pile with some cards, melds on both sides, and a
    canasta.
    """
    return (
        is_own_turn(public)
        and public.hand_counts[0] > 4
        and public.is_frozen
        and len(public.pile) > 3
        and has_canasta(public)
        and all(len(side.melds) > 1 for side in public.sides)
    )


def match_to_open() -> Match:
    """Returns a match in which seat 0 may soon open with two groups."""
    for number in count():
        match = dealt_match(f"opening {number}")
        for public in play_deal(match):
            is_open = public.sides[0].has_opened
            if not is_open and is_own_turn(public) and len(groups_to_lay(match)) == 2:
                return match
    raise AssertionError("seeds never end")


def groups_to_lay(match: Match) -> tuple[tuple[Card, ...], ...]:
    """Returns at most two natural groups of three that seat 0 holds."""
    hand = [card for card in match.observe(0).hand if is_natural(card)]
    ranks = [rank for rank, held in Counter(map(rank_of, hand)).items() if held > 2]
    groups = (tuple(card for card in hand if rank_of(card) is rank) for rank in sorted(ranks))
    return tuple(groups)[:2]
