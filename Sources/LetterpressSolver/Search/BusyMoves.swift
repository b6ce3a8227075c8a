// WebAssembly has no threads, and this would be a large part of the page's module.
#if !hasFeature(Embedded)
  internal import Synchronization

  /// The moves that the threads of a search are looking into, so that none of them does what another one is doing.
  ///
  /// A thread that comes to such a move looks at its other moves first. Mostly the other thread is then done, and its result is in
  /// the transposition table (Kerrigan: Simplified ABDADA, 2017, after Weill: The ABDADA Distributed Minimax Search Algorithm, 1996).
  ///
  /// A place can be taken by another move at any time. That costs no more than some work that is done twice.
  final class BusyMoves: @unchecked Sendable {
    // Unchecked, because the compiler does not see that every access to this memory is atomic.
    private let keys: UnsafeMutablePointer<Atomic<UInt64>>

    /// Each thread looks into one move of a ply at a time, so few are taken. It is a power of two.
    private static let count = 1 << 12

    init() {
      keys = .allocate(capacity: Self.count)
      for place in 0..<Self.count { (keys + place).initialize(to: Atomic(0)) }
    }

    deinit {
      keys.deinitialize(count: Self.count)
      keys.deallocate()
    }

    /// What stands for the key of the root, which is not computed. That some position has the same key is as unlikely as that
    /// two positions have.
    static let rootKey: UInt64 = 1 << 63

    /// Returns the key of a move.
    ///
    /// - Parameter key: that of the position before it.
    static func key(of candidate: Candidate, in key: UInt64) -> UInt64 {
      HashKey.mixed(key ^ UInt64(candidate.taken.bits))
    }

    private func place(of key: UInt64) -> UnsafeMutablePointer<Atomic<UInt64>> {
      keys + Int(key & UInt64(Self.count - 1))
    }

    /// Whether a thread is looking into a move.
    func contains(_ key: UInt64) -> Bool { place(of: key).pointee.load(ordering: .relaxed) == key }

    /// Says that the calling thread begins to look into a move.
    func begin(_ key: UInt64) { place(of: key).pointee.store(key, ordering: .relaxed) }

    /// Says that it has ended.
    func end(_ key: UInt64) {
      _ = place(of: key).pointee.compareExchange(expected: key, desired: 0, ordering: .relaxed)
    }
  }
#endif
