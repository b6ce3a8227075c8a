"""The page's views and how to reach them, for tests of each view."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Locator, expect

from conftest import SAMPLES
from pictures import AFTER, BEFORE, later
from player import PATIENCE, Player

TOUCH_SIZES = [(320, 568), (390, 664), (568, 320), (810, 1080), (834, 1194)]
"""Phones, the second as Safari shows it on an iPhone, one of them on its side; tablets."""
DESKTOP_SIZES = [(1280, 800), (2560, 1440)]
SIZES = TOUCH_SIZES + DESKTOP_SIZES

VIEWS = [
    "welcome", "moves", "spelling", "words", "game", "tile", "games", "settings", "share", "keys", "refusal",
    "waiting", "played", "undone", "question", "think first", "open move", "your words", "opponent", "puzzles", "review",
]

SAMPLE = SAMPLES / "light-midgame.png"
OTHER_GAME = SAMPLES / "forest-midgame.png"
REVIEWED = """\
isvapnnrbzyptprrvibpdmffv br.b.b...b..r.b..b...b... red ins,nazi,art,inarm
red infirmary A1 A2 C5 C4 C2 B5 D1 E3 A3
blue pyramidist E1 A3 C2 D1 B5 A1 A5 C4 B1 C3
red vizards C1 C4 E2 D1 C2 A5 B1
"""
"""A game that both could have won."""


REVIEW_PATIENCE = 3 * PATIENCE
"""A review searches long at each move."""


def show(player: Player, view: str, sample: Path = SAMPLE) -> None:
    """Shows a view, whatever the page showed before."""
    page = player.page
    leave(player, sample)
    player.view = view
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
        expect(player.best_move).to_have_count(1)
    elif view == "spelling":
        expect(player.best_move).to_have_count(1)
        page.keyboard.type(player.best_move.get_attribute("data-word") or "")
        expect(page.locator("letterpress-tray .judgement")).to_contain_text("takes ")
    elif view == "words":
        expect(page.locator("letterpress-words .count")).to_have_text(re.compile(r"^[\d,]+ words$"))
    elif view == "tile":
        page.get_by_role("gridcell", name=re.compile("^C1,")).click(button="right")
    elif view in ("games", "keys"):
        page.get_by_role("button", name={"games": "Games", "keys": "Keys and help"}[view]).click()
    elif view == "settings":
        open_settings(player)
    elif view == "puzzles":
        page.get_by_role("button", name="Games").click()
        page.get_by_role("button", name="Puzzles").click()
        expect(page.locator(".puzzles .task")).not_to_be_empty()
        # Shown in one size after another, a puzzle runs out of hints.
        hint = page.locator(".puzzles [data-action=hint]")
        if hint.is_visible():
            hint.click()
        page.locator(".puzzles letterpress-board .tile").nth(3).click()
    elif view == "review":
        page.get_by_role("button", name="Games").click()
        page.locator('input[name="game"]').set_input_files(files=[{"name": "game.txt", "mimeType": "text/plain", "buffer": REVIEWED.encode()}])
        page.get_by_role("tab", name="Game").click()
        page.locator("letterpress-game").get_by_role("button", name="Review").click()
        wait_until_reviewed(page.locator("dialog.review"))
        page.locator(".reviewed-moves [data-move]").first.click()
    elif view == "share":
        page.get_by_role("tab", name="Game").click()
        page.get_by_role("button", name="Share").click()
    elif view == "refusal":
        player.give("holiday.png", b"not a picture")
        player.refusal()
    elif view == "waiting":
        player.choose(OTHER_GAME)
        player.board(OTHER_GAME.name)
        expect(player.best_move).to_have_count(1)
        if not page.get_by_role("button", name="They played it").is_visible():
            say_who_you_are(player)
        expect(page.get_by_role("button", name="They played it")).to_be_visible()
    elif view == "played":
        page.locator('[data-word] [data-action="play"]').click()
        expect(page.get_by_text(re.compile("^You played "))).to_be_visible()
        expect(player.best_move).to_have_count(1)
    elif view == "undone":
        show(player, "played", sample)
        leave(player, sample)
        player.view = view
        page.get_by_role("tab", name="Game").click()
        expect(page.locator(".step[data-ahead]")).not_to_have_count(0)
    elif view == "question":
        player.choose(SAMPLE)
        player.board(SAMPLE.name)
        player.give("later.png", later(SAMPLE, BEFORE, AFTER))
        player.board("later.png")
        expect(page.get_by_text(re.compile(r" played \w+\. Right\?$"))).to_be_visible()
        expect(player.best_move).to_have_count(1)
    elif view == "think first":
        think_first(player, True)
        expect(page.get_by_role("button", name="Give me a hint")).to_be_visible()
    elif view == "open move":
        page.get_by_role("tab", name="Moves").click()
        page.locator("letterpress-moves .head").nth(1).click()
        expect(page.get_by_role("button", name="Back to the best")).to_be_visible()
        page.locator("letterpress-card .best .said").click()
        expect(page.get_by_role("button", name="I would never play that")).to_be_visible()
    elif view == "your words":
        page.locator("letterpress-card .best .said").click()
        page.get_by_role("region", name="What to play").get_by_role("button", name="The game refused it").click()
        expect(page.locator(".toast")).to_contain_text("is off the list.")
        open_settings(player)
        page.get_by_text("Refused by the game · 1").click()
        expect(page.get_by_role("button", name=re.compile("^Take back "))).to_be_visible()
    elif view == "opponent":
        page.get_by_role("tab", name="Game").click()
        page.locator("letterpress-game").get_by_role("button", name="Play against the computer").click()
    if view in ("tile", "games", "settings", "share", "keys", "your words", "opponent", "puzzles", "review"):
        expect(page.get_by_role("dialog")).to_be_visible()


def leave(player: Player, sample: Path) -> None:
    """Takes back what a view has changed, so that every other begins at the sample's position."""
    if player.view == "think first":
        think_first(player, False)
    elif player.view == "open move":
        player.page.locator("letterpress-card .best .said").click()
        player.page.get_by_role("button", name="Back to the best").click()
    elif player.view == "your words":
        player.page.get_by_role("button", name=re.compile("^Take back ")).click()
        expect(player.page.get_by_text("Refused by the game")).to_be_hidden()
    elif player.view == "played":
        owners = player.board().owners
        player.page.locator('[data-action="undo"]').click()
        expect(player.page.locator("[data-letters]")).not_to_have_attribute("data-owners", owners)
    elif player.view in ("waiting", "question", "review"):
        player.choose(sample)
        player.board(sample.name)


