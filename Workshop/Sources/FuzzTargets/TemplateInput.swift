internal import FixtureFiles
internal import LetterpressFiles
internal import LetterpressPNG
internal import LetterpressSolver
internal import LetterpressVision

/// A folder of templates that others have written to: it can be listed, added to and emptied, and damaged files are
/// reported as damaged.
///
/// The bytes are files in sequence: a name of up to 63 characters, a line feed, two bytes with the size, and the
/// contents. PNG files get the right checksums.
enum TemplateInput {
  static func flaw(in bytes: [UInt8]) -> String? {
    do {
      let folder = try TemporaryFolder()
      try FileSystem.makeFolder(folder.path(".added"))
      try write(bytes, into: folder)
      return try flaw(of: TemplateStore(folder: folder.path))
    } catch let error as TemplateStoreError {
      return error.description.isEmpty ? "an error without a message" : nil
    } catch {
      return "\(error)"
    }
  }

  private static func flaw(of store: TemplateStore) throws -> String? {
    let listed = try store.list()
    guard listed.map(\.name) == listed.map(\.name).sorted() else { return "templates out of order" }
    let isWhole = listed.allSatisfy { $0.stored != nil }
    do throws(TemplateStoreError) {
      let before = try store.load()
      guard isWhole else { return "damaged templates are loaded" }
      let added = try store.add([addition])
      let after = try store.load()
      let isKnown = before.contains { $0.name.letter == addition.letter && $0.mask == addition.mask }
      guard added.count == (isKnown ? 0 : 1), after.count == before.count + added.count else {
        return "\(before.count) templates and one more are \(after.count)"
      }
      guard before.allSatisfy({ after.contains($0) }) else { return "a template is lost" }
    } catch {
      guard !isWhole else { return "good templates are refused: \(error)" }
    }
    let count = try store.list().count
    guard try store.removeAll().count == count, try store.list().isEmpty else { return "templates are left" }
    return nil
  }

  private static let addition = TrainedTemplate(
    letter: Letter.all[0], mask: GlyphMask(width: 4, ink: (0..<4 * GlyphMask.height).map { $0 % 3 > 0 }),
    origin: TemplateOrigin(screenshot: "a.png", row: 0, column: 0))

  private static func write(_ bytes: [UInt8], into folder: TemporaryFolder) throws {
    var rest = bytes[...]
    while let end = rest.firstIndex(of: UInt8(ascii: "\n")), end + 3 <= rest.endIndex {
      let name = String(decoding: rest[..<end], as: UTF8.self)
      let count = Int(rest[end + 1]) | Int(rest[end + 2]) << 8
      let contents = Array(rest[(end + 3)...].prefix(count))
      rest = rest[(end + 3)...].dropFirst(count)
      let file = name.hasPrefix(".added/") ? String(name.dropFirst(7)) : name
      guard !file.isEmpty, file.utf8.count < 64, !file.contains("/"), !file.contains("\0"), file != ".", file != ".."
      else {
        continue
      }
      guard !FileSystem.exists(folder.path(name)) else { continue }
      _ = try folder.write(file.hasSuffix(".png") ? sealed(contents) : contents, as: name)
    }
  }

  /// Returns the file with the right checksums in its chunks.
  private static func sealed(_ file: [UInt8]) -> [UInt8] {
    let chunks = PNGMutation.chunks(of: file)
    return chunks.isEmpty ? file : PNGFixture.file(chunks)
  }

  private static func folder(_ files: [(name: String, contents: [UInt8])]) -> [UInt8] {
    var bytes: [UInt8] = []
    for (name, contents) in files {
      bytes += Array("\(name)\n".utf8)
      bytes += [UInt8(contents.count & 255), UInt8(contents.count >> 8)]
      bytes += contents
    }
    return bytes
  }

  static var seeds: [[UInt8]] {
    let picture = (try? PNGEncoder.encode(addition.mask.image)) ?? []
    let origins = Array("A-1.png\ta.png\t0\t0\nB-7.png\tb.png\t4\t5\nnonsense\n".utf8)
    let gray = PNGFixture(width: 4, height: 4, format: .init(.gray, 1), samples: (0..<16).map { $0 & 1 }).file
    return [
      folder([("A-1.png", picture), ("origins.tsv", origins)]),
      folder([("Q-12.png", gray), ("A-2.png", picture), ("a.txt", [1, 2])]),
      folder([(".added/A-1.png", picture), (".added/origins.tsv", origins), ("B-7.png", gray)]),
      folder([("Z-1.png", [])]),
    ]
  }
}
