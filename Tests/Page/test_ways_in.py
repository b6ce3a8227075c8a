"""Pictures that come by the address, as an iPhone's shortcut sends them, or from the clipboard; in Chromium and WebKit."""

from __future__ import annotations

import base64
import csv
from contextlib import contextmanager
from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_loader
from io import BytesIO
from pathlib import Path
from typing import Callable, Iterator

import pytest
from PIL import Image
from playwright.sync_api import expect

from conftest import FOLDER, ROOT, SAMPLES
from player import BOARD, Player
from site_server import served
from webkit import Window

NAME = "Screenshot"
"""What the page calls a picture from its address."""

SIZES = [(640, 960), (640, 1136), (750, 1334), (828, 1792), (1080, 1920), (1125, 2436), (1170, 2532), (1242, 2688), (1290, 2796),
         (768, 1024), (1536, 2048), (2048, 2732)]
"""The screens of phones and tablets in the design guide."""


def shortcut(picture: Image.Image | Path, width: int = 500, quality: int = 60) -> bytes:
    """A screenshot as the shortcut of docs/using-the-page.md sends it."""
    image = picture if isinstance(picture, Image.Image) else Image.open(picture)
    image = image.convert("RGB").resize((width, round(image.height * width / image.width)), Image.Resampling.LANCZOS)
    file = BytesIO()
    image.save(file, "jpeg", quality=quality)
    return file.getvalue()


def link(contents: bytes) -> str:
    return "#picture=" + base64.b64encode(contents).decode()


def large(picture: Path) -> bytes:
    """A screenshot of more than 200 kB in base64."""
    file = BytesIO()
    image = Image.open(picture).convert("RGB")
    noise = Image.effect_noise(image.size, 8).convert("L")
    Image.merge("RGB", [Image.blend(band, noise, 0.15) for band in image.split()]).save(file, "jpeg", quality=98)
    assert 150_000 < len(file.getvalue()) < 800_000
    return file.getvalue()


# Chromium


def test_a_picture_comes_by_the_address(player: Player, sample: Path, midgame: dict) -> None:
    player.open(link(shortcut(sample)))
    board = player.board(NAME)
    assert (board.letters, board.owners, board.turn) == (midgame["letters"].lower(), midgame["owners"], midgame["turn"])
    # Neither the address nor the history has it, and it does not come again.
    assert player.page.url == player.address
    assert player.page.evaluate("history.length") <= 2
    player.page.reload()
    player.board(NAME)
    player.page.get_by_role("tab", name="Game").click()
    expect(player.page.get_by_role("list", name="Moves and corrections").get_by_role("listitem")).to_have_count(1)


def test_the_address_forgets_the_picture_before_the_engine_is_there(new_player: Callable[..., Player], sample: Path) -> None:
    player = new_player("phone")
    waiting: list = []
    player.page.route("**/letterpress.wasm", lambda route: waiting.append(route))
    player.open(link(shortcut(sample)))
    player.page.wait_for_function("() => location.hash === ''")
    expect(player.page.locator("letterpress-welcome .ways")).to_have_text("Reading …")
    for route in waiting:
        route.continue_()
    player.board(NAME)


def test_a_picture_comes_while_the_page_is_open_and_one_of_200_kB(player: Player, sample: Path, midgame: dict) -> None:
    player.open()
    player.choose(SAMPLES / "dark-midgame.png")
    player.board("dark-midgame.png")
    fragment = link(large(sample))
    assert len(fragment) > 200_000
    player.page.evaluate("fragment => { location.hash = fragment }", fragment)
    assert player.board(NAME).owners == midgame["owners"]
    assert player.page.url == player.address


def test_a_picture_comes_by_the_address_offline(new_player: Callable[..., Player], sample: Path, midgame: dict) -> None:
    player = new_player("phone")
    player.open()
    player.wait_until_kept_offline("views/panels.js", "store/found.js")
    player.context.set_offline(True)
    player.page.close()
    player.page = player.context.new_page()
    player.open(link(shortcut(sample)))
    assert player.board(NAME).owners == midgame["owners"]