def say_who_you_are(player: Player) -> None:
    """Says to be the other player than the one whom the page takes one for."""
    player.page.locator(".players").click()
    group = player.page.get_by_role("dialog", name="Who plays?").get_by_role("group", name="You are")
    group.locator('[aria-pressed="false"]').click()


def open_settings(player: Player) -> None:
    player.page.get_by_role("button", name="Games").click()
    player.page.get_by_role("dialog").get_by_role("button", name="Settings").click()


def think_first(player: Player, thinks: bool) -> None:
    open_settings(player)
    player.page.get_by_role("switch", name=re.compile("^Let me think first")).set_checked(thinks)
    close_dialogs(player)


def wait_until_reviewed(dialog: Locator) -> None:
    """Waits until all moves of the game are reviewed."""
    # Its script may still be loading.
    expect(dialog).to_be_visible()
    expect(dialog.locator(".progress")).to_be_hidden(timeout=REVIEW_PATIENCE * 1000)


def wait_for_the_answer(player: Player) -> None:
    """Waits until the search has ended, or long enough for its answer to be worth a picture."""
    think = player.page.locator('[data-action="think"]')
    try:
        expect(think).not_to_have_text("Stop", timeout=6000)
    except AssertionError:
        pass


def close_dialogs(player: Player) -> None:
    opened = player.page.locator("dialog[open]")
    # The settings lie over the list of games, and in a puzzle the first press clears the word.
    for _ in range(4):
        if opened.count():
            player.page.keyboard.press("Escape")
            player.page.wait_for_timeout(100)
    expect(opened).to_have_count(0)
    player.page.keyboard.press("Escape")
