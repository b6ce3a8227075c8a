"""Serves the page's folder like a static host, on this computer. Scripts/page serve calls it.

    python site_server.py FOLDER PORT
"""

from __future__ import annotations

import sys
import threading
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Iterator


class Handler(SimpleHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    extensions_map = SimpleHTTPRequestHandler.extensions_map | {
        ".js": "text/javascript", ".wasm": "application/wasm", ".webmanifest": "application/manifest+json",
        ".svg": "image/svg+xml"}

    def log_message(self, *arguments: object) -> None:
        pass

    def end_headers(self) -> None:
        self.send_header("Cache-Control", "no-cache")
        super().end_headers()


class Server(ThreadingHTTPServer):
    daemon_threads = True

    def handle_error(self, request: object, client_address: object) -> None:
        """Ignores browsers that disconnect in the middle of an answer."""


@contextmanager
def served(folder: Path, handler: type[Handler] = Handler) -> Iterator[str]:
    """The folder's address, with a slash at its end, while the context lasts."""
    server = Server(("127.0.0.1", 0), partial(handler, directory=str(folder)))
    thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.05}, daemon=True)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_port}/"
    finally:
        server.shutdown()
        server.server_close()


def main() -> None:
    folder, port = sys.argv[1], int(sys.argv[2])
    with Server(("127.0.0.1", port), partial(Handler, directory=folder)) as server:
        print(f"http://127.0.0.1:{port}/ until ctrl-C", flush=True)
        try:
            server.serve_forever()
        except KeyboardInterrupt:
            pass


if __name__ == "__main__":
    main()
