// How bytes pass between the page and the module: the page allocates memory in the module, writes into it, calls, and
// releases it. An answer is its size in four bytes, little-endian, followed by its text in UTF-8; the page releases it
// too.

internal import LetterpressEngine

/// Allocates memory for bytes from the page; null if there is not enough. ``release(_:)`` frees it.
@_expose(wasm, "allocate") @_cdecl("page_allocate")
public func allocate(_ count: UInt32) -> UnsafeMutableRawPointer? {
  guard count <= Memory.mostBytes else { return nil }
  return .allocate(byteCount: max(Int(count), 1), alignment: 16)
}

/// Frees allocated memory or an answer; does nothing for null.
@_expose(wasm, "release") @_cdecl("page_release")
public func release(_ memory: UnsafeMutableRawPointer?) { memory?.deallocate() }

enum Memory {
  /// The most bytes that can be passed at once: the pixels of the largest picture, with alpha.
  static let mostBytes = 4 * UInt32(Page.maximumPixels)

  /// Returns a JSON object in the form of an answer.
  static func answer(_ value: JSONValue) -> UnsafeMutableRawPointer { answer(value.bytes()) }

  /// Returns bytes in the form of an answer.
  static func answer(_ bytes: [UInt8]) -> UnsafeMutableRawPointer { bytes.withUnsafeBytes { answer($0) } }

  private static func answer(_ bytes: UnsafeRawBufferPointer) -> UnsafeMutableRawPointer {
    let answer = UnsafeMutableRawPointer.allocate(byteCount: 4 + bytes.count, alignment: 16)
    answer.storeBytes(of: UInt32(bytes.count).littleEndian, as: UInt32.self)
    UnsafeMutableRawBufferPointer(start: answer + 4, count: bytes.count).copyMemory(from: bytes)
    return answer
  }

  /// Returns the text that the page passed.
  static func text(_ start: UnsafePointer<UInt8>?, _ count: UInt32) -> String {
    String(decoding: bytes(start, count), as: UTF8.self)
  }

  static func bytes(_ start: UnsafePointer<UInt8>?, _ count: UInt32) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: start, count: start == nil ? 0 : Int(count))
  }
}
