internal import CBuiltInTemplates

extension TemplateSet {
  /// The templates that come with the program, trained from the pictures in `Samples` and compiled in.
  public static let builtIn: TemplateSet = {
    let file = UnsafeRawBufferPointer(start: built_in_templates_bytes(), count: built_in_templates_size())
    guard let templates = TemplateSet(compiled: file) else {
      preconditionFailure("the compiled-in templates are of another version: remake them")
    }
    return templates
  }()
}
