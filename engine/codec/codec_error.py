"""The error for JSON that is not the expected value."""

from engine.cursor import ReadError


class CodecError(ReadError):
    """Raised for JSON that is not the expected action, event, refusal, score or exercise."""
