"""Measures what a player feels, in Chromium, and the way from a picture to its answer also in WebKit: Scripts/bench page calls it.

    python bench.py [TURNS]

Every figure is the median of the turns, each with a fresh browser profile. "Slowed" is the processor slowed four times by
DevTools, which affects the page's main thread but not its worker.
"""

from __future__ import annotations

import json
import subprocess
import sys
import time
from pathlib import Path
from statistics import median

from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from conftest import FOLDER, PROGRAM, ROOT, SAMPLES, launch
from first_view import WATCH_ANSWER
from site_server import served
from webkit import Window, framed

WATCH = """() => {
  const seen = globalThis.seen = { tasks: [] }
  const note = (name, value) => { seen[name] ??= value }
  addEventListener('change', ({ target }) => { if (target.id === 'picture') note('chosen', performance.now()) }, true)
  new PerformanceObserver(list => {
    for (const { startTime, duration } of list.getEntries()) seen.tasks.push({ startTime, duration })
  }).observe({ type: 'longtask', buffered: true })
  // A change becomes visible with the next frame.
  const shown = name => requestAnimationFrame(() => setTimeout(() => note(name, performance.now())))
  // Looks only at what needs no layout, and no longer than necessary: this, too, takes the page's time.
  new MutationObserver((changes, observer) => {
    if (!seen.board && document.querySelector('[data-picture="light-midgame.png"]')) shown('board')
    if (!seen.move && document.querySelector('[data-word][data-chance]')) shown('move')
    if (/^[\\d,]+ words$/.test(document.querySelector('letterpress-words .count')?.textContent ?? '')) {
      observer.disconnect()
      shown('words')
    }
  }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
}"""

