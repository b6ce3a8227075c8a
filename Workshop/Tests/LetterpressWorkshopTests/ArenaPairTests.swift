import Testing

@testable import LetterpressCLI
@testable import LetterpressWorkshop

struct ArenaPairTests {
  @Test(arguments: [
    "abc ... blue word\t1\t12\t½\t200+\t0.50 10.00\t3.25", "abc\t0\t0\t0\t0\t\t", "\t½\t1\t1\t2\t1.00\t",
  ])
  func roundTripsThroughALine(line: String) throws {
    #expect(try #require(ArenaPair(parsing: line)).description == line)
  }

  @Test(arguments: [
    "", "abc\t1\t12\t1\t12\t1.0", "abc\t2\t12\t1\t12\t1\t1", "abc\t1\t-2\t1\t12\t1\t1", "abc\t1\tx\t1\t12\t1\t1",
    "abc\t1\t201\t1\t12\t1\t1", "abc\t1\t9223372036854775807\t1\t12\t1\t1",
    "abc\t1\t12\t1\t12\tinf\t1", "abc\t1\t12\t1\t12\t1\t1 1e300", "abc\t1\t12\t1\t12\tnan\t1",
    "abc\t1\t12\t1\t12\t-1\t1", "abc\t1\t12\t1\t12\ta\t1", "abc\t1\t12\t1\t12\t1\t1\t1",
  ])
  func rejectsOtherLines(line: String) { #expect(ArenaPair(parsing: line) == nil) }
}
