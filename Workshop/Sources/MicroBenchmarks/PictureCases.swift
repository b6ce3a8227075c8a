internal import CDecodeBaseline
internal import LetterpressPNG
internal import LetterpressVision

/// The stages of reading a picture.
enum PictureCases {
  /// - Parameters:
  ///   - name: what to call the picture.
  ///   - file: a screenshot as PNG.
  static func run(_ name: String, file: [UInt8], measure: Measure) throws {
    let reader = BoardReader()
    let image = try PNGDecoder.decode(file)
    let grid = try reader.locate(in: image).grid.get()
    let glyphs = reader.binarize(image, on: grid).map { $0.glyph.map { Glyph($0) } }
    let pictures = glyphs.map { $0.map(\.image.values) }
    let templates = TemplateSet.builtIn.templates.map(\.glyph.image.values)

    try measure("decode, \(name)", against: "libpng from C") {
      try PNGDecoder.decode(file).width
    } baseline: {
      file.withUnsafeBytes { decode_baseline($0.baseAddress, $0.count) }
    }
    try measure("locate, \(name)", against: "brightness of every pixel") {
      Int(try reader.locate(in: image).grid.get().pitch)
    } baseline: {
      GrayImage(lumaOf: image).width
    }
    measure("binarize, \(name)", against: "brightness of every pixel") {
      reader.binarize(image, on: grid).count
    } baseline: {
      GrayImage(lumaOf: image).width
    }
    measure("match, \(name)", against: "sum of differences, cell by cell") {
      reader.match(glyphs).count
    } baseline: {
      pictures.reduce(0) { total, picture in total + (picture.map { nearest(to: $0, among: templates) } ?? 0) }
    }
  }

  /// Returns the median time, in milliseconds, to read a picture from its pixels with alpha, as a page has them.
  static func medianOfReading(_ file: [UInt8], count: Int) throws -> Double {
    let reader = BoardReader()
    let image = try PNGDecoder.decode(file)
    let pixels = (0..<image.width * image.height).flatMap { pixel -> [UInt8] in
      image.bytes[3 * pixel..<3 * pixel + 3] + [255]
    }
    let times = try (0..<count).map { _ in
      let start = ContinuousClock.now
      _ = try reader.read(
        try RGBImage(width: image.width, height: image.height, pixels: pixels, format: .rgba))
      return start.duration(to: .now) / .milliseconds(1)
    }
    return times.sorted()[count / 2]
  }

  /// Returns the index of the template that differs least.
  private static func nearest(to picture: [UInt8], among templates: [[UInt8]]) -> Int {
    var best = (difference: Int32.max, index: 0)
    for (index, template) in templates.enumerated() {
      var difference: Int32 = 0
      for cell in picture.indices { difference += abs(Int32(picture[cell]) - Int32(template[cell])) }
      if difference < best.difference { best = (difference, index) }
    }
    return best.index
  }
}
