"""
What a browser keeps for the page, as text. Scripts/page record-kept calls it before a release, so that later versions can be tried
with what this one keeps: Tests/Page/Kept has a file for each version.

    python kept.py FILE
"""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path

from playwright.sync_api import expect, sync_playwright

from conftest import FOLDER, ROOT, launch
from player import BOARD, Player
from site_server import served
from test_puzzles import solve
from views import close_dialogs, open_settings, show, think_first

KEPT = ROOT / "Tests/Page/Kept"

OPEN = """const connection = await new Promise(resolve => {
    const request = indexedDB.open('letterpress', 1)
    request.onupgradeneeded = () => { for (const table of ['games', 'pictures', 'settings']) request.result.createObjectStore(table) }
    request.onsuccess = () => resolve(request.result)
  })
  const done = request => new Promise(resolve => { request.onsuccess = () => resolve(request.result) })"""

READ = f"""async () => {{
  {OPEN}
  const written = value => value instanceof ArrayBuffer ? {{ base64: btoa(String.fromCharCode(...new Uint8Array(value))) }} :
    Array.isArray(value) ? value.map(written) :
    typeof value === 'object' && value ? Object.fromEntries(Object.entries(value).map(([name, member]) => [name, written(member)])) : value
  const tables = {{}}
  for (const table of ['games', 'pictures', 'settings']) {{
    const store = connection.transaction(table).objectStore(table)
    const [keys, values] = await Promise.all([done(store.getAllKeys()), done(store.getAll())])
    tables[table] = Object.fromEntries(keys.map((key, index) => [key, written(values[index])]))
  }}
  connection.close()
  return tables
}}"""
"""All that is kept, by table and key; bytes are an object with their base64."""

WRITE = f"""async tables => {{
  {OPEN}
  const read = value => Array.isArray(value) ? value.map(read) :
    typeof value === 'object' && value ? 'base64' in value ? Uint8Array.from(atob(value.base64), character => character.charCodeAt(0)).buffer :
      Object.fromEntries(Object.entries(value).map(([name, member]) => [name, read(member)])) : value
  for (const [table, values] of Object.entries(tables)) {{
    const transaction = connection.transaction(table, 'readwrite')
    const store = transaction.objectStore(table)
    store.clear()
    for (const [key, value] of Object.entries(values)) store.put(read(value), key)
    await new Promise(resolve => {{ transaction.oncomplete = resolve }})
  }}
  connection.close()
}}"""
"""Keeps what is given instead of all that those tables had."""

SAMPLE = ROOT / "Page/samples/light-midgame.png"


def keep_everything(player: Player) -> None:
    """Does everything of which the page keeps something."""
    page = player.page
    # A puzzle is solved; a game comes as a text, and is reviewed.
    number = solve(player)
    player.wait_until_keeps("settings", "puzzles", f"({{ solved }}) => solved.includes({number})")
    player.page.keyboard.press("Escape")
    show(player, "review")
    close_dialogs(player)
    # A picture, a corrected letter that is learnt, an owner, moves and a variation.
    player.choose(SAMPLE)
    player.board(SAMPLE.name)
    page.get_by_role("gridcell", name=re.compile("^C1,")).click(button="right")
    page.locator('[data-choice="letter"][data-value="q"]').click()
    expect(page.locator(BOARD)).to_have_attribute("data-letters", re.compile("^..q"))
    page.get_by_role("gridcell", name=re.compile("^C1,")).click(button="right")
    page.locator('[data-action="learn"]').click()
    player.wait_until_keeps("settings", "templates", "({ templates }) => templates.length > 0")
    close_dialogs(player)
    page.keyboard.press("Control+z")
    for word in ("dish", "dim"):
        expect(player.best_move).to_have_count(1)
        page.keyboard.type(word)
        expect(page.locator("letterpress-tray .judgement")).to_contain_text("takes ")
        page.keyboard.press("Enter")
        expect(page.locator(BOARD)).to_have_attribute("data-turn", "blue")
        page.keyboard.press("Control+z")
        expect(page.locator(BOARD)).to_have_attribute("data-turn", "red")
    # A refused word, a word list, settings.
    expect(player.best_move).to_have_count(1)
    page.locator('letterpress-card [data-mark="refused"]').click()
    player.wait_until_keeps("settings", "marks", "marks => Object.keys(marks).length === 1")
    think_first(player, True)
    open_settings(player)
    page.locator('[name="suggested"]').select_option("Familiar words")
    page.locator('input[name="words"]').set_input_files([{"name": "mine.txt", "mimeType": "text/plain", "buffer": b"dish\nwasher\nhush\nplumb\n"}])
    player.wait_until_keeps("settings", "page", "({ wordsName, vocabulary }) => wordsName && vocabulary")
    close_dialogs(player)
    # A game against the computer, one that was deleted, a word that is being spelled, a picture that waits for the module.
    show(player, "opponent")
    page.get_by_role("dialog").get_by_role("button", name="Play", exact=True).click()
    player.wait_until_keeps("settings", "page", "({ level }) => level > 0")
    close_dialogs(player)
    page.get_by_role("button", name="Games").click()
    page.get_by_role("button", name="Delete ").last.click()
    close_dialogs(player)
    page.locator("letterpress-board [data-tile], letterpress-tile").first.wait_for()
    page.evaluate("""() => {
      Object.defineProperty(document, 'hidden', { value: true, configurable: true })
      document.dispatchEvent(new Event('visibilitychange'))
    }""")
    player.wait_until_keeps("settings", "place", "place => place.id")
    page.route("**/letterpress.wasm", lambda route: route.abort())
    page.reload()
    player.choose(SAMPLE)
    player.wait_until_keeps("settings", "waiting", "waiting => waiting.length === 1")


def main() -> None:
    with served(FOLDER) as address, sync_playwright() as playwright:
        browser = launch(playwright)
        player = Player(browser.new_context(reduced_motion="reduce", service_workers="block"), address)
        keep_everything(player)
        kept = player.page.evaluate(READ)
        Path(sys.argv[1]).write_text(json.dumps(kept, separators=(",", ":"), sort_keys=True) + "\n")
        print({table: list(values) for table, values in kept.items()})
        browser.close()


if __name__ == "__main__":
    main()
