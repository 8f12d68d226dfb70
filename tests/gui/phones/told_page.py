"""The page of a phone in a real browser, told what to show without a table or a network."""

import json
from collections.abc import Generator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, Route, WebSocketRoute, sync_playwright

from canasta_gui.controller.phone_page import faces_path, page_files, page_words
from canasta_gui.table.render.style import DeckStyle
from tests.gui.phones.browser import CHROMIUM

_HOST: Final = "http://phone"
_LOOK: Final = Path(__file__).with_name("looks.js").read_text(encoding="utf-8")


class ToldPage:
    """The page, opened with a key; it gets the messages of `tell`, and its own are kept."""

    def __init__(self, browser: Browser, size: tuple[int, int] = (360, 740), **how: Any) -> None:
        self._files = page_files({0: DeckStyle()}, "en")
        self.said: list[dict[str, Any]] = []
        self.errors: list[str] = []
        width, height = size
        context = browser.new_context(
            viewport={"width": width, "height": height}, has_touch=True, **how
        )
        self.page = context.new_page()
        # It would find its line dead while a busy test answers nothing.
        self.page.add_init_script("window.setInterval = () => 0")
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.page.route(f"{_HOST}/**", self._serve)
        self.page.route_web_socket(f"{_HOST.replace('http', 'ws')}/socket", self._meet)
        self.page.goto(f"{_HOST}/#key")
        self.page.wait_for_function("() => document.getElementById('message').innerText")

    def _serve(self, route: Route) -> None:
        kind, content = self._files[route.request.url.removeprefix(_HOST).partition("#")[0]]
        route.fulfill(body=content, content_type=kind)

    def _meet(self, line: WebSocketRoute) -> None:
        self._line = line
        line.on_message(lambda text: self.said.append(json.loads(text)))

    def welcome(self, **members: object) -> None:
        """Lets the page in, in the present language."""
        usual = {"name": "Anna", "done": 0, "scale": 1.0, "contrast": False, "language": "en"}
        look = {"words": page_words(), "faces": faces_path(DeckStyle())}
        self.tell({"t": "welcome", **usual, **look, **members})

    def tell(self, message: str | Mapping[str, object]) -> None:
        """Sends a message, and waits until the page has shown it."""
        self._line.send(message if isinstance(message, str) else json.dumps(message))
        self.settle()

    def settle(self) -> None:
        """Waits until the page is drawn."""
        self.page.evaluate("() => new Promise((it) => requestAnimationFrame(() => setTimeout(it)))")

    def resize(self, width: int, height: int) -> None:
        self.page.set_viewport_size({"width": width, "height": height})
        self.settle()

    def look(self) -> dict[str, list[str]]:
        """Returns what other eyes or hands could not use."""
        return self.page.evaluate(_LOOK)

    def tree(self) -> list[tuple[str, str]]:
        """Returns the roles and names that a screen reader finds, in its order."""
        tools: Any = self.page.context.new_cdp_session(self.page)
        nodes = tools.send("Accessibility.getFullAXTree")["nodes"]
        shown = [it for it in nodes if not it["ignored"]]
        return [(it["role"]["value"], it.get("name", {}).get("value", "")) for it in shown]


@contextmanager
def chromium() -> Generator[Browser]:
    """Yields a browser."""
    with sync_playwright() as playwright:
        yield playwright.chromium.launch(
            executable_path=CHROMIUM, args=["--no-sandbox", "--disable-gpu"]
        )
