"""The links of the phones that play a match: with them the same links work after a restart."""

import logging
from base64 import urlsafe_b64encode
from dataclasses import dataclass
from pathlib import Path
from secrets import token_bytes
from typing import Annotated, Final

import msgspec

from canasta_gui.diagnostics.errors import name_of
from canasta_gui.file_thread import OWN_FILES
from canasta_gui.settings.record import Number, Text, plain, read_record
from canasta_gui.settings.system_folders import data_folder
from engine import format_json, parse_object, read_bounded, write_whole

_log = logging.getLogger(__name__)

_KEY_BYTES: Final = 16
_LARGEST_FILE: Final = 4096
_Port = Annotated[int, msgspec.Meta(ge=1, le=65535)]
_Key = Annotated[str, msgspec.Meta(pattern="^[A-Za-z0-9_-]{22}$")]


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatKey:
    """The secret of the link that opens the hand of a seat."""

    seat: Number
    key: _Key


@dataclass(frozen=True, slots=True, kw_only=True)
class PhoneLinks:
    """Where the phones of a match were served, and their keys."""

    match: Text
    """The name of the match's file."""
    address: Text
    port: _Port
    seats: tuple[SeatKey, ...]


def new_key() -> str:
    """Returns the secret of a new link."""
    return urlsafe_b64encode(token_bytes(_KEY_BYTES)).decode().rstrip("=")


def links_path() -> Path:
    """Returns the path of the file; it exists while phones play a match."""
    return data_folder() / "phones.json"


@OWN_FILES.does
def read_links() -> PhoneLinks | None:
    """Returns the links that are kept; ``None`` without a file that can be used."""
    try:
        return read_record(PhoneLinks, parse_object(read_bounded(links_path(), _LARGEST_FILE)))
    except (OSError, ValueError):
        return None


class LinksFile:
    """Keeps links on the disk while phones play."""

    def __init__(self) -> None:
        self._kept: PhoneLinks | None = None

    def note_kept(self, links: PhoneLinks) -> None:
        """Takes in what `read_links` found."""
        self._kept = links

    def keep(self, links: PhoneLinks | None) -> None:
        """Keeps links where nobody but the owner can read them; ``None`` removes them."""
        if links == self._kept:
            return
        self._kept = links
        OWN_FILES.have_done(lambda: _write(links))


def _write(links: PhoneLinks | None) -> None:
    try:
        if links is None:
            links_path().unlink(missing_ok=True)
        else:
            write_whole(links_path(), format_json(plain(links)), is_private=True)
    except OSError as error:
        # Without the file, phones have to scan again after a restart.
        _log.info("the links of phones were not kept: %s", name_of(error))
