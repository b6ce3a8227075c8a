"""The documents' pictures are those that the scripts and the program make today."""

from __future__ import annotations

import subprocess
import sys

from conftest import REPOSITORY, Workplace

PICTURES = REPOSITORY / "docs/pictures"


def test_architecture_is_drawn_from_the_manifest() -> None:
    done = subprocess.run(
        [sys.executable, REPOSITORY / "Scripts/make-architecture", "--check"], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


def test_move_is_what_the_program_draws(workplace: Workplace) -> None:
    done = workplace.run("letterpress play Samples/light-midgame.png --depth 2 --picture move.png")
    assert done.returncode == 0, done.stdout
    assert (workplace.folder / "move.png").read_bytes() == (PICTURES / "move.png").read_bytes()
