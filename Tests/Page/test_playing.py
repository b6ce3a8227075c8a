"""What a player does with a board: correct it, search words, get advice, play."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from conftest import SAMPLES
from player import Player


@pytest.fixture
def at_the_board(player: Player, sample: Path) -> Player:
    player.open()
    player.choose(sample)
    player.board(sample.name)
    return player


def panel(player: Player, name: str) -> None:
    player.page.get_by_role("tab", name=name).click()


def test_gives_the_best_move(at_the_board: Player) -> None:
    player = at_the_board
    # Several words win, and the search ends with the first that it proves to win.
    wins = player.page.get_by_role("listitem").get_by_role("button", name=re.compile(r"^[A-Z]+, wins, \d+:\d+ after"))
    player.think_until_there_is(wins)
    expect(player.page.locator("letterpress-card[data-thinking]")).to_have_count(0)
    move = player.best_move.evaluate("element => ({ ...element.dataset })")
    best = move["word"].upper()
    expect(wins.first).to_have_accessible_name(re.compile(f"^{best}, "))
    wins.first.click()
    player.page.locator("letterpress-card .best .said").click()
    expect(player.page.get_by_text("this is proven")).to_be_visible()
    letters = player.board().letters
    assert "".join(letters[int(tile)] for tile in move["tiles"].split(",")) == move["word"]
    assert 0 <= float(move["chance"]) <= 1


def test_plays_a_word_and_takes_it_back(at_the_board: Player) -> None:
    player = at_the_board
    before = player.board()
    player.page.keyboard.type("dish")
    expect(player.page.locator("letterpress-tray .judgement")).to_contain_text("takes ")
    player.page.keyboard.press("Enter")
    board = player.page.locator("[data-letters]")
    expect(board).to_have_attribute("data-turn", "blue")
    after = player.board()
    assert after.letters == before.letters
    assert after.owners.lower().count("r") > before.owners.lower().count("r")
    player.page.keyboard.press("Control+z")
    expect(board).to_have_attribute("data-turn", "red")
    assert player.board() == before
    player.page.keyboard.press("Control+Shift+z")
    expect(board).to_have_attribute("data-turn", "blue")
    assert player.board().owners == after.owners


def test_spells_by_tapping(at_the_board: Player) -> None:
    player = at_the_board
    for tile in ("B2", "A3", "C2"):
        cell = player.page.get_by_role("gridcell", name=re.compile(f"^{tile},"))
        cell.tap() if "Mobile" in player.page.evaluate("navigator.userAgent") else cell.click()
    slots = player.page.locator("letterpress-tray .slots button")
    expect(slots).to_have_count(3)
    assert slots.all_inner_texts() == ["D", "I", "S"]
    # Removes the middle one.
    slots.nth(1).click()
    expect(slots).to_have_count(2)
    player.page.get_by_role("button", name="Clear").click()
    expect(slots).to_have_count(0)


def test_says_why_a_word_cannot_be_played(at_the_board: Player) -> None:
    player = at_the_board
    player.page.keyboard.type("dsh")
    expect(player.page.locator("letterpress-tray .judgement")).to_contain_text(re.compile("isn't a word", re.IGNORECASE))
    expect(player.page.locator('letterpress-tray [data-action="play"]')).to_be_disabled()


def test_says_when_a_letter_is_used_up(at_the_board: Player) -> None:
    player = at_the_board
    toast = player.page.locator(".toast")
    player.page.keyboard.type("lz")
    expect(toast).to_have_text("No Z on this board")
    player.page.keyboard.type("l")
    expect(toast).to_have_text("No L left")
    expect(player.page.locator("letterpress-tray .slots button")).to_have_text(["L"])


def test_asks_about_a_word_that_was_not_played(at_the_board: Player) -> None:
    """It would be a word that cannot be played again, and perhaps was only mistyped."""
    player = at_the_board
    panel(player, "Game")
    played = player.page.locator("letterpress-game .played")

    def add(words: str) -> None:
        played.get_by_label("A word that was played").fill(words)
        played.get_by_role("button", name="Add", exact=True).click()

    anyway = played.get_by_role("button", name="Add anyway")
    add("qwerty")
    expect(played.get_by_role("status")).to_have_text("This board can't spell QWERTY.")
    expect(anyway).to_be_hidden()
    add("hsid")
    expect(played.get_by_role("status")).to_have_text("HSID isn't in the word list.")
    expect(played.get_by_role("listitem")).to_have_count(0)
    anyway.click()
    expect(played.get_by_role("listitem")).to_have_text(["HSID"])
    add("dish, hiss")
    expect(played.get_by_role("listitem")).to_have_text(["HSID", "DISH", "HISS"])
    expect(played.get_by_role("status")).to_be_empty()


def test_filters_words(at_the_board: Player) -> None:
    player = at_the_board
    panel(player, "Words")
    count = player.page.locator("letterpress-words .count")
    expect(count).to_have_text(re.compile(r"^[\d,]+ words$"))
    everything = count.inner_text()
    player.page.get_by_label("Contains").fill("q")
    expect(count).to_have_text(re.compile(r"^None of "))
    expect(player.page.locator("letterpress-words .scroller")).to_be_hidden()
    player.page.get_by_label("Contains").fill("x")
    player.page.get_by_role("button", name="Filters").click()
    player.page.get_by_label("Starts with").fill("ex")
    expect(count).to_have_text(re.compile(r"^[1-9][\d,]* of "))
    words = player.page.locator("letterpress-words [data-place]").all_inner_texts()
    assert words and all(word.lower().startswith("ex") for word in words)
    assert [len(word) for word in words] == sorted((len(word) for word in words), reverse=True)
    player.page.get_by_label("Contains").fill("")
    player.page.get_by_label("Starts with").fill("")
    expect(count).to_have_text(everything)


def test_scrolls_through_all_words(at_the_board: Player) -> None:
    player = at_the_board
    panel(player, "Words")
    expect(player.page.locator("letterpress-words .count")).to_have_text(re.compile(r"^[\d,]+ words$"))
    player.page.locator("letterpress-words .scroller").evaluate("scroller => { scroller.scrollTop = 1e9 }")
    words = player.page.locator("letterpress-words [data-place]")
    expect(words.last).to_have_text(re.compile("^[a-z]{2}$", re.IGNORECASE))
    # Only the visible ones exist.
    assert words.count() < 400


def correct(player: Player, tile: str) -> None:
    """Opens the dialog to correct a tile."""
    player.page.get_by_role("gridcell", name=re.compile(f"^{tile},")).click(button="right")
    expect(player.page.get_by_role("dialog")).to_be_visible()


def test_corrects_a_letter_and_undoes_it(at_the_board: Player) -> None:
    player = at_the_board
    before = player.board()
    correct(player, "C1")
    player.page.get_by_role("dialog").get_by_role("button", name="Z", exact=True).click()
    board = player.page.locator("[data-letters]")
    expect(board).to_have_attribute("data-letters", before.letters[:2] + "z" + before.letters[3:])
    panel(player, "Words")
    player.page.get_by_label("Contains").fill("z")
    expect(player.page.locator("letterpress-words .count")).to_have_text(re.compile("^[1-9][0-9,]* of "))
    player.page.locator('[data-action="undo"]').click()
    expect(board).to_have_attribute("data-letters", before.letters)
    player.page.keyboard.press("Escape")
    player.page.locator("body").press("Control+Shift+z")
    expect(board).to_have_attribute("data-letters", before.letters[:2] + "z" + before.letters[3:])


def test_corrects_an_owner(at_the_board: Player) -> None:
    player = at_the_board
    correct(player, "C1")
    player.page.get_by_role("dialog").get_by_role("button", name="Blue", exact=True).click()
    # Whether a tile is defended follows from its neighbours.
    expect(player.page.locator("[data-letters]")).to_have_attribute("data-owners", re.compile("^rrbbr"))
    # A long press opens it, too.
    player.page.get_by_role("gridcell", name=re.compile("^D5,")).hover()
    player.page.mouse.down()
    expect(player.page.get_by_role("dialog", name=re.compile("^D5, "))).to_be_visible()
    player.page.mouse.up()
    player.page.keyboard.press("Escape")
    expect(player.page.get_by_role("dialog")).to_have_count(0)


def test_changes_whose_turn_it_is(at_the_board: Player) -> None:
    player = at_the_board
    player.page.locator(".players").click()
    turn = player.page.get_by_role("dialog").get_by_role("group", name="Whose turn is it?")
    turn.get_by_role("button", name="Blue’s").click()
    expect(player.page.locator("[data-letters]")).to_have_attribute("data-turn", "blue")


def test_says_why_a_letter_was_read(at_the_board: Player) -> None:
    player = at_the_board
    correct(player, "A1")
    reasons = player.page.get_by_role("region", name="Why this letter")
    expect(reasons).to_contain_text("L")
    assert reasons.locator("canvas, svg, img").count() >= 3


def test_plays_the_suggested_move(at_the_board: Player) -> None:
    player = at_the_board
    expect(player.best_move).to_have_count(1)
    card = player.page.get_by_role("region", name="What to play")
    card.get_by_role("button", name="Play", exact=True).click()
    board = player.page.locator("[data-letters]")
    expect(board).to_have_attribute("data-turn", "blue")
    # The opponent answers; until the button can be pressed, it would be taken for the second tap of a double tap.
    card.get_by_role("button", name="They played it").click()
    expect(board).to_have_attribute("data-turn", "red")
    panel(player, "Game")
    steps = player.page.get_by_role("list", name="Moves and corrections").get_by_role("listitem")
    expect(steps).to_have_count(3)
    # Back to the beginning with the list.
    steps.first.get_by_role("button").first.click()
    expect(board).to_have_attribute("data-owners", "rr.brbbb.rBBb.rBb.rrBb.r.")


def test_the_reasons_of_a_move_name_the_answer_to_it(player: Player) -> None:
    player.open()
    # Far from the end, the search always says what it expects.
    player.choose(SAMPLES / "glow-opening.png")
    player.board("glow-opening.png")
    expect(player.best_move).to_have_count(1)
    player.page.locator("letterpress-card .best .said").click()
    player.think_until_there_is(player.page.locator("letterpress-card .details").get_by_text(re.compile("best answer is [A-Z]+")))


def test_hides_the_best_move_until_asked(at_the_board: Player) -> None:
    player = at_the_board
    player.page.get_by_role("button", name="Games").click()
    player.page.get_by_role("dialog").get_by_role("button", name="Settings").click()
    player.page.get_by_role("switch", name=re.compile("^Let me think first")).check()
    player.page.keyboard.press("Escape")
    expect(player.page.get_by_role("dialog")).to_have_count(0)
    expect(player.page.get_by_role("button", name="Give me a hint")).to_be_visible()
    assert "dishwashers" not in player.page.locator("letterpress-moves").inner_text().lower()


def test_arrows_go_through_the_moves(new_player, sample: Path) -> None:
    player = new_player("desktop", reduced_motion="reduce")
    player.open()
    player.choose(sample)
    page, before = player.page, player.board(sample.name)
    board = page.locator("[data-letters]")
    expect(player.best_move).to_have_count(1)
    page.locator('[data-word] [data-action="play"]').click()
    expect(board).not_to_have_attribute("data-owners", before.owners)
    after = player.board()
    page.keyboard.press("ArrowLeft")
    expect(board).to_have_attribute("data-owners", before.owners)
    page.keyboard.press("ArrowRight")
    expect(board).to_have_attribute("data-owners", after.owners)
    # On the board they move the focus, and a word that is being spelled stays.
    page.keyboard.type(player.board().letters[0])
    page.keyboard.press("ArrowLeft")
    expect(page.locator("letterpress-tray .slot")).to_have_count(1)
    assert player.board() == after


def test_the_keyboard_alone_does_everything(new_player, sample: Path) -> None:
    player = new_player("desktop")
    player.open()
    player.choose(sample)
    player.board(sample.name)
    keyboard = player.page.keyboard
    keyboard.press("?")
    expect(player.page.get_by_role("dialog")).to_contain_text("Undo a move or a correction")
    keyboard.press("Escape")
    expect(player.page.get_by_role("dialog")).to_have_count(0)
    # To the board, to one of its tiles, and corrects it.
    for _ in range(30):
        keyboard.press("Tab")
        if player.page.evaluate("document.activeElement?.getAttribute('role')") == "gridcell":
            break
    for key in [*["ArrowUp"] * 4, *["ArrowLeft"] * 4, "ArrowRight", "ArrowRight", "ArrowDown"]:
        keyboard.press(key)
    assert player.page.evaluate("document.activeElement.ariaLabel").startswith("C2,")
    keyboard.press("Shift+Enter")
    expect(player.page.get_by_role("dialog", name=re.compile("^C2, S"))).to_be_visible()
    keyboard.press("q")
    expect(player.page.locator("[data-letters]")).to_have_attribute("data-letters", re.compile("^lohrufdq"))
    keyboard.press("Control+z")
    expect(player.page.locator("[data-letters]")).to_have_attribute("data-letters", re.compile("^lohrufds"))


def test_a_position_travels_as_a_link(at_the_board: Player, new_player, sample: Path) -> None:
    player = at_the_board
    before = player.board()
    player.context.grant_permissions(["clipboard-read", "clipboard-write"])
    # Phones open the system's share sheet; here it copies.
    player.page.evaluate("() => { navigator.share = ({ url }) => navigator.clipboard.writeText(url) }")
    panel(player, "Game")
    player.page.get_by_role("button", name="Share").click()
    player.page.get_by_role("button", name=re.compile("a link to the game$")).click()
    player.wait_until("async () => (await navigator.clipboard.readText()).includes('#')")
    link = player.page.evaluate("() => navigator.clipboard.readText()")
    assert link.startswith(player.address + "#")
    friend = new_player("phone")
    friend.page.goto(link)
    shown = friend.board()
    assert (shown.letters, shown.owners, shown.turn) == (before.letters, before.owners, before.turn)


def test_a_game_travels_as_text(at_the_board: Player, new_player, tmp_path: Path) -> None:
    player = at_the_board
    before = player.board()
    panel(player, "Game")
    with player.page.expect_download() as saved:
        player.page.get_by_role("button", name="Share").click()
        player.page.get_by_role("button", name="Save the game as text").click()
    file = tmp_path / saved.value.suggested_filename
    saved.value.save_as(file)
    friend = new_player("desktop")
    friend.open()
    friend.page.get_by_role("button", name="Games").click()
    friend.page.locator('input[name="game"]').set_input_files(str(file))
    shown = friend.board()
    assert (shown.letters, shown.owners, shown.turn) == (before.letters, before.owners, before.turn)


def test_hears_screen_readers_and_switches(at_the_board: Player) -> None:
    """They click without pointing."""
    player = at_the_board
    for tile in ("B2", "A3", "C2"):
        player.page.get_by_role("gridcell", name=re.compile(f"^{tile},")).dispatch_event("click")
    slots = player.page.locator("letterpress-tray .slots button")
    expect(slots).to_have_text(["D", "I", "S"])
    slots.nth(1).dispatch_event("click")
    expect(slots).to_have_text(["D", "S"])
    expect(slots.nth(1)).to_be_focused()


def test_an_alert_that_stands_closes_no_dialog(at_the_board: Player) -> None:
    player = at_the_board
    player.give("noise.png", bytes(1000))
    expect(player.page.get_by_role("alert")).to_contain_text("noise.png")
    player.page.get_by_role("button", name="Games").click()
    player.page.get_by_role("dialog").get_by_role("button", name="Settings").click()
    switch = player.page.get_by_role("switch", name=re.compile("^Let me think first"))
    switch.check()
    expect(switch).to_be_checked()
    player.page.wait_for_timeout(300)
    expect(switch).to_be_visible()
    # A new one does, as nobody would see it.
    player.give("other.png", bytes(1000))
    expect(player.page.get_by_role("alert")).to_contain_text("other.png")
    expect(switch).to_be_hidden()


def test_opened_reasons_stay_when_the_search_ends(at_the_board: Player) -> None:
    player = at_the_board
    card = player.page.locator("letterpress-card")
    expect(player.best_move).to_have_count(1)
    card.locator(".best .said").click()
    expect(card).to_have_attribute("data-open", "")
    expect(card).not_to_have_attribute("data-thinking", "")
    player.page.wait_for_timeout(300)
    expect(card).to_have_attribute("data-open", "")
