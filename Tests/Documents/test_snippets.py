"""The Swift code in the README and in the libraries' articles compiles.

The blocks of a document belong together: a later one may use what an earlier one has declared. What is neither an import nor
a declaration of a function stands in a function that may throw and wait. Scripts/build-docs has built the modules.
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
    """The Swift code of a document, its imports first."""
    blocks = re.findall(r"(?m)(?:^    .*\n|^\n(?=    ))+", document.read_text("utf-8"))
    swift = [re.sub(r"(?m)^    ", "", block) for block in blocks if re.search(r"(?m)^    (import|let|var|func|do|for|if) ", block)
             and "// Package.swift" not in block]
    lines = "".join(swift).splitlines()
    imports = sorted({line for line in lines if line.startswith("import ")})
    body = "\n".join(line for line in lines if not line.startswith("import "))
    scopes = body.split("let words = ") if document.name == "README.md" else [body]
    return "\n".join(imports) + "\n\nfunc example() async throws {\n" + GIVEN.get(document.name, "") + body + "\n}\n"


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
