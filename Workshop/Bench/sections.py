"""Measures sections of docs/benchmarks.md, each against its baselines, and writes them there: Scripts/bench SECTION…

    words     the words of the samples' boards, of those of --boards, and of racks drawn with the letter frequencies of these
    pictures  the stages of reading a phone's and a tablet's screenshot
    parts     smaller parts of the libraries
    process   whole processes
    module    the page's module beside the program
    page      what a player waits for, in browsers
    load      thousands of pictures in one run; only on Linux
    all       all of these

The other sections of the document stay as they are. `git checkout docs/benchmarks.md` takes a measurement back.
"""

from __future__ import annotations

import argparse
import csv
import json
import os
import platform
import random
import subprocess
import sys
import tempfile
from datetime import date
from pathlib import Path
from typing import Callable

import load
import process
import report
from shared import PHONE, PROGRAM, ROOT, TABLET, Parser, build, stop, write

LABELS = ROOT / "Samples/labels.tsv"

# Time relative to the baseline, by row name.
GOALS = {"all words": 1 / 4, "count of words": 1 / 8, "first 20 words": 1 / 8}
STAGES = {
    "read": "read, with decoding",
    "locate": "of that: find the board (locate)",
    "binarize": "of that: tell ink from tile (binarize)",
    "match": "of that: compare with templates (match)",
}


def output(*command: str | Path) -> str:
    done = subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, text=True)
    if done.returncode:
        stop(f"{Path(command[0]).name} ended with status {done.returncode}: see its messages above", 70)
    return done.stdout


def bench(turns: int, *arguments: str | Path) -> dict:
    return json.loads(output(ROOT / ".build/release/Workshop", "bench", "--format", "json", "--turns", str(turns), *arguments))


def letters(boards: Path) -> list[str]:
    """The boards in a table of labels, or in a file with one per line."""
    text = boards.read_text()
    if "\t" in text:
        return [row["letters"] for row in csv.DictReader(text.splitlines(), delimiter="\t")]
    return text.split()


def racks(boards: list[str], count: int) -> str:
    """Racks of 25 letters, the same for the same boards."""
    generator = random.Random(1)
    pool = "".join(boards).replace("?", "")
    return "".join("".join(generator.choice(pool) for _ in range(25)) + "\n" for _ in range(count))


def table(headings: list[str], rows: list[list[str]], first_right: int = 1) -> str:
    """A table whose columns are aligned on the right from one on."""
    rules = ["---" if column < first_right else "---:" for column in range(len(headings))]
    return "\n".join(f"| {' | '.join(cells)} |".replace("|  |", "| |") for cells in [headings, rules, *rows])


def timing(row: dict) -> str:
    return f"{row['milliseconds']:.3f} ms, **{row['ratio']:.2f}**"


def words(options: argparse.Namespace) -> str:
    build("build-program", "Workshop")
    boards = letters(LABELS) + (letters(options.boards) if options.boards else [])
    columns = {f"{len(letters(LABELS))} samples": bench(options.turns, "--boards", LABELS)}
    if options.boards:
        columns[f"{len(letters(options.boards))} other boards"] = bench(options.turns, "--boards", options.boards)
    with tempfile.TemporaryDirectory() as folder:
        drawn = Path(folder) / "racks.txt"
        drawn.write_text(racks(boards, options.racks))
        # One turn over many racks instead of many turns over the same.
        columns[f"{options.racks:,} random racks"] = bench(1, "--boards", drawn)
    rows = []
    for cases in zip(*(column["rows"] for column in columns.values())):
        name, _, baseline = cases[0]["name"], *cases[0]["baseline"].partition("linear ")[1:]
        goal = f"{GOALS[name]:.3g}" if name in GOALS else ""
        case = name if baseline == "scan" else f"{name}, {baseline}"
        rows.append([case, *map(timing, cases), goal])
    return table(["case", *columns, "goal"], rows)


def pictures(options: argparse.Namespace) -> str:
    build("build-program", "Workshop")
    cases: dict[str, dict[str, str]] = {}
    for row in bench(options.turns, PHONE, TABLET)["rows"]:
        stage, _, size = row["name"].rpartition(", ")
        cases.setdefault(stage, {})[size] = timing(row)
    sizes = list(next(iter(cases.values())))
    return table(["case", *sizes], [[STAGES.get(stage, stage), *times.values()] for stage, times in cases.items()])


