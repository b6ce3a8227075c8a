"""Several pictures of one game: the page finds the game, and infers the same moves as the program."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
from pathlib import Path

from playwright.sync_api import expect

from conftest import PROGRAM, SAMPLES
from pictures import AFTER, BEFORE, later
from player import Player


def words_by_the_program(tmp_path: Path, *pictures: Path) -> list[str]:
    """The words that one move between two pictures may have played, likeliest first."""
    folder = tmp_path / "game"
    folder.mkdir()
    for picture in pictures:
        shutil.copy(picture, folder)
    run = subprocess.run(
        [PROGRAM, "games", folder, "--moves-between", "1", "--format", "json"],
        env=os.environ | {"XDG_DATA_HOME": str(tmp_path)}, capture_output=True, text=True, check=True)
    return [word["word"] for word in json.loads(run.stdout.splitlines()[0])["inferred"][0]["words"]]


def test_a_second_picture_joins_its_game(player: Player, sample: Path, tmp_path: Path) -> None:
    second = tmp_path / "later.png"
    second.write_bytes(later(sample, BEFORE, AFTER))
    words = words_by_the_program(tmp_path, sample, second)
    assert "fax" in words
    page = player.page
    player.open()
    player.choose(sample)
    assert player.board(sample.name).owners == BEFORE
    player.choose(second)
    shown = player.board(second.name)
    assert (shown.owners, shown.turn) == (AFTER, "blue")
    page.get_by_role("tab", name="Game").click()
    steps = page.get_by_role("list", name="Moves and corrections").get_by_role("listitem")
    expect(steps).to_have_count(2)
    steps.last.get_by_role("button", name="Which word?").click()
    dialog = page.get_by_role("dialog", name="What did you play?")
    possible = dialog.locator(".possible button")
    expect(possible.first).to_have_text(words[0].upper())
    # The program omits unlikely words.
    assert possible.all_inner_texts()[:len(words)] == [word.upper() for word in words]
    possible.get_by_text("FAX", exact=True).click()
    expect(steps.last).to_contain_text("FAX")
    expect(page.get_by_role("button", name="Remove fax")).to_be_visible()
    # It can be undone like any move.
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Undo").click()
    expect(page.locator("[data-letters]")).to_have_attribute("data-owners", BEFORE)


def test_a_picture_matches_a_move_played_on_the_page(player: Player, sample: Path, tmp_path: Path) -> None:
    second = tmp_path / "later.png"
    second.write_bytes(later(sample, BEFORE, AFTER))
    page = player.page
    player.open()
    player.choose(sample)
    player.board(sample.name)
    page.keyboard.type("fax")
    expect(page.locator("letterpress-tray .judgement")).to_contain_text("takes ")
    page.keyboard.press("Enter")
    board = page.locator("[data-letters]")
    expect(board).to_have_attribute("data-turn", "blue")
    assert player.board().owners == AFTER
    page.keyboard.press("Control+z")
    expect(board).to_have_attribute("data-turn", "red")
    player.choose(second)
    player.board(second.name)
    page.get_by_role("tab", name="Game").click()
    expect(page.get_by_role("list", name="Moves and corrections").get_by_role("listitem")).to_contain_text(["Start", "FAX"])


def test_other_letters_start_another_game(player: Player, sample: Path) -> None:
    player.open()
    player.choose(sample)
    player.board(sample.name)
    player.choose(SAMPLES / "dark-midgame.png")
    player.board("dark-midgame.png")
    player.page.get_by_role("tab", name="Game").click()
    expect(player.page.get_by_role("list", name="Moves and corrections").get_by_role("listitem")).to_have_count(1)
