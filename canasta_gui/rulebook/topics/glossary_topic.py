"""The words of the game, in the names of its edition."""

from collections.abc import Iterator
from typing import NamedTuple

from typing_extensions import override

from canasta_gui.rulebook.exhibits import mixed_canasta
from canasta_gui.rulebook.page import Block, Example, TablePicture, Term, Topic
from canasta_gui.words.translated import marked


class GlossaryEntry(NamedTuple):
    """A word with its meaning, its page, and a picture."""

    term: Term
    picture: Example | TablePicture | None = None


class GlossaryTopic(Topic):
    """Every word that a player may look up."""

    anchor = "glossary"
    heading = marked("GlossaryTopic", "Glossary")

    @override
    def blocks(self) -> Iterator[Block]:
        entries = (*self._cards(), *self._table(), *self._melds(), *self._play(), *self._rare())
        for term, picture in sorted(entries, key=lambda entry: entry.term.name.casefold()):
            yield term
            if picture is not None:
                yield picture

    def _entry(
        self, name: str, text: str, page: str, cards: str = "", exhibit: str = ""
    ) -> GlossaryEntry:
        term = Term(self.say(name), self.say(text), page)
        if exhibit:
            return GlossaryEntry(term, TablePicture(exhibit))
        return GlossaryEntry(term, Example(cards, term.name) if cards else None)

    def _cards(self) -> Iterator[GlossaryEntry]:
        yield self._entry(
            self.tr("natural card", "glossary"),
            self.tr("A card from four to ace: it stands for itself alone."),
            "cards",
            "4c 9h As",
        )
        yield self._entry(
            self.tr("wild card", "glossary"),
            self.tr("{twos} and {jokers}: in a meld they stand for natural cards."),
            "cards",
            "2h Jk",
        )
        yield self._entry(
            "{bonus}",
            self.tr("Lies beside the melds, pays points, and is replaced by another card."),
            "bonus",
            exhibit="bonus",
        )
        yield self._stop()

    def _stop(self) -> GlossaryEntry:
        stop, is_laid = self.rules.stop, self.rules.bonus.black_too
        if is_laid:
            text = self.tr("Lies beside the melds as a {bonus} does, and pays as much.")
        elif stop.meld_min is None:
            text = self.tr("Never melded: a card to discard.")
        else:
            text = self.tr("Melded only when going out; until then a card to discard.")
        exhibit = "stop" if stop.blocks_next and not is_laid else ""
        return self._entry("{stop}", text, "stops", "3s", exhibit)

    def _table(self) -> Iterator[GlossaryEntry]:
        yield self._entry(
            "{stock}", self.tr("The cards that lie face down; a turn begins there."), "turn"
        )
        yield self._entry(
            "{pile}",
            self.tr("The discards, face up. Whoever takes it takes all of it.")
            if self.rules.pile.most_taken is None
            else self.tr("The discards, face up. Whoever takes it takes the top of it."),
            "pile",
            exhibit="piles",
        )
        yield self._entry(
            self.tr("top card", "glossary"),
            self.tr("The uppermost card of the {pile}: it has to be melded when that is taken."),
            "pile",
        )
        yield self._entry(
            self.tr("frozen", "glossary"),
            self.tr(
                "Said of the {pile} while it is harder to take, mostly by a natural pair only."
            ),
            "frozen",
            exhibit="frozen",
        )
        yield self._entry(
            self.tr("hand", "glossary"),
            self.tr("The cards that you hold; nobody else sees them."),
            "deal",
            exhibit="hand",
        )
        if self.has_partners:
            yield self._entry(
                self.tr("side", "glossary"),
                self.tr("Those who play together: they share melds and points."),
                "game",
            )

    def _melds(self) -> Iterator[GlossaryEntry]:
        yield self._entry(
            self.tr("meld", "glossary"),
            self.tr("Cards on the table that belong together, most often of one rank."),
            "melds",
            exhibit="meld",
        )
        yield self._entry(
            self.tr("first melds", "glossary"),
            self.tr("What a side lays first in a deal; it must be worth enough points."),
            "opening",
            exhibit="opening",
        )
        yield self._entry(
            self.tr("canasta", "glossary"),
            self.tr("A full meld, squared up; it pays many points."),
            "canastas",
        )
        yield self._entry(
            self.tr("natural canasta", "glossary"),
            self.tr("A canasta without wild cards, topped by a red card."),
            "canastas",
            exhibit="natural-canasta",
        )
        if mixed_canasta(self.rules):
            yield self._entry(
                self.tr("mixed canasta", "glossary"),
                self.tr("A canasta with wild cards, topped by a black card."),
                "canastas",
                exhibit="mixed-canasta",
            )

    def _play(self) -> Iterator[GlossaryEntry]:
        yield self._entry(
            self.tr("turn", "glossary"),
            self.tr("To draw or to take the {pile}, to meld, to discard."),
            "turn",
        )
        yield self._entry(
            self.tr("discard", "glossary"),
            self.tr("To put a card onto the {pile}; it ends the turn."),
            "turn",
        )
        yield self._entry(
            self.tr("deal", "glossary"),
            self.tr("From dealing the cards to the score."),
            "deal",
        )
        yield self._entry(
            self.tr("match", "glossary"),
            self.tr("All deals up to the end, when a side has won."),
            "match",
        )
        yield self._entry(
            self.tr("going out", "glossary"),
            self.tr("To get rid of the last card, as the rules allow; it ends the deal."),
            "out",
        )
        if self.rules.out.concealed_extra:
            yield self._entry(
                self.tr("concealed", "glossary"),
                self.tr("Going out this way means laying everything in a single turn."),
                "out",
                exhibit="concealed",
            )

    def _rare(self) -> Iterator[GlossaryEntry]:
        if self.rules.meld.sequences:
            yield self._entry(
                self.tr("sequence", "glossary"),
                self.tr("A meld of cards that follow each other."),
                "sequences",
                exhibit="sequence",
            )
            yield self._entry(
                "{samba}",
                self.tr("A full sequence: as many cards as a canasta."),
                "sequences",
                exhibit="samba",
            )
        if self.rules.meld.all_wild_sets:
            yield self._entry(
                "{wild_canasta}",
                self.tr("A canasta of wild cards only."),
                "canastas",
                exhibit="wild-canasta",
            )
        if self.rules.deal.foot_size:
            yield self._entry(
                self.tr("foot", "glossary"),
                self.tr("A second hand, taken up when the first one is empty.")
                if self.rules.deal.foot_by == "last-card"
                else self.tr("A second hand, taken up with your first canasta."),
                "foot",
                exhibit="foot",
            )
        if self.rules.caliente.count:
            yield self._entry(
                self.tr("Caliente card", "glossary"),
                self.tr("Played instead of drawing: it fills a small hand up, and costs points."),
                "caliente",
                "Ca",
            )
