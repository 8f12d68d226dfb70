"""The names of settings and their values, for the dialog and the menus."""

from PySide6.QtCore import QCoreApplication

from canasta_gui.i18n.formats import number
from canasta_gui.i18n.translator import language_names
from canasta_gui.settings.model import RULES_DECK, CardLetters, Cores, Shuffle
from canasta_gui.settings.own_decks import own_decks
from canasta_gui.words.data_texts import deck_title

translate = QCoreApplication.translate


def row_words() -> dict[str, tuple[str, str]]:
    """Returns the name of each setting, and one line on what it does (which may be empty)."""
    return {
        **_pace_words(),
        **_sound_words(),
        **_look_words(),
        **_reading_words(),
        **_reach_words(),
    }


def _pace_words() -> dict[str, tuple[str, str]]:
    return {
        "speed": (
            translate("Settings", "Speed"),
            translate("Settings", "How fast cards move and computers play."),
        ),
        "wait_for_me": (
            translate("Settings", "Wait for me"),
            translate("Settings", "Stop after each computer's turn until you go on."),
        ),
        "unhurried_computers": (
            translate("Settings", "Let computers take their time"),
            translate("Settings", "Experts think for up to five seconds and try more."),
        ),
        "cores": (
            translate("Settings", "Processor cores for thinking"),
            translate("Settings", "Players and hints share them; automatic leaves one free."),
        ),
        "confirm_discard": (
            translate("Settings", "Confirm discards"),
            translate("Settings", "Ask before a discard ends your turn: do it once more."),
        ),
        "reduced_motion": (
            translate("Settings", "Reduced motion"),
            translate("Settings", "Cards appear in their new place instead of flying there."),
        ),
        "hand_order": (
            translate("Settings", "Sort the hand"),
            translate("Settings", "Cards that you move stay there until you sort again."),
        ),
        "hints": (
            translate("Settings", "Rule hints"),
            translate("Settings", "What raised cards can do; full: also what could be laid."),
        ),
        "shuffle": (
            translate("Settings", "Shuffle as at home"),
            translate("Settings", "New matches gather the cards after a deal and riffle them."),
        ),
        "achievements": (
            translate("Settings", "Achievements"),
            translate("Settings", "Tell after a deal, and in your record, what is rarely done."),
        ),
        "show_log": (
            translate("Settings", "Show the log"),
            translate("Settings", "What happened so far, in words, beside the table."),
        ),
    }


def _sound_words() -> dict[str, tuple[str, str]]:
    return {
        "card_sounds": (
            translate("Settings", "Sounds"),
            translate("Settings", "Cards are heard as they slide and land."),
        ),
        "volume": (translate("Settings", "Volume"), ""),
        "read_aloud": (
            translate("Settings", "Read aloud"),
            translate("Settings", "The voice of your computer says what happens."),
        ),
        "ambience": (
            translate("Settings", "In the background"),
            translate("Settings", "Very quiet, and only while the game is in front."),
        ),
    }


def _look_words() -> dict[str, tuple[str, str]]:
    return {
        "deck": (
            translate("Settings", "Cards"),
            translate(
                "Settings",
                "Decks of KDE, GNOME and PySolFC can be added. Where they lack a joker, values,"
                " large numbers or four colours, Canasta draws its own over them.",
            ),
        ),
        "felt": (translate("Settings", "Table"), ""),
        "back": (
            translate("Settings", "Card backs"),
            translate("Settings", "Cards that you add may bring a back of their own."),
        ),
        "card_letters": (
            translate("Settings", "Letters on cards"),
            translate("Settings", "King, queen and jack on the decks of Canasta."),
        ),
        "four_colours": (
            translate("Settings", "Four colours"),
            translate("Settings", "Diamonds blue and clubs green: no suit is mistaken."),
        ),
        "large_index": (
            translate("Settings", "Large numbers on cards"),
            translate("Settings", "Rank and suit as large as a fanned hand allows."),
        ),
        "scheme": (translate("Settings", "Windows"), ""),
    }


def _reading_words() -> dict[str, tuple[str, str]]:
    return {
        "card_scale": (translate("Settings", "Card size"), ""),
        "text_scale": (
            translate("Settings", "Text size"),
            translate("Settings", "On the table and in all windows."),
        ),
        "high_contrast": (
            translate("Settings", "High contrast"),
            translate("Settings", "Pure colours and strong outlines."),
        ),
        "language": (translate("Settings", "Language"), ""),
        "plain_words": (
            translate("Settings", "Plain words"),
            translate("Settings", "Simpler sentences, for children too."),
        ),
        "names": (
            translate("Settings", "Names of cards and piles"),
            translate("Settings", "Two, joker, pile; or Little Wild, Big Wild, Prize pile."),
        ),
    }


