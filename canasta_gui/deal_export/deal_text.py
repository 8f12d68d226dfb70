"""A recorded deal as text that can be read aloud: a paragraph for each turn, then the score."""

from collections.abc import Iterator
from itertools import groupby

from canasta_gui.i18n.formats import isolated, number, signed
from canasta_gui.session.playback import Playback
from canasta_gui.viewmodel.builders.names import name_players
from canasta_gui.viewmodel.deal_summary import DealSummary, summaries
from canasta_gui.viewmodel.recorded_deal import RecordedDeal
from canasta_gui.words.translated import Translated
from canasta_gui.words.vocabulary import capital
from canasta_gui.words.words import Words


class DealText(Translated):
    """The text of a deal as a sight shows it."""

    def __init__(self, playback: Playback) -> None:
        self._playback = playback
        self._deal: RecordedDeal = playback.deal
        self._rules = self._deal.rules
        self._words = Words(self._rules)
        names = tuple(player.name for player in self._deal.header.seats)
        self._players = name_players(names, self._rules, self._words)

    def write(self) -> str:
        """Returns the whole text."""
        return "\n\n".join((self._head(), *self._hands(), *self._turns(), *self._score())) + "\n"

    def _head(self) -> str:
        title = self.tr("{game}, deal {deal}").format(
            game=self._rules.title, deal=number(self._deal.number)
        )
        sides = self.tr(" against ", "between two sides").join(self._players.sides)
        return f"{title}\n{sides}"

    def _hands(self) -> Iterator[str]:
        """Yields the hands that the sight shows after the dealing."""
        state = self._deal.moments[0].state
        yield self.tr("{player} deals.").format(
            player=isolated(self._players.names[state.public.dealer])
        )
        for seat in self._playback.seen:
            cards = self._words.cards(sorted(state.private[seat].hand))
            text = self.tr("{player} has {cards}.")
            yield text.format(player=isolated(self._players.names[seat]), cards=cards)

    def _turns(self) -> Iterator[str]:
        """Yields a paragraph for each turn: what was done, and why a computer player did it."""
        turns = self._deal.turns
        for turn, places in groupby(range(1, len(turns)), lambda at: turns[at]):
            done = self._words.sentences(
                text for at in places for text in self._playback.told(at, self._players)
            )
            yield self.tr("Turn {turn}. {done}").format(turn=number(turn), done=done)

    def _score(self) -> Iterator[str]:
        """Yields the end of the deal, and its score line by line."""
        if not self._deal.is_over:
            yield self.tr("The deal is not over yet.")
            return
        summary = summaries(self._deal.until(self._deal.last))[-1]
        for side, name in enumerate(self._players.sides):
            yield self._side(summary, side, name)

    def _side(self, summary: DealSummary, side: int, name: str) -> str:
        lines = [
            self._words.named(capital(self._words.score_line(row.rule)), signed(points))
            for row in summary.rows()
            if (points := row.points(side)) is not None
        ]
        score = summary.scored.sides[side]
        total = self.tr("{side}: {points} in this deal, {total} in the match.")
        told = total.format(
            side=isolated(name), points=number(score.total), total=number(score.match)
        )
        return "\n".join((told, *lines))
