internal import ArgumentParser
internal import LetterpressFiles
internal import LetterpressSolver

/// Detects mistyped subcommands, such as `sovle`, which would otherwise be taken for pictures. ArgumentParser suggests
/// options, but no commands: to it, `sovle` is the first picture of the default subcommand. Nor does it suggest the
/// options that it adds itself.
enum CommandSuggestion {
  /// - Throws: ``CommandFailure`` if the argument in a subcommand's place is neither a subcommand nor a file but
  ///   resembles a subcommand.
  static func check(_ arguments: [String], of command: any ParsableCommand.Type) throws(CommandFailure) {
    guard let argument = arguments.first, !argument.contains(where: { "-./".contains($0) }) else { return }
    let subcommands = command.configuration.subcommands
    if let subcommand = subcommands.first(where: { $0.configuration.commandName == argument }) {
      return try check(Array(arguments.dropFirst()), of: subcommand)
    }
    let names = subcommands.compactMap { $0.configuration.commandName }
    guard let name = nearest(to: argument, among: names), !FileSystem.exists(argument) else { return }
    throw CommandFailure(
      "\(argument.printable) is neither a command nor a file. Did you mean \(name)?", status: .usage)
  }

  /// Checks that `help` is asked about a command: the parser shows the general help for any other word.
  ///
  /// - Throws: ``CommandFailure``.
  static func checkHelp(_ arguments: [String], of command: any ParsableCommand.Type) throws(CommandFailure) {
    guard arguments.first == "help" else { return }
    var command = command
    for argument in arguments.dropFirst() where !argument.hasPrefix("-") && argument != "help" {
      let subcommands = command.configuration.subcommands
      guard let next = subcommands.first(where: { $0.configuration.commandName == argument }) else {
        let name = nearest(to: argument, among: subcommands.compactMap { $0.configuration.commandName })
        let advice = name.map { "Did you mean \($0)?" } ?? "`letterpress help` lists them all."
        throw CommandFailure("\(argument.shortened.printable) is not a command. \(advice)", status: .usage)
      }
      command = next
    }
  }

  /// Detects a mistyped `--help` or `--version`: the parser suggests only what a command declares itself.
  ///
  /// - Throws: ``CommandFailure``.
  static func checkFlags(_ arguments: [String]) throws(CommandFailure) {
    for argument in arguments.prefix(while: { $0 != "--" }) where argument.hasPrefix("--") {
      guard let name = nearest(to: argument, among: ["--help", "--version"]) else { continue }
      throw CommandFailure("\(argument.printable) is not an option. Did you mean \(name)?", status: .usage)
    }
  }

  /// The name with the fewest slips from the text; nil if there are none, or more than a third of its letters (one is
  /// always allowed).
  static func nearest(to text: String, among names: [String]) -> String? {
    let near = names.map { (name: $0, slips: slips(from: $0, to: text)) }.min { $0.slips < $1.slips }
    return near.flatMap { $0.slips > 0 && $0.slips <= max(1, $0.name.count / 3) ? $0.name : nil }
  }

  /// How many letters are missing, added, replaced or swapped with the next: the optimal string alignment distance.
  private static func slips(from name: String, to text: String) -> Int {
    let (name, text) = (Array(name.utf8), Array(text.utf8))
    // One row for each prefix of the name. A much longer text is not near.
    guard abs(name.count - text.count) <= name.count else { return .max }
    var rows = [Array(0...text.count)]
    for (place, letter) in name.enumerated() {
      var row = [place + 1]
      for (index, other) in text.enumerated() {
        var least = min(rows[place][index + 1], row[index]) + 1
        least = min(least, rows[place][index] + (letter == other ? 0 : 1))
        if place > 0, index > 0, letter == text[index - 1], name[place - 1] == other {
          least = min(least, rows[place - 1][index - 1] + 1)
        }
        row.append(least)
      }
      rows.append(row)
    }
    return rows[name.count][text.count]
  }
}
