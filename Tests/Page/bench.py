"""Measures what a player feels, in Chromium: Scripts/bench page calls it.

    python bench.py [TURNS]

Every figure is the median of the turns, each with a fresh browser profile. "Slowed" is the processor slowed four times by
DevTools, which affects the page's main thread but not its worker.
"""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from statistics import median

from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from conftest import FOLDER, PROGRAM, ROOT, SAMPLES, launch
from site_server import served

WATCH = """() => {
  const seen = globalThis.seen = { tasks: [] }
  const note = (name, value) => { seen[name] ??= value }
  addEventListener('change', ({ target }) => { if (target.id === 'picture') note('chosen', performance.now()) }, true)
  new PerformanceObserver(list => {
    for (const { startTime, duration } of list.getEntries()) seen.tasks.push({ startTime, duration })
  }).observe({ type: 'longtask', buffered: true })
  // A change becomes visible with the next frame.
  const shown = name => requestAnimationFrame(() => setTimeout(() => note(name, performance.now())))
  new MutationObserver(() => {
    if (!seen.board && document.querySelector('[data-picture="light-midgame.png"]')) shown('board')
    if (!seen.move && document.querySelector('[data-word][data-chance]')) shown('move')
    if (/^[\\d,]+ words$/.test(document.querySelector('letterpress-words .count')?.innerText ?? '')) shown('words')
  }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
}"""

FRAMES = """milliseconds => new Promise(resolve => {
  const times = []
  const end = performance.now() + milliseconds
  const step = now => {
    times.push(now)
    if (now < end) requestAnimationFrame(step)
    else resolve(times.slice(1).map((time, index) => time - times[index]))
  }
  requestAnimationFrame(step)
})"""

SEARCH = """async ({ position, seconds, letters }) => {
  const worker = new Worker('engine/worker.js', { type: 'module' })
  const ask = (id, name, request) => new Promise(resolve => {
    const hear = ({ data }) => {
      if (data.id !== id || !data.answer) return
      worker.removeEventListener('message', hear)
      resolve(data.answer)
    }
    worker.addEventListener('message', hear)
    worker.postMessage({ id, name, request })
  })
  await ask(1, 'start', { bytes: await (await fetch('letterpress.wasm')).arrayBuffer() })
  await ask(2, 'words', { letters })
  const advice = await ask(3, 'search', { position, seconds })
  const { size } = await ask(4, 'memory', {})
  worker.terminate()
  return { nodes: advice.nodes, seconds: advice.seconds, size }
}"""


class Turn:
    """One visit: the page opened, a picture chosen, words listed, the best move played."""

    def __init__(self, browser: Browser, address: str, slowdown: int) -> None:
        self.context: BrowserContext = browser.new_context(viewport={"width": 390, "height": 844}, has_touch=True)
        self.page: Page = self.context.new_page()
        self.session = self.context.new_cdp_session(self.page)
        self.session.send("Emulation.setCPUThrottlingRate", {"rate": slowdown})
        self.page.add_init_script(f"({WATCH})()")
        self.page.goto(address)
        self.page.wait_for_timeout(1500)
        self.first_view = self.page.evaluate(
            "() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN")

    def give(self) -> dict[str, float]:
        self.page.locator("#picture").set_input_files(str(SAMPLES / "light-midgame.png"))
        self.page.wait_for_function("() => seen.board && seen.move", timeout=60_000)
        seen = self.page.evaluate("() => seen")
        # The search continues.
        self.page.wait_for_timeout(4000)
        tasks = [task["duration"] for task in self.page.evaluate("() => seen.tasks") if task["startTime"] > seen["board"]]
        return {"board": seen["board"] - seen["chosen"], "move": seen["move"] - seen["board"], "task": max(tasks, default=0)}

    def words(self) -> float:
        """Milliseconds from pressing the tab to the list."""
        start = self.page.evaluate("() => { const now = performance.now(); document.querySelector('#tab-words').click(); return now }")
        self.page.wait_for_function("() => seen.words", timeout=60_000)
        elapsed = self.page.evaluate("() => seen.words") - start
        self.page.locator("#tab-moves").click()
        return elapsed

    def frames(self) -> list[float]:
        """Milliseconds between frames while the best move is played."""
        self.page.evaluate("() => [...document.querySelectorAll('letterpress-moves button')].find(({ innerText }) => innerText === 'Play')?.click()")
        times = self.page.evaluate(FRAMES, 2500)
        expect(self.page.locator("[data-letters]")).to_have_attribute("data-turn", "blue")
        return times

    def heap(self) -> float:
        self.session.send("Performance.enable")
        metrics = {metric["name"]: metric["value"] for metric in self.session.send("Performance.getMetrics")["metrics"]}
        return metrics["JSHeapUsedSize"]

    def end(self) -> None:
        self.context.close()


