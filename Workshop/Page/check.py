"""Checks the page where it is hosted, or in its folder: one line for each finding, with what to do. Scripts/page check
calls it.

    python3 check.py URL|FOLDER

"wrong" keeps the page, or its use offline, from working: the exit status is then 1. "better" is advice.
"""

from __future__ import annotations

import gzip
import hashlib
import json
import re
import sys
import urllib.error
import urllib.request
from dataclasses import dataclass
from email.message import Message
from pathlib import Path
from typing import Iterator
from urllib.parse import urljoin, urlsplit

from headers import Finding, caching_findings, isolation_findings, page_findings, type_findings

COMPRESSIBLE = re.compile(r"\.(html|css|js|svg|webmanifest|wasm)$")
SUMS = "SHA256SUMS"


@dataclass
class Answer:
    """What a host answers, or why there is no answer."""

    status: int
    headers: Message
    body: bytes
    address: str
    """Where it came from at last."""
    reason: str = ""


def fetch(address: str, encodings: str = "identity") -> Answer:
    # Some hosts rewrite files only for what looks like a browser.
    headers = {"Accept": "text/html,*/*", "Accept-Encoding": encodings, "User-Agent": "Mozilla/5.0 (letterpress-page-check)"}
    request = urllib.request.Request(address, headers=headers)
    try:
        with urllib.request.urlopen(request, timeout=30) as answer:
            return Answer(answer.status, answer.headers, answer.read(), answer.url)
    except urllib.error.HTTPError as error:
        return Answer(error.code, error.headers, b"", address, f"the host answers {error.code} {error.reason}")
    except (OSError, ValueError) as error:
        return Answer(0, Message(), b"", address, str(getattr(error, "reason", error)))


def listed_files(service_worker: str) -> tuple[str, list[str]] | None:
    """The version of a service worker and the files without which it keeps none; None if it is not the page's."""
    version, later, sums = (re.search(rf"const {name} = (.*)", service_worker) for name in ("version", "laterFiles", "sums"))
    try:
        return version[1].strip("'"), [name for name in json.loads(sums[1]) if name not in json.loads(later[1])]
    except (TypeError, ValueError):
        return None


def sums_of(text: str) -> dict[str, str]:
    return {name: digest for digest, name in re.findall(r"^([0-9a-f]{64})  (.+)$", text, re.MULTILINE)}


def content_findings(name: str, body: bytes, sums: dict[str, str], kept: list[str]) -> Iterator[Finding]:
    """Whether a file is the one that was built."""
    digest = sums.get(name)
    if digest and hashlib.sha256(body).hexdigest() != digest:
        is_page = not name.endswith(".html") and re.match(rb"\s*<(!doctype html|html)", body, re.IGNORECASE)
        effect = ", so browsers will not keep the page for use offline" if name in kept else ""
        yield True, (f"{name} is not the file that was built, but {'a page of the host' if is_page else f'{len(body)} other bytes'}{effect}: "
                     f"upload the whole folder again, and turn off what changes files on the way, such as minifying and inserted scripts")
    elif name.endswith(".wasm") and not body.startswith(b"\0asm"):
        yield True, f"{name} is not a WebAssembly module: upload it again, as it is"


def without_list(what: str) -> Finding:
    return True, f"{what}: upload all that is in .build/page, made by Scripts/build-page"


def host_findings(given: str) -> Iterator[Finding]:
    """What is wrong, or could be better, at an address."""
    page = fetch(given)
    if page.status != 200:
        yield True, f"{given} cannot be loaded: {page.reason}"
        return
    address = urljoin(page.address, "./")
    if urlsplit(page.address).path.rpartition("/")[2] not in ("", "index.html"):
        yield True, f"{page.address} does not end in a slash, and its files are looked for in {address}: open {page.address}/"
    host = urlsplit(address)
    if host.scheme != "https" and host.hostname not in ("localhost", "127.0.0.1", "::1"):
        yield False, "without https, browsers allow neither use offline nor installation, nor the clipboard: use https"
    yield from page_findings(page.headers, decoded(page).decode(errors="replace"))

    script = fetch(urljoin(address, "service-worker.js"))
    listed = listed_files(script.body.decode(errors="replace"))
    if script.status != 200 or listed is None:
        yield without_list(f"{script.address} is not the page's service worker, or was changed on the way" + (f": {script.reason}" if script.reason else ""))
        return
    if script.address != urljoin(address, "service-worker.js"):
        yield True, f"service-worker.js is redirected to {script.address}, which browsers refuse: serve it at its own address"
    sums = sums_of(fetch(urljoin(address, SUMS)).body.decode(errors="replace"))
    if not sums:
        yield False, f"there is no {SUMS}, so that contents cannot be compared: upload it as well"
    version, kept = listed
    print(f"version {version}, {len(kept)} files for use offline", flush=True)

    answers = {"index.html": page, "service-worker.js": script}
    for name in [*kept, *sums]:
        if name not in answers:
            answers[name] = fetch(urljoin(address, name))
    for name, answer in answers.items():
        if answer.status != 200:
            yield without_list(f"{name} is missing ({answer.reason})")
            continue
        yield from content_findings(name, decoded(answer), sums, kept)
        yield from type_findings(name, answer.headers)
        yield from caching_findings(name, answer.headers)
    worker = answers.get("engine/worker.js")
    if worker:
        yield from isolation_findings(page.headers, worker.headers)
    visited = ["service-worker.js", *kept]
    yield from compression_findings(address, {name: answers[name] for name in visited if answers[name].status == 200})


