internal import LetterpressSolver

/// A binarized letter and what it is: templates in which both agree are the same template.
struct LabelledMask: Hashable {
  let letter: Letter
  let mask: GlyphMask
}
