// Compares thresholds for what a finger on the board means, on made-up fingers: `node Page/tests/gesture-study.mjs [COUNT]`.
//
// Thumbs and forefingers swipe to scroll, slide from a tile to a neighbour in the eight directions, tap, and hold a tile before
// they drag it. A movement takes as long as Fitts's law says and has the speed of least jerk; a thumb swings about its joint, so
// that it goes along an arc which begins askew; where it lands and aims is scattered, and the patch of skin rolls as it is put
// down. What a browser sees of it: Safari tells all movements and begins to scroll after 10 pixels, Chromium tells none within 15.
//
// Last it says when a slide in any direction should spell once a word has been begun: if swipes are rarer than that.
import { meaning } from '../model/spelling.js'

/** Pixels in a millimetre of a phone's screen. */
const millimetre = 6.4
const browsers = { Safari: { silent: 0, slop: 10 }, Chromium: { silent: 15, slop: 15 } }

/** Random numbers, the same each time. */
let state = 1
function random() {
  state = (state * 1664525 + 1013904223) >>> 0
  return state / 2 ** 32
}
const between = (least, most) => least + (most - least) * random()
const normal = (mean, deviation) => mean + deviation * Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
const lognormal = (median, deviation) => median * Math.exp(normal(0, deviation))
const degrees = angle => angle * Math.PI / 180

/** How long a movement takes that ends within a width, in milliseconds. */
const fitts = (distance, width) => 80 + 110 * Math.log2(distance / width + 1)

/**
 * What is felt of a finger, 120 times a second.
 * @param {object} finger
 * @param {number} finger.rest how long it stays before it moves, in milliseconds
 * @param {number} finger.time how long it moves
 * @param {(share: number) => [number, number]} finger.path
 */
function trace({ rest, time, path }) {
  const roll = [normal(0, 1.6), normal(0, 1.6)]
  const felt = []
  for (let at = between(0, 8); at < rest + time; at += 1000 / 120) {
    const passed = Math.max(0, at - rest) / time
    const [x, y] = path(10 * passed ** 3 - 15 * passed ** 4 + 6 * passed ** 5)
    const rolled = Math.min(at / 40, 1)
    felt.push({ milliseconds: at, x: x + roll[0] * rolled + normal(0, 0.3), y: y + roll[1] * rolled + normal(0, 0.3) })
  }
  return felt
}

/** A path of this length that begins in this direction, from the right on, and turns on a circle. */
const arc = (length, direction, radius) => share => {
  const turned = share * length / radius
  return [radius * (Math.sin(direction + turned) - Math.sin(direction)), -radius * (Math.cos(direction) - Math.cos(direction + turned))]
}

function swipe() {
  const isThumb = random() < 0.75
  const isUp = random() < 0.7
  const askew = isThumb ? normal(12, 9) : normal(0, 7)
  const side = random() < 0.85 ? 1 : -1
  const length = between(90, 320)
  const radius = (isThumb ? between(60, 100) : 400) * millimetre * side * (isUp ? 1 : -1)
  const direction = degrees(isUp ? 90 - askew * side : -90 + askew * side)
  return trace({ rest: lognormal(35, 0.6), time: fitts(length, 120), path: arc(length, direction, radius) })
}

function slide([across, down], tile) {
  const x = across * tile + normal(0, 0.21 * tile)
  const y = down * tile + normal(0, 0.21 * tile)
  const length = Math.hypot(x, y)
  return trace({ rest: lognormal(60, 0.6), time: fitts(length, 0.6 * tile), path: arc(length, Math.atan2(-y, x), between(60, 100) * millimetre * (random() < 0.5 ? 1 : -1)) })
}

function tap() {
  const slip = random() < 0.1 ? 5 : 1.5
  const [x, y] = [normal(0, slip), normal(0, slip)]
  return trace({ rest: 0, time: lognormal(85, 0.35), path: share => [x * share, y * share] })
}

