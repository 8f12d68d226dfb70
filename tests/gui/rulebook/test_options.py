"""Tests that the pages change whenever an option changes the game."""

from collections.abc import Callable, Mapping
from operator import attrgetter

import pytest

from canasta_gui.rulebook.rule_book import rule_pages
from engine import Ruleset, catalogue
from tests.gui.rulebook.games import few_games, games, pages_of
from tests.gui.rulebook.neighbours import neighbours

Condition = Callable[[Ruleset], bool]
_EVERY = 9
"""The default suite changes an option in one of so many games whose pages mention it."""

SILENT: Mapping[str, Condition] = {
    # The pages do not explain what the game does not have.
    "meld.sequence_one_suit": lambda rules: not rules.meld.sequences,
    "score.samba": lambda rules: not rules.meld.sequences,
    "score.wild_canasta": lambda rules: not rules.meld.all_wild_sets,
    "meld.wild_melds_closed_at": lambda rules: not rules.meld.all_wild_sets,
    "meld.wild_cards_bound": lambda rules: not rules.meld.all_wild_sets,
    "meld.twos_bound": lambda rules: not rules.meld.all_wild_sets or rules.meld.wild_cards_bound,
    "meld.twos_as_rank": lambda rules: not rules.meld.all_wild_sets,
    "out.canastas.wild_counts": lambda rules: (
        not rules.meld.all_wild_sets or not rules.out.canastas.total
    ),
    "score.wild_only_out": lambda rules: (
        not rules.meld.all_wild_sets or rules.score.extras_only_out
    ),
    "score.extras_only_out": lambda rules: (
        not rules.meld.all_wild_sets and not rules.score.ten_canastas
    ),
    "meld.long_sequences_going_out": lambda rules: not rules.meld.sequences,
    "score.short_sequence": lambda rules: not rules.meld.sequences,
    "score.short_sequence_below": lambda rules: (
        not rules.meld.sequences or not rules.score.short_sequence
    ),
    "special.three_kept_from": lambda rules: rules.special.straight is None,
    "special.dreams_win": lambda rules: (
        rules.special.dream_four is None and rules.special.dream_five is None
    ),
    "score.wild_canasta_by_jokers": lambda rules: not rules.meld.all_wild_sets,
    "stop.aside_each": lambda rules: not rules.stop.aside_from_pile or rules.bonus.black_too,
    "stop.aside_extra": lambda rules: not rules.stop.aside_from_pile or rules.bonus.black_too,
    "deal.foot_by": lambda rules: not rules.deal.foot_size,
    "deal.upcard_wild_freezes": lambda rules: (
        rules.deal.upcard_returns or not rules.deal.upcard or rules.pile.always_frozen
    ),
    "deal.upcard_bonus_freezes": lambda rules: (
        rules.deal.upcard_returns or not rules.deal.upcard or rules.pile.always_frozen
    ),
    "deal.upcard_returns": lambda rules: not rules.deal.upcard,
    "deal.upcard_stop": lambda rules: not rules.deal.upcard,
    "draw.stock_to_open": lambda rules: (
        not rules.draw.first_to_open and not rules.draw.next_to_open
    ),
    "score.unfinished_wild": lambda rules: not rules.meld.all_wild_sets,
    "ask.once_per_deal": lambda rules: rules.ask.mode == "off",
    # Black threes that are laid like red ones neither lie on the pile nor stay in a hand.
    **dict.fromkeys(
        (
            "stop.blocks_next",
            "stop.hand_penalty",
            "stop.is_barred_in_first_turn",
            "stop.aside_from_pile",
        ),
        lambda rules: rules.bonus.black_too,
    ),
    "stop.meld_max": lambda rules: rules.stop.meld_min is None,
    "stop.takes_wild": lambda rules: rules.stop.meld_min is None,
    "score.four_stops": lambda rules: rules.stop.meld_min is None,
    "stop.has_penalty_without_exit": lambda rules: (
        rules.stop.hand_penalty is None or rules.bonus.black_too
    ),
    "out.concealed_with_discard": lambda rules: not rules.out.concealed_extra,
    "out.concealed_with_pile": lambda rules: not rules.out.concealed_extra,
    "ask.yes": lambda rules: rules.ask.mode == "off",
    "ask.does_failure_expose": lambda rules: rules.ask.mode == "off" or rules.ask.yes != "must",
    "ask.vain_penalty": lambda rules: rules.ask.mode == "off",
    "ask.before_draw": lambda rules: rules.ask.mode == "off",
    "caliente.condition": lambda rules: not rules.caliente.count,
    "caliente.refill": lambda rules: not rules.caliente.count,
    "caliente.played": lambda rules: not rules.caliente.count,
    "caliente.held_multipliers": lambda rules: not rules.caliente.count,
    "caliente.is_discard_stop": lambda rules: not rules.caliente.count,
    "bonus.does_penalty_mirror_extra": lambda rules: (
        not rules.bonus.set_extra or rules.bonus.positive_if == "always"
    ),
    # Cards that are laid automatically cannot be forgotten.
    "bonus.forgotten_penalty": lambda rules: (
        not rules.bonus.may_be_forgotten
        and not (rules.exhaustion.last_bonus_ends and rules.exhaustion.last_bonus_stays)
        and (rules.special.three_kept_from is None or rules.special.straight is None)
    ),
    "bonus.untouched_penalty": lambda rules: not rules.deal.foot_size,
    # Nobody goes out with first melds before having taken up a packet that a canasta brings.
    "opening.concealed_waiver": lambda rules: (
        rules.deal.foot_size > 0 and rules.deal.foot_by == "canasta"
    ),
    # The up-card counts toward opening only where the pile may be taken to open.
    "opening.upcard_counts": lambda rules: not rules.opening.with_pile,
    "opening.pile_meld_counts": lambda rules: not rules.opening.with_pile,
    # A pile that is always frozen is never taken as an open one.
    "pile.one_card_rule": lambda rules: (
        rules.pile.always_frozen and rules.pile.frozen_add == "never"
    ),
    "pile.open_natural_plus_wild": lambda rules: rules.pile.always_frozen,
    "pile.frozen_until_taken": lambda rules: rules.pile.always_frozen,
    "pile.open_add": lambda rules: rules.pile.always_frozen,
    "pile.add_to_sequence": lambda rules: rules.pile.always_frozen,
    "freeze.by": lambda rules: rules.pile.always_frozen,
    "freeze.stops_too": lambda rules: rules.pile.always_frozen or rules.bonus.black_too,
    "exhaustion.forced_take": lambda rules: (
        rules.pile.always_frozen or rules.exhaustion.ends_with_turn
    ),
    "exhaustion.last_bonus_stays": lambda rules: not rules.exhaustion.last_bonus_ends,
    # The names of Bolivia are others than the classic ones for these two kinds of canastas alone.
    "words.style": lambda rules: not rules.meld.sequences and not rules.meld.all_wild_sets,
    # Where no wild card joins a meld there are no mixed canastas.
    "canasta.min_naturals": lambda rules: rules.meld.wild_cap == 0,
    "score.mixed_canasta": lambda rules: rules.meld.wild_cap == 0,
}
"""The options that a game's pages may omit, each with its condition."""


def telling(path: str, tables: tuple[Ruleset, ...]) -> list[Ruleset]:
    """Returns the games whose pages mention an option."""
    is_silent = SILENT.get(path, lambda _rules: False)
    return [rules for rules in tables if not is_silent(rules)]


def changes_told(path: str, tables: list[Ruleset]) -> int:
    """Returns how many other values of an option change the pages; fails if one does not."""
    told = 0
    for rules in tables:
        for other in neighbours(rules, catalogue()[path]):
            told += 1
            assert rule_pages(other) != pages_of(rules), (rules.title, attrgetter(path)(other))
    return told


@pytest.mark.parametrize(("number", "path"), [*enumerate(catalogue())])
def test_another_value_of_an_option_reads_otherwise(number: int, path: str) -> None:
    tables = telling(path, few_games())
    first = number % min(_EVERY, len(tables))
    assert changes_told(path, tables[first::_EVERY]) or changes_told(path, tables)


@pytest.mark.soak
@pytest.mark.parametrize("path", catalogue())
def test_another_value_of_an_option_reads_otherwise_in_every_game(path: str) -> None:
    assert changes_told(path, telling(path, games()))


def test_what_may_be_left_out_is_an_option() -> None:
    assert set(SILENT) <= set(catalogue())
