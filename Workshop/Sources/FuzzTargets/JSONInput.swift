internal import LetterpressEngine

/// JSON texts: parsing and printing what was printed gives the same text.
enum JSONInput {
  static func flaw(in bytes: [UInt8]) -> String? {
    do throws(JSONError) {
      let value = try JSONValue(parsing: String(decoding: bytes, as: UTF8.self))
      _ = try? TemplateReport.template(value)
      return flaw(ofPrinted: value.description)
    } catch {
      return error.description.isEmpty ? "an error without a message" : nil
    }
  }

  private static func flaw(ofPrinted text: String) -> String? {
    do throws(JSONError) {
      let again = try JSONValue(parsing: text).description
      return again == text ? nil : "\(text) is printed again as \(again)"
    } catch .unusualNumber {
      // Three decimals after twelve digits.
      return nil
    } catch {
      return "\(text) cannot be parsed: \(error)"
    }
  }

  static var seeds: [[UInt8]] {
    [
      #"{"a":[1,-2.5,true,null,"\u00e9\ud83d\ude00\n"],"b":{},"c":""}"#, "[[[[[[[[[[[[[[[[1]]]]]]]]]]]]]]]]",
      #"{"name":"A-1","width":4,"ink":"\#(String(repeating: "f", count: 96))","screenshot":null,"row":null,"column":null}"#,
      " 123456789012345 ", "-0.001", #""\ud800x\udc00""#,
    ].map { Array($0.utf8) }
  }
}
