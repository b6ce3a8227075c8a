"""The first view: the board with the move on it, and the card that says what to do next."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Callable

import pytest
from playwright.sync_api import Locator, expect

from conftest import SAMPLES
from pictures import later
from player import Player
from views import think_first

BEFORE = "rr.brbbb.rBBb.rBb.rrBb.r."
AFTER = "Rr.brrbbrRbBb.rBbrrrBb.r."
"""After red has taken A2, C4 and D2, as with FAX."""


def opened(new_player: Callable[..., Player], sample: Path, width: int = 390, height: int = 664, **options: object) -> Player:
    player = new_player("phone" if width < 800 else "desktop", viewport={"width": width, "height": height},
                        reduced_motion="reduce", **options)
    player.open()
    player.choose(sample)
    player.board(sample.name)
    expect(player.best_move).to_have_count(1)
    return player


def card(player: Player) -> Locator:
    return player.page.get_by_role("region", name="What to play")


def line(player: Player) -> Locator:
    """What is said between scores and board."""
    return player.page.locator(".notices")


def button(player: Player, name: str) -> Locator:
    return card(player).get_by_role("button", name=name, exact=True).first


def on_the_board(player: Player) -> list[int]:
    """The numbered tiles, in order."""
    return player.page.evaluate("""() => [...document.querySelectorAll('letterpress-board [data-order]')]
      .sort((left, right) => left.dataset.order - right.dataset.order).map(tile => Number(tile.dataset.tile))""")


def box(locator: Locator) -> dict:
    found = locator.bounding_box()
    assert found
    return found


def is_in_view(player: Player, locator: Locator) -> bool:
    place, size = box(locator), player.page.viewport_size
    return place["y"] >= 0 and place["x"] >= 0 and place["y"] + place["height"] <= size["height"] + 0.5 and \
        place["x"] + place["width"] <= size["width"] + 0.5


def overlap(first: dict, second: dict) -> bool:
    return first["x"] < second["x"] + second["width"] - 0.5 and second["x"] < first["x"] + first["width"] - 0.5 and \
        first["y"] < second["y"] + second["height"] - 0.5 and second["y"] < first["y"] + first["height"] - 0.5


def give_later(player: Player, sample: Path) -> None:
    """Another picture of the game, after a move."""
    player.give("later.png", later(sample, BEFORE, AFTER))
    player.board("later.png")


@pytest.mark.parametrize("width, height", [(320, 568), (568, 320)])
def test_undo_does_not_cover_a_score(new_player: Callable[..., Player], sample: Path, width: int, height: int) -> None:
    player = opened(new_player, sample, width, height)
    scores = player.page.locator(".player .score")
    expect(scores).to_have_count(2)
    tool = box(player.page.get_by_role("button", name="Undo", exact=True))
    assert not any(overlap(tool, box(score)) for score in scores.all())


def test_a_phone_in_landscape_shows_the_whole_board(new_player: Callable[..., Player], sample: Path) -> None:
    player = opened(new_player, sample, 568, 320)
    assert is_in_view(player, player.page.locator("[data-letters]"))
    assert is_in_view(player, button(player, "Play"))


@pytest.mark.parametrize("width, height", [(1280, 800), (568, 320)])
def test_the_board_stays_in_view_beside_the_list(new_player: Callable[..., Player], sample: Path, width: int, height: int) -> None:
    player = opened(new_player, sample, width, height)
    player.page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
    player.page.wait_for_function("() => scrollY > 100")
    assert is_in_view(player, player.page.locator("[data-letters]"))


def test_the_board_shows_the_best_move_and_stays_as_it_is(new_player: Callable[..., Player], sample: Path) -> None:
    player = opened(new_player, sample)
    # At once: a better one may be found.
    tiles, shown = player.page.evaluate("""() => [document.querySelector('[data-tiles]').dataset.tiles,
      [...document.querySelectorAll('letterpress-board [data-order]')]
        .sort((left, right) => left.dataset.order - right.dataset.order).map(tile => tile.dataset.tile).join()]""")
    assert shown == tiles
    # What changes hands is drawn; what it is now stays.
    board = player.page.locator("letterpress-board")
    assert player.board().owners == BEFORE
    expect(board.locator('[data-becomes^="red"]').first).to_be_visible()
    expect(board.locator('[data-becomes^="red"][data-kind^="red"]')).to_have_count(0)
    # The word being spelled takes its place, drawn in the same manner.
    player.page.keyboard.type("dish")
    expect(player.page.locator("letterpress-tray .judgement")).to_contain_text("akes ")
    assert len(on_the_board(player)) == 4
    player.page.keyboard.press("Escape")
    expect(board.locator("[data-order]")).not_to_have_count(4)


def test_spelling_moves_nothing(new_player: Callable[..., Player], sample: Path) -> None:
    player = opened(new_player, sample)
    board = player.page.locator("[data-letters]")
    place = box(board)
    player.page.keyboard.type("dish")
    expect(player.page.locator("letterpress-tray .judgement")).to_contain_text("akes ")
    expect(card(player)).to_be_hidden()
    assert box(board) == place
    assert is_in_view(player, player.page.locator('letterpress-tray [data-action="play"]'))


def test_a_double_tap_on_play_plays_once(new_player: Callable[..., Player], sample: Path) -> None:
    player = opened(new_player, sample)
    # No tap comes later than the page expects of a double tap.
    player.stop_clock()
    place = box(button(player, "Play"))
    x, y = place["x"] + place["width"] / 2, place["y"] + place["height"] / 2
    for _ in range(2):
        player.page.touchscreen.tap(x, y)
    expect(line(player)).to_contain_text("You played ")
    expect(button(player, "They played it")).to_be_visible()
    player.page.touchscreen.tap(x, y)
    # Nor did it open the details of what stands there now, which would push the buttons out of view.
    player.page.wait_for_timeout(300)
    expect(card(player)).not_to_have_attribute("data-open", "")
    player.page.get_by_role("tab", name="Game").click()
    # It played no answer, nor did it take the move back.
    steps = player.page.get_by_role("list", name="Moves and corrections").get_by_role("listitem")
    expect(steps).to_have_count(2)
    expect(steps.last.get_by_role("button").first).to_have_attribute("aria-current", "step")


def test_says_what_was_played_and_takes_it_back(new_player: Callable[..., Player], sample: Path) -> None:
    player = opened(new_player, sample)
    # From the list, far below the board.
    player.page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
    player.page.keyboard.type("dish")
    expect(player.page.locator("letterpress-tray .judgement")).to_contain_text("akes ")
    player.page.keyboard.press("Enter")
    expect(line(player)).to_contain_text(re.compile(r"You played DISH, \d+:\d+"))
    player.page.wait_for_function("() => scrollY === 0")
    assert is_in_view(player, player.page.locator("[data-letters]"))
    assert is_in_view(player, card(player))
    player.page.get_by_role("button", name="Undo", exact=True).click()
    expect(player.page.locator("[data-letters]")).to_have_attribute("data-owners", BEFORE)
    expect(line(player)).not_to_contain_text("You played")


def test_says_what_to_expect_from_the_opponent(new_player: Callable[..., Player], sample: Path) -> None:
    player = opened(new_player, sample)
    button(player, "Play").click()
    expect(card(player)).to_contain_text(re.compile("Expect ?[A-Z]+"))
    # The expected move is on the board, for blue.
    expect(player.page.locator('letterpress-board [data-becomes^="blue"]').first).to_be_visible()
    expect(card(player)).to_contain_text("If they played something else, tap its tiles, or give the next screenshot.")
    # A moment after Play, it is no second tap of that.
    expect(button(player, "They played it")).not_to_have_attribute("aria-disabled", "true")
    button(player, "They played it").click()
    expect(line(player)).to_contain_text("Blue played ")
    expect(player.page.locator("[data-letters]")).to_have_attribute("data-turn", "red")
    expect(button(player, "Play")).to_be_visible()


def test_a_tap_on_the_scores_says_who_you_are(new_player: Callable[..., Player], sample: Path) -> None:
    player = opened(new_player, sample)
    page = player.page
    scores = page.locator(".player")
    assert scores.all_inner_texts() == ["You\n8", "Blue\n11"]
    expect(line(player)).to_contain_text("You play red. If not, tap the scores.")
    page.get_by_role("button", name=re.compile("^You ")).click()
    page.get_by_role("group", name="You are").get_by_role("button", name="Blue").click()
    expect(line(player)).to_contain_text("Waiting for your opponent.")
    assert scores.all_inner_texts() == ["You\n11", "Red\n8"]
    # It is kept, and nobody asks again.
    page.reload()
    player.board(sample.name)
    expect(line(player)).to_contain_text("Waiting for your opponent.")
    expect(line(player)).not_to_contain_text("If not")


def test_turning_sides_can_be_undone(new_player: Callable[..., Player], sample: Path) -> None:
    player = opened(new_player, sample)
    page = player.page
    page.locator(".players").click()
    page.get_by_role("group", name="You are").get_by_role("button", name="Blue").click()
    expect(page.locator(".toast")).to_contain_text("You play blue.")
    page.locator(".toast").get_by_role("button", name="Undo").click()
    # Now it is no guess any more.
    expect(line(player)).to_contain_text("Your turn.")
    assert page.locator(".player").all_inner_texts() == ["You\n8", "Blue\n11"]


def test_calls_the_players_by_the_colours_of_the_picture(new_player: Callable[..., Player]) -> None:
    player = opened(new_player, SAMPLES / "forest-midgame.png")
    names = " ".join(player.page.locator(".player").all_inner_texts())
    assert "You" in names and re.search("Green|Orange", names), names
    assert not re.search(r"\b(red|blue)\b", player.page.locator("main").inner_text(), re.IGNORECASE)


def test_a_pop_up_says_who_you_are(new_player: Callable[..., Player]) -> None:
    picture = next(path for path in sorted((SAMPLES / "PopUps").glob("*.png")) if "you" in path.name.lower())
    player = new_player("phone", reduced_motion="reduce")
    player.open()
    player.choose(picture)
    player.board(picture.name)
    expect(line(player)).to_contain_text("Waiting for your opponent.")
    expect(line(player)).not_to_contain_text("If not")


def test_asks_what_was_played_before_a_picture(new_player: Callable[..., Player], sample: Path) -> None:
    player = opened(new_player, sample)
    give_later(player, sample)
    question = player.page.locator("letterpress-question")
    expect(question).to_contain_text(re.compile(r"^You played [A-Z]+\. Right\?"))
    likeliest = question.get_by_role("paragraph").inner_text().split()[2].rstrip(".")
    right = question.get_by_role("button", name="Right")
    assert is_in_view(player, right)
    assert is_in_view(player, player.best_move)
    question.get_by_role("button", name="No").click()
    expect(player.page.get_by_role("dialog")).to_contain_text("exactly these tiles")
    player.page.keyboard.press("Escape")
    right.click()
    expect(question).to_be_hidden()
    expect(line(player)).to_contain_text(f"You played {likeliest}")


def test_neither_board_nor_card_shows_the_move_to_whoever_thinks_first(new_player: Callable[..., Player], sample: Path) -> None:
    player = opened(new_player, sample)
    page = player.page
    think_first(player, True)
    hidden = page.locator("[data-word], letterpress-board [data-order]")
    expect(button(player, "Give me a hint")).to_be_visible()
    expect(hidden).to_have_count(0)
    button(player, "Give me a hint").click()
    expect(hidden).to_have_count(0)
    button(player, "Show the word").click()
    expect(page.locator("[data-word]")).to_have_count(1)
    expect(page.locator("letterpress-board [data-order]")).to_have_count(0)
    button(player, "Show the tiles").click()
    expect(player.best_move).to_have_count(1)
    expect(page.locator("letterpress-board [data-order]").first).to_be_visible()


def test_says_how_to_spell_once(new_player: Callable[..., Player], sample: Path) -> None:
    player = opened(new_player, sample)
    how = line(player).get_by_text("Tap tiles to spell, hold one to correct it.")
    expect(how).to_be_visible()
    player.page.get_by_role("gridcell", name=re.compile("^B2,")).tap()
    player.page.get_by_role("button", name="Clear").click()
    expect(card(player)).to_be_visible()
    # Not at once: the board would move under the finger.
    expect(how).to_be_visible()
    player.page.reload()
    player.board(sample.name)
    expect(card(player)).to_be_visible()
    expect(how).to_be_hidden()


def test_replays_a_move_in_the_place_of_the_card(new_player: Callable[..., Player], sample: Path) -> None:
    player = opened(new_player, sample)
    button(player, "Play").click()
    expect(line(player)).to_contain_text("You played ")
    # Nobody asked for a replay yet.
    replay = player.page.locator("letterpress-replay")
    expect(replay).to_be_hidden()
    player.page.get_by_role("tab", name="Game").click()
    player.page.get_by_role("button", name="Replay the move").click()
    expect(replay).to_be_visible()
    assert is_in_view(player, replay) and is_in_view(player, player.page.locator("[data-letters]"))
    expect(card(player)).to_be_hidden()
    player.page.get_by_role("button", name="End the replay").click()
    expect(replay).to_be_hidden()
    expect(card(player)).to_be_visible()


def test_doubts_are_said_once_and_lead_to_the_correction(new_player: Callable[..., Player], sample: Path, tmp_path: Path) -> None:
    from PIL import Image, ImageDraw
    covered = tmp_path / "covered.png"
    with Image.open(sample) as picture:
        spoilt = picture.convert("RGB")
    # A finger over one tile, of which nothing can be read.
    side = spoilt.width / 5
    top = spoilt.height - spoilt.width
    ImageDraw.Draw(spoilt).rectangle((side * 2 + 8, top + side * 2 + 8, side * 3 - 8, top + side * 3 - 8), fill=(200, 170, 150))
    spoilt.save(covered)
    player = new_player("phone", reduced_motion="reduce")
    player.open()
    player.choose(covered)
    player.board(covered.name)
    doubts = player.page.locator("letterpress-doubts")
    expect(doubts).to_contain_text(re.compile("may be misread"))
    assert not re.search(r"\b[A-E][1-5]\b", player.page.locator("main").inner_text())
    doubts.get_by_role("button").click()
    expect(doubts).to_contain_text("Tap a wrong tile")
    # The only doubt is looked at: there is nothing left to correct.
    player.page.locator("[data-doubtful]").tap()
    dialog = player.page.locator("letterpress-tile dialog")
    expect(dialog).to_be_visible()
    dialog.get_by_role("button", name="W", exact=True).click()
    expect(dialog).to_be_hidden()
    expect(doubts).to_be_hidden()
    player.page.get_by_role("gridcell", name=re.compile("^B2,")).tap()
    expect(player.page.locator("letterpress-tray .slot")).to_have_count(1)


def test_on_a_tablet_held_upright_the_board_is_as_wide_as_the_screen(new_player: Callable[..., Player], sample: Path) -> None:
    player = opened(new_player, sample, 834, 1194)
    for width, height in [(834, 1194), (1024, 1366)]:
        player.page.set_viewport_size({"width": width, "height": height})
        player.page.wait_for_function("width => document.querySelector('letterpress-board').offsetWidth > width - 60", arg=width)
        assert is_in_view(player, card(player))


@pytest.mark.parametrize("width, height", [(320, 568), (390, 664)])
def test_large_letters_cut_nothing_off(new_player: Callable[..., Player], sample: Path, width: int, height: int) -> None:
    player = opened(new_player, sample, width, height)
    player.page.evaluate("document.documentElement.style.fontSize = '200%'")
    # Chromium makes the viewport wider if anything does not fit.
    assert player.page.evaluate("document.documentElement.scrollWidth") <= width
    word, play = box(card(player).locator(".word")), box(button(player, "Play"))
    assert not overlap(word, play)


def test_a_refusal_is_seen_wherever_one_has_scrolled_to(new_player: Callable[..., Player], sample: Path) -> None:
    player = opened(new_player, sample, 390, 664)
    player.page.evaluate("() => scrollTo(0, 600)")
    player.give("holiday.png", b"not a picture")
    player.refusal()
    assert is_in_view(player, player.page.get_by_role("alert"))
