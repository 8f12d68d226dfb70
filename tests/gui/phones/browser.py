"""Plays on phones in a real browser; a program of its own, since the table needs this one's loop.

Reads what to do as JSON from its input, and writes what came over the wire to the file
that its argument names.
"""

import json
import sys
import time
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

CHROMIUM = "/usr/bin/chromium"
_DRAW = "[data-place=stock]"
_DISCARD = "[data-place=pile]"
_SIZES = ((320, 568), (568, 320), (390, 780), (1024, 768))
_SMALLEST = """() => {
  const shown = [...document.querySelectorAll("button")].map((it) => it.getBoundingClientRect());
  const sides = shown.filter((it) => it.width).flatMap((it) => [it.width, it.height]);
  return [Math.min(...sides), document.documentElement.scrollWidth - innerWidth];
}"""
"""Returns the smallest side of a button, and by how much the page is too wide."""
_READY = "() => !document.body.classList.contains('waiting')"


class Phone:
    """A page on a phone, and everything that it received."""

    def __init__(
        self, browser: Browser, link: str, size: tuple[int, int], number: str = ""
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
        self.page: Page = context.new_page()
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.page.on(
            "console", lambda said: self.errors.append(said.text) if said.type == "error" else None
        )
        self.page.on("websocket", lambda line: line.on("framereceived", self._hear))
        self.page.goto(link.partition("#")[0] if number else link)
        if number:
            self.type(number)
        self.page.wait_for_selector("#game:not([hidden])", timeout=20_000)

    def type(self, number: str) -> None:
        """Types the number that stands at the table."""
        self.page.locator("input").fill(number)
        self.page.locator("#message button").tap()

    def _hear(self, payload: str | bytes) -> None:
        self.frames.append(payload if isinstance(payload, str) else payload.decode())

    @property
    def state(self) -> dict[str, Any]:
        states = (json.loads(text) for text in reversed(self.frames))
        return next(state for state in states if state["t"] == "state")

    def play(self) -> bool:
        """Does what continues the game; returns whether it was this person's turn."""
        self.page.wait_for_timeout(30)
        if not self.state["mine"]:
            return False
        self.page.wait_for_function(_READY)
        if self.page.locator("dialog[open]").count():
            self.page.locator("dialog[open] .main").first.tap()
        elif self.state["stock"]["may"]:
            self.page.locator(_DRAW).tap()
        elif (no := self.page.locator("#buttons .main")).count():
            no.last.tap()
        else:
            self._discard()
        return True

    def follow(self, steps: list[list[str]]) -> None:
        """Taps each place, and waits until the page shows the text that belongs to it."""
        for place, text in steps:
            self.page.wait_for_function(_READY)
            found = self.page.locator(place).first
            # A button that is off still tells why.
            found.tap(force=found.get_attribute("aria-disabled") == "true", timeout=5_000)
            self.page.get_by_text(text).locator("visible=true").first.wait_for(timeout=5_000)

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
        self.page.wait_for_selector("#line", state="hidden", timeout=5_000)

    def _discard(self) -> None:
        tiles = self.page.locator(".tile")
        for at in range(tiles.count()):
            tiles.nth(at).tap()
            self.page.wait_for_timeout(60)
            places = self.page.locator(_DISCARD)
            if places.count():
                places.first.tap()
                return
            self.page.locator("#buttons button").last.tap()


def main() -> None:
    """Follows the steps, then plays until the deal is over or as many moves as are asked for."""
    wish = json.loads(sys.stdin.read())
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=CHROMIUM, args=["--no-sandbox", "--disable-gpu"]
        )
        number = wish.get("number", "")
        phones = [Phone(browser, link, tuple(wish["size"]), number) for link in wish["links"]]
        phones[0].follow(wish.get("steps", []))
        if "picture" in wish:
            phones[0].page.screenshot(path=wish["picture"])
            # Meanwhile a picture of the table is taken, too.
            phones[0].page.wait_for_timeout(3000)
        if wish.get("restart"):
            phones[0].outlast_a_restart()
        moves = 0
        while moves < wish["moves"] and not any(it.state["over"] for it in phones):
            moves += sum(it.play() for it in phones)
            if wish.get("shots") and moves in wish["at"]:
                for seat, phone in enumerate(phones):
                    phone.page.screenshot(path=Path(wish["shots"]) / f"{moves:03}-{seat}.png")
        sizes = phones[0].measure()
        if is_over := any(it.state["over"] for it in phones):
            # The others hear of it a moment later.
            phones[0].page.wait_for_timeout(2000)
        back = 0.0 if is_over else phones[0].come_back()
        result = {
            "sizes": sizes,
            "back": back,
            "frames": [it.frames for it in phones],
            "errors": [it.errors for it in phones],
        }
        browser.close()
    Path(sys.argv[1]).write_text(json.dumps({**result, "moves": moves}), encoding="utf-8")


if __name__ == "__main__":
    main()
