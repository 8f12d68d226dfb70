"""What trials tell: by when something happens in them, and gains."""

from collections.abc import Mapping

from canasta_gui.i18n.formats import number
from canasta_gui.words.translated import Translated


def about(text: str, points: int) -> str:
    """Returns a text with ``{points}``: what is told of a gain in trials."""
    from engine import told_points

    return text.replace("{points}", number(told_points(points)))


class TrialTimes(Translated):
    """Says by when something happens in trials, in words that stand within their sentences."""

    def words(self, turns: int) -> Mapping[str, str]:
        """Returns what stands for ``{within}``, and for ``{soon}`` in plain words."""
        # Loads the efforts of searches, which no start waits for.
        from engine import are_turns_to_the_end

        if are_turns_to_the_end(turns):
            return {
                "within": self.tr("by the end of the deal", "within a sentence"),
                "soon": self.tr("sooner or later", "within a sentence"),
            }
        return {
            "within": self.tr("within %n turns", "within a sentence", turns),
            "soon": self.tr("soon", "within a sentence"),
        }
