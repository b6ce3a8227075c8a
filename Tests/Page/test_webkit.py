"""The main uses in WebKit, Safari's engine: Debian's WebKitGTK in an invisible window."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Callable, Iterator, TypeVar

import pytest
from PIL import Image
from selenium import webdriver
from selenium.webdriver import ActionChains
from selenium.webdriver.common.by import By
from selenium.webdriver.webkitgtk.options import Options
from selenium.webdriver.webkitgtk.service import Service

from conftest import FOLDER, SAMPLES

Answer = TypeVar("Answer")


class Window:
    """The page in WebKit; waits for what it shows."""

    def __init__(self, driver: webdriver.WebKitGTK) -> None:
        self.driver = driver

    def wait(self, what: Callable[[], Answer], timeout: float = 30) -> Answer:
        """Returns a function's answer once it is truthy."""
        end = time.monotonic() + timeout
        while not (answer := what()):
            assert time.monotonic() < end, self.text("body")
            time.sleep(0.1)
        return answer

    def one(self, selector: str) -> webdriver.remote.webelement.WebElement | None:
        found = self.driver.find_elements(By.CSS_SELECTOR, selector)
        return found[0] if found else None

    def text(self, selector: str) -> str:
        return self.driver.execute_script("return document.querySelector(arguments[0])?.innerText ?? ''", selector)

    def data(self, name: str) -> str:
        return self.driver.execute_script(
            "return document.querySelector('[data-letters]')?.getAttribute(`data-${arguments[0]}`) ?? ''", name)

    def choose(self, picture: Path) -> None:
        self.wait(lambda: self.one("#picture")).send_keys(str(picture))
        self.wait(lambda: self.data("picture") == picture.name)

    def press(self, *keys: str) -> None:
        ActionChains(self.driver).send_keys(*keys).perform()

    def click(self, selector: str) -> None:
        self.wait(lambda: self.one(selector)).click()


@pytest.fixture(scope="module")
def window() -> Iterator[Window]:
    options = Options()
    options.binary_location = "/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser"
    options.add_argument("--automation")
    driver = webdriver.WebKitGTK(options=options, service=Service("/usr/bin/WebKitWebDriver"))
    driver.set_window_size(500, 900)
    yield Window(driver)
    driver.quit()


@pytest.fixture(scope="module")
def at_the_board(window: Window, site: str) -> Window:
    window.driver.get(site)
    window.choose(SAMPLES / "light-midgame.png")
    return window


def test_reads_what_the_program_reads(at_the_board: Window, program_readings: dict[str, dict]) -> None:
    for picture in sorted(SAMPLES.glob("*.png")):
        at_the_board.choose(picture)
        reading = program_readings[str(picture)]
        assert at_the_board.data("letters") == reading["letters"].lower(), picture.name
        assert at_the_board.data("owners") == (reading["owners"] or ""), picture.name
        assert at_the_board.data("turn") == (reading["turn"] or ""), picture.name


@pytest.mark.parametrize("format", ["jpeg", "webp"])
def test_reads_a_compressed_picture(at_the_board: Window, midgame: dict, tmp_path: Path, format: str) -> None:
    picture = tmp_path / f"compressed.{format}"
    Image.open(SAMPLES / "light-midgame.png").convert("RGB").save(picture, format, quality=80)
    at_the_board.choose(picture)
    assert at_the_board.data("letters") == midgame["letters"].lower()


def test_refuses_pictures_without_a_board(at_the_board: Window, tmp_path: Path) -> None:
    picture = tmp_path / "plain.png"
    Image.new("RGB", (640, 1136), "navy").save(picture)
    at_the_board.one("#picture").send_keys(str(picture))
    assert "plain.png" in at_the_board.wait(lambda: at_the_board.text('[role="alert"]'))


def test_finds_a_move_and_words_and_plays(at_the_board: Window, site: str) -> None:
    window = at_the_board
    window.choose(SAMPLES / "light-midgame.png")
    # At once: a moment later, another move may be the best.
    move = window.wait(lambda: window.driver.execute_script(
        "return { ...document.querySelector('[data-word][data-tiles][data-chance]')?.dataset }"))
    letters = window.data("letters")
    assert "".join(letters[int(tile)] for tile in move["tiles"].split(",")) == move["word"]
    window.click("#tab-words")
    window.wait(lambda: window.text("letterpress-words .count").endswith(" words"))
    window.click("#tab-moves")
    window.press("dish")
    window.wait(lambda: "takes " in window.text("letterpress-tray .judgement").lower())
    window.click('letterpress-tray [data-action="play"]')
    window.wait(lambda: window.data("turn") == "blue")
    owners = window.data("owners")
    # The game is kept, and the move can be undone.
    time.sleep(1)
    window.driver.get(site)
    window.wait(lambda: window.data("owners") == owners)
    window.click('[data-action="undo"]')
    window.wait(lambda: window.data("turn") == "red")


def test_corrects_a_tile(at_the_board: Window) -> None:
    window = at_the_board
    before = window.data("letters")
    window.click('[data-action="correct"]')
    window.click('[role="gridcell"][aria-label^="C1,"]')
    window.click('dialog[open] [data-choice="letter"][data-value="q"]')
    window.wait(lambda: window.data("letters") == f"{before[:2]}q{before[3:]}")


def test_one_file_works_from_disk(window: Window, midgame: dict) -> None:
    window.driver.get((FOLDER / "letterpress.html").as_uri())
    window.choose(SAMPLES / "light-midgame.png")
    assert window.data("owners") == midgame["owners"]
    window.wait(lambda: window.one("[data-word][data-tiles][data-chance]"))
