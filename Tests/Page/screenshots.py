"""Pictures of every view, on a phone and at a desktop, dark and light. Scripts/page screenshots calls it.

    python screenshots.py FOLDER [VIEW…]
"""

from __future__ import annotations

import sys
from pathlib import Path

from playwright.sync_api import expect, sync_playwright

from conftest import FOLDER, SAMPLES, launch
from player import Player
from site_server import served
from views import VIEWS, show

PROFILES = {
    "phone": {"viewport": {"width": 390, "height": 844}, "device_scale_factor": 2, "is_mobile": True, "has_touch": True},
    "desktop": {"viewport": {"width": 1280, "height": 800}},
}
PICTURES = {"light": SAMPLES / "light-midgame.png", "dark": SAMPLES / "dark-midgame.png"}


def main() -> None:
    folder, *views = sys.argv[1:]
    Path(folder).mkdir(parents=True, exist_ok=True)
    with served(FOLDER) as address, sync_playwright() as playwright:
        browser = launch(playwright)
        for profile, options in PROFILES.items():
            for scheme, picture in PICTURES.items():
                player = Player(browser.new_context(color_scheme=scheme, reduced_motion="reduce", **options), address)
                for view in views or VIEWS:
                    show(player, view, picture)
                    if view == "moves":
                        # The answer rather than how far the search has come.
                        expect(player.page.get_by_role("button", name="Stop")).to_have_count(0, timeout=60_000)
                    # Hovering changes what is shown.
                    player.page.mouse.move(0, 0)
                    player.page.wait_for_timeout(300)
                    file = Path(folder, f"{view}-{profile}-{scheme}.png")
                    player.page.screenshot(path=file)
                    print(file)
                player.context.close()
        browser.close()


if __name__ == "__main__":
    main()
