"""The sample as it looks later in its game: tiles repainted, the other player to move."""

from __future__ import annotations

from io import BytesIO
from pathlib import Path

from PIL import Image

Colour = tuple[int, int, int]

BEFORE = "rr.brbbb.rBBb.rBb.rrBb.r."
"""The owners in the sample."""
AFTER = "Rr.brrbbrRbBb.rBbrrrBb.r."
"""After red has taken A2, C4 and D2, as with FAX."""

# Where things are in light-midgame.png.
TOP, TILE = 496, 128
RED_DISC, BLUE_DISC = (176, 202), (338, 202)
ARROW = (204, 334, 272, 390)
FROM_RED_TO_BLUE = BLUE_DISC[0] - RED_DISC[0] + 2
SCORES = (200, 280, 440, 332)


def later(sample: Path, before: str, after: str) -> bytes:
    """The sample with other owners and blue instead of red to move; without scores, which would contradict them."""
    picture = Image.open(sample).convert("RGB")
    paper = picture.getpixel((4, TOP - 4))
    colours = {owner: background(picture, tile) for tile, owner in enumerate(before)}
    colours |= {"R": picture.getpixel(RED_DISC), "B": picture.getpixel(BLUE_DISC)}
    for tile, (old, new) in enumerate(zip(before, after)):
        if old != new:
            box = tile_box(tile)
            picture.paste(shaded(picture.crop(box), background(picture, tile), colours[new]), box)
    arrow = picture.crop(ARROW)
    picture.paste(paper, ARROW)
    picture.paste(paper, SCORES)
    moved = arrow.point(lambda value: value)
    moved.putdata([mixed(paper, colours["B"], share(pixel, paper, colours["R"])) for pixel in arrow.get_flattened_data()])
    picture.paste(moved, (ARROW[0] + FROM_RED_TO_BLUE, ARROW[1]))
    file = BytesIO()
    picture.save(file, "png")
    return file.getvalue()


def tile_box(tile: int) -> tuple[int, int, int, int]:
    left, top = tile % 5 * TILE, TOP + tile // 5 * TILE
    return left, top, left + TILE, top + TILE


def background(picture: Image.Image, tile: int) -> Colour:
    left, top, *_ = tile_box(tile)
    return picture.getpixel((left + 8, top + 8))


def shaded(tile: Image.Image, old: Colour, new: Colour) -> Image.Image:
    """A tile with another background, which letters darken."""
    channel = old.index(max(old))
    painted = Image.new("RGB", tile.size)
    painted.putdata([tuple(min(255, value * pixel[channel] // old[channel]) for value in new) for pixel in tile.get_flattened_data()])
    return painted


def share(pixel: Colour, paper: Colour, ink: Colour) -> float:
    channel = max(range(3), key=lambda at: abs(paper[at] - ink[at]))
    return min(1.0, max(0.0, (paper[channel] - pixel[channel]) / (paper[channel] - ink[channel])))


def mixed(paper: Colour, ink: Colour, amount: float) -> Colour:
    return tuple(round(under + (over - under) * amount) for under, over in zip(paper, ink))
