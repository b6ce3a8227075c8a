"""The main uses in WebKit, Safari's engine."""

from __future__ import annotations

from pathlib import Path

import pytest
from PIL import Image

from conftest import FOLDER, SAMPLES
from webkit import Window


@pytest.fixture(scope="module")
def at_the_board(webkit: Window, site: str) -> Window:
    webkit.open(site)
    webkit.choose(SAMPLES / "light-midgame.png")
    return webkit


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
    at_the_board.wait(lambda: "plain.png" in at_the_board.text('[role="alert"]'))


def test_finds_a_move_and_words_and_plays(at_the_board: Window, site: str) -> None:
    window = at_the_board
    window.choose(SAMPLES / "light-midgame.png")
    move = window.wait(lambda: window.best_move)
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
    window.wait_until_kept()
    window.open(site)
    window.wait(lambda: window.data("owners") == owners)
    window.click('[data-action="undo"]')
    window.wait(lambda: window.data("turn") == "red")


def test_corrects_a_tile(at_the_board: Window) -> None:
    window = at_the_board
    before = window.data("letters")
    # What tiles are called, the module says.
    window.wait(lambda: window.run("() => document.querySelector('[role=\"gridcell\"][aria-label^=\"C1,\"]') !== null"))
    # The key opens the tile that has the focus.
    window.run("""() => {
      const tile = document.querySelector('[role="gridcell"][aria-label^="C1,"]')
      tile.focus()
      tile.dispatchEvent(new KeyboardEvent('keydown', { key: 'F2', bubbles: true }))
    }""")
    window.click('dialog[open] [data-choice="letter"][data-value="q"]')
    window.wait(lambda: window.data("letters") == f"{before[:2]}q{before[3:]}")


def test_one_file_works_from_disk(webkit: Window, midgame: dict) -> None:
    webkit.open((FOLDER / "letterpress.html").as_uri())
    webkit.choose(SAMPLES / "light-midgame.png")
    assert webkit.data("owners") == midgame["owners"]
    webkit.wait(lambda: webkit.best_move)


def test_plays_against_the_computer(webkit: Window, site: str) -> None:
    webkit.open(site)
    webkit.click('[data-action="games"]')
    webkit.click('dialog[open] [data-action="oppose"]')
    webkit.click('dialog[open] input[value="1"]')
    webkit.click('dialog[open] input[value="opponent"]')
    webkit.click('dialog[open] [data-action="begin"]')
    webkit.wait(lambda: "b" in webkit.data("owners").lower() and webkit.data("turn") == "red")
    webkit.wait(lambda: "Give me a hint" in webkit.text("letterpress-card"))
    assert "Beginner played" in webkit.text(".notices")
