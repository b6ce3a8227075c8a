"""Counts the instructions that commands take, and the bytes of the page's module, and compares both with those recorded in
Workshop/instructions.tsv. Load does not change them, so they show what a change costs: docs/benchmarks.md says more.
"""

from __future__ import annotations

import os
import platform
import re
import shlex
import shutil
import subprocess
import sys
import tempfile
import zlib
from dataclasses import dataclass, replace
from datetime import date
from pathlib import Path

from shared import ROOT, Parser, build, stop, write

FILE = ROOT / "Workshop/instructions.tsv"
COMMAND = "Scripts/bench instructions"
HEAD = """\
# How many instructions commands take, and how many bytes files of the page have: see docs/benchmarks.md. To count another one, add a
# line that has only its first column; `Scripts/bench instructions --record WHY` writes the rest. `-` stands for nothing.
"""
LIMIT = 0.03
"""The growth that must be recorded with a reason."""
RELEASE_LIMIT = 0.10
"""The growth since the last release that needs a reason of its own."""
NOISE = 0.005
"""How much a figure may differ by chance, as that of `lexicon build`, which hashes with a random factor, or because libjpeg or
libedit, which do not run here, are linked or not."""

DEFLATED = ", deflated"
COUNTED = ".build/instructions/letterpress"
LEARNT = ".build/instructions/learnt"
# Nothing of whoever runs this may change a count, and there are no trained templates but those of LEARNT.
ENVIRONMENT = {"SWIFT_DETERMINISTIC_HASHING": "1", "XDG_DATA_HOME": "/nonexistent"}
PACKAGES = ("libc6-dev", "libpng-dev", "zlib1g-dev", "wasi-libc", "libclang-rt-14-dev-wasm32", "binaryen")


@dataclass(frozen=True)
class Row:
    """A command or a file; what was recorded for it, when and why; and its figure at the last release."""

    name: str
    figure: int | None = None
    changed: str = "-"
    why: str = "-"
    released: int | None = None
    excuse: str = "-"
    """Why it may be more than RELEASE_LIMIT above that."""

    @property
    def unit(self) -> str:
        return "instructions" if self.name.startswith("letterpress ") else "bytes"

    def takes(self, figure: int) -> str:
        verb = "takes" if self.unit == "instructions" else "has"
        return f"`{self.name}` {verb} {figure:,} {self.unit}"

    def exceeds_release(self, figure: int) -> bool:
        return self.released is not None and figure > self.released * (1 + RELEASE_LIMIT)


@dataclass(frozen=True)
class Record:
    """The contents of the file."""

    tools: dict[str, str]
    release: str
    """The last release, whose figures the rows keep."""
    rows: list[Row]

    @classmethod
    def parse(cls, text: str) -> Record:
        tools, release, rows = {}, "-", []
        for line in text.splitlines():
            first, *cells = line.split("\t")
            if first == "tool":
                tools[cells[0]] = cells[1]
            elif first == "release":
                release = cells[0]
            elif first and not first.startswith("#"):
                figure, changed, why, released, excuse = [*cells, *["-"] * 5][:5]
                try:
                    rows.append(Row(first, number(figure), changed, why, number(released), excuse))
                except ValueError:
                    stop(f"{FILE.name} has a line whose figures are no numbers: {line}", 65)
        return cls(tools, release, rows)

    def text(self) -> str:
        lines = [f"tool\t{name}\t{version}" for name, version in self.tools.items()]
        lines += [f"release\t{self.release}", "# command or file\tfigure\tsince\twhy\tat the release\twhy more than 10% above that"]
        lines += ["\t".join([row.name, written(row.figure), row.changed, row.why, written(row.released), row.excuse])
                  for row in self.rows]
        return HEAD + "\n".join(lines) + "\n"


def number(cell: str) -> int | None:
    return None if cell == "-" else int(cell.replace(",", ""))


def written(figure: int | None) -> str:
    return "-" if figure is None else f"{figure:,}"


def percent(figure: int, before: int | None) -> str:
    return f"{100 * (figure / before - 1):+.1f}%" if before else ""


def table(record: Record, now: dict[str, int], before: str = "recorded") -> str:
    release = "since " + record.release if record.release != "-" else ""
    lines = [f"{before:>15} {'now':>15} {'growth':>8} {release:>12}"]
    lines += [f"{written(row.figure):>15} {now[row.name]:>15,} {percent(now[row.name], row.figure):>8} "
              f"{percent(now[row.name], row.released):>12}  {row.name}" for row in record.rows]
    return "\n".join(line.rstrip() for line in lines)


def growths(record: Record, now: dict[str, int], before: str = "recorded") -> list[str]:
    """What speaks against the figures, in sentences that say what to do."""
    found = []
    for row in record.rows:
        figure = now[row.name]
        if row.figure is None:
            found.append(f"{row.takes(figure)}, and nothing is recorded. Record it: {COMMAND} --record WHY")
        elif figure > row.figure * (1 + LIMIT):
            found.append(f"{row.takes(figure)}, {percent(figure, row.figure)} against the {row.figure:,} {before}. Make it less, "
                         f"or record it with the reason: {COMMAND} --record WHY")
        elif row.exceeds_release(figure) and row.excuse == "-":
            found.append(f"{row.takes(figure)}, {percent(figure, row.released)} against the {row.released:,} of release "
                         f"{record.release}. Make it less, or record the reason: {COMMAND} --record WHY --since-release WHY")
    return found


