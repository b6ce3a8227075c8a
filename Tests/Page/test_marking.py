"""Words that the player marks: refused or taken by the game, or never to be suggested; and which words are suggested at all."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Callable

import pytest
from playwright.sync_api import Locator, expect

from conftest import SAMPLES
from player import Player
from views import close_dialogs, open_settings
from webkit import Window

WORDS = "() => [...document.querySelectorAll('letterpress-moves .rows .word')].map(element => element.textContent)"


@pytest.fixture
def at_the_board(player: Player, sample: Path) -> Player:
    player.open()
    player.choose(sample)
    player.board(sample.name)
    expect(player.best_move).to_have_count(1)
    return player


def card(player: Player) -> Locator:
    return player.page.get_by_role("region", name="What to play")


def toast(player: Player) -> Locator:
    return player.page.locator(".toast")


def best_word(player: Player) -> str:
    return player.best_move.get_attribute("data-word") or ""


def judgement(player: Player) -> Locator:
    return player.page.locator("letterpress-tray .judgement")


NAMED = "word => [...document.querySelectorAll('letterpress-moves .head')].some(head => head.ariaLabel.split(/[ ,]+/).includes(word))"
"""Whether a word is among the moves; it may be a form of another one."""

REFUSE = """() => {
  const card = document.querySelector('letterpress-card')
  const { word } = card.dataset
  card.querySelector('[data-mark="refused"]').click()
  return new Promise(resolve => requestAnimationFrame(() => resolve([word, card.dataset.word,
    [...document.querySelectorAll('letterpress-moves .rows .word')].map(element => element.textContent.toLowerCase())])))
}"""
"""Says that the game refused the best word; answers with it, and what is shown at once, before anything is searched."""


def test_a_refused_word_is_gone_at_once_and_after_a_reload(at_the_board: Player, sample: Path) -> None:
    player, page = at_the_board, at_the_board.page
    word, following, rows = page.evaluate(REFUSE)
    assert following and following != word
    assert rows[0] == following and word not in rows
    expect(toast(player)).to_contain_text(f"{word.upper()} is off the list.")
    # It can be undone, and comes back with the next search.
    toast(player).get_by_role("button", name="Undo").click()
    page.wait_for_function(NAMED, arg=word.upper())
    player.wait_until_keeps("settings", "marks", "marks => Object.keys(marks).length === 0")
    word, *_ = page.evaluate(REFUSE)
    player.wait_until_keeps("settings", "marks", f"marks => marks.{word} === 'refused'")
    page.reload()
    player.board(sample.name)
    expect(player.best_move).to_have_count(1)
    expect(page.get_by_role("button", name="Think longer")).to_have_count(1)
    assert not page.evaluate(NAMED, word.upper())
    page.keyboard.type(word)
    expect(judgement(player)).to_have_text(f"{word.upper()} isn't a word.")


def test_a_word_that_the_game_took_can_be_played(at_the_board: Player, sample: Path) -> None:
    player, page = at_the_board, at_the_board.page
    play = page.locator('letterpress-tray [data-action="play"]')
    page.keyboard.type("dsh")
    expect(judgement(player)).to_have_text("DSH isn't a word.")
    expect(play).to_be_disabled()
    page.get_by_role("button", name="The game took it").click()
    expect(toast(player)).to_contain_text("DSH is on the list.")
    expect(judgement(player)).to_contain_text("akes ")
    expect(play).to_be_enabled()
    player.wait_until_keeps("settings", "marks", "marks => marks.dsh === 'accepted'")
    page.reload()
    player.board(sample.name)
    # The word that was being spelled is still there.
    expect(judgement(player)).to_contain_text("akes ")


def test_after_play_it_asks_whether_the_game_took_the_word(at_the_board: Player) -> None:
    player, page = at_the_board, at_the_board.page
    owners = player.board().owners
    page.keyboard.type("dish")
    expect(judgement(player)).to_contain_text("akes ")
    page.keyboard.press("Enter")
    expect(toast(player)).to_contain_text("Recorded. Did the game take DISH?")
    # It covers no button that is needed next.
    box = toast(player).bounding_box()
    play = card(player).get_by_role("button", name="They played it").bounding_box()
    assert box and play and (box["y"] + box["height"] <= play["y"] or box["y"] >= play["y"] + play["height"])
    toast(player).get_by_role("button", name="No", exact=True).click()
    expect(toast(player)).to_contain_text("DISH is off the list.")
    assert player.board().owners == owners
    player.wait_until_keeps("settings", "marks", "marks => marks.dish === 'refused'")


def test_a_word_that_one_would_never_play_stays_a_word(at_the_board: Player) -> None:
    player, page = at_the_board, at_the_board.page
    expect(page.get_by_role("button", name="Think longer")).to_have_count(1)
    rows = page.locator("letterpress-moves .rows > li")
    before = page.evaluate(WORDS)
    rows.nth(1).locator(".head").click()
    card(player).locator(".best .said").click()
    card(player).get_by_role("button", name="I would never play that").click()
    expect(toast(player)).to_contain_text(f"{before[1]} won’t be suggested.")
    expect(rows.locator(".word").get_by_text(before[1], exact=True)).to_have_count(0)
    expect(page.locator('letterpress-moves [aria-pressed="true"]')).to_have_count(0)
    page.keyboard.type(before[1].lower())
    expect(judgement(player)).to_contain_text("akes ")


def test_marked_words_are_listed_saved_and_added(at_the_board: Player, new_player: Callable[..., Player], tmp_path: Path) -> None:
    player, page = at_the_board, at_the_board.page
    word, *_ = page.evaluate(REFUSE)
    open_settings(player)
    dialog = page.get_by_role("dialog", name="Settings")
    dialog.get_by_text("Refused by the game · 1").click()
    take_back = dialog.get_by_role("button", name=f"Take back {word.upper()}")
    expect(take_back).to_be_visible()
    with page.expect_download() as saved:
        dialog.get_by_role("button", name="Save your words").click()
    file = tmp_path / saved.value.suggested_filename
    saved.value.save_as(file)
    assert file.read_text() == f"{word}\trefused\n"
    take_back.click()
    expect(dialog.get_by_text("Refused by the game")).to_be_hidden()
    player.wait_until_keeps("settings", "marks", "marks => Object.keys(marks).length === 0")

    friend = new_player("desktop")
    friend.open()
    open_settings(friend)
    file.write_text(f"# From a friend\n{word}\trefused\nqi\tnever\n")
    friend.page.locator('input[name="marks"]').set_input_files(str(file))
    expect(toast(friend)).to_have_text("2 words from letterpress-words.txt.")
    expect(friend.page.get_by_role("dialog")).to_contain_text("Never to be suggested · 1")
    file.write_text("hello\n")
    friend.page.locator('input[name="marks"]').set_input_files(str(file))
    assert friend.refusal().startswith('letterpress-words.txt: line 1, "hello": ')


def test_a_chosen_list_stays_and_what_was_done_to_it_is_said(at_the_board: Player, sample: Path, tmp_path: Path) -> None:
    player, page = at_the_board, at_the_board.page
    words = tmp_path / "mine.txt"
    words.write_text("dish\nwasher\nfaçade\nhush\n")
    open_settings(player)
    dialog = page.get_by_role("dialog", name="Settings")
    page.locator('input[name="words"]').set_input_files(str(words))
    expect(toast(player)).to_have_text("Using 4 words from mine.txt.")
    for _ in ("now", "after a reload"):
        expect(dialog).to_contain_text("The words of mine.txt.")
        expect(dialog.locator(".list-notes li")).to_have_text(re.compile("^1 word"))
        close_dialogs(player)
        page.wait_for_function(f"() => ({WORDS})().sort().join() === 'DISH,HUSH,WASHER'")
        player.wait_until_keeps("settings", "page", "({ wordsName }) => wordsName === 'mine.txt'")
        page.reload()
        player.board(sample.name)
        open_settings(player)


def test_the_settings_have_the_choice_of_words(at_the_board: Player, sample: Path) -> None:
    player, page = at_the_board, at_the_board.page
    open_settings(player)
    choice = page.get_by_role("combobox", name=re.compile("^Which words to suggest"))
    expect(choice).to_have_value("anything")
    choice.select_option("Everyday words")
    close_dialogs(player)
    expect(page.get_by_role("button", name="Think longer")).to_have_count(1)
    everyday = set(page.evaluate(WORDS))
    # The list of words has the same levels.
    page.get_by_role("tab", name="Words").click()
    page.get_by_role("button", name="Filters").click()
    page.locator('letterpress-words [name="vocabulary"]').select_option("Everyday words")
    expect(page.locator("letterpress-words .count")).to_have_text(re.compile("^[1-9][0-9,]* of "))
    page.get_by_role("searchbox", name="Contains").fill(min(everyday))
    expect(page.locator("letterpress-words [data-place]").get_by_text(min(everyday).lower(), exact=True)).to_be_visible()
    player.wait_until_keeps("settings", "page", "({ vocabulary }) => vocabulary === 'everyday'")
    page.reload()
    player.board(sample.name)
    open_settings(player)
    expect(choice).to_have_value("everyday")


SELECTED = "() => getSelection().toString().trim()"


def test_words_of_the_card_and_the_rows_can_be_selected(new_player: Callable[..., Player], sample: Path) -> None:
    """So that the system's dictionary explains them; a selected word stays, and is not opened or closed by being selected."""
    player = new_player("desktop", reduced_motion="reduce")
    page = player.page
    player.open()
    player.choose(sample)
    player.board(sample.name)
    expect(page.get_by_role("button", name="Think longer")).to_have_count(1)
    for said, word, state in ((".best .said", card(player).locator(".best .word"), "aria-expanded"),
                              (".head", page.locator("letterpress-moves .rows .word").nth(1), "aria-pressed")):
        place = word.bounding_box()
        assert place
        button = word.locator("xpath=ancestor::*[@role='button']")
        expect(button).to_have_attribute(state, "false")
        # Drawn over with the mouse.
        page.mouse.move(place["x"] + 1, place["y"] + place["height"] / 2)
        page.mouse.down()
        page.mouse.move(place["x"] + place["width"] - 1, place["y"] + place["height"] / 2, steps=5)
        page.mouse.up()
        assert page.evaluate(SELECTED) == word.inner_text(), said
        expect(button).to_have_attribute(state, "false")
        # A double click opens once, and selects.
        page.mouse.click(5, 5)
        # On the word itself: the line is as wide as the card.
        word.dblclick(position={"x": 12, "y": place["height"] / 2})
        assert page.evaluate(SELECTED) == word.inner_text(), said
        expect(button).to_have_attribute(state, "true")
        # The keyboard presses it, also while something is selected.
        button.focus()
        for key, expanded in (("Enter", "false"), (" ", "true"), ("Enter", "false")):
            page.keyboard.press(key)
            expect(button).to_have_attribute(state, expanded)
        page.evaluate("() => getSelection().removeAllRanges()")


