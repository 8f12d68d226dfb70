"""The plain variants of prompts whose usual words a child does not know; those of refusals and
reasons stand beside the usual ones in ``assets/words``.
"""

from collections.abc import Mapping
from typing import Final

from canasta_gui.viewmodel.builders.text_id import TextId
from canasta_gui.words.translated import Line, Texts

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
