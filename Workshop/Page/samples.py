#!/usr/bin/env python3
"""Makes the pictures in Page/samples, which the page offers to try, from those of the same names in Samples: narrower than
any screen, with few colours, so that all of them together are small enough to be kept for use offline."""

from __future__ import annotations

from pathlib import Path

from PIL import Image

ROOT = Path(__file__).resolve().parents[2]
OFFERED = ("light-midgame", "dark-midgame", "retro-midgame", "glow-opening")
WIDTH, COLOURS = 448, 32


def main() -> None:
    for name in OFFERED:
        picture = Image.open(ROOT / f"Samples/{name}.png").convert("RGB")
        height = round(picture.height * WIDTH / picture.width)
        small = picture.resize((WIDTH, height), Image.Resampling.LANCZOS)
        small.quantize(COLOURS, Image.Quantize.MEDIANCUT, dither=Image.Dither.NONE).save(
            ROOT / f"Page/samples/{name}.png", optimize=True)


if __name__ == "__main__":
    main()
