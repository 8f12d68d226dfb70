"""Names that people give, to players and to rules of their own."""

LONGEST_NAME = 40
"""The largest number of letters in a name; longer names take longer to place on the table."""


def tidy_name(text: str) -> str:
    """Returns a name without line breaks, half characters, and what exceeds `LONGEST_NAME`."""
    whole = text.encode(errors="ignore").decode()
    return " ".join(whole.split())[:LONGEST_NAME].strip()
