"""The options, files and links that the documents name exist."""

from __future__ import annotations

import json
import re
import subprocess
from functools import lru_cache
from pathlib import Path

import pytest

from conftest import PROGRAM
from documents import DOCUMENTS, REPOSITORY, blocks, examples, files, spans

# The changelog may name what there was.
CURRENT = [path for path in DOCUMENTS if path.name != "CHANGELOG.md"]
FOREIGN = {"swift": {"--strict", "--recursive", "--in-place", "--filter"}, "parallel": {"--keep-order", "--sshlogin", "--pipe"},
           "zstd": {"--ultra"}, "spark-submit": {"--master"}}
"""Options of other programs."""
SOURCES = {"stress": "Sources/Stress", "study-search": "Benchmarks/StudySearch", "serve-page": "PageServer/Sources",
           "bench": "Workshop/Sources/MicroBenchmarks", "test-page": "Tests/Page", "fuzz-page": "Tests/Page"}
"""Where the options that scripts pass on are declared."""
NOT_HERE = {"Type+Aspect.swift", "versions.tsv", "letterpress.html", "Workshop/Crashes/TARGET"}
"""Placeholders, and files that scripts make."""
OPTION = re.compile(r"(?<![\w-])--[a-z][a-z0-9-]*")


@lru_cache
def program_options() -> dict[str, set[str]]:
    """The options of each subcommand, such as `lexicon use`, except hidden ones."""
    dump = subprocess.run([PROGRAM, "--experimental-dump-help"], capture_output=True, text=True, check=True).stdout
    found: dict[str, set[str]] = {}

    def walk(command: dict, path: list[str]) -> None:
        found[" ".join(path)] = {
            "--" + name["name"] for argument in command.get("arguments", []) if argument["shouldDisplay"]
            for name in argument.get("names") or [] if name["kind"] == "long"} | {"--help", "--version"}
        for sub in command.get("subcommands", []):
            walk(sub, path + [sub["commandName"]])

    walk(json.loads(dump)["command"], [])
    return found


@lru_cache
def script_options(name: str) -> set[str]:
    """The options that a script, or the program it runs, declares."""
    found = set(OPTION.findall((REPOSITORY / "Scripts" / name).read_text("utf-8"))) | {"--help"}
    folder = SOURCES.get(name)
    for path in (REPOSITORY / folder).rglob("*") if folder else []:
        if path.suffix == ".swift":
            for declared in re.findall(r"@(?:Option|Flag)\b(?:.|\n)*?\bvar (\w+)", path.read_text("utf-8")):
                found.add("--" + re.sub(r"([A-Z])", r"-\1", declared).lower())
        elif path.suffix == ".py":
            found.update(OPTION.findall(path.read_text("utf-8")))
    return found


def unknown_options(text: str) -> list[str]:
    """The options in a command line, or alone in a sentence, that nothing has."""
    # What xargs and parallel start are commands, too.
    for command in re.split(r"[|;&]|'|\s(?=letterpress )", text):
        words = command.split()
        if not words or not OPTION.search(command):
            continue
        if words[0] == "letterpress":
            commands = program_options()
            path = next((" ".join(words[1:end]) for end in (3, 2) if " ".join(words[1:end]) in commands), "solve")
            known = commands[path] | (script_options("serve-page") if path == "page" else set())
        elif words[0].startswith("Scripts/") and words[0] != "Scripts/letterpress":
            known = script_options(words[0].removeprefix("Scripts/"))
        elif words[0].startswith("--"):
            scripts = [path.name for path in (REPOSITORY / "Scripts").iterdir() if path.is_file()]
            known = set().union(*program_options().values(), *map(script_options, scripts), *FOREIGN.values())
        else:
            known = FOREIGN.get(words[0], set())
            if words[0] not in FOREIGN:
                continue
        wrong = [option for option in OPTION.findall(command) if option not in known]
        if wrong:
            return wrong
    return []


@pytest.mark.parametrize("document", CURRENT, ids=lambda path: path.name)
def test_options_exist(document: Path) -> None:
    commands = [example.command for block in blocks(document) if block.is_shell for example in examples(block)]
    for text in spans(document) + [command.partition("  #")[0] for command in commands]:
        assert not unknown_options(text), f"{document.name}: {text}"


@pytest.mark.parametrize("text", [
    "letterpress solve --depth 2", "letterpress play --placement", "--letter", "--best", "Scripts/stress --saves DIR",
    "Scripts/fuzz --minutes 3", "letterpress lexicon build --built-in", "find . | letterpress read --filesfrom -",
])
def test_wrong_options_are_noticed(text: str) -> None:
    assert unknown_options(text)


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_links_lead_somewhere(document: Path) -> None:
    for link in re.findall(r"\]\(([^)\s]+)\)|<img src=\"([^\"]+)\"", document.read_text("utf-8")):
        target = link[0] or link[1]
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


@pytest.mark.parametrize("document", CURRENT, ids=lambda path: path.name)
def test_files_exist(document: Path) -> None:
    """A name with a slash, or with the ending of a file, is the end of the path of a file or folder in the repository."""
    paths = {"/" + path for path in files()}
    paths |= {path.rsplit("/", count)[0] for path in paths for count in range(1, path.count("/"))}
    for span in spans(document):
        name = span.split()[0].rstrip(":,").removeprefix("../")
        if not re.fullmatch(r"[\w.+@-]*(/[\w.+@-]+)+/?|[\w+-]+\.(swift|js|mjs|py|md|txt|tsv|json|html|css|c|h|yml)", name):
            continue
        assert name in NOT_HERE or name.startswith((".build", "/")) or any(path.endswith("/" + name.rstrip("/")) for path in paths), f"{document.name}: {name}"
