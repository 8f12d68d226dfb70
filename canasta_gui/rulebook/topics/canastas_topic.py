"""What makes a canasta, and what it pays."""

from collections.abc import Iterator

from typing_extensions import override

from canasta_gui.rulebook.exhibits import mixed_canasta
from canasta_gui.rulebook.page import Block, FigureTable, Paragraph, Points, TablePicture, Topic
from engine import JOKER, Rank


class CanastasTopic(Topic):
    """The kinds of canastas."""

    anchor = "canastas"

    @override
    def blocks(self) -> Iterator[Block]:
        size = self.rules.canasta.size
        is_whole = self.rules.meld.closed_at == size
        yield Paragraph((self.say("size.whole" if is_whole else "size", size=size),))
        yield Points((*self._kinds(), self.say("pay"), *self._conditions()))
        yield TablePicture("natural-canasta")
        if mixed_canasta(self.rules):
            yield TablePicture("mixed-canasta")
        if self.rules.meld.all_wild_sets:
            yield TablePicture("wild-canasta")
        yield FigureTable((self.text("canasta"), self.text("points")), tuple(self._pay()))

    def _kinds(self) -> Iterator[str]:
        meld = self.rules.meld
        yield self.say("natural")
        if meld.wild_cap != 0:
            yield self.say("mixed", self.rules.canasta.min_naturals)
        if meld.sequences:
            yield self.say("samba")
        if meld.all_wild_sets:
            yield self.say("wild")
        if self.rules.score.sevens_canasta is not None:
            yield self.say("sevens.pure" if meld.pure_ranks else "sevens")

    def _conditions(self) -> Iterator[str]:
        score, has_wild = self.rules.score, self.rules.meld.all_wild_sets
        if score.five_natural and score.four_natural:
            yield self.say("five-or-four")
        has_many = score.five_natural or score.four_natural or score.ten_canastas
        if score.extras_only_out and (has_many or has_wild):
            yield self.say("extras")
        elif score.wild_only_out and has_wild:
            yield self.say("extras.wild")

    def _pay(self) -> Iterator[tuple[str, str]]:
        score, meld, number = self.rules.score, self.rules.meld, self.words.number
        yield self.text("line.natural"), number(score.natural_canasta)
        if meld.wild_cap != 0:
            yield self.text("line.mixed"), number(score.mixed_canasta)
        if meld.sequences:
            yield self.named("{samba}"), number(score.samba)
        if meld.all_wild_sets:
            yield from self._pay_for_wild()
        extras = {
            "sevens": score.sevens_canasta,
            "aces": score.aces_canasta,
            "five": score.five_natural or None,
            "four": score.four_natural or None,
            "ten": score.ten_canastas or None,
        }
        for kind, points in extras.items():
            if points is not None:
                yield self.text(f"line.{kind}"), number(points)

    def _pay_for_wild(self) -> Iterator[tuple[str, str]]:
        score, words, number = self.rules.score, self.words, self.words.number
        for step in score.wild_canasta_by_jokers:
            jokers = words.cards((JOKER,) * step.jokers)
            text = self.text("line.jokers" if step.jokers else "line.twos")
            yield words.fill(text, jokers=jokers, twos=words.ranks(Rank.TWO)), number(step.points)
        is_other = bool(score.wild_canasta_by_jokers)
        name = self.text("line.other-wild") if is_other else self.named("{wild_canasta}")
        yield name, number(score.wild_canasta)
