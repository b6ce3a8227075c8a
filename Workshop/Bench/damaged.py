"""Reads damaged copies of the samples, one process each, and prints the most memory and CPU any of them takes.

A quarter have bytes changed, a quarter are cut short, a quarter have a chunk changed and a quarter the header, the last
two with corrected checksums. The figures are in docs/stress.md.
"""

from __future__ import annotations

import collections
import os
import random
import struct
import subprocess
import sys
import tempfile
import zlib
from pathlib import Path

from shared import PROGRAM, SAMPLES, Parser, build

SIGNATURE = b"\x89PNG\r\n\x1a\n"


def chunks(file: bytes) -> list[tuple[bytes, bytes]]:
    """The type and data of each chunk."""
    found, offset = [], len(SIGNATURE)
    while offset + 12 <= len(file):
        (length,) = struct.unpack(">I", file[offset:offset + 4])
        found.append((file[offset + 4:offset + 8], file[offset + 8:offset + 8 + length]))
        offset += 12 + length
    return found


def assembled(parts: list[tuple[bytes, bytes]]) -> bytes:
    return SIGNATURE + b"".join(
        struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data)) for kind, data in parts)


def with_changed_bytes(data: bytes, most: int, generator: random.Random) -> bytes:
    changed = bytearray(data)
    for _ in range(generator.randint(1, most) if changed else 0):
        changed[generator.randrange(len(changed))] = generator.randrange(256)
    return bytes(changed)


def damaged(file: bytes, way: int, generator: random.Random) -> bytes:
    if way == 0:
        return with_changed_bytes(file, 20, generator)
    if way == 1:
        return file[:generator.randrange(len(file))]
    parts = chunks(file)
    place = generator.randrange(len(parts)) if way == 2 else 0
    parts[place] = (parts[place][0], with_changed_bytes(parts[place][1], 4, generator))
    return assembled(parts)


def read(file: bytes, path: Path) -> tuple[int, float, float]:
    """The exit status (negative: a signal), the peak memory in MB (1,000,000 bytes) and the CPU time in seconds."""
    path.write_bytes(file)
    process = subprocess.Popen([PROGRAM, "read", path], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    # macOS counts bytes, Linux KiB.
    peak = usage.ru_maxrss * (1 if sys.platform == "darwin" else 1024)
    return process.returncode, peak / 1e6, usage.ru_utime + usage.ru_stime


def main(words: list[str]) -> int:
    parser = Parser("Scripts/bench damaged", __doc__)
    parser.add_argument("--pictures", type=int, default=3000, metavar="N", help="how many to read (default: 3000)")
    parser.add_argument("--seed", type=int, default=5, metavar="N", help="how they are damaged (default: 5)")
    arguments = parser.parse_args(words)
    build("build-program")
    generator = random.Random(arguments.seed)
    samples = [path.read_bytes() for path in SAMPLES]
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "picture.png"
        good = [read(sample, path) for sample in samples]
        bad = [read(damaged(generator.choice(samples), index % 4, generator), path) for index in range(arguments.pictures)]
    statuses = collections.Counter(status for status, _, _ in bad)
    print(f"good: {max(m for _, m, _ in good):.1f} MB, {max(s for _, _, s in good):.3f} s of CPU at most")
    print(f"damaged: {max(m for _, m, _ in bad):.1f} MB, {max(s for _, _, s in bad):.3f} s of CPU at most")
    print("statuses: " + ", ".join(f"{status}: {count}" for status, count in sorted(statuses.items())))
    return 0 if set(statuses) <= {0, 65} else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
