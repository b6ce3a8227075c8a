"""Measures the program as a whole process: time relative to a program that only decodes the picture, and peak memory.

The two sides of a ratio run alternately, so that other load on the machine slows both; a time is the median of its
runs, a ratio that of the pairs. A program's output goes to a pipe and is read. CPU is the process's time in user and
system mode, which other programs disturb less than elapsed time.
"""

from __future__ import annotations

import os
import shutil
import statistics
import subprocess
import tempfile
from dataclasses import dataclass
from pathlib import Path

from shared import PHONE, PROGRAM, ROOT, SAMPLES, TABLET, stop


@dataclass
class Run:
    milliseconds: float
    cpu: float
    kilobytes: int


@dataclass
class Comparison:
    """A process compared with another; times in milliseconds, memory in MB (1,000,000 bytes)."""

    name: str
    baseline: str
    milliseconds: float
    baseline_milliseconds: float
    ratio: float
    cpu_ratio: float
    megabytes: float
    goal: float | None


class Bench:
    """Runs processes in pairs."""

    def __init__(self, folder: Path, turns: int) -> None:
        self.turns = turns
        self.decode = str(folder / "DecodeOnly")
        self.measure = str(folder / "Measure")
        baseline = ROOT / "Workshop/Sources/CDecodeBaseline"
        compile_c(
            self.decode, "-I", baseline / "include", ROOT / "Workshop/Bench/DecodeOnly.c",
            baseline / "CDecodeBaseline.c", *libpng_flags())
        compile_c(self.measure, ROOT / "Workshop/Bench/Measure.c")

    def run(self, command: list[str], environment: dict[str, str] | None = None) -> Run:
        """Runs a command and reads all its output."""
        result = subprocess.run(
            [self.measure, *command], capture_output=True, text=True, env={**os.environ, **(environment or {})})
        figures = result.stdout.split()
        if result.returncode or figures[3] != "0":
            stop(f"{' '.join(command)[:200]} failed:\n{result.stderr}", 70)
        return Run(float(figures[0]), float(figures[1]), int(figures[2]))

    def compare(self, name: str, command: list[str], baseline_name: str, baseline: list[str],
                goal: float | None = None, turns: int | None = None,
                environment: dict[str, str] | None = None) -> Comparison:
        """Runs both alternately; the first turn only loads files and programs into memory."""
        pairs = [(self.run(command), self.run(baseline, environment)) for _ in range((turns or self.turns) + 1)][1:]

        def median(side: int, attribute: str) -> float:
            return statistics.median(getattr(pair[side], attribute) for pair in pairs)

        def ratio(attribute: str) -> float:
            return statistics.median(getattr(one, attribute) / max(getattr(other, attribute), 1e-3)
                                     for one, other in pairs)

        return Comparison(
            name=name, baseline=baseline_name,
            milliseconds=median(0, "milliseconds"), baseline_milliseconds=median(1, "milliseconds"),
            ratio=ratio("milliseconds"), cpu_ratio=ratio("cpu"),
            megabytes=max(pair[0].kilobytes for pair in pairs) * 1024 / 1e6, goal=goal)


def compile_c(program: str, *arguments: str | Path) -> None:
    # Libraries come after the sources that need them.
    subprocess.run(["cc", "-O2", "-o", program, *arguments], check=True)


def libpng_flags() -> list[str]:
    if shutil.which("pkg-config"):
        asked = subprocess.run(["pkg-config", "--cflags", "--libs", "libpng"], capture_output=True, text=True)
        if asked.returncode == 0:
            return asked.stdout.split()
    return ["-lpng"]


def measure(turns: int) -> tuple[list[Comparison], str]:
    """The comparisons, and what the lexicon built in one of them is like."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        bench = Bench(folder, turns)
        program, phone, tablet, words = str(PROGRAM), str(PHONE), str(TABLET), str(ROOT / "words.txt")
        # Keeps out templates that whoever runs this may have trained.
        os.environ["XDG_DATA_HOME"] = str(folder)
        comparisons = [
            bench.compare(f"solve, {size}", [program, "solve", picture], "decode only", [bench.decode, picture], goal)
            for size, picture, goal in (("640 × 1136", phone, 1.6), ("1536 × 2048", tablet, 1.4))]
        comparisons.append(bench.compare("--version", [program, "--version"], "decode only, 640 × 1136", [bench.decode, phone]))
        lexicon = str(folder / "words.lexicon")
        comparisons.append(bench.compare(
            "lexicon build", [program, "lexicon", "build", words, "--overwrite", "-o", lexicon],
            "sort", [shutil.which("sort") or "/usr/bin/sort", words],
            turns=max(turns // 10, 3), environment={"LC_ALL": "C"}))
        comparisons.append(bench.compare(
            "words, of a compiled file", [program, "words", "aeinrst", "--words", lexicon],
            "words, of the built-in list", [program, "words", "aeinrst"]))
        pictures = [str(path) for path in (SAMPLES * 200)[:200]]
        read = [program, "read", "--format", "json"]
        comparisons.append(bench.compare(
            "read 200 pictures, --jobs 2", [*read, "--jobs", "2", *pictures], "--jobs 1",
            [*read, "--jobs", "1", *pictures], turns=3))
        count = sum(1 for line in Path(words).read_bytes().splitlines() if line.strip())
        size = os.path.getsize(lexicon)
        return comparisons, f"{count:,} words become a lexicon of {size:,} bytes: {size / count:.2f} for each word."
