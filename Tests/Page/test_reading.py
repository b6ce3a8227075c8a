"""Gives the page every picture: it shows the board that the program reads."""

from __future__ import annotations

from io import BytesIO
from pathlib import Path
from typing import Callable

import pytest
from PIL import Image
from playwright.sync_api import expect

from conftest import SAMPLES
from player import Player, Shown


def shown(reading: dict) -> tuple[str, str, str]:
    """Letters, owners and turn of the program's JSON in the form of the board's attributes."""
    return reading["letters"].lower(), reading["owners"] or "", reading["turn"] or ""


def knowing_turns(readings: list[dict]) -> list[dict]:
    """What the program reads of pictures given one after the other: if one does not show whose turn it is, but an earlier
    one of the same position does, the page knows it."""
    turns: dict[tuple[str, str | None], str] = {}
    known = []
    for reading in readings:
        position = (reading.get("letters", ""), reading.get("owners"))
        if reading.get("turn"):
            turns[position] = reading["turn"]
        known.append({**reading, "turn": turns.get(position)} if "error" not in reading else reading)
    return known


def give_all(player: Player, files: list[tuple[str, bytes, str]], expected: list[dict],
             facts: Callable[[Shown], tuple], wanted: Callable[[dict], tuple]) -> list[str]:
    """Gives pictures one by one and returns which boards differ from the expected ones."""
    player.open()
    different = []
    for (name, contents, kind), reading in zip(files, expected, strict=True):
        player.give(name, contents, kind)
        if "error" in reading:
            refusal = player.refusal()
            if reading["error"] not in refusal:
                different.append(f"{name}: {refusal!r}, not {reading['error']!r}")
        elif (got := facts(player.board(name))) != wanted(reading):
            different.append(f"{name}: {got}, not {wanted(reading)}")
    return different


def test_shows_what_the_program_reads(
        new_player: Callable[..., Player], pictures: list[Path], program_readings: dict[str, dict]) -> None:
    assert len(pictures) >= 17
    files = [(picture.name, picture.read_bytes(), "image/png") for picture in pictures]
    expected = knowing_turns([program_readings[str(picture)] for picture in pictures])
    assert sum("error" not in reading for reading in expected) >= 17
    assert give_all(
        new_player("phone"), files, expected,
        facts=lambda board: (board.letters, board.owners, board.turn), wanted=shown) == []


@pytest.mark.parametrize("format", ["jpeg", "webp"])
def test_reads_the_letters_of_a_compressed_picture(
        new_player: Callable[..., Player], pictures: list[Path], program_readings: dict[str, dict], format: str) -> None:
    readable = [picture for picture in pictures if "error" not in program_readings[str(picture)]]
    files = [(f"{picture.stem}.{format}", saved(picture, format), f"image/{format}") for picture in readable]
    expected = [program_readings[str(picture)] for picture in readable]
    assert give_all(
        new_player("desktop"), files, expected,
        facts=lambda board: (board.letters,), wanted=lambda reading: (reading["letters"].lower(),)) == []


def saved(picture: Path, format: str) -> bytes:
    """The picture compressed as messengers do."""
    file = BytesIO()
    Image.open(picture).convert("RGB").save(file, format, quality=80)
    return file.getvalue()


def test_a_picture_is_read_although_its_worker_has_ended_without_a_word(new_player: Callable[..., Player], sample: Path) -> None:
    player = new_player("phone")
    player.page.clock.install()
    player.page.add_init_script("""
      window.workers = []
      window.Worker = class extends Worker {
        constructor(...all) {
          super(...all)
          workers.push(this)
          this.addEventListener('message', ({ data }) => { if ('answer' in data) this.isAsked = false })
        }
        postMessage(...all) {
          super.postMessage(...all)
          this.isAsked = true
        }
      }""")
    player.open()
    player.choose(SAMPLES / "dark-midgame.png")
    player.board("dark-midgame.png")
    # The first one answers. A browser that needs memory ends one like this.
    player.page.evaluate("() => workers[0].terminate()")
    player.choose(sample)
    expect(player.page.locator("body")).to_have_attribute("data-reading", "")
    player.wait_until("() => workers[0].isAsked")
    # As long as the page waits at most: the worker may have been busy.
    player.page.clock.fast_forward(120_000)
    player.board(sample.name)
    expect(player.page.locator('[role="alert"]')).to_be_empty()
