"""The document tells of hints and the review what was measured."""

from tests.meta.judgements import DOCUMENT, document


def test_the_document_is_up_to_date() -> None:
    text = DOCUMENT.read_text(encoding="utf-8")
    assert text == document(), "run `python -m tests.meta.judgements`"
