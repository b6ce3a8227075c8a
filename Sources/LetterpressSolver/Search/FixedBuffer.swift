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
