"""The document on hints and the review holds the measured figures."""

from tests.meta.judgements import DOCUMENT, document


def test_the_document_is_up_to_date() -> None:
    text = DOCUMENT.read_text(encoding="utf-8")
    assert text == document(), "run `python -m tests.meta.judgements`"
