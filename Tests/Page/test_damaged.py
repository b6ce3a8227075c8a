"""Files that a host sends otherwise than they were built: the page works or says so, and nothing wrong is kept."""

from __future__ import annotations

import json
import re
import shutil
from contextlib import contextmanager
from http import HTTPStatus
from io import BytesIO
from pathlib import Path
from typing import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from conftest import FOLDER
from player import Player
from site_server import Handler, served
from test_lasting import update
from webkit import Window



def sums(folder: Path) -> dict[str, str]:
    """How the sums of the files of the first view begin."""
    script = (folder / "service-worker.js").read_text()
    sums, later = (json.loads(re.search(f"const {name} = (.*)", script)[1]) for name in ("sums", "laterFiles"))
    return {name: sum for name, sum in sums.items() if name not in later}


FIRST_VIEW = list(sums(FOLDER))

OWN_PAGE = b"<!doctype html><title>The host's own page</title><p>This is not the file that you look for."


def another_page(name: str, contents: bytes) -> bytes:
    return OWN_PAGE


def half(name: str, contents: bytes) -> bytes:
    return contents[: len(contents) // 2]


def another_version(name: str, contents: bytes) -> bytes:
    """The same to a browser, with other contents."""
    if name.endswith(".wasm"):
        # A section that nobody reads.
        return contents + b"\0\5\4next"
    return contents + {".js": b"\n// next\n", ".css": b"\n/* next */\n"}.get(Path(name).suffix, b"\n")


EXCHANGES = [half, another_version, another_page]


class Host:
    """A folder of which some files are exchanged on the way."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.exchanged: dict[str, bytes] = {}
        self.redirected: dict[str, str] = {}
        self.address = ""

    def exchange(self, name: str, with_what: Callable[[str, bytes], bytes]) -> None:
        for address in (name, "") if name == "index.html" else (name,):
            self.exchanged[address] = with_what(name, (self.folder / name).read_bytes())


@contextmanager
def hosted(folder: Path) -> Iterator[Host]:
    host = Host(folder)

    class Exchanging(Handler):
        def send_head(self) -> object:
            name = self.path.removeprefix("/")
            if name in host.redirected:
                self.send_response(HTTPStatus.FOUND)
                self.send_header("Location", f"{name}{host.redirected[name]}")
                self.send_header("Content-Length", "0")
                self.end_headers()
                return None
            body = host.exchanged.get(name)
            if body is None:
                return super().send_head()
            self.send_response(HTTPStatus.OK)
            self.send_header("Content-Type", "text/html" if body == OWN_PAGE else self.guess_type(name or "index.html"))
            self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            return BytesIO(body)

    with served(folder, Exchanging) as address:
        host.address = address
        yield host


@pytest.fixture
def host(tmp_path: Path) -> Iterator[Host]:
    with hosted(Path(shutil.copytree(FOLDER, tmp_path / "page"))) as host:
        yield host


@pytest.fixture
def visitor(chromium: Browser, host: Host) -> Iterator[Player]:
    """A player with a fresh profile, whose faults nobody counts, as these tests are about them."""
    player = Player(chromium.new_context(), host.address)
    player.context.add_init_script("addEventListener('letterpress-started', () => { globalThis.hasStarted = true })")
    yield player
    player.context.close()


NOTICE = ".broken [role=alert]"
ANEW = "Fetch the page anew"

# Style sheets are exchanged together, as are icon and manifest: a browser treats all of them alike.
GROUPS = [*(name for name in FIRST_VIEW if re.search(r"\.(js|html|wasm)$", name)), r"styles/.*", r"icons/.*|manifest\..*"]


def notice(page: Page) -> str:
    """What the page says is wrong, once it has started or said that it cannot; empty if it has started."""
    page.wait_for_function(f"() => globalThis.hasStarted || document.querySelector('{NOTICE}')")
    return page.locator(NOTICE).text_content() if page.locator(NOTICE).count() else ""


def offline_note(page: Page) -> Locator:
    """What the settings say about use offline."""
    # The button comes with what is loaded once the first view is there.
    page.locator("[data-action=settings]").first.wait_for(state="attached")
    page.evaluate("() => document.querySelector('[data-action=settings]').click()")
    return page.locator("letterpress-settings .offline")


def expect_to_work_offline(player: Player, folder: Path = FOLDER, title: str = "Letterpress helper") -> None:
    """With the files of a folder."""
    player.wait_until_kept_offline("views/letterpress-settings.js")
    player.context.set_offline(True)
    player.page.reload()
    assert notice(player.page) == ""
    expect(player.page).to_have_title(title)
    expect(offline_note(player.page)).to_be_empty()
    assert {name: sum for name, sum in kept_files(player.page).items() if name in FIRST_VIEW} == sums(folder)
    player.context.set_offline(False)


def kept_files(page: Page) -> dict[str, str]:
    """The files in the only cache, with the beginnings of their sums."""
    return page.evaluate("""async () => {
      const names = await caches.keys()
      if (names.length > 1) throw new Error(`there are ${names}`)
      if (!names.length) return {}
      const cache = await caches.open(names[0])
      return Object.fromEntries(await Promise.all((await cache.keys()).map(async request => {
        const sum = new Uint8Array(await crypto.subtle.digest('SHA-256', await (await cache.match(request)).arrayBuffer()))
        return [request.url.replace(location.origin + '/', ''), [...sum].map(byte => byte.toString(16).padStart(2, '0')).join('').slice(0, 16)]
      })))
    }""")


@pytest.mark.parametrize("group", GROUPS)
def test_a_first_visit_with_damaged_files(host: Host, visitor: Player, group: str) -> None:
    names = [name for name in FIRST_VIEW if re.fullmatch(group, name)]
    for exchange in EXCHANGES:
        for name in names:
            host.exchange(name, exchange)
        visitor.open()
        if exchange is another_page and group == "index.html":
            expect(visitor.page).to_have_title("The host's own page")
            continue
        said = notice(visitor.page)
        # Half a style sheet is a style sheet, the browser shows icons by itself, and nothing else needs recovery.js.
        can_start = exchange is another_version or group.startswith("icons") or group == "recovery.js" or (exchange, group) == (half, r"styles/.*")
        assert bool(said) != can_start, (exchange, said)
        if said:
            assert any(name in said for name in names) or group == "index.html", said
        else:
            expect(offline_note(visitor.page)).to_contain_text(re.compile(f"works only with a network: ({group}) is not sent as it was built"))
        assert kept_files(visitor.page) == {}
    host.exchanged.clear()
    anew = visitor.page.get_by_role("button", name=ANEW)
    if anew.count():
        with visitor.page.expect_navigation():
            anew.click()
    else:
        visitor.page.reload()
    expect_to_work_offline(visitor)


INSTALL = """async () => {
  try {
    const registration = await navigator.serviceWorker.register('service-worker.js')
    if (registration.active) await registration.update()
    const version = registration.installing ?? registration.waiting
    while (version?.state === 'installing') await new Promise(done => version.addEventListener('statechange', done, { once: true }))
    return version !== null && version.state !== 'redundant'
  } catch {
    return false
  }
}"""
"""Whether the browser takes the version that the host has."""


def test_nothing_wrong_is_ever_kept(host: Host, visitor: Player) -> None:
    """Each file, and each time. The page need not start for that, only be in the folder."""
    blank = {"blank.html": b"<!doctype html><title>blank</title>"}
    host.exchanged = dict(blank)
    visitor.open("blank.html")
    for version in ("first", "second"):
        before = kept_files(visitor.page)
        for index, name in enumerate([*FIRST_VIEW, "service-worker.js"]):
            # An update is compared as the first version was: one way for each file is enough.
            for exchange in EXCHANGES if version == "first" else [EXCHANGES[index % len(EXCHANGES)]]:
                if (name, exchange) == ("service-worker.js", another_version):
                    continue
                host.exchange(name, exchange)
                assert not visitor.page.evaluate(INSTALL), (version, name, exchange)
                assert kept_files(visitor.page) == before, (version, name, exchange)
                host.exchanged = dict(blank)
        # Its beginning alone would be a script, too.
        script = (host.folder / "service-worker.js").read_text()
        for end in ("\n\nconst prefix", "\n\nworker.addEventListener('message'", "\n\nasync function install", "\n\nfunction headersOf", "\nconst sums"):
            host.exchanged["service-worker.js"] = script[: script.index(end)].encode()
            assert not visitor.page.evaluate(INSTALL), (version, end)
            assert kept_files(visitor.page) == before, (version, end)
        host.exchanged = dict(blank)
        assert visitor.page.evaluate(INSTALL)
        if version == "first":
            visitor.wait_until("async () => Boolean((await navigator.serviceWorker.ready).active)")
            update(host.folder, "Letterpress helper 2")


FORMER_WORKER = """
const cacheName = 'letterpress-VERSION /'
self.addEventListener('install', event => event.waitUntil(caches.open(cacheName).then(cache => cache.addAll(FILES))))
self.addEventListener('activate', event => event.waitUntil(self.clients.claim()))
self.addEventListener('fetch', event => event.respondWith(answer(event.request)))
self.addEventListener('message', event => { if (event.data === 'take over') event.waitUntil(self.skipWaiting()) })
async function answer(request) {
  const { waiting } = self.registration
  if (request.mode === 'navigate' && waiting && request.cache !== 'default') {
    waiting.postMessage('take over')
    return new Response(
      '<script>navigator.serviceWorker.oncontrollerchange = () => location.reload()</script>', { headers: { Refresh: '3', 'Content-Type': 'text/html' } })
  }
  const cache = await caches.open(cacheName)
  return await cache.match(request.url) ?? fetch(request)
}
"""
"""A service worker that keeps whatever the host sends, as the page's did once."""


def former_worker(version: str) -> bytes:
    files = json.dumps(["./", *(name for name in FIRST_VIEW if name != "index.html")])
    return FORMER_WORKER.replace("VERSION", version).replace("FILES", files).encode()


@pytest.mark.parametrize("way", ["next version", "anew"])
def test_what_a_former_version_kept_wrong_is_healed(host: Host, visitor: Player, sample: Path, way: str) -> None:
    host.exchanged["service-worker.js"] = former_worker("good")
    visitor.open()
    visitor.choose(sample)
    visitor.board(sample.name)
    visitor.wait_until_kept()
    visitor.wait_for_service_worker()
    # While it updates itself, the host has its own page for all scripts.
    for name in ("main.js", "engine/worker.js"):
        host.exchange(name, another_page)
    host.exchanged["service-worker.js"] = former_worker("bad")
    assert visitor.page.evaluate(INSTALL)
    visitor.page.reload()
    assert "main.js is missing or damaged" in notice(visitor.page)
    host.exchanged.clear()
    visitor.context.set_offline(True)
    anew = visitor.page.get_by_role("button", name=ANEW)
    anew.click()
    expect(visitor.page.locator(NOTICE)).to_contain_text("service-worker.js cannot be loaded: check the network")
    assert visitor.page.evaluate("() => caches.keys()")
    visitor.context.set_offline(False)
    with visitor.page.expect_navigation():
        if way == "anew":
            anew.click()
        else:
            assert visitor.page.evaluate(INSTALL)
            visitor.page.evaluate("() => location.reload()")
    visitor.board(sample.name)
    expect_to_work_offline(visitor)
    visitor.board(sample.name)


def test_an_update_that_a_host_spoils_is_not_taken(host: Host, visitor: Player, sample: Path) -> None:
    visitor.open()
    visitor.choose(sample)
    visitor.board(sample.name)
    visitor.wait_until_kept()
    visitor.wait_for_service_worker()
    update(host.folder, "Letterpress helper 2")
    host.exchange("main.js", another_version)
    assert not visitor.page.evaluate(INSTALL)
    expect(offline_note(visitor.page)).to_contain_text("There is a new version of this page, but it cannot be kept, so this is the one before: main.js is not sent")
    # At the next visit, too.
    expect_to_work_offline(visitor)
    visitor.board(sample.name)
    host.exchanged.clear()
    assert visitor.page.evaluate(INSTALL)
    visitor.page.reload()
    expect(visitor.page).to_have_title("Letterpress helper 2")
    expect_to_work_offline(visitor, host.folder, "Letterpress helper 2")
    visitor.board(sample.name)


def test_a_host_may_have_the_page_at_one_address_only_and_redirect(host: Host, visitor: Player) -> None:
    """Browsers refuse a redirected page from a service worker."""
    host.exchanged[""] = OWN_PAGE
    host.redirected["main.js"] = "?moved"
    visitor.open("index.html")
    expect_to_work_offline(visitor)


def test_says_that_a_script_stopped_but_not_in_the_browsers_words(host: Host, visitor: Player) -> None:
    for script, said in [
        (b"throw new Error('no luck')", "did not start as it should: one of its scripts stopped. Fetch it anew: your games stay."),
        (b"await 0; null.luck", "did not start as it should: one of its scripts stopped. Fetch it anew: your games stay."),
        (b"", "main.js is missing or damaged"),
        (b"globalThis.another = 'script'", "main.js is missing or damaged"),
    ]:
        host.exchanged["main.js"] = script
        visitor.open()
        assert said in notice(visitor.page)


def test_one_file_says_that_its_end_is_missing(visitor: Player, tmp_path: Path) -> None:
    whole = (FOLDER / "letterpress.html").read_bytes()
    part = tmp_path / "part.html"
    part.write_bytes(whole[: len(whole) // 2])
    visitor.page.goto(part.as_uri())
    assert notice(visitor.page) == "This page did not start as it should: it is incomplete. Get the file anew: your games stay."


def test_webkit_says_what_is_wrong(host: Host, webkit: Window) -> None:
    host.exchange("styles/words.css", half)
    webkit.open(host.address)
    webkit.wait(lambda: webkit.run("() => document.querySelector('[data-action=settings]') !== null"))
    webkit.run("() => document.querySelector('[data-action=settings]').click()")
    webkit.wait(lambda: "styles/words.css is not sent as it was built" in webkit.text("letterpress-settings .offline"))
    host.exchange("main.js", half)
    webkit.open(host.address)
    webkit.wait(lambda: "main.js is missing or damaged" in webkit.text(NOTICE))
    host.exchanged.clear()
    webkit.click(".broken button")
    webkit.wait(lambda: webkit.has("[data-sample]"))