def test_nothing_keeps_held_words_from_being_selected(new_player: Callable[..., Player], sample: Path) -> None:
    """As a button or `user-select` would; the tests' Chromium selects nothing by holding itself."""
    player = new_player("phone", reduced_motion="reduce")
    player.open()
    player.choose(sample)
    player.board(sample.name)
    expect(player.best_move).to_have_count(1)
    kept = player.page.evaluate("""() => [...document.querySelectorAll('.selectable')].filter(text => {
      for (let element = text; element; element = element.parentElement) {
        if (['BUTTON', 'LABEL'].includes(element.tagName) || getComputedStyle(element).userSelect === 'none') return true
      }
      return false
    }).map(text => text.textContent)""")
    assert kept == []
    assert player.page.locator("letterpress-card .best .selectable, letterpress-moves .selectable").count() > 2


def test_a_refused_word_is_gone_in_webkit(webkit: Window, site: str) -> None:
    webkit.open(site + "?marking")
    webkit.choose(SAMPLES / "light-midgame.png")
    webkit.wait(lambda: webkit.best_move)
    word = webkit.best_move["word"]
    webkit.click("letterpress-card .best .said")
    webkit.click('letterpress-card [data-mark="refused"]')
    webkit.wait(lambda: webkit.best_move and webkit.best_move["word"] != word)
    webkit.wait(lambda: "off the list" in webkit.text(".toast"))
    webkit.wait_until_kept()
    webkit.open(site + "?marking")
    webkit.wait(lambda: webkit.best_move)
    webkit.wait(lambda: "Think longer" in webkit.text('[data-action="think"]'))
    assert not webkit.run(NAMED, word.upper())
    webkit.press(word)
    webkit.wait(lambda: "isn't a word" in webkit.text("letterpress-tray .judgement"))
    # So that other tests find the list as it was.
    webkit.click('letterpress-tray [data-mark="accepted"]')
    webkit.wait(lambda: "akes" in webkit.text("letterpress-tray .judgement"))
