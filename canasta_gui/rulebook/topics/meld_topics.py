"""What may be laid, also in order."""

from collections.abc import Iterator

from typing_extensions import override

from canasta_gui.rulebook.exhibits import draw_meld, mixed_meld
from canasta_gui.rulebook.page import Block, Example, Points, TablePicture, Topic
from canasta_gui.words.translated import marked


class MeldsTopic(Topic):
    """Melds of one rank, and of wild cards."""

    anchor = "melds"
    heading = marked("MeldsTopic", "Melds")

    @override
    def blocks(self) -> Iterator[Block]:
        yield Points(
            (
                *self._of_cards(),
                *self._wild_limits(),
                *self._purity(),
                self._wilds_alone(),
                *self._bond(),
            )
        )
        if cards := mixed_meld(self.rules):
            yield Example(cards, self.tr("A meld with a wild card.", "below a picture"))
        if cards := draw_meld(self.rules):
            text = self.tr("Not allowed: as many wild cards as natural ones.", "below a picture")
            yield Example(cards, text)
        yield Points((self._per_rank(), *self._dead(), *self._growth(), *self._sharing()))
        yield TablePicture("meld")

    def _of_cards(self) -> Iterator[str]:
        meld = self.rules.meld
        yield self.state(
            "size",
            self.tr("A meld has at least {size} cards of one rank, from four to ace."),
            size=meld.min_size,
        )
        yield self.state(
            "naturals", self.tr("At least %n of its cards must be natural.", "", meld.min_naturals)
        )

    def _wild_limits(self) -> Iterator[str]:
        meld = self.rules.meld
        if meld.natural_majority:
            yield self.state(
                "majority", self.tr("A meld always has more natural cards than wild ones.")
            )
        if meld.naturals_per_wild:
            yield self.state(
                "share",
                self.tr(
                    "For each wild card a meld has %n natural ones or more.",
                    "",
                    meld.naturals_per_wild,
                ),
            )
        if meld.wild_cap is None:
            yield self.state("wilds", self.tr("No other number limits the wild cards of a meld."))
        elif meld.wild_cap == 0:
            yield self.state("wilds", self.tr("Wild cards do not join melds of natural cards."))
        else:
            yield self.state(
                "wilds", self.tr("A meld never has more than %n wild cards.", "", meld.wild_cap)
            )

    def _purity(self) -> Iterator[str]:
        meld = self.rules.meld
        if meld.late_wild_naturals:
            yield self.state(
                "later",
                self.tr(
                    "After the first melds of your side, wild cards join only melds with at least"
                    " %n natural cards.",
                    "",
                    meld.late_wild_naturals,
                ),
            )
        if meld.pure_ranks:
            yield self.state(
                "pure",
                self.tr(
                    "No wild card ever joins sevens. Aces take wild cards only in the first melds"
                    " of your side; such a meld then grows as any other."
                ),
            )

    def _dead(self) -> Iterator[str]:
        if self.rules.meld.dead_ranks:
            yield self.state(
                "dead",
                self.tr(
                    "Once a side has a canasta of a rank, the rank is dead: nobody begins a meld of"
                    " it or adds to one."
                ),
            )

    def _wilds_alone(self) -> str:
        meld = self.rules.meld
        if meld.all_wild_sets and meld.twos_as_rank:
            return self.state(
                "twos",
                self.tr(
                    "Twos may be a meld of their own, too. Jokers stand beside them as wild cards"
                    " stand beside natural ones."
                ),
            )
        if meld.all_wild_sets:
            return self.tr("Wild cards alone may be a meld, too.")
        return self.tr("Wild cards alone are no meld.")

    def _bond(self) -> Iterator[str]:
        meld = self.rules.meld
        if meld.all_wild_sets and meld.wild_cards_bound:
            yield self.state(
                "bound",
                self.tr(
                    "While your side has such a meld unfinished, its wild cards go there: none"
                    " joins another meld."
                ),
            )
        elif meld.all_wild_sets and meld.twos_bound:
            yield self.state(
                "bound",
                self.tr(
                    "While your side has such a meld unfinished, its twos go there: none joins"
                    " another meld. A two may still be discarded, and a joker may go anywhere."
                ),
            )

    def _per_rank(self) -> str:
        text = {
            "one": self.tr("Your side has one meld of a rank; more cards of that rank join it."),
            "unlimited": self.tr(
                "Your side may have several melds of the same rank, and put them together."
            ),
            "one-open": self.tr(
                "Your side may begin a second meld of a rank when the first one is full."
            ),
        }[self.rules.meld.sets_per_rank]
        return self.state("rank", text)

    def _growth(self) -> Iterator[str]:
        meld = self.rules.meld
        if not meld.in_first_turn:
            yield self.state("first-turn", self.tr("Nobody melds in the first own turn."))
        if meld.closed_at is None:
            yield self.state(
                "growth", self.tr("You may add cards to your side's melds in any of your turns.")
            )
        else:
            yield self.state(
                "growth",
                self.tr(
                    "You may add cards to your side's melds in any of your turns; with {size}"
                    " cards a meld is full."
                ),
                size=meld.closed_at,
            )
        closed_at = meld.wild_melds_closed_at
        if meld.all_wild_sets and closed_at is not None and closed_at != meld.closed_at:
            yield self.state(
                "wild-growth",
                self.tr("A meld of wild cards alone is full with {size} cards."),
                size=closed_at,
            )
        if meld.wild_on_canasta:
            yield self.tr("A finished canasta takes wild cards, too; a natural one becomes mixed.")
        else:
            yield self.tr("A finished canasta takes no more wild cards.")

    def _sharing(self) -> Iterator[str]:
        if self.has_partners:
            yield self.tr("Partners share their melds.")
        yield self.tr("Nobody adds cards to the opponents' melds.")


class SequencesTopic(Topic):
    """Sequences, as in Samba."""

    anchor = "sequences"
    heading = marked("SequencesTopic", "Sequences")

    @property
    @override
    def is_played(self) -> bool:
        return self.rules.meld.sequences

    @override
    def blocks(self) -> Iterator[Block]:
        yield Points(tuple(self._rules()))
        yield TablePicture("sequence")
        yield TablePicture("samba")

    def _rules(self) -> Iterator[str]:
        yield self.say(
            self.tr("{least} to {most} cards in order are a meld, too: a sequence."),
            least=self.rules.meld.min_size,
            most=self.rules.canasta.size,
        )
        if self.rules.meld.sequence_one_suit:
            yield self.tr("All its cards are of one suit.")
        else:
            yield self.tr("Its cards may be of any suits.")
        yield self.tr("It goes from four, the lowest card, to ace, the highest.")
        yield self.tr("Wild cards have no place in it.")
        yield self.tr("Two sequences are never put together.")
        yield self.say(
            self.tr("With {size} cards it is full: {a_samba}, which counts as a canasta."),
            size=self.rules.canasta.size,
        )
        if self.rules.meld.long_sequences_going_out:
            yield self.state(
                "long",
                self.tr(
                    "Who goes out may lengthen a full one in that turn. Who has lengthened one has"
                    " to go out."
                ),
            )
        if self.rules.score.short_sequence:
            yield self.state(
                "short",
                self.tr(
                    "Each sequence of fewer than {size} cards that your side has at the end costs"
                    " {points} points."
                ),
                size=self.rules.score.short_sequence_below,
                points=self.rules.score.short_sequence,
            )
