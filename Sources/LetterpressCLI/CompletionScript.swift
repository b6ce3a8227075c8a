/// The parser's completion scripts, made to know the default subcommand: after `letterpress`, they would otherwise offer
/// neither pictures nor the options of `solve`.
struct CompletionScript {
  /// The script as the parser makes it.
  let text: String
  /// The name of the program.
  let program: String
  let subcommands: [String]
  /// Nil if there is none.
  let defaultSubcommand: String?

  /// Whether the text is such a script.
  var isOne: Bool { isZsh || isBash || isFish }

  /// The script for whichever shell it is.
  var completed: String {
    guard let defaultSubcommand else { return text }
    return isZsh
      ? zsh(default: defaultSubcommand)
      : isBash ? bash(default: defaultSubcommand) : fish(default: defaultSubcommand)
  }

  private var isZsh: Bool { text.hasPrefix("#compdef ") }
  private var isBash: Bool { text.hasPrefix("#!/bin/bash\n") }
  private var isFish: Bool { text.contains("\ncomplete -c '\(program)' ") }

  private var names: String { (subcommands + ["help"]).joined(separator: "|") }

  /// The function that completes as if the subcommand had been typed, if none was; it takes the place of the parser's.
  private func bash(default defaultSubcommand: String) -> String {
    let wrapper = """
      # Without a subcommand, \(defaultSubcommand) is meant.
      _\(program)() {
          local -a offered=()
          case "${COMP_WORDS[1]}" in
          \(names))
              if [[ "${COMP_CWORD}" -gt 1 ]]; then
                  __\(program)_root "${@}"
                  return
              fi
              ;;
          esac
          if [[ "${COMP_CWORD}" -eq 1 ]]; then
              __\(program)_root "${@}"
              offered=("${COMPREPLY[@]}")
              COMPREPLY=()
          fi
          COMP_WORDS=("${COMP_WORDS[0]}" \(defaultSubcommand) "${COMP_WORDS[@]:1}")
          COMP_CWORD=$((COMP_CWORD + 1))
          COMP_LINE="${COMP_LINE/ / \(defaultSubcommand) }"
          COMP_POINT=$((COMP_POINT + \(defaultSubcommand.count + 1)))
          __\(program)_root "${@}"
          COMPREPLY+=("${offered[@]}")
      }


      """
    return text.replacing("\n_\(program)() {", with: "\n__\(program)_root() {", maxReplacements: 1)
      .replacing("\ncomplete -o", with: "\n\(wrapper)complete -o", maxReplacements: 1)
  }

  private func zsh(default defaultSubcommand: String) -> String {
    let wrapper = """
      # Without a subcommand, \(defaultSubcommand) is meant.
      _\(program)() {
          case "${words[2]}" in
          (\(names))
              if ((CURRENT > 2)); then
                  __\(program)_root "${@}"
                  return
              fi
              ;;
          esac
          local -i ret=1 place="${CURRENT}"
          local -a typed=("${words[@]}")
          if ((CURRENT == 2)); then __\(program)_root "${@}" && ret=0; fi
          words=("${typed[1]}" \(defaultSubcommand) "${(@)typed[2,-1]}")
          CURRENT=$((place + 1))
          __\(program)_root "${@}" && ret=0
          return "${ret}"
      }


      """
    return text.replacing("\n_\(program)() {", with: "\n__\(program)_root() {", maxReplacements: 1)
      .replacing("\nif [[ \"${funcstack[1]}\"", with: "\n\(wrapper)if [[ \"${funcstack[1]}\"", maxReplacements: 1)
  }

  /// Any other word than a subcommand is taken for one of the default subcommand, whose completions are also offered for the
  /// first word.
  private func fish(default defaultSubcommand: String) -> String {
    var lines: [String] = []
    var parsing = ""
    let texts = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    for (place, line) in texts.enumerated() {
      lines.append(line)
      if line == "        case '\(defaultSubcommand)'" { parsing = texts[place + 1] }
      if place > 0, texts[place - 1] == "        case 'help'" {
        lines += [
          "        case '*'", "            if set -q unparsed_tokens[1]",
          "                set -p unparsed_tokens '\(defaultSubcommand)'", "    " + parsing, "            end",
        ]
      }
      let command = "\"\(program) \(defaultSubcommand)\""
      if line.hasPrefix("complete "), line.contains(command) {
        lines.append(line.replacing(command, with: "\"\(program)\""))
      }
    }
    return lines.joined(separator: "\n")
  }
}
