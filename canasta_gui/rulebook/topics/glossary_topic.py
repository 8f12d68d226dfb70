"""The words of the game, in the names of its edition."""

from collections.abc import Iterator
from typing import NamedTuple

from typing_extensions import override

from canasta_gui.rulebook.exhibits import mixed_canasta
from canasta_gui.rulebook.page import Block, Example, TablePicture, Term, Topic


class GlossaryEntry(NamedTuple):
    """A word with its meaning, its page, and a picture."""

    term: Term
    picture: Example | TablePicture | None = None


class GlossaryTopic(Topic):
    """Every word that a player may look up."""

    anchor = "glossary"

    @override
    def blocks(self) -> Iterator[Block]:
        entries = (*self._cards(), *self._table(), *self._melds(), *self._play(), *self._rare())
        for term, picture in sorted(entries, key=lambda entry: entry.term.name.casefold()):
            yield term
            if picture is not None:
                yield picture

    def _entry(
        self, word: str, page: str, cards: str = "", exhibit: str = "", noun: str = ""
    ) -> GlossaryEntry:
        """Returns the entry of a word by the id of its meaning; nouns of the edition are named by
        their placeholder, others by a text of their own.
        """
        name = self.named(noun or self.text(f"{word.partition('.')[0]}.name"))
        term = Term(name, self.say(word), page)
        if exhibit:
            return GlossaryEntry(term, TablePicture(exhibit))
        return GlossaryEntry(term, Example(cards, term.name) if cards else None)

    def _cards(self) -> Iterator[GlossaryEntry]:
        yield self._entry("natural", "cards", "4c 9h As")
        yield self._entry("wild", "cards", "2h Jk")
        yield self._entry("bonus", "bonus", exhibit="bonus", noun="{bonus}")
        stop, is_laid = self.rules.stop, self.rules.bonus.black_too
        met = "laid" if is_laid else "never" if stop.meld_min is None else "out"
        exhibit = "stop" if stop.blocks_next and not is_laid else ""
        yield self._entry(f"stop.{met}", "stops", "3s", exhibit, "{stop}")

    def _table(self) -> Iterator[GlossaryEntry]:
        yield self._entry("stock", "turn", noun="{stock}")
        pile = "pile" if self.rules.pile.most_taken is None else "pile.top"
        yield self._entry(pile, "pile", exhibit="piles", noun="{pile}")
        yield self._entry("top-card", "pile")
        yield self._entry("frozen", "frozen", exhibit="frozen")
        yield self._entry("hand", "deal", exhibit="hand")
        if self.has_partners:
            yield self._entry("side", "game")

    def _melds(self) -> Iterator[GlossaryEntry]:
        yield self._entry("meld", "melds", exhibit="meld")
        yield self._entry("first-melds", "opening", exhibit="opening")
        yield self._entry("canasta", "canastas")
        yield self._entry("natural-canasta", "canastas", exhibit="natural-canasta")
        if mixed_canasta(self.rules):
            yield self._entry("mixed-canasta", "canastas", exhibit="mixed-canasta")

    def _play(self) -> Iterator[GlossaryEntry]:
        yield self._entry("turn", "turn")
        yield self._entry("discard", "turn")
        yield self._entry("deal", "deal")
        yield self._entry("match", "match")
        yield self._entry("going-out", "out")
        if self.rules.out.concealed_extra:
            yield self._entry("concealed", "out", exhibit="concealed")

    def _rare(self) -> Iterator[GlossaryEntry]:
        if self.rules.meld.sequences:
            yield self._entry("sequence", "sequences", exhibit="sequence")
            yield self._entry("samba", "sequences", exhibit="samba", noun="{samba}")
        if self.rules.meld.all_wild_sets:
            exhibit = "wild-canasta"
            yield self._entry("wild-canasta", "canastas", exhibit=exhibit, noun="{wild_canasta}")
        if self.rules.deal.foot_size:
            yield self._entry(f"foot.{self.rules.deal.foot_by}", "foot", exhibit="foot")
        if self.rules.caliente.count:
            yield self._entry("caliente", "caliente", "Ca")
