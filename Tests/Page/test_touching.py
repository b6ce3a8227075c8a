"""Touches on the board and in the tray: sliding, dragging, lost touches, too many fingers.

Touches are sent by Chromium's own protocol, and the page's clock runs only when told to, so that the machine's speed does
not matter.
"""

from __future__ import annotations

from pathlib import Path
from typing import Callable

import pytest
from playwright.sync_api import Locator, expect

from player import Player

Point = tuple[float, float]


class Hand:
    """Fingers on a phone."""

    def __init__(self, player: Player) -> None:
        self.page = player.page
        self.session = player.context.new_cdp_session(player.page)
        self.fingers: dict[int, Point] = {}
        player.stop_clock()
        self.page.evaluate("""() => addEventListener(
          'pointermove', ({ clientX, clientY }) => { globalThis.touched = [clientX, clientY] }, true)""")

    def down(self, point: Point, finger: int = 0) -> None:
        self.fingers[finger] = point
        self._send("touchStart")

    def move(self, point: Point, finger: int = 0) -> None:
        self.fingers[finger] = point
        self._send("touchMove")
        # The browser delivers moves with its next frame.
        self.page.wait_for_function(
            "point => globalThis.touched?.every((value, axis) => Math.abs(value - point[axis]) < 2)", arg=list(point))

    def up(self, finger: int = 0) -> None:
        del self.fingers[finger]
        self._send("touchEnd")

    def lose(self) -> None:
        """Cancels the touch, as the system does for an incoming call."""
        self.fingers.clear()
        self._send("touchCancel")

    def rest(self, milliseconds: int = 200) -> None:
        """Lets time pass: a tile released then was not flicked, and one that was only touched can be dragged."""
        self.page.clock.run_for(milliseconds)

    def _send(self, kind: str) -> None:
        points = [{"id": finger, "x": x, "y": y} for finger, (x, y) in self.fingers.items()]
        self.session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})


SMALL = {"viewport": {"width": 320, "height": 568}}


@pytest.fixture
def phone(new_player: Callable[..., Player], sample: Path) -> Player:
    player = new_player("phone")
    player.open()
    player.choose(sample)
    player.board(sample.name)
    # The picture has dissolved into the board.
    expect(player.page.locator(".arrival")).to_have_count(0)
    return player


@pytest.fixture
def hand(phone: Player) -> Hand:
    return Hand(phone)


@pytest.fixture
def small_phone(new_player: Callable[..., Player], sample: Path) -> Player:
    player = new_player("phone", reduced_motion="reduce", **SMALL)
    player.open()
    player.choose(sample)
    player.board(sample.name)
    expect(player.page.locator(".arrival")).to_have_count(0)
    return player


def middle(element: Locator, x: float = 0.5) -> Point:
    box = element.bounding_box()
    assert box
    return box["x"] + box["width"] * x, box["y"] + box["height"] / 2


def tile(player: Player, name: str) -> Point:
    return middle(player.page.locator(f'letterpress-board [aria-label^="{name},"]'))


def slots(player: Player) -> Locator:
    return player.page.locator("letterpress-tray .slots button")


def tray(player: Player) -> Point:
    return middle(player.page.locator("letterpress-tray"))


def nothing_half_done(player: Player) -> None:
    expect(player.page.locator(".dragged")).to_have_count(0)
    expect(player.page.locator(".away")).to_have_count(0)
    expect(player.page.get_by_role("dialog")).to_have_count(0)


def test_spells_by_sliding(phone: Player, hand: Hand) -> None:
    hand.down(tile(phone, "B3"))
    hand.move(tile(phone, "C3"))
    hand.move(tile(phone, "C2"))
    expect(slots(phone)).to_have_text(["U", "W", "S"])
    # Back onto the one before: the last is removed.
    hand.move(tile(phone, "C3"))
    expect(slots(phone)).to_have_text(["U", "W"])
    hand.up()
    expect(slots(phone)).to_have_text(["U", "W"])
    nothing_half_done(phone)


def lift(player: Player, hand: Hand, name: str) -> None:
    """Holds a tile on the board until it can be dragged."""
    x, y = tile(player, name)
    hand.down((x, y))
    hand.rest(300)
    hand.move((x + 20, y + 20))
    expect(player.page.locator(".dragged")).to_have_count(1)


def drag_to_tray(player: Player, hand: Hand, name: str) -> None:
    lift(player, hand, name)
    # To the right of all other tiles.
    box = player.page.locator("letterpress-tray").bounding_box()
    assert box
    hand.move((box["x"] + box["width"] - 20, box["y"] + 20))
    hand.rest()
    hand.up()


def test_drags_tiles_to_the_tray_and_reorders_them(phone: Player, hand: Hand) -> None:
    drag_to_tray(phone, hand, "B2")
    expect(slots(phone)).to_have_text(["D"])
    drag_to_tray(phone, hand, "A3")
    expect(slots(phone)).to_have_text(["D", "I"])
    drag_to_tray(phone, hand, "C2")
    expect(slots(phone)).to_have_text(["D", "I", "S"])
    nothing_half_done(phone)
    # The last to the front.
    hand.down(middle(slots(phone).nth(2)))
    hand.move(middle(slots(phone).nth(1)))
    hand.move(middle(slots(phone).nth(0), 0.1))
    hand.rest()
    hand.up()
    expect(slots(phone)).to_have_text(["S", "D", "I"])
    # A tile dropped elsewhere leaves the word.
    hand.down(middle(slots(phone).nth(1)))
    hand.move(tile(phone, "C4"))
    hand.move(tile(phone, "C2"))
    hand.rest()
    hand.up()
    expect(slots(phone)).to_have_text(["S", "I"])
    nothing_half_done(phone)


