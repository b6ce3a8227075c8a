/// Where the files of the repository are that tests compare with.
public enum Repository {
  /// The top of the repository, without a slash at its end.
  public static let root = String(
    #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(3).joined(separator: "/"))

  /// The path of a file in the repository.
  public static func path(_ relative: String) -> String { "\(root)/\(relative)" }
}
