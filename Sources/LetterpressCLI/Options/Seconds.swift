internal import ArgumentParser

/// A time as the command line has it: seconds, more than 0 and at most a day.
struct Seconds: Equatable, Sendable {
  let value: Double

  var duration: Duration { .seconds(value) }
}

extension Seconds: ExpressibleByArgument {
  init?(argument: String) {
    guard argument.allSatisfy({ $0.isASCII && ($0.isNumber || $0 == ".") }), let value = Double(argument), value > 0,
      value <= 86_400
    else { return nil }
    self.init(value: value)
  }

  var defaultValueDescription: String { Decimals.shortest(value) }
}
