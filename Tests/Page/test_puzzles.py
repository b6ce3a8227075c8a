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
    # The board, what is said and the buttons are in the first view.
    for part in ("letterpress-board", ".said", '[data-action="hint"]', '[data-action="answer"]', '[data-action="next"]'):
        box = dialog.locator(part).bounding_box()
        assert box and box["y"] >= 0 and box["y"] + box["height"] <= height, (part, box)
    dialog.get_by_role("button", name="Hint", exact=True).click()
    expect(dialog.locator(".hint")).to_contain_text("letters and takes")
    # The second hint points at tiles.
    expect(dialog.locator("[data-tile-use]")).to_have_count(0)
    dialog.get_by_role("button", name="Another hint").click()
    expect(dialog.locator(".hint")).to_contain_text("takes the marked tiles")
    expect(dialog.locator('[data-tile-use="use"]')).not_to_have_count(0)
    dialog.get_by_role("button", name="Show it").click()
    expect(spelled(dialog)).not_to_have_count(0)
    owners = dialog.locator("letterpress-board").get_attribute("data-owners") or ""
    dialog.get_by_role("button", name="Answer").click()
    expect(dialog.locator(".verdict")).to_contain_text("Right")
    # The tiles change hands, and what is left to do is to go on.
    expect(dialog.locator("letterpress-board")).not_to_have_attribute("data-owners", owners)
    expect(dialog.get_by_role("button", name="Answer")).to_be_hidden()
    # Whoever looked at the solution has not solved it.
    expect(dialog.locator(".about")).to_contain_text("Solved: 0.")
    dialog.get_by_role("button", name="Next puzzle").click()
    expect(dialog).not_to_have_attribute("data-number", str(number))
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize("width, height, side", [(320, 568, 280), (375, 553, 267), (390, 664, 350), (1280, 800, 480)])
def test_nothing_moves_and_what_is_said_stays_in_sight(new_player: Callable[..., Player], width: int, height: int, side: int) -> None:
    player = new_player("desktop", viewport={"width": width, "height": height}, reduced_motion="reduce")
    page = player.page
    page.goto(f"{player.address}#puzzle=17")
    dialog = page.locator("dialog.puzzles")
    expect(dialog.locator(".about")).to_contain_text("Puzzle 17 of ")
    answer = dialog.get_by_role("button", name="Answer")

    def places() -> list[float]:
        boxes = [dialog.locator(part).bounding_box() for part in ("letterpress-board", ".actions")]
        assert boxes[0] and boxes[1] and boxes[1]["y"] + boxes[1]["height"] <= height, boxes
        # In one row, whatever they say.
        assert boxes[1]["height"] < 60, boxes
        said = dialog.locator(".said").bounding_box()
        assert said and said["y"] + said["height"] <= boxes[1]["y"], "the buttons cover what is said"
        return [boxes[0]["y"], boxes[0]["width"], boxes[1]["y"]]

    first = places()
    assert first[1] >= side
    if width > 375:
        about = dialog.locator(".about").bounding_box()
        assert about and about["y"] + about["height"] <= height
    # A hint is seen although a word is spelled that the list lacks, with which one cannot answer.
    page.keyboard.type("bk")
    expect(dialog.locator(".verdict")).to_have_text("BK isn't a word.")
    expect(answer).to_have_attribute("aria-disabled", "true")
    dialog.get_by_role("button", name="Hint", exact=True).click()
    expect(dialog.locator(".hint")).to_have_text("It has 8 letters and takes 7 red tiles.")
    expect(dialog.locator(".verdict")).to_have_text("BK isn't a word.")
    assert places() == first
    # A wrong word is judged with a reason.
    dialog.get_by_role("button", name="Clear", exact=True).click()
    page.keyboard.type("desk")
    expect(dialog.locator(".verdict")).to_have_text(re.compile(r"^Takes [^;]+\.$"))
    answer.click()
    expect(dialog.locator(".verdict")).to_have_text(re.compile("^No: this does not win within 3 turns. Takes "))
    assert dialog.get_attribute("data-solved") is None
    assert places() == first
    dialog.get_by_role("button", name="Another hint").click()
    dialog.get_by_role("button", name="Show it").click()
    expect(dialog.locator(".hint")).to_contain_text("DESKTOPS")
    assert places() == first
    # The word stays in sight, and why it is not counted is said.
    answer.click()
    expect(dialog.locator(".verdict")).to_have_text(re.compile("^Right. .* It was shown, so it does not count.$"))
    assert "".join(dialog.locator("letterpress-tray .letter").all_inner_texts()) == "DESKTOPS"
    assert places() == first


def test_a_frame_round_a_tile_is_for_the_keyboard(new_player: Callable[..., Player]) -> None:
    page = (player := new_player("phone", reduced_motion="reduce")).page
    page.goto(f"{player.address}#puzzle=17")
    expect(page.locator("dialog.puzzles .about")).to_contain_text("Puzzle 17 of ")
    outline = "() => document.activeElement.matches('.tile') && getComputedStyle(document.activeElement).outlineStyle"
    assert page.evaluate(outline) == "none"
    page.keyboard.press("ArrowRight")
    assert page.evaluate(outline) == "solid"


