#!/usr/bin/env python3
"""Collects the licences and versions of everything a release contains.

licences.py [--map FILE]... [--checkouts FOLDER]... [--toolset FILE] --output FILE [--versions FILE] [--bill FILE]

--map names the linker map of a static program: each library in it belongs to the Swift toolchain or to a Debian
package. --checkouts names SwiftPM's folder with the sources of other packages; their versions are in the file next to
it. --toolset names the options the page's module is linked with. The licences are read from where they are installed,
and each text appears once in the output. A missing licence is an error. --bill writes the same components as JSON, from which
bill.py makes a bill of materials.
"""

from __future__ import annotations

import argparse
import json
import re
import shutil
import subprocess
import sys
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
COMMON = Path("/usr/share/common-licenses")


class Missing(Exception):
    pass


@dataclass
class Component:
    name: str
    version: str
    licences: list[Path]
    parts: set[str] = field(default_factory=set)


def output(*command: str) -> str:
    return subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True).stdout


def toolchain() -> Path:
    swiftc = shutil.which("swiftc")
    if not swiftc:
        raise Missing("there is no swiftc in PATH")
    return Path(swiftc).resolve().parent.parent


class Collection:
    def __init__(self) -> None:
        self.components: dict[tuple[str, str], Component] = {}
        self.toolchain = toolchain()
        self.owners: dict[str, Component] = {}

    def add(self, part: str, name: str, version: str, licences: list[Path]) -> Component:
        for path in licences:
            if not path.is_file() or not path.read_text(errors="replace").strip():
                raise Missing(f"{name}: its licence is missing: {path}")
        if not licences:
            raise Missing(f"{name}: it has no licence")
        component = self.components.setdefault((name, version), Component(name, version, licences))
        component.parts.add(part)
        return component

    def add_file(self, part: str, path: Path) -> None:
        """Adds a linked library or object file."""
        if self.toolchain in path.parents:
            version = output("swift", "--version").splitlines()[0]
            match = re.search(r"version (\S+)", version)
            self.add(part, "Swift runtime and standard libraries", match[1] if match else version,
                     [self.toolchain / "share/swift/LICENSE.txt"])
            return
        try:
            owner = output("dpkg-query", "--search", str(path)).split(": ")[0]
        except (FileNotFoundError, subprocess.CalledProcessError):
            raise Missing(f"{path} is linked, but no Debian package owns it, so its licence is unknown") from None
        name = owner.split(":")[0]
        fields = output("dpkg-query", "--show", "-f", "${Version}\t${source:Package}\t${source:Version}", owner).split("\t")
        self.add(part, f"{fields[1]} ({name})", fields[2], [Path(f"/usr/share/doc/{name}/copyright")])

    def add_map(self, path: Path) -> None:
        files = set()
        with path.open(errors="replace") as lines:
            for line in lines:
                for file in re.findall(r"(/\S+\.a)\(|(/\S+/crt\w+\.o)", line):
                    files.add(Path(file[0] or file[1]).resolve())
        if not files:
            raise Missing(f"{path} names no library, so it is not the map of a static program")
        for file in sorted(files):
            self.add_file(path.stem, file)

    def add_toolset(self, path: Path) -> None:
        options = json.loads(path.read_text())["linker"]["extraCLIOptions"]
        folders = [Path(option[2:]) for option in options if option.startswith("-L")]
        folders.append(self.toolchain / "lib/swift")
        for option in options:
            if option.startswith("-l"):
                name = option[3:] if option.startswith("-l:") else f"lib{option[2:]}.a"
                found = [folder / name for folder in folders if (folder / name).exists()]
                if not found:
                    raise Missing(f"{option}, of {path}, is in none of the folders that the linker looks in")
                self.add_file("page", found[0].resolve())

    def add_checkouts(self, folder: Path) -> None:
        state = json.loads((folder.parent / "workspace-state.json").read_text())
        for dependency in state["object"]["dependencies"]:
            checkout = folder / dependency["subpath"]
            licences = sorted(p for p in checkout.iterdir() if re.match(r"(?i)(licen[cs]e|copying)", p.name) and p.is_file())
            if not licences:
                raise Missing(f"{checkout} has no licence")
            notices = sorted(p for p in checkout.iterdir() if re.match(r"(?i)notice", p.name) and p.is_file())
            url = dependency["packageRef"]["location"].removeprefix("https://")
            self.add("letterpress", url, dependency["state"]["checkoutState"].get("version", "?"), licences + notices)

    def add_own(self, parts: list[str]) -> None:
        other = (ROOT / "Sources/CEnglishLexicon/english.name").read_text()
        other_licence = ROOT / "built-in-words-LICENSE.txt"
        for part in parts:
            made = "the words' rarities are" if other else "the word list is"
            self.add(part, f"SCOWL, of which {made} made", "see its text", [ROOT / "words-LICENSE.txt"])
            if other and other_licence.exists():
                self.add(part, f"{other}, the built-in word list", "see its text", [other_licence])
            self.add(part, "Fonts, with which the templates' pictures were drawn", "see its text",
                     [ROOT / "Samples/FONTS-LICENSE.txt"])