def _reach_words() -> dict[str, tuple[str, str]]:
    return {
        "calm": (
            translate("Settings", "Calm"),
            translate(
                "Settings",
                "Nothing flies, sounds or is celebrated; players do not chat, and no note comes"
                " unasked.",
            ),
        ),
        "scanning": (
            translate("Settings", "Play with one switch"),
            translate(
                "Settings",
                "A ring goes round. By itself: the switch chooses. By steps: press it to go on,"
                " hold it to choose.",
            ),
        ),
        "switch": (
            translate("Settings", "The switch"),
            translate("Settings", "Then this key or button does nothing else."),
        ),
        "scan_seconds": (
            translate("Settings", "Time of a step"),
            translate("Settings", "How long a thing is offered, or the switch is held."),
        ),
        "dwell_click": (
            translate("Settings", "Click by resting"),
            translate("Settings", "A pointer that rests clicks when its ring is full."),
        ),
        "dwell_seconds": (translate("Settings", "Time of resting"), ""),
    }


def value_words() -> dict[str, dict[str, str]]:
    """Returns the name of each choice, by setting and value."""
    follow = {
        "system": translate("Settings", "As the system"),
        "on": translate("Settings", "On"),
        "off": translate("Settings", "Off"),
    }
    return {
        "speed": speed_words(),
        "reduced_motion": follow,
        "high_contrast": follow,
        "ambience": {
            "off": translate("Settings", "Silence", "in the background"),
            "fire": translate("Settings", "A fire in the grate", "in the background"),
        },
        "scheme": {
            "system": translate("Settings", "As the system"),
            "light": translate("Settings", "Light"),
            "dark": translate("Settings", "Dark"),
        },
        "deck": {
            RULES_DECK: translate("Settings", "As the rules say", "which cards"),
        }
        | {name: deck_title(deck) for name, deck in own_decks().items()},
        "card_letters": {letters: " ".join(reversed(letters)) for letters in CardLetters},
        "felt": felt_words(),
        "back": back_words(),
        "language": language_words(),
        "names": {
            "rules": translate("Settings", "As on the cards", "names of cards and piles"),
            "classic": translate("Settings", "Classic", "names of cards and piles"),
            "box": translate("Settings", "Box", "names of cards and piles"),
        },
        "scanning": {
            "off": translate("Settings", "Off", "one switch"),
            "auto": translate("Settings", "By itself", "one switch"),
            "step": translate("Settings", "By steps", "one switch"),
        },
        "switch": {
            "space": translate("Settings", "Space bar"),
            "enter": translate("Settings", "Enter key"),
            "click": translate("Settings", "Mouse button"),
        },
        "cores": {
            it: translate("Settings", "Automatic", "processor cores")
            if it is Cores.AUTOMATIC
            else number(int(it))
            for it in Cores
        },
        "hand_order": hand_order_words(),
        "shuffle": {it: _shuffle_words(it) for it in Shuffle},
        "hints": {
            "off": translate("Settings", "Off", "rule hints"),
            "gentle": translate("Settings", "Gentle", "rule hints"),
            "full": translate("Settings", "Full", "rule hints"),
        },
    }


def _shuffle_words(shuffle: Shuffle) -> str:
    """Returns the name of a way to shuffle."""
    if shuffle is Shuffle.PERFECT:
        return translate("Settings", "No, perfectly")
    return translate("Settings", "Riffles: {count}").format(count=number(shuffle.riffles))


def speed_words() -> dict[str, str]:
    """Returns the names of the speeds."""
    return {
        "instant": translate("Settings", "Instant"),
        "fast": translate("Settings", "Fast"),
        "normal": translate("Settings", "Normal"),
        "slow": translate("Settings", "Slow"),
    }


def hand_order_words() -> dict[str, str]:
    """Returns the names of the hand orders."""
    return {
        "rank": translate("Settings", "By rank", "how the hand is sorted"),
        "suit": translate("Settings", "By suit", "how the hand is sorted"),
        "points": translate("Settings", "By points", "how the hand is sorted"),
    }


def felt_words() -> dict[str, str]:
    """Returns the names of the tables."""
    return {
        "club": translate("Settings", "Club room", "a table"),
        "garden": translate("Settings", "Garden", "a table"),
        "night": translate("Settings", "By night", "a table"),
        "plain": translate("Settings", "Plain", "a table"),
    }


def back_words() -> dict[str, str]:
    """Returns the names of the card backs."""
    return {
        "basket-blue": translate("Settings", "Blue weave"),
        "basket-red": translate("Settings", "Red weave"),
        "basket-green": translate("Settings", "Green weave"),
        "coil": translate("Settings", "Coiled basket"),
    }


def language_words() -> dict[str, str]:
    """Returns the choice of the system, and the languages by their own names."""
    return {
        "system": translate("Settings", "As the system"),
        **language_names(),
    }
