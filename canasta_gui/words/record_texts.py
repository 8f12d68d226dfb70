"""What a player achieved: figures, feats, the rating from the same cards, and better computer
players from now on.
"""

from typing import NamedTuple

from PySide6.QtCore import QLocale

from canasta_gui.i18n.formats import number, signed
from canasta_gui.records.match_rows import ALONE, PERSON
from canasta_gui.records.statistics import LEAST_DEALS, YARDSTICK, DuplicateRating, Statistics
from canasta_gui.viewmodel.growth import Growth
from canasta_gui.words.player_names import level_name
from canasta_gui.words.translated import Translated
from canasta_gui.words.vocabulary import Vocabulary
from canasta_gui.words.written import Named, message, named
from engine import Ruleset, titles


class Figure(NamedTuple):
    """A figure of a record or of a match: its name, its value, and a line that explains it, or says
    whose it is.
    """

    what: str
    figure: str
    more: str


class RecordTexts(Translated):
    """The sentences of the statistics."""

    def figures(self, found: Statistics) -> tuple[Figure, ...]:
        """Returns the figures to show, the most important first."""
        won, deals = self._of(found.won, found.matches), self._of(found.deals_won, found.deals)
        out = self._of(found.goings_out, found.deals)
        return (
            self._figure("won", won, count=found.longest_row),
            self._figure("deals", deals, points=found.best_deal),
            self._figure("points", number(round(found.points)), points=signed(round(found.margin))),
            Figure(self.message("canastas"), number(found.canastas), self._kinds(found)),
            Figure(self.message("out"), out, self._exits(found)),
            self._figure("pile", number(found.largest_pile)),
            *([self._time(found)] if found.timed else []),
        )

    def _figure(self, each: str, figure: str, **values: object) -> Figure:
        return Figure(self.message(each), figure, self.message(f"{each}.more", -1, **values))

    def _time(self, found: Statistics) -> Figure:
        """Returns the time played; a pause counts only for its first two minutes."""
        hours, minutes = divmod(round(found.seconds / 60), 60)
        told = self.message("long" if hours else "short", hours=hours, minutes=minutes)
        return self._figure("time", told, minutes=round(found.seconds / found.timed / 60))

    def rating(self, rating: DuplicateRating) -> Figure:
        """Returns the rating from the same cards in other hands."""
        texts = DuplicateRatingTexts()
        return Figure(self.tr("Rating"), texts.figure(rating), texts.explanation(rating))

    def real_cards(self, over: int, won: int) -> str:
        """Returns the matches with real cards, which are in no other figure; empty without one."""
        if not over:
            return ""
        told = self.tr("With real cards, apart from these figures: matches {over}, won {won}.")
        return told.format(over=number(over), won=number(won))

    def help(self, found: Statistics) -> str:
        """Returns how often the player was helped."""
        text = self.tr("Hints asked for: {hints}. Actions taken back: {undone}.")
        return text.format(hints=number(found.hints), undone=number(found.undone))

    def course(self, means: tuple[float, ...]) -> str:
        """Returns the curve of results described in a sentence."""
        if not means:
            return self.tr("No deal has been finished yet.")
        text = self.tr("Points a deal more than the others: {first} at first, {last} of late.")
        return text.format(first=signed(round(means[0])), last=signed(round(means[-1])))

    def game(self, value: str) -> str:
        """Returns the name of a game in the index."""
        _, house, name = value.rpartition("house/")
        return name if house else titles().get(value, value)

    def company(self, value: str) -> str:
        """Returns with whom, or against whom, matches were played."""
        if value == PERSON:
            return self.tr("People")
        return self.tr("Nobody") if value == ALONE else level_name(value)

    def unreadable(self, count: int) -> str:
        """Returns how many files could not be counted; empty if all could."""
        return self.tr("%n files cannot be read and are not counted.", "", count) if count else ""

    def _of(self, count: int, all_of_them: int) -> str:
        if not all_of_them:
            return number(0)
        share = QLocale().toString(round(100 * count / all_of_them))
        text = self.tr("{count} of {all} · {share} %")
        told = text.format(count=number(count), all=number(all_of_them), share=share)
        # The sign would stand alone in the next line of a narrow card.
        return told.replace(" %", "\N{NO-BREAK SPACE}%")

    def _exits(self, found: Statistics) -> str:
        """Returns how many deals ended in a rare way."""
        told = [self.message("concealed", count=found.concealed)]
        if found.special:
            told.append(self.message("special", count=found.special))
        return ", ".join(told)

    def _kinds(self, found: Statistics) -> str:
        kinds = ("natural", "mixed", "samba", "wild", "sevens")
        counts = {kind: int(getattr(found, kind)) for kind in kinds}
        return ", ".join(self.message(kind, count=count) for kind, count in counts.items() if count)


def feat_words(feat: str) -> Named:
    """Returns the name of a feat and its condition; of another version's, its id alone."""
    return named("FeatTexts", feat)


class DuplicateRatingTexts(Translated):
    """The sentences about a rating."""

    def figure(self, rating: DuplicateRating) -> str:
        """Returns the points with their uncertainty."""
        text = self.tr("{points} ± {doubt}")
        points, doubt = signed(round(rating.points)), number(round(rating.doubt))
        return text.format(points=points, doubt=doubt)

    def explanation(self, rating: DuplicateRating) -> str:
        """Returns a sentence on the data behind the rating."""
        text = self.tr("points a deal against “{level}” with the same cards, from %n deals", "",
                       rating.deals)  # fmt: skip
        return text.format(level=level_name(YARDSTICK))

    def line(self, rating: DuplicateRating | None) -> str:
        """Returns a sentence with the rating, or how many deals it needs."""
        if rating is None:
            return self.tr("A rating follows from %n compared deals of a game.", "", LEAST_DEALS)
        text = self.tr("Your rating: {figure} {explanation}.")
        line = text.format(figure=self.figure(rating), explanation=self.explanation(rating))
        nearest = self.tr("The nearest strength is “{level}”.")
        told = nearest.format(level=level_name(rating.nearest)) if rating.nearest else ""
        return " ".join(filter(None, (line, told)))


def growth_text(rules: Ruleset, grown: Growth) -> str:
    """Returns what was done well, in the words of the game, and the level of the next deal."""
    text = message("GrowthTexts", grown.achievement)
    return Vocabulary(rules.words.style).fill(text, level=level_name(grown.level))
