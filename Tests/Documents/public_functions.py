"""The public functions of the libraries, as their sources declare them: initialisers, methods, operators, subscripts, and
properties that are computed."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

REPOSITORY = Path(__file__).resolve().parents[2]
LIBRARIES = ["LetterpressSolver", "LetterpressVision", "LetterpressPNG", "LetterpressJPEG"]
"""The public products of Package.swift that other packages import."""

# What an ordinary build on Linux leaves out.
LEFT_OUT = re.compile(r"#if Foundation \|\| canImport\(Darwin\)\n.*?#else\n", re.DOTALL)
TYPE = re.compile(r"\b(?:struct|enum|class|actor|extension|protocol)\s+([\w.]+)")
FUNCTION = re.compile(r"\bpublic\b[\w\s()]*?\b(?:func\s+([^\s(]+?)|(init\??)|(subscript))\s*(?:<(?![ (])[^(]*>)?\s*\($")
PROPERTY = re.compile(r"\bpublic\b[\w\s()]*?\bvar\s+(\w+):[^={}]*\{$")


@dataclass(frozen=True)
class PublicFunction:
    library: str
    file: Path
    symbol: str
    """Such as `TileSet.insert(_: Int)`."""
    has_precondition: bool

    @property
    def name(self) -> str:
        """What a call of it contains, if that is a name."""
        owner, _, name = self.symbol.partition("(")[0].rpartition(".")
        return owner.rpartition(".")[2] if name == "init" else name


def blanked(text: str) -> str:
    """The text with as many blanks instead of what comments and strings contain."""
    def blank(match: re.Match[str]) -> str:
        return re.sub(r"[^\n]", " ", match[0])

    text = LEFT_OUT.sub(blank, text)
    return re.sub(r'//[^\n]*|"""(?:.*?)"""|"(?:\\\((?:[^()"]|"[^"]*"|\((?:[^()]|\([^()]*\))*\))*\)|\\.|[^"\\\n])*"', blank, text,
                  flags=re.DOTALL)


def parameters(text: str, start: int) -> str:
    """The parameters from an opening bracket on, without their inner names and defaults."""
    depth, parts = 0, [""]
    for character in text[start:]:
        depth += {"(": 1, "[": 1, "{": 1, ")": -1, "]": -1, "}": -1}.get(character, 0)
        if depth == 0:
            break
        if character == "," and depth == 1:
            parts.append("")
        else:
            parts[-1] += character
    pairs = [part.removeprefix("(").partition(":") for part in parts]
    return ", ".join(f"{names.split()[0]}: {' '.join(kind.partition(' = ')[0].split())}" for names, colon, kind in pairs if colon)


def functions(library: str, file: Path) -> Iterator[PublicFunction]:
    source = file.read_text("utf-8")
    text = blanked(source)
    # The types and other blocks around a place; None for a block that is not a type.
    around: list[str | None] = []
    head = ""
    for at, character in enumerate(text):
        head += character
        owner = ".".join(name or "" for name in around)
        if None not in around and character in "({":
            match = FUNCTION.search(head) if character == "(" else PROPERTY.search(head)
            if match:
                name = (match[1] or match[2] or match[3] if character == "(" else match[1]).rstrip("?")
                arguments = f"({parameters(text, at)})" if character == "(" else ""
                before = source[: at + 1 - len(head.lstrip())].rstrip().splitlines()
                comment = []
                while before and before[-1].lstrip().startswith(("///", "@")):
                    comment.append(before.pop())
                symbol = ".".join(filter(None, [owner, name])) + arguments
                yield PublicFunction(library, file, symbol, any("- Precondition:" in line for line in comment))
        if character == "{":
            names = TYPE.findall(head)
            is_type = names and not re.search(r"\b(?:func|init\??|subscript|var|let)\b", head)
            around.append(names[-1] if is_type else None)
            head = ""
        elif character == "}":
            around.pop()
            head = ""
        elif character == "\n" and head.count("(") == head.count(")"):
            rest = text[at + 1 : at + 200].lstrip()
            if not rest.startswith(("{", "where", ")", "->")) and not head.strip().startswith("@"):
                head = ""


def public_functions() -> list[PublicFunction]:
    return [function for library in LIBRARIES for file in sorted((REPOSITORY / "Sources" / library).rglob("*.swift"))
            for function in functions(library, file)]


if __name__ == "__main__":
    for function in public_functions():
        print(function.library, function.symbol, "within" if function.has_precondition else "any", sep="\t")
