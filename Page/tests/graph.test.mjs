import assert from 'node:assert/strict'
import test from 'node:test'
import { addNode, goTo, noting } from '../model/game.js'
import { graphPaths, graphSize, graphSteps, nearestStep, stepPlace } from '../model/graph.js'
import { game, position } from './fixtures.mjs'

const { width, height, inset } = graphSize
const step = (all, kind, at) => addNode(all, { kind, title: `${kind} ${at}`, position: { ...position, played: [`word${at}`] } })
const withChances = (all, chances) => chances.reduce((noted, chance, index) => chance === null ? noted : noting(noted, index, { chance }), all)
const moves = chances => withChances([1, 2, 3].reduce((all, at) => step(all, 'move', at), game()), chances)
const paths = chances => graphPaths(graphSteps(moves(chances), 'red'))

test('what was not searched is not drawn as anybody’s', () => {
  const { below, above, line } = paths([0.5, 0.75, null, null])
  const end = stepPlace(1, 4)
  for (const path of [below, above, line]) {
    const places = [...path.matchAll(/[MLH]([\d.]+)/g)].map(([, x]) => Number(x))
    assert.equal(Math.max(...places), end)
  }
  assert.deepEqual(paths([null, null, null, null]), { below: '', above: '', line: '', gaps: '', dots: '' })
})

test('two searched steps with others between them are joined by dots only', () => {
  const { line, gaps } = paths([0.5, null, 1, 0])
  assert.equal(gaps, `M${inset} ${height / 2}L${stepPlace(2, 4)} ${inset}`)
  assert.ok(!line.includes(`M${inset} ${height / 2}L${stepPlace(2, 4)}`))
})

test('the graph is seen from the side below', () => {
  const chances = side => graphSteps(moves([0.5, 0.75, null, null]), side).map(({ chance }) => chance)
  assert.deepEqual([chances('red'), chances('blue')], [[0.5, 0.75, null, null], [0.5, 0.25, null, null]])
})

test('a correction stands in the place of what it corrects', () => {
  const corrected = step(step(game(), 'move', 1), 'correction', 2)
  assert.deepEqual(graphSteps(corrected, 'red').map(({ index, isCurrent }) => [index, isCurrent]), [[0, false], [2, true]])
  assert.deepEqual(graphSteps(goTo(corrected, 1), 'red').map(({ index, isCurrent }) => [index, isCurrent]), [[0, false], [2, true]])
})

test('a tap goes to the nearest step', () => {
  const nearest = share => nearestStep(share, 4)
  assert.deepEqual([-1, 0, 0.3, 0.5, 0.99, 2].map(nearest), [0, 0, 1, 2, 3, 3])
  for (const at of [0, 1, 2, 3]) assert.equal(nearest(stepPlace(at, 4) / width), at)
  assert.equal(nearestStep(0.5, 1), 0)
})
