internal import LetterpressSolver

extension Search {
  /// Searches on several threads, the calling one among them; the others have ended when it returns.
  ///
  /// With fewer threads than asked for it only takes longer.
  func run(ranking count: Int = 1, threads: Int) -> SearchReport {
    let busy = Monitor(0)
    for _ in 1..<max(threads, 1) {
      busy.use { $0 += 1 }
      let started = WorkerThread.start { [self] in
        assist()
        busy.use { $0 -= 1 }
      }
      if !started { busy.use { $0 -= 1 } }
    }
    let report = run(ranking: count)
    busy.use(when: { $0 == 0 }, { _ in })
    return report
  }
}
