"""Finds the pages of the rules that answer a question such as “how do I win”."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from PySide6.QtCore import QLocale

from canasta_gui.i18n.formats import as_typed
from canasta_gui.rulebook.page import Aside, Page, statements
from canasta_gui.words.translated import Translated
from canasta_gui.words.written import message, messages

_WORD = re.compile(r"[^\W\d_]+")
_WHOLE = 3
"""The number of letters at the beginning of a word that are always searched for; the ending of
longer words may vary."""


@dataclass(frozen=True, slots=True)
class Found:
    """The pages found, and the text that is marked on them."""

    rows: tuple[int, ...]
    """The indices of the pages, the best match first."""
    marked: str
    is_question: bool = False
    """Whether no page has the words themselves, and the first page is the best answer."""


class RuleSearch(Translated):
    """Searches for the words themselves; where no page has them, for the subject of the
    question.
    """

    def find(self, pages: Sequence[Page], sought: str) -> Found:
        """Returns the pages for a text; all pages in their order for an empty text."""
        texts = [_text_of(page) for page in pages]
        exact = tuple(row for row, text in enumerate(texts) if _lower(sought) in text)
        if exact or not (stems := self._stems(sought)):
            return Found(exact, sought)
        titles = [_lower(page.title) for page in pages]
        texts = [_text_of(_without_asides(page)) for page in pages]
        asked = self._asked_for(pages, _WORD.findall(_lower(sought)))
        counts = {row: [_count(stem, text) for stem in stems] for row, text in enumerate(texts)}
        held = {row: sum(map(bool, found)) for row, found in counts.items()}
        most = max(held.values(), default=0)
        rows = [row for row, number in held.items() if number == most > 0]
        rows.sort(key=lambda row: (-_in_title(stems, titles[row]), -min(counts[row]), row))
        answers = tuple(dict.fromkeys((*asked, *rows)))
        return Found(answers, max(stems, key=len), is_question=True)

    def _asked_for(self, pages: Sequence[Page], words: Sequence[str]) -> Iterator[int]:
        """Yields the indices of the pages whose phrases the question contains."""
        rows = {page.anchor: row for row, page in enumerate(pages)}
        for anchor, phrases in messages("RuleSearch").items():
            if anchor in rows and any(_is_asked(phrase, words) for phrase in phrases.split()):
                yield rows[anchor]

    def _stems(self, sought: str) -> tuple[str, ...]:
        """Returns the beginnings of the words that carry the question's meaning."""
        small = set(message("RuleSearch", "small").split())
        words = (word for word in _WORD.findall(_lower(sought)) if word not in small)
        return tuple(dict.fromkeys(_stem(word) for word in words))


def _is_asked(phrase: str, words: Sequence[str]) -> bool:
    """Returns whether a question has all words of a phrase."""
    return all(any(word.startswith(_stem(part)) for word in words) for part in phrase.split("+"))


def _lower(text: str) -> str:
    return QLocale().toLower(as_typed(text))


def _without_asides(page: Page) -> Page:
    """Returns the page with the rules of the game alone, which answer a question."""
    return replace(page, blocks=tuple(it for it in page.blocks if not isinstance(it, Aside)))


def _text_of(page: Page) -> str:
    """Returns all text of a page in small letters."""
    return _lower("\n".join((page.title, *(text for _, text in statements((page,))))))


def _stem(word: str) -> str:
    """Returns the word without the ending that may vary."""
    return word[: max(_WHOLE, len(word) - len(word) // 3)] if len(word) > _WHOLE else word


def _count(stem: str, text: str) -> int:
    return len(re.findall(rf"\b{re.escape(stem)}", text))


def _in_title(stems: Sequence[str], title: str) -> int:
    return sum(bool(_count(stem, title)) for stem in stems)