INTRODUCTION = """\
What comes with letterpress besides its own code, and under which licences. The code of letterpress itself is licensed
under the Apache License, Version 2.0: see LICENSE and NOTICE.

"""
STATIC = """\
The program is linked statically, among others with the GNU C library, whose licence is the GNU Lesser General Public
License 2.1. To link it with another version of that library, use the source code in the program's repository and the
scripts there that build it (Scripts/build-program). The source code of Debian's packages is
at https://www.debian.org and, for each version ever released, at https://snapshot.debian.org.

"""


def report(components: list[Component], is_static: bool) -> str:
    texts: dict[str, list[str]] = {}
    common: set[str] = set()
    for component in components:
        for path in component.licences:
            text = path.read_text(errors="replace").strip("\n") + "\n"
            texts.setdefault(text, []).append(component.name)
            if path.parts[:4] == ("/", "usr", "share", "doc"):
                common.update(re.findall(r"/usr/share/common-licenses/([A-Za-z0-9.-]*[A-Za-z0-9])", text))
    for name in sorted(common):
        path = COMMON / name
        if not path.is_file():
            raise Missing(f"{path}, which a licence refers to, is missing")
        texts.setdefault(path.read_text(errors="replace"), []).append(f"the texts above that name {path}")
    lines = [INTRODUCTION, STATIC if is_static else "", "Part by part:\n\n"]
    for component in components:
        lines.append(f"  {component.name}, {component.version}\n      in {', '.join(sorted(component.parts))}\n")
    for text, names in texts.items():
        lines.append(f"\n{'=' * 80}\n" + "".join(f"{name}\n" for name in names) + f"{'=' * 80}\n\n{text}")
    return "".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--map", type=Path, action="append", default=[])
    parser.add_argument("--checkouts", type=Path, action="append", default=[])
    parser.add_argument("--toolset", type=Path)
    parser.add_argument("--output", type=Path, required=True)
    parser.add_argument("--versions", type=Path)
    parser.add_argument("--bill", type=Path)
    options = parser.parse_args()
    try:
        collection = Collection()
        collection.add_own(["letterpress"] + (["page"] if options.toolset else []))
        for folder in options.checkouts:
            collection.add_checkouts(folder)
        for path in options.map:
            collection.add_map(path)
        if options.toolset:
            collection.add_toolset(options.toolset)
        components = sorted(collection.components.values(), key=lambda component: (component.name.lower(), component.version))
        options.output.write_text(report(components, bool(options.map)))
    except (Missing, OSError) as error:
        print(f"licences: {error}", file=sys.stderr)
        sys.exit(66)
    if options.bill:
        options.bill.write_text(json.dumps([
            {"name": c.name, "version": None if c.version == "see its text" else c.version, "parts": sorted(c.parts),
             "licence": "\n".join(path.read_text(errors="replace").strip("\n") + "\n" for path in c.licences)}
            for c in components]))
    if options.versions:
        rows = [f"{c.name}\t{c.version}\t{', '.join(sorted(c.parts))}\n" for c in components if c.version != "see its text"]
        options.versions.write_text("component\tversion\tin\n" + "".join(rows))


if __name__ == "__main__":
    main()
