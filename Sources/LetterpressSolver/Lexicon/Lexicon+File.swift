// A compiled lexicon is a header, the edges of the graph and, if the list has any, the word rarities as packed by
// `PackedRarities`. All integers are little-endian:
//
//     byte 0        8         12           16           20              24         32
//          ┌────────┬─────────┬────────────┬────────────┬───────────────┬──────────┬─────────┬────────────
//          │ magic  │ version │ word count │ edge count │ rarities size │ checksum │ edges … │ rarities …
//          └────────┴─────────┴────────────┴────────────┴───────────────┴──────────┴─────────┴────────────
//
// A file without rarities has version 1 and rarities size 0; one with them has version 2 and their size in bytes, a
// multiple of 4.
//
// The checksum is an `FNVHash` of 32-bit integers: the header up to the checksum, then the edges and the rarities. A change
// within one integer is always detected.

#if _endian(big)
  #error("compiled lexicons are read in place and little-endian")
#endif

extension Lexicon {
  /// The newest version of the file format that this module reads and writes; version 1 has no rarities.
  public static let formatVersion = 2

  /// The bytes that start every compiled lexicon; the first never occurs in a text list.
  static let magic = [0x89] + Array("LPLEXIC".utf8)

  struct Header {
    var version: Int
    var wordCount: Int
    var edgeCount: Int
    /// In bytes; 0 for none.
    var raritiesSize: Int
    var checksum: UInt64 = 0

    static let size = 32
    /// The number of header bytes the checksum covers.
    static let checkedSize = 24

    init(wordCount: Int, edgeCount: Int, raritiesSize: Int) {
      version = raritiesSize == 0 ? 1 : Lexicon.formatVersion
      (self.wordCount, self.edgeCount, self.raritiesSize) = (wordCount, edgeCount, raritiesSize)
    }

    var hasRarities: Bool { version > 1 }
    /// The size of the whole file in bytes. Int64, because an invalid header can name more than a 32-bit `Int` holds.
    var fileSize: Int64 {
      Int64(Header.size) + Int64(edgeCount) * Int64(MemoryLayout<WordGraphEdge>.stride)
        + (hasRarities ? Int64(raritiesSize) : 0)
    }
    /// The bytes of the edges, in a file of that size.
    var edges: Range<Int> { Header.size..<Header.size + edgeCount * MemoryLayout<WordGraphEdge>.stride }
    /// The bytes of the rarities, in a file of that size.
    var rarities: Range<Int> { edges.upperBound..<edges.upperBound + (hasRarities ? raritiesSize : 0) }
  }

  /// Whether the bytes begin like a compiled lexicon rather than a text list.
  public static func isCompiled(_ bytes: some Sequence<UInt8>) -> Bool { bytes.starts(with: magic) }

  /// Reads a compiled lexicon.
  ///
  /// - Parameter bytes: the bytes of the file, as an array, `Data` or any other sequence.
  /// - Throws: any ``LexiconError`` except `tooManyEdges`.
  /// - Complexity: O(bytes): computes the checksum, then checks and copies the graph.
  public init(compiled bytes: some Sequence<UInt8>) throws(LexiconError) {
    let bytes = Array(bytes)
    guard Lexicon.isCompiled(bytes) else { throw .notALexicon }
    let result = bytes.withUnsafeBytes { file -> Result<Lexicon, LexiconError> in
      do throws(LexiconError) {
        return .success(try Lexicon(file: file))
      } catch {
        return .failure(error)
      }
    }
    self = try result.get()
  }

  private init(file: UnsafeRawBufferPointer) throws(LexiconError) {
    guard file.count >= Header.size else { throw .wrongSize(expected: Header.size, got: file.count) }
    let header = Header(parsing: file)
    guard 1...Lexicon.formatVersion ~= header.version else { throw .unsupportedVersion(header.version) }
    let size = header.fileSize
    guard file.count == size else { throw .wrongSize(expected: Int(clamping: size), got: file.count) }
    // The checksum covers whole 4-byte integers.
    guard size % 4 == 0 else { throw .invalidRarities }
    let checksum = Lexicon.checksum(of: file)
    guard checksum == header.checksum else { throw .wrongChecksum(expected: header.checksum, got: checksum) }

    guard header.wordCount <= Lexicon.maximumWordCount else { throw .tooManyWords }
    let block = WordGraph.EdgeBlock(copying: UnsafeRawBufferPointer(rebasing: file[header.edges]))
    let edges = UnsafeBufferPointer(block.edges)
    guard WordGraph.isValid(edges), WordGraph.wordCount(of: edges) == header.wordCount else { throw .invalidGraph }
    let rarities = UnsafeRawBufferPointer(rebasing: file[header.rarities])
    guard !header.hasRarities || PackedRarities.isValid(rarities, wordCount: header.wordCount) else {
      throw .invalidRarities
    }
    self.init(
      graph: WordGraph(edges: block), wordCount: header.wordCount,
      rarities: header.hasRarities ? PackedRarities(copying: rarities) : nil)
  }

  /// The lexicon as a file that ``init(compiled:)`` reads, about 3 bytes per word.
  ///
  /// - Complexity: O(edges + words).
  public var compiled: [UInt8] {
    let raritiesSize = rarities?.packed?.withBytes { $0.count } ?? 0
    var header = Header(wordCount: wordCount, edgeCount: edgeCount, raritiesSize: raritiesSize)
    var file = header.bytes
    file.reserveCapacity(header.rarities.upperBound)
    graph.withEdges { file.append(contentsOf: UnsafeRawBufferPointer($0)) }
    rarities?.packed?.withBytes { file.append(contentsOf: $0) }
    header.checksum = file.withUnsafeBytes(Lexicon.checksum)
    file.replaceSubrange(..<Header.size, with: header.bytes)
    return file
  }

  /// - Precondition: `file` is a header followed by a multiple of four bytes.
  private static func checksum(of file: UnsafeRawBufferPointer) -> UInt64 {
    var hash = FNVHash()
    func add(_ offset: Int) { hash.combine(UInt64(file.loadUnaligned(fromByteOffset: offset, as: UInt32.self))) }
    for offset in stride(from: 0, to: Header.checkedSize, by: 4) { add(offset) }
    for offset in stride(from: Header.size, to: file.count, by: 4) { add(offset) }
    return hash.value
  }
}

extension Lexicon.Header {
  /// - Precondition: there are at least ``size`` bytes.
  init(parsing file: UnsafeRawBufferPointer) {
    func integer(at offset: Int) -> Int { Int(clamping: file.loadUnaligned(fromByteOffset: offset, as: UInt32.self)) }
    version = integer(at: 8)
    wordCount = integer(at: 12)
    edgeCount = integer(at: 16)
    raritiesSize = integer(at: 20)
    checksum = file.loadUnaligned(fromByteOffset: 24, as: UInt64.self)
  }

  var bytes: [UInt8] {
    var bytes = Lexicon.magic
    for value in [version, wordCount, edgeCount, raritiesSize] {
      withUnsafeBytes(of: UInt32(value)) { bytes.append(contentsOf: $0) }
    }
    withUnsafeBytes(of: checksum) { bytes.append(contentsOf: $0) }
    return bytes
  }
}
