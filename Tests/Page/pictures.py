"""The sample as it looks later in its game: tiles repainted, and perhaps the other player to move."""

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


def played(owners: str, tiles: list[int], player: str) -> str:
    """The owners after a player, `r` or `b`, has played a word on tiles; capitals are defended."""
    own = {tile for tile, owner in enumerate(owners) if owner.lower() == player}
    # The other player's defended tiles stay.
    own |= {tile for tile in tiles if not owners[tile].isupper()}
    after = [player if tile in own else owner.lower() for tile, owner in enumerate(owners)]

    def neighbours(tile: int) -> list[int]:
        row, column = divmod(tile, 5)
        around = [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]
        return [5 * row + column for row, column in around if row in range(5) and column in range(5)]

    return "".join(
        owner.upper() if all(after[other] == owner for other in neighbours(tile)) else owner for tile, owner in enumerate(after))


def later(sample: Path, before: str, after: str, *, is_red_to_move: bool = False) -> bytes:
    """The sample with other owners, and blue instead of red to move unless it is red's turn again; without scores, which would
    contradict them."""
    picture = Image.open(sample).convert("RGB")
    paper = picture.getpixel((4, TOP - 4))
    colours = {owner: background(picture, tile) for tile, owner in enumerate(before)}
    colours |= {"R": picture.getpixel(RED_DISC), "B": picture.getpixel(BLUE_DISC)}
    for tile, (old, new) in enumerate(zip(before, after)):
        if old != new:
            box = tile_box(tile)
            picture.paste(shaded(picture.crop(box), background(picture, tile), colours[new]), box)
    picture.paste(paper, SCORES)
    if not is_red_to_move:
        pass_turn(picture, paper, colours)
    file = BytesIO()
    picture.save(file, "png")
    return file.getvalue()


def pass_turn(picture: Image.Image, paper: Colour, colours: dict[int | str, Colour]) -> None:
    """Moves the arrow from red's score to blue's."""
    arrow = picture.crop(ARROW)
    picture.paste(paper, ARROW)
    moved = arrow.point(lambda value: value)
    moved.putdata([mixed(paper, colours["B"], share(pixel, paper, colours["R"])) for pixel in arrow.get_flattened_data()])
    picture.paste(moved, (ARROW[0] + FROM_RED_TO_BLUE, ARROW[1]))


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
