"""Games against the computer: how they begin, its answers, and what is hidden meanwhile."""

from __future__ import annotations

import re
from typing import Callable

import pytest
from playwright.sync_api import expect

from player import Player

FREE = "." * 25
LONGEST_HINT = "Look for a word of 13 letters that few people know and that takes 10 from Champion and 3 free."


def begin(player: Player, level: str, *choices: str) -> None:
    """Chooses an opponent, from the page without a game."""
    page = player.page
    page.get_by_role("button", name="Play against the computer").first.click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("radio", name=re.compile("^(Beginner|Casual|Regular|Skilled|Expert|Champion) "))).to_have_count(6)
    dialog.get_by_role("radio", name=re.compile(f"^{level} ")).check()
    for choice in choices:
        dialog.get_by_role("radio", name=choice, exact=True).check()
    dialog.get_by_role("button", name="Play", exact=True).click()
    expect(page.locator("[data-letters]")).to_have_count(1)


def play_best(player: Player) -> None:
    """Asks for the word and its tiles, and plays it."""
    page = player.page
    # The computer's move was just shown.
    card = page.get_by_role("region", name="What to play")
    for action in ("Give me a hint", "Show the word", "Show the tiles"):
        card.get_by_role("button", name=action).click()
    expect(player.best_move).to_have_count(1)
    expect(card.locator('[data-action="play"][aria-disabled]')).to_have_count(0)
    card.get_by_role("button", name="Play", exact=True).click()


def test_answers_and_hides_the_best_move_until_asked(player: Player) -> None:
    player.open()
    begin(player, "Beginner")
    page = player.page
    board = page.locator("[data-letters]")
    expect(board).to_have_attribute("data-turn", "red")
    assert player.board().owners == FREE
    card = page.get_by_role("region", name="What to play")
    expect(card.get_by_role("button", name="Give me a hint")).to_be_visible()
    expect(page.locator("[data-order]")).to_have_count(0)
    expect(page.get_by_text("Hidden until you have thought about it.")).to_be_visible()
    # The computer's answer does not come before it was seen that it thinks.
    player.stop_clock()
    play_best(player)
    expect(card.get_by_text("Beginner thinks about its move …")).to_be_visible()
    page.clock.resume()
    expect(page.get_by_text(re.compile("^Beginner played [A-Z]+, "))).to_be_visible()
    expect(board).to_have_attribute("data-turn", "red")
    owners = player.board().owners
    assert "b" in owners.lower()
    expect(page.locator("[data-order]")).to_have_count(0)
    # Both moves are taken back, and both come again.
    page.keyboard.press("Control+z")
    expect(board).to_have_attribute("data-owners", FREE)
    expect(page.get_by_role("button", name="Undo").first).to_be_disabled()
    page.keyboard.press("Control+Shift+z")
    expect(board).to_have_attribute("data-owners", owners)
    # The opponent is kept with the game.
    player.wait_until_kept()
    player.open()
    expect(board).to_have_attribute("data-owners", owners)
    expect(card.get_by_role("button", name="Give me a hint")).to_be_visible()


def test_what_is_hidden_is_hidden_everywhere_until_asked_for(player: Player) -> None:
    player.open()
    begin(player, "Beginner")
    page = player.page
    card = page.get_by_role("region", name="What to play")
    play_best(player)
    expect(page.locator(".notices").get_by_text(re.compile("^Beginner played [A-Z]+, "))).to_be_visible()
    bar = page.locator("letterpress-bar")
    expect(bar).to_have_attribute("aria-label", "Who is ahead is hidden")
    expect(page.get_by_role("button", name=re.compile(r"\bBeginner has \d+ tiles"))).to_have_count(1)
    # A spelled word is judged by what it takes, not by what the search thinks of it.
    for action in ("Give me a hint", "Show the word"):
        card.get_by_role("button", name=action).click()
    word = card.get_attribute("data-word") or ""
    page.keyboard.type(word)
    judgement = page.locator("letterpress-tray .judgement")
    expect(judgement).to_have_text(re.compile(r"^Takes (\d from Beginner)?( and )?(\d free)?\.$"))
    page.get_by_role("tab", name="Game").click()
    game = page.locator("letterpress-game")
    expect(game.locator(".step")).to_have_count(3)
    expect(game.locator(".graph")).to_be_hidden()
    expect(game.get_by_role("button", name="Review")).to_be_hidden()
    expect(game.locator(".steps")).not_to_contain_text("%")
    # Who has seen the tiles may know all of it.
    page.keyboard.press("Escape")
    card.get_by_role("button", name="Show the tiles").click()
    # The search may still change its mind.
    expect(card.locator("xpath=self::*[@data-thinking]")).to_have_count(0)
    page.keyboard.type(player.best_move.get_attribute("data-word") or "")
    expect(judgement).not_to_have_text(re.compile(r"^Takes [^,;]*\.$"))
    expect(bar).to_have_attribute("aria-label", re.compile("^You: "))
    expect(game.get_by_role("button", name="Review")).to_be_visible()
    expect(game.locator(".graph")).to_be_visible()
    expect(game.locator(".steps")).to_contain_text("%")


