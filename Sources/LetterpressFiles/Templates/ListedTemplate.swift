package import LetterpressVision

/// An entry of a ``TemplateStore``, whether or not its file can be used.
package struct ListedTemplate: Equatable, Sendable {
  /// What it is called in the store.
  package let name: TemplateName
  /// The binarized letter, or why it could not be read.
  package let mask: Result<GlyphMask, TemplateStoreError>
  /// Where it was cut from; nil if that was not recorded.
  package let origin: TemplateOrigin?

  /// The template; nil if it could not be read.
  package var stored: StoredTemplate? {
    guard case .success(let mask) = mask else { return nil }
    return StoredTemplate(name: name, mask: mask, origin: origin)
  }
}
