"""The answer in the hand: at every size, board, best move and the button that plays it are in view without scrolling.

In Chromium, phones and tablets have touch and a mobile viewport. WebKitGTK's window cannot be narrower than 447 pixels, so the
page stands in a frame of each size, whose media queries and viewport units are the frame's.
"""

from __future__ import annotations

import re
import time
from pathlib import Path
from typing import Callable, Iterable, Iterator

import pytest
from playwright.sync_api import expect

from conftest import FOLDER
from first_view import FAULTS
from player import PATIENCE, Player
from site_server import served
from views import DESKTOP_SIZES, SIZES, TOUCH_SIZES, say_who_you_are, show
from webkit import Window, framed

MOST = 4
"""Faults after which a test has seen enough: a broken page would fail at each size with each picture."""


@pytest.fixture(scope="session")
def visits(pictures: list[Path], program_readings: dict[str, dict]) -> list[list[Path]]:
    """All pictures whose game goes on; no two of one game in a visit, as the second would ask what was played."""
    visits: list[list[Path]] = []
    for picture in pictures:
        reading = program_readings[str(picture)]
        if "error" in reading or not reading["owners"] or not reading["turn"]:
            continue
        for visit in visits:
            if not any(of_one_game(reading, program_readings[str(other)]) for other in visit):
                visit.append(picture)
                break
        else:
            visits.append([picture])
    assert sum(map(len, visits)) >= 14
    return visits


def of_one_game(one: dict, other: dict) -> bool:
    return all(a == b or "?" in (a, b) for a, b in zip(one["letters"], other["letters"], strict=True))


def last_answer(look: Callable[[], list[str]]) -> list[str]:
    """The faults that remain: a page may still be moving its parts to their places."""
    end = time.monotonic() + PATIENCE
    while (faults := look()) and time.monotonic() < end:
        time.sleep(0.1)
    return faults


def in_all_sizes(name: str, sizes: Iterable[tuple[int, int]], resize: Callable[[int, int], None],
                 look: Callable[[], list[str]]) -> Iterator[str]:
    for width, height in sizes:
        resize(width, height)
        for fault in last_answer(look):
            yield f"{name} at {width}×{height}: {fault}"


@pytest.mark.parametrize("profile, sizes", [("phone", TOUCH_SIZES), ("desktop", DESKTOP_SIZES)])
def test_shows_the_answer_in_chromium(
        new_player: Callable[..., Player], visits: list[list[Path]], profile: str, sizes: list[tuple[int, int]]) -> None:
    faults: list[str] = []
    for visit in visits:
        player = new_player(profile, reduced_motion="reduce")
        player.open()
        for picture in visit:
            player.choose(picture)
            player.board(picture.name)
            expect(player.best_move).to_have_count(1)
            faults += in_all_sizes(
                picture.name, sizes, lambda width, height: player.page.set_viewport_size({"width": width, "height": height}),
                lambda: player.page.evaluate(FAULTS))
            assert len(faults) < MOST, "\n".join(faults)
    assert not faults, "\n".join(faults)


@pytest.mark.parametrize("profile, sizes", [("phone", TOUCH_SIZES), ("desktop", DESKTOP_SIZES)])
@pytest.mark.parametrize("view", ["waiting", "played", "question", "refusal"])
def test_shows_the_answer_beside_what_has_happened(
        new_player: Callable[..., Player], profile: str, sizes: list[tuple[int, int]], view: str) -> None:
    player = new_player(profile, reduced_motion="reduce")
    page = player.page
    show(player, view)
    page.evaluate("() => scrollTo(0, 0)")
    happened = page.get_by_text({"waiting": "Waiting for your opponent", "played": "You played ", "question": "Right?", "refusal": "holiday.png"}[view]).first

    def look() -> list[str]:
        hidden = page.evaluate("""element => {
          const { top, bottom } = element.getBoundingClientRect()
          return top < 0 || bottom > innerHeight ? [`${element.textContent} is at ${top} to ${bottom}`] : []
        }""", happened.element_handle())
        return page.evaluate(FAULTS) + hidden

    faults = list(in_all_sizes(
        view, sizes, lambda width, height: page.set_viewport_size({"width": width, "height": height}), look))
    assert not faults, "\n".join(faults)


