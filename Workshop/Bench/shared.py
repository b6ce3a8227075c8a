"""What the measurements share."""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from pathlib import Path
from typing import NoReturn

ROOT = Path(__file__).resolve().parent.parent.parent
PROGRAM = ROOT / ".build/release/letterpress"
SAMPLES = sorted((ROOT / "Samples").glob("*.png"))
PHONE, TABLET = ROOT / "Samples/light-midgame.png", ROOT / "Samples/contrast-tablet.png"


class Parser(argparse.ArgumentParser):
    """A parser whose help is a module's head comment, and that ends like all scripts after wrong usage."""

    def __init__(self, name: str, description: str | None) -> None:
        super().__init__(prog=name, description=description, formatter_class=argparse.RawDescriptionHelpFormatter,
                         allow_abbrev=False)

    def error(self, message: str) -> NoReturn:
        stop(f"{message}; {self.prog} --help says what it takes", 64)


def stop(message: str, status: int) -> NoReturn:
    print(f"bench: {message}", file=sys.stderr)
    sys.exit(status)


def build(script: str, *arguments: str, root: Path = ROOT) -> None:
    """Runs one of the scripts that build, as for a release, whatever a shell has set for tests. If it fails, it has said why."""
    environment = {name: value for name, value in os.environ.items() if name not in ("LETTERPRESS_TESTS", "LETTERPRESS_LINKING")}
    done = subprocess.run([root / "Scripts" / script, *arguments], env=environment)
    if done.returncode:
        sys.exit(done.returncode)


def write(path: Path, text: str) -> None:
    """Writes a file beside its target and renames it, so that nobody ever finds half of it."""
    new = path.with_name(f".{path.name}.{os.getpid()}")
    new.write_text(text, "utf-8")
    new.rename(path)
