"""Plays on phones in a real browser; a program of its own, since the table needs this one's loop.

Reads what to do as JSON from its input, and writes what came over the wire to the file
that its argument names.
"""

import json
import sys
import time
from collections.abc import Callable
from itertools import count, cycle, groupby
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, Route, sync_playwright

CHROMIUM = "/usr/bin/chromium"
_DRAW = "[data-place=stock]"
_TAKE = "#buttons [data-place=pile]"
_WILD = (2, 15)
_PATIENCE_S = 30
_SIZES = ((320, 568), (568, 320), (390, 780), (1024, 768))
_SMALLEST = """() => {
  const shown = [...document.querySelectorAll("button")].map((it) => it.getBoundingClientRect());
  const sides = shown.filter((it) => it.width).flatMap((it) => [it.width, it.height]);
  return [Math.min(...sides), document.documentElement.scrollWidth - innerWidth];
}"""
"""Returns the smallest side of a button, and by how much the page is too wide."""
_LOOK = Path(__file__).with_name("looks.js").read_text(encoding="utf-8")
_NAMED = ("button", "textbox", "heading", "dialog")
"""The roles of what has to have a name."""
_LOADED = """() => {
  const loaded = ["navigation", "resource"].flatMap((it) => performance.getEntriesByType(it));
  const painted = performance.getEntriesByName("first-contentful-paint")[0];
  return {
    paint: painted.startTime,
    shown: performance.now(),
    sizes: loaded.map((it) => [it.name, it.transferSize]),
  };
}"""
"""Returns after how many milliseconds something, and the game, was to be seen; and what was loaded,
in bytes.
"""
_SLOW: dict[str, dict[str, Any]] = {
    "Network.enable": {},
    "Network.emulateNetworkConditions": {
        "offline": False,
        "latency": 20,
        "downloadThroughput": 1.25e6,
        "uploadThroughput": 1.25e6,
    },
    "Emulation.setCPUThrottlingRate": {"rate": 4},
}
"""How the browser is told to be a slow phone: 10 Mbit/s, and a quarter of the processor."""
_NOTE_LINE = """() => {
  const line = document.getElementById("line");
  window.noted = [];
  const note = () => noted.push([Date.now() / 1000, line.hidden]);
  new MutationObserver(note).observe(line, { attributeFilter: ["hidden"] });
}"""
"""Writes down from now on when the line breaks and when it is there again."""
_READY = "() => !document.body.classList.contains('waiting')"


