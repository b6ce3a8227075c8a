"""The Swift code in the README and in the libraries' articles compiles.

In an article, a block may use what an earlier one has declared; in the README each is for itself. Scripts/build-docs has built
the modules.
"""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest

from conftest import REPOSITORY

BUILD = REPOSITORY / ".build/docs/debug"
ARTICLES = sorted([REPOSITORY / "README.md", *REPOSITORY.glob("Sources/*/*.docc/*.md")])
GIVEN = {
    # What the README's code has from elsewhere.
    "README.md": "let (bytes, pixels): ([UInt8], [UInt8]) = ([], [])\n",
}


def code(document: Path) -> str:
    """The Swift code of a document as a file: its imports, then a function that may throw and wait."""
    text = document.read_text("utf-8")
    blocks = [re.sub(r"(?m)^    ", "", block) for block in re.findall(r"(?m)(?:^    .*\n|^\n(?=    ))+", text)]
    swift = [block for block in blocks if re.search(r"(?m)^(import|let|var|func|do|for|if) ", block)]
    # The lines of a manifest.
    lines = [[line for line in block.splitlines() if not line.startswith((".package", ".product"))] for block in swift]
    imports = sorted({line for block in lines for line in block if line.startswith("import ")})
    bodies = ["\n".join(line for line in block if not line.startswith("import ")) for block in lines]
    if document.name == "README.md":
        bodies = [f"do {{\n{body}\n}}" for body in bodies]
    return "\n".join([*imports, "func example() async throws {", GIVEN.get(document.name, ""), *bodies, "}", ""])


@pytest.mark.parametrize("document", ARTICLES, ids=lambda path: path.name)
def test_compiles(document: Path, tmp_path: Path) -> None:
    text = code(document)
    assert "import Letterpress" in text
    file = tmp_path / "Example.swift"
    file.write_text(text)
    maps = [*BUILD.glob("*.build/module.modulemap"), REPOSITORY / "Sources/CPNG/module.modulemap"]
    done = subprocess.run(
        ["swiftc", "-typecheck", "-parse-as-library", "-swift-version", "6", "-I", BUILD / "Modules",
         *[option for path in maps for option in ("-Xcc", f"-fmodule-map-file={path}")], file],
        capture_output=True, text=True)
    assert done.returncode == 0, f"{done.stderr}\n{text}"
