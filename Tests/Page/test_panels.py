"""The panels beside the board and what opens above them: words, the game, sharing, games, settings."""

from __future__ import annotations

import io
import re
from pathlib import Path
from typing import Callable

import pytest
from PIL import Image
from playwright.sync_api import expect

from conftest import SAMPLES
from pictures import AFTER, BEFORE, later
from player import Player
from views import VIEWS, close_dialogs, open_settings, show


@pytest.fixture
def desk(new_player: Callable[..., Player], sample: Path) -> Player:
    """A player at a desktop, in front of a board."""
    player = new_player("desktop", reduced_motion="reduce")
    player.open()
    player.choose(sample)
    player.board(sample.name)
    return player


def test_no_field_makes_an_iphone_zoom(new_player: Callable[..., Player], sample: Path) -> None:
    """iPhones zoom into a field with text below 16 pixels, and stay there."""
    player = new_player("phone", reduced_motion="reduce")
    small = set()
    for view in VIEWS:
        show(player, view, sample)
        small |= set(player.page.evaluate("""() => [...document.querySelectorAll('input, select, textarea')]
          .filter(field => !['checkbox', 'range', 'file'].includes(field.type) && parseFloat(getComputedStyle(field).fontSize) < 16)
          .map(field => field.name || field.ariaLabel)"""))
    assert not small


def words_panel(player: Player) -> None:
    player.page.get_by_role("tab", name="Words").click()
    expect(player.page.locator("letterpress-words .count")).to_have_text(re.compile(r"^[\d,]+ words$"))


SELECTED = "() => getSelection().toString().trim()"


def test_a_word_can_be_selected_and_is_not_spelled_by_it(desk: Player) -> None:
    words_panel(desk)
    # While the page thinks, its card may grow and move the words, so that the mouse misses one, and presses another.
    expect(desk.best_move).to_have_count(1)
    expect(desk.page.locator("letterpress-card[data-thinking]")).to_have_count(0)
    word = desk.page.locator("letterpress-words [data-place]").nth(3)
    text = word.inner_text()
    box = word.locator(".text").bounding_box()
    assert box
    # Drawn over with the mouse.
    desk.page.mouse.move(box["x"] + 1, box["y"] + box["height"] / 2)
    desk.page.mouse.down()
    desk.page.mouse.move(box["x"] + box["width"] - 1, box["y"] + box["height"] / 2, steps=5)
    desk.page.mouse.up()
    assert desk.page.evaluate(SELECTED) == text
    expect(desk.page.locator("letterpress-tray [data-tile]")).to_have_count(0)
    # A click spells it, also while something is selected.
    word.click()
    expect(desk.page.locator("letterpress-tray [data-tile]")).to_have_count(len(text))


def test_nothing_keeps_a_held_word_from_being_selected(new_player: Callable[..., Player], sample: Path) -> None:
    """As a button or `user-select` would; the tests' Chromium selects nothing by holding itself."""
    player = new_player("phone", reduced_motion="reduce")
    player.open()
    player.choose(sample)
    player.board(sample.name)
    words_panel(player)
    assert player.page.locator("letterpress-words [data-place] .text").first.evaluate("""text => {
      const styles = []
      for (let element = text; element; element = element.parentElement) styles.push([element.tagName, getComputedStyle(element).userSelect])
      return styles.every(([name, select]) => name !== 'BUTTON' && name !== 'LABEL' && select !== 'none')
    }""")


def test_the_keyboard_spells_a_word_of_the_list(desk: Player) -> None:
    words_panel(desk)
    word = desk.page.locator("letterpress-words [data-place]").first
    text = word.inner_text()
    word.focus()
    desk.page.keyboard.press("Enter")
    expect(desk.page.locator("letterpress-tray [data-tile]")).to_have_count(len(text))


def test_a_kept_filter_is_shown(desk: Player) -> None:
    """Otherwise words are missing, and nothing says why."""
    words_panel(desk)
    page = desk.page
    page.get_by_role("searchbox", name="Contains").fill("x")
    page.get_by_role("button", name="Filters").click()
    page.get_by_label("Shortest").fill("5")
    expect(page.locator("letterpress-words .count")).to_have_text(re.compile("^[1-9][0-9,]* of "))
    page.evaluate("() => { Object.defineProperty(document, 'hidden', { value: true }); document.dispatchEvent(new Event('visibilitychange')) }")
    desk.wait_until_keeps("settings", "place", "() => true")
    page.reload()
    expect(page.get_by_role("searchbox", name="Contains")).to_have_value("x")
    expect(page.get_by_role("button", name="Filters")).to_have_text("Filters · 1")


def two_pictures(player: Player, sample: Path, tmp_path: Path) -> None:
    """Gives a picture, and a later one as soon as the first position was searched a little."""
    expect(player.best_move).to_have_count(1)
    second = tmp_path / "later.png"
    second.write_bytes(later(sample, BEFORE, AFTER))
    player.choose(second)
    player.board(second.name)
    player.page.get_by_role("tab", name="Game").click()