def shrinks(record: Record, now: dict[str, int]) -> list[str]:
    return [f"{row.takes(now[row.name])}, {percent(now[row.name], row.figure)} against the {row.figure:,} recorded. Record that, "
            f"or later growth hides in it: {COMMAND} --record WHY"
            for row in record.rows if row.figure and now[row.name] < row.figure * (1 - LIMIT)]


def judged(record: Record, now: dict[str, int], tools: dict[str, str], release: str, is_ci: bool) -> tuple[list[str], list[str]]:
    """What to know about the figures, and what speaks against them. With other tools than recorded, a growth counts only in CI:
    there, somebody must find out whose it is; elsewhere, it must not keep anybody from working."""
    notes, faults = shrinks(record, now), growths(record, now)
    different = ", ".join(f"{name} {tools.get(name, '-')} (recorded: {record.tools.get(name, '-')})"
                          for name in {**record.tools, **tools} if tools.get(name) != record.tools.get(name))
    if different:
        notes.append(f"the tools are not those of the record: {different}. So a difference may be theirs. To see what the sources "
                     f"change, compare with a commit that is built with the same tools: {COMMAND} --against COMMIT")
        if not is_ci:
            notes += [f"not judged, as the tools differ: {fault}" for fault in faults]
            faults = []
    if record.release != release:
        faults.append(f"release {release} was made since. Keep its figures: {COMMAND} --record 'after {release}'")
    return notes, faults


def after_release(record: Record, release: str) -> Record:
    """What was recorded when this release was made is from now on the figure at the last release."""
    if record.release == release:
        return record
    rows = [replace(row, released=row.figure, excuse="-") for row in record.rows]
    return Record(record.tools, release, rows)


def recorded(record: Record, now: dict[str, int], tools: dict[str, str], why: str, excuse: str | None) -> Record:
    """The record with the figures that changed by more than chance. Stops if one needs an excuse and has none."""
    rows = []
    for row in record.rows:
        figure, exceeds = now[row.name], row.exceeds_release(now[row.name])
        changed = row.figure is None or abs(figure - row.figure) > NOISE * row.figure
        # An excuse holds for the figure that it was made for, and for less.
        if exceeds and excuse is None and (row.excuse == "-" or changed and figure > (row.figure or 0)):
            stop(f"{row.takes(figure)}, {percent(figure, row.released)} against the {row.released:,} of release {record.release}. "
                 "Nothing is recorded. If it must be so, add --since-release WHY", 1)
        if changed:
            row = replace(row, figure=figure, changed=str(date.today()), why=why)
        if excuse is not None or not exceeds:
            row = replace(row, excuse=excuse if excuse is not None and exceeds else "-")
        rows.append(row)
    return Record(tools, record.release, rows)


def last_release(changelog: str, version: str) -> str:
    """The newest version of the changelog that is not being worked on."""
    return next((found for found in re.findall(r"(?m)^## (\d+\.\d+\.\d+)", changelog) if found != version), "-")


def output(*command: str | Path) -> str:
    """What a command prints, or nothing where there is no such command."""
    try:
        return subprocess.run(command, capture_output=True, text=True).stdout.strip()
    except FileNotFoundError:
        return ""


def tools() -> dict[str, str]:
    """The versions of all that the figures depend on, apart from the sources. Valgrind shows programs one model of a processor,
    so that of the machine matters only as far as what it lacks."""

    def found(pattern: str, text: str) -> str:
        match = re.search(pattern, text, re.DOTALL)
        return match[1] if match else "-"

    state = ROOT / ".build/workspace-state.json"
    processors = Path("/proc/cpuinfo").read_text() if Path("/proc/cpuinfo").exists() else ""
    vectors = " with AVX2" if " avx2 " in processors else ""
    return {
        "swift": found(r"Swift version (\S+)", output("swift", "--version")),
        "swift-argument-parser": found(r'"version" : "([^"]+)"', state.read_text() if state.exists() else ""),
        "valgrind": found(r"valgrind-(\S+)", output("valgrind", "--version")),
        **{package: output("dpkg-query", "--show", "--showformat=${Version}", package) or "-" for package in PACKAGES},
        "processor": platform.machine() + vectors,
    }


