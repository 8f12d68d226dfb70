"""Tests that a question in any language finds the page that answers it."""

import pytest

from canasta_gui.rulebook import rulebook
from canasta_gui.rulebook.search import RuleSearch
from engine import load_ruleset
from tests.gui.words.test_languages import Speak, speak

__all__ = ["speak"]


def found(question: str) -> list[str]:
    pages = rulebook(load_ruleset("winning-moves-deluxe/4p"))
    return [pages[row].anchor for row in RuleSearch().find(pages, question).rows]


QUESTIONS = (
    ("en", "How do I win?", "game"),
    ("en", "What is frozen?", "frozen"),
    ("en", "How many cards do I get?", "deal"),
    ("en", "When may I take the pile?", "pile"),
    ("en", "What is a canasta?", "canastas"),
    ("en", "How do I go out?", "out"),
    ("en", "What do red threes do?", "bonus"),
    ("en", "What is a black three?", "stops"),
    ("en", "How much do I need to open?", "opening"),
    ("en", "What is a wild card?", "cards"),
    ("en", "What happens when the stock is empty?", "exhaustion"),
    ("en", "What does a joker count?", "cards"),
    ("en", "May I ask my partner?", "out"),
    ("en", "What is a meld?", "melds"),
    ("en", "How is it scored?", "scoring"),
    ("en", "When does the match end?", "match"),
    ("en", "What do I do in my turn?", "turn"),
    ("en", "Can you count an example?", "worked-deal"),
    ("en", "How do I play better?", "advice"),
    ("en", "What is a concealed hand?", "out"),
    ("de", "Wie gewinne ich?", "game"),
    ("de", "Was heißt eingefroren?", "frozen"),
    ("de", "Wie viele Karten bekomme ich?", "deal"),
    ("de", "Wann darf ich den Stapel nehmen?", "pile"),
    ("de", "Was ist ein Canasta?", "canastas"),
    ("de", "Wie mache ich aus?", "out"),
    ("de", "Was tun rote Dreien?", "bonus"),
    ("de", "Was ist eine schwarze Drei?", "stops"),
    ("de", "Wie viel brauche ich zum Eröffnen?", "opening"),
    ("de", "Was ist eine wilde Karte?", "cards"),
    ("de", "Was ist, wenn der Talon leer ist?", "exhaustion"),
    ("de", "Was zählt ein Joker?", "cards"),
    ("de", "Darf ich meinen Partner fragen?", "out"),
    ("de", "Was ist eine Meldung?", "melds"),
    ("de", "Wie wird gezählt?", "scoring"),
    ("de", "Wann ist die Partie zu Ende?", "match"),
    ("de", "Was mache ich in meinem Zug?", "turn"),
    ("de", "Gibt es ein Beispiel?", "worked-deal"),
    ("de", "Wie spiele ich besser?", "advice"),
    ("de", "Was heißt verdeckt ausmachen?", "out"),
    ("es", "¿Cómo se gana?", "game"),
    ("es", "¿Qué es congelado?", "frozen"),
    ("es", "¿Cuántas cartas recibo?", "deal"),
    ("es", "¿Cuándo puedo tomar el pozo?", "pile"),
    ("es", "¿Qué es una canasta?", "canastas"),
    ("es", "¿Cómo me voy?", "out"),
    ("es", "¿Qué hacen los tres rojos?", "bonus"),
    ("es", "¿Qué es un tres negro?", "stops"),
    ("es", "¿Cuánto necesito para abrir?", "opening"),
    ("es", "¿Qué es un comodín?", "cards"),
    ("es", "¿Qué pasa cuando se acaba el mazo?", "exhaustion"),
    ("es", "¿Cuánto vale un joker?", "cards"),
    ("es", "¿Puedo preguntar a mi pareja?", "out"),
    ("es", "¿Qué es una combinación?", "melds"),
    ("es", "¿Cómo se cuentan los puntos?", "scoring"),
    ("es", "¿Cuándo termina la partida?", "match"),
    ("es", "¿Qué hago en mi turno?", "turn"),
    ("es", "¿Hay un ejemplo?", "worked-deal"),
    ("es", "¿Cómo juego mejor?", "advice"),
    ("es", "¿Qué es la mano oculta?", "out"),
    ("fr", "Comment gagne-t-on ?", "game"),
    ("fr", "Que veut dire gelé ?", "frozen"),
    ("fr", "Combien de cartes est-ce que je reçois ?", "deal"),
    ("fr", "Quand puis-je prendre le pot ?", "pile"),
    ("fr", "Qu’est-ce qu’une canasta ?", "canastas"),
    ("fr", "Comment sortir ?", "out"),
    ("fr", "Que font les trois rouges ?", "bonus"),
    ("fr", "Qu’est-ce qu’un trois noir ?", "stops"),
    ("fr", "Combien me faut-il pour ouvrir ?", "opening"),
    ("fr", "Qu’est-ce qu’un atout ?", "cards"),
    ("fr", "Que se passe-t-il quand le talon est vide ?", "exhaustion"),
    ("fr", "Combien vaut un joker ?", "cards"),
    ("fr", "Puis-je demander à mon partenaire ?", "out"),
    ("fr", "Qu’est-ce qu’une combinaison ?", "melds"),
    ("fr", "Comment compte-t-on les points ?", "scoring"),
    ("fr", "Quand finit la partie ?", "match"),
    ("fr", "Que fait-on à son tour ?", "turn"),
    ("fr", "Y a-t-il un exemple ?", "worked-deal"),
    ("fr", "Comment jouer mieux ?", "advice"),
    ("fr", "Qu’est-ce qu’une sortie cachée ?", "out"),
)
"""Twenty questions in every language, and the page that answers each."""


@pytest.mark.parametrize(("language", "question", "page"), QUESTIONS)
def test_a_question_finds_its_page(speak: Speak, language: str, question: str, page: str) -> None:
    speak(language)
    assert found(question)[0] == page


def test_words_that_stand_on_a_page_are_found_as_they_are() -> None:
    assert found("crosswise") == ["frozen"]
    assert found("xyzzy") == []
    assert len(found("")) == len(rulebook(load_ruleset("winning-moves-deluxe/4p")))