def test_the_graph_knows_both_pictures_and_goes_to_their_steps(desk: Player, sample: Path, tmp_path: Path) -> None:
    two_pictures(desk, sample, tmp_path)
    graph = desk.page.get_by_role("slider", name="Step of the game")
    board = desk.page.locator("[data-letters]")
    expect(graph).to_be_visible()
    expect(graph).to_have_attribute("aria-valuenow", "2")
    box = graph.bounding_box()
    assert box
    desk.page.mouse.click(box["x"] + 4, box["y"] + 20)
    expect(board).to_have_attribute("data-owners", BEFORE)
    expect(graph).to_have_attribute("aria-valuenow", "1")
    graph.press("ArrowRight")
    expect(board).to_have_attribute("data-owners", AFTER)
    graph.press("ArrowLeft")
    expect(board).to_have_attribute("data-owners", BEFORE)


def test_what_was_not_searched_is_nobodys_in_the_graph(desk: Player, sample: Path, tmp_path: Path) -> None:
    # Nothing is searched while the page is hidden.
    expect(desk.best_move).to_have_count(1)
    desk.page.evaluate("() => { Object.defineProperty(document, 'hidden', { value: true }); document.dispatchEvent(new Event('visibilitychange')) }")
    two_pictures(desk, sample, tmp_path)
    colours = graph_colours(desk)
    assert colours["left"] != colours["right"]
    assert colours["right"] == colours["unknown"]


def graph_colours(player: Player) -> dict[str, tuple[int, ...]]:
    """The colours near the upper corners of the graph, and the one of what is unknown."""
    graph = player.page.get_by_role("slider", name="Step of the game")
    picture = Image.open(io.BytesIO(graph.screenshot())).convert("RGB")
    width, height = picture.size
    unknown = player.page.evaluate("""() => {
      const context = new OffscreenCanvas(1, 1).getContext('2d')
      context.fillStyle = getComputedStyle(document.querySelector('.graph .unknown')).fill
      context.fillRect(0, 0, 1, 1)
      return [...context.getImageData(0, 0, 1, 1).data].slice(0, 3)
    }""")
    at = lambda x: picture.getpixel((int(width * x), int(height * 0.3)))
    return {"left": at(0.01), "right": at(0.97), "unknown": tuple(unknown)}


def test_a_picture_of_the_board_can_be_saved(desk: Player) -> None:
    page = desk.page
    page.keyboard.type("fax")
    expect(page.locator("letterpress-tray .judgement")).to_contain_text("takes ")
    page.get_by_role("tab", name="Game").click()
    page.get_by_role("button", name="Share").click()
    expect(page.get_by_role("img", name="The board with FAX")).to_be_visible()
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save the picture").click()
    picture = Image.open(saved.value.path()).convert("RGB")
    assert picture.size == (1000, 1200)
    # F, A2, is red's after the word, as is L, A1.
    shade = lambda tile: page.evaluate(f"getComputedStyle(document.documentElement).getPropertyValue('--tile-{tile}')")
    assert "#%02x%02x%02x" % picture.getpixel((10, 410)) == shade("red")


def test_a_link_carries_the_game(desk: Player, new_player: Callable[..., Player]) -> None:
    page = desk.page
    page.keyboard.type("fax")
    expect(page.locator("letterpress-tray .judgement")).to_contain_text("takes ")
    page.keyboard.press("Enter")
    expect(page.locator("[data-letters]")).to_have_attribute("data-owners", AFTER)
    desk.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.get_by_role("tab", name="Game").click()
    page.get_by_role("button", name="Share").click()
    page.get_by_role("button", name="Copy a link to the game").click()
    desk.wait_until("async () => (await navigator.clipboard.readText()).includes('#')")
    friend = new_player("desktop")
    friend.page.goto(page.evaluate("() => navigator.clipboard.readText()"))
    assert friend.board().owners == AFTER
    friend.page.get_by_role("tab", name="Game").click()
    steps = friend.page.get_by_role("list", name="Moves and corrections").get_by_role("listitem")
    expect(steps).to_contain_text(["Start", "FAX"])


def test_a_phone_shares_the_picture_itself(new_player: Callable[..., Player], sample: Path) -> None:
    player = new_player("phone", reduced_motion="reduce")
    player.open()
    player.choose(sample)
    player.board(sample.name)
    page = player.page
    page.evaluate("""() => {
      navigator.canShare = ({ files }) => files.length === 1
      navigator.share = async ({ files: [file] }) => { globalThis.shared = [file.name, file.type, file.size] }
    }""")
    page.get_by_role("tab", name="Game").click()
    page.get_by_role("button", name="Share").click()
    page.get_by_role("button", name="Share the picture").click()
    name, kind, size = page.evaluate("() => globalThis.shared")
    assert (name, kind) == ("letterpress.png", "image/png") and size > 1000


