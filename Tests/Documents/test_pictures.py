"""The drawing of the architecture and the picture of a move are those that are made today.

The page's pictures need a browser: Scripts/page screenshots makes them.
"""

from __future__ import annotations

import subprocess
import sys

from PIL import Image

from conftest import REPOSITORY, Workplace

PICTURES = REPOSITORY / "docs/pictures"


def test_architecture_is_drawn_from_the_manifest() -> None:
    done = subprocess.run(
        [sys.executable, REPOSITORY / "Scripts/make-architecture", "--check"], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


def test_move_is_what_the_program_draws(workplace: Workplace) -> None:
    done = workplace.run("letterpress play Samples/light-midgame.png --depth 2 --picture move.png")
    assert done.returncode == 0, done.stdout
    # Pixels: the system's zlib decides the bytes.
    drawn, shown = Image.open(workplace.folder / "move.png"), Image.open(PICTURES / "move.png")
    assert drawn.mode == shown.mode and drawn.size == shown.size and drawn.tobytes() == shown.tobytes()
