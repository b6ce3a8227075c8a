"""One file has the repository's address; the documents that must name it are written from that, by Scripts/address."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

import pytest

from documents import REPOSITORY

FILE = "Workshop/Packaging/address.txt"
PLACEHOLDER = "<this repository>"


def run(folder: Path, *arguments: str) -> tuple[int, str]:
    done = subprocess.run([folder / "Scripts/address", *arguments], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    return done.returncode, done.stdout.strip()


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    for name in ["README.md", FILE, "Scripts/address", "Scripts/common.bash"]:
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(REPOSITORY / name, tmp_path / name)
    return tmp_path


def test_the_readme_has_the_address_that_is_kept() -> None:
    address = (REPOSITORY / FILE).read_text().strip() or PLACEHOLDER
    readme = (REPOSITORY / "README.md").read_text()
    assert re.findall(r"git clone (.*?) &&", readme) == [address]
    assert re.findall(r'\.package\(url: "(.*?)"', readme) == [address]
    # Nowhere else, so that setting it changes one file and README.
    others = [path for path in [*REPOSITORY.glob("docs/*.md"), *REPOSITORY.glob("Sources/*/*.docc/*.md")]
              if PLACEHOLDER in path.read_text()]
    assert others == []


def test_sets_the_address_and_changes_it(copy: Path) -> None:
    before = (copy / "README.md").read_text()
    kept = run(copy)[1] or PLACEHOLDER
    for address in ["https://github.com/first/name", "https://example.org/second/letter.press"]:
        assert run(copy, f"{address}.git") == (0, "")
        assert run(copy) == (0, address)
        readme = (copy / "README.md").read_text()
        assert readme == before.replace(kept, address) and readme.count(address) >= 2 and PLACEHOLDER not in readme


@pytest.mark.parametrize("address", ["", "letterpress", "http://github.com/o/n", "https://github.com/o", 'https://github.com/o/"n"'])
def test_refuses_what_is_not_an_address(copy: Path, address: str) -> None:
    before = [(copy / name).read_text() for name in ["README.md", FILE]]
    status, message = run(copy, address)
    assert status == 64 and message.startswith("address: not the address of a repository")
    assert [(copy / name).read_text() for name in ["README.md", FILE]] == before


def test_the_package_index_documents_libraries_that_exist() -> None:
    manifest = (REPOSITORY / ".spi.yml").read_text()
    names = re.findall(r"\w+", re.search(r"documentation_targets: \[(.*)\]", manifest).group(1))
    names += re.findall(r"(?:scheme|target): (\w+)", manifest)
    products = re.findall(r'\.library\(name: "(\w+)"', (REPOSITORY / "Package.swift").read_text())
    assert len(names) == 5 and set(names) <= set(products)
    for name in names:
        assert (REPOSITORY / f"Sources/{name}/{name}.docc").is_dir()
