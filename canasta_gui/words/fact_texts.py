"""The sentences about facts that speak for an action, and about what distinguishes it from another
one.
"""

from collections.abc import Mapping
from typing import Final

from canasta_gui.words.translated import Sentence, Sentences

PileFacts = Sentences("PileFacts")
PILE_FACTS: Final[Mapping[str, Sentence]] = {
    "fact.no_take": PileFacts.tr("The {pile} cannot be taken now."),
    "fact.pile_thin": PileFacts.tr("With %n cards the {pile} is worth little.", "", n="count"),
    "fact.pile_fits": PileFacts.tr(
        "Below its top card %n cards go with the melds or the hand.", "", n="count"
    ),
    "fact.pile_wilds": PileFacts.tr("%n wild cards lie in the {pile}.", "", n="count"),
    "fact.pile_points": PileFacts.tr("It holds %n cards worth {points} points.", "", n="count"),
    "fact.pile_frozen": PileFacts.tr(
        "The {pile} is frozen: only a natural pair from the hand takes it."
    ),
    "fact.opens_pile": PileFacts.tr(
        "Once open, a side takes the {pile} more easily; it holds %n cards.", "", n="count"
    ),
}
"""The sentences of facts about the pile: its content, and who can take it."""

MeldFacts = Sentences("MeldFacts")
MELD_FACTS: Final[Mapping[str, Sentence]] = {
    "fact.canasta_bonus": MeldFacts.tr(
        "A canasta is made at once, for %Ln points.", "", n="points"
    ),
    "fact.canasta_lacks": MeldFacts.tr("Then %n cards are missing for a canasta.", "", n="count"),
    "fact.rivals_may_end": MeldFacts.tr(
        "The opponents may end the deal soon: one of them holds only %n cards.", "", n="count"
    ),
}
"""The sentences of facts about melds."""

DiscardFacts = Sentences("DiscardFacts")
SEEN: Final[Mapping[str, Sentence]] = {
    "melded": DiscardFacts.tr("{melded} melded"),
    "piled": DiscardFacts.tr("{piled} in the {pile}"),
}
"""Where cards of a rank were seen, by the figure that tells how many."""
DISCARD_FACTS: Final[Mapping[str, Sentence]] = {
    "fact.next_can_add": DiscardFacts.tr(
        "Mind: the next player can take the {pile} for it and add it to {ranks}."
    ),
    "fact.next_unopened": DiscardFacts.tr(
        "The next player has not opened and needs a natural pair for it."
    ),
    "fact.next_threw": DiscardFacts.tr("{ranks}: the next player threw one away too."),
    "fact.next_left": DiscardFacts.tr("{ranks}: the next player let one lie lately."),
    "fact.next_lacks": DiscardFacts.tr("The next player's side has no meld of {ranks}."),
    "fact.rank_seen": DiscardFacts.tr("{ranks}: {where}; {unseen} not seen yet."),
    "fact.single": DiscardFacts.tr("Nothing else in the hand goes with it."),
}
"""The sentences of facts about the safety of a discard."""

ContrastTexts = Sentences("ContrastTexts")
CONTRASTS: Final[Mapping[str, Sentence]] = {
    "contrast.keeps_group": ContrastTexts.tr("It keeps the {count} {ranks} together."),
    "contrast.keeps_fitting": ContrastTexts.tr("It keeps a card for the meld of {ranks}."),
    "contrast.keeps_hidden": ContrastTexts.tr("It keeps the {count} {ranks} in the hand, unseen."),
    "contrast.keeps_stop": ContrastTexts.tr(
        "It saves the card that blocks the {pile} for a fuller one."
    ),
    "contrast.begins_meld": ContrastTexts.tr("It begins a meld of {ranks}."),
    "contrast.grows_meld": ContrastTexts.tr("It adds a card to the meld of {ranks}."),
    "contrast.keeps_wild": ContrastTexts.tr("It saves %n wild cards.", "", n="count"),
    "contrast.feeds_less": ContrastTexts.tr(
        "Their {ranks} lack {count} cards for a canasta, the other meld {other}."
    ),
    "contrast.gives_little": ContrastTexts.tr(
        "They want that card: now it brings them only %n cards.", "", n="count"
    ),
    "laying.keeps_natural": ContrastTexts.tr(
        "It keeps wild cards off the natural canasta of {ranks}."
    ),
    "laying.nears_foot": ContrastTexts.tr(
        "Then only %n cards are left before the foot.", "", n="count"
    ),
    "laying.leaves_open": ContrastTexts.tr("The best move can still follow."),
    "contrast.sheds": ContrastTexts.tr(
        "It gets rid of %Ln points, the other card of {other}.", "", n="points"
    ),
    "contrast.lays_more": ContrastTexts.tr("It puts %Ln points more on the table.", "", n="points"),
    "contrast.close": ContrastTexts.tr("It is close."),
    "contrast.gain": ContrastTexts.tr("In trials it brings about {points} points more."),
    "contrast.safer": ContrastTexts.tr(
        "It gives the {pile} away in {less} of 100 cases, not in {other}."
    ),
    "contrast.worth_the_risk": ContrastTexts.tr(
        "That is worth more than the risk: {more} in 100, not {other}."
    ),
    "contrast.riskier": ContrastTexts.tr(
        "It gives the {pile} away in {more} of 100 cases, not in {other}."
    ),
    "contrast.breaks_group": ContrastTexts.tr("It breaks up the {count} {ranks}."),
    "contrast.throws_fitting": ContrastTexts.tr("It throws away a card for the meld of {ranks}."),
    "laying.spoils_natural": ContrastTexts.tr("It spoils the natural canasta of {ranks}."),
    "laying.misses_canasta": ContrastTexts.tr(
        "It leaves a canasta for %Ln points unmade.", "", n="points"
    ),
    "contrast.spends_wild": ContrastTexts.tr("It spends %n wild cards more.", "", n="count"),
    "contrast.lays_less": ContrastTexts.tr("It leaves %Ln points in the hand.", "", n="points"),
    "contrast.leaves_pile": ContrastTexts.tr(
        "It leaves the %n cards of the {pile}.", "", n="count"
    ),
}
"""The sentences of a hint that compares one move with another."""
