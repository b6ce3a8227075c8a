"""What the browser keeps, as earlier versions kept it and in any shape: the page starts, and no game takes the others away."""

from __future__ import annotations

import json
import zlib
from typing import Callable

import pytest
from playwright.sync_api import Page, expect

from kept import KEPT, READ, WRITE
from player import Player
from views import open_settings

SETTINGS = ("page", "templates", "words", "marks", "waiting", "place", "puzzles")
SHAPES = (
    None, True, 0, -1, 1e300, "", "x", [], [None], [[{}]], {}, {"templates": {}, "solved": 1, "name": [], "text": "x", "gameId": {}},
    {"templates": [None], "missed": [1], "spelling": "x", "id": None}, {"version": 2}, {"x": {"y": {"z": []}}},
)


def recorded(file: str = "0.1.0.json") -> dict:
    return json.loads((KEPT / file).read_text())


def listed(tables: dict) -> int:
    """How many games are there and were not removed."""
    return len([game for game in tables["games"].values() if "nodes" in game and "removed" not in game])


def recent(page: Page):
    return page.locator("letterpress-welcome .recent button")


def start_with(page: Page, tables: dict) -> None:
    """Opens the page with what is kept."""
    page.evaluate(WRITE, tables)
    page.reload()


@pytest.mark.parametrize("file", sorted(file.name for file in KEPT.iterdir()))
def test_what_earlier_versions_kept_is_there(new_player: Callable[..., Player], file: str) -> None:
    player, tables = new_player("phone"), recorded(file)
    player.open()
    start_with(player.page, tables)
    shown = tables["games"][tables["settings"]["page"]["gameId"]]
    expect(player.page.locator("[data-letters]")).to_have_attribute("data-letters", shown["nodes"][shown["current"]]["position"]["letters"])
    # The picture that waited has been read, and joined its game.
    player.wait_until_keeps("games", next(iter(tables["games"])), "({ pictures }) => pictures.length === 4")
    player.page.locator('[data-action="games"]').click()
    expect(player.page.locator("letterpress-games .games li")).to_have_count(listed(tables))
    expect(player.page.locator('[role="alert"]')).to_be_empty()


def test_starts_whatever_shape_a_kept_value_has(new_player: Callable[..., Player]) -> None:
    player, tables = new_player("desktop"), recorded()
    page = player.page
    player.open()
    for shape in SHAPES:
        start_with(page, tables | {"settings": {key: shape for key in SETTINGS}})
        expect(recent(page), json.dumps(shape)).to_have_count(listed(tables))
        # The last part of the start is over.
        expect(page.locator('[role="alert"]'), json.dumps(shape)).to_contain_text("newer version" if shape == {"version": 2} else "damaged")
        kept = page.evaluate(READ)["settings"]
        assert shape in kept.values(), shape
    player.choose(KEPT.parents[2] / "Page/samples/dark-midgame.png")
    player.board("dark-midgame.png")


def file_of(*games: object) -> bytes:
    """A file of games, as the page saves it."""
    contents = json.dumps({"games": games, "settings": {}, "templates": [], "words": "", "marks": "", "parts": []}).encode()
    return f"letterpress-games 1 {len(contents)} {zlib.crc32(contents)}\n".encode() + contents


def test_a_hostile_game_does_not_take_the_list_away(new_player: Callable[..., Player]) -> None:
    player, tables = new_player("phone"), recorded()
    page = player.page
    player.open()
    start_with(page, {"games": tables["games"], "settings": {}})
    own = recent(page)
    expect(own).to_have_count(listed(tables))
    whole = next(game for game in tables["games"].values() if game.get("pictures"))
    colourless = whole | {"id": "hostile", "changed": 1795000000000, "pictures": [whole["pictures"][0] | {"colors": {}}]}
    open_settings(player)
    page.locator('input[name="games"]').set_input_files([{"name": "all.games", "mimeType": "", "buffer": file_of(colourless)}])
    assert player.refusal() == "all.games: it is damaged (games[0].pictures[0].colors.free is missing), so nothing was taken from it."
    page.reload()
    expect(own).to_have_count(listed(tables))
    # An earlier version took it, and a browser may have damaged another one.
    start_with(page, {"games": tables["games"] | {"hostile": colourless, "none": None, "endless": whole | {"id": "endless", "changed": 1e300}}})
    expect(own).to_have_count(listed(tables))
    expect(page.locator('[role="alert"]')).to_contain_text("3 games could not be opened")
    page.locator('[data-action="games"]').click()
    expect(page.locator("letterpress-games .games li")).to_have_count(listed(tables))
    assert set(page.evaluate(READ)["games"]) >= {"hostile", "none", "endless"}


def test_a_game_that_cannot_be_drawn_can_be_deleted_and_the_others_are_there(new_player: Callable[..., Player]) -> None:
    player, tables = new_player("desktop"), recorded()
    page = player.page
    # Only the day of older games is written in this way.
    page.add_init_script("Date.prototype.toLocaleDateString = () => { throw new Error('not drawn') }")
    player.open()
    ids = [id for id, game in tables["games"].items() if "removed" not in game]
    start_with(page, {"games": {id: tables["games"][id] | {"changed": 1e12} if id == ids[0] else tables["games"][id] | {"changed": page.evaluate("() => Date.now()")}
                                for id in ids}, "settings": {}})
    expect(recent(page)).to_have_count(2)
    page.locator('[data-action="games"]').click()
    games = page.locator("letterpress-games .games li")
    expect(games).to_have_count(2)
    expect(games.first).to_contain_text("just now")
    expect(games.last).to_contain_text("A game that cannot be shown")
    page.get_by_role("button", name="Delete A game that cannot be shown").click()
    expect(games).to_have_count(1)
    assert player.faults and all("not drawn" in fault for fault in player.faults)
    player.faults.clear()