def measure(browser: Browser, address: str, slowdown: int, turns: int) -> None:
    results: list[dict[str, float]] = []
    for _ in range(turns):
        turn = Turn(browser, address, slowdown)
        result = turn.give() | {"first": turn.first_view, "words": turn.words()}
        frames = sorted(turn.frames())
        result |= {"frame": frames[-1], "frames": frames[len(frames) * 95 // 100], "heap": turn.heap() / 1e6}
        turn.end()
        results.append(result)
    middle = {name: median(result[name] for result in results) for name in results[0]}
    speed = "full speed" if slowdown == 1 else f"slowed {slowdown} times"
    print(f"{speed}: first view {middle['first']:.0f} ms, board {middle['board']:.0f} ms after the picture was chosen, first "
          f"move {middle['move']:.0f} ms after the board, words listed in {middle['words']:.0f} ms")
    print(f"  longest task of the main thread while searching {middle['task']:.0f} ms (none above 50: 0); a move played: 95% of "
          f"frames within {middle['frames']:.1f} ms, longest {middle['frame']:.1f} ms; heap {middle['heap']:.1f} MB")


def compare_search(page: Page, turns: int) -> None:
    """Measures positions per second, alternating with the program on one thread."""
    module = FOLDER / "letterpress.wasm"
    lines = subprocess.run(
        ["node", ROOT / "Tests/PageModule/positions.mjs", module, "60"], capture_output=True, text=True, check=True).stdout
    seconds = 2
    ours, native, size = [], [], 0
    for position in lines.splitlines():
        request = {"position": position, "seconds": seconds, "letters": position.split()[0]}
        answer = page.evaluate(SEARCH, request)
        size = max(size, answer["size"])
        advice = json.loads(subprocess.run(
            [PROGRAM, "play", "--position", position, "--time", str(seconds), "--threads", "1", "--format", "json"],
            capture_output=True, text=True, check=True).stdout)
        # Some searches end before their time is over.
        if answer["seconds"] < 0.9 * seconds or advice["seconds"] < 0.8 * seconds:
            continue
        ours.append(answer["nodes"] / answer["seconds"])
        native.append(advice["nodes"] / advice["seconds"])
        if len(ours) == 2 * turns:
            break
    ratio = median(one / other for one, other in zip(ours, native))
    print(f"search: {median(ours):.0f} positions a second, the program {median(native):.0f}, ratio {ratio:.2f} (median of "
          f"{len(ours)} positions); the module's memory then {size / 1e6:.0f} MB")


def main() -> None:
    turns = int(sys.argv[1]) if len(sys.argv) > 1 else 5
    with served(FOLDER) as address, sync_playwright() as playwright:
        browser = launch(playwright)
        # Discarded, as the browser itself starts up.
        Turn(browser, address, 1).end()
        for slowdown in (1, 4):
            measure(browser, address, slowdown, turns)
        page = browser.new_page()
        page.goto(address)
        page.evaluate("() => navigator.serviceWorker.ready.then(() => {})")
        compare_search(page, turns)
        browser.close()


if __name__ == "__main__":
    main()
