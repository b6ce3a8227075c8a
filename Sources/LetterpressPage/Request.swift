internal import LetterpressEngine
internal import LetterpressSolver

/// A request of the page: the members of a JSON object, accessed by type. A null member counts as absent.
struct Request {
  private let members: [(String, JSONValue)]

  /// - Parameter names: the allowed members; any other is an error, so that mistakes do not go unnoticed.
  init(parsing text: String, allowing names: [String]) throws(RequestError) {
    let value: JSONValue
    do throws(JSONError) {
      value = try JSONValue(parsing: text)
    } catch {
      throw RequestError("the request cannot be parsed: \(error.description)")
    }
    guard case .object(let members) = value else { throw RequestError("the request is not a JSON object") }
    self.init(members)
    for (name, _) in members where !names.contains(name) {
      throw RequestError("unknown member \(name.quoted); allowed are \(names.joined(separator: ", "))")
    }
  }

  /// Creates a request from an element of an array, which must be an object.
  ///
  /// - Parameter name: the name of the array.
  init(_ element: JSONValue, named name: String) throws(RequestError) {
    guard case .object(let members) = element else { throw RequestError("\(name) must be an array of objects") }
    self.init(members)
  }

  private init(_ members: [(String, JSONValue)]) {
    self.members = members.filter { member in
      if case .null = member.1 { false } else { true }
    }
  }

  func has(_ name: String) -> Bool { value(name) != nil }

  private func value(_ name: String) -> JSONValue? { members.first { $0.0 == name }?.1 }

  func text(_ name: String) throws(RequestError) -> String? {
    switch value(name) {
    case nil: nil
    case .string(let text)?: text
    default: throw RequestError("\(name) must be a string")
    }
  }

  /// Returns a text that must be present.
  func needed(_ name: String) throws(RequestError) -> String {
    guard let text = try text(name) else { throw RequestError("\(name) is missing") }
    return text
  }

  /// Returns a number with decimals; whole numbers count too.
  func number(_ name: String) throws(RequestError) -> Double? {
    switch value(name) {
    case nil: nil
    case .integer(let integer)?: Double(integer)
    case .number(let number)?: number
    default: throw RequestError("\(name) must be a number")
    }
  }

  func integer(_ name: String, in range: ClosedRange<Int>) throws(RequestError) -> Int? {
    switch value(name) {
    case nil: return nil
    case .integer(let integer)? where range.contains(integer): return integer
    default:
      throw RequestError("\(name) must be a whole number from \(range.lowerBound) to \(range.upperBound)")
    }
  }

  func flag(_ name: String) throws(RequestError) -> Bool {
    switch value(name) {
    case nil: false
    case .boolean(let flag)?: flag
    default: throw RequestError("\(name) must be true or false")
    }
  }

  func texts(_ name: String) throws(RequestError) -> [String]? {
    guard let elements = try elements(name) else { return nil }
    var texts: [String] = []
    for element in elements {
      guard case .string(let text) = element else { throw RequestError("\(name) must be an array of strings") }
      texts.append(text)
    }
    return texts
  }

  func integers(_ name: String) throws(RequestError) -> [Int]? {
    guard let elements = try elements(name) else { return nil }
    var integers: [Int] = []
    for element in elements {
      guard case .integer(let integer) = element else {
        throw RequestError("\(name) must be an array of whole numbers")
      }
      integers.append(integer)
    }
    return integers
  }

  /// Returns an object, in which any members are allowed.
  func object(_ name: String) throws(RequestError) -> Request? {
    switch value(name) {
    case nil: nil
    case .object(let members)?: Request(members)
    default: throw RequestError("\(name) must be an object")
    }
  }

  /// Returns an array of objects that must be present.
  func neededObjects(_ name: String) throws(RequestError) -> [Request] {
    var objects: [Request] = []
    for element in try neededElements(name) { objects.append(try Request(element, named: name)) }
    return objects
  }

  /// Returns an array that must be present.
  func neededElements(_ name: String) throws(RequestError) -> [JSONValue] {
    guard let elements = try elements(name) else { throw RequestError("\(name) is missing") }
    return elements
  }

  private func elements(_ name: String) throws(RequestError) -> [JSONValue]? {
    switch value(name) {
    case nil: nil
    case .array(let elements)?: elements
    default: throw RequestError("\(name) must be an array")
    }
  }
}
