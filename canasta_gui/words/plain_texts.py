"""The plain variants of sentences whose usual words a child does not know."""

from collections.abc import Mapping
from typing import Final

from canasta_gui.viewmodel.builders.text_id import TextId
from canasta_gui.words.translated import Line, Sentence, Sentences, Texts

PlainPrompts = Texts("PlainPrompts")
PLAIN_PROMPTS: Final[Mapping[TextId, Line]] = {
    TextId.PROMPT_OPEN: PlainPrompts.tr(
        "Lay cards worth {need} points together, or put one card on the {pile}."
    ),
    TextId.PROMPT_NO_OPENING: PlainPrompts.tr(
        "Put one card on the {pile}. To lay cards you need {need} points."
    ),
    TextId.PROMPT_PLAY: PlainPrompts.tr("Lay cards that match, or put one card on the {pile}."),
    TextId.PROMPT_DISCARD: PlainPrompts.tr("Put one card on the {pile}. Then the next one plays."),
    TextId.PROMPT_READY: PlainPrompts.tr("Lay these cards, or take them back into your hand."),
    TextId.PROMPT_STAGED: PlainPrompts.tr("Some cards are missing. Add them, or take these back."),
    TextId.BRIEF_OPEN: PlainPrompts.tr("Lay {need} points, or put one card away."),
    TextId.BRIEF_PLAY: PlainPrompts.tr("Lay cards, or put one away."),
    TextId.BRIEF_DISCARD: PlainPrompts.tr("Now put one card away."),
}
"""The plain prompts: what can be done now."""

PlainRefusals = Sentences("PlainRefusals")
PLAIN_REFUSALS: Final[Mapping[str, Sentence]] = {
    "meld.mixed_ranks": PlainRefusals.tr("Only cards with the same letter or number go together."),
    "meld.wrong_rank": PlainRefusals.tr("These cards do not match. Here you can lay {ranks}."),
    "meld.no_natural": PlainRefusals.tr("{twos} and {jokers} help others: lay them with them."),
    "meld.too_small": PlainRefusals.tr("You need {need} cards that match, and have {have}."),
    "meld.too_few_naturals": PlainRefusals.tr(
        "{twos} and {jokers} are helpers: {need} other cards must lie with them."
    ),
    "meld.naturals_outnumbered": PlainRefusals.tr(
        "Too many helpers: there must be more other cards than {twos} and {jokers}."
    ),
    "meld.wild_on_canasta": PlainRefusals.tr(
        "This group is complete. It needs no helper any more."
    ),
    "opening.below_minimum": PlainRefusals.tr(
        "Your first cards must be worth {need} points. These are worth {have}."
    ),
    "stop.only_going_out": PlainRefusals.tr("You can lay {stops} only with your last cards."),
    "pile.frozen_needs_pair": PlainRefusals.tr(
        "The {pile} is frozen. You need two {ranks} in your hand to take it."
    ),
    "pile.unopened_needs_pair": PlainRefusals.tr(
        "Your side has no cards on the table. You need two {ranks} in your hand."
    ),
    "pile.top_blocked": PlainRefusals.tr("{card} lies on the {pile}. Nobody can take it now."),
    "pile.after_opening": PlainRefusals.tr("First lay cards on the table. So draw now."),
    "out.needs_canasta": PlainRefusals.tr("Keep a card. Your side has too few canastas to finish."),
    "discard.bonus_card": PlainRefusals.tr("Keep the {bonus}: lay it on the table for points."),
}
"""The plain refusals, by rule: why something cannot be done, and what can."""
