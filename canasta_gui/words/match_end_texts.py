"""The words for the end of a match."""

from dataclasses import dataclass

from canasta_gui.viewmodel.deal_summary import DealSummary
from canasta_gui.viewmodel.match_story import MatchStory
from canasta_gui.viewmodel.standouts import (
    BestDeal,
    ComebackWin,
    LargestPile,
    LedThroughout,
    MostCanastas,
    SpecialHandLaid,
    Standout,
)
from canasta_gui.words.deal_results import how_it_ended, side_name
from canasta_gui.words.points import number, signed
from canasta_gui.words.special_hand_names import SpecialHandNames
from canasta_gui.words.translated import Translated


@dataclass(frozen=True, slots=True)
class Tile:
    """A highlight of a match: its title, its figure, and whose it is."""

    what: str
    figure: str
    whose: str


class MatchEndTexts(Translated):
    """Sentences about a match that is over."""

    def __init__(self, story: MatchStory) -> None:
        self._story = story
        self._last: DealSummary = story.last

    def winners(self) -> str:
        """Returns who won."""
        return ", ".join(side_name(self._last, side) for side in self._last.winners)

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

    def tiles(self) -> tuple[Tile, ...]:
        """Returns the highlights."""
        return tuple(map(self._tile, self._story.standouts))

    def _tile(self, standout: Standout) -> Tile:
        match standout:
            case ComebackWin(side, points, deal):
                figure = self.tr("{points} behind").format(points=number(points))
                return Tile(self.tr("Turned round"), figure, self._after(self._side(side), deal))
            case LedThroughout(side, deals):
                figure = self.tr("%n deals", "", deals)
                return Tile(self.tr("In the lead after every deal"), figure, self._side(side))
            case BestDeal(side, points, deal):
                whose = self._in_deal(self._side(side), deal)
                return Tile(self.tr("Best deal"), signed(points), whose)
            case SpecialHandLaid(seat, kind, deal):
                whose = self._in_deal(self._last.names[seat], deal)
                return Tile(self.tr("Special hand"), SpecialHandNames().names()[kind], whose)
            case MostCanastas(side, count, natural):
                natural_ones = self.tr("%n of them natural", "", natural)
                whose = f"{self._side(side)}, {natural_ones}" if natural else self._side(side)
                return Tile(self.tr("Most canastas"), number(count), whose)
            case LargestPile(seat, cards, deal):
                figure = self.tr("%n cards", "", cards)
                whose = self._in_deal(self._last.names[seat], deal)
                return Tile(self.tr("Most cards taken at once"), figure, whose)
            case _:
                return self._went_out(standout.seat, standout.times, standout.concealed)

    def _went_out(self, seat: int, times: int, concealed: int) -> Tile:
        figure, whose = self.tr("%n times", "", times), self._last.names[seat]
        if concealed:
            hidden_ones = self.tr("%n of them concealed", "", concealed)
            whose = f"{whose}, {hidden_ones}"
        return Tile(self.tr("Went out most often"), figure, whose)

    def _side(self, side: int) -> str:
        return side_name(self._last, side)

    def _in_deal(self, who: str, deal: int) -> str:
        return self.tr("{who}, deal {deal}").format(who=who, deal=number(deal))

    def _after(self, who: str, deal: int) -> str:
        return self.tr("{who}, after deal {deal}").format(who=who, deal=number(deal))
