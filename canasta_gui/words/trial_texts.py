"""What trials tell: by when something happens in them, and gains."""

from collections.abc import Mapping

from canasta_gui.i18n.formats import number
from canasta_gui.words.written import message


def about(text: str, points: int) -> str:
    """Returns a text with ``{points}``: what is told of a gain in trials."""
    from engine import told_points

    return text.replace("{points}", number(told_points(points)))


def trial_times(turns: int) -> Mapping[str, str]:
    """Returns by when something happens in trials, in words that stand within their sentences: what
    stands for ``{within}``, and for ``{soon}`` in plain words.
    """
    # Loads the efforts of searches, which no start waits for.
    from engine import are_turns_to_the_end

    end = ".end" * are_turns_to_the_end(turns)
    return {each: message("TrialTimes", each + end, turns) for each in ("within", "soon")}
