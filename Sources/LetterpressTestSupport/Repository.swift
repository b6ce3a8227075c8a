/// Where the files of the repository are that tests compare with.
package enum Repository {
  /// The top of the repository, without a slash at its end.
  package static let root = String(
    #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(3).joined(separator: "/"))

  /// The path of a file in the repository.
  package static func path(_ relative: String) -> String { "\(root)/\(relative)" }
}