def decoded(answer: Answer) -> bytes:
    """Some hosts compress whether asked to or not."""
    if answer.headers.get("content-encoding") == "gzip":
        return gzip.decompress(answer.body)
    return answer.body


def compression_findings(address: str, answers: dict[str, Answer]) -> Iterator[Finding]:
    sizes: dict[str, int] = {}
    plain: list[str] = []
    encodings: set[str] = set()
    for name, answer in answers.items():
        offered = fetch(urljoin(address, "./" if name == "index.html" else name), "br, gzip") if COMPRESSIBLE.search(name) else answer
        encoding = offered.headers.get("content-encoding", "")
        sizes[name] = len(offered.body)
        if not COMPRESSIBLE.search(name):
            continue
        encodings.add(encoding)
        if not encoding:
            # Files of some hundred bytes are not worth it.
            if len(answer.body) > 2000:
                plain.append(name)
            if offered.body != answer.body:
                yield True, f"{name} is compressed without saying so: have the host send Content-Encoding with its .br and .gz copies"
        elif encoding == "gzip" and gzip.decompress(offered.body) != decoded(answer):
            yield True, f"{name} differs when it is compressed: upload its .gz copy again"
    total = f"a first visit takes {sum(sizes.values()) / 1000:.0f} kB"
    if plain:
        yield False, f"{total}, as {', '.join(plain)} are sent without compression: turn on brotli or gzip, for {', '.join(sorted({ending(name) for name in plain}))}"
    elif "br" not in encodings:
        yield False, f"{total} with gzip: turn on brotli, or have the host send the .br copies, to save a fifth"
    else:
        print(total)


def ending(name: str) -> str:
    return f"*{Path(name).suffix}"


def folder_findings(folder: Path) -> Iterator[Finding]:
    """What is wrong, or could be better, in a folder for a static host."""
    script = folder / "service-worker.js"
    listed = listed_files(script.read_text(errors="replace")) if script.is_file() else None
    if listed is None:
        yield without_list(f"{script} is not the page's service worker, or was changed, or is missing")
        return
    version, kept = listed
    print(f"version {version}, {len(kept)} files for use offline")
    sums = sums_of((folder / SUMS).read_text()) if (folder / SUMS).is_file() else {}
    if not sums:
        yield False, f"there is no {SUMS}, so that contents cannot be compared: run Scripts/build-page again"
    for name in dict.fromkeys([*kept, *sums]):
        file = folder / name
        if not file.is_file():
            yield without_list(f"{name} is missing")
            continue
        body = file.read_bytes()
        yield from content_findings(name, body, sums, kept)
        copy = folder / f"{name}.gz"
        if copy.is_file() and gzip.decompress(copy.read_bytes()) != body:
            yield True, f"{name}.gz is a copy of another version: run Scripts/build-page again"


def main() -> int:
    what = sys.argv[1]
    is_address = re.match(r"https?://", what) is not None
    if not is_address and not Path(what).is_dir():
        print(f"check: neither an address that begins with https:// nor a folder: {what}", file=sys.stderr)
        return 66
    found = list(dict.fromkeys(host_findings(what) if is_address else folder_findings(Path(what))))
    for is_wrong, text in sorted(found, key=lambda finding: not finding[0]):
        print(f"{'wrong' if is_wrong else 'better'}: {text}")
    wrong = sum(is_wrong for is_wrong, _ in found)
    print(f"the page does not work there as it should: {wrong} wrong" if wrong else "the page works there")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
