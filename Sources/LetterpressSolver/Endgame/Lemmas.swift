/// What is known about positions in which the attacker of an ``EndgameProver`` is to move: wins, or failures to win.
///
/// A win holds for all positions with the same free tiles in which the attacker owns at least the same tiles; a failure
/// for those in which it owns at most the same.
final class Lemmas {
  struct Lemma: BitwiseCopyable {
    var free: TileSet
    /// The attacker's tiles.
    var own: TileSet
    /// The number of plies within which the attacker wins, or does not.
    var depth: Int32
    /// The place of the next lemma with the same hash; −1 for none.
    var next: Int32
    /// The attacker's words that the plan needs, as a range of ``allWords``.
    var firstWord: Int32
    var wordCount: Int32
  }

  /// A lemma's place.
  typealias Place = Int32

  private var all = GrowingBuffer<Lemma>(capacity: 1 << 8)
  private var allWords = GrowingBuffer<UInt32>(capacity: 1 << 8)
  /// The first lemma of each hash; −1 for none.
  private let firsts = FixedBuffer<Int32>(repeating: -1, count: bucketCount)

  private static let bucketCount = 256

  private func bucket(_ free: TileSet) -> Int {
    Int(truncatingIfNeeded: HashKey.mixed(UInt64(free.bits))) & (Self.bucketCount - 1)
  }

  /// Returns the last lemma added whose free tiles may be these; nil if there is none.
  func first(_ free: TileSet) -> Place? {
    let place = firsts[bucket(free)]
    return place < 0 ? nil : place
  }

  /// Returns the one added before.
  func after(_ place: Place) -> Place? {
    let next = all[Int(place)].next
    return next < 0 ? nil : next
  }

  /// Whether a win holds for a position, within a number of plies.
  func holds(_ place: Place, _ sides: Sides, _ depth: Int) -> Bool {
    let lemma = all[Int(place)]
    return lemma.free == sides.unclaimed && Int(lemma.depth) <= depth && (lemma.own - sides.own).isEmpty
  }

  /// Returns the words that a win needs.
  func words(_ place: Place) -> UnsafeBufferPointer<UInt32> {
    let lemma = all[Int(place)]
    let start = allWords.end(withRoomFor: 0) - (allWords.count - Int(lemma.firstWord))
    return UnsafeBufferPointer(start: start, count: Int(lemma.wordCount))
  }

  /// Whether a failure is known that holds for at least this many plies and for all tiles that the attacker owns.
  func contains(atLeast depth: Int, owningAll sides: Sides) -> Bool {
    var next = first(sides.unclaimed)
    while let place = next {
      let lemma = all[Int(place)]
      if lemma.free == sides.unclaimed, Int(lemma.depth) >= depth, (sides.own - lemma.own).isEmpty { return true }
      next = after(place)
    }
    return false
  }

  /// Adds what is known about a position.
  func add(_ sides: Sides, depth: Int, words: [Int32]) {
    let bucket = bucket(sides.unclaimed)
    let lemma = Lemma(
      free: sides.unclaimed, own: sides.own, depth: Int32(truncatingIfNeeded: depth), next: firsts[bucket],
      firstWord: Int32(truncatingIfNeeded: allWords.count), wordCount: Int32(truncatingIfNeeded: words.count))
    for word in words { allWords.append(UInt32(bitPattern: word)) }
    firsts[bucket] = Int32(truncatingIfNeeded: all.count)
    all.append(lemma)
  }
}
