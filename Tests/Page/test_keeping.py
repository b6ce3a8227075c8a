"""What the browser keeps: with several tabs, after deleting a game, and when the browser keeps nothing or does not answer."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Callable

import pytest
from playwright.sync_api import Page, expect

from player import BOARD, Player, until
from views import close_dialogs
from webkit import Window

GAMES = """async () => {
  const connection = await new Promise(resolve => {
    const request = indexedDB.open('letterpress', 1)
    request.onsuccess = () => resolve(request.result)
  })
  const [games, pictures, settings] = await Promise.all(['games', 'pictures', 'settings'].map(table => new Promise(resolve => {
    const request = connection.transaction(table).objectStore(table).getAll()
    request.onsuccess = () => resolve(request.result)
  })))
  connection.close()
  return { titles: games.map(({ nodes = [] }) => nodes.map(({ title }) => title)), pictures: pictures.length,
    removed: games.filter(({ removed = 0, restored = 0 }) => removed > restored).length }
}"""


def play(page: Page, word: str) -> None:
    page.keyboard.type(word)
    expect(page.locator("letterpress-tray .judgement")).to_contain_text("takes ")
    page.keyboard.press("Enter")


def titles(page: Page) -> list[list[str]]:
    return page.evaluate(GAMES)["titles"]


@pytest.fixture
def two_tabs(new_player: Callable[..., Player], sample: Path) -> tuple[Player, Page, Page]:
    """A player with one game, open in two tabs."""
    player = new_player("desktop")
    player.open()
    player.choose(sample)
    player.board(sample.name)
    until(player.page, lambda: titles(player.page) == [["Start"]])
    other = player.context.new_page()
    other.goto(player.address)
    expect(other.locator(BOARD)).to_have_attribute("data-picture", sample.name)
    return player, player.page, other


def test_what_is_played_in_one_tab_is_not_lost_in_the_other(two_tabs: tuple[Player, Page, Page], sample: Path) -> None:
    _, page, other = two_tabs
    other.keyboard.type("cab")
    expect(other.locator("letterpress-tray [data-tile], letterpress-tray button").first).to_be_visible()
    before = other.locator(BOARD).get_attribute("data-owners")
    page.bring_to_front()
    play(page, "dish")
    expect(page.locator(BOARD)).to_have_attribute("data-turn", "blue")
    until(page, lambda: titles(page) == [["Start", "DISH"]])
    # The other tab goes on searching, and keeps what it finds; it shows what it showed.
    other.bring_to_front()
    assert other.locator(BOARD).get_attribute("data-owners") == before
    other.keyboard.press("Escape")
    other.keyboard.type("dim")
    expect(other.locator("letterpress-tray .judgement")).to_contain_text("takes ")
    other.keyboard.press("Enter")
    expect(other.locator(BOARD)).to_have_attribute("data-turn", "blue")
    until(page, lambda: [sorted(nodes) for nodes in titles(page)] == [["DIM", "DISH", "Start"]])
    # Both are variations of one game, in either tab.
    for tab in (page, other):
        tab.bring_to_front()
        tab.reload()
        expect(tab.locator(BOARD)).to_have_attribute("data-picture", sample.name)
        tab.get_by_role("tab", name="Game").click()
        expect(tab.locator("letterpress-game")).to_contain_text("DISH")
        expect(tab.locator("letterpress-game")).to_contain_text("DIM")


def test_a_setting_of_one_tab_stays_when_the_other_changes_another(two_tabs: tuple[Player, Page, Page]) -> None:
    _, page, other = two_tabs
    page.bring_to_front()
    settings(page)
    page.locator('[name="thinksFirst"]').check()
    other.bring_to_front()
    settings(other)
    other.locator('[name="suggested"]').select_option("Familiar words")
    expect(page.locator('[name="suggested"]')).to_have_value("familiar")
    other.reload()
    settings(other)
    expect(other.locator('[name="thinksFirst"]')).to_be_checked()
    expect(other.locator('[name="suggested"]')).to_have_value("familiar")


def settings(page: Page) -> None:
    page.locator('[data-action="games"]').click()
    page.locator('letterpress-games [data-action="settings"]').click()


def test_a_game_deleted_in_one_tab_does_not_come_back_from_the_other(two_tabs: tuple[Player, Page, Page]) -> None:
    _, page, other = two_tabs
    page.bring_to_front()
    page.locator('[data-action="games"]').click()
    page.get_by_role("button", name="Delete ").first.click()
    expect(other.locator("letterpress-welcome")).to_be_visible()
    expect(other.locator(".toast")).to_contain_text("deleted in another tab")
    other.reload()
    expect(other.locator("letterpress-welcome")).to_be_visible()
    expect(other.locator("letterpress-welcome .recent")).to_be_hidden()


def test_deleting_the_shown_game_can_be_undone(player: Player, sample: Path) -> None:
    player.open()
    player.choose(sample)
    player.board(sample.name)
    page = player.page

    def delete() -> None:
        page.locator('[data-action="games"]').click()
        page.get_by_role("button", name="Delete ").first.click()
        expect(page.locator("letterpress-welcome")).to_be_visible()

    delete()
    page.get_by_role("button", name="Undo").and_(page.locator(".toast button")).click()
    expect(page.locator(BOARD)).to_have_attribute("data-picture", sample.name)
    player.wait_until_kept()
    page.reload()
    player.board(sample.name)
    delete()
    until(page, lambda: page.evaluate(GAMES)["removed"] == 1)
    page.reload()
    expect(page.locator("letterpress-welcome .recent")).to_be_hidden()
    expect(page.locator("letterpress-welcome")).to_be_visible()


def test_another_game_is_offered_when_the_shown_one_was_deleted(player: Player, sample: Path) -> None:
    player.open()
    player.choose(sample)
    player.board(sample.name)
    player.choose(sample.with_name("dark-midgame.png"))
    player.board("dark-midgame.png")
    page = player.page
    page.locator('[data-action="games"]').click()
    page.get_by_role("button", name="Delete ").first.click()
    recent = page.locator("letterpress-welcome .recent button")
    expect(recent).to_have_count(1)
    until(page, lambda: page.evaluate(GAMES)["removed"] == 1)
    page.reload()
    expect(recent).to_have_count(1)
    recent.click()
    player.board(sample.name)


UPGRADE = """() => new Promise((resolve, reject) => {
  const request = indexedDB.open('letterpress', 2)
  request.onblocked = () => reject(new Error('the older version does not make way'))
  request.onupgradeneeded = () => request.transaction.objectStore('games').put({ shape: 'of version 2' }, 'of version 2')
  request.onsuccess = () => {
    request.result.close()
    resolve()
  }
})"""

KEPT_BY_LATER = """() => new Promise(resolve => {
  const request = indexedDB.open('letterpress', 2)
  request.onsuccess = () => {
    const reading = request.result.transaction('games').objectStore('games').getAll()
    reading.onsuccess = () => {
      request.result.close()
      resolve(JSON.stringify(reading.result))
    }
  }
})"""


def test_a_later_version_in_another_tab_is_left_alone(new_player: Callable[..., Player], sample: Path) -> None:
    player = new_player("desktop")
    player.open()
    player.choose(sample)
    player.board(sample.name)
    player.wait_until_kept()
    page, later = player.page, player.context.new_page()
    # Any file of the same origin will do for the later version; the browser looks for its icon.
    player.expected_errors = ("404",)
    later.goto(player.address + "icons/icon.svg")
    later.evaluate("""() => {
      const channel = new BroadcastChannel('letterpress')
      const unknown = ['puzzles', 7, null, undefined, [], {}, { game: 7 }, { game: {} }, { kind: 'move', game: null }]
      for (const message of unknown) channel.postMessage(message)
    }""")
    # What it sends is not understood, and nothing is lost by that.
    play(page, "dish")
    until(page, lambda: titles(page) == [["Start", "DISH"]])
    alert = page.locator('[role="alert"]')
    expect(alert).to_be_empty()
    # It changes what is kept, for which this version makes way.
    later.evaluate(UPGRADE)
    expect(alert).to_contain_text("A newer version of this page keeps your games now. Reload this tab")
    before = later.evaluate(KEPT_BY_LATER)
    assert "of version 2" in before and "DISH" in before
    # The game goes on, but nothing more is written, neither now nor after a reload.
    page.keyboard.press("Control+z")
    expect(page.locator(BOARD)).to_have_attribute("data-turn", "red")
    page.reload()
    expect(alert).to_contain_text("A newer version of this page keeps your games now.")
    expect(page.locator("letterpress-welcome")).to_be_visible()
    player.choose(sample)
    player.board(sample.name)
    assert later.evaluate(KEPT_BY_LATER) == before


STUBS = {
    "opening never ends": "indexedDB.open = () => ({})",
    "there is no database": "delete window.indexedDB; Object.defineProperty(window, 'indexedDB', { value: undefined })",
    "opening fails": "indexedDB.open = () => { throw new DOMException('no', 'SecurityError') }",
    "reading all fails": "IDBObjectStore.prototype.getAll = () => { throw new DOMException('no', 'UnknownError') }",
    "reading all never ends": "IDBObjectStore.prototype.getAll = () => ({})",
    "reading never ends": "IDBObjectStore.prototype.get = () => ({})",
    "writing never ends": "IDBObjectStore.prototype.put = () => ({}); setInterval(() => {}, 1000); "
                          "const { transaction } = IDBDatabase.prototype; IDBDatabase.prototype.transaction = function (...all) "
                          "{ const made = transaction.apply(this, all); if (all[1] === 'readwrite') Object.defineProperty(made, 'oncomplete', { set() {} }); return made }",
}


@pytest.mark.parametrize("stub", STUBS)
def test_a_browser_that_keeps_nothing_reads_all_the_same_and_says_so(new_player: Callable[..., Player], sample: Path, stub: str) -> None:
    player = new_player("phone")
    player.context.add_init_script(f"try {{ {STUBS[stub]} }} catch {{}}")
    player.open()
    player.choose(sample)
    player.board(sample.name)
    alert = player.page.locator('[role="alert"]')
    expect(alert).to_contain_text("keeps nothing")
    play(player.page, "dish")
    expect(player.page.locator(BOARD)).to_have_attribute("data-turn", "blue")
    # It is said once: not again after it was dismissed.
    player.page.get_by_role("button", name="Dismiss").click()
    player.page.keyboard.press("Control+z")
    expect(player.page.locator(BOARD)).to_have_attribute("data-turn", "red")
    expect(alert).to_be_empty()


def test_all_games_go_to_another_browser_in_one_file(new_player: Callable[..., Player], sample: Path, tmp_path: Path) -> None:
    player, friend = new_player("desktop"), new_player("phone")
    player.open()
    for picture in (sample.with_name("dark-midgame.png"), sample):
        player.choose(picture)
        player.board(picture.name)
    play(player.page, "dish")
    expect(player.page.locator(BOARD)).to_have_attribute("data-turn", "blue")
    settings(player.page)
    with player.page.expect_download() as download:
        player.page.get_by_role("button", name="Save all games").click()
    file = tmp_path / download.value.suggested_filename
    download.value.save_as(file)
    friend.open()
    settings(friend.page)
    damaged = tmp_path / "damaged.games"
    damaged.write_bytes(file.read_bytes()[:-100])
    friend.page.locator('input[name="games"]').set_input_files(str(damaged))
    assert "damaged or incomplete" in friend.refusal()
    settings(friend.page)
    friend.page.locator('input[name="games"]').set_input_files(str(file))
    expect(friend.page.locator(".toast")).to_have_text("2 games opened.")
    recent = friend.page.locator("letterpress-welcome .recent button")
    expect(recent).to_have_count(2)
    recent.first.click()
    assert friend.board(sample.name) == player.board(sample.name)


def test_letters_learnt_go_to_another_browser_in_a_file(new_player: Callable[..., Player], sample: Path, tmp_path: Path) -> None:
    player, friend = new_player("desktop"), new_player("phone")
    player.open()
    settings(player.page)
    # Nothing can be saved before anything is learnt, but a file can be opened.
    learnt = player.page.locator(".learnt")
    expect(learnt.get_by_role("button", name="Save them as a file")).to_be_hidden()
    expect(learnt.get_by_text("Open a file of letters")).to_be_visible()
    player.page.keyboard.press("Escape")
    player.choose(sample)
    player.board(sample.name)
    tile = player.page.get_by_role("gridcell", name=re.compile("^C1,"))
    tile.click(button="right")
    player.page.locator('[data-choice="letter"][data-value="q"]').click()
    expect(player.page.locator(BOARD)).to_have_attribute("data-letters", re.compile("^..q"))
    tile.click(button="right")
    player.page.locator('[data-action="learn"]').click()
    player.wait_until_keeps("settings", "templates", "({ templates }) => templates.length === 1")
    close_dialogs(player)
    settings(player.page)
    with player.page.expect_download() as download:
        learnt.get_by_role("button", name="Save them as a file").click()
    assert download.value.suggested_filename == "letters.letterpress"
    file = tmp_path / "letters.letterpress"
    download.value.save_as(file)
    friend.open()
    settings(friend.page)
    other = tmp_path / "other.letterpress"
    other.write_text("letters")
    friend.page.locator('input[name="letters"]').set_input_files(str(other))
    assert friend.refusal() == "other.letterpress: this is not a file of learnt letters."
    settings(friend.page)
    friend.page.locator('input[name="letters"]').set_input_files(str(file))
    expect(friend.page.locator(".toast")).to_have_text("Added 1 letter.")
    expect(friend.page.locator(".learnt li .tile")).to_have_text(["Q"])
    friend.page.keyboard.press("Escape")
    friend.choose(sample)
    # The built-in letters say another one.
    assert friend.board(sample.name).letters[2] == "?"
    settings(friend.page)
    friend.page.get_by_role("button", name="Forget Q").click()
    friend.wait_until_keeps("settings", "templates", "({ templates }) => templates.length === 0")


CAN_WRITE = """() => {
  const opening = indexedDB.open('letterpress')
  opening.onsuccess = () => {
    const transaction = opening.result.transaction('settings', 'readwrite')
    transaction.objectStore('settings').put(1, 'a test')
    transaction.oncomplete = () => { window.canWrite = true }
  }
}"""


def test_a_page_that_was_left_does_not_block_the_next_one(webkit: Window, site: str, sample: Path) -> None:
    webkit.open(site)
    webkit.choose(sample)
    webkit.wait_until_kept()
    for visit in ("?second", "?third"):
        webkit.open(site + visit)
        webkit.wait(lambda: webkit.data("picture") == sample.name)
        webkit.run(CAN_WRITE)
        webkit.wait(lambda: webkit.run("() => window.canWrite"))
        assert webkit.text('[role="alert"]') == ""
