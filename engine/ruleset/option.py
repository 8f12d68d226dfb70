"""One field of a ruleset: its bounds, and the rules that it influences."""

from typing import Any

from pydantic import BaseModel, ConfigDict, Field


class OptionGroup(BaseModel):
    """A frozen group of options; unknown names and wrong types are refused."""

    # Only the ruleset as a whole is ever read: building every group apart would double the start.
    model_config = ConfigDict(frozen=True, extra="forbid", defer_build=True)


def option(
    default: Any = ...,
    *,
    rules: tuple[str, ...] = (),
    ge: int | None = None,
    le: int | None = None,
    longest: int | None = None,
) -> Any:
    """An option with inclusive bounds and the rule ids that it influences.

    What it means to players is said by the words of the options, to programmers below the field.
    ``longest`` is how many entries a list may have.
    """
    return Field(
        default,
        ge=ge,
        le=le,
        max_length=longest,
        json_schema_extra={"rules": list(rules)},
    )
