"""Riddles that readers stumbled over do not come back, and headings stand where they should."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest

from documents import ARTICLES, DOCUMENTS, REPOSITORY

RIDDLES = ["a row a letter", "a bit a word", "bytes a word than", "at a price", "a task a core", "no gain, so", "so dropped"]
"""Shorthand that once stood in documents and comments. Each says in a full sentence what it means today."""
TEXT = {".md", ".swift", ".js", ".mjs", ".ts", ".py", ".c", ".h", ".css", ".bash", ".json", ".yml", ".html", ""}


def test_no_riddle_is_in_a_document_or_a_comment() -> None:
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=REPOSITORY, capture_output=True, text=True, check=True).stdout
    found = []
    for name in listed.split("\0"):
        path = REPOSITORY / name
        if not name or path.suffix not in TEXT or not path.is_file() or path == Path(__file__).resolve():
            continue
        text = re.sub(r"\s+(///?|#|\*)?\s*", " ", path.read_text("utf-8", errors="replace")).lower()
        found += [f"{name}: {riddle}" for riddle in RIDDLES if re.search(rf"\b{riddle}\b", text)]
    assert found == []


@pytest.mark.parametrize("document", DOCUMENTS + ARTICLES, ids=lambda path: path.name)
def test_headings_differ_and_stand_alone(document: Path) -> None:
    lines = document.read_text("utf-8").splitlines()
    headings = [number for number, line in enumerate(lines) if re.match(r"#{1,4} ", line)]
    for number in headings:
        assert not number or not lines[number - 1], f"line {number + 1} needs an empty line before it"
        assert number + 1 == len(lines) or not lines[number + 1], f"line {number + 1} needs an empty line after it"
    texts = [lines[number] for number in headings]
    # A changelog may have the same part in each version.
    if document.name != "CHANGELOG.md":
        assert len(set(texts)) == len(texts)