def test_games_are_titled_by_what_they_are(desk: Player, sample: Path) -> None:
    page = desk.page
    page.keyboard.type("fax")
    expect(page.locator("letterpress-tray .judgement")).to_contain_text("takes ")
    page.keyboard.press("Enter")
    expect(page.locator("[data-letters]")).to_have_attribute("data-owners", AFTER)
    desk.choose(SAMPLES / "dark-midgame.png")
    desk.board("dark-midgame.png")
    page.get_by_role("button", name="Games").click()
    games = page.get_by_role("dialog", name="Games")
    titles, details = games.locator(".open b"), games.locator(".open small")
    expect(titles.last).to_have_text("FAX")
    expect(details.last).to_contain_text("11 : 10 after FAX")
    # Looking at an earlier step of a game is not playing in it.
    titles.last.click()
    page.keyboard.press("Control+z")
    expect(page.locator("[data-letters]")).to_have_attribute("data-owners", BEFORE)
    page.get_by_role("button", name="Games").click()
    expect(titles).to_have_count(2)
    expect(titles.last).to_have_text("FAX")
    expect(details.last).to_contain_text("8 : 11 · ")


def test_a_deleted_game_can_be_had_back(desk: Player, sample: Path) -> None:
    page = desk.page
    desk.choose(SAMPLES / "dark-midgame.png")
    desk.board("dark-midgame.png")
    page.get_by_role("button", name="Games").click()
    games = page.get_by_role("dialog", name="Games").locator(".open")
    expect(games).to_have_count(2)
    page.get_by_role("button", name=re.compile("^Delete ")).first.click()
    expect(games).to_have_count(1)
    page.get_by_role("button", name="Undo", exact=True).click()
    expect(games).to_have_count(2)
    close_dialogs(desk)
    desk.board("dark-midgame.png")


def test_the_settings_say_what_is_kept(new_player: Callable[..., Player]) -> None:
    player = new_player("desktop")
    player.open()
    open_settings(player)
    dialog = player.page.get_by_role("dialog", name="Settings")
    expect(dialog).to_contain_text("in this browser")
    words = dialog.get_by_role("combobox", name=re.compile("^Which words to suggest"))
    words.select_option("Everyday words")
    player.wait_until_keeps("settings", "page", "({ vocabulary }) => vocabulary === 'everyday'")
    player.page.reload()
    open_settings(player)
    expect(words).to_have_value("everyday")


def test_going_back_closes_what_is_open_and_leaves_nothing_behind(desk: Player) -> None:
    page = desk.page
    address, length = page.url, page.evaluate("history.length")
    page.get_by_role("button", name="Games").click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    page.evaluate("history.back()")
    expect(dialog).to_have_count(0)
    assert page.url == address
    # One that leads to another, and is closed by itself: going back leaves the page as before.
    for _ in range(3):
        open_settings(desk)
        expect(page.get_by_role("dialog", name="Settings")).to_be_visible()
        page.wait_for_timeout(100)
        page.keyboard.press("Escape")
        expect(dialog).to_have_count(0)
        page.wait_for_function("() => !history.state?.isDialog")
    assert page.evaluate("history.length") <= length + 1
    open_settings(desk)
    expect(page.get_by_role("dialog", name="Settings")).to_be_visible()
    page.wait_for_timeout(100)
    page.evaluate("history.back()")
    expect(dialog).to_have_count(0)
    assert page.url == address


def test_the_words_say_which_were_played(desk: Player) -> None:
    page = desk.page
    page.keyboard.type("dish")
    expect(page.locator("letterpress-tray .judgement")).to_contain_text("akes ")
    page.keyboard.press("Enter")
    expect(page.locator(".notices")).to_contain_text("You played DISH")
    page.get_by_role("tab", name="Words").click()
    page.get_by_role("searchbox", name="Contains").fill("dish")
    expect(page.locator("letterpress-words [data-played]").get_by_text("dish", exact=True)).to_be_visible()
    expect(page.locator("letterpress-words .found")).to_contain_text("Struck through: already played.")
    # It can be spelled again before it was played.
    page.keyboard.press("Escape")
    page.locator('[data-action="undo"]').click()
    expect(page.locator("letterpress-words [data-played]")).to_have_count(0)


@pytest.mark.parametrize("width, height", [(390, 664), (320, 568)])
def test_searching_shows_its_result_without_scrolling(new_player: Callable[..., Player], sample: Path, width: int, height: int) -> None:
    player = new_player("phone", viewport={"width": width, "height": height})
    page = player.page
    player.open()
    player.choose(sample)
    player.board(sample.name)
    page.evaluate("() => scrollTo(0, 0)")
    page.get_by_role("tab", name="Words").evaluate("tab => tab.click()")
    page.get_by_role("searchbox", name="Contains").evaluate("field => field.focus({ preventScroll: true })")
    page.keyboard.type("dish")
    # The word itself, which is far down among those that contain its letters.
    word = page.locator("letterpress-words [data-place]").get_by_text("dish", exact=True)
    expect(word).to_be_visible()
    box = word.bounding_box()
    assert box and box["y"] >= 0 and box["y"] + box["height"] <= height
