internal import CBuiltInTemplates
public import LetterpressSolver

/// The templates that tiles are compared with.
public struct TemplateSet: Equatable, Sendable {
  /// In no particular order; a letter or digit may have any number of them.
  public private(set) var templates: [GlyphTemplate]

  /// Creates a set of the given templates.
  public init(_ templates: [GlyphTemplate] = []) { self.templates = templates }

  /// Creates a set of trained templates, keeping only one of those with the same letter and the same pixels.
  ///
  /// - Complexity: O(pixels of the templates).
  public init(_ trained: [TrainedTemplate]) {
    var known: Set<LabelledMask> = []
    self.init(
      trained.filter { known.insert(LabelledMask(symbol: .letter($0.letter), mask: $0.mask)).inserted }
        .map { $0.template })
  }

  /// Returns the set without near duplicates of the same symbol, which add cost but no information.
  ///
  /// - Parameter similarity: at most 1; a template at least this similar to a kept one is left out.
  /// - Complexity: O(*n* · *k*) comparisons of glyphs, 576 cells each, for *n* templates of which *k* are kept.
  public func thinned(above similarity: Float) -> TemplateSet {
    var kept: [GlyphTemplate] = []
    for template in templates {
      let isNew = !kept.contains {
        $0.symbol == template.symbol && $0.glyph.similarity(to: template.glyph) >= similarity
      }
      if isNew { kept.append(template) }
    }
    return TemplateSet(kept)
  }

  /// Returns this set's templates, then the other's.
  ///
  /// - Complexity: O(templates of both).
  public func union(_ other: TemplateSet) -> TemplateSet { TemplateSet(templates + other.templates) }

  /// The letters of A–Z that have no template.
  ///
  /// - Complexity: O(templates).
  public var missingLetters: [Letter] {
    let present = LetterSet(templates.lazy.compactMap { $0.symbol.letter })
    return Letter.all.filter { !present.contains($0) }
  }
}

extension TemplateSet {
  /// The templates built into the program, trained from the pictures in `Samples`.
  ///
  /// In WebAssembly, which is downloaded, their masks are stored packed.
  public static let builtIn: TemplateSet = {
    let file = UnsafeRawBufferPointer(start: built_in_templates_bytes(), count: built_in_templates_size())
    #if arch(wasm32)
      return TemplateSet(LabelledMask.unpacking(file).map { $0.template })
    #else
      guard let templates = TemplateSet(file: file) else {
        preconditionFailure("the compiled-in templates are of another version: remake them")
      }
      return templates
    #endif
  }()
}

// A compiled set of templates is a header followed by the templates, with all integers little-endian:
//
//     byte 0        8         12      16
//          ┌────────┬─────────┬───────┬──────────────────────────────────────────────────
//          │ magic  │ version │ count │ count × (ASCII, 3 zeros, ratio, 576 cells) …
//          └────────┴─────────┴───────┴──────────────────────────────────────────────────
//
// The ratio is the glyph's aspect ratio, a 32-bit float.

extension TemplateSet {
  private static let magic = Array("LPTEMPLT".utf8)
  private static let formatVersion: UInt32 = 1
  private static let headerSize = 16
  private static let recordSize = 8 + Glyph.cellCount

  /// The set as the bytes that ``init(compiled:)`` reads.
  ///
  /// - Complexity: O(templates).
  public var compiled: [UInt8] {
    var file = TemplateSet.magic
    func append(_ value: UInt32) { withUnsafeBytes(of: value.littleEndian) { file.append(contentsOf: $0) } }
    append(TemplateSet.formatVersion)
    append(UInt32(templates.count))
    for template in templates {
      append(UInt32(template.symbol.ascii))
      append(template.glyph.aspectRatio.bitPattern)
      file.append(contentsOf: template.glyph.coverage)
    }
    return file
  }

  /// Reads a compiled set; nil unless the bytes are a complete one of this version.
  ///
  /// - Parameter bytes: the compiled set, as an array, `Data` or any other sequence.
  /// - Complexity: O(bytes).
  public init?(compiled bytes: some Sequence<UInt8>) {
    guard let templates = Array(bytes).withUnsafeBytes({ TemplateSet(file: $0) }) else { return nil }
    self = templates
  }

  /// Reads a compiled set in place; nil unless it is a complete one of this version.
  ///
  /// - Complexity: O(bytes).
  package init?(file: UnsafeRawBufferPointer) {
    func integer(at offset: Int) -> UInt32 {
      UInt32(littleEndian: file.loadUnaligned(fromByteOffset: offset, as: UInt32.self))
    }
    let recordsSize = file.count - TemplateSet.headerSize
    guard recordsSize >= 0, file.starts(with: TemplateSet.magic), integer(at: 8) == TemplateSet.formatVersion,
      recordsSize.isMultiple(of: TemplateSet.recordSize), recordsSize / TemplateSet.recordSize == integer(at: 12)
    else { return nil }
    var templates: [GlyphTemplate] = []
    for start in stride(from: TemplateSet.headerSize, to: file.count, by: TemplateSet.recordSize) {
      let aspectRatio = Float(bitPattern: integer(at: start + 4))
      guard let symbol = GlyphSymbol(ascii: file[start]), GlyphMask.aspectRatios.contains(aspectRatio) else {
        return nil
      }
      let coverage = [UInt8](file[start + 8..<start + TemplateSet.recordSize])
      templates.append(GlyphTemplate(symbol: symbol, glyph: Glyph(coverage: coverage, aspectRatio: aspectRatio)))
    }
    self.init(templates)
  }
}

/// Why templates could not be named: all of ``TemplateName/numbers`` are taken for a letter.
public struct TooManyTemplates: DescribedError, Equatable, Sendable {
  /// The letter.
  public let letter: Letter
}

extension TooManyTemplates: CustomStringConvertible {
  /// What happened, and what to do about it.
  public var description: String {
    "there is no room for more templates of \(letter.uppercase): remove some"
  }
}
