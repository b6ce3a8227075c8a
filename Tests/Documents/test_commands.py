"""Every command line in the documents runs, and prints what they show.

`…` stands for any text, and line breaks do not matter. If time would decide a search, the test adds --depth.
"""

from __future__ import annotations

import re

import pytest

from conftest import Workplace
from documents import ARTICLES, DOCUMENTS, Block, blocks, examples, is_drawing

BLOCKS = [block for document in DOCUMENTS for block in blocks(document)]
RUN = [block for block in BLOCKS if block.is_shell and not block.reason]


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


@pytest.mark.parametrize("block", RUN, ids=lambda block: block.name)
def test_prints_what_is_shown(workplace: Workplace, block: Block) -> None:
    for example in examples(block):
        done = workplace.run(runnable(example.command))
        printed = re.sub(r"\s+", " ", done.stdout.strip()).replace(str(workplace.environment["HOME"]), "~")
        is_error = example.output.lstrip().startswith("letterpress: ") or '"error":' in example.output
        assert (done.returncode != 0) == is_error, f"{example.name}\n{done.stdout}"
        if example.output.strip():
            assert pattern(example.output).fullmatch(printed), f"{example.name}\n{done.stdout}"


def test_the_program_is_run() -> None:
    run = [example for block in RUN for example in examples(block) if re.match(r"letterpress\b", example.command)]
    assert len(run) >= 40


@pytest.mark.parametrize("document", DOCUMENTS + ARTICLES, ids=lambda path: path.name)
def test_every_block_is_tested_or_says_why_not(document) -> None:
    for block in blocks(document):
        assert block.is_shell or block.is_swift or block.reason or is_drawing(block.text), block.name
