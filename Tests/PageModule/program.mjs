// The program and its JSON output.
import { execFile } from 'node:child_process'
import os from 'node:os'

/** The program's output for arguments, without the final line feed. */
export function answer(program, args) {
  return new Promise((resolve, reject) => {
    execFile(program, args, { maxBuffer: 1 << 28 }, (error, output, notes) => {
      if (error && !output) reject(new Error(`${args.join(' ')}: ${notes}`))
      else resolve(output.trimEnd())
    })
  })
}

/** Calls a function for each item, as many at once as there are cores, and waits for all. */
export async function forEach(items, call) {
  const rest = [...items].reverse()
  const work = async () => {
    while (rest.length) await call(rest.pop())
  }
  await Promise.all(Array.from({ length: os.availableParallelism() }, work))
}
