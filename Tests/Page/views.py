"""The page's views and how to reach them, for tests of each view."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import expect

from player import Player

VIEWS = ["welcome", "moves", "spelling", "words", "game", "tile", "games", "settings", "share", "keys", "refusal"]


def show(player: Player, view: str, sample: Path) -> None:
    """Shows a view, whatever the page showed before."""
    page = player.page
    if view == "welcome":
        player.open()
        expect(page.locator("[data-sample]").first).to_be_visible()
        return
    board = page.locator("[data-letters]")
    if board.count() == 0 or not board.first.is_visible():
        if not page.url.startswith(player.address):
            player.open()
        player.choose(sample)
        player.board(sample.name)
    close_dialogs(player)
    if view in ("moves", "words", "game"):
        page.get_by_role("tab", name=view.capitalize()).click()
    if view == "moves":
        expect(page.locator("letterpress-moves .rows .head").first).to_be_visible(timeout=30_000)
    elif view == "spelling":
        expect(player.best_move).to_have_count(1, timeout=30_000)
        page.keyboard.type(player.best_move.get_attribute("data-word") or "")
        expect(page.locator("letterpress-tray .judgement")).to_contain_text("takes ")
    elif view == "words":
        expect(page.locator("letterpress-words .count")).to_have_text(re.compile(r"^[\d,]+ words$"), timeout=20_000)
    elif view == "tile":
        page.get_by_role("button", name="Correct tiles").click()
        page.get_by_role("gridcell", name=re.compile("^C1,")).click()
    elif view in ("games", "keys"):
        page.get_by_role("button", name={"games": "Games", "keys": "Keys and help"}[view]).click()
    elif view == "settings":
        page.get_by_role("button", name="Games").click()
        page.get_by_role("dialog").get_by_role("button", name="Settings").click()
    elif view == "share":
        page.get_by_role("tab", name="Game").click()
        page.get_by_role("button", name="Share").click()
    elif view == "refusal":
        player.give("holiday.png", b"not a picture")
        player.refusal()
    if view in ("tile", "games", "settings", "share", "keys"):
        expect(page.get_by_role("dialog")).to_be_visible()


def close_dialogs(player: Player) -> None:
    if player.page.locator("dialog[open]").count():
        player.page.keyboard.press("Escape")
        expect(player.page.locator("dialog[open]")).to_have_count(0)
    player.page.keyboard.press("Escape")
