"""What a player does with a board: corrects it, looks for words, takes advice, plays."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from player import Player


@pytest.fixture
def at_the_board(player: Player, sample: Path) -> Player:
    player.open()
    player.choose(sample)
    player.board(sample.name)
    return player


def panel(player: Player, name: str) -> None:
    player.page.get_by_role("tab", name=name).click()


def test_gives_the_best_move(at_the_board: Player) -> None:
    player = at_the_board
    expect(player.best_move).to_have_count(1, timeout=20_000)
    expect(player.page.get_by_text(re.compile("Play dishwashers: it wins"))).to_be_visible(timeout=30_000)
    word, tiles, chance = (player.best_move.get_attribute(f"data-{name}") for name in ("word", "tiles", "chance"))
    letters = player.board().letters
    assert "".join(letters[int(tile)] for tile in tiles.split(",")) == word
    assert 0 <= float(chance) <= 1


def test_plays_a_word_and_takes_it_back(at_the_board: Player) -> None:
    player = at_the_board
    before = player.board()
    player.page.keyboard.type("dish")
    expect(player.page.locator("letterpress-tray .judgement")).to_contain_text("after")
    player.page.keyboard.press("Enter")
    board = player.page.locator("[data-letters]")
    expect(board).to_have_attribute("data-turn", "blue")
    after = player.board()
    assert after.letters == before.letters
    assert after.owners.lower().count("r") > before.owners.lower().count("r")
    player.page.keyboard.press("Control+z")
    expect(board).to_have_attribute("data-turn", "red")
    assert player.board() == before
    player.page.keyboard.press("Control+Shift+z")
    expect(board).to_have_attribute("data-turn", "blue")
    assert player.board().owners == after.owners


def test_spells_by_tapping(at_the_board: Player) -> None:
    player = at_the_board
    for tile in ("B2", "A3", "C2"):
        cell = player.page.get_by_role("gridcell", name=re.compile(f"^{tile},"))
        cell.tap() if "Mobile" in player.page.evaluate("navigator.userAgent") else cell.click()
    slots = player.page.locator("letterpress-tray .slots button")
    expect(slots).to_have_count(3)
    assert slots.all_inner_texts() == ["D", "I", "S"]
    # The middle one is given back.
    slots.nth(1).click()
    expect(slots).to_have_count(2)
    player.page.get_by_role("button", name="Clear").click()
    expect(slots).to_have_count(0)


def test_says_why_a_word_cannot_be_played(at_the_board: Player) -> None:
    player = at_the_board
    player.page.keyboard.type("dsh")
    expect(player.page.locator("letterpress-tray .judgement")).to_contain_text(re.compile("not .*word", re.IGNORECASE))
    expect(player.page.locator('letterpress-tray [data-action="play"]')).to_be_disabled()


def test_filters_words(at_the_board: Player) -> None:
    player = at_the_board
    panel(player, "Words")
    count = player.page.locator("letterpress-words .count")
    expect(count).to_have_text(re.compile(r"^[\d,]+ words$"), timeout=20_000)
    everything = count.inner_text()
    player.page.get_by_label("Contains").fill("q")
    expect(count).to_have_text(re.compile(r"^0 of "))
    player.page.get_by_label("Contains").fill("x")
    player.page.get_by_label("Starts with").fill("ex")
    expect(count).to_have_text(re.compile(r"^[1-9][\d,]* of "))
    words = player.page.locator("letterpress-words [data-place]").all_inner_texts()
    assert words and all(word.lower().startswith("ex") for word in words)
    assert [len(word) for word in words] == sorted((len(word) for word in words), reverse=True)
    player.page.get_by_label("Contains").fill("")
    player.page.get_by_label("Starts with").fill("")
    expect(count).to_have_text(everything)


def test_scrolls_through_all_words(at_the_board: Player) -> None:
    player = at_the_board
    panel(player, "Words")
    expect(player.page.locator("letterpress-words .count")).to_have_text(re.compile(r"^[\d,]+ words$"), timeout=20_000)
    player.page.locator("letterpress-words .scroller").evaluate("scroller => { scroller.scrollTop = 1e9 }")
    words = player.page.locator("letterpress-words [data-place]")
    expect(words.last).to_have_text(re.compile("^[a-z]{2}$", re.IGNORECASE))
    # Only those that are seen are there.
    assert words.count() < 400
