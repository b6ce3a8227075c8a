"""The list of moves, as it grows and is read."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Callable

import pytest
from playwright.sync_api import Locator, expect

from conftest import SAMPLES
from player import Player
from views import think_first


def test_an_opened_move_stays_the_one_that_was_opened(new_player: Callable[..., Player]) -> None:
    """The search goes on to find better moves, and used to put another one where the open one was."""
    player = new_player("phone", reduced_motion="reduce")
    player.open()
    player.choose(SAMPLES / "glow-opening.png")
    player.board("glow-opening.png")
    heads = player.page.locator("letterpress-moves .rows .head")
    words = player.page.locator("letterpress-moves .rows .word")
    # At once, before the search has found better ones.
    word, before = player.page.evaluate("""async () => {
      const words = () => [...document.querySelectorAll('letterpress-moves .rows .word')].map(element => element.textContent)
      while (!words().length) await new Promise(requestAnimationFrame)
      const head = document.querySelectorAll('letterpress-moves .rows .head')[1]
      head.focus()
      head.click()
      return [words()[1], words()]
    }""")
    expect(player.page.get_by_role("button", name="Think longer")).to_have_count(1)
    assert words.all_inner_texts()[:len(before)] == before
    assert player.page.evaluate("document.activeElement.closest('li').querySelector('.word').textContent") == word
    expect(player.best_move).to_have_attribute("data-word", word.lower())
    expect(heads.nth(1)).to_have_attribute("aria-pressed", "true")
    # Once it is closed and left, the order follows the search again: Page/tests tests that, as here the first answer may already
    # have had the last one's order.
    heads.nth(1).tap()
    expect(player.page.locator('letterpress-moves [aria-pressed="true"]')).to_have_count(0)


SHOWN = """() => ({
  card: document.querySelector('[data-tiles]')?.dataset.tiles,
  said: document.querySelector('letterpress-card .best .word').textContent,
  board: [...document.querySelectorAll('letterpress-board [data-order]')].sort((one, other) => one.dataset.order - other.dataset.order)
    .map(tile => tile.dataset.tile).join(),
  word: [...document.querySelectorAll('letterpress-board [data-order]')].sort((one, other) => one.dataset.order - other.dataset.order)
    .map(tile => tile.querySelector('.letter').textContent).join(''),
  scores: [...document.querySelectorAll('.player .score')].map(score => score.textContent).join(':'),
})"""
"""What card, board and scores show, looked at in one go."""


def finished(player: Player) -> None:
    """From here on, no better move is found."""
    expect(player.page.get_by_role("button", name="Think longer")).to_have_count(1)


def test_board_scores_and_card_show_the_same_move(new_player: Callable[..., Player], sample: Path, profile: str) -> None:
    player = new_player(profile, reduced_motion="reduce")
    page = player.page
    player.open()
    player.choose(sample)
    player.board(sample.name)
    finished(player)
    best = page.evaluate(SHOWN)
    assert best["card"] == best["board"] and best["said"] == best["word"]
    row = page.locator("letterpress-moves .move").nth(2)
    word, after = row.locator(".word").inner_text(), row.locator(".after").inner_text()
    assert word != best["said"]
    row.locator(".head").click()
    opened = page.evaluate(SHOWN)
    assert opened["card"] == opened["board"] and opened["said"] == opened["word"] == word and opened["scores"] == after
    # Where one looks: at the top of the page, without scrolling.
    page.wait_for_function("() => scrollY === 0")
    # The search goes on, and it stays.
    page.get_by_role("button", name="Think longer").evaluate("button => button.click()")
    page.wait_for_timeout(1500)
    page.locator('[data-action="think"]').evaluate("button => button.click()")
    assert page.evaluate(SHOWN)["said"] == word
    # What is pointed at is shown by both, too.
    if profile == "desktop":
        page.keyboard.press("Escape")
        page.locator("letterpress-moves .head").nth(3).hover()
        pointed = page.evaluate(SHOWN)
        assert pointed["card"] == pointed["board"] and pointed["said"] == page.locator("letterpress-moves .word").nth(3).inner_text()
        page.get_by_role("tab", name="Words").click()
        page.locator("letterpress-words [data-place]").nth(5).hover()
        page.wait_for_function("word => document.querySelector('letterpress-card .word').textContent === word.toUpperCase()",
                               arg=page.locator("letterpress-words [data-place]").nth(5).inner_text())
        assert page.evaluate(SHOWN)["word"] == page.evaluate(SHOWN)["said"]
        page.get_by_role("tab", name="Moves").click()
        page.locator("letterpress-moves .head").nth(2).click()
    page.get_by_role("button", name="Back to the best").click()
    page.mouse.move(0, 0)
    back = page.evaluate(SHOWN)
    assert back["card"] == back["board"] and back["said"] == page.locator("letterpress-moves .word").first.inner_text()


def test_an_opened_move_is_played_by_the_button_beside_it(new_player: Callable[..., Player], sample: Path) -> None:
    player = new_player("phone", reduced_motion="reduce")
    page = player.page
    player.open()
    player.choose(sample)
    player.board(sample.name)
    finished(player)
    row = page.locator("letterpress-moves .move").nth(2)
    word = row.locator(".word").inner_text()
    row.locator(".head").tap()
    page.get_by_role("region", name="What to play").get_by_role("button", name="Play", exact=True).tap()
    expect(page.locator(".notices")).to_contain_text(f"You played {word}")


@pytest.mark.parametrize("width, height", [(390, 664), (320, 568)])
def test_reasons_and_hints_are_in_view(new_player: Callable[..., Player], sample: Path, width: int, height: int) -> None:
    player = new_player("phone", viewport={"width": width, "height": height}, reduced_motion="reduce")
    page = player.page
    player.open()
    player.choose(sample)
    player.board(sample.name)
    finished(player)
    page.locator("letterpress-card .best .said").tap()
    reasons = page.locator("letterpress-card .details li")

    def in_view(locator: Locator) -> bool:
        box = locator.bounding_box()
        return bool(box) and box["y"] >= 0 and box["y"] + box["height"] <= height

    assert page.evaluate("scrollY") == 0
    assert in_view(reasons.nth(0)) and in_view(reasons.nth(1))
    think_first(player, True)
    hint = page.get_by_role("button", name="Give me a hint")
    assert in_view(hint)
    hint.tap()
    assert in_view(page.locator("letterpress-card .lead")) and in_view(page.get_by_role("button", name="Show the word"))
    page.get_by_role("button", name="Show the word").tap()
    assert in_view(page.locator("letterpress-card .word")) and in_view(page.get_by_role("button", name="Show the tiles"))


@pytest.mark.parametrize("profile", ["phone", "desktop"])
def test_the_view_of_an_answer_has_at_most_eight_controls(new_player: Callable[..., Player], sample: Path, profile: str) -> None:
    """Besides tiles, tabs and rows."""
    player = new_player(profile)
    page = player.page
    player.open()
    player.choose(sample)
    player.board(sample.name)
    finished(player)
    controls = page.evaluate("""() => [...document.querySelectorAll('button, [role="button"], input, select, a[href], summary, label.primary, label.quiet')]
      .filter(element => element.checkVisibility({ visibilityProperty: true }) && !element.classList.contains('unseen'))
      .filter(element => !element.closest('[role="grid"], [role="tablist"], .rows, .others'))
      .map(element => element.ariaLabel ?? element.textContent)""")
    assert len(controls) <= 8, controls


def test_the_opponents_moves_are_told_from_the_players_side(new_player: Callable[..., Player], sample: Path) -> None:
    """Red's move was said to be good, with red's score first, to a player who is blue; and read aloud as the best move."""
    player = new_player("phone", reduced_motion="reduce")
    player.open()
    player.choose(sample)
    player.board(sample.name)
    moves = player.page.locator("letterpress-moves")
    expect(moves.get_by_role("list", name="Best moves", exact=True)).to_have_count(1)
    player.page.locator(".players").click()
    player.page.get_by_role("dialog").get_by_role("button", name="Blue", exact=True).click()
    expect(moves.get_by_role("list", name="Red may play", exact=True)).to_have_count(1)
    expect(player.page.get_by_role("button", name="Think longer")).to_have_count(1)
    expect(player.page.get_by_role("status").filter(has_text=re.compile("^Red may play: [A-Z]+, you are |^Red may play: [A-Z]+, you lose|"
                                                                         "^Red may play: [A-Z]+, (even|good for you)"))).to_have_count(1)
    row = moves.locator(".rows li").first
    score = row.locator(".after").inner_text()
    assert player.page.locator("letterpress-card .score").inner_text().endswith(f"→ {score}")


def test_a_position_has_the_same_answer_after_a_reload(new_player: Callable[..., Player], sample: Path) -> None:
    player = new_player("phone", reduced_motion="reduce")
    player.open()
    player.choose(sample)
    player.board(sample.name)
    expect(player.page.get_by_role("button", name="Think longer")).to_have_count(1)
    rows = player.page.locator("letterpress-moves .rows li")
    found = rows.all_inner_texts()
    player.wait_until("""() => new Promise(resolve => {
      const opening = indexedDB.open('letterpress')
      opening.onsuccess = () => {
        const reading = opening.result.transaction('settings').objectStore('settings').get('found')
        reading.onsuccess = () => { opening.result.close(); resolve(reading.result?.list.length === 1) }
      }
    })""")
    player.page.reload()
    player.board(sample.name)
    expect(rows).to_have_count(len(found))
    expect(player.page.get_by_role("button", name="Think longer")).to_have_count(1)
    assert rows.all_inner_texts() == found
