"""The texts of a rating from the same cards."""

from canasta_gui.records.duplicate_rating import LEAST, YARDSTICK, DuplicateRating
from canasta_gui.words.level_names import level_name
from canasta_gui.words.points import number, signed
from canasta_gui.words.translated import Translated


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
            return self.tr("A rating follows from %n compared deals of a game.", "", LEAST)
        text = self.tr("Your rating: {figure} {explanation}.")
        line = text.format(figure=self.figure(rating), explanation=self.explanation(rating))
        nearest = self.tr("The nearest strength is “{level}”.")
        told = nearest.format(level=level_name(rating.nearest)) if rating.nearest else ""
        return " ".join(filter(None, (line, told)))
