"""The phones' process: untrusted bytes arrive here, where no card, file or rule is."""

import asyncio
import json
import logging
from multiprocessing.connection import Connection
from threading import Thread
from typing import TYPE_CHECKING, Final, cast

from canasta_gui.diagnostics.errors import trace_of
from canasta_gui.phones.wire import Files
from canasta_gui.process_setup import end_with_parent

if TYPE_CHECKING:
    from canasta_gui.phones.server import PhoneServer

_METHODS: Final = (
    "invite",
    "offer",
    "admit",
    "reject",
    "forget",
    "refuse",
    "send",
    "replace_files",
)
"""The methods of the server that the program calls as they are."""

Instruction = tuple[object, ...]
"""What the program tells the process: a name, and the arguments of the server's method."""


def run_phones(connection: Connection) -> None:
    """Serves phones in this process until the connection closes."""
    end_with_parent()
    # What asyncio and the server would write may hold what a phone sent.
    logging.disable(logging.CRITICAL)
    try:
        asyncio.run(_run(connection))
    except Exception as error:  # noqa: BLE001 - the program reports it
        _tell(connection, "failed", 0, trace_of(error))


async def _run(connection: Connection) -> None:
    # Imported in the process: the window needs no server.
    from canasta_gui.phones.server import PhoneServer

    loop = asyncio.get_running_loop()
    instructions: asyncio.Queue[Instruction | None] = asyncio.Queue()
    Thread(target=_listen, args=(connection, loop, instructions), daemon=True).start()
    server = PhoneServer(lambda kind, seat, text: _tell(connection, kind, seat, text))
    ticking = asyncio.create_task(_tick(server))
    while (instruction := await instructions.get()) is not None:
        match instruction:
            case ("open", str(address), int(port), files):
                await server.open(address, port, cast("Files", files))
            case ("stop",):
                break
            case (str(name), *values) if name in _METHODS:
                getattr(server, name)(*values)
            case _:
                raise ValueError("unknown instruction")
    ticking.cancel()
    await server.close()


def _listen(
    connection: Connection,
    loop: asyncio.AbstractEventLoop,
    instructions: "asyncio.Queue[Instruction | None]",
) -> None:
    """Passes on what the program says, on a thread: pipes cannot be awaited everywhere."""
    instruction: Instruction | None = ()
    while instruction is not None:
        try:
            instruction = connection.recv()
        except (EOFError, OSError):
            instruction = None
        loop.call_soon_threadsafe(instructions.put_nowait, instruction)


async def _tick(server: "PhoneServer") -> None:
    while True:
        await asyncio.sleep(1)
        server.note_time()


def _tell(connection: Connection, kind: str, seat: int, text: str) -> None:
    """Tells the program something: JSON, since nothing that came from outside is unpickled."""
    try:
        connection.send_bytes(json.dumps((kind, seat, text)).encode())
    except OSError:
        return
