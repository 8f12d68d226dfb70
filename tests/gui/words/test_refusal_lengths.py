"""Tests that refusals are short in every language, with names and numbers filled in."""

import re
from collections.abc import Iterator
from dataclasses import replace

import pytest

from canasta_gui.viewmodel.builders.wording import TextId
from engine import Refusal
from tests.gui.words.sources import CAST, PARAMS, refusals, words_for
from tests.gui.words.test_languages import OTHERS, Speak, speak

__all__ = ["speak"]

MOST = 15
"""The largest number of words in a refusal."""
WORD = re.compile(r"\S*\w\S*")
"""A word with its marks; a colon after a space, as in French, is none."""


def variants(refusal: Refusal) -> Iterator[Refusal]:
    """Yields the refusal with each cause that a rule may name, and without one."""
    for why in ("", "partner", "unasked", "no"):
        yield replace(refusal, params={**PARAMS, "why": why})


def too_long() -> dict[str, str]:
    said: dict[str, str] = {}
    for edition in ("winning-moves-deluxe/4p", "hasbro-2001/4p", "stingray-classic/4p"):
        words = words_for(edition)
        for refusal in refusals():
            for variant in variants(refusal):
                said[f"{edition} {refusal.rule} {variant.params['why']}"] = words.refusals(
                    [variant], CAST.names
                )
        notes = (say for say in TextId if say.name.startswith("NOTE_"))
        said.update({f"{edition} {say}": words.say(say) for say in notes})
    return {key: text for key, text in said.items() if len(WORD.findall(text)) > MOST}


@pytest.mark.parametrize("language", ["en", *OTHERS])
def test_no_refusal_has_more_than_fifteen_words(speak: Speak, language: str) -> None:
    speak(language)
    assert too_long() == {}
