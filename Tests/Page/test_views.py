"""Accessibility of every view: axe finds nothing, nothing is cut off, targets are large enough."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Callable

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from player import Player
from views import SIZES, VIEWS, show


ZOOMED = {
    # A desktop's and a tablet's window at 200%.
    "desktop": {"viewport": {"width": 640, "height": 400}, "device_scale_factor": 2},
    "phone": {"viewport": {"width": 405, "height": 540}, "device_scale_factor": 4},
}


# Axe looks at this property, and Chromium answers it with the colour that is no longer drawn: axe-core's issue 3978.
FILL_AS_DRAWN = """(() => {
  const { getPropertyValue } = CSSStyleDeclaration.prototype
  CSSStyleDeclaration.prototype.getPropertyValue = function (name) {
    return getPropertyValue.call(this, name === '-webkit-text-fill-color' ? 'color' : name)
  }
})()"""


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("setting", ["usual", "zoomed", "forced colours"])
def test_axe_finds_nothing(
        new_player: Callable[..., Player], profile: str, scheme: str, setting: str, sample: Path) -> None:
    options = ZOOMED[profile] if setting == "zoomed" else {"forced_colors": "active"} if setting == "forced colours" else {}
    player = new_player(profile, color_scheme=scheme, reduced_motion="reduce", **options)
    if setting == "forced colours":
        player.context.add_init_script(FILL_AS_DRAWN)
    found = []
    for view in VIEWS:
        show(player, view, sample)
        # Colours in transition do not count.
        player.page.evaluate("""() => Promise.all(document.getAnimations()
          .filter(({ effect }) => effect.getComputedTiming().endTime < Infinity).map(({ finished }) => finished.catch(() => {})))""")
        for violation in Axe().run(player.page).response["violations"]:
            targets = [" ".join(map(str, node["target"])) for node in violation["nodes"]]
            found.append(f"{view}: {violation['id']}: {violation['help']}: {', '.join(targets[:3])}")
    assert not found, "\n".join(found)


@pytest.mark.parametrize("width, height", [*SIZES, (640, 400)])
def test_fits(new_player: Callable[..., Player], sample: Path, width: int, height: int) -> None:
    player = new_player("desktop", viewport={"width": width, "height": height}, reduced_motion="reduce")
    wrong = []
    for view in VIEWS:
        show(player, view, sample)
        scrolled = player.page.evaluate("() => document.documentElement.scrollWidth - innerWidth")
        if scrolled > 0:
            wrong.append(f"{view}: {scrolled} pixels to the right of the window")
    assert not wrong, "\n".join(wrong)


def test_targets_are_large_enough(new_player: Callable[..., Player], sample: Path) -> None:
    """44 pixels, except for the letters of a long word."""
    player = new_player("phone", reduced_motion="reduce")
    small = []
    for view in VIEWS:
        show(player, view, sample)
        small += [f"{view}: {target}" for target in player.page.evaluate("""() =>
          [...document.querySelectorAll('button:not(.slot), label.primary, label.quiet, [role=tab], [role=gridcell], a')]
            .filter(element => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
            .filter(element => !document.querySelector('dialog[open]') || element.closest('dialog[open]'))
            .map(element => ({ element, box: element.getBoundingClientRect() }))
            .filter(({ box }) => box.width && (box.width < 43.5 || box.height < 43.5))
            .map(({ element, box }) => `${element.ariaLabel ?? element.innerText} ${Math.round(box.width)} × ${Math.round(box.height)}`)""")]
    assert not small, "\n".join(sorted(set(small)))


def test_each_toast_is_shown_for_its_own_time(new_player: Callable[..., Player], sample: Path) -> None:
    player = new_player("desktop")
    page = player.page
    player.open()
    player.choose(sample)
    player.board(sample.name)
    player.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.get_by_role("tab", name="Game").click()
    page.get_by_role("button", name="Share").click()
    player.stop_clock()
    page.evaluate("""() => {
      globalThis.copied = 0
      const { clipboard } = navigator
      const write = clipboard.writeText.bind(clipboard)
      clipboard.writeText = async text => {
        await write(text)
        copied++
      }
    }""")
    toast = page.locator(".toast")
    link = page.get_by_role("button", name=re.compile("a link to the game$"))
    link.click()
    expect(toast).to_have_text("The link was copied.")
    page.clock.run_for(3000)
    link.click()
    # The same text again, half a second before the first would have gone.
    player.wait_until("() => copied === 2")
    page.clock.run_for(2000)
    expect(toast).to_have_text("The link was copied.")
    page.clock.run_for(2000)
    expect(toast).to_be_empty()


def test_announces_moves_to_screen_readers(player: Player, sample: Path) -> None:
    player.open()
    player.choose(sample)
    player.board(sample.name)
    spoken = player.page.locator("[role=status][data-spoken]")
    expect(player.page.get_by_role("gridcell", name="A3, I, blue, defended")).to_have_count(1)
    player.page.keyboard.type("dish")
    expect(player.page.locator("letterpress-tray .judgement")).to_contain_text("takes ")
    # A moment later, the best answer may be said.
    spoken.evaluate("""element => {
      globalThis.said = []
      new MutationObserver(() => globalThis.said.push(element.textContent)).observe(element, { childList: true, characterData: true, subtree: true })
    }""")
    player.page.keyboard.press("Enter")
    player.page.wait_for_function("() => globalThis.said.some(text => /dish/i.test(text))")


UNTRANSLATED = r"""() => {
  const found = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const { parentElement: element, data } = node
    // A letter, or a word as the game writes it.
    if (!/^\s*[A-Z]{1,25}\s*$/.test(data) || !element.checkVisibility()) continue
    if (!element.closest('[translate="no"]')) found.push(`${data.trim()} in ${element.outerHTML.slice(0, 100)}`)
  }
  return found
}"""
"""Letters and words that a browser would translate."""


def test_letters_and_words_are_not_translated(new_player: Callable[..., Player]) -> None:
    player = new_player("desktop", reduced_motion="reduce")
    for view in ("moves", "spelling", "game", "open move", "played", "question", "tile", "your words", "puzzles", "review"):
        show(player, view)
        assert player.page.evaluate(UNTRANSLATED) == [], view
    # The list of words is in small letters.
    show(player, "words")
    words = player.page.locator("letterpress-words [data-place]")
    expect(words.first.locator('[translate="no"]')).to_have_count(1)
