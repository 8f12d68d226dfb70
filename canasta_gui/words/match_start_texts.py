"""The sentences during the draw for seats and the cut."""

from collections.abc import Iterator, Sequence

from canasta_gui.i18n.formats import isolated
from canasta_gui.viewmodel.builders.wording import PlayerNames
from canasta_gui.viewmodel.table_view import MatchStartView
from canasta_gui.words.translated import Translated
from canasta_gui.words.vocabulary import Vocabulary
from engine import DeckCut, Event, SeatsDrawn


class MatchStartTexts(Translated):
    """Short sentences, one for each movement."""

    def __init__(self, vocabulary: Vocabulary) -> None:
        self._names = vocabulary

    def view(self, events: Sequence[Event], players: PlayerNames) -> MatchStartView:
        """Returns all sentences about the events that open a match or a deal."""
        seats = next((event for event in events if isinstance(event, SeatsDrawn)), None)
        cut = next((self.cut(event, players) for event in events if isinstance(event, DeckCut)), "")
        if seats is None:
            return MatchStartView(cut=cut)
        return MatchStartView(
            spread=self.tr("Everybody draws a card for the seats."),
            draws=tuple(self._draws(seats, players)),
            seated=self.seated(seats, players),
            cut=cut,
        )

    def seated(self, event: SeatsDrawn, players: PlayerNames) -> str:
        """Returns who drew the highest card, and who plays with whom."""
        if event.highest == players.viewer:
            text = self.tr("Your card is the highest.")
        else:
            text = self.tr("{player} has the highest card.").format(
                player=isolated(players.names[event.highest])
            )
        if len(players.sides) == len(players.names):
            return text
        sides = self._names.long_listing(players.sides)
        seated = self.tr("The sides: {sides}.").format(sides=sides)
        return f"{text} {seated}"

    def cut(self, event: DeckCut, players: PlayerNames) -> str:
        """Returns who cuts."""
        if event.seat == players.viewer:
            return self.tr("You cut.")
        return self.tr("{player} cuts.").format(player=isolated(players.names[event.seat]))

    def _draws(self, event: SeatsDrawn, players: PlayerNames) -> Iterator[str]:
        """Yields the draws; of a player who drew twice only the last one."""
        for place, draw in enumerate(event.draws):
            seat = event.players.index(draw.player)
            text = self.tr("{player}: {card}", "a player and the card drawn")
            if any(later.player == draw.player for later in event.draws[place + 1 :]):
                text = self.tr("{player}: {card}. It does not decide: once more.")
            you = self.tr("You", "before a colon and a card")
            player = you if seat == players.viewer else players.names[seat]
            yield text.format(player=isolated(player), card=self._names.card(draw.card))
