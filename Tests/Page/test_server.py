"""`letterpress page`: what it sends, what it refuses, how it starts and ends. Scripts/test-page-server runs it."""

from __future__ import annotations

import gzip
import http.client
import os
import re
import signal
import socket
import subprocess
import time
from pathlib import Path
from typing import Callable, Iterator

import pytest

from conftest import FOLDER, PROGRAM


class Server:
    def __init__(self, *options: str) -> None:
        self.process = subprocess.Popen(
            [PROGRAM, "page", "--no-open", *options], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        self.line = self.process.stdout.readline()
        found = re.search(r"http://([\d.]+):(\d+)/", self.line)
        assert found, f"{self.line}{self.process.stderr.read()}"
        self.host, self.port = found[1], int(found[2])

    def ask(self, path: str, method: str = "GET", **headers: str) -> tuple[http.client.HTTPResponse, bytes]:
        connection = http.client.HTTPConnection(self.host, self.port, timeout=10)
        # Unchanged: the client would normalize a path such as /../x.
        connection.putrequest(method, path, skip_accept_encoding=True)
        for name, value in headers.items():
            connection.putheader(name.replace("_", "-"), value)
        connection.endheaders()
        answer = connection.getresponse()
        body = answer.read()
        connection.close()
        return answer, body

    def end(self, number: int = signal.SIGINT) -> int:
        self.process.send_signal(number)
        return self.process.wait(timeout=5)


@pytest.fixture
def start() -> Iterator[Callable[..., Server]]:
    servers: list[Server] = []

    def make(*options: str) -> Server:
        servers.append(Server(*options))
        return servers[-1]

    yield make
    for server in servers:
        if server.process.poll() is None:
            server.end(signal.SIGTERM)


@pytest.fixture(scope="module")
def server() -> Iterator[Server]:
    server = Server("--port", "0")
    yield server
    server.end()


def test_sends_every_file_unchanged(server: Server) -> None:
    files = [file for file in FOLDER.rglob("*") if file.is_file() and file.suffix not in (".br", ".gz")]
    assert len(files) > 12
    for file in files:
        answer, body = server.ask(f"/{file.relative_to(FOLDER)}")
        assert (answer.status, body) == (200, file.read_bytes()), file
        assert answer.headers["Content-Length"] == str(len(body))


@pytest.mark.parametrize("path, kind", [
    ("/", "text/html; charset=utf-8"), ("/letterpress.html", "text/html; charset=utf-8"),
    ("/main.js", "text/javascript; charset=utf-8"), ("/letterpress.wasm", "application/wasm"),
    ("/icons/icon.svg", "image/svg+xml"), ("/icons/icon-192.png", "image/png"),
    ("/manifest.webmanifest", "application/manifest+json"), ("/styles/base.css", "text/css; charset=utf-8"),
])
def test_says_what_a_file_is(server: Server, path: str, kind: str) -> None:
    answer, _ = server.ask(path)
    assert (answer.status, answer.headers["Content-Type"]) == (200, kind)
    assert answer.headers["X-Content-Type-Options"] == "nosniff"
    assert answer.headers["Content-Security-Policy"] == "frame-ancestors 'none'"
    assert answer.headers["Cross-Origin-Resource-Policy"] == "same-origin"
    assert answer.headers["Cache-Control"] == "no-cache"


def test_the_folder_serves_its_index(server: Server) -> None:
    assert server.ask("/")[1] == server.ask("/index.html")[1] == server.ask("/?shared")[1]


def test_does_not_resend_what_the_browser_has(server: Server) -> None:
    tag = server.ask("/main.js")[0].headers["ETag"]
    for value, status in [(tag, 304), (f'"x", W/{tag}', 304), ("*", 304), ('"x"', 200), (tag.strip('"'), 200)]:
        answer, body = server.ask("/main.js", If_None_Match=value)
        assert answer.status == status, value
        assert (body == b"") == (status == 304)
        assert answer.headers["ETag"] == tag


@pytest.mark.parametrize("accepted, encoding", [
    ("gzip, deflate, br", "br"), ("gzip", "gzip"), ("gzip;q=1.0, br;q=0", "gzip"), ("identity", None), ("GZIP", "gzip"),
])
def test_sends_compressed_files(server: Server, accepted: str, encoding: str | None) -> None:
    answer, body = server.ask("/letterpress.wasm", Accept_Encoding=accepted)
    assert answer.headers["Content-Encoding"] == encoding
    assert answer.headers["Vary"] == "Accept-Encoding"
    plain = (FOLDER / "letterpress.wasm").read_bytes()
    if encoding == "gzip":
        assert gzip.decompress(body) == plain
    else:
        assert body == (plain if encoding is None else (FOLDER / "letterpress.wasm.br").read_bytes())
    # Pictures are not compressed again.
    assert server.ask("/icons/icon-192.png", Accept_Encoding=accepted)[0].headers["Content-Encoding"] is None


def test_head_is_get_without_the_body(server: Server) -> None:
    answer, body = server.ask("/letterpress.wasm", "HEAD")
    assert (answer.status, body) == (200, b"")
    assert answer.headers["Content-Length"] == str((FOLDER / "letterpress.wasm").stat().st_size)


@pytest.mark.parametrize("path", [
    "/../../Package.swift", "/%2e%2e/%2e%2e/Package.swift", "/..%2f..%2fPackage.swift", "//etc/passwd", "/etc/passwd",
    "/styles", "/styles/", "/main.js/", "/MAIN.JS", "/main.js%00.png", "/letterpress.wasm.br", "/.", "/\\..\\x", "/share",
])
def test_sends_only_the_pages_files(server: Server, path: str) -> None:
    answer, body = server.ask(path)
    assert (answer.status, body) == (404, b"There is no such file.\n")


@pytest.mark.parametrize("method", ["POST", "PUT", "DELETE", "OPTIONS", "TRACE", "PROPFIND"])
def test_accepts_no_other_methods(server: Server, method: str) -> None:
    answer, body = server.ask("/", method)
    assert (answer.status, answer.headers["Allow"]) == (405, "GET, HEAD")
    assert body == b"Only GET and HEAD are answered.\n"


def test_hangs_up_on_an_endless_body(server: Server) -> None:
    with socket.create_connection((server.host, server.port), timeout=10) as connection:
        connection.sendall(b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 10000000000\r\n\r\n")
        sent = 0
        with pytest.raises(OSError):
            while sent < 1 << 28:
                sent += connection.send(bytes(1 << 16))
        assert sent < 1 << 26
    assert server.ask("/")[0].status == 200


@pytest.mark.parametrize("request_text", [
    b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03", b"GET\r\n\r\n", b"GET / HTTP/9.9\r\n\r\n",
    b"GET / HTTP/1.1\r\n" + b"a: " + b"b" * 200_000 + b"\r\n\r\n",
    b"GET / HTTP/1.1\r\nContent-Length: -1\r\n\r\n", b"GET " + b"/" * 200_000 + b" HTTP/1.1\r\nHost: x\r\n\r\n",
])
def test_survives_what_is_not_http(server: Server, request_text: bytes) -> None:
    with socket.create_connection((server.host, server.port), timeout=10) as connection:
        try:
            connection.sendall(request_text)
            connection.shutdown(socket.SHUT_WR)
            answer = connection.recv(1 << 16)
        except OSError:
            answer = b""
    assert not answer.startswith(b"HTTP/1.1 200")
    assert server.ask("/")[0].status == 200


def test_answers_many_requests_on_one_connection_quickly(server: Server) -> None:
    connection = http.client.HTTPConnection(server.host, server.port, timeout=10)
    started = time.monotonic()
    for _ in range(100):
        connection.request("GET", "/main.js")
        assert len(connection.getresponse().read()) > 0
    # A server that waits for more data before it sends would take 40 ms for each.
    assert time.monotonic() - started < 2
    connection.close()


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_ends_at_once_and_cleanly(start: Callable[..., Server], number: int) -> None:
    server = start("--port", "0")
    assert server.line.endswith("– ctrl-C ends it\n")
    # A browser keeps its connections open.
    with socket.create_connection((server.host, server.port), timeout=10) as connection:
        connection.sendall(b"GET / HTTP/1.1\r\nHost: x\r\n\r\n")
        assert connection.recv(100).startswith(b"HTTP/1.1 200")
        assert server.end(number) == 0
    assert server.process.stderr.read() == ""


def test_serves_only_this_computer_by_default(start: Callable[..., Server]) -> None:
    server = start("--port", "0")
    assert server.host == "127.0.0.1"
    own = [address[4][0] for address in socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)]
    for address in own:
        if not address.startswith("127."):
            with pytest.raises(OSError):
                socket.create_connection((address, server.port), timeout=2)
    everywhere = start("--port", "0", "--host", "0.0.0.0")
    for address in re.findall(r"http://([\d.]+):", everywhere.line):
        socket.create_connection((address, everywhere.port), timeout=2).close()


def failing(*options: str) -> tuple[int, str]:
    run = subprocess.run([PROGRAM, "page", "--no-open", *options], capture_output=True, text=True, timeout=20)
    assert run.stdout == ""
    return run.returncode, run.stderr


def test_says_that_a_port_is_taken(server: Server) -> None:
    assert failing("--port", str(server.port)) == (
        69, f"letterpress page: 127.0.0.1, port {server.port}: another program uses this port: name another one "
            "with --port, or 0 for any free one\n")


def test_says_what_is_wrong_with_an_address() -> None:
    status, text = failing("--host", "192.0.2.1", "--port", "0")
    assert (status, text) == (69, "letterpress page: 192.0.2.1, port 0: this is not an address of this computer: name one "
                                  "with --host\n")
    status, text = failing("--host", "no.such.host.invalid", "--port", "0")
    assert status == 69 and "no.such.host.invalid" in text and "--host" in text
    status, text = failing("--port", "70000")
    assert status == 64 and "--port must be 0 to 65535, not 70000." in text


def test_says_that_there_is_no_page(tmp_path: Path) -> None:
    assert failing("--folder", str(tmp_path)) == (
        66, f"letterpress page: {tmp_path} has no index.html: name the folder that Scripts/build-page makes\n")


def test_serves_no_links_or_pipes(start: Callable[..., Server], tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text("here")
    os.symlink("/etc/passwd", tmp_path / "passwd")
    os.mkfifo(tmp_path / "pipe")
    server = start("--port", "0", "--folder", str(tmp_path))
    assert server.ask("/")[1] == b"here"
    assert [server.ask(path)[0].status for path in ("/passwd", "/pipe")] == [404, 404]
