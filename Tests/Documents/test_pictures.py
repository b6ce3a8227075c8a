"""The picture of a move is the one that is drawn today.

The page's pictures need a browser: Scripts/page screenshots makes them.
"""

from __future__ import annotations

from PIL import Image

from conftest import REPOSITORY, Workplace

PICTURES = REPOSITORY / "docs/pictures"


def test_move_is_what_the_program_draws(workplace: Workplace) -> None:
    done = workplace.run("letterpress play Samples/light-midgame.png --depth 2 --picture move.png")
    assert done.returncode == 0, done.stdout
    # Pixels: the system's zlib decides the bytes.
    drawn, shown = Image.open(workplace.folder / "move.png"), Image.open(PICTURES / "move.png")
    assert drawn.mode == shown.mode and drawn.size == shown.size and drawn.tobytes() == shown.tobytes()
