public import ArgumentParser
public import LetterpressSolver

extension Player: ExpressibleByArgument {}
extension MoveCriteria.Goal: ExpressibleByArgument {}
extension Vocabulary: ExpressibleByArgument {}

/// Whom a person plays, as the command line names it: `red`, `blue` or `none`.
struct PersonArgument: ExpressibleByArgument {
  /// Nil for neither.
  let player: Player?

  init(_ player: Player?) { self.player = player }

  init?(argument: String) {
    player = Player(argument: argument)
    guard player != nil || argument == PersonArgument.none else { return nil }
  }

  private static let none = "none"

  static var allValueStrings: [String] { Player.allValueStrings + [none] }
  static var defaultCompletionKind: CompletionKind { .list(allValueStrings) }
}
