"""No script installs anything for the whole system unasked, but for what README announces; and a moved clone builds.

The functions of Scripts/common.bash run in a copy of a clone, with an apt-get that only notes how it was called.
"""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import pytest

from documents import REPOSITORY

LIBPNG_IS_MISSING = "has_libpng() { return 1; }"
TOOLS_ARE_MISSING = "absent_for() { echo chromium; }"


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    folder = tmp_path / "clone"
    (folder / "Scripts").mkdir(parents=True)
    (folder / "Package.swift").touch()
    shutil.copy(REPOSITORY / "Scripts/common.bash", folder / "Scripts")
    binaries = tmp_path / "bin"
    binaries.mkdir()
    for name, text in {"apt-get": f'echo "$*" >>{tmp_path}/installed', "sudo": '"$@"', "uname": "echo Linux"}.items():
        (binaries / name).write_text(f"#!/bin/sh\n{text}\n")
        (binaries / name).chmod(0o755)
    return folder


def run(clone: Path, code: str, *arguments: str, **environment: str) -> tuple[int, str, str]:
    """The status, what was printed and what apt-get was asked for, of a script that consists of these lines."""
    script = clone / "Scripts/script"
    script.write_text(f'set -euo pipefail\nsource "{clone}/Scripts/common.bash"\n{code}\n')
    path = f"{clone.parent}/bin:{os.environ['PATH']}"
    done = subprocess.run(["bash", script, *arguments], env={"PATH": path, **environment}, stdin=subprocess.DEVNULL,
                          stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    installed = clone.parent / "installed"
    return done.returncode, done.stdout, installed.read_text() if installed.exists() else ""


@pytest.mark.parametrize("code", [f"{TOOLS_ARE_MISSING}\nneed page-tests", f"{LIBPNG_IS_MISSING}\nneed_libpng"])
def test_nothing_is_installed_unasked(clone: Path, code: str) -> None:
    status, printed, installed = run(clone, code)
    assert status == 69 and installed == ""
    package = "libpng-dev" if "libpng" in code else "--no-install-recommends chromium"
    assert f"apt-get install {package}\n" in printed and "--install" in printed


@pytest.mark.parametrize("arguments, environment", [
    (["--install"], {}), ([], {"CI": "true"}), ([], {"CI": "1"}), ([], {"LETTERPRESS_INSTALL": "1"})])
def test_what_was_asked_for_is_installed(clone: Path, arguments: list[str], environment: dict[str, str]) -> None:
    code = f'{TOOLS_ARE_MISSING}\nneed node release\necho "the rest: $*"'
    status, printed, installed = run(clone, code, *arguments, "-k", **environment)
    assert status == 0 and installed == "install -qq -y --no-install-recommends chromium\n"
    assert "installing chromium with apt-get (once)" in printed
    assert "the rest: -k\n" in printed


def test_readmes_commands_install_libpng_with_a_notice(clone: Path) -> None:
    for name in ("letterpress", "test"):
        assert "\nneed_expected_libpng\n" in (REPOSITORY / "Scripts" / name).read_text()
    code = f"{LIBPNG_IS_MISSING}\nneed_expected_libpng"
    status, printed, installed = run(clone, code)
    assert status == 0 and installed.startswith("install -qq -y libpng-dev")
    assert "installing libpng-dev with apt-get (once)" in printed


def test_installing_can_be_forbidden(clone: Path) -> None:
    code = f"{LIBPNG_IS_MISSING}\nneed_expected_libpng"
    status, printed, installed = run(clone, code, LETTERPRESS_INSTALL="0", CI="true")
    assert status == 69 and installed == "" and "apt-get install libpng-dev" in printed


def test_what_a_moved_clone_built_elsewhere_is_removed(clone: Path) -> None:
    build = clone / ".build"
    kept, removed = [build / "releases/0.1.0", build / "fuzzing/inputs"], []
    for scratch, place in ((build, "/elsewhere/letterpress"), (build / "tests", "/elsewhere/letterpress"),
                           (build / "docs", str(clone))):
        made = [scratch / "checkouts", scratch / "x86_64-unknown-linux-gnu"]
        (kept if place == str(clone) else removed).extend(made)
        for folder in made:
            folder.mkdir(parents=True)
        (scratch / "release.yaml").write_text(f'tools: "{place}/.build/release"\n')
    # A plan that was made here since, with a package that was fetched elsewhere.
    fetched = build / "thread/checkouts/package/.git/objects/info"
    fetched.mkdir(parents=True)
    (fetched / "alternates").write_text("/elsewhere/letterpress/.build/thread/repositories/package/objects\n")
    (build / "thread/debug.yaml").write_text(f'tools: "{clone}/.build/debug"\n')
    removed.append(fetched)
    for folder in kept:
        folder.mkdir(parents=True, exist_ok=True)
    status, printed, _ = run(clone, "")
    assert status == 0 and printed.count("this clone was moved") == 3
    assert all(folder.exists() for folder in kept) and not any(folder.exists() for folder in removed)
    assert run(clone, "")[1] == ""
