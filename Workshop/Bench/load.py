"""Reads thousands of pictures in one run, 1 in 100 broken: the rate, the memory, and whether the order is kept."""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
import threading
import time
from pathlib import Path

from shared import PROGRAM, SAMPLES, stop


def picture_list(folder: Path, count: int) -> list[Path]:
    """The samples in turn; every hundredth is half a sample."""
    broken = folder / "broken.png"
    contents = SAMPLES[0].read_bytes()
    broken.write_bytes(contents[: len(contents) // 2])
    return [broken if index % 100 == 50 else SAMPLES[index % len(SAMPLES)] for index in range(count)]


def resident_megabytes(process: subprocess.Popen[str]) -> float | None:
    """The memory in use, in MB (1,000,000 bytes); None once the process has ended."""
    try:
        status = Path(f"/proc/{process.pid}/status").read_text()
    except OSError:
        return None
    lines = [line for line in status.splitlines() if line.startswith("VmRSS:")]
    return int(lines[0].split()[1]) * 1024 / 1e6 if lines else None


def measure(count: int) -> str:
    """Reads so many pictures with two jobs, and returns what is to be said about it."""
    if sys.platform != "linux":
        stop("load runs only on Linux, as it reads memory use from /proc", 69)
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        pictures = picture_list(folder, count)
        names = folder / "pictures.txt"
        names.write_text("".join(f"{picture}\n" for picture in pictures))
        start = time.monotonic()
        process = subprocess.Popen([PROGRAM, "read", "--files-from", names, "--jobs", "2", "--format", "json"],
                                   stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        memory: list[tuple[float, float]] = []

        def watch() -> None:
            while (megabytes := resident_megabytes(process)) is not None:
                memory.append((time.monotonic() - start, megabytes))
                time.sleep(0.1)

        watcher = threading.Thread(target=watch)
        watcher.start()
        assert process.stdout
        results = [json.loads(line) for line in process.stdout]
        status = process.wait()
        seconds = time.monotonic() - start
        watcher.join()
        in_order = [result["file"] for result in results] == [str(picture) for picture in pictures]
        failed = sum("error" in result for result in results)
        broken = sum(picture.name == "broken.png" for picture in pictures)
    quarters = [[m for when, m in memory if q <= 4 * when / seconds < q + 1] for q in range(4)]
    said = (f"{len(results):,} results in {seconds:.1f} s: {len(results) / seconds:.0f} pictures per second\n"
            f"{failed} of {broken} broken ones refused, order kept: {'yes' if in_order else 'no'}, status {status}\n"
            "most memory in each quarter of the run, MB: " + ", ".join(f"{max(q, default=0):.1f}" for q in quarters))
    if not in_order or failed != broken or status != (65 if broken else 0):
        stop(f"load: not every picture was answered as it should be:\n{said}", 70)
    return said