function drag(tile) {
  const length = between(tile, 4 * tile)
  return trace({ rest: lognormal(400, 0.3), time: fitts(length, tile), path: arc(length, between(0, 2 * Math.PI), 80 * millimetre) })
}

/** What a browser and the page make of a finger. */
function understood(felt, thresholds, { silent, slop }) {
  let isHeard = false
  for (const { x, y, milliseconds } of felt) {
    isHeard ||= Math.hypot(x, y) >= silent
    if (!isHeard) continue
    const meant = meaning({ x, y, milliseconds, canScroll: true }, thresholds)
    if (meant !== 'nothing') return meant
    // A tile that is held keeps the browser from scrolling.
    if (milliseconds < thresholds.hold && Math.hypot(x, y) >= slop && Math.abs(y) > Math.abs(x)) return 'scroll'
  }
  return 'nothing'
}

const directions = { sideways: [[1, 0], [-1, 0]], oblique: [[1, 1], [1, -1], [-1, 1], [-1, -1]], upright: [[0, 1], [0, -1]] }

/** Fingers of each kind, and what they mean. */
function fingers(count) {
  const made = (meant, make) => ({ meant, traces: Array.from({ length: count }, (_, index) => make(index)) })
  const tile = index => index % 2 ? 64 : 78
  const sliding = ways => made('spell', index => slide(ways[index % ways.length], tile(index)))
  return {
    swipes: made('scroll', swipe), sideways: sliding(directions.sideways), oblique: sliding(directions.oblique),
    upright: sliding(directions.upright), taps: made('nothing', tap), drags: made('drag', index => drag(tile(index))),
  }
}

/**
 * The share of fingers that are misunderstood, of each kind and of all: as many swipes, slides, taps and drags, and slides in
 * each of the eight directions alike.
 */
export function errors(kinds, thresholds) {
  const share = ({ meant, traces }) => Object.values(browsers).reduce((sum, browser) =>
    sum + traces.filter(felt => understood(felt, thresholds, browser) !== meant).length / traces.length / 2, 0)
  const of = Object.fromEntries(Object.entries(kinds).map(([name, kind]) => [name, share(kind)]))
  const slides = (2 * of.sideways + 4 * of.oblique + 2 * of.upright) / 8
  return { ...of, slides, all: (of.swipes + slides + of.taps + of.drags) / 4 }
}

export const compared = [6, 8, 10, 12, 14, 16].flatMap(distance => [20, 25, 30, 35, 40, 45, 50, 55, 60].flatMap(angle =>
  [120, 150, 180, 210, 250, 300].map(hold => ({ distance, angle, hold }))))

/** Each of the thresholds compared with how much they err, the best first. */
export function ranked(count) {
  state = 1
  const kinds = fingers(count)
  return compared.map(thresholds => ({ thresholds, ...errors(kinds, thresholds) })).sort((left, right) => left.all - right.all)
}

if (import.meta.url === `file://${process.argv[1]}`) {
  const percent = share => `${(share * 100).toFixed(1)}%`
  const results = ranked(Number(process.argv[2] ?? 2000))
  const print = ({ thresholds: { distance, angle, hold }, ...shares }) => console.log(
    `${distance} px ${angle}° ${hold} ms`.padEnd(18), ...Object.entries(shares).map(([name, share]) => `${name} ${percent(share)}`.padEnd(16)))
  console.log('The best:')
  results.slice(0, 10).forEach(print)
  const [best] = results
  for (const name of Object.keys(best.thresholds)) {
    console.log(`The best but for ${name}:`)
    results.filter(({ thresholds }) => Object.entries(best.thresholds).every(([other, value]) => other === name || thresholds[other] === value))
      .sort((left, right) => left.thresholds[name] - right.thresholds[name]).forEach(print)
  }
  // Then all swipes are lost, and no slide is for its direction: as few as of those that go sideways.
  const [lost, saved] = [1 - best.swipes, best.slides - best.sideways]
  console.log(`With a word begun, all directions would err less if swipes were less than ${percent(saved / (saved + lost))} of swipes and slides.`)
}
