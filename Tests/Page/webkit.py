"""The page in WebKit, Safari's engine: Debian's WebKitGTK in an invisible window.

What is read of an element is read in one go with finding it: between two calls of the driver, the page may have drawn it anew.
"""

from __future__ import annotations

import time
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Callable, Iterator, TypeVar

from selenium import webdriver
from selenium.common.exceptions import (
    ElementClickInterceptedException, ElementNotInteractableException, StaleElementReferenceException)
from selenium.webdriver import ActionChains
from selenium.webdriver.common.by import By
from selenium.webdriver.webkitgtk.options import Options
from selenium.webdriver.webkitgtk.service import Service

from player import KEPT, PATIENCE
from site_server import served

Answer = TypeVar("Answer")

# Whether an element is where it was, for two frames in a row.
RESTS = """(element, answer) => {
  const place = () => { const { x, y, width, height } = element.getBoundingClientRect(); return [x, y, width, height].join() }
  const before = place()
  requestAnimationFrame(() => requestAnimationFrame(() => answer(place() === before)))
}"""


class Window:
    """The page in WebKit; waits for what it shows."""

    def __init__(self) -> None:
        options = Options()
        options.binary_location = "/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser"
        options.add_argument("--automation")
        self.driver = webdriver.WebKitGTK(options=options, service=Service("/usr/bin/WebKitWebDriver"))
        self.driver.set_window_size(500, 900)

    def close(self) -> None:
        self.driver.quit()

    def open(self, address: str) -> None:
        """Opens a page, also from within a frame, and waits until its script has run: the driver does not always, and then clicks are lost."""
        self.driver.switch_to.default_content()
        self.driver.get(address)
        self.wait(lambda: self.run("() => document.readyState") == "complete")

    def wait(self, what: Callable[[], Answer], timeout: float = PATIENCE) -> Answer:
        """Returns a function's answer once it is truthy."""
        end = time.monotonic() + timeout
        while not (answer := what()):
            assert time.monotonic() < end, self.text("body")
            time.sleep(0.1)
        return answer

    def run(self, function: str, *arguments: object) -> Any:
        """What a function of JavaScript answers in the page."""
        return self.driver.execute_script(f"return ({function})(...arguments)", *arguments)

    def one(self, selector: str) -> webdriver.remote.webelement.WebElement | None:
        found = self.driver.find_elements(By.CSS_SELECTOR, selector)
        return found[0] if found else None

    def has(self, selector: str) -> bool:
        return self.run("selector => document.querySelector(selector) !== null", selector)

    def text(self, selector: str) -> str:
        return self.run("selector => document.querySelector(selector)?.innerText ?? ''", selector)

    def data(self, name: str) -> str:
        return self.run("name => document.querySelector('[data-letters]')?.getAttribute(`data-${name}`) ?? ''", name)

    @property
    def best_move(self) -> dict[str, str] | None:
        """The attributes of the best move, all of one moment."""
        return self.run("() => { const best = document.querySelector('[data-word][data-tiles][data-chance]'); return best && { ...best.dataset } }")

    def choose(self, picture: Path) -> None:
        self.wait(lambda: self.one("#picture")).send_keys(str(picture))
        self.wait(lambda: self.data("picture") == picture.name)

    def press(self, *keys: str) -> None:
        ActionChains(self.driver).send_keys(*keys).perform()

    def click(self, selector: str) -> None:
        """Clicks an element once it is there and rests; again if the page drew it anew in between, or a message covered it.

        The driver presses where the element was a moment ago. While a drawer slides in, that is beside it, which closes it.
        """
        def clicked() -> bool:
            element = self.one(selector)
            try:
                if not element or not self.driver.execute_async_script(f"({RESTS})(...arguments)", element):
                    return False
                element.click()
                return True
            except (StaleElementReferenceException, ElementNotInteractableException, ElementClickInterceptedException):
                return False
        self.wait(clicked)

    def wait_until_kept(self) -> None:
        """Waits until what is shown would be shown again after a reload."""
        self.wait(lambda: self.driver.execute_async_script(f"({KEPT})().then(arguments[0])"))

    def enter(self, selector: str) -> None:
        """From here on, everything is meant of the page in a frame."""
        self.driver.switch_to.frame(self.wait(lambda: self.one(selector)))

    def resize_frame(self, width: int, height: int) -> None:
        """Gives the only frame a size; waits until its page has it."""
        self.driver.switch_to.default_content()
        self.run("size => { [document.querySelector('iframe').width, document.querySelector('iframe').height] = size }", [width, height])
        self.enter("iframe")
        self.wait(lambda: self.run("() => [innerWidth, innerHeight]") == [width, height])


@contextmanager
def framed(address: str) -> Iterator[str]:
    """The address of a page that has nothing but this one in a frame."""
    with TemporaryDirectory() as folder:
        Path(folder, "index.html").write_text(f'<body style="margin: 0"><iframe src="{address}" style="border: 0"></iframe>')
        with served(Path(folder)) as frame:
            yield frame
