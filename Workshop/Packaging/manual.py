#!/usr/bin/env python3
"""Writes the program's manual pages: manual.py PROGRAM FOLDER

One page for the program and one for each subcommand, made from the help the program prints. ArgumentParser has a plugin
for this, but it joins the lines of examples into paragraphs, has no headings for groups of options, and builds
everything again.

SOURCE_DATE_EPOCH sets the pages' date.
"""

from __future__ import annotations

import datetime
import json
import os
import re
import subprocess
import sys
import time
from pathlib import Path


def escaped(text: str) -> str:
    """Text escaped for roff: no macros, no escapes, and hyphens that can be copied."""
    text = text.replace("\\", r"\e").replace("-", r"\-").replace("'", r"\(aq").replace("`", r"\(ga").replace("^", r"\(ha")
    text = text.replace("~", r"\(ti").replace('"', r"\(dq")
    text = "".join(c if ord(c) < 128 else rf"\[u{ord(c):04X}]" for c in text)
    return re.sub(r"^\.", r"\\&.", text, flags=re.MULTILINE)


def bold(text: str) -> str:
    return rf"\fB{escaped(text)}\fP"


def italic(text: str) -> str:
    return rf"\fI{escaped(text)}\fP"


def is_title(line: str) -> bool:
    return re.fullmatch(r"[A-Z][A-Z ]+", line) is not None


def prose(text: str) -> tuple[list[str], dict[str, list[str]]]:
    """The paragraphs of a discussion, and its sections by title, whose lines are kept."""
    paragraphs: list[str] = []
    sections: dict[str, list[str]] = {}
    for block in text.split("\n\n"):
        lines = block.split("\n")
        if is_title(lines[0]):
            sections[lines[0]] = lines[1:]
        else:
            paragraphs.append(block)
    return paragraphs, sections


def paragraph(text: str) -> list[str]:
    """Keeps indented lines."""
    if any(line.startswith("  ") for line in text.split("\n")):
        return verbatim(text.split("\n"))
    return [".PP", escaped(text)]


def verbatim(lines: list[str]) -> list[str]:
    indent = min((len(line) - len(line.lstrip()) for line in lines if line.strip()), default=0)
    return [".PP", ".RS 4", ".nf", *(escaped(line[indent:]) for line in lines), ".fi", ".RE"]


def name_of(name: dict) -> str:
    return ("--" if name["kind"] == "long" else "-") + name["name"]


def term(argument: dict) -> str:
    """An argument as it is written: -o, --output <file>"""
    value = italic(f"<{argument['valueName']}>")
    if argument["kind"] == "positional":
        return value + (" ..." if argument["isRepeating"] else "")
    names = sorted(argument["names"], key=lambda name: name["kind"] == "long")
    text = ", ".join(bold(name_of(name)) for name in names)
    return text if argument["kind"] == "flag" else f"{text} {value}"


def description(argument: dict) -> str:
    text = argument.get("abstract", "")
    extra = []
    values = argument.get("allValues", [])
    if values and not all(value in text for value in values):
        extra.append("values: " + ", ".join(values))
    if "defaultValue" in argument and "(default" not in text and argument["kind"] != "flag":
        extra.append(f"default: {argument['defaultValue']}")
    return escaped(text + (f" ({'; '.join(extra)})" if extra else ""))


def options(command: dict, heading: str) -> list[str]:
    """The arguments by group, in the order of `--help`."""
    groups: dict[str, list[dict]] = {}
    for argument in command.get("arguments", []):
        if argument["shouldDisplay"]:
            usual = "Arguments" if argument["kind"] == "positional" else "Options"
            groups.setdefault(argument.get("sectionTitle", usual), []).append(argument)
    titles = sorted(groups, key=lambda title: {"Arguments": 0, "Options": 2}.get(title, 1))
    lines = []
    for title in titles:
        lines.append(f"{heading} {escaped(title.upper() if heading == '.SH' else title)}")
        for argument in groups[title]:
            lines += [".TP", term(argument), description(argument) or r"\&"]
    return lines


def synopsis(command: dict, name: str) -> str:
    positional = [a for a in command.get("arguments", []) if a["kind"] == "positional" and a["shouldDisplay"]]
    parts = [bold(name)]
    if command.get("subcommands"):
        parts.append(italic("<subcommand>"))
    else:
        parts.append(f"[{italic('<options>')}]")
    for argument in positional:
        parts.append(f"[{term(argument)}]" if argument["isOptional"] else term(argument))
    return " ".join(parts)


