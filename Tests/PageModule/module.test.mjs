// What the module does with wrong and with large input. Run after Scripts/build-page.
import assert from 'node:assert/strict'
import fs from 'node:fs'
import path from 'node:path'
import test from 'node:test'
import { fileURLToPath } from 'node:url'
import { letters, position, seeded } from './games.mjs'
import { load } from './module.mjs'
import { decode } from './png.mjs'

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '../..')
const page = await load(path.join(root, '.build/page/letterpress.wasm'))
const sample = decode(path.join(root, 'Samples/light-midgame.png'))
const { width, height, pixels } = sample
const line = 'tejntgzhhgpsmzpthaoudgbph rb.rR..rbrbbr.bBbrbbb.rb. red gaunt'
const before = { letters: line.slice(0, 25), owners: line.slice(26, 51), turn: 'red', played: ['gaunt'] }
const start = { letters: line.slice(0, 25), owners: '.'.repeat(25), turn: 'red', played: [] }
const { reading } = JSON.parse(page.read({ file: 'a.png', width, height }, pixels))

// A word that finishes the game and wins.
const puzzles = Buffer.from('# made by hand\n3\tfinish\t3\tonsretoudsplewelytpytdgds RRrbBRRr.bRrb..rbb.rrb.r. red doody,persons,' +
  'portentously,reputedly,prudently,destroys\tD1D2D3E3D4C5E5=gunpowders\n')

// A valid request for each function, with pixels if it takes them.
const requests = {
  read: [{ file: 'a.png', width, height, format: 'rgba', stride: 4 * width }, pixels],
  train: [{ file: 'a.png', width, height, letters: '?'.repeat(25), force: true }, pixels],
  words: [{ letters: 'tejntgzhhgp', containing: 't', starting: 'e', minLength: 2, maxRarity: 60, limit: 3 }],
  describe: [{ reading }],
  states: [{ positions: [before, start] }],
  parse: [{ text: line }],
  correct: [{ position: before, letter: { tile: 3, letter: 'q' } }],
  think: [{
    position: before, limit: 3, depth: 1, milliseconds: 5, table: 1, names: { red: 'green', blue: 'orange' }, you: 'red',
  }],
  review: [{
    steps: [{ position: start }, { position: { ...start, turn: 'blue', played: ['teth'], owners: `rr..r..r${'.'.repeat(17)}` }, move: { word: 'teth', tiles: [0, 1, 4, 7] } }],
    milliseconds: 5, names: { red: 'green', blue: 'orange' }, you: 'red',
  }],
  judge: [{ position: before, word: 'hand', tiles: [16, 17, 3, 20], milliseconds: 2 }],
  puzzle: [{ number: 3, word: 'gunpowders', names: { red: 'green', blue: 'orange' } }, puzzles],
  play: [{ position: before, word: 'hand', tiles: [16, 17, 3, 20] }],
  newBoard: [{ seed: 7, turn: 'blue' }],
  reply: [{ position: before, level: 3, seed: 7 }],
  route: [{ reading, games: [{ id: 'g', letters: [reading.letters], current: 0, nodes: [before] }] }],
  between: [{ before: start, after: { ...before, played: [] }, movesBetween: 1 }],
  writeGame: [{ start, moves: [{ word: 'teth', tiles: [0, 1, 4, 7] }, { word: null, tiles: [], parent: -1 }], current: 0 }],
  parseGame: [{ text: `${line.slice(0, 25)} ${'.'.repeat(25)} red\nred teth A1 B1 E1 C2\n` }],
  changeWords: [{ file: 'changes.txt' }, Buffer.from('hand\tnever\n')],
  openTemplates: [{ file: 'a' }, Buffer.from([0x89, ...Buffer.from('LPLEARN'), 1, 0, 0, 0, 0, 0, 0, 0])],
  useTemplates: [{ templates: [{ name: 'A-1', width: 4, ink: 'ff'.repeat(48), screenshot: 'a', row: 0, column: 1 }] }],
}

