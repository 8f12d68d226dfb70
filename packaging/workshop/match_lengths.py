"""Measures how many minutes a match against computer players takes, for the editions' covers.

Club players play whole matches; a person is assumed to think longer than they do. The printed
numbers belong into ``minutes`` of the edition's cover.
"""

import argparse

from engine import edition_ids, load_ruleset, usual_players
from tests.kit.playing import dealt_match, play_deal

SECONDS_OF_A_PERSON = 30
SECONDS_OF_A_COMPUTER = 5
SECONDS_BETWEEN_DEALS = 30
STEP = 5
"""The step in minutes to which lengths are rounded."""


def main(arguments: list[str]) -> int:
    """Prints the minutes of each edition with its usual number of players."""
    parser = argparse.ArgumentParser(prog="match-lengths")
    parser.add_argument("editions", nargs="*", metavar="EDITION", help="all if none is named")
    parser.add_argument("--matches", type=int, default=5, help="to average over (%(default)s)")
    options = parser.parse_args(arguments)
    for edition in options.editions or edition_ids():
        print(f"{edition:24} {minutes(edition, options.matches)}", flush=True)
    return 0


def minutes(edition: str, matches: int) -> int:
    """Returns the mean length of matches, rounded to a step."""
    rules = f"{edition}/{usual_players(edition)}p"
    seconds = sum(seconds_of_match(rules, f"length {number}") for number in range(matches))
    return max(STEP, round(seconds / matches / 60 / STEP) * STEP)


def seconds_of_match(rules: str, seed: str) -> float:
    """Returns the seconds that one match takes a person who plays against computers."""
    match = dealt_match(seed, rules)
    deals, turns = 0, 0
    while not match.is_over:
        if deals:
            match.next_deal()
        deals += 1
        before = None
        for public in play_deal(match):
            turns += public.turn != before
            before = public.turn
    players = load_ruleset(rules).players
    a_round = SECONDS_OF_A_PERSON + SECONDS_OF_A_COMPUTER * (players - 1)
    return turns / players * a_round + deals * SECONDS_BETWEEN_DEALS
