"""The documents, and the blocks of code in them.

A block is indented. It has command lines, Swift code or, after `<!-- not run: REASON -->`, anything. In a block of command
lines, what follows a command, up to the next, is its output. A block after `<!-- output of: COMMAND -->` has only output.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

REPOSITORY = Path(__file__).resolve().parents[2]
DOCUMENTS = sorted([*REPOSITORY.glob("*.md"), *REPOSITORY.glob("docs/*.md"),
                    REPOSITORY / "Samples/README.md", REPOSITORY / "WordLists/README.md"])
ARTICLES = sorted(REPOSITORY.glob("Sources/*/*.docc/*.md"))

PROGRAMS = {"letterpress", "find", "git", "sudo", "tar", "apt-get", "pip", "xargs", "parallel", "spark-submit", "swift", "mkdir",
            "paste", "jq", "cd", "curl", "python3", "make", "man", "adb", "for", "while", "printf"}
SWIFT = re.compile(r"(?m)^(import|let|var|func|do|for|if|struct|enum|extension|try|switch|guard|@\w+|// Package\.swift)\b")
MARK = re.compile(r"<!-- (not run|output of): (\S.*\S) -->")


@dataclass
class Block:
    document: Path
    line: int
    text: str
    reason: str | None = None
    """Why it is not run."""
    command: str | None = None
    """The command whose output it is."""

    @property
    def name(self) -> str:
        return f"{self.document.relative_to(REPOSITORY)}:{self.line}"

    @property
    def is_shell(self) -> bool:
        return self.command is not None or is_command(self.text.splitlines()[0])

    @property
    def is_swift(self) -> bool:
        has_swift = self.document in ARTICLES or self.document.name == "README.md"
        return has_swift and not self.is_shell and SWIFT.search(self.text) is not None


def is_drawing(text: str) -> bool:
    return re.search("[─│┌└┬┴]", text) is not None


def is_command(line: str) -> bool:
    word = re.match(r"\(?([\w./-]+)(?=\s|$)", line)
    return word is not None and (word[1] in PROGRAMS or word[1].startswith("Scripts/") or line.startswith("(cat "))


def blocks(document: Path) -> list[Block]:
    found: list[Block] = []
    mark, is_inside = None, False
    for number, text in enumerate(document.read_text("utf-8").splitlines(), 1):
        if text.startswith("    "):
            if not is_inside:
                kind, value = mark.groups() if mark else (None, None)
                found.append(Block(document, number, "", value if kind == "not run" else None,
                                   value if kind == "output of" else None))
            is_inside = True
            found[-1].text += text[4:] + "\n"
        elif text:
            is_inside, mark = False, MARK.fullmatch(text)
        elif is_inside:
            found[-1].text += "\n"
    return found


@dataclass
class Example:
    """A command line and its output."""

    block: Block
    command: str
    output: str = ""

    @property
    def name(self) -> str:
        return f"{self.block.name}: {self.command}"


def examples(block: Block) -> list[Example]:
    """The command lines of a block."""
    found = [Example(block, block.command)] if block.command else []
    is_continued = False
    for line in block.text.splitlines():
        if is_continued:
            found[-1].command += "\n" + line
        elif is_command(line):
            found.append(Example(block, line))
        else:
            found[-1].output += line + "\n"
            continue
        is_continued = line.endswith(("|", "\\"))
    return found
