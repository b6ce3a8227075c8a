"""All ways to give the page a picture, and what it says about unusable ones."""

from __future__ import annotations

import struct
import zlib
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
    files = [button.get_attribute("data-sample") for button in player.page.locator("[data-sample]").all()]
    assert len(files) == 4
    player.wait_until_kept_offline(*(f"samples/{file}" for file in files))
    player.context.set_offline(True)
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
    # Any site could have sent it.
    question = player.page.get_by_role("dialog", name="A picture was shared with this page")
    expect(question).to_contain_text("shared ü.png")
    question.get_by_role("button", name="Open").click()
    assert player.board("shared ü.png").owners == midgame["owners"]
    # Taken only once: they do not come again after a reload.
    player.wait_until("async () => (await (await caches.open('shared-pictures')).keys()).length === 0")
    expect(player.page).to_have_url(player.address)


def test_shared_pictures_are_few_and_opened_only_after_a_tap_and_the_others_are_counted(
    new_player: Callable[..., Player], sample: Path, tmp_path: Path
) -> None:
    player = new_player("phone")
    player.open()
    player.wait_for_service_worker()
    pictures, others = [], [tmp_path / "large.png", tmp_path / "text.txt"]
    for index in range(15):
        pictures.append(tmp_path / f"{index}.png")
        pictures[-1].write_bytes(sample.read_bytes())
    with others[0].open("wb") as file:
        file.truncate(70 << 20)
    others[1].write_text("text")

    def share(*files: Path) -> None:
        """As the share sheet does, or any other site."""
        player.page.goto("about:blank")
        player.page.set_content(f"""<form method="post" enctype="multipart/form-data" action="{player.address}share">
          <input type="file" name="pictures" multiple><input name="pictures" value="no file"></form>""")
        player.page.locator("input").first.set_input_files(list(files))
        player.page.locator("form").evaluate("form => form.submit()")
        expect(player.page).to_have_url(player.address)

    share(*pictures)
    expect(player.page.get_by_role("dialog", name="15 pictures were shared with this page")).to_contain_text("1 left out: not a picture.")
    share(*pictures, *others)
    question = player.page.get_by_role("dialog", name="20 pictures were shared with this page")
    expect(question).to_contain_text("10 left out: there is no room for more. Open these, then share the others again.")
    expect(question).to_contain_text("1 left out: larger than 64 MiB.")
    expect(question).to_contain_text("2 left out: not a picture.")
    expect(question).not_to_contain_text("large.png")
    expect(player.page.locator("[data-letters]")).to_have_count(0)
    question.get_by_role("button", name="Discard").click()
    player.wait_until("async () => (await (await caches.open('shared-pictures')).keys()).length === 0")
    expect(player.page.locator("[data-letters]")).to_have_count(0)
    # If nothing can be taken, there is nothing to ask.
    share(*others)
    assert "1 left out: larger than 64 MiB." in player.refusal()
    expect(player.page.get_by_role("dialog")).to_have_count(0)


def large_png(side: int) -> bytes:
    """A PNG of one colour, in a few bytes."""
    def chunk(kind: bytes, data: bytes) -> bytes:
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
    compressor = zlib.compressobj(9)
    row = bytes(1 + side // 8)
    rows = b"".join(compressor.compress(row) for _ in range(side)) + compressor.flush()
    header = struct.pack(">IIBBBBB", side, side, 1, 0, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", rows) + chunk(b"IEND", b"")


def test_a_picture_that_would_fill_the_memory_is_not_decoded(player: Player, sample: Path) -> None:
    player.open()
    contents = large_png(16_000)
    assert len(contents) < 100_000
    # Of the second, nothing could be decoded: it is refused for what it announces.
    for name, part in [("large.png", contents), ("cut.png", contents[:200])]:
        player.give(name, part)
        expect(player.page.locator('[role="alert"]')).to_contain_text(name)
        assert "16000 × 16000" in player.refusal()
    player.choose(sample)
    player.board(sample.name)


def test_a_file_that_would_block_the_page_is_not_read(player: Player, tmp_path: Path) -> None:
    player.open()
    large = tmp_path / "large.png"
    with large.open("wb") as file:
        file.truncate((64 << 20) + 1)
    player.choose(large)
    assert "large.png: it has 65 MiB, and 64 MiB is the most that can be read." in player.refusal()


def test_sorts_several_pictures_into_games(player: Player) -> None:
    player.open()
    player.choose(SAMPLES / "light-midgame.png", SAMPLES / "pop-endgame.png", SAMPLES / "dark-midgame.png")
    player.board("dark-midgame.png")
    # Only one is shown, so all are named.
    expect(player.page.locator(".toast")).to_have_text("light-midgame.png, pop-endgame.png, and dark-midgame.png are in 3 games.")


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


def test_calls_heic_by_its_name(player: Player) -> None:
    player.open()
    player.give("IMG_0001.HEIC", b"\0\0\0\x1cftypheic\0\0\0\0mif1heic" + bytes(100), "image/heic")
    assert player.refusal() == ("IMG_0001.HEIC: it is a HEIC picture, which this browser cannot show: save it as PNG or JPEG, or take a "
                                "screenshot")


def test_one_bad_picture_does_not_stop_the_rest(player: Player, sample: Path, tmp_path: Path) -> None:
    bad = tmp_path / "bad.png"
    bad.write_bytes(b"bad")
    player.open()
    player.choose(bad, sample)
    player.board(sample.name)
    assert "bad.png" in player.refusal()


def test_a_name_cannot_turn_a_message_around(new_player: Callable[..., Player], sample: Path) -> None:
    player = new_player("phone")
    player.open()
    player.give("board\u202egnp.exe\nAll games are lost", b"no picture")
    assert player.refusal().startswith("board\\u{202E}gnp.exe\\u{000A}All games are lost: ")
    # Nor a list of what was shared.
    player.wait_for_service_worker()
    player.page.evaluate("""() => {
      const form = new FormData()
      form.append('pictures', new File(['no picture'], 'board\u202egnp.exe', { type: 'image/png' }))
      return fetch('./share', { method: 'POST', body: form })
    }""")
    player.open("?shared")
    expect(player.page.get_by_role("dialog")).to_contain_text("board\\u{202E}gnp.exe")
