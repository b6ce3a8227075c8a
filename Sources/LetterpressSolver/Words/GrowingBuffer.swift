/// A growable array of trivial elements that an inner loop can write to directly.
///
/// The loop asks for a pointer with enough room for what it may write, then says up to where to keep the elements.
struct GrowingBuffer<Element: BitwiseCopyable>: ~Copyable {
  private var elements: UnsafeMutablePointer<Element>
  private var capacity: Int
  private(set) var count = 0

  init(capacity: Int) {
    self.capacity = capacity
    elements = .allocate(capacity: capacity)
  }

  deinit { elements.deallocate() }

  /// - Precondition: `index` is below ``count``; not checked in release builds.
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

  /// Removes all elements but keeps the memory.
  mutating func removeAll() { count = 0 }

  /// Returns where the next element goes, with room for `additional` elements.
  mutating func end(withRoomFor additional: Int) -> UnsafeMutablePointer<Element> {
    if count &+ additional > capacity { grow(toHold: count + additional) }
    return elements + count
  }

  /// Returns the last pointer that leaves room for `room` elements.
  func limit(leaving room: Int) -> UnsafeMutablePointer<Element> { elements + (capacity - room) }

  /// Keeps the elements written before `end`.
  mutating func keep(upTo end: UnsafeMutablePointer<Element>) {
    count = end - elements
    assert(count <= capacity)
  }

  mutating func append(_ element: Element) {
    end(withRoomFor: 1).initialize(to: element)
    count += 1
  }

  /// Frees the spare memory if it is larger than the elements themselves.
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

/// A contiguous buffer of fixed size: an array whose elements can be changed without a uniqueness check.
struct FixedBuffer<Element: BitwiseCopyable>: ~Copyable, @unchecked Sendable {
  // Unchecked: a buffer shared between threads is not modified.
  let base: UnsafeMutablePointer<Element>
  let count: Int

  init(repeating element: Element, count: Int) {
    base = .allocate(capacity: max(count, 1))
    base.initialize(repeating: element, count: count)
    self.count = count
  }

  init(_ elements: some Collection<Element>) {
    count = elements.count
    base = .allocate(capacity: max(count, 1))
    _ = UnsafeMutableBufferPointer(start: base, count: count).initialize(from: elements)
  }

  deinit { base.deallocate() }

  subscript(index: Int) -> Element {
    @inline(__always) get {
      assert(0..<count ~= index)
      return base[index]
    }
    @inline(__always) nonmutating set {
      assert(0..<count ~= index)
      base[index] = newValue
    }
  }
}
