"""The texts about contradictions in house rules and problems of a deal code, with solutions."""

from collections.abc import Iterable, Mapping

from canasta_gui.words.option_book import OptionBook
from canasta_gui.words.vocabulary import Vocabulary, capital
from canasta_gui.words.written import Sentence, message, sentences
from engine import DealCodeError, Problem, parse_code


def problem_sentences() -> Mapping[str, Sentence]:
    """Returns the sentence of each problem id; they stand in ``assets/words/problems.toml``."""
    return sentences("problems", "ProblemTexts")


def problem_text(problem: Problem, style: str) -> str:
    """Returns the contradiction and how to solve it."""
    text = problem_sentences()[problem.id](problem)
    values = {**problem.params, "option": problem.option}
    return capital(Vocabulary(style).fill(text, **values))


def problem_lines(problems: Iterable[Problem], book: OptionBook, style: str) -> tuple[str, ...]:
    """Returns one line for each problem, beginning with the name of its option."""
    return tuple(
        f"{book[problem.option].title}: {problem_text(problem, style)}"
        if problem.option in book
        else problem_text(problem, style)
        for problem in problems
    )


def code_objection(text: str) -> str:
    """Returns why a text is no deal code; empty for a valid code, and for an empty text."""
    try:
        if text.strip():
            parse_code(text)
    except DealCodeError as error:
        return message("DealCodeTexts", error.problem)
    return ""
