// The module's size, and its speed compared with the program's, alternating in one run. Scripts/bench page calls it.
//
//     node bench.mjs MODULE PROGRAM MICRO-BENCHMARKS SAMPLES
import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { performance } from 'node:perf_hooks'
import zlib from 'node:zlib'
import { load } from './module.mjs'
import { decode } from './png.mjs'
import { line, position, seeded } from './games.mjs'

const [modulePath, program, microBenchmarks, samples] = process.argv.slice(2)
const median = values => values.toSorted((a, b) => a - b)[values.length >> 1]
const wasm = fs.readFileSync(modulePath)
const brotli = zlib.brotliCompressSync(wasm, {
  params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 11, [zlib.constants.BROTLI_PARAM_SIZE_HINT]: wasm.length },
})
console.log(`size: ${wasm.length} bytes, ${zlib.gzipSync(wasm, { level: 9 }).length} with gzip, ${brotli.length} with brotli`)

const page = await load(modulePath)
const readings = 15
for (const name of ['light-untouched', 'light-midgame', 'pop-endgame', 'pink-tablet', 'contrast-tablet']) {
  const file = path.join(samples, `${name}.png`)
  const { width, height, pixels } = decode(file)
  const turns = Array.from({ length: 7 }, () => {
    const times = Array.from({ length: readings }, () => {
      const start = performance.now()
      page.read({ file, width, height }, pixels)
      return performance.now() - start
    })
    const native = Number(execFileSync(microBenchmarks, [file, `${readings}`], { encoding: 'utf8' }))
    return [median(times), native]
  })
  const [ours, native] = [0, 1].map(side => median(turns.map(turn => turn[side])))
  const ratio = median(turns.map(([a, b]) => a / b))
  console.log(`read ${width} × ${height}: ${ours.toFixed(2)} ms, native ${native.toFixed(2)} ms, ratio ${ratio.toFixed(2)}`)
}

// Only positions for which a search uses its full time.
const random = seeded(5)
const seconds = 2
const speeds = []
while (speeds.length < 12) {
  const place = position(random, page)
  const args = ['play', '--position', line(place), '--time', `${seconds}`, '--threads', '1', '--format', 'json']
  const native = JSON.parse(execFileSync(program, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }))
  page.forget()
  // In one bounded search, as the page's thinking worker runs them.
  const ours = JSON.parse(page.think({ position: place, milliseconds: 1000 * seconds }))
  if (ours.seconds < 0.9 * seconds || native.seconds < 0.8 * seconds) continue
  speeds.push([ours.nodes / ours.seconds, native.nodes / native.seconds])
}
const [ours, native] = [0, 1].map(side => median(speeds.map(speed => speed[side])))
const ratio = median(speeds.map(([a, b]) => a / b))
console.log(`search: ${Math.round(ours)} positions a second, native ${Math.round(native)}, ratio ${ratio.toFixed(2)}`)