test('every wrong request is answered with an error', () => {
  const random = seeded(7)
  const pick = list => list[Math.floor(random() * list.length)]
  const values = [
    null, true, -1, 0, 1, 26, 1.5, -(2 ** 31), 999999999999999, 1e300, '', 'é', '🙂', 'rgb', 'a'.repeat(1000),
    '?'.repeat(25), '\u0000', [], [1], ['-', '-', '-'], {}, { letters: 'a' }, [[[[]]]],
  ]
  const tally = { answer: 0, error: 0 }
  for (let round = 0; round < 3000; round++) {
    const [name, [request, bytes]] = pick(Object.entries(requests))
    let text
    if (round % 3 === 0) {
      const member = pick([...Object.keys(request), 'other'])
      text = JSON.stringify({ ...request, [member]: pick(values) })
    } else {
      const whole = Buffer.from(JSON.stringify(request))
      const at = Math.floor(random() * whole.length)
      whole[at] = Math.floor(random() * 256)
      text = round % 3 === 1 ? whole.toString('latin1') : whole.subarray(0, at).toString()
    }
    // Fewer pixels than the request may claim.
    const given = bytes?.subarray(0, pick([0, 1, 4000]))
    const answer = JSON.parse(given ? page[name](text, given) : page[name](text))
    tally['error' in answer ? 'error' : 'answer']++
  }
  page.useTemplates({ templates: [] })
  assert.ok(tally.error > 2000 && tally.answer > 50, JSON.stringify(tally))
})

test('a puzzle is shown and answers are judged', () => {
  const shown = JSON.parse(page.puzzle({ difficulty: 'medium', solved: [3], names: { red: 'green', blue: 'orange' } }, puzzles))
  assert.equal(shown.task, 'You are green. Find the only word that finishes the game and wins.')
  assert.equal(shown.number, 3)
  assert.equal(shown.state.turn, 'red')
  assert.equal(shown.hints.length, 3)
  assert.equal(shown.answer, null)
  const [solution] = shown.solutions
  const right = JSON.parse(page.puzzle({ number: 3, word: 'GUNPOWDERS', tiles: solution.tiles }, puzzles)).answer
  assert.equal(right.isRight, true)
  assert.match(right.text, /^Right\. Takes .* you won /)
  const wrong = JSON.parse(page.puzzle({ number: 3, word: 'powders' }, puzzles)).answer
  assert.equal(wrong.isRight, false)
  assert.match(wrong.text, /^No: this does not finish the game and win\. Takes /)
  // While it is spelled, only what it takes is said.
  const spelled = JSON.parse(page.puzzle({ number: 3, word: 'powders', isSpelling: true }, puzzles))
  assert.equal(spelled.answer, null)
  assert.deepEqual([spelled.judgement.isLegal, spelled.judgement.standing], [true, null])
  assert.match(spelled.judgement.text, /^takes /i)
  // What was seen does not come again before all else has come.
  assert.equal(JSON.parse(page.puzzle({ seen: [3] }, puzzles)).number, 3)
  for (const [request, text, error] of [
    [{ number: 4 }, puzzles, /there is no such puzzle/], [{ difficulty: 'mild' }, puzzles, /is not a difficulty/],
    [{ number: 3 }, Buffer.from('nonsense'), /line 1: nonsense is not a number/],
    [{ number: 3 }, Buffer.from(puzzles.toString().replace('gunpowders', 'gunpowder')), /line 2: gunpowder cannot be played/],
  ]) assert.match(JSON.parse(page.puzzle(request, text)).error, error)
})

test('what was missed in a position of a game is a puzzle', () => {
  const [, , , position] = puzzles.toString().split('\n')[1].split('\t')
  const none = Buffer.alloc(0)
  const shown = JSON.parse(page.puzzle({ position, missed: 'doody' }, none))
  assert.equal(shown.kind, 'finish')
  assert.equal(shown.missed, 'doody')
  assert.ok(shown.solutions.some(({ words }) => words.includes('gunpowders')))
  assert.equal(JSON.parse(page.puzzle({ position, word: 'gunpowders', tiles: shown.solutions.find(({ words }) => words.includes('gunpowders')).tiles }, none)).answer.isRight, true)
  assert.match(JSON.parse(page.puzzle({ position: line }, none)).error, /nothing was missed/)
  assert.match(JSON.parse(page.puzzle({ position: 'abc' }, none)).error, /a position has 3 or 4 parts/)
})