class Phone:
    """A page on a phone, and everything that it received."""

    def __init__(
        self,
        browser: Browser,
        link: str,
        size: tuple[int, int],
        number: str = "",
        *,
        is_slow: bool = False,
        is_old: bool = False,
    ) -> None:
        context = browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            device_scale_factor=2,
            is_mobile=True,
            has_touch=True,
            reduced_motion="reduce",
        )
        self.frames: list[str] = []
        self.errors: list[str] = []
        self._in_vain: set[tuple[int, int, str]] = set()
        """What was tried to be laid in this turn."""
        self.page: Page = context.new_page()
        self.page.set_default_timeout(1000 * _PATIENCE_S)
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.page.on(
            "console", lambda said: self.errors.append(said.text) if said.type == "error" else None
        )
        self.page.on("websocket", lambda line: line.on("framereceived", self._hear))
        if is_slow:
            tools: Any = context.new_cdp_session(self.page)
            for what, how in _SLOW.items():
                tools.send(what, how)
        if is_old:
            self.page.route("**/line.js", _make_old, times=1)
        self.page.goto(link.partition("#")[0] if number else link)
        self.asked: list[dict[str, Any]] = []
        """What was to be seen while the page asked for a number."""
        if number:
            self.page.locator("input").wait_for()
            self.asked = self.look()
            self.type(number)
        self.page.wait_for_selector("#game:not([hidden])", timeout=20_000)
        self.loaded: dict[str, Any] = self.page.evaluate(_LOADED)

    def type(self, number: str) -> None:
        """Types the number that stands at the table."""
        self.page.locator("input").fill(number)
        self.page.locator("#message button").tap()

    def _hear(self, payload: str | bytes) -> None:
        self.frames.append(payload if isinstance(payload, str) else payload.decode())

    @property
    def ended(self) -> int:
        """The number of deals that ended while this phone was there."""
        states = [text for text in self.frames if text.startswith('{"t":"state"')]
        return sum(is_over for is_over, _ in groupby('"over":true' in text for text in states))

    @property
    def state(self) -> dict[str, Any]:
        return self._last("state")

    @property
    def _places(self) -> dict[str, Any]:
        """What is said of the cards that are raised now."""
        return self._last("places", "state")

    def _last(self, *kinds: str) -> dict[str, Any]:
        heard = (json.loads(text) for text in reversed(self.frames))
        return next(it for it in heard if it["t"] in kinds)

    def play(self) -> bool:
        """Does what continues the game, and lays what it can; returns whether there was anything to
        do.
        """
        state = self.state
        if not (state["mine"] or state["next"]):
            return False
        on = {it["id"]: it["text"] for it in state["buttons"] if it["on"]}
        button = next((on[it] for it in ("lay", "pass", "yes", "no") if it in on), state["next"])
        if self.page.locator("dialog[open]").count():
            self._do("dialog[open] .main")
        elif state["stock"]["may"]:
            self._in_vain.clear()
            self._do(_DRAW)
        elif button:
            self._press(button)
        elif state["pile"]["may"]:
            self._do(_TAKE)
        elif not self._lay(state):
            if state["stage"]["groups"]:
                self._press(on["take-back"])
            else:
                self._discard(state)
        return True

    def _press(self, text: str) -> None:
        self._do(f"#buttons :text-is('{text}')")

    def _do(self, place: str) -> None:
        """Taps what changes the state, and waits until it has."""
        before = self.state["n"]
        self.page.locator(place).first.tap()
        self._await(lambda: self.state["n"] != before)

    def _await(self, is_there: Callable[[], bool]) -> None:
        """Waits for something that the table sends."""
        until = time.monotonic() + _PATIENCE_S
        while not is_there():
            assert time.monotonic() < until, f"nothing follows: {self.frames[-1]}"
            self.page.wait_for_timeout(5)

    def _lay(self, state: dict[str, Any]) -> bool:
        """Lays the cards of a rank aside, or adds them to their meld; returns whether there were
        any.
        """
        own = next(side for side in state["sides"] if side["own"])
        melds = {card >> 2 for meld in own["melds"] for card in meld["cards"]}
        for at, pile in enumerate(state["hand"]):
            rank, cards = pile["cards"][0] >> 2, len(pile["cards"])
            place = "meld" if rank in melds else "felt"
            is_one = rank not in _WILD and (cards > 2 or place == "meld") and cards < _held(state)
            if is_one and (rank, cards, place) not in self._in_vain:
                self._in_vain.add((rank, cards, place))
                if self._raise(at, cards, place):
                    return True
        return False

    def _discard(self, state: dict[str, Any]) -> None:
        piles = [(len(it["cards"]), at) for at, it in enumerate(state["hand"])]
        assert any(self._raise(at, 1, "pile") for _, at in sorted(piles)), (
            "nothing can be discarded"
        )

    def _raise(self, at: int, cards: int, place: str) -> bool:
        """Raises cards of a tile, and puts them there if that is offered; returns whether it is."""
        for number in range(1, cards + 1):
            self.page.locator(".tile").nth(at).tap()
            self._await(lambda number=number: len(self._places.get("cards", ())) == number)
        answer = self._places
        if place in [it["place"][0] for it in answer["places"]]:
            self._do(f"#buttons [data-place={place}]")
            return True
        self.page.locator("#buttons button").last.tap()
        return False

    def follow(self, steps: list[list[str]], every: int) -> list[dict[str, Any]]:
        """Taps each place, or presses a key there, and waits until the page shows the text that
        belongs to it; returns what is to be seen and heard after ``every`` so many.
        """
        seen: list[dict[str, Any]] = []
        for number, (place, text, *keys) in enumerate(steps):
            self.page.wait_for_function(_READY)
            found = self.page.locator(place).first
            if keys:
                found.press(keys[0])
            else:
                # A button that is off still tells why.
                found.tap(force=found.get_attribute("aria-disabled") == "true")
            self.page.get_by_text(text).locator("visible=true").first.wait_for()
            if every and number % every == 0:
                seen += [{**it, "after": place, "spoken": self.spoken} for it in self.look()]
        return seen

    def look(self) -> list[dict[str, Any]]:
        """Returns what a person with other eyes or hands could not use, at two sizes: what
        `looks.js` tells, and the roles of what has no name for a screen reader.
        """
        before = self.page.viewport_size
        assert before is not None
        found: list[dict[str, Any]] = []
        tools: Any = self.page.context.new_cdp_session(self.page)
        for width, height in _SIZES[:2]:
            self.page.set_viewport_size({"width": width, "height": height})
            nodes = tools.send("Accessibility.getFullAXTree")["nodes"]
            told = [
                (it["role"]["value"], it.get("name", {}).get("value", ""))
                for it in nodes
                if not it["ignored"]
            ]
            nameless = [role for role, name in told if role in _NAMED and not name.strip()]
            found.append({**self.page.evaluate(_LOOK), "nameless": nameless})
        self.page.set_viewport_size(before)
        return found

    @property
    def spoken(self) -> str:
        """What a screen reader was last given to say."""
        return self.page.locator("#live").inner_text()

    def measure(self) -> list[list[float]]:
        """Returns the smallest side of a button and what is too wide, at several sizes."""
        before = self.page.viewport_size
        assert before is not None
        found: list[list[float]] = []
        for width, height in _SIZES:
            self.page.set_viewport_size({"width": width, "height": height})
            found.append(self.page.evaluate(_SMALLEST))
        self.page.set_viewport_size(before)
        return found

    def come_back(self) -> float:
        """Loads the page again, as after a long sleep; returns the seconds until the hand is there.

        The key is no longer in the address.
        """
        assert "#" not in self.page.url
        begun = time.monotonic()
        self.page.reload()
        self.page.wait_for_selector(".tile")
        return time.monotonic() - begun

    def outlast_a_restart(self) -> None:
        """Waits until the table has let this phone in for the second time."""
        until = time.monotonic() + 60
        while sum('"t":"welcome"' in text for text in self.frames) < 2:
            assert time.monotonic() < until, "the table does not come back"
            self.page.wait_for_timeout(100)
        self.page.wait_for_selector("#line", state="hidden")

    def obey(self, folder: Path) -> list[tuple[float, bool]]:
        """Taps the places that numbered files name, as they appear, until one is empty; returns
        when the line broke, and when it was there again.
        """
        self.page.evaluate(_NOTE_LINE)
        for number in count(1):
            told = folder / f"taps {number}"
            while not told.exists():
                self.page.wait_for_timeout(20)
            places = json.loads(told.read_text())
            if not places:
                break
            for place in places:
                self.page.locator(place).first.tap(timeout=5_000)
        return self.page.evaluate("noted")


