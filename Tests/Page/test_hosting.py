"""`Scripts/page check` says what keeps a host from serving the page, and what to do about it."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

import pytest

from conftest import FOLDER, ROOT
from site_server import Handler, served


class Host(Handler):
    """A static host; others differ in what they override."""

    types: dict[str, str] = {}
    cache = "no-cache"
    page_headers: dict[str, str] = {}
    """Sent with the page itself."""
    all_headers: dict[str, str] = {}
    sends_copies: tuple[str, ...] = ("br", "gzip")
    says_encoding = True

    def guess_type(self, path: str) -> str:
        name = path.removesuffix(".br").removesuffix(".gz")
        return self.types.get(Path(name).suffix) or super().guess_type(name)

    def translate_path(self, path: str) -> str:
        file = super().translate_path(path)
        whole = Path(file) / "index.html" if Path(file).is_dir() else Path(file)
        self.encoding = next((encoding for encoding in self.sends_copies if encoding in self.headers.get("Accept-Encoding", "")
                              and self.copy(whole, encoding).exists()), None)
        return str(self.copy(whole, self.encoding)) if self.encoding else file

    @staticmethod
    def copy(file: Path, encoding: str) -> Path:
        return file.with_name(file.name + {"br": ".br", "gzip": ".gz"}[encoding])

    def end_headers(self) -> None:
        if getattr(self, "encoding", None) and self.says_encoding:
            self.send_header("Content-Encoding", self.encoding)
        is_page = self.path.endswith(("/", ".html"))
        for name, value in {**self.all_headers, **(self.page_headers if is_page else {})}.items():
            self.send_header(name, value)
        self.send_header("Cache-Control", self.cache)
        # Not the test server's own, which would send the header twice.
        super(Handler, self).end_headers()


def check(what: str | Path) -> tuple[int, list[str]]:
    """The exit status, and each finding."""
    run = subprocess.run([ROOT / "Scripts/page", "check", str(what)], capture_output=True, text=True)
    return run.returncode, [line for line in run.stdout.splitlines() if line.startswith(("wrong: ", "better: "))]


def host(**options: object) -> type[Host]:
    return type("OtherHost", (Host,), options)


def test_a_good_host_and_the_folder_pass() -> None:
    with served(FOLDER, Host) as address:
        assert check(address) == (0, [])
        assert check(f"{address}index.html") == (0, [])
    assert check(FOLDER) == (0, [])


@pytest.mark.parametrize("options, status, findings", [
    (dict(types={".js": "text/plain"}), 1, ["wrong: main.js is sent as text/plain: have the host send text/javascript for *.js"]),
    (dict(types={".css": "application/octet-stream"}), 1, ["wrong: styles/base.css is sent as application/octet-stream: have the host send text/css"]),
    (dict(types={".wasm": "application/octet-stream"}), 0, ["better: letterpress.wasm is sent as application/octet-stream: have the host send application/wasm"]),
    (dict(types={".webmanifest": "text/plain"}), 0, ["better: manifest.webmanifest is sent as text/plain"]),
    (dict(sends_copies=()), 0, ["letterpress.wasm, main.js", "without compression: turn on brotli or gzip"]),
    (dict(sends_copies=("gzip",)), 0, ["better: a first visit takes ", "with gzip: turn on brotli"]),
    (dict(says_encoding=False), 1, ["wrong: main.js is compressed without saying so"]),
    (dict(cache="public, max-age=31536000, immutable"), 0, ["better: main.js may be 8760 hours old after an update"]),
    (dict(all_headers={"Vary": "*"}), 1, ["wrong: letterpress.wasm is sent with Vary: *"]),
    (dict(page_headers={"Content-Security-Policy": "default-src 'self'"}), 1,
     ["wrong: the host's Content-Security-Policy forbids that the page runs its module: add 'wasm-unsafe-eval' to default-src",
      "forbids that the page shows pictures: add blob: to default-src"]),
    (dict(page_headers={"Content-Security-Policy": "connect-src 'self'"}), 0,
     ["better: the host's Content-Security-Policy forbids that players get the game's own list in one tap: add https://raw.githubusercontent.com/lorenbrichter/Words/master/Words/en.txt to connect-src"]),
    (dict(page_headers={"Content-Security-Policy": "frame-ancestors 'none'; sandbox allow-scripts"}), 1, ["wrong: the host's Content-Security-Policy puts the page into a sandbox"]),
    (dict(page_headers={"Cross-Origin-Embedder-Policy": "require-corp"}), 1, ["wrong: engine/worker.js lacks the page's Cross-Origin-Embedder-Policy: require-corp"]),
    (dict(page_headers={"Permissions-Policy": "clipboard-read=(), camera=()"}), 0, ["better: Permissions-Policy forbids clipboard-read, so pasting will not work"]),
    (dict(page_headers={"Clear-Site-Data": '"cache", "storage"'}), 1, ["wrong: Clear-Site-Data removes games"]),
], ids=lambda value: next(iter(value)) if isinstance(value, dict) else None)
def test_says_what_a_host_does_wrong(options: dict, status: int, findings: list[str]) -> None:
    with served(FOLDER, host(**options)) as address:
        found = check(address)
    assert found[0] == status, found
    for finding in findings:
        assert any(finding in line for line in found[1]), found


@pytest.mark.parametrize("headers", [
    {"Cross-Origin-Embedder-Policy": "require-corp", "Cross-Origin-Opener-Policy": "same-origin"},
    {"Content-Security-Policy": "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; img-src 'self' blob: data:; connect-src 'self' https://raw.githubusercontent.com/lorenbrichter/Words/master/Words/en.txt"},
    {"Content-Security-Policy": "connect-src 'self' https://raw.githubusercontent.com"},
    {"Content-Security-Policy": "frame-ancestors 'none'"},
])
def test_a_host_may_isolate_the_page(headers: dict[str, str]) -> None:
    with served(FOLDER, host(all_headers=headers)) as address:
        assert check(address) == (0, [])


@pytest.fixture
def upload(tmp_path: Path) -> Path:
    """A copy of the folder, to lose and change files of."""
    return Path(shutil.copytree(FOLDER, tmp_path / "page"))


def both(folder: Path) -> list[tuple[int, list[str]]]:
    """What is found in a folder, and where it is hosted."""
    with served(folder, Host) as address:
        return [check(folder), check(address)]


def test_names_missing_files(upload: Path) -> None:
    (upload / "styles/board.css").unlink()
    (upload / "styles/board.css.br").unlink()
    for status, findings in both(upload):
        assert status == 1
        assert len(findings) == 1 and findings[0].startswith("wrong: styles/board.css is missing"), findings


def test_names_changed_files(upload: Path) -> None:
    """As hosts do that make scripts smaller, add their own to the page, or have a page for what they lack."""
    script, page, style, part = (upload / name for name in ("main.js", "index.html", "styles/board.css", "views/review.js"))
    script.write_bytes(b"/* minified */" + script.read_bytes())
    page.write_bytes(page.read_bytes().replace(b"</body>", b"<script src=https://example.org/count.js></script></body>"))
    style.write_bytes(b"<!DOCTYPE html><title>Welcome</title>")
    part.write_bytes(part.read_bytes() + b"// added")
    for status, findings in both(upload):
        assert status == 1
        for name, what in [("main.js", r"\d+ other bytes"), ("index.html", r"\d+ other bytes"), ("styles/board.css", "a page of the host")]:
            finding = f"wrong: {name} is not the file that was built, but {what}, so browsers will not keep the page for use offline: "
            assert any(re.match(finding, line) for line in findings), findings
        # What is loaded later keeps nothing else from being kept.
        assert any(re.match(r"wrong: views/review.js is not the file that was built, but \d+ other bytes: ", line) for line in findings), findings


def test_tells_a_page_from_another() -> None:
    with served(ROOT / "docs", Host) as address:
        status, findings = check(address)
    assert status == 1 and "is not the page's service worker" in findings[0], findings
    with served(FOLDER.parent, Host) as address:
        # The redirect to the folder's address, with its slash, is followed.
        assert check(f"{address}{FOLDER.name}") == (0, [])
        status, findings = check(f"{address}absent/")
    assert status == 1 and "cannot be loaded: the host answers 404" in findings[0], findings


def test_neither_an_address_nor_a_folder() -> None:
    assert check("no such folder")[0] == 66
