"""The definition of one field of a ruleset: its bounds, and the rules that it influences."""

from typing import Any

from pydantic import BaseModel, ConfigDict, Field


class OptionGroup(BaseModel):
    """A frozen group of options; unknown names and wrong types are refused."""

    # Only whole rulesets are validated; building each group by itself would double the start time.
    model_config = ConfigDict(frozen=True, extra="forbid", defer_build=True)


def option(
    default: Any = ...,
    *,
    rules: tuple[str, ...] = (),
    ge: int | None = None,
    le: int | None = None,
    longest: int | None = None,
) -> Any:
    """Returns a field with inclusive bounds and the ids of the rules that it influences.

    Its meaning for players is given by the words of the options, that for programmers below the
    field. ``longest`` is the largest number of entries in a list.
    """
    return Field(
        default,
        ge=ge,
        le=le,
        max_length=longest,
        json_schema_extra={"rules": list(rules)},
    )
