// Draws the page's icons into Page/icons: nine tiles in the light theme's colours, the middle one with an L. Everything is
// made of rectangles, so that the pixels are the same everywhere.
import fs from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { encode } from '../../Tests/PageModule/png.mjs'

const folder = path.join(path.dirname(fileURLToPath(import.meta.url)), '../../Page/icons')

const free = [[236, 235, 231], [229, 228, 224]]
const red = [242, 132, 123], defendedRed = [249, 42, 36], blue = [103, 187, 242], defendedBlue = [23, 142, 254]
const ink = [38, 38, 38]
const tiles = [defendedRed, red, free[0], red, free[1], blue, free[0], blue, defendedBlue]

/** Rectangles on a field of 1 × 1, later ones on top. */
const rectangles = [
  ...tiles.map((colour, index) => ({ x: index % 3 / 3, y: Math.floor(index / 3) / 3, width: 1 / 3, height: 1 / 3, colour })),
  { x: 0.435, y: 0.41, width: 0.042, height: 0.18, colour: ink },
  { x: 0.435, y: 0.55, width: 0.13, height: 0.04, colour: ink },
]

/** The share of the pixel from `at` to `at + 1` that a span covers. */
const covered = (at, start, end) => Math.max(0, Math.min(at + 1, end) - Math.max(at, start))

/** The rectangles on a square of `size` pixels, with a `margin` (share of `size`) that the outer tiles extend into. */
function picture(size, margin = 0) {
  const pixels = new Uint8Array(4 * size * size).fill(255)
  const scale = size * (1 - 2 * margin)
  const place = value => value <= 0 ? 0 : value >= 1 ? size : size * margin + value * scale
  for (const { x, y, width, height, colour } of rectangles) {
    const [left, right, top, bottom] = [place(x), place(x + width), place(y), place(y + height)]
    for (let row = Math.floor(top); row < Math.min(size, bottom); row++) {
      for (let column = Math.floor(left); column < Math.min(size, right); column++) {
        const part = covered(row, top, bottom) * covered(column, left, right)
        const at = 4 * (row * size + column)
        for (let channel = 0; channel < 3; channel++) {
          pixels[at + channel] = Math.round(pixels[at + channel] * (1 - part) + colour[channel] * part)
        }
      }
    }
  }
  return { width: size, height: size, pixels }
}

const number = value => Number((96 * value).toFixed(2))
const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96">
<clipPath id="c"><rect width="96" height="96" rx="18"/></clipPath>
<g clip-path="url(#c)" shape-rendering="crispEdges">
${rectangles.map(({ x, y, width, height, colour }) =>
  `<rect x="${number(x)}" y="${number(y)}" width="${number(width)}" height="${number(height)}" fill="rgb(${colour})"/>`).join('\n')}
</g>
</svg>
`

fs.mkdirSync(folder, { recursive: true })
fs.writeFileSync(path.join(folder, 'icon.svg'), svg)
for (const size of [180, 192, 512]) fs.writeFileSync(path.join(folder, `icon-${size}.png`), encode(picture(size), 9))
// Systems may crop it to a circle that omits a tenth on each side.
fs.writeFileSync(path.join(folder, 'maskable-512.png'), encode(picture(512, 0.12), 9))
