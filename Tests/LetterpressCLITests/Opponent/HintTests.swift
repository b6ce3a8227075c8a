#if os(Linux)
  import FixtureFiles
  import Foundation
  import Testing

  /// Ctrl-C during the searches of a game, which `/proc` tells when to send.
  struct HintTests {
    private let program: Program

    init() throws { program = try Program() }

    /// What a game prints for the typed lines, and its exit status. After each `hint`, the script calls `ended` to wait
    /// until the hint is there, or `interrupted` to send ctrl-C as soon as the search holds it back.
    private func play(_ script: String) throws -> Program.Outcome {
      _ = try program.home.write("\(String(repeating: "q", count: 25)) \(free) red\n".utf8, as: "hopeless.txt")
      _ = try program.home.write("tejntgzhhgpsmzpthaoudgbph \(free) red\n".utf8, as: "open.txt")
      // Without job control a shell makes background jobs ignore SIGINT.
      return try program.shell(
        """
        set -m
        cd '\(program.home.path)'
        mkfifo typed
        "$letterpress" game --load open.txt --time 3600 <typed >printed &
        exec 3>typed
        count=0
        patiently() {
          for try in {1..600}; do
            if "$@"; then return; fi
            sleep 0.05
          done
          echo "waited too long for: $*"
          kill -KILL $!
          exit 1
        }
        has_ended() { [ "$(grep -c -e '^Play ' -e '^Pass: ' printed)" -eq "$count" ]; }
        ended() { count=$((count + 1)); patiently has_ended; patiently is_open; }
        # SIGINT is the second bit of the signals that the main thread holds back.
        is_held() { grep -q '^SigBlk:.*[2367abef]$' /proc/$!/status; }
        is_open() { grep -q '^SigBlk:.*[014589cd]$' /proc/$!/status; }
        interrupted() { patiently is_held; kill -INT $!; ended; }
        \(script)
        echo exit >&3
        wait $!
        echo "status $?"
        """)
    }

    private let free = String(repeating: ".", count: 25)

    @Test func ctrlCEndsEveryHintAndNeverTheGame() throws {
      let outcome = try play("for hint in {1..4}; do echo hint >&3; interrupted; done")
      #expect(outcome.output == "status 0\n", "\(outcome)")
    }

    @Test func ctrlCEndsAHintAfterOthersThatEndedByThemselves() throws {
      let outcome = try play(
        """
        echo load hopeless.txt >&3
        for hint in {1..4}; do echo hint >&3; ended; done
        echo load open.txt >&3
        echo hint >&3; interrupted
        """)
      #expect(outcome.output == "status 0\n", "\(outcome)")
    }

    @Test func ctrlCBetweenHintsEndsTheGame() throws {
      let outcome = try play(
        """
        echo hint >&3; interrupted
        kill -INT $!
        wait $!
        echo $?
        exit
        """)
      #expect(outcome.output == "130\n", "\(outcome)")
    }
  }
#endif
