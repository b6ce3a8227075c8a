"""The game's own word list: got in one tap from an address that the build names, here a host on this computer."""

from __future__ import annotations

import shutil
import subprocess
import threading
from dataclasses import dataclass, field
from email.message import Message
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Callable, Iterator

import pytest
from playwright.sync_api import Locator, expect

from conftest import FOLDER, ROOT
from player import Player
from site_server import served
from test_marking import REFUSE, toast
from views import close_dialogs, open_settings
from webkit import Window

OURS = set((ROOT / "words.txt").read_text().split())
LIST = "".join(f"{word}\n" for word in sorted(OURS | {"electroencephalographically", "fiqh", "zzzs"})).encode()
"""A list that the rule takes, made of the built-in words; of those added, one has too many letters for a board."""
NAME = "the game’s own list, by Loren Brichter, CC0"
USING = f"Using {len(OURS) + 2:,} words from {NAME}."


@dataclass
class Host:
    """Has the list, or whatever a test says that it sends."""

    port: int = 0
    status: int = 200
    body: bytes = LIST
    headers: dict[str, str] = field(default_factory=dict)
    stalls: bool = False
    asked: list[Message] = field(default_factory=list)
    """The headers of each request."""

    @property
    def name(self) -> str:
        return f"127.0.0.1:{self.port}"

    @property
    def address(self) -> str:
        return f"http://{self.name}/Words/en.txt"

    def begin_anew(self) -> None:
        self.status, self.body, self.stalls = 200, LIST, False
        # As the public host sends them.
        self.headers = {"Content-Type": "text/plain; charset=utf-8", "Access-Control-Allow-Origin": "*", "Set-Cookie": "who=you"}
        self.asked = []


@pytest.fixture(scope="module")
def started_host() -> Iterator[Host]:
    host = Host()

    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            host.asked.append(self.headers)
            self.send_response(host.status if self.path == "/Words/en.txt" else 404)
            for name, value in ({"Content-Length": str(len(host.body))} | host.headers).items():
                self.send_header(name, value)
            self.end_headers()
            if host.stalls:
                self.wfile.write(host.body[:1000])
                ended.wait()
            else:
                self.wfile.write(host.body)

        def log_message(self, *arguments: object) -> None:
            pass

    class Server(ThreadingHTTPServer):
        daemon_threads = True

        def handle_error(self, request: object, client_address: object) -> None:
            """Ignores browsers that give up in the middle of an answer."""

    ended = threading.Event()
    server = Server(("127.0.0.1", 0), Handler)
    host.port = server.server_port
    threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.05}, daemon=True).start()
    yield host
    ended.set()
    server.shutdown()
    server.server_close()


@pytest.fixture
def host(started_host: Host) -> Host:
    started_host.begin_anew()
    return started_host


def assemble(folder: Path, address: str) -> subprocess.CompletedProcess[str]:
    """Builds the page with another address of the list, as `Scripts/build-page --words-address` does."""
    return subprocess.run(
        ["node", "Workshop/Page/assemble.mjs", "Page", FOLDER / "letterpress.wasm", folder, "--words-address", address],
        cwd=ROOT, capture_output=True, text=True)


