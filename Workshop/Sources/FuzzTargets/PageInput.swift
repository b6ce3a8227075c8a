internal import LetterpressEngine
internal import LetterpressPage
internal import LetterpressVision
internal import SamplePictures

/// Requests of the web page: each is answered with a JSON object.
enum PageInput {
  /// The number of requests carried out per input, as many as a page might send in a row.
  private static let mostRequests = 8

  static func flaw(in bytes: [UInt8]) -> String? {
    begin()
    for line in bytes.split(separator: UInt8(ascii: "\n")).prefix(mostRequests) {
      let parts = line.dropFirst().split(separator: 0, maxSplits: 1, omittingEmptySubsequences: false)
      guard let function = line.first.map({ Character(Unicode.Scalar($0)) }) else { continue }
      let answer = answer(
        to: Array(parts.first ?? []), function: function, extra: parts.dropFirst().first.map(Array.init))
      if let answer, let flaw = flaw(ofAnswer: answer) { return flaw }
    }
    return nil
  }

  /// Resets the module: the few words of all targets, no templates, nothing of any position.
  private static func begin() {
    _ = answer(to: Array(#"{"templates":[]}"#.utf8), function: "u", extra: nil)
    _ = answer(to: Array("{}".utf8), function: "n", extra: [])
    _ = answer(
      to: Array(#"{"file":"w"}"#.utf8), function: "l", extra: Array(FewWords.list.joined(separator: "\n").utf8))
  }

  private static func flaw(ofAnswer text: String) -> String? {
    do throws(JSONError) {
      guard case .object = try JSONValue(parsing: text) else { return "\(text) is not an object" }
      return nil
    } catch .unusualNumber {
      return nil
    } catch {
      return "\(text) cannot be parsed: \(error)"
    }
  }

  /// Calls a function of the module; returns nil if no function has that letter.
  ///
  /// - Parameter extra: the text or the pixels that go with the request; nil for a sample's pixels.
  private static func answer(to request: [UInt8], function: Character, extra: [UInt8]?) -> String? {
    let extra = extra ?? picture.bytes
    let (size, extraSize) = (UInt32(request.count), UInt32(extra.count))
    let answer: UnsafeMutableRawPointer
    switch function {
    case "r": answer = read(request, size, extra, extraSize)
    case "d": answer = describe(request, size)
    case "s": answer = states(request, size)
    case "o": answer = parse(request, size)
    case "c": answer = correct(request, size)
    case "j": answer = judge(request, size)
    case "m": answer = play(request, size)
    case "p": answer = think(request, size)
    case "q": answer = review(request, size)
    case "x": answer = newBoard(request, size)
    case "y": answer = reply(request, size)
    case "w": answer = words(request, size)
    case "a": answer = route(request, size)
    case "b": answer = between(request, size)
    case "e": answer = writeGame(request, size)
    case "f": answer = parseGame(request, size)
    case "t": answer = train(request, size, extra, extraSize)
    case "k": answer = templates()
    case "u": answer = useTemplates(request, size)
    case "g": answer = openTemplates(request, size, extra, extraSize)
    case "l": answer = useWords(request, size, extra, extraSize)
    case "v": answer = useCompiledWords(request, size, extra, extraSize)
    case "n": answer = changeWords(request, size, extra, extraSize)
    case "z": answer = puzzle(request, size, extra, extraSize)
    case "i": answer = tile(Int32(request.first ?? 0) - 2)
    case "h": answer = about()
    default: return nil
    }
    defer { release(answer) }
    let count = Int(UInt32(littleEndian: answer.loadUnaligned(as: UInt32.self)))
    return String(decoding: UnsafeRawBufferPointer(start: answer + 4, count: count), as: UTF8.self)
  }

  private static let picture = PictureInput.picture(of: "light-midgame").scaled(by: 0.25)

  static var vocabulary: [String] {
    [
      "position", "positions", "reading", "letters", "owners", "turn", "played", "containing", "avoid", "use", "leave",
      "safe", "goal", "tiles", "maxRarity", "known", "placements", "limit", "depth", "milliseconds", "table", "word",
      "pass", "movesBetween", "file", "width", "height", "format", "stride", "force", "templates",
      "starting", "ending", "minLength", "text", "letter", "owner", "tile", "games", "nodes", "current", "id", "before",
      "after", "start", "moves", "popUp", "color", "confidence", "theme", "names", "you", "red", "blue", "parent",
      "current", "steps", "move", "level", "seed", "number", "difficulty", "solved",
    ].map { "\"\($0)\":" }
  }

  static var seeds: [[UInt8]] {
    let letters = #""letters":"tejntgzhhgpsmzpthaoudgbph""#
    let free = #"{\#(letters),"owners":".........................","turn":"red","played":[]}"#
    let later = #"{\#(letters),"owners":"rrr......................","turn":"blue","played":["the"]}"#
    let tiles = Array(repeating: ##"{"color":"#f7998d","confidence":1}"##, count: 25).joined(separator: ",")
    let reading =
      #"{"file":"a.png",\#(letters),"owners":"rrr......................","turn":"blue","tiles":[\#(tiles)]}"#
    let size = #""width":\#(picture.width),"height":\#(picture.height),"format":"rgb""#
    let think = #"p{"position":\#(free),"depth":1,"table":1,"milliseconds":1"#
    return [
      think + "}\n" + think + "}",
      think + #","containing":"t","avoid":"z","use":[0],"leave":[3],"goal":"tiles"}"#,
      #"q{"steps":[{"position":\#(free)},{"position":\#(later),"move":{"word":"the","tiles":[0,7,1]}}],"milliseconds":1}"#,
      #"m{"position":\#(free),"word":"path"}"# + "\n" + #"m{"position":\#(free),"pass":true}"#,
      #"j{"position":\#(free),"word":"the","tiles":[0,7,1],"milliseconds":1,"names":{"red":"a","blue":"b"},"you":"red"}"#,
      #"x{"seed":7,"turn":"blue"}"# + "\n" + #"y{"position":\#(later),"level":3,"seed":7}"#,
      #"s{"positions":[\#(free),\#(later)]}"#, #"d{"reading":\#(reading)}"#,
      #"o{"text":"tejntgzhhgpsmzpthaoudgbph/........................./red/the%2Cpath"}"#,
      #"o{"text":"game/tejntgzhhgpsmzpthaoudgbph/........................./red/_/ahb.z.1.phbt/hgqd"}"#,
      #"c{"position":\#(free),"letter":{"tile":3,"letter":"?"}}"#, #"c{"position":\#(free),"turn":"blue"}"#,
      #"w{"letters":"tejntgzh?","containing":"e","minLength":2,"known":true,"limit":3}"#,
      #"a{"reading":\#(reading),"games":[{"id":"x","letters":[],"current":0,"nodes":[\#(free)]}]}"#,
      #"b{"before":\#(free),"after":\#(later),"movesBetween":1}"#,
      #"e{"start":\#(free),"moves":[{"word":"the","tiles":[0,7,1]},{"word":null,"tiles":[]}]}"#,
      #"e{"start":\#(free),"moves":[{"word":"the","tiles":[0,7,1],"parent":-1},{"word":null,"tiles":[],"parent":-1}],"current":0}"#,
      #"f{"text":"tejntgzhhgpsmzpthaoudgbph ......................... red\nred the A1 C2 B1\nback 1\nred (pass)\n"}"#,
      #"r{"file":"a.png",\#(size)}"# + "\ni\u{2}\ni\u{1B}",
      #"t{"file":"a.png",\#(size),"letters":"lohrufdsxeiuwshthabiupsmj"}"# + "\nk",
      #"u{"templates":[{"name":"A-1","width":4,"ink":"\#(String(repeating: "f", count: 96))","screenshot":null,"row":null,"column":null}]}"#,
      #"z{"number":1,"word":"the"}"#
        + "\01\tthree\t1\ttejntgzhhgpsmzpthaoudgbph ......................... red\tA1C2B1=the\n",
      #"l{"file":"words.txt"}"# + "\0the 10\tpath\r", #"l{}"#, "v{}\0", "h",
      #"n{"file":"marks.txt"}"# + "\0path\trefused\nhat accepted\r\tthe\tnever",
    ].map { Array($0.utf8) }
  }
}
