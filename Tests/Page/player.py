"""The page as a player uses it: actions, and what it shows in the attributes that it promises."""

from __future__ import annotations

import base64
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Callable

from playwright.sync_api import BrowserContext, ConsoleMessage, Locator, Page, Request, expect

PATIENCE = 60
"""How long a test waits for what must happen, in seconds: for a machine that is ten times slower or does other things, too. Tests that
pass do not wait for it."""

BOARD = "[data-letters]"

KEPT = """() => new Promise(resolve => {
  const { letters, owners } = document.querySelector('[data-letters]').dataset
  const opening = indexedDB.open('letterpress')
  opening.onsuccess = () => {
    const reading = opening.result.transaction('games').objectStore('games').getAll()
    reading.onsuccess = () => {
      opening.result.close()
      resolve(reading.result.filter(({ nodes }) => nodes).some(({ nodes, current }) => {
        const { position } = nodes[current]
        return position.letters === letters && (position.owners ?? '').toLowerCase() === owners.toLowerCase()
      }))
    }
  }
})"""
"""Whether the browser keeps the game as the board shows it: the page shows a move before it is kept."""


@dataclass(frozen=True)
class Shown:
    """The attributes of the board's element."""

    letters: str
    owners: str
    turn: str
    picture: str


def until(page: Page, condition: Callable[[], object], name: str = "") -> None:
    """Waits until a condition holds, while the page goes on."""
    end = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < end, f"still not true: {name}"
        page.wait_for_timeout(50)


class Player:
    def __init__(self, context: BrowserContext, address: str) -> None:
        self.address = address
        self.faults: list[str] = []
        """What must not happen: requests elsewhere, uncaught errors, violations of the policy."""
        self.expected_errors: tuple[str, ...] = ()
        self.elsewhere: tuple[str, ...] = ()
        """Addresses that the page may ask although they are not its own."""
        self.context = context
        context.set_default_timeout(PATIENCE * 1000)
        context.on("request", self._see_request)
        context.on("console", self._see_message)
        context.on("weberror", lambda error: self.faults.append(f"error: {error.error}"))
        self.page: Page = context.new_page()
        self.view = ""
        """Which view tests have shown last."""

    def _see_request(self, request: Request) -> None:
        if not request.url.startswith((self.address, *self.elsewhere, "blob:", "data:")):
            self.faults.append(f"request to {request.url}")

    def _see_message(self, message: ConsoleMessage) -> None:
        if message.type == "error" and not any(text in message.text for text in self.expected_errors):
            self.faults.append(f"console: {message.text} ({message.location.get('url')})")

    def open(self, rest: str = "") -> None:
        self.page.goto(self.address + rest)

    def choose(self, *pictures: Path) -> None:
        self.page.locator("#picture").set_input_files([str(picture) for picture in pictures])

    def give(self, name: str, contents: bytes, kind: str = "image/png") -> None:
        """Chooses a file that is not on disk."""
        self.page.locator("#picture").set_input_files([{"name": name, "mimeType": kind, "buffer": contents}])

    def drop(self, picture: Path) -> None:
        """Drops a file onto the middle of the page, as from a file manager."""
        size = self.page.viewport_size or {"width": 800, "height": 600}
        session = self.context.new_cdp_session(self.page)
        data = {"items": [], "files": [str(picture)], "dragOperationsMask": 1}
        for kind in ("dragEnter", "dragOver", "drop"):
            session.send("Input.dispatchDragEvent", {
                "type": kind, "x": size["width"] / 2, "y": size["height"] / 2, "data": data})
        session.detach()

    def paste(self, picture: Path) -> None:
        """Copies a PNG and pastes it with the keyboard."""
        self.context.grant_permissions(["clipboard-read", "clipboard-write"])
        self.page.evaluate(
            """async base64 => {
              const bytes = Uint8Array.from(atob(base64), character => character.charCodeAt(0))
              const picture = new Blob([bytes], { type: 'image/png' })
              await navigator.clipboard.write([new ClipboardItem({ 'image/png': picture })])
            }""", base64.b64encode(picture.read_bytes()).decode())
        self.page.keyboard.press("ControlOrMeta+v")

    def board(self, picture: str | None = None) -> Shown:
        """What is shown, once it is the picture with this name."""
        board = self.page.locator(BOARD)
        if picture is not None:
            expect(board).to_have_attribute("data-picture", picture)
        # There is no board until a picture has been read.
        expect(board).to_have_count(1)
        return Shown(*(board.get_attribute(f"data-{name}") or "" for name in ("letters", "owners", "turn", "picture")))

    def wait_until(self, condition: str, arg: object = None) -> None:
        """
        Waits until a function of JavaScript answers with something true; it may answer with a promise.

        Playwright's `wait_for_function` does not wait for promises: each of them is true.
        """
        until(self.page, lambda: self.page.evaluate(condition, arg), condition)

    def wait_until_kept(self) -> None:
        """Waits until what is shown would be shown again after a reload."""
        self.wait_until(KEPT)

    def wait_until_keeps(self, table: str, key: str, condition: str) -> None:
        """Waits until a condition, a function of JavaScript, holds for what the browser keeps."""
        self.wait_until(f"""() => new Promise(resolve => {{
          const opening = indexedDB.open('letterpress')
          opening.onsuccess = () => {{
            const reading = opening.result.transaction('{table}').objectStore('{table}').get('{key}')
            reading.onsuccess = () => {{
              opening.result.close()
              resolve(reading.result !== undefined && ({condition})(reading.result))
            }}
          }}
        }})""")

    def refusal(self) -> str:
        """The page's reason for refusing a picture, once it is shown."""
        alert = self.page.locator('[role="alert"]')
        expect(alert).not_to_be_empty()
        return alert.inner_text()

    @property
    def best_move(self):
        """The row of the best move."""
        return self.page.locator("[data-word][data-tiles][data-chance]")

    def wait_for_service_worker(self) -> None:
        self.page.evaluate("() => navigator.serviceWorker.ready.then(() => {})")
        self.page.wait_for_function("() => navigator.serviceWorker.controller")

    def wait_until_kept_offline(self, *files: str) -> None:
        """Waits until the service worker has fetched what the page loads once it is there."""
        self.wait_for_service_worker()
        self.wait_until("async files => (await Promise.all(files.map(file => caches.match(`./${file}`)))).every(Boolean)", list(files))

    def think_until_there_is(self, found: Locator) -> None:
        """Has the page think on until it has found something: how far it gets by itself depends on the machine."""
        longer = self.page.get_by_role("button", name="Think longer")
        # The page thinks longer each time.
        for _ in range(4):
            expect(found.or_(longer)).not_to_have_count(0)
            if found.count():
                return
            longer.click()
        expect(found).not_to_have_count(0)

    def stop_clock(self) -> None:
        """From here on, time passes in the page only when told to, so that how fast the machine is does not matter."""
        self.page.clock.install()
        self.page.clock.pause_at(time.time() + 60)
