"""Plays matches of random players, for tests of their records."""

from engine import Accepted, Action, Event, Match, Ruleset, SeatPlayer, new_code
from engine.ai.random_player import RandomPlayer
from engine.rng import Chance
from tests.engine.kit.tables import rules_named

RULES = "hasbro-2001/4p"
NAMES = ("Ann", "Bob", "Çelik", "Dörte", "Eve", "Finn")
PEOPLE = tuple(SeatPlayer(name) for name in NAMES[:4])
CODE = new_code(b"people")


def rules_of(reference: str = RULES) -> Ruleset:
    return rules_named(reference)


def new_match(seed: str = "match", reference: str = RULES) -> Match:
    rules = rules_of(reference)
    players = tuple(SeatPlayer(name, "computer", "random") for name in NAMES[: rules.players])
    return Match.start(rules, players, new_code(seed.encode()))


def play(match: Match, action: Action) -> tuple[Event, ...]:
    decision = match.play(action)
    assert isinstance(decision, Accepted), decision
    return decision.events


def play_one(match: Match, seed: str) -> None:
    """Plays one random legal action, or begins the next deal; seed and state decide which."""
    if match.is_between_deals:
        match.next_deal()
        return
    chance = f"{seed} {len(match.entries)}"
    choice = RandomPlayer().choose(match.observe(match.actor), chance)
    play(match, choice.action)


def play_or_undo(match: Match, seed: str) -> None:
    """Plays one action as `play_one` does, or sometimes takes one back."""
    chance = Chance(f"undo {seed} {len(match.entries)}")
    if match.undo_depth and not chance.below(4):
        match.undo(1 + chance.below(match.undo_depth))
    else:
        play_one(match, seed)


def play_on(match: Match, entries: int, seed: str = "play") -> Match:
    """Plays on until ``entries`` entries are recorded, or the match is over."""
    while not match.is_over and len(match.entries) < entries:
        play_or_undo(match, seed)
    return match