def test_may_begin_and_can_be_given_up(player: Player) -> None:
    player.open()
    begin(player, "Champion", "Your opponent")
    page = player.page
    card = page.get_by_role("region", name="What to play")
    expect(page.get_by_text(re.compile("^Champion played [A-Z]+, "))).to_be_visible()
    expect(page.locator("letterpress-scores .blue .name")).to_have_text("Champion")
    page.get_by_role("tab", name="Game").click()
    page.get_by_role("button", name="Give up").click()
    expect(page.locator(".toast")).to_contain_text("You gave up.")
    expect(card).to_have_attribute("data-kind", "over")
    expect(card).to_contain_text(re.compile(r"Champion won, 0:\d"))
    expect(card).to_be_in_viewport(ratio=1)
    # Nothing stands beside it.
    assert card.locator(".word").evaluate("word => parseFloat(getComputedStyle(word).fontSize)") > 20
    expect(card.get_by_role("button", name="Play again")).to_be_visible()
    expect(card.get_by_role("button", name="Review")).to_be_visible()
    expect(page.locator("[data-order]")).to_have_count(0)
    expect(page.locator("letterpress-scores .blue .name")).to_have_text("Champion")
    # That is why one gives up.
    page.get_by_role("tab", name="Moves").click()
    page.locator("letterpress-moves .head").first.click()
    expect(player.best_move).to_have_count(1)
    expect(page.locator("[data-order]")).not_to_have_count(0)
    page.get_by_role("button", name="Games").click()
    expect(page.get_by_role("dialog").get_by_text("Against Champion")).to_be_visible()
    expect(page.get_by_role("dialog").get_by_text("you gave up")).to_be_visible()


def test_an_earlier_step_is_shown_at_the_top_and_leads_back(player: Player) -> None:
    player.open()
    begin(player, "Beginner")
    page = player.page
    card = page.get_by_role("region", name="What to play")
    # Letters that are spelled while the computer thinks stay, and there is nothing to press for it.
    player.stop_clock()
    play_best(player)
    expect(card.get_by_text("Beginner thinks about its move …")).to_be_visible()
    tiles = page.locator("letterpress-board [data-tile]")
    for tile in (3, 4):
        tiles.nth(tile).click()
    tray = page.locator("letterpress-tray")
    expect(tray.locator(".slot")).to_have_count(2)
    expect(tray.locator('[data-action="play"]')).to_be_hidden()
    page.clock.resume()
    line = page.locator(".notices")
    expect(line.get_by_text(re.compile("^Beginner played [A-Z]+, "))).to_be_visible()
    expect(tray.locator(".slot")).to_have_count(2)
    expect(tray.locator('[data-action="play"]')).to_be_visible()
    expect(tray).to_have_attribute("data-judged", re.compile("^[a-z]{2}$"))
    page.keyboard.press("Escape")
    # A tap on a step answers where one looks.
    page.get_by_role("tab", name="Game").click()
    step = page.locator("letterpress-game .step .head").nth(1)
    step.scroll_into_view_if_needed()
    step.click()
    player.wait_until("() => scrollY === 0")
    expect(card).to_contain_text("Beginner has answered here.")
    expect(card.get_by_role("button", name=re.compile("played|expect"))).to_have_count(0)
    expect(line).to_contain_text("This is an earlier position.")
    line.get_by_role("button", name="Back to the game").click()
    expect(line.get_by_text(re.compile("^Beginner played [A-Z]+, "))).to_be_visible()
    expect(line.get_by_role("button", name="Back to the game")).to_be_hidden()


