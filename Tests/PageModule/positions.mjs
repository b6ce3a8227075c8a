// Prints random positions for searches, the same every time: node positions.mjs MODULE COUNT
import { line, position, seeded } from './games.mjs'
import { load } from './module.mjs'

const [modulePath, count] = process.argv.slice(2)
const page = await load(modulePath)
const random = seeded(5)
for (let index = 0; index < Number(count); index++) {
  console.log(line(position(random, page)))
}
