"""Puzzles: fetched when somebody opens them, answered as on the board of a game, and remembered once solved."""

from __future__ import annotations

import re
from typing import Callable

import pytest
from playwright.sync_api import expect

from conftest import FOLDER
from player import Player
from webkit import Window


def solutions() -> dict[int, tuple[str, list[int]]]:
    """The letters of each puzzle, and the tiles that its first solution takes."""
    found = {}
    for line in (FOLDER / "puzzles.tsv").read_text("utf-8").splitlines():
        if line.startswith("#"):
            continue
        number, _, _, position, solutions = line.split("\t")
        taken = re.findall("[A-E][1-5]", solutions.split("=")[0])
        found[int(number)] = (position.split(" ")[0], ["ABCDE".index(name[0]) + 5 * (int(name[1]) - 1) for name in taken])
    return found


def open_puzzles(player: Player) -> None:
    player.open()
    player.page.get_by_role("button", name="Puzzles").first.click()
    expect(player.page.locator(".puzzles .task")).not_to_be_empty()


SIZES = [(320, 568), (390, 664), (1280, 800)]


@pytest.mark.parametrize("width, height", SIZES)
def test_a_puzzle_is_solved_after_hints(new_player: Callable[..., Player], width: int, height: int) -> None:
    player = new_player("desktop", viewport={"width": width, "height": height}, reduced_motion="reduce")
    page = player.page
    asked: list[str] = []
    player.context.on("request", lambda request: asked.append(request.url))
    player.open()
    expect(page.locator("[data-sample]").first).to_be_visible()
    # Not before somebody opens them; a service worker may fetch them after the page is there.
    assert not [url for url in asked if url.endswith("views/puzzles.js")]
    page.get_by_role("button", name="Puzzles").first.click()
    dialog = page.locator("dialog.puzzles")
    expect(dialog.locator(".task")).to_contain_text("Find ")
    number = int(dialog.get_attribute("data-number") or 0)
    # A wrong answer is judged with a reason.
    dialog.locator(".tile").nth(0).click()
    dialog.get_by_role("button", name="Answer").click()
    expect(dialog.locator(".verdict")).not_to_be_empty()
    assert dialog.get_attribute("data-solved") is None
    dialog.get_by_role("button", name="Clear").click()
    expect(dialog.locator(".word")).to_be_empty()
    for label in ("Hint", "Another hint", "Show the word"):
        dialog.get_by_role("button", name=label, exact=True).click()
    expect(dialog.locator(".hints li")).to_have_count(3)
    word = dialog.locator(".word").inner_text()
    assert dialog.locator(".hints li").nth(2).inner_text().startswith(f"{word} on ")
    dialog.get_by_role("button", name="Answer").click()
    expect(dialog.locator(".verdict")).to_contain_text("Right")
    # Whoever looked at the solution has not solved it.
    expect(dialog.locator(".about")).to_contain_text("Solved: 0.")
    dialog.get_by_role("button", name="Next puzzle").click()
    expect(dialog).not_to_have_attribute("data-number", str(number))
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")


def solve(player: Player) -> str:
    """Solves the puzzle that the page offers, without asking for its solution; returns its number."""
    page = player.page
    open_puzzles(player)
    dialog = page.locator("dialog.puzzles")
    number = dialog.get_attribute("data-number") or ""
    # Read off the solution without asking for it.
    tiles = page.evaluate("""async () => {
      const rows = (await (await fetch('puzzles.tsv')).text()).split('\\n').filter(line => line && !line.startsWith('#'))
      return rows.find(row => row.startsWith(`${document.querySelector('dialog.puzzles').dataset.number}\\t`))
    }""").split("\t")
    letters, word = tiles[3].split(" ")[0], tiles[4].split("=")[1].split(",")[0].split(" ")[0]
    _, taken = solutions()[int(number)]
    used: list[int] = []
    owners, turn = tiles[3].split(" ")[1], tiles[3].split(" ")[2][0]
    for letter in word:
        fits = [tile for tile in range(25) if letters[tile] == letter and tile not in used]
        fixed = [tile for tile in fits if owners[tile] == turn or owners[tile] in (turn.upper(), "RB"[turn == "r"])]
        used.append(([tile for tile in fits if tile in taken] or fixed or fits)[0])
    for tile in used:
        dialog.locator(".tile").nth(tile).click()
    expect(dialog.locator(".word")).to_have_text(word.upper())
    dialog.get_by_role("button", name="Answer").click()
    expect(dialog.locator(".verdict")).to_contain_text("Right")
    expect(dialog.locator(".about")).to_contain_text("Solved: 1.")
    return number


def test_what_is_solved_is_remembered(new_player: Callable[..., Player]) -> None:
    player = new_player("phone", reduced_motion="reduce")
    number = solve(player)
    dialog = player.page.locator("dialog.puzzles")
    player.wait_until_keeps("settings", "puzzles", f"({{ solved }}) => solved.includes({number})")
    open_puzzles(player)
    expect(dialog.locator(".about")).to_contain_text("Solved: 1.")
    expect(dialog).not_to_have_attribute("data-number", number)


def test_difficulty_chooses(new_player: Callable[..., Player]) -> None:
    player = new_player("desktop", reduced_motion="reduce")
    open_puzzles(player)
    for name in ("easy", "medium", "hard"):
        player.page.locator(".puzzles select").select_option(name)
        expect(player.page.locator(".puzzles .about")).to_contain_text(f", {name}.")


def test_arrows_move_over_the_board(new_player: Callable[..., Player]) -> None:
    player = new_player("desktop", reduced_motion="reduce")
    open_puzzles(player)
    page = player.page
    page.locator(".puzzles .tile").nth(0).focus()
    for key in ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowLeft", "Enter"):
        page.keyboard.press(key)
    expect(page.locator(".puzzles .tile").nth(5)).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Backspace")
    expect(page.locator(".puzzles .tile").nth(5)).to_have_attribute("aria-pressed", "false")


def test_puzzles_work_in_webkit(webkit: Window, site: str) -> None:
    webkit.open(site)
    webkit.click('[data-action="games"]')
    webkit.click('dialog[open] [data-action="puzzles"]')
    webkit.wait(lambda: "Find " in webkit.text(".puzzles .task"))
    for _ in range(3):
        webkit.click('.puzzles [data-action="hint"]')
    webkit.click('.puzzles [data-action="answer"]')
    webkit.wait(lambda: "Right" in webkit.text(".puzzles .verdict"))
