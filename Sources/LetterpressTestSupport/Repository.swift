/// The files of the repository that tests compare with.
package enum Repository {
  /// The repository's root folder, without a trailing slash.
  package static let root = String(
    #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(3).joined(separator: "/"))

  /// Returns the path of a file in the repository.
  package static func path(_ relative: String) -> String { "\(root)/\(relative)" }
}
