"""The words for the end of a deal and of a match. Who was helped is not among them: others look at
a score sheet, too.
"""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from canasta_gui.i18n.formats import isolated, number, signed
from canasta_gui.viewmodel.builders.names import joint_name, name_players
from canasta_gui.viewmodel.builders.wording import PlayerNames, TextId
from canasta_gui.viewmodel.deal_summary import DealSummary
from canasta_gui.viewmodel.match_story import (
    BestDeal,
    ComebackWin,
    LargestPile,
    LedThroughout,
    MatchStory,
    MostCanastas,
    SpecialHandLaid,
    Standout,
)
from canasta_gui.words.record_texts import Figure
from canasta_gui.words.score_texts import special_hand
from canasta_gui.words.translated import Translated
from canasta_gui.words.words import Words
from engine import MatchWon, WentOut


def how_it_ended(summary: DealSummary) -> str:
    """Returns one sentence on who went out, or why the deal stopped."""
    words, ended = Words(summary.rules), summary.ended
    players = PlayerNames(summary.names, summary.viewer)
    if summary.special is not None:
        return words.event(summary.special, players)
    if ended.out is not None:
        return words.event(WentOut(ended.out, ended.is_concealed), players)
    return words.event(ended, players)


def who_won(summary: DealSummary) -> str:
    """Returns one sentence on who won the match with a deal."""
    words, you = Words(summary.rules), summary.viewer
    players = name_players(summary.names, summary.rules, words, you)
    return words.event(MatchWon(summary.winners), players)


def victory(summary: DealSummary) -> str:
    """Returns the names of those who won the match with a deal, as the ribbon on the table says
    it.
    """
    names = ", ".join(side_name(summary, side) for side in summary.winners)
    return Words(summary.rules).say(TextId.VICTORY, side=names)


def side_name(summary: DealSummary, side: int) -> str:
    """Returns the names of the players of a side."""
    words, seats = Words(summary.rules), summary.side_seats(side)
    return joint_name(summary.names, summary.viewer, seats, words)


def player_name(summary: DealSummary, seat: int) -> str:
    """Returns what a player is called: the only person is "you", as on the table."""
    is_you = seat == summary.viewer
    return Words(summary.rules).say(TextId.SEAT_YOU) if is_you else summary.names[seat]


def partners(names: Sequence[str]) -> str:
    """Returns the names of those who play together."""
    if len(names) == 2:
        pattern = QCoreApplication.translate("Score", "{one} and {other}")
        return pattern.format(one=isolated(names[0]), other=isolated(names[1]))
    return ", ".join(names)


class MatchEndTexts(Translated):
    """Sentences about a match that is over."""

    def __init__(self, story: MatchStory) -> None:
        self._story = story
        self._last: DealSummary = story.last

    def how(self) -> str:
        """Returns the scores, the number of deals, and how the last deal ended."""
        sides = self._last.scored.sides
        scores = " : ".join(number(sides[side].match) for side in self._story.ranking)
        after = self.tr("{scores} after %n deals.", "", len(self._story.deals))
        return f"{after.format(scores=scores)} {how_it_ended(self._last)}"

    def course(self) -> str:
        """Returns the scores after every deal as text, for screen readers."""
        text = self.tr("After deal {deal}: {scores}.")
        return " ".join(
            text.format(deal=number(deal.deal), scores=self._scores(deal))
            for deal in self._story.deals
        )

    def _scores(self, deal: DealSummary) -> str:
        return ", ".join(
            f"{side_name(deal, side)} {number(deal.scored.sides[side].match)}"
            for side in self._story.ranking
        )

    def tiles(self) -> tuple[Figure, ...]:
        """Returns the highlights."""
        return tuple(map(self._tile, self._story.standouts))

    def _tile(self, standout: Standout) -> Figure:
        match standout:
            case ComebackWin(side, points, deal):
                figure = self.tr("{points} behind").format(points=number(points))
                return Figure(self.tr("Comeback"), figure, self._after(self._side(side), deal))
            case LedThroughout(side, deals):
                figure = self.tr("%n deals", "", deals)
                return Figure(self.tr("In the lead after every deal"), figure, self._side(side))
            case BestDeal(side, points, deal):
                whose = self._in_deal(self._side(side), deal)
                return Figure(self.tr("Best deal"), signed(points), whose)
            case SpecialHandLaid(seat, kind, deal):
                whose = self._in_deal(player_name(self._last, seat), deal)
                return Figure(self.tr("Special hand"), special_hand(kind).name, whose)
            case MostCanastas(side, count, natural):
                natural_ones = self.tr("%n of them natural", "", natural)
                whose = f"{self._side(side)}, {natural_ones}" if natural else self._side(side)
                return Figure(self.tr("Most canastas"), number(count), whose)
            case LargestPile(seat, cards, deal):
                figure = self.tr("%n cards", "", cards)
                whose = self._in_deal(player_name(self._last, seat), deal)
                return Figure(self.tr("Most cards taken at once"), figure, whose)
            case _:
                return self._went_out(standout.seat, standout.times, standout.concealed)

    def _went_out(self, seat: int, times: int, concealed: int) -> Figure:
        figure, whose = self.tr("%n times", "", times), player_name(self._last, seat)
        if concealed:
            hidden_ones = self.tr("%n of them concealed", "", concealed)
            whose = f"{whose}, {hidden_ones}"
        return Figure(self.tr("Went out most often"), figure, whose)

    def _side(self, side: int) -> str:
        return side_name(self._last, side)

    def _in_deal(self, who: str, deal: int) -> str:
        return self.tr("{who}, deal {deal}").format(who=isolated(who), deal=number(deal))

    def _after(self, who: str, deal: int) -> str:
        return self.tr("{who}, after deal {deal}").format(who=isolated(who), deal=number(deal))