@pytest.mark.parametrize("fragment, refusal", [
    ("#picture=", "brought no picture"), ("#picture=Shortcut%20Input!", "brought no picture"), ("#picture=%E0%A4%A", "brought no picture"),
    ("#picture=" + base64.b64encode(b"text, not a picture").decode(), "cannot decode"),
    (link(shortcut(Image.new("RGB", (640, 1136), "navy"))), "board"),
], ids=["nothing", "no base64", "broken escapes", "text", "no board"])
def test_refuses_a_wrong_address(player: Player, sample: Path, fragment: str, refusal: str) -> None:
    player.open(fragment)
    assert refusal in player.refusal()
    assert player.page.url == player.address
    # Also while a game is open, which stays.
    player.choose(sample)
    player.board(sample.name)
    player.page.evaluate("fragment => { location.hash = fragment }", fragment)
    assert refusal in player.refusal()
    assert player.board().picture == sample.name


def test_addresses_without_a_tap_leave_one_game(player: Player, sample: Path) -> None:
    def arrive(fragment: str) -> None:
        # As a foreign page opens it: a change of the fragment alone would not load the page.
        player.page.goto("about:blank")
        player.open(fragment)

    def board(letter: str) -> str:
        return f"#{25 * letter}/{25 * '.'}/red"

    arrive(board("a"))
    expect(player.page.locator(BOARD)).to_have_attribute("data-letters", 25 * "a")
    player.wait_until_kept()
    question = player.page.get_by_role("dialog", name="Open what came by the address?")
    for fragment in (board("b"), link(shortcut(sample))):
        arrive(fragment)
        expect(question).to_be_visible()
    # While the page is open, the question is about the latest.
    player.page.evaluate("fragment => { location.hash = fragment }", board("c"))
    expect(player.page.locator("dialog[open]")).to_have_count(1)
    question.get_by_role("button", name="Discard").click()
    expect(player.page).to_have_url(player.address)
    player.page.locator('[data-action="games"]').click()
    expect(player.page.locator("letterpress-games .games li")).to_have_count(1)
    arrive(link(shortcut(sample)))
    question.get_by_role("button", name="Open", exact=True).click()
    player.board(NAME)


def test_pastes_with_the_button(player: Player, sample: Path, midgame: dict) -> None:
    player.open()
    player.context.grant_permissions(["clipboard-read", "clipboard-write"])
    player.page.evaluate(
        """async base64 => {
          const picture = await (await fetch(`data:image/png;base64,${base64}`)).blob().catch(() => null)
          await navigator.clipboard.write([new ClipboardItem({ 'image/png': picture })])
        }""".replace("(await fetch(`data:image/png;base64,${base64}`)).blob().catch(() => null)",
                     "new Blob([Uint8Array.from(atob(base64), character => character.charCodeAt(0))], { type: 'image/png' })"),
        base64.b64encode(sample.read_bytes()).decode())
    player.page.locator("letterpress-welcome").get_by_role("button", name="Paste").click()
    assert player.board("pasted picture").owners == midgame["owners"]


def test_says_why_nothing_was_pasted(player: Player) -> None:
    player.open()
    paste = player.page.locator("letterpress-welcome").get_by_role("button", name="Paste")
    player.context.grant_permissions(["clipboard-read", "clipboard-write"])
    player.page.evaluate("() => navigator.clipboard.writeText('no picture')")
    paste.click()
    assert "No picture was copied" in player.refusal()
    player.page.evaluate("() => { navigator.clipboard.read = async () => { throw new DOMException('', 'NotAllowedError') } }")
    paste.click()
    expect(player.page.locator('[role="alert"]')).to_contain_text("allow it")


def test_offers_only_what_the_browser_has(new_player: Callable[..., Player]) -> None:
    phone, desktop = new_player("phone"), new_player("desktop")
    phone.context.add_init_script("delete Clipboard.prototype.read")
    for player in (phone, desktop):
        player.open()
        expect(player.page.locator("letterpress-welcome h2")).to_be_visible()
    expect(phone.page.get_by_role("button", name="Paste")).to_have_count(0)
    expect(phone.page.locator("letterpress-welcome")).not_to_contain_text("drop")
    expect(desktop.page.get_by_role("button", name="Paste").first).to_be_visible()
    expect(desktop.page.locator("letterpress-welcome")).to_contain_text("drop it here")


# WebKit


@contextmanager
def arrived(window: Window, contents: bytes) -> Iterator[tuple[str, dict[str, str]]]:
    """The page's address, and what WebKit shows of a picture in it. At an address of its own, the page knows no earlier games."""
    with served(FOLDER) as site:
        window.open(site + link(contents))
        window.wait(lambda: window.data("picture") == NAME or window.text('[role="alert"]'))
        yield site, {name: window.data(name) for name in ("letters", "owners", "turn")}


