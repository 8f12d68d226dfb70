"""Plays into a match file until it is killed: ``python -m … FILE ENTRIES PIECE``."""

import os
import sys
import time
from pathlib import Path

from engine import Journal
from tests.engine.matches import new_match, play_on

SEED = "kill"


def main(path: Path, entries: int, piece: int) -> None:
    """Plays on, writing slowly and in small pieces, so that a kill may fall between two of them."""
    write = os.write

    def write_piece(handle: int, data: bytes) -> int:
        if len(data) > piece:
            time.sleep(0.0005)
        return write(handle, data[:piece])

    os.write = write_piece
    if path.exists():
        match = Journal.resume(path)[1].match
    else:
        match = new_match(SEED)
        match.log = Journal.create(path, match.header)
    play_on(match, entries)


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3]))
