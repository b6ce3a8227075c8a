"""The board stands still: it has one size and one place for each window, whatever stands above or below it."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Callable

import pytest
from playwright.sync_api import expect

from player import Player
from views import show

LEAST = {(320, 568): 290, (390, 664): 350, (810, 1080): 700, (568, 320): 240, (1280, 800): 600}
"""Windows, and how wide the board is in them at least."""

STATES = [
    "moves", "spelling", "words", "game", "refusal", "waiting", "played", "question", "think first", "open move", "doubts",
    "reasons", "long refusal", "toast",
]


def show_state(player: Player, state: str) -> None:
    page = player.page
    if state == "doubts":
        show(player, "moves")
        # As after a picture in which nothing was read with certainty.
        page.evaluate("""() => {
          const doubts = document.querySelector('letterpress-doubts')
          doubts.hidden = false
          doubts.querySelector('span').textContent = '12 tiles may be misread'
        }""")
    elif state == "reasons":
        show(player, "moves")
        page.locator("letterpress-card .best .said").click()
        expect(page.locator("letterpress-card .details")).to_be_visible()
    elif state == "long refusal":
        for name in ("holiday", "sunset", "the dog at the sea on the second day"):
            player.give(f"{name}.png", b"not a picture")
        player.refusal()
    elif state == "toast":
        show(player, "moves")
        page.keyboard.type("qqqq")
        expect(page.locator(".toast")).to_contain_text("No Q")
    else:
        show(player, state)


@pytest.mark.parametrize("width, height", LEAST)
def test_the_board_has_one_size_and_place_whatever_is_shown(new_player: Callable[..., Player], width: int, height: int) -> None:
    touch = width < 1000
    player = new_player("phone" if touch else "desktop", viewport={"width": width, "height": height}, reduced_motion="reduce")
    places: dict[tuple[int, ...], list[str]] = {}
    for state in STATES:
        show_state(player, state)
        player.page.evaluate("() => scrollTo(0, 0)")
        player.page.wait_for_timeout(150)
        place = player.page.evaluate("""() => {
          const { x, y, width, height } = document.querySelector('letterpress-board').getBoundingClientRect()
          return [x, y, width, height].map(Math.round)
        }""")
        places.setdefault(tuple(place), []).append(state)
    assert len(places) == 1, places
    (_, top, side, depth), = places
    assert side == depth >= LEAST[width, height]
    assert 0 <= top and top + depth <= height


def test_the_page_is_empty_of_messages_until_there_is_one(new_player: Callable[..., Player]) -> None:
    """On a slow first visit, before any script has come, an empty message used to be drawn; nor was anything said."""
    player = new_player("phone")
    player.expected_errors = ("Failed to load resource",)
    page = player.page
    page.route(re.compile(r"main\.js"), lambda route: None)
    page.goto(player.address, wait_until="commit")
    expect(page.locator(".masthead")).to_be_visible()
    expect(page.locator(".toast")).to_be_hidden()
    expect(page.get_by_text(re.compile("The page is loading"))).to_be_visible()


def test_an_alert_goes_by_itself(new_player: Callable[..., Player], sample: Path) -> None:
    player = new_player("phone")
    player.open()
    player.choose(sample)
    player.board(sample.name)
    player.stop_clock()
    player.give("holiday.png", b"not a picture")
    alert = player.page.locator(".alert")
    expect(alert).to_contain_text("holiday.png")
    player.page.clock.run_for(20_000)
    expect(alert).to_be_visible()
    player.page.clock.run_for(11_000)
    expect(alert).to_be_hidden()


@pytest.mark.parametrize("agent, how", [("iPhone", "volume up"), ("Android", "power and volume down")])
def test_says_how_a_screenshot_is_taken(new_player: Callable[..., Player], agent: str, how: str) -> None:
    player = new_player("phone", user_agent=f"Mozilla/5.0 ({agent}; test)")
    player.open()
    expect(player.page.locator("letterpress-welcome")).to_contain_text(how)
