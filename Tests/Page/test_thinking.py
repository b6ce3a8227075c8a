"""Whatever the player does while the page thinks with everything it has is answered soon. How soon exactly is for the
benchmark to say; here, an answer that waits for a search of seconds fails."""

from __future__ import annotations

from typing import Callable

import pytest
from playwright.sync_api import expect

from conftest import SAMPLES
from player import Player

SOON = 2000
"""Milliseconds, on a machine that does other things too. Searches in the background take 2000 at a time."""


@pytest.fixture
def thinking(new_player: Callable[..., Player]) -> Player:
    """The page, some seconds after it has begun to think about a position that it does not soon solve."""
    player = new_player("phone", reduced_motion="reduce")
    player.open()
    player.choose(SAMPLES / "glow-opening.png")
    player.board("glow-opening.png")
    expect(player.best_move).to_have_count(1, timeout=20_000)
    # By now each search takes two seconds.
    player.page.wait_for_timeout(6000)
    expect(player.page.get_by_role("button", name="Stop")).to_have_count(1)
    return player


def spell(player: Player, word: str) -> None:
    player.page.keyboard.press("Escape")
    player.page.keyboard.type(word)
    expect(player.page.locator("letterpress-tray")).to_have_attribute("data-judged", word, timeout=SOON)


def test_answers_while_it_thinks(thinking: Player) -> None:
    player = thinking
    page = player.page
    for word in ["teen", "mire", "tee", "minty"]:
        spell(player, word)
        expect(page.locator("letterpress-tray .judgement")).to_contain_text("takes ", timeout=SOON)
    # The word is judged as its row is.
    best = player.best_move.get_attribute("data-word") or ""
    spell(player, best)
    page.get_by_role("button", name="Stop").click(timeout=SOON)
    expect(page.get_by_role("button", name="Think longer")).to_have_count(1, timeout=SOON)
    rows = page.locator("letterpress-moves .rows .head")
    expect(rows.first).to_contain_text("%")
    effort = page.locator("letterpress-moves .effort").inner_text()
    # Nothing that was still being searched changes what is shown.
    page.wait_for_timeout(2500)
    assert page.locator("letterpress-moves .effort").inner_text() == effort
    page.get_by_role("button", name="Think longer").click()
    expect(page.get_by_role("button", name="Stop")).to_have_count(1, timeout=SOON)
    expect(page.locator("letterpress-moves .effort")).not_to_have_text(effort, timeout=10_000)
    # A move is played, and the new position is thought about at once.
    other = {"red": "blue", "blue": "red"}[player.board().turn]
    page.locator('letterpress-tray [data-action="play"]').click()
    expect(page.locator("[data-letters]")).to_have_attribute("data-turn", other, timeout=SOON)
    expect(player.best_move).to_have_count(1, timeout=SOON)


def test_reads_a_picture_while_it_thinks(thinking: Player) -> None:
    thinking.choose(SAMPLES / "light-midgame.png")
    thinking.board("light-midgame.png", timeout=SOON)
    expect(thinking.best_move).to_have_count(1, timeout=SOON)


def test_what_was_found_is_there_after_the_page_was_hidden(thinking: Player) -> None:
    page = thinking.page
    hide = "hidden => { Object.defineProperty(document, 'hidden', { value: hidden, configurable: true }); document.dispatchEvent(new Event('visibilitychange')) }"
    effort = page.locator("letterpress-moves .effort")
    page.evaluate(hide, True)
    found = effort.inner_text()
    # A search that was running has ended by then.
    page.wait_for_timeout(3000)
    assert effort.inner_text() == found
    page.evaluate(hide, False)
    expect(effort).not_to_have_text(found, timeout=10_000)
    assert int(effort.inner_text().split()[0]) >= int(found.split()[0])
