"""The definition of one field of a ruleset: its bounds, and the rules that it influences."""

from dataclasses import Field, dataclass, field
from typing import Any, ClassVar, dataclass_transform

from pydantic import ConfigDict


@dataclass_transform(frozen_default=True, kw_only_default=True)
class OptionGroup:
    """A frozen group of options; where it is read, unknown names and wrong types are refused.

    Each subclass becomes a dataclass, which pydantic validates as a part of a whole ruleset. The
    options of a dataclass are read several times as fast as those of a pydantic model, and players
    read them many thousands of times a second.
    """

    __dataclass_fields__: ClassVar[dict[str, Field[Any]]]
    # The validators are built when the first ruleset is read, not when the program starts.
    __pydantic_config__: ClassVar = ConfigDict(extra="forbid", defer_build=True)

    def __init_subclass__(cls) -> None:
        """Makes the subclass a dataclass."""
        super().__init_subclass__()
        dataclass(cls, frozen=True, kw_only=True)


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
    bounds = {"ge": ge, "le": le, "max_length": longest}
    metadata = {"rules": rules, **{name: it for name, it in bounds.items() if it is not None}}
    return field(metadata=metadata) if default is ... else field(default=default, metadata=metadata)
