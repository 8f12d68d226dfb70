"""Texts on players' files that cannot be used, and what to do."""

from PySide6.QtCore import QCoreApplication

from canasta_gui.settings.person_file import PersonFault, PersonFileError

translate = QCoreApplication.translate


def player_error_text(error: PersonFileError) -> str:
    """Returns one sentence on a file that cannot be used."""
    texts = {
        PersonFault.FOREIGN: translate("Players", "{file} holds no player. It is left alone."),
        PersonFault.DAMAGED: translate(
            "Players", "{file} is damaged and cannot be read. It is left as it is."
        ),
        PersonFault.NEWER: translate(
            "Players", "{file} was made by a newer version of Canasta. Update to use it."
        ),
        PersonFault.STORAGE: translate(
            "Players", "{file} cannot be read or written ({reason}). Try another place."
        ),
    }
    return texts[error.fault].format(file=error.path.name, reason=error.detail)
