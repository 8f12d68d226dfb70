"""The phones' process for tests, and a bare client that may break every rule."""

import json
import logging
import multiprocessing
import socket
import sys
from collections.abc import Mapping
from contextlib import ExitStack
from multiprocessing.connection import Connection
from pathlib import Path

from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from canasta_gui.controller.player_process import ProcessMain
from canasta_gui.phones.process import run_phones
from canasta_gui.phones.wire import VERSION

ADDRESS = "127.0.0.1"
HAS_IPV6 = Path("/proc/net/if_inet6").exists() or sys.platform != "linux"
PAGE = b"<!doctype html>"
KEY = "k" * 22


class Served:
    """A running process with one invited seat."""

    def __init__(self, port: int, target: ProcessMain = run_phones) -> None:
        context = multiprocessing.get_context("spawn")
        self.pipe, there = context.Pipe()
        self.process = context.Process(target=target, args=(there,), daemon=True)
        self.process.start()
        self._lines = ExitStack()
        there.close()
        # As the table does: a phone may come as soon as the server listens.
        self.tell("invite", 0, KEY.encode())
        self.tell("open", ADDRESS, port, {"/": ("text/html", PAGE)})
        kind, self.port, _ = self.hear()
        assert kind == "open"
        self.host = f"{ADDRESS}:{self.port}"

    def tell(self, *command: object) -> None:
        self.pipe.send(command)

    def hear(self, limit_s: float = 10.0) -> tuple[str, int, str]:
        """Returns what the process tells next."""
        assert self.pipe.poll(limit_s), "the process says nothing"
        kind, number, text = json.loads(self.pipe.recv_bytes())
        return kind, number, text

    def await_kind(self, wanted: str) -> tuple[str, int, str]:
        """Returns the next thing of a kind, and drops what comes before it."""
        while (told := self.hear())[0] != wanted:
            pass
        return told

    def status(self, request: bytes) -> bytes:
        """Returns the status of the answer to raw bytes; empty without one."""
        return self.answer(request).partition(b" ")[2][:3]

    def answer(self, request: bytes, limit_s: float = 10.0) -> bytes:
        with socket.create_connection((ADDRESS, self.port), limit_s) as line:
            line.sendall(request)
            got = b""
            while part := line.recv(65536):
                got += part
        return got

    def line(self) -> ClientConnection:
        """Returns an open socket that has said nothing yet."""
        origin = Origin(f"http://{self.host}")
        return self._lines.enter_context(
            connect(f"ws://{self.host}/socket", origin=origin, proxy=None, compression=None)
        )

    def join(self, device: str = "a", **more: object) -> ClientConnection:
        """Returns the socket of a phone with the right key."""
        line = self.line()
        line.send(hello(device=device, **more))
        return line

    def end(self) -> None:
        self._lines.close()
        self.pipe.close()
        self.process.join(10)
        assert self.process.exitcode == 0


def run_reduced(connection: Connection) -> None:
    """Runs as in the built program, which has no ssl; and with loggers that write everything."""
    sys.modules.update({"ssl": None, "_hashlib": None})  # type: ignore[dict-item]
    logging.basicConfig(level=logging.DEBUG)
    run_phones(connection)


def hello(**changes: object) -> str:
    return json.dumps({"t": "hello", "v": VERSION, "key": KEY, "device": "a", **changes})


def request(path: str, headers: Mapping[str, str] | list[tuple[str, str]]) -> bytes:
    pairs = headers.items() if isinstance(headers, Mapping) else headers
    lines = [f"GET {path} HTTP/1.1", *(f"{name}: {value}" for name, value in pairs)]
    return ("\r\n".join(lines) + "\r\n\r\n").encode()


def upgrade(host: str, *origins: str) -> bytes:
    return request(
        "/socket",
        [
            ("Host", host),
            *(("Origin", origin) for origin in origins),
            ("Upgrade", "websocket"),
            ("Connection", "Upgrade"),
            ("Sec-WebSocket-Key", "dGhlIHNhbXBsZSBub25jZQ=="),
            ("Sec-WebSocket-Version", "13"),
        ],
    )
