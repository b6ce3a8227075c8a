"""What lasts: games after a reload, the page offline, one version of it at a time, the page as one file on disk."""

from __future__ import annotations

import hashlib
import json
import re
import shutil
from pathlib import Path
from typing import Callable

import pytest
from playwright.sync_api import expect

from conftest import FOLDER, SAMPLES
from player import Player
from site_server import served


def test_the_game_survives_a_reload(player: Player, sample: Path) -> None:
    player.open()
    player.choose(sample)
    player.board(sample.name)
    player.page.keyboard.type("dish")
    expect(player.page.locator("letterpress-tray .judgement")).to_contain_text("takes ")
    player.page.keyboard.press("Enter")
    expect(player.page.locator("[data-letters]")).to_have_attribute("data-turn", "blue")
    before = player.board()
    player.wait_until_kept()
    player.page.reload()
    assert player.board(sample.name) == before
    # Also in a new tab after the old one has crashed.
    player.page.close()
    player.page = player.context.new_page()
    player.open()
    assert player.board(sample.name) == before
    player.page.keyboard.press("Control+z")
    expect(player.page.locator("[data-letters]")).to_have_attribute("data-turn", "red")


AT_ONCE = ["views/panels.js", "store/found.js"]
"""What the page loads, unasked, once its first view is there."""


def test_works_offline_after_one_visit(player: Player, sample: Path) -> None:
    player.open()
    player.wait_until_kept_offline(*AT_ONCE)
    player.context.set_offline(True)
    player.page.reload()
    player.choose(sample)
    player.board(sample.name)
    expect(player.best_move).to_have_count(1)
    # At its other addresses, too.
    player.page.goto(player.address + "index.html")
    player.board(sample.name)
    player.page.goto(player.address + "?shared")
    player.board(sample.name)


def test_an_update_waits_for_the_next_visit(new_player: Callable[..., Player], sample: Path, tmp_path: Path) -> None:
    folder = tmp_path / "page"
    shutil.copytree(FOLDER, folder)
    with served(folder) as address:
        player = new_player("desktop", address)
        player.open()
        player.choose(sample)
        player.board(sample.name)
        player.wait_for_service_worker()
        version = player.page.evaluate("() => caches.keys()")
        update(folder, "Letterpress helper 2")
        player.page.evaluate("async () => { await (await navigator.serviceWorker.ready).update() }")
        player.wait_until("async () => Boolean((await navigator.serviceWorker.ready).waiting)")
        # Nothing changes in the middle of a game, nor after a reload while another tab has the page.
        assert player.page.title() == "Letterpress helper"
        other = player.context.new_page()
        other.goto(address)
        other.reload()
        assert other.title() == "Letterpress helper"
        other.close()
        player.page.reload()
        expect(player.page).to_have_title("Letterpress helper 2")
        player.board(sample.name)
        player.wait_until("async old => !(await caches.keys()).includes(old)", arg=version[0])
        assert len(player.page.evaluate("() => caches.keys()")) == 1
        player.context.set_offline(True)
        player.page.reload()
        expect(player.page).to_have_title("Letterpress helper 2")
        player.board(sample.name)


