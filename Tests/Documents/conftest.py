"""The program, and a folder with the files that the documents' commands name."""

from __future__ import annotations

import os
import shutil
import subprocess
from dataclasses import dataclass
from pathlib import Path

import pytest
from PIL import Image

import pictures

REPOSITORY = Path(__file__).resolve().parents[2]
PROGRAM = REPOSITORY / ".build/release/letterpress"

OWNERS = "rr.brbbb.rBBb.rBb.rrBb.r."
"""The owners in Samples/light-midgame.png; red is to move."""
HUMILIATES = [15, 12, 17, 3, 21, 10, 18, 4, 8, 20]
"""Red's move: tiles of that sample, none of them defended by blue."""
GAME = """\
isvapnnrbzyptprrvibpdmffv br.b.b...b..r.b..b...b... red ins,nazi,art,inarm
red infirmary A1 A2 C5 C4 C2 B5 D1 E3 A3
blue pyramidist E1 A3 C2 D1 B5 A1 A5 C4 B1 C3
red vizards C1 C4 E2 D1 C2 A5 B1
blue friarbirds C5 C2 A1 D1 E3 D2 C4 A4 A5 B1
red rifampins C2 A1 C5 D1 B5 E1 C4 B2 B1
blue minivans B5 A1 A2 C4 B4 D1 B2 B1
"""
"""A game that both could have won."""


@dataclass(frozen=True)
class Workplace:
    """A folder in which to run commands; what they learn stays in it."""

    folder: Path
    environment: dict[str, str]

    def run(self, command: str) -> subprocess.CompletedProcess[str]:
        """Runs a line of bash, with errors in its output and no input."""
        return subprocess.run(
            ["bash", "-o", "pipefail", "-c", command], cwd=self.folder, env=self.environment, stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, timeout=120)


def later(owners: str, move: list[int]) -> str:
    """The owners after red's move: 25 characters, capitals for defended tiles."""
    players = ["r" if tile in move and owner != "B" else owner.lower() for tile, owner in enumerate(owners)]

    def neighbours(tile: int) -> list[int]:
        row, column = divmod(tile, 5)
        return [5 * (row + down) + column + right for down, right in ((-1, 0), (1, 0), (0, -1), (0, 1))
                if 0 <= row + down < 5 and 0 <= column + right < 5]

    return "".join(
        owner.upper() if all(players[beside] == owner for beside in neighbours(tile)) else owner
        for tile, owner in enumerate(players))


@pytest.fixture(scope="session")
def files(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The files that the documents name."""
    folder = tmp_path_factory.mktemp("files")
    for made in ("shots", "Scripts"):
        (folder / made).mkdir()
    (folder / "Scripts/letterpress").symlink_to(PROGRAM)
    shutil.copytree(REPOSITORY / "Samples", folder / "Samples")
    shutil.copy(REPOSITORY / "words.txt", folder)
    (folder / "my-list.txt").write_text("hobble\nzebra\njazz\t40\n")
    (folder / "game.txt").write_text(GAME)

    sample = folder / "Samples/light-midgame.png"
    after = pictures.later(sample, OWNERS, later(OWNERS, HUMILIATES))
    for name in ("board.png", "a.png", "first.png", "shots/before.png"):
        shutil.copy(sample, folder / name)
    for name in ("b.png", "c.png", "second.png", "third.png", "shots/after.png"):
        (folder / name).write_bytes(after)
    whole = Image.open(sample).convert("RGB")
    whole.convert("L").save(folder / "grey.png")
    whole.crop((0, 496, 640, 1136)).save(folder / "boardonly.png")
    left, top, right, bottom = pictures.tile_box(12)
    whole.paste(pictures.background(whole, 12), (left, top + 60, right, bottom))
    whole.save(folder / "shot.png")
    return folder


@pytest.fixture
def workplace(files: Path, tmp_path: Path) -> Workplace:
    folder, home, binaries = tmp_path / "work", tmp_path / "home", tmp_path / "bin"
    shutil.copytree(files, folder, symlinks=True)
    home.mkdir()
    binaries.mkdir()
    (binaries / "letterpress").symlink_to(PROGRAM)
    environment = {"HOME": str(home), "PATH": f"{binaries}:{os.environ['PATH']}", "LANG": "C.UTF-8"}
    return Workplace(folder, environment)
