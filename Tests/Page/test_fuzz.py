"""A few of the inputs of which Scripts/fuzz browser tries thousands."""

from __future__ import annotations

from typing import Callable

from fuzz import fuzz
from player import Player


def test_the_worker_survives_damaged_and_hostile_inputs(new_player: Callable[..., Player]) -> None:
    player = new_player("desktop")
    player.open()
    result, faults = fuzz(player.page, count=300, seed=7)
    assert faults == []
    assert result["tally"]["pictures"] == result["tally"]["texts"] == 150
    assert result["tally"]["errors"] > 50 and result["tally"]["undecodable"] > 20
