"""The parts of RIFF files, of which WebP and AVI are two: chunks, and pictures to put into them."""

from PySide6.QtCore import QBuffer
from PySide6.QtGui import QImage, QImageWriter


def chunk(name: bytes, data: bytes) -> bytes:
    """Returns a chunk with a name of four letters, filled up to an even length."""
    return name + len(data).to_bytes(4, "little") + data + bytes(len(data) % 2)


def encoded(picture: QImage, form: bytes, quality: int) -> bytes:
    """Returns a picture as a file of a form that Qt knows by this name, with a quality up to 100.

    Raises `OSError` where Qt cannot write that form.
    """
    buffer = QBuffer()
    buffer.open(QBuffer.OpenModeFlag.WriteOnly)
    writer = QImageWriter(buffer, form)
    writer.setQuality(quality)
    if not writer.write(picture):
        raise OSError(f"this system cannot write {form.decode()} pictures")
    return bytes(buffer.data().data())
