// Foundation takes an error's `localizedDescription` only from `LocalizedError`, a protocol that it declares itself. On Linux,
// Foundation would be forty times the solver's size. So there, errors conform to the protocol only if a package asks for it
// with this package's trait `Foundation`.
#if Foundation || canImport(Darwin)
  public import Foundation

  /// An error of these libraries. Its description is a sentence for the user: what happened, and what to do about it.
  public protocol DescribedError: LocalizedError, CustomStringConvertible {}

  extension DescribedError {
    /// The same sentence as `description`.
    public var errorDescription: String? { description }
    /// Nil, as the description says it all.
    public var failureReason: String? { nil }
    /// Nil, as the description says it all.
    public var recoverySuggestion: String? { nil }
    /// Nil.
    public var helpAnchor: String? { nil }
  }
#else
  /// An error of these libraries. Its description is a sentence for the user: what happened, and what to do about it.
  public protocol DescribedError: Error, CustomStringConvertible {}
#endif

extension DescribedError {
  /// The same sentence as `description`.
  ///
  /// It is what Foundation says of an `any Error`, too, on Apple platforms, and elsewhere with the package's trait
  /// `Foundation`; without the trait, Foundation says of such an error only that it occurred.
  public var localizedDescription: String { description }
}
