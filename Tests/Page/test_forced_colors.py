"""With forced colours, as in high-contrast modes, the system replaces the page's colours: what they say must be seen otherwise.

Axe sees no difference between tiles that look the same, so these tests compare pixels.
"""

from __future__ import annotations

import re
from io import BytesIO
from itertools import combinations
from pathlib import Path
from typing import Callable

import pytest
from PIL import Image, ImageChops
from playwright.sync_api import Locator, expect

from player import Player

TILES = "tiles => tiles.map(({ dataset: { tile, kind } }) => [tile, kind])"

CLEAR = 96
"""How much a channel must differ to be seen, of 255."""


@pytest.fixture(params=["light", "dark"])
def player(new_player: Callable[..., Player], request: pytest.FixtureRequest, sample: Path) -> Player:
    player = new_player("desktop", forced_colors="active", color_scheme=request.param, reduced_motion="reduce")
    player.open()
    player.choose(sample)
    player.board(sample.name)
    return player


def picture(element: Locator) -> Image.Image:
    """An element's picture, without the focus and the pointer, which have marks of their own."""
    page = element.page
    page.mouse.move(0, 0)
    page.evaluate("() => document.activeElement?.blur()")
    return Image.open(BytesIO(element.screenshot(animations="disabled"))).convert("RGB")


def difference(one: Image.Image, other: Image.Image) -> int:
    """How many pixels differ clearly."""
    size = min(one.width, other.width), min(one.height, other.height)
    differing = ImageChops.difference(one.crop((0, 0, *size)), other.crop((0, 0, *size)))
    return sum(max(pixel) > CLEAR for pixel in differing.get_flattened_data())


def without_letter(tile: Image.Image) -> Image.Image:
    """A tile's edge: its middle, where the letter is, becomes black."""
    width, height = tile.size
    edge = tile.copy()
    edge.paste(0, (width // 5, height // 5, width - width // 5, height - height // 5))
    return edge


def test_tells_owners_apart(player: Player) -> None:
    # The numbers of the best move mark tiles as well, and go to other tiles while the page thinks.
    expect(player.best_move).to_have_count(1)
    plain = player.page.locator('[role="gridcell"]:not([data-order])')
    while True:
        expect(player.page.locator("letterpress-card[data-thinking]")).to_have_count(0)
        before = plain.evaluate_all(TILES)
        kinds = [kind for _, kind in before]
        first = {kind: kinds.index(kind) for kind in set(kinds)}
        edges = {kind: without_letter(picture(plain.nth(place))) for kind, place in first.items()}
        # If it began to think in between, a place may have become that of another tile.
        if before == plain.evaluate_all(TILES):
            break
    assert len(edges) == 4, "the sample has free tiles, red ones, blue ones and defended blue ones"
    alike = [pair for pair in combinations(edges, 2) if difference(edges[pair[0]], edges[pair[1]]) < 40]
    assert not alike


def test_shows_whose_turn_it_is(player: Player) -> None:
    page = player.page
    chips = page.get_by_role("button", name=re.compile(r"\bha(s|ve) \d+ tiles")).locator(".player")
    before = [picture(chip) for chip in chips.all()]
    assert len(before) == 2
    chips.first.click()
    page.get_by_role("group", name="Whose turn is it?").locator('[aria-pressed="false"]').click()
    expect(page.locator("[data-letters]")).to_have_attribute("data-turn", "blue")
    after = [picture(chip) for chip in chips.all()]
    assert [difference(*pair) > 40 for pair in zip(before, after)] == [True, True]


def test_shows_which_tab_is_selected(player: Player) -> None:
    tab = player.page.get_by_role("tab", name="Moves")
    tab.click()
    selected = picture(tab)
    player.page.get_by_role("tab", name="Words").click()
    assert difference(selected, picture(tab)) > 40