def test_a_lost_touch_leaves_nothing_half_done(phone: Player, hand: Hand) -> None:
    hand.down(tile(phone, "B2"))
    hand.move(tile(phone, "C2"))
    expect(slots(phone)).to_have_text(["D", "S"])
    hand.lose()
    expect(slots(phone)).to_have_count(0)
    # A tile on its way to the tray goes back.
    lift(phone, hand, "B2")
    hand.move(tray(phone))
    hand.lose()
    expect(slots(phone)).to_have_count(0)
    nothing_half_done(phone)
    # A tile that was only touched does not open, however much time passes.
    hand.down(tile(phone, "B2"))
    hand.lose()
    hand.rest(2000)
    nothing_half_done(phone)


def test_a_second_finger_changes_nothing(phone: Player, hand: Hand) -> None:
    drag_to_tray(phone, hand, "C2")
    expect(slots(phone)).to_have_text(["S"])
    lift(phone, hand, "B2")
    hand.move(tray(phone))
    hand.down(tile(phone, "D4"), finger=1)
    hand.move(tile(phone, "D5"), finger=1)
    hand.up(finger=1)
    hand.rest()
    hand.up()
    expect(slots(phone)).to_have_text(["S"])
    nothing_half_done(phone)
    # The next touch works normally.
    hand.down(tile(phone, "B2"))
    hand.up()
    expect(slots(phone)).to_have_text(["S", "D"])


def swipe(player: Player, hand: Hand, start: Point, by: Point, steps: int = 8) -> None:
    """A finger that goes on and on, as browsers want it before they scroll."""
    hand.down(start)
    for step in range(1, steps + 1):
        hand.fingers[0] = (start[0] + by[0] * step / steps, start[1] + by[1] * step / steps)
        hand._send("touchMove")
        hand.rest(16)
    hand.up()


def scrolled(player: Player) -> float:
    return player.page.evaluate("scrollY")


@pytest.mark.parametrize("begun", [[], ["D4"]])
def test_a_swipe_up_or_down_scrolls_and_spells_nothing(small_phone: Player, begun: list[str]) -> None:
    player = small_phone
    hand = Hand(player)
    for name in begun:
        hand.down(tile(player, name))
        hand.up()
    x, y = tile(player, "C3")
    swipe(player, hand, (x, y), (12, -200))
    player.page.wait_for_function("() => scrollY > 60")
    expect(slots(player)).to_have_count(len(begun))
    before = scrolled(player)
    x, y = tile(player, "C4")
    swipe(player, hand, (x, y), (-8, 150))
    player.page.wait_for_function("before => scrollY < before - 40", arg=before)
    expect(slots(player)).to_have_count(len(begun))
    nothing_half_done(player)


def test_a_slide_to_the_side_spells_and_does_not_scroll(small_phone: Player) -> None:
    player = small_phone
    hand = Hand(player)
    expect(slots(player)).to_have_count(0)
    hand.down(tile(player, "B2"))
    hand.move(tile(player, "C2"))
    # Once it spells, it goes everywhere.
    for name in ("C3", "C4", "B5"):
        hand.move(tile(player, name))
    hand.up()
    expect(slots(player)).to_have_count(5)
    assert scrolled(player) == 0


def test_a_tile_that_is_held_is_dragged_up_and_down(small_phone: Player) -> None:
    player = small_phone
    hand = Hand(player)
    x, y = tile(player, "C2")
    hand.down((x, y))
    hand.rest(300)
    expect(player.page.locator("[data-held]")).to_have_count(1)
    for step in range(1, 6):
        hand.move((x, y + 30 * step))
    expect(player.page.locator(".dragged")).to_have_count(1)
    hand.rest()
    hand.up()
    assert scrolled(player) == 0
    nothing_half_done(player)


def test_a_held_tile_opens_and_changes_nothing(small_phone: Player) -> None:
    """The tap that opens the sheet ends where the sheet's buttons are by then."""
    player = small_phone
    before = player.board()
    session = player.context.new_cdp_session(player.page)
    dialog = player.page.get_by_role("dialog")
    for index in range(2, 25, 5):
        x, y = middle(player.page.locator(f'letterpress-board [data-tile="{index}"]'))
        session.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
        expect(dialog).to_be_visible()
        session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        # Until its click has come.
        player.page.wait_for_timeout(60)
        expect(dialog).to_be_visible()
        assert player.board() == before, index
        dialog.get_by_role("button", name="Close").tap()
        expect(dialog).to_have_count(0)
    assert player.page.locator('[data-action="undo"]').is_disabled()


def test_only_the_keyboard_shows_where_the_focus_is(small_phone: Player) -> None:
    player = small_phone
    hand = Hand(player)
    ring = """() => [...document.querySelectorAll(':focus-visible')]
      .map(element => getComputedStyle(element)).filter(({ outlineStyle }) => outlineStyle !== 'none').length"""
    hand.down(tile(player, "C3"))
    hand.up()
    expect(slots(player)).to_have_count(1)
    assert player.page.evaluate(ring) == 0
    # A dialog gives the focus to one of its buttons, and back.
    player.page.get_by_role("button", name="Games").tap()
    dialog = player.page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    assert player.page.evaluate(ring) == 0
    dialog.get_by_role("button", name="Close").tap()
    expect(dialog).to_have_count(0)
    assert player.page.evaluate(ring) == 0
    player.page.keyboard.press("Tab")
    assert player.page.evaluate(ring) == 1