class Manual:
    def __init__(self, root: dict, version: str, date: str):
        self.root, self.version, self.date = root, version, date
        self.name: str = root["commandName"]
        self.commands = [c for c in root["subcommands"] if c["commandName"] != "help"]

    def header(self, title: str, abstract: str) -> list[str]:
        return [
            f'.TH {escaped(title.upper())} 1 "{self.date}" "{escaped(self.version)}" "User Commands"',
            ".\\\" Made by Workshop/Packaging/manual.py from the program's own help.",
            ".nh", ".ad l",
            ".SH NAME", rf"{escaped(title)} \- {escaped(abstract[0].lower() + abstract[1:].rstrip('.'))}",
        ]

    def see_also(self, pages: list[str]) -> list[str]:
        return [".SH SEE ALSO", ",\n".join(rf"\fB{escaped(page)}\fP(1)" for page in pages)]

    def main_page(self) -> str:
        lines = self.header(self.name, self.root["abstract"])
        lines += [".SH SYNOPSIS"]
        default = next(c for c in self.commands if c["commandName"] == self.root["defaultSubcommand"])
        lines += [synopsis(default, self.name), ".br", synopsis(self.root, self.name) + " [...]"]
        paragraphs, sections = prose(self.root.get("discussion", ""))
        lines += [".SH DESCRIPTION", escaped(self.root["abstract"])]
        for text in paragraphs:
            lines += paragraph(text)
        page = f"{self.name}-{default['commandName']}"
        lines += [".PP", f"Without a subcommand, {bold(default['commandName'])} is meant: its options are in "
                         rf"\fB{escaped(page)}\fP(1)."]
        lines += [".SH SUBCOMMANDS", "Each has a page of its own; "
                  + bold(f"man {self.name}-play") + " shows the one of " + bold("play") + "."]
        for command in self.commands:
            lines += [".TP", bold(command["commandName"]), escaped(command.get("abstract", ""))]
        lines += options(self.root, ".SH")
        for title, text in sections.items():
            lines += [f".SH {title}", *self.section(title, text)]
        lines += [
            ".SH FILES", ".TP", italic("~/.local/share/letterpress"),
            "Templates that were learnt and the word list in use; under " + bold("XDG_DATA_HOME") + " where that is set.",
            ".SH ENVIRONMENT", ".TP", bold("NO_COLOR"), "If set, nothing is coloured unless "
            + bold("--color always") + " is given.", ".TP", bold("XDG_DATA_HOME"), "Where the files above are kept."]
        lines += self.see_also([f"{self.name}-{command['commandName']}" for command in self.commands])
        return "\n".join(lines) + "\n"

    def section(self, title: str, text: list[str]) -> list[str]:
        if title != "EXIT STATUS":
            return verbatim(text)
        lines = []
        for line in text:
            status, meaning = re.split(r"\s{2,}|(?<=\d)\s+(?=\D)", line.strip(), maxsplit=1)
            lines += [".TP", bold(status), escaped(meaning)]
        return lines

    def page(self, command: dict) -> str:
        title = f"{self.name}-{command['commandName']}"
        lines = self.header(title, command["abstract"])
        lines += [".SH SYNOPSIS"]
        shown = [command] if not command.get("subcommands") else command["subcommands"]
        full = f"{self.name} {command['commandName']}"
        for number, part in enumerate(shown):
            name = full if part is command else f"{full} {part['commandName']}"
            lines += ([".br"] if number else []) + [synopsis(part, name)]
        paragraphs, sections = prose(command.get("discussion", ""))
        lines += [".SH DESCRIPTION", escaped(command["abstract"])]
        for text in paragraphs:
            lines += paragraph(text)
        for part in command.get("subcommands", []):
            lines += [f".SH {escaped((command['commandName'] + ' ' + part['commandName']).upper())}",
                      escaped(part.get("abstract", ""))]
            inner, examples = prose(part.get("discussion", ""))
            for text in inner:
                lines += paragraph(text)
            lines += options(part, ".SS")
            for heading, text in examples.items():
                lines += [f".SS {heading.capitalize()}", *verbatim(text)]
        if not command.get("subcommands"):
            lines += options(command, ".SH")
        for heading, text in sections.items():
            lines += [f".SH {heading}", *self.section(heading, text)]
        lines += self.see_also([self.name])
        return "\n".join(lines) + "\n"


def main() -> None:
    if len(sys.argv) != 3:
        print("usage: manual.py PROGRAM FOLDER", file=sys.stderr)
        sys.exit(64)
    program, folder = sys.argv[1], Path(sys.argv[2])

    def output(*arguments: str) -> str:
        return subprocess.run([program, *arguments], check=True, stdout=subprocess.PIPE, text=True).stdout

    seconds = int(os.environ.get("SOURCE_DATE_EPOCH", time.time()))
    date = datetime.datetime.fromtimestamp(seconds, datetime.timezone.utc).strftime("%Y-%m-%d")
    manual = Manual(json.loads(output("--experimental-dump-help"))["command"], output("--version").strip(), date)
    folder.mkdir(parents=True, exist_ok=True)
    (folder / f"{manual.name}.1").write_text(manual.main_page())
    for command in manual.commands:
        (folder / f"{manual.name}-{command['commandName']}.1").write_text(manual.page(command))


if __name__ == "__main__":
    main()
