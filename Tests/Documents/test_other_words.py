"""Scripts that build another word list in refuse wrong input before they build anything.

What they build is tested by Scripts/check-release.
"""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from documents import REPOSITORY

PICTURE = str(REPOSITORY / "Samples/light-midgame.png")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "list.txt").write_text("été\ncœur\n")
    (tmp_path / "licence.txt").write_text("Anyone may use this list.\n")
    (tmp_path / "empty.txt").touch()
    (tmp_path / "prose.txt").write_text("cat\r\ndog 10\n\nan animal\n")
    (tmp_path / "csv.txt").write_text("cat,10\n")
    (tmp_path / "folder").mkdir()
    return tmp_path


def run(script: str, *arguments: str, folder: Path) -> tuple[int, str]:
    if script == "install":
        arguments = ("--prefix", "prefix") + arguments
    done = subprocess.run([REPOSITORY / "Scripts" / script, *arguments], cwd=folder, stdout=subprocess.PIPE,
                          stderr=subprocess.PIPE, text=True, timeout=60)
    assert done.stdout == "" and not (folder / "prefix").exists()
    return done.returncode, done.stderr.splitlines()[0].removeprefix(f"{script}: ")


@pytest.mark.parametrize("script", ["install", "release", "build-page"])
@pytest.mark.parametrize("words, status, message", [
    ("nosuch.txt", 66, "nosuch.txt: no such file"),
    ("folder", 66, "folder is not a file that can be read"),
    ("empty.txt", 65, "empty.txt is empty: a word list has one word per line"),
    ("prose.txt", 65, "prose.txt: line 4 is not one word of the letters a–z, optionally followed by its rarity"),
    ("csv.txt", 65, "csv.txt: line 1 is not one word of the letters a–z, optionally followed by its rarity"),
    (PICTURE, 65, f"{PICTURE} is not a word list, which is a text with one word per line or a file from letterpress lexicon build"),
])
def test_a_wrong_list_is_named(folder: Path, script: str, words: str, status: int, message: str) -> None:
    assert run(script, "--words", words, "--words-licence", "licence.txt", folder=folder) == (status, message)


@pytest.mark.parametrize("script", ["install", "release", "build-page"])
@pytest.mark.parametrize("licence, status, message", [
    ("nosuch.txt", 66, "nosuch.txt: no such file"),
    ("empty.txt", 65, "empty.txt is empty: name a text with the licence of the word list"),
    (PICTURE, 65, f"{PICTURE} is not a text: name one with the licence of the word list"),
])
def test_a_wrong_licence_is_named(folder: Path, script: str, licence: str, status: int, message: str) -> None:
    assert run(script, "--words", "list.txt", "--words-licence", licence, folder=folder) == (status, message)


@pytest.mark.parametrize("script", ["install", "release", "build-page"])
def test_the_options_need_files(folder: Path, script: str) -> None:
    assert run(script, "--words", folder=folder) == (64, "--words needs a file")
    assert run(script, "--words", "list.txt", "--words-licence", folder=folder) == (64, "--words-licence needs a file")
    assert run(script, "--words-licence", "licence.txt", folder=folder) == (64, "--words-licence needs --words")


def test_a_release_needs_the_licence(folder: Path) -> None:
    expected = "others get a release, so name the licence of list.txt with --words-licence"
    assert run("release", "--words", "list.txt", folder=folder) == (64, expected)


def test_what_is_removed_has_no_list(folder: Path) -> None:
    assert run("install", "--words", "list.txt", "--uninstall", folder=folder) == (64, "give either --words or --uninstall")
