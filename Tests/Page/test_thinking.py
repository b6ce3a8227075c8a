"""Whatever the player does while the page thinks with everything it has is answered soon. How soon exactly is for the
benchmark to say: here, the searches in the background take ten minutes, and whoever waited for one would not be answered in time."""

from __future__ import annotations

import re
from typing import Callable

import pytest
from playwright.sync_api import expect

from conftest import SAMPLES
from player import Player

LONG_SEARCHES = """(() => {
  globalThis.longSearches = 0
  const { postMessage } = Worker.prototype
  Worker.prototype.postMessage = function (message, ...rest) {
    // The first, short ones find a move.
    if (message.name === 'think' && message.request.milliseconds >= 250) {
      message = { ...message, request: { ...message.request, milliseconds: 600_000 } }
      longSearches++
    }
    return postMessage.call(this, message, ...rest)
  }
})()"""


@pytest.fixture
def phone(new_player: Callable[..., Player]) -> Player:
    return new_player("phone", reduced_motion="reduce")


def begin(player: Player, then: str = "() => {}") -> None:
    """Shows a position that the page does not soon solve, and does something as soon as there is a first move."""
    player.open()
    player.choose(SAMPLES / "glow-opening.png")
    # Within the page: on a busy machine, the search could end before a test hears of its first move.
    player.page.evaluate(f"""async () => {{
      const then = {then}
      while (!document.querySelector('[data-word]')) await new Promise(requestAnimationFrame)
      document.querySelector('letterpress-card .said').click()
      then()
    }}""")


@pytest.fixture
def thinking(phone: Player) -> Player:
    """The page in the middle of a search that takes ten minutes."""
    phone.context.add_init_script(LONG_SEARCHES)
    begin(phone)
    phone.page.wait_for_function("() => longSearches > 0")
    return phone


def spell(player: Player, word: str) -> None:
    player.page.keyboard.press("Escape")
    player.page.keyboard.type(word)
    expect(player.page.locator("letterpress-tray")).to_have_attribute("data-judged", word)
    expect(player.page.locator("letterpress-tray .judgement")).to_contain_text("takes ")


def test_answers_while_it_thinks(thinking: Player) -> None:
    player = thinking
    for word in ["teen", "mire", "tee", "minty"]:
        spell(player, word)
    spell(player, player.best_move.get_attribute("data-word") or "")
    # A move is played, and the new position is thought about at once.
    other = {"red": "blue", "blue": "red"}[player.board().turn]
    searches = player.page.evaluate("() => longSearches")
    player.page.locator('letterpress-tray [data-action="play"]').click()
    expect(player.page.locator("[data-letters]")).to_have_attribute("data-turn", other)
    player.page.wait_for_function("before => longSearches > before", arg=searches)
    expect(player.best_move).to_have_count(1)


def test_reads_a_picture_while_it_thinks(thinking: Player) -> None:
    thinking.choose(SAMPLES / "light-midgame.png")
    thinking.board("light-midgame.png")
    expect(thinking.best_move).to_have_count(1)


def test_stops_at_once_and_thinks_on(phone: Player) -> None:
    begin(phone, "() => document.querySelector('letterpress-moves [data-action=think]').click()")
    page = phone.page
    effort = page.locator("letterpress-card .details li").last
    expect(page.get_by_role("button", name="Think longer")).to_have_count(1)
    found = (effort.text_content() or "")
    # Nothing that was still being searched changes what is shown.
    page.wait_for_timeout(2500)
    assert (effort.text_content() or "") == found
    page.get_by_role("button", name="Think longer").click()
    expect(page.get_by_role("button", name="Stop")).to_have_count(1)
    expect(effort).not_to_have_text(found)


def depth(effort: str) -> int:
    return int(re.search(r"(\d+) moves? ahead", effort)[1])


def test_what_was_found_is_there_after_the_page_was_hidden(phone: Player) -> None:
    hide = "(hidden = true) => { Object.defineProperty(document, 'hidden', { value: hidden, configurable: true }); document.dispatchEvent(new Event('visibilitychange')) }"
    begin(phone, hide)
    page = phone.page
    effort = page.locator("letterpress-card .details li").last
    found = (effort.text_content() or "")
    # A search that was running has ended by then.
    page.wait_for_timeout(3000)
    assert (effort.text_content() or "") == found
    page.evaluate(hide, False)
    expect(effort).not_to_have_text(found)
    assert depth(effort.text_content() or "") >= depth(found)
