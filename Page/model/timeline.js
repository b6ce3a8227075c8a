// How a move is shown: its letters lift one by one, then the taken tiles turn over while the score counts.
import { owner } from './board.js'

/** @typedef {import('../store/state.js').PlayedMove} PlayedMove */
/** @typedef {{ tile: number, kind: 'lift' | 'turn', start: number, duration: number, from: string, to: string }} Step */
/** @typedef {{ steps: Step[], duration: number, stops: number[] }} Timeline times in milliseconds */

const liftDuration = 280
const turnDuration = 380
/** The letters of a word start to lift within this time, and taken tiles to turn. */
const mostStagger = 720

/**
 * @param {PlayedMove} move
 * @returns {Timeline}
 */
export function timeline({ before, after, tiles }) {
  const liftPause = Math.min(110, mostStagger / Math.max(tiles.length, 1))
  /** @type {Step[]} */
  const lifts = tiles.map((tile, index) => ({
    tile, kind: 'lift', start: index * liftPause, duration: liftDuration, from: before[tile], to: before[tile],
  }))
  const spelled = tiles.length ? (tiles.length - 1) * liftPause + liftDuration * 0.6 : 0
  // Taken tiles in spelling order; then the neighbours that are now defended or no longer are.
  const changed = [...before].map((_, tile) => tile).filter(tile => before[tile] !== after[tile])
  const taken = tiles.filter(tile => owner(before, tile) !== owner(after, tile))
  const others = changed.filter(tile => !taken.includes(tile))
  const turnPause = Math.min(80, mostStagger / Math.max(taken.length, 1))
  /** @type {Step[]} */
  const turns = taken.map((tile, index) => ({
    tile, kind: 'turn', start: spelled + index * turnPause, duration: turnDuration, from: before[tile], to: after[tile],
  }))
  const turned = turns.length ? (turns.at(-1)?.start ?? 0) + turnDuration * 0.5 : spelled
  /** @type {Step[]} */
  const shades = others.map(tile => ({
    tile, kind: 'turn', start: turned, duration: turnDuration, from: before[tile], to: after[tile],
  }))
  const steps = [...lifts, ...turns, ...shades]
  const duration = Math.max(0, ...steps.map(({ start, duration }) => start + duration))
  // Letter by letter, then all that turns at once: the tiles turn so closely after one another that a stop between them would show halves.
  return { steps, duration, stops: [...new Set([0, ...lifts.map(({ start, duration }) => start + duration), duration])].sort((a, b) => a - b) }
}

/**
 * The scores at a time: a tile brings its point along once it is half turned.
 * @param {PlayedMove} move
 * @param {Timeline} line
 * @param {number} time
 */
export function scoresAt({ scores }, { steps }, time) {
  const now = { ...scores }
  for (const { kind, start, duration, from, to } of steps) {
    if (kind !== 'turn' || time < start + duration / 2) continue
    const [before, after] = [owner(from, 0), owner(to, 0)]
    if (before) now[before] -= 1
    if (after) now[after] += 1
  }
  return now
}
