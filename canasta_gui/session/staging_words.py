"""Puts changes of the private stage into words."""

from canasta_gui.session.staging import Staging
from canasta_gui.viewmodel.builders.text_id import TextId
from canasta_gui.viewmodel.builders.wording import Wording


def tell_staging(before: Staging, after: Staging, words: Wording) -> str:
    """Returns which cards were laid aside or put back, as a sentence."""
    moved = {TextId.STAGE_ASIDE: after.gained(before), TextId.STAGE_BACK: before.gained(after)}
    return words.sentences(
        words.say(what, cards=words.cards(cards)) for what, cards in moved.items() if cards
    )
