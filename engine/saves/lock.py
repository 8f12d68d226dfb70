"""Locks a file for one writer. The system drops the lock when the process ends, even by a crash."""

import os
import sys

_FAR = 1 << 30
"""An offset beyond the end of every match file: Windows would keep readers out of a locked region.
"""


if sys.platform == "win32":
    import msvcrt

    def lock(handle: int) -> bool:
        """Tries to become the only writer of an open file; tells whether that worked."""
        place = os.lseek(handle, 0, os.SEEK_CUR)
        os.lseek(handle, _FAR, os.SEEK_SET)
        try:
            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        finally:
            os.lseek(handle, place, os.SEEK_SET)
        return True

else:
    import errno
    import fcntl

    _HELD = (errno.EWOULDBLOCK, errno.EACCES)

    def lock(handle: int) -> bool:
        """Tries to become the only writer of an open file; tells whether that worked.

        Where the file system knows no locks the file is taken as free.
        """
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            return error.errno not in _HELD
        return True
