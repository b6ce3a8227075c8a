import Foundation
import LetterpressSolver
import Testing

@testable import LetterpressVision

struct TemplateSetTests {
  @Test func builtInTemplatesCoverEveryLetterAndDigit() {
    #expect(TemplateSet.builtIn.missingLetters.isEmpty)
    #expect(Set(TemplateSet.builtIn.templates.compactMap(\.symbol.digit)) == Set(0...9))
  }

  @Test func roundTripsThroughItsCompiledForm() {
    let compiled = TemplateSet.builtIn.compiled
    #expect(TemplateSet(compiled: compiled) == .builtIn)
    #expect(TemplateSet(compiled: Data(compiled)) == .builtIn)
  }

  @Test func refusesEveryTruncationAndOtherVersions() {
    let compiled = TemplateSet(Array(TemplateSet.builtIn.templates.prefix(2))).compiled
    for count in 0..<compiled.count {
      #expect(TemplateSet(compiled: compiled[..<count]) == nil)
    }
    var other = compiled
    other[8] += 1
    #expect(TemplateSet(compiled: other) == nil)
  }

  @Test func listsLettersWithoutATemplate() {
    let templates = TemplateSet.builtIn.templates.filter { "abc".contains($0.symbol.letter?.description ?? "?") }
    #expect(TemplateSet(templates).missingLetters.map(\.description).joined() == "defghijklmnopqrstuvwxyz")
  }
}
