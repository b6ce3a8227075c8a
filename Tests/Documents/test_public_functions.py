"""Every public function of the libraries is tried with any argument that its documented precondition allows.

Tests/public-functions.tsv lists them: the library, the function, `any` or, with a precondition, `within`, and the file of tests
that tries it. Whoever adds a public function tries it there and adds its line, which Tests/Documents/public_functions.py prints.
"""

from __future__ import annotations

import re
from collections import Counter

import pytest

from public_functions import LIBRARIES, REPOSITORY, PublicFunction, public_functions

Row = tuple[str, str, str]
LINES = (REPOSITORY / "Tests/public-functions.tsv").read_text("utf-8").splitlines()
ROWS = [tuple(line.split("\t")) for line in LINES]
FUNCTIONS = public_functions()
VALUES = REPOSITORY / "Tests/PlainSolver"
"""What makes arbitrary arguments, and so tries their initialisers."""


def row(function: PublicFunction) -> Row:
    return function.library, function.symbol, "within" if function.has_precondition else "any"


def test_every_public_function_is_listed() -> None:
    assert len(FUNCTIONS) > 300, "the sources are not understood any more"
    listed = Counter(row[:3] for row in ROWS)
    declared = Counter(row(function) for function in FUNCTIONS)
    missing, superfluous = declared - listed, listed - declared
    assert not missing, f"try these in Tests/LIBRARYTests/Any…ArgumentTests.swift, then list them: {sorted(missing)}"
    assert not superfluous, f"there are no such functions (any more), or their precondition is (not) documented: {sorted(superfluous)}"


@pytest.mark.parametrize("library", LIBRARIES)
def test_every_listed_function_is_named_where_it_is_tried(library: str) -> None:
    files = [*(REPOSITORY / f"Tests/{library}Tests").rglob("Any*Tests.swift"), *VALUES.glob("*.swift")]
    tests = {path.stem: path.read_text("utf-8") for path in files}
    names = {function.symbol: function.name for function in FUNCTIONS if function.library == library}
    rows = [row for row in ROWS if row[0] == library]
    assert rows
    untried = [symbol for _, symbol, _, file in rows if not is_called(names[symbol], symbol, tests[file])]
    assert not untried, untried


def is_called(name: str, symbol: str, tests: str) -> bool:
    """Whether tests contain what a call of a function looks like."""
    if "any Decoder" in symbol or "any Encoder" in symbol:
        return re.search(rf"\bstored\(.*, as: {symbol.partition('.')[0]}\.self", tests) is not None
    if name == "subscript":
        return re.search(r"\w\[", tests) is not None
    if not name.isidentifier():
        return f" {name} " in tests or f"{name}(" in tests or f"({name}" in tests
    return re.search(rf"\b{name}\b", tests) is not None


def test_the_list_is_sorted_by_the_sources() -> None:
    assert [row[:3] for row in ROWS] == [row(function) for function in FUNCTIONS], "sort the lines as public_functions.py prints them"
