"""Sends damaged and hostile pictures and texts to the page's worker. Scripts/fuzz browser calls it, for Chromium.

    python fuzz.py [COUNT [SEED]]
"""

from __future__ import annotations

import sys
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from conftest import FOLDER, launch
from site_server import served
from webkit import Window

SCRIPT = Path(__file__).with_name("fuzz.js").read_text()
MOST_MEMORY = 140 << 20
"""The memory that a module may have grown to: above 96 MiB the client replaces its worker."""


# Without the comment before its first line of code, which is not part of an expression.
FUNCTION = SCRIPT[SCRIPT.index("async ("):]


def settings(count: int, seed: int) -> dict:
    samples = [f"samples/{file.name}" for file in sorted((FOLDER / "samples").glob("*.png"))]
    return {"count": count, "seed": seed, "samples": samples}


def fuzz(page: Page, count: int, seed: int) -> tuple[dict, list[str]]:
    """Returns what became of the inputs, and what should not have happened."""
    page.set_default_timeout(0)
    return checked(page.evaluate(FUNCTION, settings(count, seed)))


def fuzz_in_webkit(window: Window, count: int, seed: int) -> tuple[dict, list[str]]:
    """The same in WebKit."""
    window.driver.set_script_timeout(600)
    return checked(window.run(FUNCTION, settings(count, seed)))


def checked(result: dict) -> tuple[dict, list[str]]:
    faults = result["faults"]
    if not result["same"]:
        faults.append("a good picture is read differently afterwards")
    if result["most"] > MOST_MEMORY or result["size"] > MOST_MEMORY:
        faults.append(f"the module has taken {result['most'] >> 20} MiB and keeps {result['size'] >> 20}")
    return result, faults


def main() -> int:
    count, seed = (int(argument) for argument in (sys.argv[1:] + ["10000", "1"][len(sys.argv) - 1:]))
    with served(FOLDER) as address, sync_playwright() as playwright:
        browser = launch(playwright)
        page = browser.new_page()
        page.goto(address)
        result, faults = fuzz(page, count, seed)
        browser.close()
    print(f"{count} inputs, seed {seed}: " + ", ".join(f"{number} {name}" for name, number in result["tally"].items()))
    print(f"module's memory: at most {result['most'] >> 20} MiB, at the end {result['size'] >> 20} MiB")
    print("\n".join(faults) or "an answer to each, and a good picture is read as before")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
