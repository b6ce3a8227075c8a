import LetterpressSolver
import LetterpressVision

// An app takes the pixels from its decoder or from the screen. Here a board is drawn, in the byte order of pictures on
// Apple's systems: blue, green, red, alpha.
let drawn: Board = "tejntgzhhgpsmzpthaoudgbph"
let (width, height, tileSide, letterHeight) = (640, 1136, 128, 60)
var pixels = [UInt8](repeating: 255, count: 4 * width * height)

@MainActor
func setPixel(_ x: Int, _ y: Int, _ color: (red: UInt8, green: UInt8, blue: UInt8)) {
  let start = 4 * (y * width + x)
  (pixels[start], pixels[start + 1], pixels[start + 2]) = (color.blue, color.green, color.red)
}

for (tile, letter) in drawn.letters.enumerated() {
  // The board is at the bottom, as on a phone.
  let (left, top) = (tile % Board.side * tileSide, height - width + tile / Board.side * tileSide)
  let shade: UInt8 = tile % 2 == 0 ? 232 : 239
  for y in 0..<tileSide { for x in 0..<tileSide { setPixel(left + x, top + y, (shade, shade, shade)) } }
  // Any font would do; the templates are at hand.
  guard let glyph = TemplateSet.builtIn.templates.first(where: { $0.symbol.letter == letter })?.glyph else { continue }
  let image = glyph.image
  let letterWidth = Int(Float(letterHeight) * glyph.aspectRatio)
  for y in 0..<letterHeight {
    for x in 0..<letterWidth {
      let value = image.values[y * image.height / letterHeight * image.width + x * image.width / letterWidth]
      let ink = value < 128 ? UInt8(40) : shade
      setPixel(left + (tileSide - letterWidth) / 2 + x, top + (tileSide - letterHeight) / 2 + y, (ink, ink, ink))
    }
  }
}

let image = try RGBImage(width: width, height: height, pixels: pixels, format: .bgra)
let reading = try BoardReader().read(image)
let words = Lexicon.english.words(from: reading.board.rack)
print("letters: \(reading.board)")
print("\(words.count) words, the longest:", words.prefix(3))
