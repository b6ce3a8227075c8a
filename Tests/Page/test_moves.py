"""The list of moves, as it grows and is read."""

from __future__ import annotations

from typing import Callable

from playwright.sync_api import expect

from conftest import SAMPLES
from player import Player


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
    expect(player.page.locator("letterpress-moves").get_by_role("button", name=f"Play {word}", exact=True)).to_be_visible()
    expect(heads.nth(1)).to_have_attribute("aria-expanded", "true")
    # Once it is closed and left, the order follows the search again: Page/tests tests that, as here the first answer may already
    # have had the last one's order.
    heads.nth(1).tap()
    expect(player.page.locator('letterpress-moves [aria-expanded="true"]')).to_have_count(0)
