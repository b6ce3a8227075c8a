"""Every command line in the documents runs, and prints what the documents show.

Command lines are in indented blocks. What follows a command in its block, up to the next command, is its output, errors
included; `…` stands for any text, and line breaks do not matter. A block after `<!-- not run: REASON -->` is not run; one
after `<!-- output of: COMMAND -->` has no command line of its own. If time would decide a search, the test adds --depth.
"""

from __future__ import annotations

import json
import re
import subprocess
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from conftest import PROGRAM, REPOSITORY, Workplace

DOCUMENTS = sorted(path for path in [*REPOSITORY.glob("*.md"), *REPOSITORY.glob("docs/*.md"),
                                     REPOSITORY / "Samples/README.md", REPOSITORY / "WordLists/README.md"])
COMMAND = re.compile(r"(letterpress(?!:)|Scripts/|[a-z-]+=\S+ |LETTERPRESS_|find|git|sudo|tar|apt-get|pip|xargs|parallel|"
                     r"spark-submit|swift|make|docker|man|\(cat)\b")
OTHERS_OPTIONS = {"--strict", "--recursive", "--keep-order", "--sshlogin", "--ultra", "--triple"}
"""Of `swift format`, GNU parallel, zstd and the compiler."""
NOT_RUN = re.compile(r"<!-- not run: (\S.*\S) -->")
OUTPUT_OF = re.compile(r"<!-- output of: (\S.*\S) -->")


@dataclass
class Example:
    document: Path
    line: int
    command: str
    output: str = ""
    reason: str | None = None

    @property
    def name(self) -> str:
        return f"{self.document.relative_to(REPOSITORY)}:{self.line}"


def examples(document: Path) -> list[list[Example]]:
    """A document's examples, by block."""
    blocks: list[list[Example]] = []
    reason, command, is_inside, is_shell, is_continued = None, None, False, False, False
    for number, text in enumerate(document.read_text("utf-8").splitlines(), 1):
        if not text.startswith("    "):
            if text:
                # They count for the block that follows.
                reason, command = ((marked := mark.fullmatch(text)) and marked[1] for mark in (NOT_RUN, OUTPUT_OF))
                is_inside = False
            continue
        line = text[4:]
        if not is_inside:
            is_inside, is_shell, is_continued = True, bool(COMMAND.match(line) or command), False
            if is_shell:
                blocks.append([Example(document, number, command)] if command else [])
        if not is_shell:
            continue
        if is_continued:
            blocks[-1][-1].command += "\n" + line
        elif COMMAND.match(line):
            blocks[-1].append(Example(document, number, line, reason=reason))
        else:
            blocks[-1][-1].output += line + "\n"
            continue
        is_continued = line.endswith(("|", "\\"))
    return blocks


BLOCKS = [block for document in DOCUMENTS for block in examples(document)]


def runnable(command: str) -> str:
    """The command with a depth instead of the default time, if it gives neither."""
    command = command.partition("  #")[0]
    if re.match(r"letterpress play\b", command) and not re.search(r"--(depth|time)\b", command):
        search, pipe, rest = command.partition(" | ")
        return f"{search.rstrip()} --depth 2{pipe}{rest}"
    return command


def pattern(output: str) -> re.Pattern[str]:
    words = re.sub(r"\s+", " ", output.strip())
    if words.startswith("{"):
        words = re.sub(r"(?<=[\[{,:]) | (?=[\]}])", "", words)
    return re.compile(re.escape(words).replace("…", ".*?"), re.DOTALL)


@pytest.mark.parametrize("block", [block for block in BLOCKS if block[0].reason is None], ids=lambda block: block[0].name)
def test_prints_what_is_shown(workplace: Workplace, block: list[Example]) -> None:
    for example in block:
        done = workplace.run(runnable(example.command))
        printed = re.sub(r"\s+", " ", done.stdout.strip()).replace(str(workplace.environment["HOME"]), "~")
        is_error = example.output.startswith("letterpress: ") or '"error":' in example.output
        assert (done.returncode != 0) == is_error, f"{example.name}: {example.command}\n{done.stdout}"
        if example.output:
            assert pattern(example.output).fullmatch(printed), f"{example.name}: {example.command}\n{done.stdout}"


def test_few_are_not_run() -> None:
    everything = [example for block in BLOCKS for example in block]
    left_out = [example for example in everything if example.reason]
    for example in left_out:
        print(f"not run: {example.name}: {example.command.partition('  #')[0].strip()} ({example.reason})")
    program = [example for example in everything if example.command.startswith("letterpress ")]
    assert len(program) >= 40
    assert sum(example.reason is not None for example in program) <= 6


def spans(document: Path) -> list[str]:
    text = re.sub(r"(?m)^    .*$", "", document.read_text("utf-8"))
    return [re.sub(r"\s+", " ", span) for span in re.findall(r"`([^`]+)`", text)]


def options_of_program() -> set[str]:
    """All long and short options except hidden ones."""
    dump = subprocess.run([PROGRAM, "--experimental-dump-help"], capture_output=True, text=True, check=True).stdout

    def walk(command: dict) -> set[str]:
        found = {("--" if name["kind"] == "long" else "-") + name["name"]
                 for argument in command.get("arguments", []) if argument["shouldDisplay"]
                 for name in argument.get("names") or []}
        return found.union(*(walk(sub) for sub in command.get("subcommands", [])))

    return walk(json.loads(dump)["command"])


@pytest.mark.parametrize("document", [path for path in DOCUMENTS if path.name != "CHANGELOG.md"], ids=lambda path: path.name)
def test_names_only_options_that_exist(document: Path) -> None:
    scripts = "\n".join(path.read_text("utf-8") for folder in ("Scripts", "Scripts/packaging", "Tests/Page")
                        for path in (REPOSITORY / folder).iterdir() if path.is_file() and path.suffix != ".pyc")
    sources = "\n".join(path.read_text("utf-8") for folder in ("Sources/Stress", "Benchmarks", "PageServer/Sources")
                        for path in (REPOSITORY / folder).rglob("*.swift"))
    known = options_of_program()
    for span in spans(document):
        for option in re.findall(r"(?<![\w-])--[a-z][a-z-]*", span):
            if option in known | OTHERS_OPTIONS:
                continue
            assert re.search(rf"{option}\b", scripts) or re.search(rf"\b{option[2:].replace('-', '.?')}\b", sources, re.I), \
                f"{document.name}: no {option}, as in {span}"


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_links_resolve(document: Path) -> None:
    for target in re.findall(r"\]\(([^)\s]+)\)|<img src=\"([^\"]+)\"", document.read_text("utf-8")):
        link = target[0] or target[1]
        if re.match(r"[a-z]+:", link):
            continue
        name, _, anchor = link.partition("#")
        path = (document.parent / name).resolve() if name else document
        assert path.exists(), f"{document.name}: {link}"
        if anchor:
            assert anchor in anchors(path), f"{document.name}: {link}"


def anchors(document: Path) -> set[str]:
    headings = re.findall(r"(?m)^#+ (.+)$", document.read_text("utf-8"))
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_names_only_files_that_exist(document: Path) -> None:
    folders = "Sources|Scripts|Tests|Page|PageServer|Samples|docs|Examples|Benchmarks|Fuzzing|WordLists"
    for span in spans(document):
        if re.fullmatch(rf"({folders})/[\w./+-]+", span) and not span.endswith("/TARGET"):
            assert (REPOSITORY / span).exists(), f"{document.name}: {span}"
