/// Memory for elements whose number is not known beforehand, which an inner loop writes by itself.
///
/// The loop asks where the next elements go, with room for as many as it may write, and says where those end that are
/// to stay.
struct GrowingBuffer<Element: BitwiseCopyable>: ~Copyable {
  private var elements: UnsafeMutablePointer<Element>
  private var capacity: Int
  private(set) var count = 0

  init(capacity: Int) {
    self.capacity = capacity
    elements = .allocate(capacity: capacity)
  }

  deinit { elements.deallocate() }

  /// - Precondition: `index` is below ``count``, which is not checked in a release build.
  subscript(index: Int) -> Element {
    get {
      assert(index >= 0 && index < count)
      return elements[index]
    }
    set {
      assert(index >= 0 && index < count)
      elements[index] = newValue
    }
  }

  /// Forgets the elements and keeps their memory.
  mutating func removeAll() { count = 0 }

  /// Where the next element goes, with room for so many.
  mutating func end(withRoomFor additional: Int) -> UnsafeMutablePointer<Element> {
    if count &+ additional > capacity { grow(toHold: count + additional) }
    return elements + count
  }

  /// The last place with room for so many elements.
  func limit(leaving room: Int) -> UnsafeMutablePointer<Element> { elements + (capacity - room) }

  /// Keeps the elements that were written up to a place.
  mutating func keep(upTo end: UnsafeMutablePointer<Element>) {
    count = end - elements
    assert(count <= capacity)
  }

  mutating func append(_ element: Element) {
    end(withRoomFor: 1).initialize(to: element)
    count += 1
  }

  /// The elements without the room for more, where that is more than they take themselves.
  consuming func trimmed() -> GrowingBuffer<Element> {
    guard capacity > 2 * count else { return self }
    var copy = GrowingBuffer<Element>(capacity: count)
    copy.elements.initialize(from: elements, count: count)
    copy.count = count
    return copy
  }

  @inline(never) private mutating func grow(toHold minimum: Int) {
    capacity = max(minimum, 2 * capacity)
    let larger = UnsafeMutablePointer<Element>.allocate(capacity: capacity)
    larger.moveInitialize(from: elements, count: count)
    elements.deallocate()
    elements = larger
  }
}
