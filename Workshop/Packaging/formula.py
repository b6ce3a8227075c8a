#!/usr/bin/env python3
"""Makes the formula with which Homebrew installs a release.

formula.py FOLDER VERSION ADDRESS

FOLDER has the files of the release, and gets letterpress.rb. ADDRESS is the repository's on GitHub, from whose releases Homebrew
downloads them. Linux gets the static program of each architecture that the folder has; macOS, for which there is none, builds
the sources.
"""

from __future__ import annotations

import hashlib
import re
import sys
from pathlib import Path

PROCESSORS = {"x86_64": "intel", "aarch64": "arm"}


def formula(folder: Path, version: str, address: str) -> str:
    def source(name: str, indent: int) -> str:
        digest = hashlib.sha256((folder / name).read_bytes()).hexdigest()
        space = " " * indent
        return f'{space}url "{address}/releases/download/{version}/{name}"\n{space}sha256 "{digest}"\n'

    programs = ""
    for architecture, processor in PROCESSORS.items():
        name = f"letterpress-{version}-linux-{architecture}.tar.gz"
        if (folder / name).exists():
            programs += f"    on_{processor} do\n{source(name, 6)}    end\n"
    return f"""\
class Letterpress < Formula
  desc "Words and best moves for screenshots of the word game Letterpress"
  homepage "{address}"
  version "{version}"
  license "Apache-2.0"

  on_macos do
{source(f"letterpress-{version}-source.tar.gz", 4)}    depends_on "pkgconf" => :build
    depends_on xcode: ["26.0", :build]
    depends_on macos: :sequoia
    depends_on "jpeg-turbo"
    depends_on "libpng"
  end

  on_linux do
{programs}  end

  def install
    if OS.linux?
      prefix.install "bin", "share"
    else
      system "swift", "build", "--disable-sandbox", "--configuration", "release", "--product", "letterpress"
      bin.install ".build/release/letterpress"
      system "python3", "Workshop/Packaging/manual.py", bin/"letterpress", man1
      generate_completions_from_executable(bin/"letterpress", "--generate-completion-script")
    end
  end

  test do
    assert_match "retains", shell_output("#{{bin}}/letterpress words aeinrst --min-length 7")
  end
end
"""


def main() -> None:
    if len(sys.argv) != 4 or not re.fullmatch(r"https://github\.com/[\w.-]+/[\w.-]+", sys.argv[3]):
        print(__doc__.strip(), file=sys.stderr)
        sys.exit(64)
    folder = Path(sys.argv[1])
    (folder / "letterpress.rb").write_text(formula(folder, *sys.argv[2:]))


if __name__ == "__main__":
    main()