def count(command: str, root: Path) -> int:
    """The instructions of a command of the program, as Valgrind's cheapest tool counts them."""
    with tempfile.TemporaryDirectory() as folder:
        log = Path(folder) / "log"
        # By its path: there is no PATH in the environment.
        valgrind = [shutil.which("valgrind") or "valgrind", "--tool=cachegrind", "--cache-sim=no", "--cachegrind-out-file=/dev/null"]
        done = subprocess.run([*valgrind, f"--log-file={log}", COUNTED, *shlex.split(command)[1:]], cwd=root, env=ENVIRONMENT,
                              stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
        said = log.read_text() if log.exists() else ""
    total = re.search(r"I +refs: +([\d,]+)", said)
    if done.returncode or not total:
        stop(f"`{command}` ended with status {done.returncode} under valgrind:\n{done.stderr}{said}", 70)
    return int(total[1].replace(",", ""))


def size(name: str, root: Path) -> int:
    """The bytes of a file, or of what a download of it takes. Deflating is quick, and depends less on chance than brotli does."""
    path = root / name.removesuffix(DEFLATED)
    if not path.exists():
        stop(f"{FILE.name} names {name}, which is neither a command, `letterpress …`, nor a file", 65)
    file = path.read_bytes()
    return len(zlib.compress(file, 9)) if name.endswith(DEFLATED) else len(file)


def measured(rows: list[Row], root: Path = ROOT) -> dict[str, int]:
    """Builds what is released, and counts. Valgrind cannot read the symbols of so large a program, so it gets one without them."""
    build("build-program", root=root)
    build("build-page", "--module", root=root)
    (root / COUNTED).parent.mkdir(parents=True, exist_ok=True)
    subprocess.run(["strip", "-o", root / COUNTED, root / ".build/release/letterpress"], check=True)
    # What reading takes after a training.
    (root / LEARNT).unlink(missing_ok=True)
    subprocess.run([root / COUNTED, "train", "--labels", "Samples/labels.tsv", "--templates", LEARNT], cwd=root, env=ENVIRONMENT,
                   stdout=subprocess.DEVNULL, check=True)
    return {row.name: count(row.name, root) if row.unit == "instructions" else size(row.name, root) for row in rows}


def sources_of(commit: str) -> Path:
    """A folder with the sources of a commit, built with the same packages as these."""
    folder = ROOT / ".build/instructions/before"
    archive = subprocess.run(["git", "-C", ROOT, "archive", commit], capture_output=True)
    if archive.returncode:
        stop(f"there is no {commit} in this clone: {archive.stderr.decode().strip()}. A shallow clone gets its history with "
             "git fetch --unshallow", 66)
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.iterdir():
        if old.name != ".build":
            shutil.rmtree(old) if old.is_dir() and not old.is_symlink() else old.unlink()
    subprocess.run(["tar", "-x", "-C", folder], input=archive.stdout, check=True)
    if not (folder / "Scripts/build-program").exists():
        stop(f"{commit} has no Scripts/build-program, so it cannot be built like these sources", 66)
    if (ROOT / "Package.resolved").exists():
        shutil.copy(ROOT / "Package.resolved", folder)
    return folder


def main(arguments: list[str]) -> int:
    parser = Parser("Scripts/bench instructions", __doc__)
    way = parser.add_mutually_exclusive_group()
    way.add_argument("--check", action="store_true", help="end with status 1 if a figure grew by more than 3%%, or by more than "
                     "10%% since the last release, and the file does not say why")
    way.add_argument("--record", metavar="WHY",
                     help="write the figures that changed into the file, with today's date and the reason")
    parser.add_argument("--since-release", metavar="WHY",
                        help="with --record: why a figure may be more than 10%% above the last release")
    parser.add_argument("--against", metavar="COMMIT",
                        help="compare with this commit, built with the tools of this machine, instead of with the file")
    options = parser.parse_args(arguments)
    for name in ("record", "since_release"):
        reason = getattr(options, name)
        if reason is not None and (reason.strip() in ("", "-") or re.search(r"[\t\n]", reason)):
            parser.error(f"--{name.replace('_', '-')} needs a reason of one line")
    if options.since_release and not options.record:
        parser.error("--since-release needs --record")
    if options.against and options.record:
        parser.error("--record writes what the sources at hand take, so it does not go with --against")
    record = Record.parse(FILE.read_text("utf-8"))
    if options.against:
        return compare(record.rows, options.against, options.check)
    now, used = measured(record.rows), tools()
    print(table(record, now))
    release = last_release((ROOT / "CHANGELOG.md").read_text("utf-8"), output(ROOT / "Scripts/version"))
    if options.record:
        new = recorded(after_release(record, release), now, used, options.record, options.since_release)
        changed = [row.name for row, old in zip(new.rows, record.rows) if row.figure != old.figure]
        write(FILE, new.text())
        print("recorded: " + ", ".join(changed) if changed else f"nothing changed by more than {NOISE:.1%}, so no figure is replaced")
        return 0
    notes, faults = judged(record, now, used, release, is_ci=os.environ.get("CI", "") not in ("", "0", "false"))
    return report(notes, faults, options.check)


def compare(rows: list[Row], commit: str, check: bool) -> int:
    """Compares the sources with those of a commit."""
    earlier = measured(rows, sources_of(commit))
    record = Record({}, "-", [Row(row.name, earlier[row.name]) for row in rows])
    now = measured(rows)
    print(table(record, now, before=commit[:15]))
    return report([], growths(record, now, f"of {commit}"), check)


def report(notes: list[str], faults: list[str], check: bool) -> int:
    for note in notes:
        print(f"bench: {note}")
    for fault in faults:
        print(f"bench: {fault}", file=sys.stderr)
    return 1 if faults and check else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