test('calls in the wrong order are answered with an error', async () => {
  const fresh = await load(path.join(root, '.build/page/letterpress.wasm'))
  assert.match(fresh.tile(0), /^{"error":/)
  assert.equal(fresh.compiledWords().length, 0)
  assert.equal(fresh.templates(), '{"templates":[]}')
  fresh.exports.release(0)
  assert.equal(fresh.exports.allocate(0xFFFFFFFF), 0)
})

test('the word list is unpacked only when words are wanted', async () => {
  const fresh = await load(path.join(root, '.build/page/letterpress.wasm'))
  fresh.about()
  fresh.templates()
  fresh.describe({ reading })
  const { memorySize } = fresh
  fresh.words(...requests.words)
  // The list takes a few megabytes.
  assert.ok(fresh.memorySize > memorySize + 1e6, `${memorySize} bytes before, ${fresh.memorySize} after`)
})

test('memory is released', async () => {
  // This test has an instance of the module of its own. After the wrong requests above, free memory is in pieces, and where
  // these are is chance.
  const fresh = await load(path.join(root, '.build/page/letterpress.wasm'))
  const round = random => {
    fresh.read(...requests.read)
    for (let tile = 0; tile < 25; tile++) fresh.tile(tile)
    fresh.train({ file: 'a.png', width, height, letters: 'tejntgzhhgpsmzpthaoudgbph', force: true }, pixels)
    fresh.useTemplates(JSON.parse(fresh.templates()))
    fresh.useTemplates({ templates: [] })
    fresh.words({ letters: letters(random, 25) })
    // No time limit: the same work on every machine.
    fresh.think({ position: position(random, fresh), table: 1, depth: 1 })
    for (const name of ['play', 'judge', 'puzzle', 'states', 'describe', 'route', 'between', 'parseGame']) {
      fresh[name](...requests[name])
    }
  }
  /** The same boards every time, as boards differ in the memory they need. */
  const rounds = () => {
    const random = seeded(11)
    for (let count = 0; count < 20; count++) round(random)
  }
  rounds()
  rounds()
  const size = fresh.memorySize
  for (let count = 0; count < 8; count++) rounds()
  // 24 times as many rounds need nothing more; a leak of 6 kB a round would be seen.
  assert.ok(fresh.memorySize <= size + (1 << 20), `${size} bytes have become ${fresh.memorySize}`)
})

test('large pictures are read or refused', () => {
  const noise = new Uint8Array(4 * 6000 * 6000)
  let state = 1
  for (let at = 0; at < noise.length; at++) noise[at] = (state = Math.imul(state, 1103515245) + 12345 | 0) >>> 24
  for (const picture of [noise, noise.fill(255), noise.fill(0)]) {
    assert.match(page.read({ file: 'a', width: 6000, height: 6000, format: 'bgra' }, picture), /^{"file":"a","error":/)
  }
  assert.match(page.read({ file: 'a', width: 40000000, height: 1 }, pixels), /the pixels take/)
  assert.match(page.read({ file: 'a', width: 40000000, height: 2 }, pixels), /more than/)
})

test('what was learnt is used', async () => {
  const untaught = page.read(...requests.read)
  // A board on which every letter is labelled Q.
  const fresh = await load(path.join(root, '.build/page/letterpress.wasm'))
  const labels = { file: 'a.png', width, height, letters: 'q'.repeat(25) }
  assert.match(fresh.train(labels, pixels), /labelled Q, but it reads as/)
  assert.match(fresh.train({ ...labels, force: true }, pixels), /"tiles":25/)
  const read = fresh.read(...requests.read)
  const kept = fresh.templates()
  fresh.useTemplates({ templates: [] })
  assert.notEqual(read, untaught)
  assert.equal(fresh.read(...requests.read), untaught)
  fresh.useTemplates(kept)
  assert.equal(fresh.read(...requests.read), read)
})

test('what was learnt is saved as a file and opened elsewhere', async () => {
  const fresh = await load(path.join(root, '.build/page/letterpress.wasm'))
  const label = 'tejntgzhhgpsmzpthaoudgbph'
  fresh.train({ file: 'a.png', width, height, letters: label, force: true }, pixels)
  const file = fresh.templatesFile()
  // In the file, they are in the order of their names.
  const templates = JSON.parse(fresh.templates()).templates.sort((one, two) => one.name < two.name ? -1 : 1)
  assert.ok(templates.length > 10)
  const other = await load(path.join(root, '.build/page/letterpress.wasm'))
  assert.deepEqual(JSON.parse(other.openTemplates({ file: 'a' }, file)), { templates, contradictions: [], damaged: 0 })
  // Nothing is used before it is given to useTemplates.
  assert.deepEqual(JSON.parse(other.templates()), { templates: [] })
  // A letter that looks the same as another one here is named and left out, and so is a damaged one.
  const [{ name, ...first }] = templates
  other.useTemplates({ templates: [{ name: 'Q-1', ...first }] })
  const opened = JSON.parse(other.openTemplates({ file: 'a' }, file))
  assert.ok(opened.contradictions.some(found => found.name === name && found.own === 'Q-1'))
  assert.equal(opened.templates.length + opened.contradictions.length, templates.length)
  file[file.length - 40] ^= 1
  assert.equal(JSON.parse(other.openTemplates({ file: 'a' }, file)).damaged, 1)
  assert.equal(other.openTemplates({ file: 'a' }, Buffer.from('PNG')), '{"file":"a","error":"this is not a file of learnt letters"}')
})

test('a player’s word list is used for everything, until it is removed', async () => {
  const fresh = await load(path.join(root, '.build/page/letterpress.wasm'))
  const use = (request, text) => JSON.parse(fresh.useWords(request, Buffer.from(text)))
  const rack = { letters: line.slice(0, 25) }
  const builtIn = fresh.words(rack)
  assert.deepEqual(use({ file: 'own.txt' }, 'hand\nzzyzx\nThough 20\r\n'), { words: 3, notes: [] })
  const found = JSON.parse(fresh.words(rack))
  assert.deepEqual([found.text, found.rarities, found.known], ['though\nhand', [20, 10], '11'])
  assert.match(fresh.play({ position: before, word: 'gone' }), /"error":"GONE isn't a word\."/)
  assert.deepEqual(JSON.parse(fresh.play({ position: before, word: 'hand' })).tiles.length, 4)
  const { moves } = JSON.parse(fresh.think({ position: before, depth: 1, milliseconds: 1000 }))
  assert.deepEqual([...new Set(moves.map(({ word }) => word))].sort(), ['hand', 'though'])
  assert.match(use({ file: 'own.txt' }, 'a1').error, /line 1/)
  assert.equal(use({ file: 'own.txt' }, '\n').error, 'contains no words: write one per line')
  assert.deepEqual(JSON.parse(fresh.words(rack)), found)
  const { words, notes } = use({ file: 'french.txt' }, 'hand\nthôugh\nl’été\n')
  assert.deepEqual([words, notes[0]], [2, '1 word was changed (thôugh to though): a board shows only the letters A to Z'])
  assert.equal(JSON.parse(fresh.words(rack)).text, 'though\nhand')
  use({ file: 'own.txt' }, 'hand\nzzyzx\nThough 20\r\n')
  // Another module gets the list compiled.
  const other = await load(path.join(root, '.build/page/letterpress.wasm'))
  assert.deepEqual(JSON.parse(other.useCompiledWords({}, fresh.compiledWords())), { words: 3, notes: [] })
  assert.equal(other.words(rack), fresh.words(rack))
  const many = Array.from({ length: 30000 }, (_, index) => [...index.toString(26)].map(digit => 'abcdefghijklmnopqrstuvwxyz'[parseInt(digit, 26)]).join(''))
  assert.ok(use({ file: 'many.txt' }, many.join('\n')).words > 20000)
  use({}, '')
  assert.equal(fresh.words(rack), builtIn)
})

test('marked words apply to every list, until the marks are taken back', async () => {
  const fresh = await load(path.join(root, '.build/page/letterpress.wasm'))
  const mark = (text, request = {}) => JSON.parse(fresh.changeWords(request, Buffer.from(text)))
  const texts = () => JSON.parse(fresh.words({ letters: line.slice(0, 25) })).text.split('\n')
  const builtIn = texts()
  const { words } = mark('')
  assert.deepEqual(mark('Zzzq accepted\n# a remark\n\nhand\trefused\r\nthough\tnever'), {
    words, refused: ['hand'], accepted: ['zzzq'], never: ['though'], text: 'hand\trefused\nthough\tnever\nzzzq\taccepted\n',
  })
  assert.deepEqual(texts(), builtIn.filter(word => word !== 'hand'))
  assert.match(fresh.play({ position: before, word: 'hand' }), /"error":"HAND isn't a word\."/)
  const { moves } = JSON.parse(fresh.think({ position: before, depth: 1, milliseconds: 1000, containing: 'hnd' }))
  assert.ok(moves.every(({ word }) => word !== 'hand'))
  // Another list, and another module with that list, have the same marks.
  assert.deepEqual(JSON.parse(fresh.useWords({ file: 'own.txt' }, Buffer.from('hand\nthough\n'))).words, 2)
  assert.deepEqual(texts(), ['though'])
  const other = await load(path.join(root, '.build/page/letterpress.wasm'))
  other.useCompiledWords({}, fresh.compiledWords())
  assert.equal(JSON.parse(other.changeWords({}, Buffer.from(''))).words, 2)
  fresh.useWords({}, Buffer.from(''))
  assert.deepEqual(texts(), builtIn.filter(word => word !== 'hand'))
  // A wrong text changes nothing.
  assert.deepEqual(mark('hand\tknown\n', { file: 'a.txt' }), {
    file: 'a.txt', error: 'line 1, "hand\tknown": a line must be a word and, after a tab, one of these: refused, accepted, never',
  })
  assert.deepEqual(texts(), builtIn.filter(word => word !== 'hand'))
  assert.equal(mark('').text, '')
  assert.deepEqual(texts(), builtIn)
})

test('thinking goes on where it stopped, and never gets shallower', async () => {
  const fresh = await load(path.join(root, '.build/page/letterpress.wasm'))
  const think = milliseconds => JSON.parse(fresh.think({ position: before, milliseconds, table: 16 }))
  let last = think(1)
  for (const milliseconds of [50, 100, 1, 250, 1, 500]) {
    const advice = think(milliseconds)
    assert.ok(advice.depth >= last.depth && advice.nodes >= last.nodes, `${advice.depth} after ${last.depth}`)
    last = advice
  }
  assert.ok(last.depth >= 3)
  assert.ok(last.moves.every(({ texts }) => texts.outlook))
})

test('opponents of every level play whole games by the rules, the same for the same seed', () => {
  const games = [1, 2, 3, 4, 5, 6].map(level => {
    let { state } = JSON.parse(page.newBoard({ seed: 3 }))
    const words = []
    while (state.turn && words.length < 40) {
      const position = { letters: state.letters, owners: state.owners, turn: state.turn, played: state.played }
      const { word, tiles } = JSON.parse(page.reply({ position, level, seed: 5 }))
      assert.deepEqual(JSON.parse(page.reply({ position, level, seed: 5 })), { word, tiles })
      const played = JSON.parse(page.play({ position, ...(word === null ? { pass: true } : { word, tiles }) }))
      assert.equal(played.error, undefined)
      state = played.after
      words.push(word)
    }
    return words.join()
  })
  assert.equal(new Set(games).size, 6)
})

test('a shared game is the one that was written', () => {
  const { text, link, linkOmits } = JSON.parse(page.writeGame(...requests.writeGame))
  const game = JSON.parse(page.parseGame({ text }))
  assert.deepEqual([game.moves.map(({ title }) => title), game.current, linkOmits], [['Pass', 'TETH'], 1, null])
  const shared = JSON.parse(page.parse({ text: `#${encodeURIComponent(link)}` }))
  assert.deepEqual(shared, { state: game.moves[1].after, game })
  // What answers say can be written as it is.
  const { start: { letters, owners, turn, played }, moves, current } = game
  const kept = moves.map(({ word, tiles, parent }) => ({ word, tiles, parent }))
  const again = page.writeGame({ start: { letters, owners, turn, played }, moves: kept, current })
  assert.equal(JSON.parse(again).text, text)
  const cut = JSON.parse(page.parse({ text: link.slice(0, -9) }))
  assert.equal(cut.error, 'This link is not complete. Copy all of it, or ask for a new one.')
})

test('a review makes one search a call, comes move by move, and ends', async () => {
  const fresh = await load(path.join(root, '.build/page/letterpress.wasm'))
  const text = `isvapnnrbzyptprrvibpdmffv br.b.b...b..r.b..b...b... red ins,nazi,art,inarm\nred infirmary A1 A2 C5 C4 C2 B5 D1 E3 A3\nblue pyramidist E1 A3 C2 D1 B5 A1 A5 C4 B1 C3\nred vizards C1 C4 E2 D1 C2 A5 B1\nblue friarbirds C5 C2 A1 D1 E3 D2 C4 A4 A5 B1\nred rifampins C2 A1 C5 D1 B5 E1 C4 B2 B1\n`
  const { start: first, moves } = JSON.parse(fresh.parseGame({ text }))
  const kept = ({ letters, owners, turn, played }) => ({ letters, owners, turn, played })
  const steps = [{ position: kept(first) }, ...moves.map(({ word, tiles, after }) => ({ position: kept(after), move: { word, tiles } }))]
  const ask = (more = {}) => JSON.parse(fresh.review({ steps, milliseconds: 60, names: { red: 'green', blue: 'orange' }, you: 'blue', ...more }))
  let [last, calls] = [ask(), 1]
  assert.ok(!last.isDone && last.moves.length === 0)
  while (!last.isDone) {
    const next = ask()
    calls++
    assert.ok(next.progress >= last.progress && next.moves.length - last.moves.length <= 1)
    assert.deepEqual(next.moves.slice(0, last.moves.length), last.moves)
    last = next
  }
  assert.ok(calls > moves.length && calls < 12 * moves.length)
  assert.ok(last.complete && last.progress === 1 && last.moves.length === moves.length)
  assert.ok(last.moves.every(({ grade, why }) => grade && why.endsWith('.') && !/\bred\b|\bblue\b/.test(why)))
  assert.match(last.summary, /Accuracy: green \d+%, you \d+%\.$/)
  // The same game is not reviewed again, another is.
  assert.deepEqual(ask(), last)
  const shorter = JSON.parse(fresh.review({ steps: steps.slice(0, 2), milliseconds: 60 }))
  assert.ok(!shorter.isDone && shorter.points.length === 2)
  // Without the move, it is open or inferred.
  const inferred = steps.map(({ position }) => ({ position }))
  let answer
  do answer = JSON.parse(fresh.review({ steps: inferred, milliseconds: 5 })); while (!answer.isDone)
  assert.equal(answer.moves.length, moves.length)
  assert.ok(answer.moves.some(({ grade, why }) => grade === null && why.endsWith('; not graded.')))
})

test('the schema describes what functions answer', () => {
  const schema = JSON.parse(fs.readFileSync(path.join(root, 'docs/letterpress.schema.json'), 'utf8'))
  const { requests: known, answers } = schema.$defs
  const functions = Object.keys(page.exports).filter(name => typeof page.exports[name] === 'function')
  const others = ['_initialize', 'allocate', 'release', 'compiledWords', 'templatesFile']
  assert.deepEqual(functions.filter(name => !others.includes(name)).sort(), Object.keys(known.properties).sort())
  for (const [name, request] of Object.entries(requests)) {
    const whole = schema.$defs[answers.properties[name].$ref.split('/').at(-1)]
    const parts = (whole.allOf ?? [whole]).map(part => part.$ref ? schema.$defs[part.$ref.split('/').at(-1)] : part)
    const optional = ['pictures', 'inferred']
    const members = [...new Set(parts.flatMap(part => Object.keys(part.properties)))].filter(member => name !== 'think' || !optional.includes(member))
    const answer = JSON.parse(page[name](...request))
    assert.deepEqual(Object.keys(answer), members, `${name}: ${JSON.stringify(answer).slice(0, 200)}`)
  }
})
