"""The Swift code in the README and in the libraries' articles compiles, with the imports that it shows.

In an article, a block may use what an earlier one has declared; in the README each is for itself. Scripts/build-docs has built
the modules.
"""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from documents import ARTICLES, REPOSITORY, Block, blocks

BUILD = REPOSITORY / ".build/docs/debug"
GIVEN = "let (bytes, pixels): ([UInt8], [UInt8]) = ([], [])"
"""What the README's code has from elsewhere."""


def example(code: list[Block], given: str = "") -> str:
    """A file with the code: its imports, then a function that may throw and wait."""
    lines = "".join(block.text for block in code).splitlines()
    # The lines of a manifest.
    lines = [line for line in lines if not line.startswith((".package", ".product"))]
    imports = [line for line in lines if line.startswith("import ")]
    body = [line for line in lines if not line.startswith("import ")]
    return "\n".join([*imports, "func example() async throws {", given, *body, "}", ""])


README = [block for block in blocks(REPOSITORY / "README.md") if block.is_swift]
EXAMPLES = {block.name: example([block], GIVEN) for block in README}
EXAMPLES |= {article.name: example([block for block in blocks(article) if block.is_swift]) for article in ARTICLES}


@pytest.mark.parametrize("name", EXAMPLES)
def test_compiles(name: str, tmp_path: Path) -> None:
    text = EXAMPLES[name]
    if "import LetterpressJPEG" in text and not (BUILD / "Modules/LetterpressJPEG.swiftmodule").exists():
        pytest.skip("libjpeg is not installed, so there is no such library")
    assert "import Letterpress" in text
    file = tmp_path / "Example.swift"
    file.write_text(text)
    maps = [*BUILD.glob("*.build/module.modulemap"), *(REPOSITORY / f"Sources/{library}/module.modulemap" for library in ("CLibPNG", "CLibJPEG"))]
    done = subprocess.run(
        ["swiftc", "-typecheck", "-parse-as-library", "-swift-version", "6", "-I", BUILD / "Modules",
         *[option for path in maps for option in ("-Xcc", f"-fmodule-map-file={path}")], file],
        capture_output=True, text=True)
    assert done.returncode == 0, f"{done.stderr}\n{text}"


def test_the_readme_has_code() -> None:
    assert len(README) == 3
