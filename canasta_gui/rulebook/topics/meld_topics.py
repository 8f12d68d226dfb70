"""What may be laid, also in order."""

from collections.abc import Iterator

from typing_extensions import override

from canasta_gui.rulebook.exhibits import draw_meld, mixed_meld
from canasta_gui.rulebook.page import Block, Example, Points, TablePicture, Topic


class MeldsTopic(Topic):
    """Melds of one rank, and of wild cards."""

    anchor = "melds"

    @override
    def blocks(self) -> Iterator[Block]:
        yield Points((*self._of_cards(), *self._purity(), *self._wilds_alone()))
        if cards := mixed_meld(self.rules):
            yield Example(cards, self.say("example"))
        if cards := draw_meld(self.rules):
            yield Example(cards, self.say("example.wrong"))
        yield Points((*self._of_ranks(), *self._growth(), *self._sharing()))
        yield TablePicture("meld")

    def _of_cards(self) -> Iterator[str]:
        meld = self.rules.meld
        yield self.say("size", size=meld.min_size)
        yield self.say("naturals", meld.min_naturals)
        if meld.natural_majority:
            yield self.say("majority")
        if meld.naturals_per_wild:
            yield self.say("share", meld.naturals_per_wild)
        if meld.wild_cap is None:
            yield self.say("wilds.any")
        else:
            yield self.say("wilds" if meld.wild_cap else "wilds.none", meld.wild_cap)

    def _purity(self) -> Iterator[str]:
        meld = self.rules.meld
        if meld.late_wild_naturals:
            yield self.say("later", meld.late_wild_naturals)
        if meld.pure_ranks:
            yield self.say("pure")

    def _wilds_alone(self) -> Iterator[str]:
        meld = self.rules.meld
        if not meld.all_wild_sets:
            yield self.say("no-wild-melds")
            return
        yield self.say("twos" if meld.twos_as_rank else "wild-melds")
        if meld.wild_cards_bound:
            yield self.say("bound")
        elif meld.twos_bound:
            yield self.say("bound.twos")

    def _of_ranks(self) -> Iterator[str]:
        yield self.say(f"rank.{self.rules.meld.sets_per_rank}")
        if self.rules.meld.dead_ranks:
            yield self.say("dead")

    def _growth(self) -> Iterator[str]:
        meld = self.rules.meld
        if not meld.in_first_turn:
            yield self.say("first-turn")
        if meld.closed_at is None:
            yield self.say("growth")
        else:
            yield self.say("growth.until", size=meld.closed_at)
        closed_at = meld.wild_melds_closed_at
        if meld.all_wild_sets and closed_at is not None and closed_at != meld.closed_at:
            yield self.say("wild-growth", size=closed_at)
        yield self.say("canasta.open" if meld.wild_on_canasta else "canasta")

    def _sharing(self) -> Iterator[str]:
        if self.has_partners:
            yield self.say("partners")
        yield self.say("opponents")


class SequencesTopic(Topic):
    """Sequences, as in Samba."""

    anchor = "sequences"

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
        meld, score, full = self.rules.meld, self.rules.score, self.rules.canasta.size
        yield self.say("size", least=meld.min_size, most=full)
        yield self.say("suit" if meld.sequence_one_suit else "suit.any")
        yield self.say("ends")
        yield self.say("wilds")
        yield self.say("apart")
        yield self.say("full", size=full)
        if meld.long_sequences_going_out:
            yield self.say("long")
        if score.short_sequence:
            size, points = score.short_sequence_below, score.short_sequence
            yield self.say("short", size=size, points=points)
