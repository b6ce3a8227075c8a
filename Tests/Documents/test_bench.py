"""Figures of speed: those that are counted can't grow unseen, and those that are timed say which code they show.

Nothing is measured here: the figures are given. See docs/benchmarks.md.
"""

from __future__ import annotations

from pathlib import Path

import pytest

import instructions
import report
import sections
from instructions import Record, Row

TOOLS = {"swift": "6.3.1", "valgrind": "3.19.0"}
READ, SIZE = "letterpress read a.png", ".build/page/letterpress.wasm"


def record(figure: int | None = 1000, released: int | None = None, excuse: str = "-") -> Record:
    rows = [Row(READ, figure, "2026-01-02", "vectors", released, excuse), Row(SIZE, 500, "2026-01-03", "a theme")]
    return Record(TOOLS, "0.1.0" if released else "-", rows)


def judged(record: Record, figure: int, tools: dict[str, str] = TOOLS, is_ci: bool = True) -> tuple[str, str]:
    notes, faults = instructions.judged(record, {READ: figure, SIZE: 500}, tools, record.release, is_ci)
    return "\n".join(notes), "\n".join(faults)


@pytest.mark.parametrize("figure", [970, 1000, 1030])
def test_small_changes_pass(figure: int) -> None:
    assert judged(record(), figure) == ("", "")


def test_a_growth_names_both_figures_and_the_way_out() -> None:
    notes, fault = judged(record(), 1050)
    assert notes == "" and fault == (
        "`letterpress read a.png` takes 1,050 instructions, +5.0% against the 1,000 recorded. Make it less, or record it with the "
        "reason: Scripts/bench instructions --record WHY")


def test_a_shrink_asks_to_be_recorded() -> None:
    notes, faults = judged(record(), 900)
    assert faults == "" and "900 instructions, -10.0% against the 1,000 recorded" in notes and "--record WHY" in notes


def test_a_command_without_a_figure_fails() -> None:
    assert "nothing is recorded" in judged(record(figure=None), 1000)[1]


def test_small_steps_since_a_release_add_up() -> None:
    notes, fault = judged(record(figure=1090, released=1000), 1110)
    assert "1,110 instructions, +11.0% against the 1,000 of release 0.1.0" in fault and "--since-release WHY" in fault
    assert judged(record(figure=1090, released=1000, excuse="reads JPEGs"), 1110) == ("", "")


def test_a_growth_with_other_tools_fails_only_in_ci() -> None:
    other = TOOLS | {"valgrind": "3.24.0"}
    notes, faults = judged(record(), 1050, other)
    assert "valgrind 3.24.0 (recorded: 3.19.0)" in notes and "swift" not in notes and "--against COMMIT" in notes and faults
    notes, faults = judged(record(), 1050, other, is_ci=False)
    assert "not judged" in notes and "+5.0%" in notes and faults == ""


def test_recording_replaces_only_what_changed() -> None:
    new = instructions.recorded(record(), {READ: 1050, SIZE: 501}, TOOLS, "reads twice", None)
    assert (new.rows[0].figure, new.rows[0].why) == (1050, "reads twice") and new.rows[0].changed > "2026-01-02"
    assert new.rows[1] == record().rows[1]
    assert Record.parse(new.text()) == new
    assert judged(new, 1050) == ("", "")


@pytest.mark.parametrize("figure, excuse", [(1110, "an excuse for 1,110"), (1130, "-")])
def test_recording_much_more_than_a_release_needs_an_excuse(
    figure: int, excuse: str, capsys: pytest.CaptureFixture[str]
) -> None:
    old, now = record(figure, released=1000, excuse=excuse), {READ: 1130, SIZE: 500}
    with pytest.raises(SystemExit) as stopped:
        instructions.recorded(old, now, TOOLS, "reads twice", None)
    assert stopped.value.code == 1 and "Nothing is recorded" in capsys.readouterr().err
    new = instructions.recorded(old, now, TOOLS, "reads twice", "it must")
    assert new.rows[0].excuse == "it must" and judged(new, 1130) == ("", "")
    # The excuse goes once nobody needs it.
    assert instructions.recorded(new, {READ: 1050, SIZE: 500}, TOOLS, "reads once", None).rows[0].excuse == "-"


def test_a_release_keeps_its_figures() -> None:
    changelog = "# Changelog\n\n## 0.2.0\n\nx\n\n## 0.1.0 (2026-01-01)\n"
    assert instructions.last_release(changelog, "0.2.0") == "0.1.0" and instructions.last_release(changelog[:30], "0.2.0") == "-"
    _, faults = instructions.judged(record(), {READ: 1000, SIZE: 500}, TOOLS, "0.1.0", is_ci=False)
    assert faults == ["release 0.1.0 was made since. Keep its figures: Scripts/bench instructions --record 'after 0.1.0'"]
    kept = instructions.after_release(record(), "0.1.0")
    assert kept.release == "0.1.0" and [row.released for row in kept.rows] == [1000, 500]
    assert instructions.after_release(kept, "0.1.0") == kept


@pytest.mark.parametrize("arguments, message", [
    (["--chek"], "unrecognized arguments: --chek"), (["--record", " "], "needs a reason of one line"),
    (["--record", "a\tb"], "needs a reason"), (["--since-release", "why"], "needs --record"),
    (["--record", "why", "--against", "main"], "does not go with --against"), (["--check", "--record", "why"], "not allowed with")])
def test_wrong_options_are_refused(arguments: list[str], message: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stopped:
        instructions.main(arguments)
    assert stopped.value.code == 64 and message in capsys.readouterr().err


def test_a_commit_that_a_clone_lacks_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stopped:
        instructions.sources_of("no-such-commit")
    assert stopped.value.code == 66 and "no-such-commit" in capsys.readouterr().err


def test_the_recorded_figures_are_complete() -> None:
    found = Record.parse(instructions.FILE.read_text("utf-8"))
    assert set(found.tools) == set(instructions.tools()) and len(found.rows) >= 8
    assert all(row.figure and row.why != "-" for row in found.rows)
    assert found.text() == instructions.FILE.read_text("utf-8"), "edit only the first column of Workshop/instructions.tsv"


@pytest.mark.parametrize("line", ["<<<<<<< HEAD\twhat", f"{READ}\tmany\t2026-01-02\twhy"])
def test_a_damaged_file_is_refused(line: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stopped:
        Record.parse(line)
    assert stopped.value.code == 65 and line in capsys.readouterr().err


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
