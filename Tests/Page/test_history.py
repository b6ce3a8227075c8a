"""Several pictures of one game: the page finds the game, and infers the same moves as the program."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
from pathlib import Path

from playwright.sync_api import expect

from conftest import PROGRAM, SAMPLES
from pictures import AFTER, BEFORE, later, played
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
    page.locator('[data-action="undo"]').click()
    expect(page.locator("[data-letters]")).to_have_attribute("data-owners", BEFORE)


def answer_by_the_program(letters: str, owners: str) -> dict:
    """What blue plays best."""
    run = subprocess.run(
        [PROGRAM, "play", "--position", f"{letters} {owners} blue", "--time", "1", "--format", "json"],
        capture_output=True, text=True, check=True)
    return json.loads(run.stdout)["moves"][0]


def test_two_moves_between_pictures_are_steps_of_the_game(player: Player, sample: Path, tmp_path: Path) -> None:
    """Most players give a picture at each turn of their own: between two lie the move that was suggested, and the answer."""
    page = player.page
    player.open()
    player.choose(sample)
    letters = player.board(sample.name).letters
    player.wait_until("() => document.querySelector('letterpress-card[data-word]:not([data-thinking])')")
    card = page.locator("letterpress-card")
    word = card.get_attribute("data-word")
    tiles = [int(tile) for tile in card.get_attribute("data-tiles").split(",")]
    between = played(BEFORE, tiles, "r")
    answer = answer_by_the_program(letters, between)
    second = tmp_path / "later.png"
    second.write_bytes(later(sample, BEFORE, played(between, answer["tiles"], "b"), is_red_to_move=True))
    player.choose(second)
    assert player.board(second.name).turn == "red"
    page.get_by_role("tab", name="Game").click()
    steps = page.get_by_role("list", name="Moves and corrections").get_by_role("listitem")
    expect(steps).to_have_count(3)
    expect(steps.nth(1)).to_contain_text(word.upper())
    expect(steps.nth(2)).to_contain_text(answer["word"].upper())
    for entry in [word, answer["word"]]:
        expect(page.get_by_role("button", name=f"Remove {entry.lower()}")).to_be_visible()
    expect(page.get_by_role("button", name="Review")).to_be_visible()


def titles(player: Player) -> list[str]:
    player.page.get_by_role("tab", name="Game").click()
    return player.page.locator(".steps .title").all_inner_texts()


def test_asks_about_two_moves_and_can_be_told_otherwise(player: Player, sample: Path, tmp_path: Path) -> None:
    """TOWABLE takes the same tiles as BEWAIL, so the page has to ask."""
    page = player.page
    player.open()
    player.choose(sample)
    letters = player.board(sample.name).letters.lower()
    player.wait_until("() => document.querySelector('letterpress-card[data-word]:not([data-thinking])')")
    tiles = [int(tile) for tile in page.locator("letterpress-card").get_attribute("data-tiles").split(",")]
    second = tmp_path / "later.png"
    owners = played(played(BEFORE, tiles, "r"), [letters.index(letter) for letter in "bewail"], "b")
    second.write_bytes(later(sample, BEFORE, owners, is_red_to_move=True))
    player.choose(second)
    player.board(second.name)
    question = page.locator("letterpress-question")
    expect(question).to_contain_text("Right?")
    first, second_word = page.locator("letterpress-question p").inner_text().removesuffix(". Right?").replace("You played ", "").split(", blue ")
    assert titles(player) == ["Start", f"{first}?", f"{second_word}?"]
    # Nothing covers the question, also if its picture is given again.
    player.choose(second)
    expect(question).to_contain_text("Right?")
    expect(page.locator(".toast")).to_be_hidden()
    question.get_by_role("button", name="No").click()
    dialog = page.get_by_role("dialog", name="What was played?")
    # Whoever says no is not offered the same again.
    expect(dialog.get_by_text(f"You played {first}, blue {second_word}", exact=True)).to_have_count(0)
    other = dialog.locator(".possible button").first.inner_text()
    dialog.locator(".possible button").first.click()
    expect(question).to_be_hidden()
    chosen = ["Start", *other.replace("You played ", "").split(", blue ")]
    assert titles(player) == chosen
    # The same picture again, and the page opened anew, change nothing of what the player has said.
    player.choose(second)
    expect(page.locator(".toast")).to_contain_text("Nothing new")
    assert titles(player) == chosen
    page.reload()
    player.board(second.name)
    assert titles(player) == chosen
    page.get_by_role("button", name="Was it something else?").click()
    page.get_by_role("dialog", name="What was played?").get_by_role("button", name="Something else").click()
    # There, whatever was played can be said.
    expect(page.get_by_role("textbox", name="A word that was played")).to_be_focused()
    assert titles(player) == ["Start", "Next screenshot"]
    for word in chosen[1:]:
        expect(page.get_by_role("button", name=f"Remove {word.lower()}")).to_have_count(0)
    expect(page.locator(".others button")).to_have_count(0)


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
