"""What a player must see without scrolling, as a check that runs in the page, whatever the browser."""

from __future__ import annotations

FAULTS = """() => {
  const faults = []
  const expectThat = (holds, fault) => { if (!holds) faults.push(fault) }
  const { width, height } = visualViewport
  const round = box => [box.left, box.top, box.right, box.bottom].map(Math.round).join(' ')
  const isInside = box => box.width > 0 && box.height > 0 && box.left > -1 && box.top > -1 && box.right < width + 1 && box.bottom < height + 1
  const expectInView = (element, name) => {
    const box = element.getBoundingClientRect()
    expectThat(isInside(box), `${name} is at ${round(box)}`)
  }
  const expectUncovered = (element, name) => {
    const { left, right, top, bottom } = element.getBoundingClientRect()
    const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
    expectThat(element.contains(over), `${name} is covered by ${over?.outerHTML.slice(0, 60) ?? 'nothing: it is outside the view'}`)
  }
  expectThat(scrollX === 0 && scrollY === 0, `the page is scrolled to ${scrollX}, ${scrollY}`)
  const boards = document.querySelectorAll('[data-letters][data-owners][data-turn][data-picture]')
  const answers = document.querySelectorAll('[data-word][data-tiles][data-chance]')
  for (const [name, found] of Object.entries({
    board: boards, answer: answers, letters: document.querySelectorAll('[data-letters]'), word: document.querySelectorAll('[data-word]'),
    tiles: document.querySelectorAll('[data-tiles]'), chance: document.querySelectorAll('[data-chance]') })) {
    expectThat(found.length === 1, `${found.length} elements are the ${name}`)
  }
  const [board] = boards
  const [answer] = answers
  if (!board || !answer) return faults

  for (const [name, part] of Object.entries({ move: '.best .word', value: '.best .score' })) {
    const element = answer.querySelector(part)
    expectInView(element, `its ${name}`)
    expectUncovered(element, `its ${name}`)
  }
  const play = [...answer.querySelectorAll('button')].find(({ textContent }) => /^(Play|They played it)/.test(textContent.trim()))
  expectThat(play, 'the answer has no button to play it')
  if (play) {
    expectInView(play, 'its button')
    expectUncovered(play, 'its button')
    expectThat(!play.disabled, 'its button is disabled')
    const button = play.getBoundingClientRect()
    const texts = document.createTreeWalker(answer, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      if (play.contains(texts.currentNode) || !texts.currentNode.parentElement.checkVisibility()) continue
      const range = document.createRange()
      range.selectNodeContents(texts.currentNode)
      const covered = [...range.getClientRects()].some(({ left, right, top, bottom }) =>
        left < button.right - 1 && right > button.left + 1 && top < button.bottom - 1 && bottom > button.top + 1)
      expectThat(!covered, `its button covers ${texts.currentNode.data}`)
    }
  }

  const cells = [...board.querySelectorAll('[role="gridcell"]')]
  expectThat(cells.length === 25, `the board has ${cells.length} tiles`)
  expectInView(board, 'the board')
  for (const corner of [0, 4, 20, 24]) {
    expectInView(cells[corner], `tile ${corner}`)
    expectUncovered(cells[corner], `tile ${corner}`)
  }
  const tiles = answer.dataset.tiles.split(',').map(Number)
  const spelled = tiles.map(tile => board.dataset.letters[tile]).join('')
  expectThat(spelled === answer.dataset.word && spelled.length > 1, `the tiles of ${answer.dataset.word} spell ${spelled}`)
  const marked = cells.flatMap((cell, tile) => cell.dataset.order ? [[Number(cell.dataset.order), tile]] : []).sort(([one], [other]) => one - other)
  expectThat(marked.map(([, tile]) => tile).join() === tiles.join(), `marked in order: ${marked.map(([, tile]) => tile).join()}, not ${tiles.join()}`)
  expectThat(marked.every(([order], index) => order === index + 1), `numbered ${marked.map(([order]) => order).join()}`)
  const chance = Number(answer.dataset.chance)
  expectThat(answer.dataset.chance === '' || chance >= 0 && chance <= 1, `a chance of ${answer.dataset.chance}`)
  return faults
}"""
"""Lists what a player does not see at once: the move, its value and the button that plays it, wholly in view and uncovered; the whole
board, with the answer's tiles numbered on it. Everything is looked at in one go, as a moment later another move may be best."""

WATCH_ANSWER = f"""name => {{
  const faults = {FAULTS}
  let chosen = null
  addEventListener('change', ({{ target }}) => {{ if (target.id === 'picture') chosen ??= performance.now() }}, true)
  globalThis.answered = new Promise(resolve => {{
    const end = performance.now() + 20_000
    const look = () => {{
      const isShown = chosen !== null && document.querySelector('[data-letters]')?.dataset.picture === name
      if (isShown && !faults().length) resolve(performance.now() - chosen)
      else if (performance.now() > end) resolve(20_000)
      else requestAnimationFrame(look)
    }}
    look()
  }})
}}"""
"""Begins to wait for the picture of this name: `answered` is how many milliseconds after it was chosen nothing was missing; 20,000
if something still is."""
