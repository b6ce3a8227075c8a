internal import LetterpressEngine

// The functions that the page calls. Each takes a request, a JSON object in UTF-8 given by address and size, and
// answers with a JSON object, passed as in `Memory.swift`. docs/page-module.md describes them.
//
// To add a function:
//
// 1. Describe its request and its answer in docs/letterpress.schema.json, and name both in `requests` and `answers` there. Run
//    `Scripts/make json-reference`.
// 2. Let `Engine` decide what to answer.
// 3. Parse the request and encode the answer in a `Page+….swift`.
// 4. Export the function here.
// 5. Call it in Tests/PageModule/module.mjs, and test it in module.test.mjs.
// 6. Give it a letter in Workshop/Sources/FuzzTargets/PageInput.swift.
// 7. Add its table to docs/page-module.md.

/// What is kept from one call to the next. A page calls one function at a time.
nonisolated(unsafe) private let page = Page()

/// Answers with what a page draws with.
@_expose(wasm, "about") @_cdecl("page_about")
public func about() -> UnsafeMutableRawPointer { Memory.answer(page.about) }

// MARK: Pictures

/// Reads a picture; answers with what `letterpress read --format json` prints, and what a page draws of it.
@_expose(wasm, "read") @_cdecl("page_read")
public func read(
  _ request: UnsafePointer<UInt8>?, _ count: UInt32, _ pixels: UnsafePointer<UInt8>?, _ pixelsCount: UInt32
) -> UnsafeMutableRawPointer {
  answer(request, count) { request throws(RequestError) in
    try page.read(request, pixels: Memory.bytes(pixels, pixelsCount))
  }
}

/// Answers with what a page draws of a picture that was read before.
@_expose(wasm, "describe") @_cdecl("page_describe")
public func describe(_ request: UnsafePointer<UInt8>?, _ count: UInt32) -> UnsafeMutableRawPointer {
  answer(request, count, page.describe)
}

/// Answers with a tile, 0 to 24, of the last picture read: its binarized letter and the two nearest templates.
@_expose(wasm, "tile") @_cdecl("page_tile")
public func tile(_ index: Int32) -> UnsafeMutableRawPointer {
  answer { () throws(RequestError) in try page.tile(Int(index)) }
}

/// Learns the letters of a labelled picture.
@_expose(wasm, "train") @_cdecl("page_train")
public func train(
  _ request: UnsafePointer<UInt8>?, _ count: UInt32, _ pixels: UnsafePointer<UInt8>?, _ pixelsCount: UInt32
) -> UnsafeMutableRawPointer {
  answer(request, count) { request throws(RequestError) in
    try page.train(request, pixels: Memory.bytes(pixels, pixelsCount))
  }
}

/// Answers with the templates learnt, for the page to store.
@_expose(wasm, "templates") @_cdecl("page_templates")
public func templates() -> UnsafeMutableRawPointer { Memory.answer(page.trainedTemplates) }

/// Replaces the templates learnt by those that an earlier call of `templates` answered.
@_expose(wasm, "useTemplates") @_cdecl("page_use_templates")
public func useTemplates(_ request: UnsafePointer<UInt8>?, _ count: UInt32) -> UnsafeMutableRawPointer {
  answer(request, count, page.useTemplates)
}

/// Answers with the templates learnt as the bytes of a file, for the program and for other browsers.
@_expose(wasm, "templatesFile") @_cdecl("page_templates_file")
public func templatesFile() -> UnsafeMutableRawPointer { Memory.answer(page.templatesFile) }

/// Reads such a file, and uses nothing of it.
@_expose(wasm, "openTemplates") @_cdecl("page_open_templates")
public func openTemplates(
  _ request: UnsafePointer<UInt8>?, _ count: UInt32, _ file: UnsafePointer<UInt8>?, _ fileCount: UInt32
) -> UnsafeMutableRawPointer {
  answer(request, count) { request throws(RequestError) in
    try page.openTemplates(request, file: Memory.bytes(file, fileCount))
  }
}

// MARK: Positions and moves

/// Answers with what a page draws of positions.
@_expose(wasm, "states") @_cdecl("page_states")
public func states(_ request: UnsafePointer<UInt8>?, _ count: UInt32) -> UnsafeMutableRawPointer {
  answer(request, count, page.states)
}

/// Parses a position in one line, or a link to one or to a whole game.
@_expose(wasm, "parse") @_cdecl("page_parse")
public func parse(_ request: UnsafePointer<UInt8>?, _ count: UInt32) -> UnsafeMutableRawPointer {
  answer(request, count, page.parse)
}

/// Corrects what was read.
@_expose(wasm, "correct") @_cdecl("page_correct")
public func correct(_ request: UnsafePointer<UInt8>?, _ count: UInt32) -> UnsafeMutableRawPointer {
  answer(request, count, page.correct)
}

/// Says what a word would do, or why it may not be played.
@_expose(wasm, "judge") @_cdecl("page_judge")
public func judge(_ request: UnsafePointer<UInt8>?, _ count: UInt32) -> UnsafeMutableRawPointer {
  answer(request, count, page.judge)
}

/// Makes a legal move.
@_expose(wasm, "play") @_cdecl("page_play")
public func play(_ request: UnsafePointer<UInt8>?, _ count: UInt32) -> UnsafeMutableRawPointer {
  answer(request, count, page.play)
}