CHOSEN = """() => {
  const seen = globalThis.seen = {}
  addEventListener('change', ({ target }) => { if (target.id === 'picture') seen.chosen ??= performance.now() }, true)
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

SEARCH = """async ({ line, seconds }) => {
  const compiled = await WebAssembly.compile(await (await fetch('letterpress.wasm')).arrayBuffer())
  const worker = new Worker('engine/worker.js', { type: 'module' })
  let id = 0
  const ask = message => new Promise(resolve => {
    worker.onmessage = ({ data }) => { if (!data.isBusy) resolve(data) }
    worker.postMessage({ id: ++id, ...message })
  })
  await ask({ compiled })
  const { answer: { state: { letters, owners, turn, played } } } = await ask({ name: 'parse', request: { text: line } })
  const { answer, memory } = await ask({ name: 'think', request: { position: { letters, owners, turn, played }, milliseconds: 1000 * seconds } })
  worker.terminate()
  return { nodes: answer.nodes, seconds: answer.seconds, size: memory }
}"""

LATENCIES = """async ({ tries, words }) => {
  const tray = document.querySelector('letterpress-tray')
  const press = key => document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
  const times = []
  const until = condition => new Promise(resolve => {
    if (condition()) return resolve()
    const observer = new MutationObserver(() => {
      if (!condition()) return
      observer.disconnect()
      resolve()
    })
    observer.observe(document, { subtree: true, attributes: true, childList: true, characterData: true })
  })
  for (let count = 0; count < tries; count++) {
    const word = words[count % words.length]
    press('Escape')
    for (const letter of word.slice(0, -1)) press(letter)
    await new Promise(resolve => setTimeout(resolve, 20 + count % 7 * 15))
    const start = performance.now()
    press(word.at(-1))
    await until(() => tray.dataset.judged === word)
    times.push(performance.now() - start)
  }
  press('Escape')
  return times
}"""

PLAYED = """async word => {
  const board = document.querySelector('[data-letters]')
  const turn = board.dataset.turn
  const click = selector => document.querySelector(selector).click()
  const changed = condition => new Promise(resolve => {
    if (condition()) return resolve()
    const observer = new MutationObserver(() => { if (condition()) { observer.disconnect(); resolve() } })
    observer.observe(document, { subtree: true, attributes: true, childList: true, characterData: true })
  })
  for (const letter of word) document.body.dispatchEvent(new KeyboardEvent('keydown', { key: letter, bubbles: true }))
  await changed(() => document.querySelector('letterpress-tray').dataset.judged === word)
  const start = performance.now()
  click('letterpress-tray [data-action="play"]')
  await changed(() => board.dataset.turn !== turn)
  const played = performance.now() - start
  await changed(() => !document.querySelector('[data-word][data-chance]'))
  await changed(() => document.querySelector('[data-word][data-chance]'))
  const move = performance.now() - start
  click('[data-action="undo"]')
  await changed(() => board.dataset.turn === turn)
  return { played, move }
}"""

STOPPED = """async () => {
  const panel = document.querySelector('letterpress-moves')
  const start = performance.now()
  panel.querySelector('[data-action="think"]').click()
  while (panel.hasAttribute('data-thinking')) await new Promise(resolve => setTimeout(resolve))
  return performance.now() - start
}"""

SET_THINKING = """thinks => {
  const panel = document.querySelector('letterpress-moves')
  const press = () => panel.querySelector('[data-action="think"]').click()
  // What it begins by itself soon ends: on demand, it thinks for longer.
  if (panel.hasAttribute('data-thinking')) press()
  if (thinks) setTimeout(press)
}"""

MEMORY = """() => {
  const native = globalThis.Worker
  globalThis.memories = new Map()
  globalThis.Worker = class extends native {
    constructor(...all) {
      super(...all)
      // A worker's sign that it is busy has no memory.
      this.addEventListener('message', ({ data }) => { if ('memory' in data) memories.set(this, data.memory) })
    }
    terminate() {
      memories.delete(this)
      super.terminate()
    }
  }
}"""

OPENING = "glow-opening.png"
"""A position about which the page thinks as long as it may."""
WORDS = ["teen", "mire", "tee", "minty", "steer", "rent", "jot", "tern", "nicest", "merit"]


class Turn:
    """One visit: the page opened, a picture chosen, words listed, the best move played."""

    def __init__(self, browser: Browser, address: str, slowdown: int) -> None:
        self.context: BrowserContext = browser.new_context(viewport={"width": 390, "height": 664}, has_touch=True)
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
        self.page.evaluate("() => [...document.querySelectorAll('[data-word] button')].find(({ textContent }) => textContent.trim() === 'Play')?.click()")
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


class Thinker:
    """A page that thinks, or rests."""

    def __init__(self, browser: Browser, address: str, slowdown: int) -> None:
        self.context = browser.new_context(viewport={"width": 390, "height": 664}, has_touch=True, reduced_motion="reduce")
        self.page = self.context.new_page()
        self.page.add_init_script(f"({MEMORY})()")
        self.page.add_init_script(f"({CHOSEN})()")
        self.page.goto(address)
        self.give(OPENING)
        self.page.wait_for_selector("[data-word][data-chance]", state="attached")
        self.context.new_cdp_session(self.page).send("Emulation.setCPUThrottlingRate", {"rate": slowdown})

    def give(self, name: str) -> float:
        self.page.evaluate("() => { delete seen.chosen }")
        self.page.locator("#picture").set_input_files(str(SAMPLES / name))
        return self.page.evaluate("""async name => {
          while (document.querySelector('[data-letters]')?.dataset.picture !== name) await new Promise(resolve => setTimeout(resolve, 1))
          return performance.now() - seen.chosen
        }""", name)

    def set_thinking(self, thinks: bool) -> None:
        """Lets it think until each search is as long as it gets, or rest."""
        self.page.evaluate(SET_THINKING, thinks)
        self.page.wait_for_timeout(4500 if thinks else 2500)

    def reading(self, thinks: bool) -> float:
        self.give(OPENING)
        self.set_thinking(thinks)
        return self.give("dark-midgame.png")

    def playing(self, thinks: bool) -> dict[str, float]:
        self.set_thinking(thinks)
        return self.page.evaluate(PLAYED, "minty")

    def stopping(self) -> float:
        self.set_thinking(True)
        return self.page.evaluate(STOPPED)

    def memory(self) -> float:
        return sum(self.page.evaluate("() => [...memories.values()]")) / 1e6


def measure_thinking(browser: Browser, address: str, slowdown: int, turns: int) -> None:
    """How long a player waits for an answer while the page thinks."""
    thinker = Thinker(browser, address, slowdown)
    most, judged = 0.0, []
    while len(judged) < 200:
        # Judged while each search takes two seconds.
        thinker.set_thinking(True)
        judged += thinker.page.evaluate(LATENCIES, {"tries": 50, "words": WORDS})
        most = max(most, thinker.memory())
    judged.sort()
    stopped = median(thinker.stopping() for _ in range(turns))
    played = {thinks: [thinker.playing(thinks) for _ in range(turns)] for thinks in (True, False)}
    read = {thinks: median(thinker.reading(thinks) for _ in range(turns)) for thinks in (True, False)}
    most = max(most, thinker.memory())
    thinker.context.close()
    middle = lambda thinks, name: median(turn[name] for turn in played[thinks])
    print(f"  while it thinks, a word is judged in {judged[len(judged) // 2]:.0f} ms, 99% within {judged[len(judged) * 99 // 100]:.0f} ms "
          f"({len(judged)} tries); stopped in {stopped:.0f} ms; a picture read in {read[True]:.0f} ms (at rest {read[False]:.0f}), a move "
          f"played in {middle(True, 'played'):.0f} ms (at rest {middle(False, 'played'):.0f}), first move for the new position after "
          f"{middle(True, 'move'):.0f} ms; all modules {most:.0f} MB")


def answers_in_chromium(browser: Browser, address: str, slowdown: int, thinks: bool) -> float:
    """Milliseconds from choosing a picture until its best move is in view, on a phone that has shown another game."""
    thinker = Thinker(browser, address, slowdown)
    thinker.set_thinking(thinks)
    thinker.page.evaluate(WATCH_ANSWER, "dark-midgame.png")
    thinker.page.locator("#picture").set_input_files(str(SAMPLES / "dark-midgame.png"))
    milliseconds = thinker.page.evaluate("() => answered")
    thinker.context.close()
    return milliseconds


def answers_in_webkit(window: Window, thinks: bool) -> float:
    """The same in WebKit, which has no slower processor to pretend."""
    with served(FOLDER) as address, framed(address) as frame:
        window.open(frame)
        window.enter("iframe")
        window.resize_frame(390, 664)
        window.choose(SAMPLES / OPENING)
        window.wait(lambda: window.best_move)
        window.run(SET_THINKING, thinks)
        time.sleep(4.5 if thinks else 2.5)
        window.run(WATCH_ANSWER, "dark-midgame.png")
        window.choose(SAMPLES / "dark-midgame.png")
        return window.driver.execute_async_script("answered.then(arguments[0])")


def measure_answers(browser: Browser, address: str, turns: int) -> None:
    """How soon a picture's answer is in view, with the whole board, at 390×664."""
    window = Window()
    ways = {
        "Chromium": lambda thinks: answers_in_chromium(browser, address, 1, thinks),
        "Chromium slowed 4 times": lambda thinks: answers_in_chromium(browser, address, 4, thinks),
        "WebKit": lambda thinks: answers_in_webkit(window, thinks),
    }
    for name, way in ways.items():
        times = {thinks: sorted(way(thinks) for _ in range(turns)) for thinks in (False, True)}
        print(f"{name}: from a picture to its answer in view {median(times[False]):.0f} ms, the longest {times[False][-1]:.0f} ms; while it "
              f"thinks {median(times[True]):.0f} ms, the longest {times[True][-1]:.0f} ms (2000 at most are wanted)")
    window.close()


def compare_search(page: Page, turns: int) -> None:
    """Measures positions per second, alternating with the program on one thread."""
    module = FOLDER / "letterpress.wasm"
    lines = subprocess.run(
        ["node", ROOT / "Tests/PageModule/positions.mjs", module, "60"], capture_output=True, text=True, check=True).stdout
    seconds = 2
    ours, native, size = [], [], 0
    for position in lines.splitlines():
        request = {"line": position, "seconds": seconds}
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
            measure_thinking(browser, address, slowdown, turns)
        measure_answers(browser, address, turns)
        page = browser.new_page()
        page.goto(address)
        page.evaluate("() => navigator.serviceWorker.ready.then(() => {})")
        compare_search(page, turns)
        browser.close()


if __name__ == "__main__":
    main()
