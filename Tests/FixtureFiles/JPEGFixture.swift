#if JPEG
  internal import CJPEGFixture
  package import LetterpressVision

  /// Makes JPEG files for tests.
  package struct JPEGFixture {
    /// 1 to 100.
    package var quality = 80
    package var coding = Coding.sequential
    /// How many samples of brightness there are for one of colour, across and down: 1, 2 or 4.
    package var samplesPerColor = (columns: 2, rows: 2)
    /// Whether only the brightness is written.
    package var isGray = false
    package var usesArithmeticCoding = false
    /// For a progressive picture in colour with more scans than usual, each of as few; nil for the usual ten scans.
    package var coefficientsPerScan: Int?
    /// Rows of blocks between restart markers; 0 for none.
    package var restartRows = 0
    /// The number of Exif's tag; nil for a file without.
    package var orientation: Int?
    package var isLittleEndian = true

    /// How the data are distributed among scans.
    package enum Coding: CaseIterable, Sendable {
      /// One scan with everything.
      case sequential
      /// One for each colour.
      case separate
      /// Ten, of ever finer detail.
      case progressive
    }

    /// As most programs write them: 4:2:0, sequential.
    package init() {}

    package func file(of image: RGBImage) -> [UInt8] {
      let pixels = isGray ? stride(from: 1, to: image.bytes.count, by: 3).map { image.bytes[$0] } : image.bytes
      return withExif(encoded(pixels, width: image.width, height: image.height, components: isGray ? 1 : 3))
    }

    /// Returns a file with four inks, all of them white.
    package static func inPrintColors(width: Int, height: Int) -> [UInt8] {
      let pixels = [UInt8](repeating: 255, count: 4 * width * height)
      return JPEGFixture().encoded(pixels, width: width, height: height, components: 4)
    }

    private func encoded(_ pixels: [UInt8], width: Int, height: Int, components: Int) -> [UInt8] {
      let format = jpegfixture_format(
        quality: CInt(quality), components: CInt(components), columns_per_color: CInt(samplesPerColor.columns),
        rows_per_color: CInt(samplesPerColor.rows), is_progressive: coding == .progressive,
        coefficients_per_scan: CInt(coefficientsPerScan ?? 0), is_separate: coding == .separate,
        uses_arithmetic_coding: usesArithmeticCoding,
        restart_rows: CInt(restartRows))
      var count = 0
      guard let file = jpegfixture_encode(pixels, UInt32(width), UInt32(height), format, &count) else { return [] }
      defer { jpegfixture_free(file) }
      return Array(UnsafeBufferPointer(start: file, count: count))
    }

    private func withExif(_ file: [UInt8]) -> [UInt8] {
      orientation.map { JPEGFixture.inserting(exif: exif(orientation: $0), into: file) } ?? file
    }

    /// Inserts a segment with these Exif data at the beginning.
    package static func inserting(exif: [UInt8], into file: [UInt8]) -> [UInt8] {
      let length = 8 + exif.count
      let header: [UInt8] = [0xFF, 0xE1, UInt8(length >> 8), UInt8(length & 255)] + Array("Exif\0\0".utf8)
      return Array(file[..<2]) + header + exif + Array(file[2...])
    }

    /// Exif data: a directory with the picture's unit of resolution and its orientation.
    package func exif(orientation: Int) -> [UInt8] {
      func number(_ value: Int, bytes count: Int) -> [UInt8] {
        let bytes = (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
        return isLittleEndian ? bytes : bytes.reversed()
      }
      func entry(_ tag: Int, _ value: Int) -> [UInt8] {
        number(tag, bytes: 2) + number(3, bytes: 2) + number(1, bytes: 4) + number(value, bytes: 2) + [0, 0]
      }
      return Array((isLittleEndian ? "II" : "MM").utf8) + number(42, bytes: 2) + number(8, bytes: 4)
        + number(2, bytes: 2) + entry(296, 2) + entry(274, orientation) + number(0, bytes: 4)
    }
  }
#endif
