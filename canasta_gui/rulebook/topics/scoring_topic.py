"""What is counted at the end of a deal."""

from collections.abc import Iterator

from typing_extensions import override

from canasta_gui.rulebook.page import Block, FigureTable, Paragraph, Points
from canasta_gui.rulebook.topic import Topic
from canasta_gui.words.score_texts import ScoreTexts


class ScoringTopic(Topic):
    """The lines of the score sheet."""

    anchor = "scoring"

    @override
    def title(self) -> str:
        return self.tr("Scoring")

    @override
    def blocks(self) -> Iterator[Block]:
        yield Paragraph(
            (self.say(self.tr("The program counts; the score sheet shows every line.")),)
        )
        yield FigureTable((self.tr("Line"), self.tr("Points")), tuple(self._rows()))
        yield Points((self._hand(), *self._losses()))

    def _rows(self) -> Iterator[tuple[str, str]]:
        lines = ScoreTexts(self.words)
        yield self.say(lines.line("score.melded_cards")), self.tr("their value")
        for rule, points in self._bonuses():
            yield self.say(lines.line(rule)), self.words.number(points)
        if self.rules.meld.all_wild_sets:
            yield self.say(lines.line("score.wild_canasta")), self._of_wild_canastas()
        yield self.say(lines.line("score.hand")), self.tr("minus their value")
        for rule, points in self._charges():
            yield self.say(lines.line(rule)), self.words.number(-points)

    def _charges(self) -> Iterator[tuple[str, int]]:
        """Yields the lines that cost a fixed number of points for each card or meld."""
        rules = self.rules
        if rules.stop.hand_penalty is not None and not rules.bonus.black_too:
            yield "score.stops_left", rules.stop.hand_penalty
        if rules.meld.sequences and rules.score.short_sequence:
            yield "score.short_sequence", rules.score.short_sequence

    def _bonuses(self) -> Iterator[tuple[str, int]]:
        rules = self.rules
        yield "score.natural_canasta", rules.score.natural_canasta
        if rules.meld.wild_cap != 0:
            yield "score.mixed_canasta", rules.score.mixed_canasta
        if rules.meld.sequences:
            yield "score.samba", rules.score.samba
        if rules.score.sevens_canasta is not None:
            yield "score.sevens_canasta", rules.score.sevens_canasta
        if rules.score.aces_canasta is not None:
            yield "score.aces_canasta", rules.score.aces_canasta
        yield from self._for_many()
        yield "score.bonus_cards", rules.bonus.each
        if rules.stop.aside_from_pile:
            yield "score.stops_aside", rules.stop.aside_each
        if rules.score.four_stops and rules.stop.meld_min is not None:
            yield "score.four_stops", rules.score.four_stops
        yield "score.going_out", rules.out.bonus
        if rules.out.concealed_extra:
            yield "score.concealed", rules.out.concealed_extra
        if rules.caliente.count:
            yield "score.caliente_played", -rules.caliente.played

    def _for_many(self) -> Iterator[tuple[str, int]]:
        """Yields the lines for many canastas of a side, and their points."""
        score = self.rules.score
        for rule, points in (
            ("score.five_natural", score.five_natural),
            ("score.four_natural", score.four_natural),
            ("score.ten_canastas", score.ten_canastas),
        ):
            if points:
                yield rule, points

    def _losses(self) -> Iterator[str]:
        score, wilds = self.rules.score, self.rules.meld.all_wild_sets
        if score.melds_need_canasta:
            yield self.state(
                "minus",
                self.tr("A side without a canasta loses the values of the cards it has melded."),
            )
        if score.unfinished_pure:
            text = self.tr(
                "A meld of sevens, or of aces without wild cards, that is no canasta costs {points}"
                " points."
            )
            yield self.state("unfinished", text, points=score.unfinished_pure)
        if score.unfinished_wild and wilds:
            text = self.tr("A meld of wild cards alone that is no canasta costs {points} points.")
            yield self.state("unfinished", text, points=score.unfinished_wild)
        if score.held_pure:
            text = self.tr(
                "Three or more aces in a hand cost {points} points, and so do three or more sevens."
            )
            yield self.state("held", text, points=score.held_pure)

    def _of_wild_canastas(self) -> str:
        """Returns what wild canastas are worth, from the least to the most."""
        score, number = self.rules.score, self.words.number
        worth = [score.wild_canasta, *(step.points for step in score.wild_canasta_by_jokers)]
        least, most = number(min(worth)), number(max(worth))
        if least == most:
            return most
        return self.tr("{least} to {most}", "points").format(least=least, most=most)

    def _hand(self) -> str:
        return self.state(
            "hand",
            self.tr("Cards left in the hand count against their side, also those of the partner.")
            if self.has_partners
            else self.tr("Cards left in the hand count against their player."),
        )
