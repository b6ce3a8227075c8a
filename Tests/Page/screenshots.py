"""Pictures of every view at the sizes of phones, tablets and desktops, dark and light. Scripts/page screenshots calls it.

    python screenshots.py FOLDER [VIEW…]
"""

from __future__ import annotations

import sys
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from conftest import FOLDER, SAMPLES, launch
from player import Player
from site_server import served
from views import DESKTOP_SIZES, TOUCH_SIZES, VIEWS, show, wait_for_the_answer

PICTURES = {"light": SAMPLES / "light-midgame.png", "dark": SAMPLES / "dark-midgame.png"}


def picture_views(browser: Browser, address: str, folder: Path, views: list[str], scheme: str, has_touch: bool) -> None:
    """Pictures views in one visit: each size shows what the search has found by then."""
    options = {"is_mobile": True, "has_touch": True, "device_scale_factor": 2} if has_touch else {}
    player = Player(browser.new_context(color_scheme=scheme, reduced_motion="reduce", **options), address)
    sizes = TOUCH_SIZES if has_touch else DESKTOP_SIZES
    # The welcome is gone once a picture has been given.
    for view in sorted(views, key=lambda view: view != "welcome"):
        for width, height in sizes:
            player.page.set_viewport_size({"width": width, "height": height})
            show(player, view, PICTURES[scheme])
            if view == "moves":
                wait_for_the_answer(player)
                # What one sees first: pressing the tab may have scrolled.
                player.page.evaluate("() => scrollTo(0, 0)")
            # Hovering changes what is shown.
            player.page.mouse.move(0, 0)
            player.page.wait_for_timeout(300)
            file = folder / f"{view}-{width}x{height}-{scheme}.png"
            player.page.screenshot(path=file)
            print(file, flush=True)
    player.context.close()


def main() -> None:
    folder, views = Path(sys.argv[1]), sys.argv[2:] or VIEWS
    folder.mkdir(parents=True, exist_ok=True)
    with served(FOLDER) as address, sync_playwright() as playwright:
        browser = launch(playwright)
        for scheme in PICTURES:
            for has_touch in (True, False):
                picture_views(browser, address, folder, views, scheme, has_touch)
        browser.close()


if __name__ == "__main__":
    main()
