import PlainSolver
import Testing

@testable import LetterpressSolver

struct BitCoderTests {
  @Test(arguments: Cases.few(20, of: 1...100))
  func decodesWhatWasEncoded(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let likelihoods = (0..<Int.random(in: 1...20, using: &generator)).map { _ in
      [0, 0.001, 0.5, 0.9, 1, Double.random(in: 0...1, using: &generator)].randomElement(using: &generator) ?? 0
    }
    let decisions = (0..<Int.random(in: 0...20_000, using: &generator)).map { _ in
      let index = Int.random(in: likelihoods.indices, using: &generator)
      return (bit: Double.random(in: 0..<1, using: &generator) < likelihoods[index], index: index)
    }
    let written = BitChances(count: likelihoods.count)
    var encoder = BitEncoder()
    for (bit, index) in decisions { #expect(encoder.code(bit, by: written, at: index) == bit) }
    encoder.bytes.withUnsafeBytes { bytes in
      let read = BitChances(count: likelihoods.count)
      var decoder = BitDecoder(bytes)
      #expect(decisions.allSatisfy { bit, index in decoder.code(!bit, by: read, at: index) == bit })
    }
  }

  @Test func decodesNumbers() {
    let numbers = (0..<1024).map { $0 * $0 & 31 }
    let written = BitChances(count: 2 << 5)
    var encoder = BitEncoder()
    for number in numbers { #expect(encoder.code(number, bitCount: 5, by: written, context: number & 1) == number) }
    encoder.bytes.withUnsafeBytes { bytes in
      let read = BitChances(count: 2 << 5)
      var decoder = BitDecoder(bytes)
      #expect(numbers.map { decoder.code(0, bitCount: 5, by: read, context: $0 & 1) } == numbers)
    }
  }

  @Test(arguments: [(5000, 10_000), (1000, 4690), (100, 808), (0, 0)])
  func takesLittleMoreRoomThanThereIsInformation(setCount: Int, information: Int) {
    var generator = SeededGenerator(seed: 1)
    var bits = [Bool](repeating: true, count: setCount) + [Bool](repeating: false, count: 10_000 - setCount)
    bits.shuffle(using: &generator)
    let chances = BitChances(count: 1)
    var encoder = BitEncoder()
    for bit in bits { _ = encoder.code(bit, by: chances, at: 0) }
    // A chance follows the last few bits, so it is always a little off, which costs up to a fiftieth of a bit each time.
    #expect(encoder.bytes.count * 8 < information + bits.count / 50 + 64)
  }
}
