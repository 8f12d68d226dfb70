"""The texts about house rules: their edition and their differences from it."""

from dataclasses import replace

from PySide6.QtCore import QCoreApplication

from canasta_gui.words.options.option_book import OptionBook
from canasta_gui.words.options.option_units import Units
from engine import (
    OptionChange,
    Ruleset,
    RulesetError,
    RulesReference,
    differences,
    load_ruleset,
    option_values,
    titles,
    to_json,
)

_FEW = 3
"""The number of differences that a card shows."""


def edition_of(rules: Ruleset) -> Ruleset:
    """Returns the edition's own rules for the same table. Raises `RulesetError` if it is gone."""
    return load_ruleset(
        RulesReference(rules.edition, rules.players, rules.variations, teams=rules.teams)
    )


def house_sentences(rules: Ruleset) -> tuple[str, ...]:
    """Returns the differences of house rules: a heading, then a line for each option.

    Empty for an edition as it is.
    """
    if not rules.is_house:
        return ()
    lines = OptionBook(rules.words.style).changes(differences(edition_of(rules), rules))
    return (differs_from(titles()[rules.edition]), *lines) if lines else ()


def differs_from(edition: str) -> str:
    """Returns the heading above the differences."""
    text = QCoreApplication.translate("House", "Differs from {game} in:")
    return text.format(game=edition)


def based_on(edition: str) -> str:
    """Returns one line that names the edition of house rules."""
    text = QCoreApplication.translate("House", "House rules, based on {game}")
    return text.format(game=titles().get(edition, edition))


def _changes_in(reference: RulesReference) -> tuple[OptionChange, ...]:
    """Returns the options that house rules change, playable or not. Raises `RulesetError`."""
    usual = option_values(load_ruleset(replace(reference, house={})))
    own = {path: to_json(value) for path, value in reference.house.items()}
    return tuple(
        OptionChange(path, usual[path], own[path])
        for path in usual
        if path in own and own[path] != usual[path]
    )


def few_words(reference: RulesReference) -> tuple[str, ...]:
    """Returns the first differences of house rules, and how many more there are."""
    try:
        rules = load_ruleset(replace(reference, house={}))
    except RulesetError:
        return ()
    lines = OptionBook(rules.words.style).changes(_changes_in(reference))
    more = len(lines) - _FEW
    if more <= 0:
        return lines
    return (*lines[:_FEW], Units().more(more))