def _make_old(route: Route) -> None:
    """Serves a page of another version than the table's."""
    answer = route.fetch()
    older = answer.text().replace("VERSION = 1", "VERSION = 0")
    assert older != answer.text()
    route.fulfill(response=answer, body=older)


def _load_old(browser: Browser, link: str) -> int:
    """Opens a page that stays old; returns how often it was loaded until it says so."""
    page = browser.new_page()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.route("**/line.js", _make_old)
    page.goto(link)
    page.locator("#message :text('too old')").wait_for()
    page.wait_for_timeout(2_000)
    page.close()
    return sum(url.endswith("/line.js") for url in asked)


def _held(state: dict[str, Any]) -> int:
    return sum(len(pile["cards"]) for pile in state["hand"])


def _shoot(phones: list[Phone], folder: Path, moves: int) -> None:
    """Takes a picture of each phone, and waits until one of the table was taken, too."""
    for seat, phone in enumerate(phones):
        phone.page.screenshot(path=folder / f"{moves:03}-{seat}.png")
    until = time.monotonic() + 5
    while not (folder / f"{moves:03}-table.png").exists() and time.monotonic() < until:
        phones[0].page.wait_for_timeout(50)


def main() -> None:
    """Follows the steps, then plays until the match is over or as many moves as are asked for."""
    wish = json.loads(sys.stdin.read())
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=CHROMIUM, args=["--no-sandbox", "--disable-gpu"]
        )
        number = wish.get("number", "")
        sizes = cycle(wish["sizes"])
        slow = wish.get("slow", False)
        phones = [
            Phone(browser, it, next(sizes), number, is_slow=slow, is_old=wish.get("old", False))
            for it in wish["links"]
        ]
        seen = phones[0].follow(wish.get("steps", []), wish.get("looks", 0))
        if "picture" in wish:
            phones[0].page.screenshot(path=wish["picture"])
            # Meanwhile a picture of the table is taken, too.
            phones[0].page.wait_for_timeout(3000)
        if wish.get("restart"):
            Path(sys.argv[1]).with_name("came").touch()
            phones[0].outlast_a_restart()
        loads = _load_old(browser, wish["links"][0]) if wish.get("old") else 0
        noted = phones[0].obey(Path(sys.argv[1]).parent) if wish.get("obey") else []
        measured, back = phones[0].measure(), phones[0].come_back()
        moves = 0
        while moves < wish["moves"] and phones[0].ended < wish.get("deals", 1):
            before, moves = moves, moves + sum(it.play() for it in phones)
            phones[0].page.wait_for_timeout(10)
            if moves > before and moves in wish.get("shots", ()):
                _shoot(phones, Path(sys.argv[1]).parent, moves)
        # The others hear of the end a moment later.
        while moves < wish["moves"] and not all(it.state["over"] for it in phones):
            phones[0].page.wait_for_timeout(10)
        result = {
            "sizes": measured,
            "back": back,
            "line": noted,
            "loads": loads,
            "seen": phones[0].asked + seen,
            "loaded": [it.loaded for it in phones],
            "frames": [it.frames for it in phones],
            "errors": [it.errors for it in phones],
        }
        browser.close()
    Path(sys.argv[1]).write_text(json.dumps({**result, "moves": moves}), encoding="utf-8")


if __name__ == "__main__":
    main()