def test_a_link_to_no_puzzle_says_so(new_player: Callable[..., Player]) -> None:
    player = new_player("desktop", reduced_motion="reduce")
    solve(player)
    page = player.page
    dialog = page.locator("dialog.puzzles")
    page.evaluate("() => { location.hash = '#puzzle=9999' }")
    expect(dialog.locator(".verdict")).to_have_text("There is no puzzle 9999: this is another one.")
    expect(dialog.get_by_role("button", name="Answer")).to_be_visible()
    page.evaluate("() => { location.hash = '#puzzle=abc' }")
    # What is said of the link would be below the dialog.
    expect(dialog).to_be_hidden()
    expect(page.get_by_role("alert")).to_contain_text("This link is broken")


def spelled(dialog):
    """The tiles of the word that is spelled."""
    return dialog.locator("letterpress-tray .slot")


def test_no_puzzle_comes_twice_in_a_sitting(new_player: Callable[..., Player]) -> None:
    player = new_player("desktop", reduced_motion="reduce")
    open_puzzles(player)
    page = player.page
    dialog = page.locator("dialog.puzzles")
    seen: list[str] = []
    for _ in range(6):
        number = dialog.get_attribute("data-number") or ""
        seen.append(number)
        dialog.get_by_role("button", name="Skip").click()
        expect(dialog).not_to_have_attribute("data-number", number)
    # Nor after the page was opened anew.
    player.wait_until_keeps("settings", "puzzles", "({ seen }) => seen.length === 6")
    page.reload()
    open_puzzles(player)
    seen.append(dialog.get_attribute("data-number") or "")
    assert len(set(seen)) == 7, seen


def test_letters_spell_and_a_slide_does(new_player: Callable[..., Player]) -> None:
    player = new_player("desktop", reduced_motion="reduce")
    open_puzzles(player)
    page = player.page
    dialog = page.locator("dialog.puzzles")
    letters = dialog.locator("letterpress-board").get_attribute("data-letters") or ""
    page.keyboard.type(letters[0] + letters[7])
    expect(spelled(dialog)).to_have_count(2)
    page.keyboard.press("Backspace")
    expect(spelled(dialog)).to_have_count(1)
    # The first press clears the word, the second closes.
    page.keyboard.press("Escape")
    expect(spelled(dialog)).to_have_count(0)
    tiles = dialog.locator("letterpress-board .tile")
    tiles.nth(10).hover()
    page.mouse.down()
    for tile in (11, 12):
        tiles.nth(tile).hover()
    page.mouse.up()
    expect(spelled(dialog)).to_have_count(3)
    page.keyboard.press("Escape")
    expect(dialog).to_be_visible()
    page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()
    # What was spelled there is not spelled on the page's own board.
    expect(page.locator("letterpress-tray .slot")).to_have_count(0)


def test_a_link_leads_to_a_puzzle(new_player: Callable[..., Player]) -> None:
    player = new_player("desktop", reduced_motion="reduce")
    page = player.page
    page.goto(f"{player.address}#puzzle=17")
    expect(page.locator("dialog.puzzles .about")).to_contain_text("Puzzle 17 of ")
    assert "#" not in page.url


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
        dialog.locator("letterpress-board .tile").nth(tile).click()
    assert "".join(dialog.locator("letterpress-tray .letter").all_inner_texts()) == word.upper()
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


def test_what_was_done_is_shared_without_the_word(new_player: Callable[..., Player]) -> None:
    player = new_player("desktop", reduced_motion="reduce")
    player.context.grant_permissions(["clipboard-read", "clipboard-write"])
    number = solve(player)
    dialog = player.page.locator("dialog.puzzles")
    dialog.get_by_role("button", name="Share").click()
    expect(player.page.locator(".toast")).to_contain_text("The text was copied.")
    # It covers no button.
    toast = player.page.locator(".toast").bounding_box()
    actions = dialog.locator(".actions").bounding_box()
    header = dialog.locator("header").bounding_box()
    assert toast and actions and header
    assert header["y"] + header["height"] <= toast["y"] and toast["y"] + toast["height"] <= actions["y"]
    text = player.page.evaluate("() => navigator.clipboard.readText()")
    assert re.search(rf"^Letterpress puzzle {number} \(\w+\): solved without a hint, at the first try\. And you\?\n.*#puzzle={number}$", text), text


def test_puzzles_work_in_webkit(webkit: Window, site: str) -> None:
    webkit.open(site)
    webkit.click('[data-action="games"]')
    webkit.click('dialog[open] [data-action="puzzles"]')
    webkit.wait(lambda: "Find " in webkit.text(".puzzles .task"))
    for _ in range(3):
        webkit.click('.puzzles [data-action="hint"]')
    webkit.click('.puzzles [data-action="answer"]')
    webkit.wait(lambda: "Right" in webkit.text(".puzzles .verdict"))