OTHERS = """(() => {
  const { get } = Object.getOwnPropertyDescriptor(MessageEvent.prototype, 'data')
  const told = new WeakSet()
  Object.defineProperty(MessageEvent.prototype, 'data', { get() {
    const data = get.call(this)
    const { moves, texts } = data?.answer ?? {}
    if (!texts?.others || told.has(texts) || moves.length < 3) return data
    told.add(texts)
    const other = (label, index) => ({ label, move: moves[index] })
    moves[0].texts.doubt = 'the game may not know it'
    texts.others = [other('Easier', 1), other('Surer', 2)]
    for (const [index, word] of ['juxtaposed', 'justifiable', 'ideopraxists'].entries()) moves[index].line = [{ ...moves[index], word }]
    return data
  } })
})()"""
"""Has each answer of the search doubt its best word, offer two others, and expect long answers: seldom does one board have all of it."""


@pytest.mark.parametrize("view", ["question", "refusal"])
def test_another_word_leaves_the_answer_in_view_beside_what_has_happened(new_player: Callable[..., Player], view: str) -> None:
    player = new_player("phone", reduced_motion="reduce")
    page = player.page
    page.add_init_script(OTHERS)
    show(player, view)
    # Whoever is to move: there are other words on one's own turn only.
    if view == "question" and page.get_by_role("button", name="They played it").is_visible():
        say_who_you_are(player)
    expect(page.get_by_role("list", name="Other words").get_by_role("listitem").first).to_be_visible()
    page.evaluate("() => scrollTo(0, 0)")
    faults = list(in_all_sizes(
        view, TOUCH_SIZES, lambda width, height: page.set_viewport_size({"width": width, "height": height}), lambda: page.evaluate(FAULTS)))
    assert not faults, "\n".join(faults)


@pytest.mark.parametrize("view", ["waiting", "played", "question"])
def test_long_answers_to_the_expected_move_leave_it_in_view(new_player: Callable[..., Player], view: str) -> None:
    player = new_player("phone", reduced_motion="reduce")
    page = player.page
    page.add_init_script(OTHERS)
    show(player, view)
    expect(page.get_by_role("region", name="What to play")).to_contain_text("Your best answers: JUXTAPOSED, JUSTIFIABLE, IDEOPRAXISTS.")
    page.evaluate("() => scrollTo(0, 0)")
    faults = list(in_all_sizes(
        view, TOUCH_SIZES, lambda width, height: page.set_viewport_size({"width": width, "height": height}), lambda: page.evaluate(FAULTS)))
    assert not faults, "\n".join(faults)


@pytest.mark.parametrize("profile, sizes", [("phone", TOUCH_SIZES), ("desktop", DESKTOP_SIZES)])
def test_an_easier_and_a_surer_word_leave_the_answer_in_view(
        new_player: Callable[..., Player], profile: str, sizes: list[tuple[int, int]], sample: Path) -> None:
    player = new_player(profile, reduced_motion="reduce")
    page = player.page
    page.add_init_script(OTHERS)
    player.open()
    player.choose(sample)
    player.board(sample.name)
    card = page.get_by_role("region", name="What to play")
    expect(card).to_contain_text("the game may not know it")
    lines = card.get_by_role("list", name="Other words").get_by_role("listitem")
    expect(lines).to_have_count(2)

    faults = list(in_all_sizes("others", sizes, lambda width, height: page.set_viewport_size({"width": width, "height": height}),
                               lambda: page.evaluate(FAULTS)))
    assert not faults, "\n".join(faults)


def test_shows_the_answer_in_webkit(webkit: Window, visits: list[list[Path]]) -> None:
    faults: list[str] = []
    for visit in visits:
        # At an address of its own, the page knows no earlier games.
        with served(FOLDER) as site, framed(site) as frame:
            webkit.open(frame)
            webkit.enter("iframe")
            for picture in visit:
                webkit.choose(picture)
                webkit.wait(lambda: webkit.best_move)
                faults += in_all_sizes(picture.name, SIZES, webkit.resize_frame, lambda: webkit.run(FAULTS))
                assert len(faults) < MOST, "\n".join(faults)
    assert not faults, "\n".join(faults)
