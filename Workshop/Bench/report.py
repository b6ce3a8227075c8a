"""Marks the sections of docs/benchmarks.md whose code has changed since they were measured. Measures nothing.

The document keeps, at the head of each section that is measured, a checksum of the sources whose speed the section shows. So a clone
needs no history to tell whether they have changed. If the sources are what they were again, the mark goes away.
"""

from __future__ import annotations

import hashlib
import re
import sys
from pathlib import Path

from shared import ROOT, Parser, stop, write

DOCUMENT = ROOT / "docs/benchmarks.md"
OLD = "**These figures are old: the code that they measure has changed since.**\n"
SECTION = re.compile(r"<!-- measured: (\w+), sources (\w+) -->\n\n(.*?)<!-- end of \1 -->", re.DOTALL)

LEXICON = ("Sources/LetterpressSolver", "Sources/CEnglishLexicon", "Sources/CPlatform")
READER = (*LEXICON, "Sources/LetterpressVision", "Sources/CBuiltInTemplates")
DECODER = ("Sources/LetterpressPNG", "Sources/CPNG")
MODULE = (*READER, "Sources/LetterpressEngine", "Sources/LetterpressPage", "Sources/PageModule", "Workshop/Page/toolset.json")
PROGRAM = (*READER, *DECODER, "Sources/LetterpressEngine", "Sources/LetterpressFiles", "Sources/LetterpressJPEG", "Sources/CJPEG",
           "Sources/LetterpressPictures", "Sources/LetterpressCLI", "Sources/CPuzzles", "Sources/Program")
SOURCES = {
    "words": (*LEXICON, "Workshop/Sources/LetterpressWorkshop"),
    "pictures": (*READER, *DECODER, "Workshop/Sources/LetterpressWorkshop"),
    "parts": (*READER, *DECODER, "Workshop/Sources/MicroBenchmarks", "Workshop/Sources/CDecodeBaseline"),
    "process": (*PROGRAM, "Workshop/Bench/process.py"),
    "module": (*MODULE, "Tests/PageModule/bench.mjs"),
    "page": (*MODULE, "Page", "Workshop/Page", "Tests/Page/bench.py"),
    "load": (*PROGRAM, "Workshop/Bench/load.py"),
}
"""The sources whose speed each section shows: folders and files."""


def checksum(paths: tuple[str, ...], root: Path = ROOT) -> str:
    """A checksum of all files below some paths, apart from documents. It asks no git, so it sees what is not committed too."""
    total = hashlib.sha256()
    for path in paths:
        if not (root / path).exists():
            stop(f"Workshop/Bench/report.py names {path}, which does not exist (any more): correct it", 70)
        files = [file for file in (root / path).rglob("*") if file.is_file()] or [root / path]
        for file in sorted(files):
            name = file.relative_to(root)
            if file.suffix != ".md" and not any(part.startswith((".", "__")) for part in name.parts):
                total.update(f"{name}\0{hashlib.sha256(file.read_bytes()).hexdigest()}\n".encode())
    return total.hexdigest()[:12]


def checksums() -> dict[str, str]:
    return {name: checksum(paths) for name, paths in SOURCES.items()}


def section(name: str, sources: str, content: str) -> str:
    return f"<!-- measured: {name}, sources {sources} -->\n\n{content.strip()}\n\n<!-- end of {name} -->"


def with_section(document: str, name: str, sources: str, content: str) -> str:
    """The document with a section's content replaced."""
    return SECTION.sub(lambda match: section(name, sources, content) if match[1] == name else match[0], document)


def unmarked(document: str, sources: dict[str, str]) -> list[str]:
    """The sections that show figures of other code without saying so."""
    return [name for name, measured, content in SECTION.findall(document)
            if measured != sources[name] and not content.startswith(OLD)]


def marked(document: str, sources: dict[str, str]) -> str:
    """The document with exactly those sections marked whose code has changed."""

    def judged(match: re.Match[str]) -> str:
        name, measured, content = match.groups()
        mark = "" if measured == sources[name] else f"{OLD}\n"
        return section(name, measured, mark + content.removeprefix(OLD).lstrip())

    return SECTION.sub(judged, document)


def main(arguments: list[str]) -> int:
    Parser("Scripts/bench mark", __doc__).parse_args(arguments)
    before = DOCUMENT.read_text("utf-8")
    after = marked(before, checksums())
    if after != before:
        write(DOCUMENT, after)
    old = [name for name, _, content in SECTION.findall(after) if content.startswith(OLD)]
    print("old: " + ", ".join(old) if old else "every section shows the code as it is")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
