"""All ways to give the page a picture, and what it says about unusable ones."""

from __future__ import annotations

from io import BytesIO
from pathlib import Path
from typing import Callable

import pytest
from PIL import Image
from playwright.sync_api import expect

from conftest import SAMPLES
from player import Player


def test_chooses_a_picture(player: Player, sample: Path, midgame: dict) -> None:
    player.open()
    assert player.page.locator('[role="alert"]').inner_text() == ""
    player.choose(sample)
    board = player.board(sample.name)
    assert (board.letters, board.owners, board.turn) == (midgame["letters"].lower(), midgame["owners"], midgame["turn"])


def test_drops_a_picture(new_player: Callable[..., Player], sample: Path, midgame: dict) -> None:
    player = new_player("desktop")
    player.open()
    player.drop(sample)
    assert player.board(sample.name).owners == midgame["owners"]
    # Onto another game as well.
    player.drop(SAMPLES / "dark-midgame.png")
    player.board("dark-midgame.png")


def test_pastes_a_picture(new_player: Callable[..., Player], sample: Path, midgame: dict) -> None:
    player = new_player("desktop")
    player.open()
    player.paste(sample)
    assert player.board("image.png").owners == midgame["owners"]


def test_tries_a_sample(player: Player) -> None:
    player.open()
    player.page.locator("[data-sample]").first.click()
    assert len(player.board().letters) == 25


def test_samples_are_there_offline_and_read_like_the_whole_pictures(new_player: Callable[..., Player], program_readings: dict[str, dict]) -> None:
    player = new_player("phone")
    player.open()
    player.wait_for_service_worker()
    player.context.set_offline(True)
    files = [button.get_attribute("data-sample") for button in player.page.locator("[data-sample]").all()]
    assert len(files) == 4
    for file in files:
        player.page.locator(f'[data-sample="{file}"]').click()
        board, reading = player.board(file), program_readings[str(SAMPLES / file)]
        assert (board.letters, board.owners, board.turn) == (reading["letters"].lower(), reading["owners"], reading["turn"])
        player.page.locator('[data-action="games"]').click()
        player.page.locator('[data-action="new"]').click()


def test_accepts_shared_pictures(new_player: Callable[..., Player], sample: Path, midgame: dict) -> None:
    player = new_player("phone")
    player.open()
    player.wait_for_service_worker()
    taken = player.page.evaluate(
        """async bytes => {
          const form = new FormData()
          form.append('pictures', new File([new Uint8Array(bytes)], 'shared ü.png', { type: 'image/png' }))
          return (await fetch('./share', { method: 'POST', body: form })).ok
        }""", list(sample.read_bytes()))
    assert taken
    player.open("?shared")
    assert player.board("shared ü.png").owners == midgame["owners"]
    # Taken only once: they do not come again after a reload.
    player.page.wait_for_function("async () => (await (await caches.open('shared-pictures')).keys()).length === 0")
    expect(player.page).to_have_url(player.address)


def test_sorts_several_pictures_into_games(player: Player) -> None:
    player.open()
    player.choose(SAMPLES / "light-midgame.png", SAMPLES / "pop-endgame.png", SAMPLES / "dark-midgame.png")
    player.board("dark-midgame.png")


def test_names_the_picture_given_last(player: Player, sample: Path) -> None:
    player.open()
    player.choose(sample)
    shown = player.board(sample.name)
    player.choose(SAMPLES / "dark-midgame.png")
    player.board("dark-midgame.png")
    # An older game has the same letters.
    player.give("again.png", sample.read_bytes())
    again = player.board("again.png")
    assert (again.letters, again.owners) == (shown.letters, shown.owners)


def picture(mode: str, size: tuple[int, int], format: str = "png") -> bytes:
    file = BytesIO()
    Image.new(mode, size, 77).save(file, format)
    return file.getvalue()


@pytest.mark.parametrize("name, contents", [
    ("empty.png", b""), ("text.png", b"not a picture"), ("cut-off.png", picture("RGB", (300, 400))[:40]),
    ("plain.png", picture("RGB", (640, 1136))), ("plain.jpg", picture("L", (640, 1136), "jpeg")),
    ("tiny.png", picture("RGB", (1, 1))), ("wide.png", picture("L", (20_000, 3))),
])
def test_refuses_pictures_without_a_board(player: Player, sample: Path, name: str, contents: bytes) -> None:
    player.open()
    player.give(name, contents)
    refusal = player.refusal()
    assert name in refusal and len(refusal) > len(name) + 20, refusal
    # A readable picture replaces the refusal.
    player.choose(sample)
    player.board(sample.name)
    expect(player.page.locator('[role="alert"]')).to_be_empty()
    # A refused picture leaves the game unchanged.
    player.give(name, contents)
    player.refusal()
    assert player.board().picture == sample.name


def test_one_bad_picture_does_not_stop_the_rest(player: Player, sample: Path, tmp_path: Path) -> None:
    bad = tmp_path / "bad.png"
    bad.write_bytes(b"bad")
    player.open()
    player.choose(bad, sample)
    player.board(sample.name)
    assert "bad.png" in player.refusal()
