"""What is installed from elsewhere, to test, build and publish, is named so that nothing else can take its place."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent.parent
WORKFLOWS = sorted((ROOT / ".github/workflows").glob("*.yml"))


def test_there_are_workflows() -> None:
    assert [path.name for path in WORKFLOWS] == ["check.yml", "page.yml", "release.yml"]


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.name)
def test_actions_are_named_by_commit(path: Path) -> None:
    actions = re.findall(r"uses: *(\S+)(.*)", path.read_text())
    assert actions
    for action, comment in actions:
        assert re.fullmatch(r"[\w-]+/[\w-]+@[0-9a-f]{40}", action), action
        assert re.fullmatch(r" # v\d+\.\d+\.\d+", comment), f"{action} must say its version"


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.name)
def test_only_what_was_pushed_gets_privileges(path: Path) -> None:
    text = path.read_text()
    head, _, rest = text.partition("\njobs:\n")
    jobs = re.split(r"\n(?=  \w[\w-]*:\n)", rest)
    assert "permissions:\n  contents: read" in head and jobs
    for job in jobs:
        if "--privileged" in job:
            assert "if: github.event_name == 'push'" in job
        # What can write runs nothing but a script that publishes.
        if "contents: write" in job:
            assert re.findall(r"- run: (.*)", job) in (["Scripts/page publish"], ["Scripts/publish-release .build/release-files"])
        # What can sign runs nothing that was built.
        if "id-token: write" in job:
            assert re.findall(r"- run: (\S+)", job) == ["Workshop/Packaging/join"]


@pytest.mark.parametrize("name", ["Page", "Documents"])
def test_python_packages_have_hashes(name: str) -> None:
    folder = ROOT / "Tests" / name
    locked = re.findall(r"^(\S+==\S+)((?: \\\n    --hash=sha256:[0-9a-f]{64})+)$", (folder / "requirements.txt").read_text(), re.M)
    versions = {version for version, _ in locked}
    wanted = {line for line in (folder / "requirements.in").read_text().splitlines() if not line.startswith("#")}
    assert wanted and wanted <= versions


def test_a_release_names_the_version_of_every_swift_package() -> None:
    lines = (ROOT / "Workshop/Packaging/dependencies.tsv").read_text().splitlines()
    exact = dict(line.split("\t") for line in lines if not line.startswith("#"))
    urls = re.findall(r'\.package\(\s*url: "([^"]+)"', (ROOT / "Package.swift").read_text())
    assert {url.rpartition("/")[2] for url in urls} == set(exact)
    assert all(re.fullmatch(r"\d+\.\d+\.\d+", version) for version in exact.values())


def test_newer_versions_are_looked_for() -> None:
    text = (ROOT / ".github/dependabot.yml").read_text()
    assert set(re.findall(r"package-ecosystem: (\S+)", text)) == {"github-actions", "pip", "swift"}
    folders = {f"/{path.parent.relative_to(ROOT)}" for path in ROOT.glob("Tests/*/requirements.in")}
    assert set(re.findall(r"/Tests/\w+", text)) == folders
