// Compares the module's answers with the program's output, byte by byte except for times.
//
//     node compare.mjs MODULE PROGRAM FOLDER…      each folder with screenshots
import assert from 'node:assert/strict'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { load } from './module.mjs'
import { crop, decode, encode } from './png.mjs'
import { answer, forEach } from './program.mjs'
import { filter, letters, line, position, seeded } from './games.mjs'

const [modulePath, program, ...folders] = process.argv.slice(2)
const page = await load(modulePath)
const timeless = text => text.replace(/"seconds":[0-9.]+/, '"seconds":0')

/** What the program prints of a picture, from the module's answer. */
function read(request, pixels) {
  const answer = page.read(request, pixels)
  const { reading } = JSON.parse(answer)
  return reading ? answer.slice('{"reading":'.length, answer.indexOf(',"state":{')) : withoutReason(answer)
}

/** A refusal of a picture without its reason: the module explains it to players, the program to programs. */
function withoutReason(answer) {
  const { file, error } = JSON.parse(answer)
  return error ? JSON.stringify({ file, error: '' }) : answer
}

/** Counts comparisons; the first differences are printed. */
const tally = { same: 0, different: 0 }
function compare(name, ours, printed) {
  if (ours === printed) {
    tally.same++
    return
  }
  if (++tally.different > 5) return
  let at = 0
  while (ours[at] === printed[at]) at++
  const around = text => text.slice(Math.max(at - 60, 0), at + 120)
  console.error(`${name} differs from character ${at} on:\n  module   …${around(ours)}…\n  program  …${around(printed)}…`)
}

function report(what) {
  console.log(`${what}: ${tally.same} the same, ${tally.different} different`)
  if (tally.different) process.exitCode = 1
  Object.assign(tally, { same: 0, different: 0 })
}

const more = page.imports.filter(name => name !== 'page.now' && name !== 'page.random')
assert.deepEqual(more, [], 'the module asks for more than a clock and random numbers')

const pictures = folders.flatMap(folder => {
  return fs.readdirSync(folder).filter(name => name.endsWith('.png')).sort().map(name => path.join(folder, name))
})
const readings = []
await forEach(pictures, async file => {
  const { width, height, pixels } = decode(file)
  const ours = read({ file, width, height }, pixels)
  compare(file, ours, withoutReason(await answer(program, ['read', file, '--format', 'json'])))
  readings.push([file, JSON.parse(ours)])
})
report('pictures')

// Parts of a picture, in all pixel formats.
const temporary = fs.mkdtempSync(path.join(os.tmpdir(), 'letterpress-page-'))
const whole = decode(pictures[0])
const { board } = readings.find(([file]) => file === pictures[0])[1]
const parts = {
  empty: { width: 300, height: 500, pixels: new Uint8Array(300 * 500 * 4).fill(255) },
  header: crop(whole, 0, 0, whole.width, board.y),
  'left-half': crop(whole, board.x, board.y, board.width >> 1, board.height),
  'four-rows': crop(whole, board.x, board.y, board.width, Math.floor(board.height * 0.8)),
  'cut-through': crop(whole, board.x, board.y, board.width - 30, board.height),
  board: crop(whole, board.x, board.y, board.width, board.height),
}
await forEach(Object.entries(parts), async ([name, part]) => {
  const file = path.join(temporary, `${name}.png`)
  fs.writeFileSync(file, encode(part))
  const { width, height, pixels } = part
  const printed = withoutReason(await answer(program, ['read', file, '--format', 'json']))
  compare(name, read({ file, width, height, format: 'rgba' }, pixels), printed)
  const bgra = pixels.map((value, at) => at % 4 === 3 ? value : pixels[at - at % 4 + 2 - at % 4])
  compare(`${name}, BGRA`, read({ file, width, height, format: 'bgra' }, bgra), printed)
  const stride = 3 * width + 5
  const rgb = new Uint8Array(stride * height)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < 3 * width; x++) rgb[y * stride + x] = pixels[4 * y * width + x + Math.floor(x / 3)]
  }
  compare(`${name}, RGB`, read({ file, width, height, format: 'rgb', stride }, rgb), printed)
})
fs.rmSync(temporary, { recursive: true })
report('parts of a picture in three formats')

/** What the program prints of letters, from the module's answer. */
function words(request) {
  const { text, rarities, known, ...answer } = JSON.parse(page.words(request))
  if (answer.error) return JSON.stringify(answer)
  const found = text ? text.split('\n') : []
  return JSON.stringify({ ...answer, words: found.map((word, place) => ({ word, rarity: rarities[place] })) })
}

const random = seeded(20261121)
const racks = Array.from({ length: 1000 }, () => letters(random, 1 + Math.floor(random() * 25)))
await forEach(racks.map(rack => [rack, filter(random, rack)]),
  async ([rack, { options, members }]) => {
    const printed = await answer(program, ['words', rack, ...options, '--format', 'json'])
    compare(`${rack} ${options.join(' ')}`, words({ letters: rack, ...members }), printed)
  })
report('racks')

// Long enough to complete every proof.
const seconds = 3600
function moves(request) {
  page.forget()
  const answer = page.think({ ...request, milliseconds: 1000 * seconds })
  const { error, isDone, texts, ...rest } = JSON.parse(timeless(answer))
  if (error) return answer
  assert.ok(isDone && texts)
  // Also without what a page says of each move.
  return JSON.stringify({ ...rest, moves: rest.moves.map(({ texts, ...move }) => move) })
}
/** What the program prints, in the same form. */
const printedMoves = text => JSON.stringify(JSON.parse(timeless(text)))

await forEach(readings.filter(([, reading]) => reading.letters), async ([file, reading]) => {
  const { state } = JSON.parse(page.describe({ reading }))
  const said = reading.owners && reading.turn ? {} : { owners: '.'.repeat(25), turn: 'red' }
  const options = said.owners ? ['--owners', said.owners, '--as', said.turn] : []
  const ours = moves({ position: { ...state, ...said, played: [...state.played, 'zebra'] }, depth: 2 })
  const printed = await answer(
    program, ['play', file, ...options, '--depth', '2', '--time', `${seconds}`, '--played', 'zebra', '--format', 'json'])
  // The program also names the picture and what was doubtful about it.
  const withoutPicture = text => text.replace(/^{"file":[^,]*,/, '{').replace(/"warnings":\[.*?\]}$/, '')
  compare(file, withoutPicture(ours), withoutPicture(printedMoves(printed)))
})
report('moves on pictures')

const positions = Array.from({ length: 200 }, () => position(random, page))
await forEach(positions.entries(), async ([index, place]) => {
  const depth = 2 + index % 2
  const ours = moves({ position: place, depth, limit: 5 })
  const printed = await answer(
    program, ['play', '--position', line(place), '--depth', `${depth}`, '--time', `${seconds}`, '--limit', '5', '--format', 'json'])
  compare(line(place), ours, printedMoves(printed))
})
report('positions')
