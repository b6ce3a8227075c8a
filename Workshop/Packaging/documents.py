#!/usr/bin/env python3
"""Copies documents into a package: documents.py FOLDER NAME…

A link to a document that is not copied would lead nowhere, so only its text stays; so do marks for the documents' tests.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

DOCUMENTS = Path(__file__).resolve().parent.parent.parent / "docs"


def packaged(text: str, names: list[str]) -> str:
    """The document, of which only links to what is beside it in the package are kept."""
    present = {f"{name}.md" for name in names} | {"letterpress.schema.json"}

    def link(match: re.Match[str]) -> str:
        target = match[2].partition("#")[0]
        return match[0] if not target or re.match(r"[a-z]+:", target) or target in present else match[1]

    text = re.sub(r"(?m)^<!--.*-->\n", "", text)
    return re.sub(r"\[([^]]+)\]\(([^)\s]+)\)", link, text)


def main() -> None:
    folder, *names = sys.argv[1:]
    for name in names:
        (Path(folder) / f"{name}.md").write_text(packaged((DOCUMENTS / f"{name}.md").read_text("utf-8"), names), "utf-8")


if __name__ == "__main__":
    main()
