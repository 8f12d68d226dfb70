"""Maps rules and reasons to the page that explains them, as ``page`` or ``page#place``."""


def anchor_of(rule: str) -> str:
    """Returns the anchor of the page that explains a rule, or the rule of a line of the score."""
    from engine import SCORE_LINES, rule_catalogue

    return SCORE_LINES[rule].page if rule in SCORE_LINES else rule_catalogue()[rule].page


def anchor_of_reason(reason: str) -> str:
    """Returns the anchor of the rules behind a computer player's reason."""
    from engine import reason_catalogue

    info = reason_catalogue().get(reason)
    return info.page if info and info.page else "turn"
