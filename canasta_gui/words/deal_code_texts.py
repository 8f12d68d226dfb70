"""The problems of a deal code, each as a sentence that says what to do."""

from canasta_gui.words.translated import Translated
from engine import CodeProblem, DealCodeError, parse_code


class DealCodeTexts(Translated):
    """The sentences by problem."""

    def objection(self, text: str) -> str:
        """Returns why a text is no deal code; empty for a valid code, and for an empty text."""
        try:
            if text.strip():
                parse_code(text)
        except DealCodeError as error:
            return {
                CodeProblem.LENGTH: self.tr("A deal code has twelve characters."),
                CodeProblem.CHARACTER: self.tr(
                    "A deal code has letters and digits, but no 0, 1, I, L or O."
                ),
                CodeProblem.CHECK: self.tr("This deal code is mistyped. Compare it once more."),
            }[error.problem]
        return ""
