"""The texts on matches with real cards."""

from collections.abc import Sequence

from PySide6.QtCore import QDate, QLocale

from canasta_gui.i18n.formats import isolated, number, signed
from canasta_gui.viewmodel.builders.wording import TextId
from canasta_gui.viewmodel.real_cards import CountField
from canasta_gui.words.card_names import names_of
from canasta_gui.words.match_end_texts import partners
from canasta_gui.words.translated import Translated
from canasta_gui.words.vocabulary import Vocabulary, capital
from canasta_gui.words.words import Words
from engine import Rank, Ruleset, ScoreSheet, SheetState, SideScore, opening_demand, opening_minimum


class RealCardsTexts(Translated):
    """Names what is counted, and says how a match stands."""

    def __init__(self, rules: Ruleset) -> None:
        self._rules = rules
        self._words = Words(rules)
        self._vocabulary = Vocabulary(rules.words.style)

    def sides(self, names: Sequence[str]) -> list[str]:
        """Returns the players of each side."""
        return [partners([names[seat] for seat in seats]) for seats in self._rules.seats.sides]

    def field(self, field: CountField) -> str:
        """Returns the name of what is counted of a side."""
        name = capital(self._words.score_line(field.rule))
        if field.is_points:
            return self.tr("{name}, points").format(name=isolated(name))
        if field.jokers is None:
            return name
        if not field.jokers:
            return self.tr("{name} without jokers").format(name=isolated(name))
        jokers = names_of(self._rules.words.style).number_of(Rank.JOKER, field.jokers)
        return f"{name}, {jokers}"

    def left(self, field: CountField) -> str:
        """Returns the name of what is counted of a hand or a foot."""
        own = {
            ("score.caliente_played", "calientes"): self.tr("Caliente cards left in the hand"),
            ("score.held_pure", "aces"): self.tr("Aces left in the hand"),
            ("score.held_pure", "sevens"): self.tr("Sevens left in the hand"),
        }
        return own.get((field.rule, field.name)) or self.field(field)

    def opening(self, score: int, deal: int) -> str:
        """Returns what the first melds of a side need in a deal, by its score before it."""
        points = opening_minimum(self._rules, score, deal)
        need = number(points)
        if opening_demand(self._rules, score, deal).canastas:
            told = (
                self.tr("Opening: a canasta, {need}") if points else self.tr("Opening: a canasta")
            )
            return told.format(need=need)
        return self.tr("Opening: {need}").format(need=need)

    def standing(self, sheet: ScoreSheet, state: SheetState) -> str:
        """Returns who has won, or who deals next and who sits out."""
        if state.winners:
            sides = self.sides(sheet.names)
            names = self._vocabulary.conjunction(sides[side] for side in state.winners)
            return self._words.say(TextId.VICTORY, side=names)
        told = self.tr("Deal {deal}: {name} deals.").format(
            deal=number(len(sheet.deals) + 1), name=isolated(sheet.names[state.dealers[-1]])
        )
        resting = self._vocabulary.conjunction(sheet.names[seat] for seat in state.sitting_out[-1])
        if not resting:
            return told
        return f"{told} " + self.tr("Sits out: {names}").format(names=isolated(resting))

    def summary(self, sheet: ScoreSheet, state: SheetState) -> str:
        """Returns the score of each side and what comes next, for a screen reader."""
        names = self.sides(sheet.names)
        told = (
            self._words.named(name, number(total))
            for name, total in zip(names, state.totals(len(names)), strict=True)
        )
        return f"{self._words.listing(told)}. {self.standing(sheet, state)}"

    def sums(self, names: Sequence[str], scores: Sequence[SideScore]) -> str:
        """Returns what each side has in a deal."""
        told = zip(self.sides(names), scores, strict=True)
        named = (self._words.named(name, signed(score.total)) for name, score in told)
        return self._words.listing(named)

    def title(self, sheet: ScoreSheet) -> str:
        """Returns a line that tells a match from others: its day, its game and its players."""
        day = QDate.fromString(sheet.day, "yyyy-MM-dd")
        told = QLocale().toString(day, QLocale.FormatType.ShortFormat)
        return self._words.listing((told, self._rules.title, *self.sides(sheet.names)))