def test_an_open_tab_works_on_when_the_service_worker_was_replaced(
    new_player: Callable[..., Player], sample: Path, tmp_path: Path
) -> None:
    """A browser may replace it at any time, as when another tab or its own tools say so: the files of the old version are gone."""
    folder = tmp_path / "page"
    shutil.copytree(FOLDER, folder)
    with served(folder) as address:
        player = new_player("desktop", address)
        player.open()
        player.choose(sample)
        player.board(sample.name)
        player.wait_for_service_worker()
        update(folder, "Letterpress helper 2")
        player.page.evaluate(
            """async () => {
                 const registration = await navigator.serviceWorker.ready
                 const replaced = new Promise(resolve => navigator.serviceWorker.addEventListener('controllerchange', resolve))
                 await registration.update()
                 while (!registration.waiting) await new Promise(resolve => setTimeout(resolve, 20))
                 registration.waiting.postMessage('take over')
                 await replaced
               }"""
        )
        player.wait_until("async () => (await caches.keys()).length === 1")
        # What can be wrong with a picture, and then one that is not.
        picture = sample.read_bytes()
        for name, contents in [("half.png", picture[: len(picture) // 2]), ("none.png", b""), ("noise.png", bytes(1000))]:
            player.give(name, contents)
            expect(player.page.locator('[role="alert"]')).to_contain_text(name)
        other = SAMPLES / "dark-midgame.png"
        player.choose(other)
        player.board(other.name)
        expect(player.best_move).to_have_count(1)
        # Only now the new version.
        assert player.page.title() == "Letterpress helper"
        player.page.reload()
        expect(player.page).to_have_title("Letterpress helper 2")
        player.board(other.name)


def update(folder: Path, title: str) -> None:
    """Makes a new version, as Scripts/build-page does: other files, with their sums and another version in the service worker."""
    page = re.sub("<title>.*</title>", f"<title>{title}</title>", (folder / "index.html").read_text())
    (folder / "index.html").write_text(page)
    script = (folder / "service-worker.js").read_text()
    for pattern, text in [
        ('"index.html":"[0-9a-f]{16}"', f'"index.html":"{hashlib.sha256(page.encode()).hexdigest()[:16]}"'),
        ("const version = '.*'", f"const version = '{title}'"),
    ]:
        script, count = re.subn(pattern, text, script)
        assert count == 1
    (folder / "service-worker.js").write_text(script)


def test_no_part_of_another_version_is_kept(new_player: Callable[..., Player], tmp_path: Path) -> None:
    """The host may have another version by the time that a part is wanted, and that would not fit the page."""
    folder = tmp_path / "page"
    shutil.copytree(FOLDER, folder)
    part = folder / "views" / "review.js"
    part.write_text(part.read_text() + "// of another version\n")
    for copy in folder.glob("views/review.js.*"):
        copy.unlink()
    with served(folder) as address:
        player = new_player("desktop", address)
        player.open()
        player.wait_for_service_worker()
        player.wait_until_kept_offline("views/puzzles.js", "store/games-file.js", "views/share-game.js")
        player.page.wait_for_timeout(1000)
        assert player.page.evaluate("() => caches.match('./views/review.js')") is None


def test_two_copies_on_a_host_leave_each_other_alone(new_player: Callable[..., Player], sample: Path, tmp_path: Path) -> None:
    for name in ("one", "two"):
        shutil.copytree(FOLDER, tmp_path / name)
    update(tmp_path / "two", "Another copy")
    with served(tmp_path) as address:
        player = new_player("desktop", address)
        for name in ("one/", "two/"):
            player.page.goto(address + name)
            player.wait_until_kept_offline(*AT_ONCE)
        player.wait_until("async () => (await caches.keys()).length === 2")
        player.context.set_offline(True)
        player.page.goto(address + "one/")
        expect(player.page).to_have_title("Letterpress helper")
        player.choose(sample)
        player.board(sample.name)
        player.page.goto(address + "two/")
        expect(player.page).to_have_title("Another copy")


def test_one_file_works_from_disk(new_player: Callable[..., Player], sample: Path, tmp_path: Path, profile: str) -> None:
    # Somewhere else, alone.
    shutil.copy(FOLDER / "letterpress.html", tmp_path / "sent by a friend.html")
    player = new_player(profile, f"{tmp_path.as_uri()}/")
    player.open("sent%20by%20a%20friend.html")
    player.page.locator("[data-sample]").first.click()
    player.board()
    player.choose(sample)
    player.board(sample.name)
    expect(player.best_move).to_have_count(1)
    player.page.get_by_role("tab", name="Words").click()
    expect(player.page.locator("letterpress-words .count")).to_have_text(re.compile(r"^[\d,]+ words$"))
    player.page.reload()
    player.board(sample.name)


def test_a_first_visit_is_small(new_player: Callable[..., Player]) -> None:
    player = new_player("phone")
    paths: set[str] = set()
    # The context would name the service worker's requests, too.
    player.page.on("request", lambda request: paths.add(request.url.removeprefix(player.address).split("?")[0]))
    player.open()
    player.wait_for_service_worker()
    player.page.wait_for_timeout(1000)
    kept = player.page.evaluate(
        "async () => (await (await caches.open((await caches.keys())[0])).keys()).map(({ url }) => url)")
    # What the service worker fetches once the page is there, nobody waits for.
    worker = (FOLDER / "service-worker.js").read_text("utf-8")
    later = set(json.loads(re.search(r"laterFiles = (\[.*\])", worker)[1]))
    assert any(path.startswith("samples/") for path in later)
    paths |= {url.removeprefix(player.address) for url in kept} - later
    files = [FOLDER / (path or "index.html") for path in paths if not path.startswith(("blob:", "data:"))]
    assert FOLDER / "letterpress.wasm" in files and len(files) > 8
    sizes = {file.name: min(f.stat().st_size for f in (file, file.with_name(file.name + ".br")) if f.exists()) for file in files}
    assert sum(sizes.values()) <= 850_000, sizes
