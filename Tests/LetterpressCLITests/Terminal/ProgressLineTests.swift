import Testing

@testable import LetterpressCLI

struct ProgressLineTests {
  @Test func staysHiddenIfAtMostASecondRemains() {
    var line = ProgressLine(total: 10, start: 100)
    for picture in 1...10 { #expect(line.advance(at: 100 + Double(picture) * 0.1) == nil) }
  }

  @Test func showsCountRateAndTimeLeft() {
    var line = ProgressLine(total: 200, start: 100)
    var texts: [String] = []
    for picture in 1...200 {
      if let text = line.advance(at: 100 + Double(picture) * 0.5) { texts.append(text) }
    }
    #expect(texts.count == 200)
    #expect(texts.first == "[--------------------] 0% 1 of 200, 2.0/s, 1 min 40 s left")
    #expect(texts[99] == "[##########----------] 50% 100 of 200, 2.0/s, 50 s left")
    #expect(texts.last == "[####################] 100% 200 of 200, 2.0/s, 0 s left")
  }

  @Test func isDrawnAtMostTenTimesPerSecond() {
    var line = ProgressLine(total: 10_000, start: 0)
    let drawn = (1...4_000).count { line.advance(at: Double($0) / 1024) != nil }
    // After the first quarter of a second.
    #expect((30...37).contains(drawn))
  }

  @Test func showsCountAndRateWithoutATotal() {
    var line = ProgressLine(total: nil, start: 0)
    #expect(line.advance(at: 0.9) == nil)
    for time in 2...1_234 { _ = line.advance(at: Double(time)) }
    #expect(line.advance(at: 1_235) == "1235 pictures, 1.0/s")
    #expect(line.advance(at: 1_235.05) == nil)
    var slow = ProgressLine(total: nil, start: 0)
    #expect(slow.advance(at: 2) == "1 picture, 0.5/s")
  }

  @Test func namesTheUnit() {
    var line = ProgressLine(unit: "opening", total: nil, start: 0)
    #expect(line.advance(at: 2) == "1 opening, 0.5/s")
  }

  @Test(arguments: [(0.2, "1 s"), (59.5, "1 min 0 s"), (3_599, "59 min 59 s"), (90_061, "25 h 1 min")])
  func givesDurationsInTwoUnits(seconds: Double, text: String) { #expect(ProgressLine.duration(seconds) == text) }

  @Test func survivesAGrowingList() {
    var line = ProgressLine(total: 100, start: 0)
    for picture in 1...150 { _ = line.advance(at: Double(picture)) }
    #expect(line.advance(at: 151) == "[####################] 100% 151 of 100, 1.0/s, 0 s left")
  }
}
