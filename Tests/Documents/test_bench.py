"""Figures of speed: each section of docs/benchmarks.md says which code they show.

Nothing is measured here: the figures are given. See docs/benchmarks.md.
"""

from __future__ import annotations

from pathlib import Path

import report
import sections

DOCUMENT = """\
# Speed

<!-- measured: words, sources aaa -->

Measured on a day.

<!-- end of words -->

By hand.

<!-- measured: load, sources bbb -->

Measured on a day.

<!-- end of load -->
"""


def test_what_changed_is_marked_once() -> None:
    assert report.marked(DOCUMENT, {"words": "aaa", "load": "bbb"}) == DOCUMENT
    changed = {"words": "ccc", "load": "bbb"}
    assert report.unmarked(DOCUMENT, changed) == ["words"]
    marked = report.marked(DOCUMENT, changed)
    assert marked.count(report.OLD) == 1 and marked.index(report.OLD) < marked.index("By hand.")
    assert report.unmarked(marked, changed | {"words": "ddd"}) == [] and report.marked(marked, changed) == marked
    # What is as it was again loses its mark.
    assert report.marked(marked, {"words": "aaa", "load": "bbb"}) == DOCUMENT


def test_a_measurement_replaces_its_section_alone() -> None:
    old = report.marked(DOCUMENT, {"words": "ccc", "load": "bbb"})
    new = report.with_section(old, "words", "ccc", "Measured today.\n")
    assert new == DOCUMENT.replace("sources aaa -->\n\nMeasured on a day.", "sources ccc -->\n\nMeasured today.")


def test_a_checksum_sees_code_but_no_documents(tmp_path: Path) -> None:
    folder = tmp_path / "Sources/Reader"
    folder.mkdir(parents=True)
    (folder / "Reader.swift").write_text("let a = 1")
    before = report.checksum(("Sources",), tmp_path)
    (folder / "README.md").write_text("text")
    assert report.checksum(("Sources",), tmp_path) == before
    (folder / "Reader.swift").write_text("let a = 2")
    assert report.checksum(("Sources",), tmp_path) != before


def test_sections_show_todays_code_or_say_that_they_do_not() -> None:
    document = report.DOCUMENT.read_text("utf-8")
    found = report.SECTION.findall(document)
    assert sorted(name for name, _, _ in found) == sorted(report.SOURCES) == sorted(sections.MEASURE)
    assert all("Measured on " in content for _, _, content in found)
    old = report.unmarked(document, report.checksums())
    assert not old, f"the code of {', '.join(old)} has changed since docs/benchmarks.md was written: run Scripts/bench mark"