/// Makes a board for a new game.
@_expose(wasm, "newBoard") @_cdecl("page_new_board")
public func newBoard(_ request: UnsafePointer<UInt8>?, _ count: UInt32) -> UnsafeMutableRawPointer {
  answer(request, count, page.newBoard)
}

/// Answers with an opponent's move.
@_expose(wasm, "reply") @_cdecl("page_reply")
public func reply(_ request: UnsafePointer<UInt8>?, _ count: UInt32) -> UnsafeMutableRawPointer {
  answer(request, count, page.reply)
}

/// Searches further for the best moves; answers with what `letterpress play --format json` prints, and texts.
@_expose(wasm, "think") @_cdecl("page_think")
public func think(_ request: UnsafePointer<UInt8>?, _ count: UInt32) -> UnsafeMutableRawPointer {
  answer(request, count, page.think)
}

/// Reviews a game for one search longer; answers with what `letterpress review --format json` prints, as far as it has come.
@_expose(wasm, "review") @_cdecl("page_review")
public func review(_ request: UnsafePointer<UInt8>?, _ count: UInt32) -> UnsafeMutableRawPointer {
  answer(request, count, page.review)
}

// MARK: Words

/// Finds words.
@_expose(wasm, "words") @_cdecl("page_words")
public func words(_ request: UnsafePointer<UInt8>?, _ count: UInt32) -> UnsafeMutableRawPointer {
  answer(request, count, page.words)
}

/// Replaces the word list by a text with one word per line; without a file name, by the built-in list.
@_expose(wasm, "useWords") @_cdecl("page_use_words")
public func useWords(
  _ request: UnsafePointer<UInt8>?, _ count: UInt32, _ text: UnsafePointer<UInt8>?, _ textCount: UInt32
) -> UnsafeMutableRawPointer {
  answer(request, count) { request throws(RequestError) in
    try page.useWords(request, text: Memory.bytes(text, textCount))
  }
}

/// Answers with the player's word list for another module, as bytes; with none for the built-in list.
@_expose(wasm, "compiledWords") @_cdecl("page_compiled_words")
public func compiledWords() -> UnsafeMutableRawPointer { Memory.answer(page.compiledWords) }

/// Replaces the word list by one that `compiledWords` answered.
@_expose(wasm, "useCompiledWords") @_cdecl("page_use_compiled_words")
public func useCompiledWords(
  _ request: UnsafePointer<UInt8>?, _ count: UInt32, _ bytes: UnsafePointer<UInt8>?, _ bytesCount: UInt32
) -> UnsafeMutableRawPointer {
  answer(request, count) { request throws(RequestError) in
    try page.useCompiledWords(request, bytes: Memory.bytes(bytes, bytesCount))
  }
}

/// Replaces the player's changes to the word list by a text with a word and its mark per line; an empty one for none.
@_expose(wasm, "changeWords") @_cdecl("page_change_words")
public func changeWords(
  _ request: UnsafePointer<UInt8>?, _ count: UInt32, _ text: UnsafePointer<UInt8>?, _ textCount: UInt32
) -> UnsafeMutableRawPointer {
  answer(request, count) { request throws(RequestError) in
    try page.changeWords(request, text: Memory.bytes(text, textCount))
  }
}

// MARK: Puzzles

/// Answers with a puzzle of a text, and the verdict on a word.
@_expose(wasm, "puzzle") @_cdecl("page_puzzle")
public func puzzle(
  _ request: UnsafePointer<UInt8>?, _ count: UInt32, _ text: UnsafePointer<UInt8>?, _ textCount: UInt32
) -> UnsafeMutableRawPointer {
  answer(request, count) { request throws(RequestError) in
    try page.puzzle(request, text: Memory.bytes(text, textCount))
  }
}

// MARK: Games

/// Finds the place of a picture among the games kept.
@_expose(wasm, "route") @_cdecl("page_route")
public func route(_ request: UnsafePointer<UInt8>?, _ count: UInt32) -> UnsafeMutableRawPointer {
  answer(request, count, page.route)
}

/// Infers what was played between two positions.
@_expose(wasm, "between") @_cdecl("page_between")
public func between(_ request: UnsafePointer<UInt8>?, _ count: UInt32) -> UnsafeMutableRawPointer {
  answer(request, count, page.between)
}

/// Writes a game as text and as a link.
@_expose(wasm, "writeGame") @_cdecl("page_write_game")
public func writeGame(_ request: UnsafePointer<UInt8>?, _ count: UInt32) -> UnsafeMutableRawPointer {
  answer(request, count, page.writeGame)
}

/// Parses a game and replays it.
@_expose(wasm, "parseGame") @_cdecl("page_parse_game")
public func parseGame(_ request: UnsafePointer<UInt8>?, _ count: UInt32) -> UnsafeMutableRawPointer {
  answer(request, count, page.parseGame)
}

private func answer(
  _ request: UnsafePointer<UInt8>?, _ count: UInt32, _ call: (String) throws(RequestError) -> JSONValue
) -> UnsafeMutableRawPointer {
  answer { () throws(RequestError) in try call(Memory.text(request, count)) }
}

/// Answers with the result of a call, or for the error that it throws.
private func answer(_ call: () throws(RequestError) -> JSONValue) -> UnsafeMutableRawPointer {
  do throws(RequestError) {
    return Memory.answer(try call())
  } catch {
    return Memory.answer(error.answer)
  }
}
