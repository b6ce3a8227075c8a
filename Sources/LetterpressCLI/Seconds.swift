internal import ArgumentParser
internal import LetterpressEngine
internal import LetterpressSolver

/// A time on the command line: seconds, more than 0 and at most a day.
package struct Seconds: Equatable, Sendable {
  package let value: Double

  var duration: Duration { .seconds(value) }
}

extension Seconds: ExpressibleByArgument {
  package init?(argument: String) {
    guard argument.allSatisfy({ $0.isASCII && ($0.isNumber || $0 == ".") }), let value = Double(argument), value > 0,
      value <= 86_400
    else { return nil }
    self.init(value: value)
  }

  package var defaultValueDescription: String { Decimals.shortest(value) }
}
