"""Player processes that misbehave; the worker starts them instead of the real one."""

import os
import sys
import time
from multiprocessing.connection import Connection
from threading import Thread
from unittest.mock import patch

from canasta_gui.controller import player_process, player_tasks
from canasta_gui.controller.player_messages import PlayerRequest, Ready, Reply
from canasta_gui.controller.player_tasks import answer
from engine import format_cards


def hang(told: Connection, connection: Connection) -> None:
    """Reports that it has received the question, and never answers it."""
    connection.send(Ready())
    connection.recv()
    told.send(None)
    time.sleep(600)


def die(connection: Connection) -> None:
    """Ends as soon as it receives a question."""
    connection.send(Ready())
    connection.recv()
    os._exit(3)


def fade(connection: Connection) -> None:
    """Lets go of everything as soon as it receives a question, as ending processes do, and is gone
    a moment later.
    """
    connection.send(Ready())
    connection.recv()
    os.closerange(3, connection.fileno())
    os.closerange(connection.fileno() + 1, 100)
    time.sleep(0.3)
    os._exit(3)


def err(connection: Connection) -> None:
    """Answers with an error instead of a choice."""
    connection.send(Ready())
    while True:
        try:
            question = _next_question(connection)
        except EOFError:
            return
        connection.send(Reply(question.id, None, "ValueError: no idea"))


def chatter(connection: Connection) -> None:
    """Answers an older question first, and the present one late."""
    connection.send(Ready())
    while True:
        try:
            question = _next_question(connection)
        except EOFError:
            return
        connection.send(Reply(question.id - 1, None, "stale"))
        connection.send(Reply(question.id, None, f"{os.getpid()}"))


def obey(orders: Connection, connection: Connection) -> None:
    """Becomes ready and answers a question each time the test says so; reports each time."""
    orders.recv()
    connection.send(Ready())
    while True:
        orders.send(None)
        try:
            orders.recv()
            question = _next_question(connection)
        except EOFError:
            return
        connection.send(Reply(question.id, None, "obeyed"))


def _next_question(connection: Connection) -> PlayerRequest:
    """Returns the next question; nothing follows from one that is given up."""
    while True:
        question: PlayerRequest | None = connection.recv()
        if question is not None:
            return question


def load_forever(connection: Connection) -> None:
    """Runs the real process, which says that it loads and never becomes ready."""
    with patch.object(player_tasks, "get_ready", _load_forever):
        player_process.run_players(connection)


def _load_forever() -> None:
    sys.stdout.write("loading\n")
    sys.stdout.flush()
    time.sleep(600)


def spill(connection: Connection) -> None:
    """Runs the real process with a player that raises an error whose message contains its hand."""
    with patch.object(player_tasks, "answer", _fail_with_hand):
        player_tasks.think(connection)


def spill_in_thread(connection: Connection) -> None:
    """Runs the real process, in which a thread raises an error whose message contains the player's
    hand.
    """
    with patch.object(player_tasks, "answer", _answer_beside_failure):
        player_tasks.think(connection)


def _fail_with_hand(question: PlayerRequest, *_further: object) -> Reply:
    raise LookupError(f"SPILLED {format_cards(question.view.hand)}")


def _answer_beside_failure(question: PlayerRequest, *_further: object) -> Reply:
    thread = Thread(target=_fail_with_hand, args=(question, None))
    thread.start()
    thread.join()
    return answer(question)


def sleep_over_trials(connection: Connection) -> None:
    """Reports that it is ready to try actions, and never does."""
    connection.send(Ready())
    time.sleep(600)
