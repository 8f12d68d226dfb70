"""Maps rules to the page that explains them, as ``page`` or ``page#place``."""

from collections.abc import Mapping
from typing import Final

_BY_AREA: Final[Mapping[str, str]] = {
    "turn": "turn",
    "draw": "exhaustion",
    "hand": "turn",
    "discard": "bonus",
    "meld": "melds",
    "combine": "melds",
    "wild": "melds",
    "sequence": "sequences",
    "foot": "foot",
    "stop": "stops",
    "bonus": "bonus",
    "pile": "pile",
    "opening": "opening",
    "out": "out",
    "ask": "out",
    "exhaustion": "exhaustion",
    "caliente": "caliente",
    "special": "special",
}
"""The page of each area, which is the part of a rule's id before the dot."""

_BY_RULE: Final[Mapping[str, str]] = {
    "pile.frozen_needs_pair": "frozen#pair",
    "pile.unopened_needs_pair": "pile#unopened",
    "pile.needs_support": "pile#open",
    "pile.top_blocked": "stops#blocked",
    "opening.below_minimum": "opening#minimum",
    "opening.needs_canasta": "opening#canasta",
    "opening.needs_triple": "opening#triple",
    "opening.mixed_canasta": "opening#mixed",
    "pile.meld_full": "pile#full",
    "pile.after_opening": "pile#after-opening",
    "sequence.only_going_out": "sequences#long",
    "meld.too_small": "melds#size",
    "meld.no_natural": "melds#naturals",
    "meld.too_few_naturals": "melds#naturals",
    "meld.naturals_outnumbered": "melds#majority",
    "meld.naturals_per_wild": "melds#share",
    "meld.too_many_wilds": "melds#wilds",
    "meld.closed": "melds#growth",
    "meld.wild_cards_bound": "melds#bound",
    "meld.wild_too_late": "melds#later",
    "meld.pure_rank": "melds#pure",
    "meld.dead_rank": "melds#dead",
    "meld.twos_bound": "melds#bound",
    "wild.jokers_beside_twos": "melds#twos",
    "opening.wild_cards": "opening#naturals",
    "pile.too_few_left": "pile#base",
    "discard.bonus_card": "bonus#laid",
    "discard.seven_barred": "turn#sevens",
    "discard.wild_barred": "turn#wilds",
    "discard.onto_empty_pile": "turn#empty",
    "discard.last_seven": "turn#sevens",
    "out.foot_first": "foot#first",
    "out.keep_one": "foot",
    "stop.first_turn": "stops#first-turn",
    "stop.never_melded": "stops#melded",
    "pile.wild_needs_pair": "frozen#top",
    "out.needs_canasta": "out#needs",
    "out.needs_discard": "out#last",
    "out.unfinished_meld": "out#unfinished",
    "ask.asked_this_deal": "out#once",
    "ask.must_ask": "out#asking",
    "ask.nobody": "game#partners",
    "turn.draw_first": "turn#draw",
    "turn.already_drawn": "turn#draw",
    "caliente.not_in_game": "cards",
    "special.not_in_game": "out",
    "special.after_melding": "special#before",
    "special.no_such_hand": "special#hand",
}
"""The anchors of rules that differ from the page of their area or have a named place."""


def anchor_of(rule: str) -> str:
    """Returns the anchor of the page that explains a rule, or the rule of a line of the score:
    ``page`` or ``page#place``.
    """
    from engine import SCORE_LINES

    if rule in SCORE_LINES:
        return SCORE_LINES[rule].page
    return _BY_RULE.get(rule) or _BY_AREA[rule.partition(".")[0]]


def anchor_of_reason(reason: str) -> str:
    """Returns the anchor of the rules behind a computer player's reason."""
    from engine import reason_catalogue

    info = reason_catalogue().get(reason)
    return info.page if info and info.page else "turn"