def parts(options: argparse.Namespace) -> str:
    build("build-program", "MicroBenchmarks")
    rows = json.loads(output(ROOT / ".build/release/MicroBenchmarks", ROOT))
    return table(["part", "time", "compared with", "its time", "ratio"], [
        [row["name"], f"{row['milliseconds']:.2f} ms", row["baseline"], f"{row['baselineMilliseconds']:.2f} ms",
         f"**{row['ratio']:.2f}**"] for row in rows])


def processes(options: argparse.Namespace) -> str:
    build("build-program")
    comparisons, size = process.measure(options.turns)
    rows = [[row.name, row.baseline, f"{row.milliseconds:.1f} ms", f"**{row.ratio:.2f}**", f"{row.cpu_ratio:.2f}",
             f"{row.goal:.2f}" if row.goal else "", f"{row.megabytes:.1f} MB"] for row in comparisons]
    return table(["process", "baseline", "time", "ratio", "of CPU", "goal", "peak memory"], rows, first_right=2) + f"\n\n{size}"


def listed(lines: str) -> str:
    """What a script prints, as a list."""
    return "\n".join(f"* {line.strip()}" for line in lines.splitlines())


def module(options: argparse.Namespace) -> str:
    build("build-page", "--module")
    build("build-program")
    build("build-program", "MicroBenchmarks")
    return listed(output("node", "Tests/PageModule/bench.mjs", ".build/page/letterpress.wasm", PROGRAM,
                         ".build/release/MicroBenchmarks", "Samples"))


def page(options: argparse.Namespace) -> str:
    build("build-page")
    build("build-program")
    # WebKit needs a screen, even if an invisible one.
    return listed(output("xvfb-run", "--auto-servernum", ".build/page-tests/bin/python", "Tests/Page/bench.py",
                         str(min(options.turns, 5))))


def loads(options: argparse.Namespace) -> str:
    build("build-program")
    return listed(load.measure(options.pictures))


MEASURE: dict[str, Callable[[argparse.Namespace], str]] = {
    "words": words, "pictures": pictures, "parts": parts, "process": processes, "module": module, "page": page, "load": loads}


def processor() -> str:
    for line in Path("/proc/cpuinfo").read_text().splitlines() if Path("/proc/cpuinfo").exists() else []:
        if line.startswith("model name"):
            return line.split(":", 1)[1].strip()
    return platform.processor() or "an unknown processor"


def commit(sources: tuple[str, ...]) -> str:
    """The commit whose sources are measured, and whether they are changed."""
    found = subprocess.run(["git", "-C", ROOT, "rev-parse", "--short=8", "HEAD"], capture_output=True, text=True)
    if found.returncode:
        return "an unknown commit"
    changed = subprocess.run(["git", "-C", ROOT, "status", "--porcelain", "--", *sources], capture_output=True, text=True)
    return f"commit {found.stdout.strip()}" + (" with changes" if changed.stdout else "")


def main(arguments: list[str]) -> int:
    parser = Parser("Scripts/bench", __doc__)
    parser.add_argument("sections", nargs="+", metavar="SECTION", help="what to measure: see above")
    parser.add_argument("--turns", type=int, default=25, help="runs of each case, at most (default: 25)")
    parser.add_argument("--boards", type=Path, metavar="FILE",
                        help="words: more boards, a table of labels or one board's letters per line")
    parser.add_argument("--racks", type=int, default=10_000, help="words: how many racks to draw (default: 10000)")
    parser.add_argument("--pictures", type=int, default=10_000, help="load: how many pictures to read (default: 10000)")
    options = parser.parse_args(arguments)
    for name in options.sections:
        if name not in [*MEASURE, "all"]:
            parser.error(f"there is no section {name}")
    if min(options.turns, options.racks, options.pictures) < 1:
        parser.error("--turns, --racks and --pictures must be at least 1")
    for name in MEASURE if "all" in options.sections else options.sections:
        sources, state, busy = report.checksum(report.SOURCES[name]), commit(report.SOURCES[name]), os.getloadavg()[0]
        content = MEASURE[name](options)
        given = [f"--{option} {getattr(options, option)}" for option in ("turns", "racks", "pictures")
                 if getattr(options, option) != parser.get_default(option)] + (["--boards FILE"] if options.boards else [])
        command = " ".join(["Scripts/bench", name, *given])
        stamp = (f"Measured on {date.today()} at {state} with `{command}`. The machine: {processor()}, {os.cpu_count()} cores, "
                 f"{platform.system()} {platform.machine()}, with a load of {busy:.1f} before.")
        print(f"{name}: {stamp}\n\n{content}\n", flush=True)
        write(report.DOCUMENT, report.with_section(report.DOCUMENT.read_text("utf-8"), name, sources, f"{stamp}\n\n{content}"))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
