"""The review of a game: what it shows, and what can be done from it."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from player import Player
from views import REVIEW_PATIENCE, wait_until_reviewed
from webkit import Window

GAME = """\
isvapnnrbzyptprrvibpdmffv br.b.b...b..r.b..b...b... red ins,nazi,art,inarm
red infirmary A1 A2 C5 C4 C2 B5 D1 E3 A3
blue pyramidist E1 A3 C2 D1 B5 A1 A5 C4 B1 C3
red vizards C1 C4 E2 D1 C2 A5 B1
blue friarbirds C5 C2 A1 D1 E3 D2 C4 A4 A5 B1
red rifampins C2 A1 C5 D1 B5 E1 C4 B2 B1
blue minivans B5 A1 A2 C4 B4 D1 B2 B1
"""
"""A game that both could have won."""
WORDS = ['infirmary', 'pyramidist', 'vizards', 'friarbirds', 'rifampins', 'minivans']


PLAYED = "spouse,upsy,fussbudgety,doughty,pudgy,gypsy,podgy,bugged,tutoyed,tufted,butted,subdepots,upgushes,howked,skydove"
MISSED = f"""\
yddbgtwkshefofvypuxdytsgu BBbbBbbrrbrbr.rRrr.rRRRrR blue {PLAYED}
blue bugs D1 C4 E1 D2
red wet B2 A3 A2
"""
"""A game in which blue could have won at once with FOXED."""
ENDED = f"{MISSED}blue foxed D3 C3 D4 A3 E4\n"


@pytest.fixture
def text(tmp_path: Path) -> Path:
    path = tmp_path / "game.txt"
    path.write_text(GAME)
    return path


def open_review(player: Player, text: Path):
    """Opens the game, then its review; returns its dialog."""
    page = player.page
    open_game(player, text)
    page.get_by_role("tab", name="Game").click()
    page.get_by_role("button", name="Review", exact=True).click()
    return page.get_by_role("dialog", name="Review")


def open_game(player: Player, text: Path) -> None:
    page = player.page
    player.open()
    page.locator('[data-action="games"]').click()
    page.locator('input[name="game"]').set_input_files(text)
    expect(page.locator("[data-letters]")).to_be_visible()


@pytest.mark.parametrize("width, height", [(320, 568), (390, 664), (1280, 800)])
def test_reviews_a_game(new_player: Callable[..., Player], text: Path, width: int, height: int) -> None:
    player = new_player("desktop", viewport={"width": width, "height": height}, reduced_motion="reduce")
    dialog = open_review(player, text)
    # The moves come one after another.
    expect(dialog.locator(".reviewed-moves li").first).to_be_visible()
    wait_until_reviewed(dialog)
    rows = dialog.locator(".reviewed-moves li")
    assert [row.split("\n")[0] for row in rows.all_inner_texts()] == [f"{at + 1}. {word.upper()}" for at, word in enumerate(WORDS)]
    for row in rows.all_inner_texts():
        assert re.search("only move|best|good|inaccuracy|mistake|blunder|already lost", row)
    expect(dialog.locator(".summary")).to_contain_text("Accuracy: ")
    # The first move is a blunder, with the boards beside one another and the reason.
    rows.first.get_by_role("button").click()
    expect(dialog.locator(".reviewed h3")).to_contain_text(f"1. {WORDS[0].upper()} by you: ")
    dialog.get_by_role("button", name="Show what was best").click()
    expect(dialog.locator(".why")).not_to_have_text("Find something better.")
    assert len(dialog.locator(".why").inner_text()) > 20
    assert dialog.locator(".boards svg").count() >= 2
    assert player.page.evaluate("() => document.querySelector('dialog.review').scrollWidth <= document.querySelector('dialog.review').clientWidth")
    violations = Axe().run(player.page).response["violations"]
    assert not violations, [(violation["id"], violation["nodes"][0]["target"]) for violation in violations]
    # No word is broken in the list.
    heights = dialog.locator(".reviewed-moves .title").evaluate_all("titles => titles.map(title => title.getBoundingClientRect().height)")
    assert max(heights) < 30, heights
    # A tap on the graph goes to the move there.
    box = dialog.locator(".plot").bounding_box()
    assert box
    dialog.locator(".plot").click(position={"x": box["width"] - 6, "y": box["height"] / 2})
    expect(rows.last.get_by_role("button")).to_have_attribute("aria-current", "step")
    dialog.locator(".plot").press("Home")
    expect(rows.first.get_by_role("button")).to_have_attribute("aria-current", "step")


def test_begins_with_the_move_that_cost_most_and_asks_for_a_better_one(new_player: Callable[..., Player], tmp_path: Path) -> None:
    missed = tmp_path / "missed.txt"
    missed.write_text(MISSED)
    player = new_player("desktop", viewport={"width": 390, "height": 664}, reduced_motion="reduce")
    page = player.page
    dialog = open_review(player, missed)
    # Nothing is told before it is known what cost most.
    expect(dialog.locator(".reviewed")).to_be_hidden()
    wait_until_reviewed(dialog)
    expect(dialog.locator(".reviewed h3")).to_contain_text("1. BUGS by you: ")
    expect(dialog.locator(".lesson")).to_have_text("Your move that cost most")
    expect(dialog.locator(".why")).to_have_text("Find something better.")
    assert "FOX" not in dialog.inner_text()
    assert dialog.locator(".boards svg").count() == 1
    # What can be sent does not say it either.
    dialog.get_by_role("button", name="Send as a puzzle").click()
    share = page.locator("dialog.share")
    expect(share.get_by_role("img")).to_have_attribute("alt", "The board: I missed a win as blue. Can you find it?")
    player.context.grant_permissions(["clipboard-read", "clipboard-write"])
    share.get_by_role("button", name="Copy a link to the puzzle").click()
    expect(page.locator(".toast")).to_contain_text("The link was copied.")
    link = page.evaluate("() => navigator.clipboard.readText()")
    page.keyboard.press("Escape")
    dialog.get_by_role("button", name="Show what was best").click()
    expect(dialog.locator(".why")).to_contain_text(re.compile("FOX[A-Z]+ would have finished the game"))
    assert dialog.locator(".boards svg").count() == 3
    # The link opens the position as a puzzle.
    other = new_player("desktop", reduced_motion="reduce").page
    other.goto(link)
    expect(other.locator("dialog.puzzles .about")).to_have_text("Somebody has sent you this position.")
    expect(other.locator("dialog.puzzles .task")).to_contain_text("finish the game and win")


@pytest.mark.parametrize("width, height", [(320, 568), (390, 664), (1280, 800)])
def test_what_is_said_of_a_move_is_in_sight(new_player: Callable[..., Player], text: Path, width: int, height: int) -> None:
    player = new_player("desktop", viewport={"width": width, "height": height}, reduced_motion="reduce")
    page = player.page
    dialog = open_review(player, text)
    wait_until_reviewed(dialog)
    rows = dialog.locator(".reviewed-moves [data-move]")
    heading = dialog.locator(".reviewed h3")
    arrow = dialog.get_by_role("button", name="Next move")

    def is_below_the_head() -> bool:
        (head, title) = (dialog.locator("header").bounding_box(), heading.bounding_box())
        assert head and title
        return head["y"] + head["height"] <= title["y"] and title["y"] + title["height"] <= height

    # What one can do with the board of the costliest move is in sight.
    expect(dialog.locator(".why")).to_have_text("Find something better.")
    for name in ("Show what was best", "Try again here"):
        box = dialog.get_by_role("button", name=name).bounding_box()
        assert box and box["y"] + box["height"] <= height, (name, box)
    dialog.get_by_role("button", name="Show what was best").click()
    expect(dialog.locator(".boards svg")).not_to_have_count(1)
    assert is_below_the_head()
    # A move is chosen at the end of the list, and the arrows stay where they are.
    rows.nth(3).click()
    expect(heading).to_contain_text("4. FRIARBIRDS by blue: ")
    assert is_below_the_head()
    place = arrow.bounding_box()
    for word in ("RIFAMPINS", "MINIVANS"):
        rows.last.scroll_into_view_if_needed()
        arrow.click()
        expect(heading).to_contain_text(word)
        assert is_below_the_head()
        assert arrow.bounding_box() == place


def test_a_tap_on_the_board_tries_again_at_the_top_of_the_page(new_player: Callable[..., Player], text: Path) -> None:
    player = new_player("phone", viewport={"width": 320, "height": 568}, reduced_motion="reduce")
    page = player.page
    dialog = open_review(player, text)
    wait_until_reviewed(dialog)
    page.evaluate("() => scrollTo(0, 1000)")
    assert page.evaluate("() => scrollY") > 100
    dialog.get_by_text("Tap the board to try again here").wait_for()
    dialog.locator(".boards svg").click()
    expect(dialog).to_be_hidden()
    expect(page.get_by_role("button", name="Give me a hint")).to_be_visible()
    assert page.evaluate("() => scrollY") == 0
    expect(page.locator(".step[data-ahead]")).to_have_count(len(WORDS))


def test_tries_again_where_a_move_was_made(player: Player, text: Path) -> None:
    dialog = open_review(player, text)
    wait_until_reviewed(dialog)
    dialog.locator(".reviewed-moves li").nth(2).get_by_role("button").click()
    dialog.get_by_role("button", name="Try again here").click()
    expect(dialog).to_be_hidden()
    # Two moves have been made, and another word begins a new line.
    page = player.page
    expect(page.locator(".step[data-ahead]")).to_have_count(len(WORDS) - 2)
    # What is best there is hidden until it is asked for.
    for label in ("Give me a hint", "Show the word", "Show the tiles"):
        expect(page.locator("letterpress-board [data-order]")).to_have_count(0)
        page.get_by_role("button", name=label).click()
    expect(player.best_move).to_have_count(1)
    page.get_by_role("tab", name="Moves").click()
    page.locator('[data-word] [data-action="play"]').click()
    page.get_by_role("tab", name="Game").click()
    expect(page.locator(".step .others")).not_to_have_count(0)


def test_stops_and_goes_on(player: Player, text: Path) -> None:
    dialog = open_review(player, text)
    expect(dialog.locator(".reviewed-moves li").first).to_be_visible()
    dialog.get_by_role("button", name="Stop").click()
    goes_on = dialog.get_by_role("button", name="Go on")
    expect(goes_on).to_be_visible()
    count = dialog.locator(".reviewed-moves li").count()
    player.page.wait_for_timeout(1500)
    assert dialog.locator(".reviewed-moves li").count() - count <= 1
    goes_on.click()
    wait_until_reviewed(dialog)
    expect(dialog.locator(".reviewed-moves li")).to_have_count(len(WORDS))


def test_is_there_offline_after_one_visit(new_player: Callable[..., Player], text: Path) -> None:
    player = new_player("phone")
    player.open()
    player.wait_until_kept_offline("views/review.js")
    player.context.set_offline(True)
    dialog = open_review(player, text)
    expect(dialog.locator(".reviewed-moves li").first).to_be_visible()


def test_the_end_of_a_game_offers_its_review(new_player: Callable[..., Player], tmp_path: Path) -> None:
    ended = tmp_path / "ended.txt"
    ended.write_text(ENDED)
    player = new_player("phone", reduced_motion="reduce")
    open_game(player, ended)
    card = player.page.get_by_role("region", name="What to play")
    expect(card).to_contain_text("won, 14:11")
    card.get_by_role("button", name="Review").click()
    wait_until_reviewed(player.page.get_by_role("dialog", name="Review"))


def test_wins_that_were_missed_come_first_among_the_puzzles(new_player: Callable[..., Player], tmp_path: Path) -> None:
    missed = tmp_path / "missed.txt"
    missed.write_text(MISSED)
    player = new_player("phone", reduced_motion="reduce")
    page = player.page
    wait_until_reviewed(open_review(player, missed))
    player.wait_until_keeps("settings", "puzzles", "({ missed }) => missed.length === 1 && missed[0].played === 'bugs'")
    page.keyboard.press("Escape")
    puzzles = page.locator("dialog.puzzles")

    def open_puzzles() -> None:
        page.locator('[data-action="games"]').click()
        page.get_by_role("dialog").get_by_role("button", name="Puzzles").click()
        expect(puzzles.locator(".task")).to_contain_text("Find ")

    open_puzzles()
    expect(puzzles.locator(".about")).to_have_text("From a game of yours, where BUGS was played. Can you do better?")
    for letter, tile in zip("foxed", [13, 12, 18, 10, 19]):
        expect(puzzles.locator("letterpress-board .tile").nth(tile)).to_contain_text(letter.upper())
        puzzles.locator("letterpress-board .tile").nth(tile).click()
    puzzles.get_by_role("button", name="Answer").click()
    expect(puzzles.locator(".verdict")).to_contain_text("Right")
    player.wait_until_keeps("settings", "puzzles", "({ missed }) => missed[0].isDone")
    puzzles.get_by_role("button", name="Next puzzle").click()
    expect(puzzles.locator(".about")).to_contain_text("Solved: 0.")
    # What was found does not come again, not even after another review.
    page.keyboard.press("Escape")
    page.reload()
    open_puzzles()
    expect(puzzles.locator(".about")).to_contain_text("Solved: 0.")


def test_a_game_of_two_positions_has_one_and_one_of_a_single_position_none(player: Player, tmp_path: Path) -> None:
    short = tmp_path / "short.txt"
    short.write_text("\n".join(GAME.split("\n")[:1]) + "\n")
    player.open()
    player.page.locator('[data-action="games"]').click()
    player.page.locator('input[name="game"]').set_input_files(short)
    player.page.get_by_role("tab", name="Game").click()
    expect(player.page.get_by_role("button", name="Share")).to_be_visible()
    expect(player.page.get_by_role("button", name="Review", exact=True)).to_be_hidden()
    player.page.keyboard.type("infirmary")
    player.page.get_by_role("button", name="Play", exact=True).click()
    expect(player.page.get_by_role("button", name="Review", exact=True)).to_be_visible()


def test_reviews_a_game_in_webkit(webkit: Window, site: str, text: Path) -> None:
    window = webkit
    window.open(site)
    window.click('[data-action="games"]')
    window.wait(lambda: window.one('input[name="game"]')).send_keys(str(text))
    window.wait(lambda: window.data("letters"))
    window.click("#tab-game")
    window.click('letterpress-game [data-action="review"]')
    window.wait(lambda: window.run("() => document.querySelector('dialog.review .progress')?.hidden"), REVIEW_PATIENCE)
    assert window.run("() => document.querySelectorAll('.reviewed-moves li').length") == len(WORDS)
    assert "Accuracy: " in window.text("dialog.review .summary")
    window.click('.reviewed-moves li:nth-child(1) [data-move]')
    window.wait(lambda: WORDS[0].upper() in window.text(".reviewed h3"))
