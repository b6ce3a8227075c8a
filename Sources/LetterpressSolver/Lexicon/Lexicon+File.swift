// A compiled lexicon is a header and the edges of the graph, all integers little-endian:
//
//     byte 0        8         12           16           20         24         32
//          ┌────────┬─────────┬────────────┬────────────┬──────────┬──────────┬────────
//          │ magic  │ version │ word count │ edge count │ 0        │ checksum │ edges …
//          └────────┴─────────┴────────────┴────────────┴──────────┴──────────┴────────
//
// The checksum is FNV-1a (Fowler, Noll, Vo) with its 64-bit parameters, taken over 32-bit integers
// instead of bytes: over the header up to the checksum, then the edges. As its step is one-to-one in
// both operands, a change within one integer is always found.

#if _endian(big)
  #error("compiled lexicons are read in place and little-endian")
#endif

extension Lexicon {
  /// The version of the file format that this module writes, and the only one it reads.
  public static let formatVersion = 1

  /// The bytes every compiled lexicon begins with; the first occurs in no text of letters.
  static let magic = [0x89] + Array("LPLEXIC".utf8)

  struct Header {
    var version = Lexicon.formatVersion
    var wordCount: Int
    var edgeCount: Int
    var checksum: UInt64 = 0

    static let size = 32
    /// How many of the header's bytes the checksum covers.
    static let checkedSize = 24
  }

  /// Whether the bytes begin as a compiled lexicon does, and no text list.
  public static func isCompiled(_ bytes: [UInt8]) -> Bool { bytes.starts(with: magic) }

  /// Reads a compiled lexicon.
  ///
  /// - Throws: any ``LexiconError`` but `tooManyEdges`.
  /// - Complexity: O(bytes): the checksum, a check of the graph and a copy of it.
  public init(compiled bytes: [UInt8]) throws(LexiconError) {
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
    guard header.version == Lexicon.formatVersion else { throw .unsupportedVersion(header.version) }
    let size = Header.size + header.edgeCount * MemoryLayout<WordGraphEdge>.stride
    guard file.count == size else { throw .wrongSize(expected: size, got: file.count) }

    let block = WordGraph.EdgeBlock(copying: UnsafeRawBufferPointer(rebasing: file[Header.size...]))
    let edges = UnsafeBufferPointer(block.edges)
    let checksum = Lexicon.checksum(ofHeader: file, edges: edges)
    guard checksum == header.checksum else { throw .wrongChecksum(expected: header.checksum, got: checksum) }
    guard WordGraph.isValid(edges) else { throw .invalidGraph }
    self.init(graph: WordGraph(edges: block), wordCount: header.wordCount)
  }

  /// The lexicon as a file that ``init(compiled:)`` reads, about 3 bytes a word.
  public var compiled: [UInt8] {
    var header = Header(wordCount: wordCount, edgeCount: edgeCount)
    return graph.withEdges { edges in
      header.checksum = header.bytes.withUnsafeBytes { Lexicon.checksum(ofHeader: $0, edges: edges) }
      var file = header.bytes
      file.reserveCapacity(Header.size + edges.count * MemoryLayout<WordGraphEdge>.stride)
      file.append(contentsOf: UnsafeRawBufferPointer(edges))
      return file
    }
  }

  private static func checksum(ofHeader header: UnsafeRawBufferPointer, edges: UnsafeBufferPointer<WordGraphEdge>)
    -> UInt64
  {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    func add(_ value: UInt32) { hash = (hash ^ UInt64(value)) &* 0x100_0000_01b3 }
    for offset in stride(from: 0, to: Header.checkedSize, by: 4) {
      add(header.loadUnaligned(fromByteOffset: offset, as: UInt32.self))
    }
    for edge in edges { add(edge.rawValue) }
    return hash
  }
}

extension Lexicon.Header {
  /// - Precondition: there are at least ``size`` bytes.
  init(parsing file: UnsafeRawBufferPointer) {
    func integer(at offset: Int) -> Int { Int(file.loadUnaligned(fromByteOffset: offset, as: UInt32.self)) }
    version = integer(at: 8)
    wordCount = integer(at: 12)
    edgeCount = integer(at: 16)
    checksum = file.loadUnaligned(fromByteOffset: 24, as: UInt64.self)
  }

  var bytes: [UInt8] {
    var bytes = Lexicon.magic
    for value in [version, wordCount, edgeCount, 0] {
      withUnsafeBytes(of: UInt32(value)) { bytes.append(contentsOf: $0) }
    }
    withUnsafeBytes(of: checksum) { bytes.append(contentsOf: $0) }
    return bytes
  }
}
