/// An entry of a ``TemplateStore``, whether or not its file can be used.
public struct ListedTemplate: Equatable, Sendable {
  /// What it is called in the store.
  public let name: TemplateName
  /// The binarized letter, or why it could not be read.
  public let mask: Result<GlyphMask, TemplateStoreError>
  /// Where it was cut from; nil where nobody wrote that down.
  public let origin: TemplateOrigin?
}
