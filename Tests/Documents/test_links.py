"""The links, the scripts and the addresses that the documents name lead somewhere, and the drawing of the targets is today's."""

from __future__ import annotations

import json
import re
import subprocess
from pathlib import Path

import pytest

from documents import DOCUMENTS, REPOSITORY

# Those beside code have no commands to run, but links.
LINKED = [*DOCUMENTS, *sorted(REPOSITORY.glob("Sources/**/README.md")), REPOSITORY / "Tests/HeldOut/README.md"]


@pytest.mark.parametrize("document", LINKED, ids=lambda path: path.name)
def test_links_lead_somewhere(document: Path) -> None:
    for link in re.findall(r"\]\(([^)]+)\)|<img src=\"([^\"]+)\"", document.read_text("utf-8")):
        target = link[0] or link[1]
        assert " " not in target, f"{document.name}: {target}"
        if re.match(r"[a-z]+:", target):
            continue
        name, _, anchor = target.partition("#")
        path = (document.parent / name).resolve() if name else document
        assert path.exists(), f"{document.name}: {target}"
        if anchor:
            assert anchor in anchors(path), f"{document.name}: {target}"


def anchors(document: Path) -> set[str]:
    headings = re.findall(r"(?m)^#+ (.+)$", document.read_text("utf-8"))
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_scripts_exist(document: Path) -> None:
    for name in re.findall(r"\bScripts/([\w-]+)", document.read_text("utf-8")):
        assert (REPOSITORY / "Scripts" / name).exists() or (REPOSITORY / "Workshop/Scripts" / name).exists(), name


def test_the_readme_has_the_address_that_releases_name() -> None:
    address = (REPOSITORY / "Workshop/Packaging/address.txt").read_text().strip() or "<this repository>"
    readme = (REPOSITORY / "README.md").read_text("utf-8")
    assert re.findall(r"git clone (.*?) &&", readme) == [address]
    assert re.findall(r'\.package\(url: "(.*?)"', readme) == [address]


def test_the_package_index_documents_libraries_that_exist() -> None:
    manifest = (REPOSITORY / ".spi.yml").read_text()
    names = re.findall(r"\w+", re.search(r"documentation_targets: \[(.*)\]", manifest).group(1))
    names += re.findall(r"(?:scheme|target): (\w+)", manifest)
    products = re.findall(r'\.library\(name: "(\w+)"', (REPOSITORY / "Package.swift").read_text())
    assert len(names) == 5 and set(names) <= set(products)
    for name in names:
        assert (REPOSITORY / f"Sources/{name}/{name}.docc").is_dir()


def test_the_drawing_shows_the_targets_of_the_manifest() -> None:
    """Every arrow in docs/design.md is a dependency, and every dependency of a library or program is an arrow or follows
    from others."""
    package = json.loads(subprocess.run(
        ["swift", "package", "dump-package"], cwd=REPOSITORY, capture_output=True, text=True, check=True).stdout)
    needs = {target["name"]: {dependency["byName"][0] for dependency in target["dependencies"] if "byName" in dependency}
             for target in package["targets"]}
    text = re.search(r"```mermaid\n(.*?)```", (REPOSITORY / "docs/design.md").read_text("utf-8"), re.DOTALL)[1]
    arrows = {(left, right) for left, rights in re.findall(r"(\w+) --> ([\w &]+)", text) for right in rights.split(" & ")}
    # Without libjpeg, there is no such target.
    arrows = {arrow for arrow in arrows if "LetterpressJPEG" not in arrow or "LetterpressJPEG" in needs}
    drawn = {name for arrow in arrows for name in arrow}
    assert arrows <= {(name, other) for name in needs for other in needs[name]}

    def reached(name: str) -> set[str]:
        others = {right for left, right in arrows if left == name}
        return others.union(*map(reached, others))

    for name in drawn:
        assert needs[name] & drawn <= reached(name), name
    shipped = {target["name"] for target in package["targets"]
               if target["type"] in ("regular", "executable") and not (target.get("path") or "").startswith(("Tests", "Workshop"))}
    assert {name for name in shipped if not name.startswith("C")} <= drawn
