"""The output of `--format json` conforms to docs/letterpress.schema.json: for all samples and edge cases."""

from __future__ import annotations

import json
import subprocess
import sys
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from conftest import REPOSITORY, Workplace

SCHEMA = json.loads((REPOSITORY / "docs/letterpress.schema.json").read_text("utf-8"))
SAMPLES = sorted(str(path.relative_to(REPOSITORY)) for path in (REPOSITORY / "Samples").rglob("*.png"))
TYPED = "--position 'tejntgzhhgpsmzpthaoudgbph rb.rR..rbrbbr.bBbrbbb.rb. red pathos'"

Schema = dict[str, Any]


def definition(part: Schema) -> Schema:
    return SCHEMA["$defs"][part["$ref"].rpartition("/")[2]] if "$ref" in part else part


def is_object(part: Schema) -> bool:
    whole = definition(part)
    return "properties" in whole or any(is_object(base) for key in ("allOf", "oneOf") for base in whole.get(key, []))


def closed(part: Any) -> Any:
    """The schema without additional members: later versions may add some, but this one must define all its own."""
    if isinstance(part, list):
        return [closed(item) for item in part]
    if not isinstance(part, dict):
        return part
    made = {key: closed(value) for key, value in part.items()}
    used = [(part, made, key) for key in ("items",) if key in part]
    used += [(part["properties"], made["properties"], name) for name in part.get("properties", {})]
    used += [(part["anyOf"], made["anyOf"], at) for at in range(len(part.get("anyOf", [])))]
    for old, new, at in used:
        if is_object(old[at]):
            new[at]["unevaluatedProperties"] = False
    return made


CLOSED = closed(SCHEMA)


def check(line: str, name: str) -> Any:
    """Parses a line and checks it against a definition of the schema."""
    value = json.loads(line, parse_constant=lambda text: pytest.fail(f"{text} is not JSON"))
    schema = {"$ref": f"#/$defs/{name}", "unevaluatedProperties": False, "$defs": CLOSED["$defs"]}
    faults = [f"{fault.json_path}: {fault.message}" for fault in Draft202012Validator(schema).iter_errors(value)]
    assert not faults, f"{name}: {faults} in {line[:500]}"
    return value


def test_the_schema_is_valid() -> None:
    Draft202012Validator.check_schema(SCHEMA)


def test_the_reference_matches_the_schema() -> None:
    made = subprocess.run(
        [sys.executable, REPOSITORY / "Workshop/Scripts/make-json-reference", "--check"], capture_output=True, text=True)
    assert made.returncode == 0, made.stderr


COMMANDS = [
    *[("read", f"letterpress read {sample}") for sample in SAMPLES],
    *[("solve", f"letterpress solve {sample} --limit 3") for sample in SAMPLES],
    ("solve", "letterpress Samples/light-midgame.png --limit all"),
    ("read", "letterpress read shot.png"),
    ("read", "letterpress read grey.png boardonly.png"),
    ("words", "letterpress words aeinrst"),
    ("words", "letterpress words '?zq' --words my-list.txt"),
    ("words", "letterpress words hobble --words my-list.txt"),
    ("play", f"letterpress play {TYPED} --depth 2"),
    ("play", "letterpress play board.png --depth 2 --all"),
    ("play", "letterpress play board.png --depth 2 --known --placements"),
    ("play", "letterpress play Samples/pop-endgame.png --depth 3"),
    ("play", "letterpress play Samples/light-midgame.png --depth 4 --limit 30"),
    ("play", "letterpress play a.png b.png --depth 1"),
    ("play", "letterpress play --letters '?eeeeeeeeeeeeeeeeeeeeeeee' --owners ......................... --turn red --depth 1"),
    ("games", "letterpress games Samples"),
    ("games", "letterpress games shots"),
    ("games", "letterpress games shots --moves-between 1"),
    ("review", "letterpress review game.txt --depth 2"),
    ("review", "letterpress review a.png b.png --depth 1"),
    ("review", "letterpress review shots --moves-between 1 --depth 1"),
    *[("puzzle", f"letterpress puzzle --kind {kind} --seed 1") for kind in ("finish", "three", "only", "known")],
    ("puzzle", "letterpress puzzle 1 --answer aa"),
    ("train", "letterpress train --labels Samples/labels.tsv --report"),
    ("train", "letterpress train Samples/light-midgame.png lqhrufdsxeiuwshthabiupsmj --force --report"),
]


@pytest.mark.parametrize("name, command", COMMANDS)
def test_prints_what_the_schema_says(workplace: Workplace, name: str, command: str) -> None:
    done = workplace.run(f"{command} --format json 2>errors.txt")
    lines = done.stdout.splitlines()
    assert lines and done.returncode == 0, (workplace.folder / "errors.txt").read_text()
    for line in lines:
        check(line, name)


@pytest.mark.parametrize("sample", SAMPLES)
def test_plays_on_every_sample(workplace: Workplace, sample: str) -> None:
    done = workplace.run(f"letterpress play {sample} --depth 1 --format json 2>errors.txt")
    if "cannot tell whose turn" in done.stdout:
        check(done.stdout, "error")
        done = workplace.run(f"letterpress play {sample} --as red --depth 1 --format json 2>errors.txt")
    assert done.returncode == 0, done.stdout
    check(done.stdout, "play")


@pytest.mark.parametrize("command, status", [
    ("read missing.png", 66), ("solve missing.png", 66), ("play missing.png", 66), ("read words.txt", 65),
    ("play grey.png", 65), ("play board.png --containing qqq", 64),
])
def test_an_error_is_an_object(workplace: Workplace, command: str, status: int) -> None:
    done = workplace.run(f"letterpress {command} --format json 2>/dev/null")
    assert done.returncode == status
    check(done.stdout, "error")


def test_the_schema_has_every_command() -> None:
    names = [choice["$ref"].rpartition("/")[2] for choice in SCHEMA["anyOf"]]
    assert sorted(names) == sorted({name for name, _ in COMMANDS} | {"error"})
