"""What changes on the private stage, in words."""

from canasta_gui.session.staging import Staging
from canasta_gui.viewmodel.builders.say import Say
from canasta_gui.viewmodel.builders.wording import Wording


def tell_staging(before: Staging, after: Staging, words: Wording) -> str:
    """Which cards are laid aside, and which go back into the hand."""
    moved = {Say.STAGE_ASIDE: after.gained(before), Say.STAGE_BACK: before.gained(after)}
    return words.sentences(
        words.say(what, cards=words.cards(cards)) for what, cards in moved.items() if cards
    )
