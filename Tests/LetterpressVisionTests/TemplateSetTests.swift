import Foundation
import LetterpressSolver
import LetterpressTestSupport
import Testing

@testable import LetterpressVision

struct TemplateSetTests {
  @Test func builtInTemplatesAreUpToDateWithTheSamples() throws {
    let trained = try Trainer(known: TemplateSet()).templates(from: Samples.all)
    #expect(TemplateSet(trained) == .builtIn, "run Scripts/remake-built-ins")
  }

  @Test func builtInTemplatesKnowEveryLetter() {
    #expect(TemplateSet.builtIn.missingLetters.isEmpty)
  }

  @Test func comesBackAsItWasCompiled() {
    let compiled = TemplateSet.builtIn.compiled
    #expect(compiled.withUnsafeBytes { TemplateSet(compiled: $0) } == .builtIn)
  }

  @Test func refusesEveryTruncationAndOtherVersions() {
    let compiled = TemplateSet(Array(TemplateSet.builtIn.templates.prefix(2))).compiled
    for count in 0..<compiled.count {
      #expect(compiled[..<count].withUnsafeBytes { TemplateSet(compiled: $0) } == nil)
    }
    var other = compiled
    other[8] += 1
    #expect(other.withUnsafeBytes { TemplateSet(compiled: $0) } == nil)
  }

  @Test func namesTheLettersItHasNoTemplateOf() {
    let templates = TemplateSet.builtIn.templates.filter { "abc".contains($0.letter.description) }
    #expect(TemplateSet(templates).missingLetters.map(\.description).joined() == "defghijklmnopqrstuvwxyz")
  }
}
