internal import ArgumentParser

/// The format and colours of the output.
struct OutputOptions: ParsableArguments {
  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text
    case json
  }

  enum Color: String, ExpressibleByArgument, CaseIterable {
    case auto
    case always
    case never
  }

  @Option(help: "Output format: text, or json (one object per line).")
  var format = Format.text

  @Option(help: "When to draw the board in colour; auto means on a terminal, unless NO_COLOR is set.")
  var color = Color.auto

  /// How to draw boards.
  var boardStyle: BoardText.Style { color.boardStyle }
}

extension OutputOptions.Color {
  /// How to draw boards.
  var boardStyle: BoardText.Style {
    switch self {
    case .never: return .plain
    case .always: break
    case .auto:
      guard StandardStreams.outputIsTerminal, Environment.value("NO_COLOR") == nil,
        Environment.value("TERM") != "dumb"
      else { return .plain }
    }
    let depth = Environment.value("COLORTERM")
    return depth == "truecolor" || depth == "24bit" ? .trueColor : .palette
  }
}
