internal import LetterpressEngine

// The functions that the page calls. Each takes a request, a JSON object in UTF-8 given by address and size, and
// answers with a JSON object, passed as in `Memory.swift`. docs/page-module.md describes their members.

/// What is kept from one call to the next. A page calls one function at a time.
nonisolated(unsafe) private let page = Page()

/// Reads a picture; answers with what `letterpress read --format json` prints.
@_expose(wasm, "read") @_cdecl("page_read")
public func read(
  _ request: UnsafePointer<UInt8>?, _ count: UInt32, _ pixels: UnsafePointer<UInt8>?, _ pixelBytes: UInt32
) -> UnsafeMutableRawPointer {
  answer(request, count) { page.read($0, pixels: Memory.bytes(pixels, pixelBytes)) }
}

/// Finds words; answers with what `letterpress words --format json` prints.
@_expose(wasm, "words") @_cdecl("page_words")
public func words(_ request: UnsafePointer<UInt8>?, _ count: UInt32) -> UnsafeMutableRawPointer {
  answer(request, count) { page.words($0) }
}

/// Starts to search for moves; answers with the position.
@_expose(wasm, "analyse") @_cdecl("page_analyse")
public func analyse(_ request: UnsafePointer<UInt8>?, _ count: UInt32) -> UnsafeMutableRawPointer {
  answer(request, count) { page.analyse($0) }
}

/// Searches for this many more milliseconds; answers with what `letterpress play --format json` prints.
@_expose(wasm, "proceed") @_cdecl("page_proceed")
public func proceed(_ milliseconds: Int32) -> UnsafeMutableRawPointer {
  Memory.answer("\(page.proceed(milliseconds: Int64(milliseconds)))")
}

/// Returns 1 if there is nothing left to search, else 0.
@_expose(wasm, "isAnalysed") @_cdecl("page_is_analysed")
public func isAnalysed() -> Int32 { page.isAnalysed ? 1 : 0 }

/// Forgets the position and what is known about its board, and frees the memory.
@_expose(wasm, "forget") @_cdecl("page_forget")
public func forget() { page.forget() }

/// Makes a legal move; answers with the position after it.
@_expose(wasm, "play") @_cdecl("page_play")
public func play(_ request: UnsafePointer<UInt8>?, _ count: UInt32) -> UnsafeMutableRawPointer {
  answer(request, count) { page.play($0) }
}

/// Groups readings into games and infers what was played; answers with what `letterpress games --format json` prints of
/// each.
@_expose(wasm, "games") @_cdecl("page_games")
public func games(_ request: UnsafePointer<UInt8>?, _ count: UInt32) -> UnsafeMutableRawPointer {
  answer(request, count) { page.games($0) }
}

/// Learns the letters of a labelled picture.
@_expose(wasm, "train") @_cdecl("page_train")
public func train(
  _ request: UnsafePointer<UInt8>?, _ count: UInt32, _ pixels: UnsafePointer<UInt8>?, _ pixelBytes: UInt32
) -> UnsafeMutableRawPointer {
  answer(request, count) { page.train($0, pixels: Memory.bytes(pixels, pixelBytes)) }
}

/// Answers with the templates learnt, for the page to store.
@_expose(wasm, "templates") @_cdecl("page_templates")
public func templates() -> UnsafeMutableRawPointer { Memory.answer("\(page.trainedTemplates)") }

/// Replaces the templates learnt by those that an earlier call of `templates` answered.
@_expose(wasm, "useTemplates") @_cdecl("page_use_templates")
public func useTemplates(_ request: UnsafePointer<UInt8>?, _ count: UInt32) -> UnsafeMutableRawPointer {
  answer(request, count) { page.useTemplates($0) }
}

/// Replaces the word list by a text with one word per line; without a file name, by the built-in list.
@_expose(wasm, "useWords") @_cdecl("page_use_words")
public func useWords(
  _ request: UnsafePointer<UInt8>?, _ count: UInt32, _ text: UnsafePointer<UInt8>?, _ textBytes: UInt32
) -> UnsafeMutableRawPointer {
  answer(request, count) { page.useWords($0, text: Memory.bytes(text, textBytes)) }
}

/// Answers with a tile, 0 to 24, of the last picture read: its binarized letter and the two nearest templates.
@_expose(wasm, "tile") @_cdecl("page_tile")
public func tile(_ index: Int32) -> UnsafeMutableRawPointer { Memory.answer("\(page.tile(Int(index)))") }

private func answer(
  _ request: UnsafePointer<UInt8>?, _ count: UInt32, _ call: (String) -> JSONValue
) -> UnsafeMutableRawPointer {
  Memory.answer(call(Memory.text(request, count)).description)
}
