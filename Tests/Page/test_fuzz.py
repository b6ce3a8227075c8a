"""A few of the inputs of which Scripts/fuzz browser tries thousands."""

from __future__ import annotations

from typing import Callable

from fuzz import fuzz, fuzz_in_webkit
from player import Player
from webkit import Window


def test_the_worker_survives_damaged_and_hostile_inputs(new_player: Callable[..., Player]) -> None:
    player = new_player("desktop")
    player.open()
    result, faults = fuzz(player.page, count=300, seed=7)
    assert faults == []
    assert result["tally"]["pictures"] == result["tally"]["texts"] == 150
    assert result["tally"]["errors"] > 50 and result["tally"]["undecodable"] > 20


def test_it_survives_them_in_webkit(webkit: Window, site: str) -> None:
    webkit.open(site)
    result, faults = fuzz_in_webkit(webkit, count=200, seed=8)
    assert faults == []
    assert result["tally"]["pictures"] == result["tally"]["texts"] == 100
    assert result["tally"]["errors"] > 30 and result["tally"]["undecodable"] > 10
