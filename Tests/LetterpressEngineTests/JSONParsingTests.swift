import LetterpressEngine
import Testing

/// Requests are parsed as RFC 8259 defines, or refused.
struct JSONParsingTests {
  @Test(arguments: [
    "null", "true", "false", "0", "-12", "0.5", "-0.125", "\"\"", "[]", "{}", "[1,[2,{\"a\":null}],\"x\"]",
    "{\"file\":\"a \\\"b\\\" \\\\ é 🙂\",\"tiles\":[0,24],\"number\":3.25}",
  ])
  func printsWhatWasRead(text: String) throws {
    #expect("\(try JSONValue(parsing: text))" == text)
  }

  @Test(arguments: [
    (" [ 1 ,\n2 ]\t", "[1,2]"), ("\"\\u0041\\/\\n\"", "\"A/\\n\""), ("\"\\ud83d\\ude42\"", "\"🙂\""),
    ("\"\\ud83d\"", "\"\u{FFFD}\""), ("\"\\ud83d\\u0041\"", "\"\u{FFFD}A\""), ("\"\\ude42\"", "\"\u{FFFD}\""),
    ("-0", "0"), ("1.0", "1.0"), ("123456789012345", "123456789012345"),
  ])
  func readsOtherForms(text: String, printed: String) throws {
    #expect("\(try JSONValue(parsing: text))" == printed)
  }

  /// They would control a terminal, or break or turn around a line.
  @Test(arguments: [
    ("\u{0}\u{1B}", #"\u0000\u001b"#), ("\u{7F}\u{80}\u{9B}\u{A0}", "\\u007f\\u0080\\u009b\u{A0}"),
    ("\u{2027}\u{2028}\u{202E}\u{2030}", "\u{2027}\\u2028\\u202e\u{2030}"),
    ("\u{2065}\u{2066}\u{2069}\u{206A}", "\u{2065}\\u2066\\u2069\u{206A}"),
  ])
  func escapesControlCharacters(text: String, printed: String) throws {
    #expect("\(JSONValue.string(text))" == "\"\(printed)\"")
    #expect("\(try JSONValue(parsing: "\"\(printed)\""))" == "\"\(printed)\"")
  }

  @Test(arguments: [("-0.0001", "0.0"), ("-0.0", "0.0"), ("-0", "0"), ("-0.0005", "-0.001"), ("-1.5", "-1.5")])
  func zeroHasNoSign(text: String, printed: String) throws {
    #expect("\(try JSONValue(parsing: text))" == printed)
    #expect("\(try JSONValue(parsing: printed))" == printed)
  }

  @Test(arguments: [
    ("", 0), ("nul", 3), ("[1,]", 3), ("[1 2]", 3), ("{\"a\"}", 4), ("{a:1}", 1), ("1 1", 2), ("01", 0), ("-", 1),
    (".5", 0), ("1.", 2), ("\"", 1), ("\"\n\"", 1), ("\"\\x\"", 2), ("\"\\u12g4\"", 5), ("[", 1), ("{\"a\":", 5),
    ("\u{0}", 0),
  ])
  func saysWhereTheTextIsInvalid(text: String, offset: Int) {
    #expect(throws: JSONError.unexpected(offset: offset)) { try JSONValue(parsing: text) }
  }

  @Test func refusesObjectsOfTooManyMembers() throws {
    func object(_ count: Int) -> String {
      "{" + (0..<count).map { "\"\($0)\":1" }.joined(separator: ",") + "}"
    }
    #expect("\(try JSONValue(parsing: object(256)))" == object(256))
    #expect(throws: JSONError.self) { try JSONValue(parsing: object(257)) }
    #expect(JSONError.tooManyMembers(offset: 7).description == "the object before byte 7 has more than 256 members")
  }

  @Test func refusesWhatItCannotRepresent() {
    #expect(throws: JSONError.unusualNumber(offset: 1)) { try JSONValue(parsing: "[1e3]") }
    #expect(throws: JSONError.unusualNumber(offset: 0)) { try JSONValue(parsing: "1234567890123456") }
    #expect(throws: JSONError.repeatedMember("a")) { try JSONValue(parsing: "{\"a\":1,\"a\":2}") }
    let deep = String(repeating: "[", count: 100_000)
    #expect(throws: JSONError.tooDeep) { try JSONValue(parsing: deep) }
  }

  @Test(arguments: [
    (JSONError.unexpected(offset: 3), "invalid JSON at byte 3"),
    (.unusualNumber(offset: 1), "the number at byte 1 has an exponent or more than 15 digits"),
    (.tooDeep, "arrays and objects are nested more than 16 deep"),
    (.repeatedMember("a"), "\"a\" occurs twice in one object"),
  ])
  func saysWhatIsWrong(error: JSONError, message: String) { #expect(error.description == message) }
}