def test_nothing_is_corrected_nor_said_of_words(player: Player) -> None:
    player.open()
    begin(player, "Beginner")
    page = player.page
    expect(page.locator("letterpress-note p")).to_have_text("Your turn. Tap tiles to spell.")
    # The sheet of a tile says only whether moves may use it.
    page.locator("letterpress-board [data-tile]").first.click(button="right")
    sheet = page.locator("letterpress-tile dialog")
    expect(sheet.get_by_role("button", name="Must use")).to_be_visible()
    expect(sheet.get_by_role("group", name="Letter")).to_be_hidden()
    expect(sheet.get_by_role("group", name="Owner")).to_be_hidden()
    expect(sheet.get_by_role("button", name="May use")).to_be_focused()
    page.keyboard.press("Escape")
    page.locator("letterpress-scores .players").click()
    dialog = page.get_by_role("dialog", name="Who plays?")
    expect(dialog.get_by_role("group", name="You are")).to_be_visible()
    expect(dialog.get_by_role("group", name="Whose turn is it?")).to_have_count(0)
    page.keyboard.press("Escape")
    page.get_by_role("tab", name="Game").click()
    expect(page.get_by_role("button", name="Give up")).to_be_visible()
    expect(page.locator("letterpress-game .played")).to_be_hidden()
    # Not a word.
    for tile in range(9):
        page.locator("letterpress-board [data-tile]").nth(tile).click()
    tray = page.locator("letterpress-tray")
    expect(tray).to_have_attribute("data-state", "refused")
    page.wait_for_timeout(1000)
    expect(tray.get_by_role("button", name="The game took it")).to_be_hidden()
    expect(tray.get_by_role("button", name="Play", exact=True)).to_be_disabled()
    page.keyboard.press("Escape")
    card = page.get_by_role("region", name="What to play")
    for action in ("Give me a hint", "Show the word", "Show the tiles"):
        card.get_by_role("button", name=action).click()
    card.locator(".said").click()
    expect(card.get_by_role("button", name="I would never play that")).to_be_visible()
    expect(card.get_by_role("button", name="The game refused it")).to_be_hidden()


@pytest.mark.parametrize("width, height", [(320, 568), (1280, 800)])
def test_a_hint_stays_in_view_while_one_spells(new_player: Callable[..., Player], width: int, height: int) -> None:
    player = new_player(viewport={"width": width, "height": height})
    player.open()
    begin(player, "Beginner")
    page = player.page
    card = page.get_by_role("region", name="What to play")
    line = page.locator("letterpress-note p")
    board = page.locator("letterpress-board")
    expect(card).to_have_attribute("data-kind", "hint")
    place = board.bounding_box()
    card.get_by_role("button", name="Give me a hint").click()
    hint = card.locator(".lead").inner_text()
    assert hint.startswith("Look for a word of "), hint
    page.locator("letterpress-board [data-tile]").first.click()
    expect(line).to_have_text(hint)
    # However long it is.
    line.evaluate("(line, text) => { line.textContent = text }", LONGEST_HINT)
    assert board.bounding_box() == place
    page.keyboard.press("Escape")
    card.get_by_role("button", name="Show the word").click()
    word = card.locator(".word").inner_text()
    page.locator("letterpress-board [data-tile]").first.click()
    expect(line).to_have_text(f"The word is {word}.")
    page.keyboard.press("Escape")
    # The tiles shown are those of the word that was named, whatever was found since.
    card.get_by_role("button", name="Show the tiles").click()
    expect(card).to_have_attribute("data-word", word.lower())


def test_the_words_are_hidden_like_the_moves(player: Player) -> None:
    player.open()
    begin(player, "Beginner")
    page = player.page
    page.get_by_role("tab", name="Words").click()
    words = page.get_by_role("tabpanel", name="Words")
    expect(words.get_by_text("Hidden until you have thought about it.")).to_be_visible()
    expect(words.get_by_role("search")).to_be_hidden()
    expect(words.get_by_role("group", name="Words")).to_be_hidden()
    card = page.get_by_role("region", name="What to play")
    for action in ("Give me a hint", "Show the word", "Show the tiles"):
        card.get_by_role("button", name=action).click()
    expect(words.get_by_role("search")).to_be_visible()
    expect(words.locator("[data-place]")).not_to_have_count(0)
    expect(words).not_to_contain_text("Hidden")


def test_a_game_begins_at_the_top_and_ends_without_its_message(new_player: Callable[..., Player]) -> None:
    player = new_player("phone", viewport={"width": 320, "height": 480})
    player.open()
    page = player.page
    page.get_by_role("button", name="Play against the computer").first.wait_for()
    page.evaluate("() => scrollTo(0, 60)")
    player.wait_until("() => scrollY > 0")
    begin(player, "Beginner")
    player.wait_until("() => scrollY === 0")
    page.get_by_role("tab", name="Game").click()
    page.get_by_role("button", name="Pass").click()
    toast = page.locator(".toast")
    expect(toast).to_contain_text("You passed.")
    page.get_by_role("button", name="Games").click()
    page.get_by_role("button", name="New game").click()
    expect(page.get_by_role("button", name="Play against the computer").first).to_be_visible()
    expect(toast).to_be_hidden()