@pytest.mark.parametrize("sent", [shortcut, large])
def test_a_picture_comes_by_the_address_in_webkit(webkit: Window, sample: Path, midgame: dict, sent: Callable[[Path], bytes]) -> None:
    with arrived(webkit, sent(sample)) as (site, shown):
        assert (shown["letters"], shown["owners"], shown["turn"]) == (midgame["letters"].lower(), midgame["owners"], midgame["turn"])
        assert webkit.driver.current_url == site
        # While the page is open, too, and a wrong one is refused.
        webkit.choose(SAMPLES / "dark-midgame.png")
        webkit.run("fragment => { location.hash = fragment }", link(sent(sample)))
        # Nothing was done with the one before.
        webkit.click("dialog[aria-labelledby=arrival-question] .choices button")
        webkit.wait(lambda: webkit.data("picture") == NAME)
        # The step of the dialog in the browser's history is still being taken back, with whatever address comes before that is done.
        webkit.wait(lambda: webkit.run("() => !history.state?.isDialog"))
        webkit.run("() => { location.hash = '#picture=nothing!' }")
        assert "brought no picture" in webkit.wait(lambda: webkit.text('[role="alert"]'))
        assert webkit.driver.current_url == site


# What the shortcut loses


def drawn(size: tuple[int, int]) -> tuple[Image.Image, str, str, str]:
    """A board drawn for a screen, its letters, owners and turn."""
    loader = SourceFileLoader("make_samples", str(ROOT / "Workshop/Scripts/make-samples"))
    import sys
    spec = spec_from_loader("make_samples", loader)
    assert spec
    samples = sys.modules[spec.name] = module_from_spec(spec)
    sys.dont_write_bytecode = True
    loader.exec_module(samples)
    width, height = size
    has_notch = height > 2 * width
    layout = samples.tablet(width, height) if height < 1.4 * width else samples.phone(width, height, 3 if width > 1000 else 2, has_notch)
    board = samples.Board("lohrufdsxeiuwshthabiupsmj", "rr.brbbb.rbbb.rbb.rrbb.r.", "r")
    try:
        image = samples.screenshot(layout, samples.CLASSIC_THEMES["light"], board, samples.MANROPE_BOLD, (samples.smiley, samples.HILLS), None, None)
    except samples.MissingFont as missing:
        pytest.skip(str(missing))
    return image, board.letters, board.labelled_owners(), board.turn


def cases(folders: list[str]) -> list[tuple[str, Image.Image, str, str, str]]:
    """Labelled screenshots in the folders named on the command line, then drawn boards."""
    found = []
    for folder in map(Path, folders):
        with (folder / "labels.tsv").open() as labels:
            for row in csv.DictReader(labels, delimiter="\t"):
                found.append((row["file"], Image.open(folder / row["file"]), row["letters"], row["owners"], row["turn"]))
    return found + [(f"drawn {width}×{height}", *drawn((width, height))) for width, height in SIZES]


def lost(shown: dict[str, str], letters: str, owners: str, turn: str) -> tuple[int, int, str]:
    """Letters and owners that differ, and what is wrong with the turn."""
    letter_count = sum(a != b for a, b in zip(shown["letters"].ljust(25), letters))
    owner_count = sum(a.lower() != b.lower() for a, b in zip(shown["owners"].ljust(25), owners))
    right = {"r": "red", "b": "blue", "-": ""}[turn]
    return letter_count, owner_count, "" if shown["turn"] == right else "unknown" if not shown["turn"] else "wrong"


@pytest.mark.parametrize("engine", ["chromium", "webkit"])
def test_a_shortcut_loses_nothing(
        engine: str, request: pytest.FixtureRequest, new_player: Callable[..., Player], pytestconfig: pytest.Config) -> None:
    def read(contents: bytes) -> dict[str, str]:
        if engine == "webkit":
            with arrived(request.getfixturevalue("webkit"), contents) as (_, shown):
                return shown
        player = new_player("phone")
        player.open(link(contents))
        shown = vars(player.board(NAME))
        player.context.close()
        return shown

    results = []
    for name, image, *right in cases(pytestconfig.getoption("--screenshots")):
        contents = shortcut(image)
        results.append((name, len(link(contents)), *lost(read(contents), *right)))
    table = "\n".join("  ".join(map(str, row)) for row in results)
    print(f"\n{engine}\n{table}")
    assert not [row for row in results if row[2] or row[3] or row[4] == "wrong"], table
