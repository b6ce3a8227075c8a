"""A message stands in one test. The others ask for the error's own text, or for a word of it, so that whoever changes a message
changes one test and the goldens.

A message is the text of a string in the sources, as far as nothing is inserted into it, of at least three words and 16 characters.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from documents import REPOSITORY

MOST = 17
"""How many messages stand in several tests. Lower it when there are fewer; never raise it."""


def strings(text: str) -> Iterator[str]:
    """The strings of a Swift file. Comments have none."""
    text = re.sub(r"(?m)^\s*//.*$", "", text)
    place = 0
    while (place := text.find('"', place)) >= 0:
        if text.startswith('"""', place):
            end = text.find('"""', place + 3)
            if end < 0:
                return
            yield re.sub(r"\s*\n\s*", " ", re.sub(r"\\\n\s*", "", text[place + 3:end])).strip()
            place = end + 3
            continue
        end = place + 1
        while end < len(text) and text[end] not in '"\n':
            if text.startswith("\\(", end):
                end = end_of_insertion(text, end + 1)
            else:
                end += 2 if text[end] == "\\" else 1
        yield text[place + 1:end]
        place = end + 1


def end_of_insertion(text: str, start: int) -> int:
    """The place after the bracket that belongs to the one at `start`."""
    depth = 0
    for place in range(start, len(text)):
        depth += {"(": 1, ")": -1}.get(text[place], 0)
        if depth == 0 or text[place] == "\n":
            return place + 1
    return len(text)


def parts(string: str) -> Iterator[str]:
    """The text between what is inserted."""
    place = start = 0
    while (place := string.find("\\(", place)) >= 0:
        yield string[start:place]
        start = place = end_of_insertion(string, place + 1)
    yield string[start:]


def messages() -> set[str]:
    files = list(REPOSITORY.glob("Sources/**/*.swift"))
    found = {part.strip(" :,;.()") for path in files for string in strings(path.read_text("utf-8")) for part in parts(string)}
    return {part for part in found if len(part) >= 16 and len(part.split()) >= 3}


def test_few_messages_stand_in_several_tests() -> None:
    tests = {str(path.relative_to(REPOSITORY)): re.sub(r"(?m)^\s*//.*$|\\\n\s*", "", path.read_text("utf-8"))
             for folder in ("Tests", "Workshop/Tests") for path in (REPOSITORY / folder).glob("**/*.swift")}
    places = {message: [path for path, text in tests.items() if message in text] for message in messages()}
    assert sum(len(paths) > 0 for paths in places.values()) > 300, "the messages were not found"
    several = {message: paths for message, paths in places.items() if len(paths) > 1}
    listed = "\n".join(f"{message!r} in {', '.join(paths)}" for message, paths in sorted(several.items()))
    assert len(several) <= MOST, f"{len(several)} messages stand in several tests, more than {MOST}:\n{listed}"


def test_strings_are_found() -> None:
    assert list(strings('a("one \\(x("y")) two", #"three"#) // "no"\nlet b = """\n  four \\\n  five\n  """')) == [
        'one \\(x("y")) two', "three", "no", "four five"]
    assert list(parts('one \\(x("y")) two')) == ["one ", " two"]