@pytest.fixture(scope="module")
def listing(started_host: Host, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The page's folder with the host's address."""
    folder = tmp_path_factory.mktemp("listing") / "page"
    # With its compressed copies, which take long to make.
    shutil.copytree(FOLDER, folder)
    shutil.copy(FOLDER.with_name(f"{FOLDER.name}.settings"), folder.with_name("page.settings"))
    run = assemble(folder, started_host.address)
    assert run.returncode == 0, run.stderr
    return folder


@pytest.fixture(scope="module")
def listing_site(listing: Path) -> Iterator[str]:
    with served(listing) as address:
        yield address


@pytest.fixture
def player(new_player: Callable[..., Player], listing_site: str, host: Host) -> Player:
    player = new_player("phone", listing_site)
    player.elsewhere = (host.address,)
    return player


def settings(player: Player) -> Locator:
    open_settings(player)
    return player.page.get_by_role("dialog", name="Settings")


def get(dialog: Locator) -> None:
    dialog.get_by_role("button", name="Get the game’s list").click()


def test_gets_the_list_in_one_tap_and_keeps_it(player: Player, host: Host, sample: Path) -> None:
    page = player.page
    player.open()
    player.choose(sample)
    player.board(sample.name)
    page.keyboard.type("qi")
    player.wait_for_service_worker()
    dialog = settings(player)
    # What will be asked of whom is said before anything is.
    expect(dialog).to_contain_text(f"To get it, this page asks {host.name} for 3 MB, once, and tells nothing about you or your games.")
    assert not host.asked
    get(dialog)
    expect(toast(player)).to_have_text(USING)
    expect(dialog).to_contain_text(f"The words of {NAME}.")
    expect(dialog.locator(".list-notes li")).to_have_text(["1 word was left out for having more than 25 letters: a board has no more"])
    [asked] = host.asked
    assert [asked[name] for name in ("Cookie", "Referer", "Authorization")] == [None] * 3
    player.wait_until_keeps("settings", "words", f"({{ name, text }}) => name === '{NAME}' && text.byteLength === {len(LIST)}")
    # The browser has it once, with the settings.
    assert page.evaluate("""async address => (await Promise.all((await caches.keys()).map(async name =>
      (await (await caches.open(name)).keys()).filter(({ url }) => url.startsWith(address))))).flat().length""", host.address) == 0
    player.wait_until_keeps("settings", "page", f"({{ wordsName }}) => wordsName === '{NAME}'")
    player.context.set_offline(True)
    page.reload()
    player.board(sample.name)
    dialog = settings(player)
    expect(dialog).to_contain_text(f"The words of {NAME}.")
    assert len(host.asked) == 1
    # And the built-in words return with a tap.
    dialog.get_by_role("button", name="Use the built-in words").click()
    expect(toast(player)).to_have_text("Using the built-in words.")


REFUSALS = {
    "refused": (dict(status=404, body=b"404: Not Found"), "{host} refuses to send it (status 404)."),
    "a page": (dict(body=b"<!DOCTYPE html>\n<title>Sign in</title>\n"),
               "What {host} sent cannot be used: this is not the game's own list, as line 1, \"<!DOCTYPE html>\", is not a word in small letters"),
    "another list": (dict(body=(ROOT / "words.txt").read_bytes()), "What {host} sent cannot be used: this is not the game's own list, as it lacks the word "),
    "half of it": (dict(body=LIST[:len(LIST) // 2]), "What {host} sent cannot be used: this is not the game's own list, as it "),
    "the connection ends": (dict(headers={"Content-Length": f"{len(LIST) + 1}"}), "{host} could not be reached: check the network"),
    "too large": (dict(body=LIST * 4), "What {host} sends is not the list: it has more than 8 MiB."),
    "not for other sites": (dict(headers={"Access-Control-Allow-Origin": "https://example.org"}), "{host} could not be reached: check the network"),
}


@pytest.mark.parametrize("sends, says", REFUSALS.values(), ids=REFUSALS)
def test_says_why_there_is_no_list_and_leads_to_the_file(player: Player, host: Host, tmp_path: Path, sends: dict, says: str) -> None:
    player.expected_errors = ("Failed to load resource", "blocked by CORS policy")
    player.open()
    dialog = settings(player)
    for name, value in sends.items():
        setattr(host, name, host.headers | value if name == "headers" else value)
    get(dialog)
    state = dialog.locator(".list-state")
    expect(state).to_contain_text(says.format(host=host.name))
    expect(state).to_contain_text("You can also download it by hand, then choose the file here.")
    expect(state.get_by_role("link", name="download it by hand")).to_have_attribute(
        "href", "https://github.com/lorenbrichter/Words/blob/master/Words/en.txt")
    expect(dialog.locator(".list-name")).to_contain_text("built-in")
    # The file is chosen as any list.
    by_hand = tmp_path / "en.txt"
    by_hand.write_bytes(LIST)
    dialog.locator('input[name="words"]').set_input_files(str(by_hand))
    expect(toast(player)).to_have_text(f"Using {len(OURS) + 2:,} words from en.txt.")
    # And it can be tried again.
    host.begin_anew()
    get(dialog)
    expect(toast(player)).to_have_text(USING)
    expect(state).to_be_empty()


def test_says_that_there_is_no_network(player: Player, host: Host) -> None:
    player.expected_errors = ("Failed to load resource",)
    player.open()
    player.wait_until_kept_offline("views/game-list.js")
    player.context.set_offline(True)
    dialog = settings(player)
    get(dialog)
    expect(dialog.locator(".list-state")).to_contain_text("You are offline. You can also download it by hand")
    assert not host.asked


def test_can_be_stopped(player: Player, host: Host) -> None:
    player.open()
    dialog = settings(player)
    host.stalls = True
    get(dialog)
    expect(dialog.locator(".list-state")).to_have_text(f"Waiting for {host.name} …")
    dialog.get_by_role("button", name="Stop").click()
    expect(dialog.locator(".list-state")).to_contain_text("Stopped.")
    host.begin_anew()
    get(dialog)
    expect(toast(player)).to_have_text(USING)


def test_whoever_has_closed_the_settings_is_told_on_the_page(player: Player, host: Host) -> None:
    player.open()
    dialog = settings(player)
    host.stalls = True
    get(dialog)
    expect(dialog.locator(".list-state")).to_have_text(f"Waiting for {host.name} …")
    close_dialogs(player)
    # After half a minute of silence.
    assert player.refusal() == f"The game’s list was not got. {host.name} does not answer. The settings say how to get it by hand."


def test_is_offered_once_after_a_word_was_refused(player: Player, host: Host, sample: Path) -> None:
    page = player.page
    player.open()
    player.choose(sample)
    player.board(sample.name)
    expect(player.best_move).to_have_count(1)
    word, *_ = page.evaluate(REFUSE)
    expect(toast(player)).to_contain_text(f"{word.upper()} is off the list.")
    expect(toast(player).get_by_role("button")).to_have_text(["Undo", "The game’s list"])
    toast(player).get_by_role("button", name="The game’s list").click()
    # Where it says what will be asked of whom: nothing has been yet.
    button = page.get_by_role("dialog", name="Settings").get_by_role("button", name="Get the game’s list")
    expect(button).to_be_focused()
    expect(button).to_be_in_viewport()
    assert not host.asked
    player.wait_until_keeps("settings", "page", "({ wasOfferedList }) => wasOfferedList")
    close_dialogs(player)
    expect(player.best_move).to_have_count(1)
    other, *_ = page.evaluate(REFUSE)
    expect(toast(player)).to_contain_text(f"{other.upper()} is off the list.")
    expect(toast(player).get_by_role("button")).to_have_text(["Undo"])


def test_is_not_offered_to_those_who_have_a_list(player: Player, tmp_path: Path, sample: Path) -> None:
    words = tmp_path / "mine.txt"
    words.write_text("dish\nwasher\nhush\n")
    player.open()
    player.choose(sample)
    player.board(sample.name)
    settings(player).locator('input[name="words"]').set_input_files(str(words))
    expect(toast(player)).to_have_text("Using 3 words from mine.txt.")
    close_dialogs(player)
    expect(player.best_move).to_have_count(1)
    player.page.evaluate(REFUSE)
    expect(toast(player)).to_contain_text("is off the list.")
    expect(toast(player).get_by_role("button")).to_have_text(["Undo"])


def test_nothing_else_may_be_asked(player: Player, host: Host) -> None:
    player.expected_errors = ("Content Security Policy", "violates the following")
    player.open()
    ask = "address => fetch(address).then(() => 'answered', () => 'refused')"
    assert player.page.evaluate(ask, host.address) == "answered"
    host.asked.clear()
    assert player.page.evaluate(ask, f"http://{host.name}/Words/de.txt") == "refused"
    assert not host.asked


def test_the_page_as_one_file_gets_it_too(new_player: Callable[..., Player], listing: Path, host: Host, tmp_path: Path) -> None:
    shutil.copy(listing / "letterpress.html", tmp_path / "letterpress.html")
    player = new_player("desktop", f"{tmp_path.as_uri()}/")
    player.elsewhere = (host.address,)
    player.open("letterpress.html")
    dialog = settings(player)
    get(dialog)
    expect(toast(player)).to_have_text(USING)
    expect(dialog).to_contain_text(f"The words of {NAME}.")
    player.expected_errors = ("Content Security Policy", "violates the following")
    assert player.page.evaluate("address => fetch(address).then(() => 'answered', () => 'refused')", f"http://{host.name}/") == "refused"


def test_gets_the_list_in_webkit(webkit: Window, listing_site: str, host: Host) -> None:
    webkit.open(listing_site)
    webkit.click('[data-action="games"]')
    webkit.click('dialog[open] [data-action="settings"]')
    webkit.click('[data-action="game-list"]')
    webkit.wait(lambda: USING in webkit.text(".toast"))
    webkit.wait(lambda: f"The words of {NAME}." in webkit.text(".list-name"))
    assert [asked["Referer"] for asked in host.asked] == [None]


@pytest.mark.parametrize("address", ["en.txt", "https://example.org/en.txt; script-src *", "ftp://example.org/en.txt", 'https://example.org/"'])
def test_the_build_refuses_what_is_no_address(tmp_path: Path, address: str) -> None:
    run = assemble(tmp_path / "page", address)
    assert (run.returncode, run.stderr) == (1, f"build-page: --words-address needs an address such as https://example.org/en.txt, not {address}\n")
    assert not (tmp_path / "page").exists()
