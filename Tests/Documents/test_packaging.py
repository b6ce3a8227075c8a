"""What Scripts/release adds to the program: the documents, the bill of materials, the formula; and how two releases are joined."""

from __future__ import annotations

import hashlib
import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from documents import REPOSITORY

PACKAGING = REPOSITORY / "Workshop/Packaging"
ADDRESS = "https://github.com/owner/name"


def python(script: str, *arguments: object) -> None:
    subprocess.run([sys.executable, PACKAGING / script, *map(str, arguments)], check=True)


def digest(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()


@pytest.fixture
def releases(tmp_path: Path) -> list[Path]:
    """What was made on two architectures: programs differ, as does a page that each made for itself."""
    folders = []
    for architecture in ("x86_64", "aarch64"):
        folder = tmp_path / architecture
        folder.mkdir()
        (folder / f"letterpress-1.2.3-linux-{architecture}.tar.gz").write_text(architecture)
        (folder / "letterpress-1.2.3-source.tar.gz").write_text("sources")
        (folder / "letterpress-1.2.3.html").write_text(f"page of {architecture}")
        python("formula.py", folder, "1.2.3", ADDRESS)
        sums = subprocess.run("sha256sum -- *", shell=True, cwd=folder, capture_output=True, text=True, check=True).stdout
        (folder / "SHA256SUMS").write_text(sums)
        folders.append(folder)
    return folders


def test_documents_link_only_to_what_is_packaged(tmp_path: Path) -> None:
    names = ["commands", "troubleshooting", "json"]
    python("documents.py", tmp_path, *names)
    (tmp_path / "letterpress.schema.json").touch()
    assert {path.name for path in tmp_path.glob("*.md")} == {f"{name}.md" for name in names}
    links = 0
    for path in tmp_path.glob("*.md"):
        text = path.read_text("utf-8")
        assert "<!--" not in text
        for target in re.findall(r"\]\(([^)\s]+)\)", text):
            name = target.partition("#")[0]
            assert not name or re.match(r"https?:", name) or (tmp_path / name).exists(), f"{path.name}: {target}"
            links += 1
    assert links >= 20
    packaged = re.search(r"documents\.py .* (commands .*)", (PACKAGING / "stage").read_text())
    assert packaged and packaged[1].split() == names
    assert all(f"{name}.md" in (PACKAGING / "README.txt").read_text() for name in names)


def test_the_bill_names_all_components_and_files(tmp_path: Path) -> None:
    swift = "Apache License … Runtime Library Exception\n"
    components = [
        {"name": "glibc (libc6-dev)", "version": "1:2.36-9+deb12", "parts": ["letterpress"], "licence": "LGPL\n"},
        {"name": "github.com/apple/swift-argument-parser", "version": "1.8.2", "parts": ["letterpress"], "licence": swift},
        {"name": "Fonts, drawn", "version": None, "parts": ["letterpress", "page"], "licence": "OFL\n"},
        {"name": "Other fonts", "version": None, "parts": ["page"], "licence": "OFL\n"}]
    (tmp_path / "components").write_text(json.dumps(components))
    released = tmp_path / "program.tar.gz"
    released.write_text("program")
    outputs = [tmp_path / "first.json", tmp_path / "second.json"]
    for output in outputs:
        python("bill.py", "--components", tmp_path / "components", "--version", "1.2.3", "--architecture", "x86_64",
               "--time", 1_700_000_000, "--output", output, released)
    assert outputs[0].read_bytes() == outputs[1].read_bytes()
    bill = json.loads(outputs[0].read_text())
    assert bill["spdxVersion"] == "SPDX-2.3" and bill["creationInfo"]["created"] == "2023-11-14T22:13:20Z"
    packages = {package["name"]: package for package in bill["packages"]}
    assert set(packages) == {"letterpress"} | {component["name"] for component in components}
    addresses = {name: package["externalRefs"][0]["referenceLocator"] for name, package in packages.items()
                 if "externalRefs" in package}
    assert addresses == {"glibc (libc6-dev)": "pkg:deb/debian/libc6-dev@1:2.36-9%2Bdeb12",
                         "github.com/apple/swift-argument-parser": "pkg:swift/github.com/apple/swift-argument-parser@1.8.2"}
    assert packages["github.com/apple/swift-argument-parser"]["licenseDeclared"] == "Apache-2.0 WITH Swift-exception"
    # Every licence that is not one of SPDX's own is there as text, once.
    texts = {text["licenseId"]: text["extractedText"] for text in bill["hasExtractedLicensingInfos"]}
    assert sorted(texts.values()) == ["LGPL\n", "OFL\n"]
    named = {package["licenseDeclared"] for package in packages.values()}
    assert {licence for licence in named if licence.startswith("LicenseRef-")} == set(texts)
    identifiers = [item["SPDXID"] for item in [*bill["packages"], *bill["files"]]]
    assert len(set(identifiers)) == len(identifiers)
    assert all(re.fullmatch(r"SPDXRef-[A-Za-z0-9.-]+", identifier) for identifier in identifiers)
    related = {relation[end] for relation in bill["relationships"] for end in ("spdxElementId", "relatedSpdxElement")}
    assert related == set(identifiers) | {"SPDXRef-DOCUMENT"}
    checksums = {sum["algorithm"]: sum["checksumValue"] for sum in bill["files"][0]["checksums"]}
    assert checksums["SHA256"] == digest(released) and len(checksums["SHA1"]) == 40


def test_the_formula_names_each_file_with_its_checksum(releases: list[Path]) -> None:
    folder = releases[0]
    text = (folder / "letterpress.rb").read_text()
    found = dict(re.findall(r'url "(\S+)"\n +sha256 "([0-9a-f]{64})"', text))
    assert found == {f"{ADDRESS}/releases/download/1.2.3/{name}": digest(folder / name)
                     for name in ("letterpress-1.2.3-source.tar.gz", "letterpress-1.2.3-linux-x86_64.tar.gz")}
    # Each block is closed.
    assert len(re.findall(r"(?m)^class|\bdo$|^  def|^    if", text)) == len(re.findall(r"(?m)^ *end$", text))
    assert 'shell_output("#{bin}/letterpress' in text


@pytest.mark.parametrize("address", ["", "https://example.org/owner/name", "https://github.com/owner/name/tree", 'https://github.com/o/"'])
def test_a_formula_needs_an_address_on_github(tmp_path: Path, address: str) -> None:
    done = subprocess.run([sys.executable, PACKAGING / "formula.py", tmp_path, "1.2.3", address], capture_output=True)
    assert done.returncode == 64 and not list(tmp_path.iterdir())


def test_releases_of_two_architectures_become_one(releases: list[Path], tmp_path: Path) -> None:
    output = tmp_path / "joined"
    subprocess.run([PACKAGING / "join", output, *releases], check=True)
    subprocess.run(["sha256sum", "--check", "--quiet", "--strict", "SHA256SUMS"], cwd=output, check=True)
    names = {path.name for path in output.iterdir()}
    assert names == {path.name for folder in releases for path in folder.iterdir()}
    assert len((output / "SHA256SUMS").read_text().splitlines()) == len(names) - 1
    assert (output / "letterpress-1.2.3.html").read_text() == "page of x86_64"
    formula = (output / "letterpress.rb").read_text()
    for architecture in ("x86_64", "aarch64"):
        assert digest(output / f"letterpress-1.2.3-linux-{architecture}.tar.gz") in formula


def test_damaged_files_are_not_joined(releases: list[Path], tmp_path: Path) -> None:
    (releases[1] / "letterpress-1.2.3.html").write_text("changed")
    done = subprocess.run([PACKAGING / "join", tmp_path / "joined", *releases], capture_output=True)
    assert done.returncode != 0 and b"FAILED" in done.stdout
