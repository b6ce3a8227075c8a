"""Fixtures of the page's tests: the served folder, a browser, a player for each profile."""

from __future__ import annotations

import json
import os
import subprocess
from pathlib import Path
from typing import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Playwright, expect, sync_playwright

from player import PATIENCE, Player
from site_server import served
from webkit import Window

ROOT = Path(__file__).resolve().parents[2]
FOLDER = Path(os.environ.get("LETTERPRESS_PAGE", ROOT / ".build/page"))
PROGRAM = ROOT / ".build/release/letterpress"
SAMPLES = ROOT / "Samples"

expect.set_options(timeout=PATIENCE * 1000)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--screenshots", action="append", default=[], help="a folder of further screenshots to read")
    parser.addoption("--half", type=int, choices=[0, 1], help="run every second test, from this one")


# After those that a name leaves out.
@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    half = config.getoption("--half")
    if half is not None:
        config.hook.pytest_deselected(items=items[1 - half::2])
        items[:] = items[half::2]


def pictures_of(folders: list[Path]) -> list[Path]:
    return [picture for folder in folders for picture in sorted(folder.glob("*.png"))]


@pytest.fixture(scope="session")
def pictures(pytestconfig: pytest.Config) -> list[Path]:
    """All samples, and the screenshots in the folders named on the command line."""
    named = [Path(folder).resolve() for folder in pytestconfig.getoption("--screenshots")]
    return pictures_of([SAMPLES, SAMPLES / "PopUps", *named])


@pytest.fixture(scope="session")
def program_readings(pictures: list[Path], tmp_path_factory: pytest.TempPathFactory) -> dict[str, dict]:
    """What the program reads in the pictures, by path; `error` if it refuses one."""
    # Without anybody's trained templates.
    environment = os.environ | {"XDG_DATA_HOME": str(tmp_path_factory.mktemp("data"))}
    run = subprocess.run(
        [PROGRAM, "read", "--format", "json", *map(str, pictures)], env=environment, capture_output=True, text=True)
    readings = [json.loads(line) for line in run.stdout.splitlines()]
    return {reading["file"]: reading for reading in readings}


@pytest.fixture(scope="session")
def site() -> Iterator[str]:
    with served(FOLDER) as address:
        yield address


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as playwright:
        yield playwright


def launch(playwright: Playwright) -> Browser:
    """Starts Debian's Chromium; Playwright's own would have to be downloaded."""
    return playwright.chromium.launch(
        executable_path="/usr/bin/chromium",
        # Requests to any other host fail at once.
        args=["--no-sandbox", "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1"])


@pytest.fixture(scope="session")
def chromium(playwright: Playwright) -> Iterator[Browser]:
    browser = launch(playwright)
    yield browser
    browser.close()


@pytest.fixture(scope="session")
def webkit() -> Iterator[Window]:
    """One window for all tests: it takes a second to start."""
    window = Window()
    yield window
    window.close()


PROFILES = {
    "phone": "iPhone 13",
    "desktop": "Desktop Chrome",
}


@pytest.fixture(params=PROFILES)
def profile(request: pytest.FixtureRequest) -> str:
    return request.param


@pytest.fixture
def new_player(playwright: Playwright, chromium: Browser, site: str) -> Iterator[Callable[..., Player]]:
    """Makes players, each with a fresh browser profile."""
    players: list[Player] = []

    def make(profile: str = "desktop", address: str = site, **options: object) -> Player:
        device = {name: value for name, value in playwright.devices[PROFILES[profile]].items()
                  if name != "default_browser_type"}
        players.append(Player(chromium.new_context(**(device | options)), address))
        return players[-1]

    yield make
    for player in players:
        player.context.close()
    faults = "\n".join(fault for player in players for fault in player.faults)
    assert not faults, faults


@pytest.fixture
def player(new_player: Callable[..., Player], profile: str) -> Player:
    """A player on a phone, then one at a desktop."""
    return new_player(profile)


@pytest.fixture
def sample() -> Path:
    """A screenshot in mid-game, with owners and a turn."""
    return SAMPLES / "light-midgame.png"


@pytest.fixture(scope="session")
def midgame(program_readings: dict[str, dict]) -> dict:
    """What the program reads in the sample."""
    return program_readings[str(SAMPLES / "light-midgame.png")]
