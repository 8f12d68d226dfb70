"""The names of the players' faces."""

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


def face_name(face: str) -> str:
    """Returns the name of the animal; the id itself for an unknown face."""
    return {
        "cat": translate("Faces", "Cat"),
        "dog": translate("Faces", "Dog"),
        "fox": translate("Faces", "Fox"),
        "bear": translate("Faces", "Bear"),
        "rabbit": translate("Faces", "Rabbit"),
        "owl": translate("Faces", "Owl"),
        "mouse": translate("Faces", "Mouse"),
        "frog": translate("Faces", "Frog"),
        "panda": translate("Faces", "Panda"),
        "koala": translate("Faces", "Koala"),
        "pig": translate("Faces", "Pig"),
        "hedgehog": translate("Faces", "Hedgehog"),
        "penguin": translate("Faces", "Penguin"),
        "raccoon": translate("Faces", "Raccoon"),
        "sheep": translate("Faces", "Sheep"),
        "tiger": translate("Faces", "Tiger"),
    }.get(face, face)
