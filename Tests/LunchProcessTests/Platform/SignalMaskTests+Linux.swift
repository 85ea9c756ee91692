#if os(Linux)
    import Glibc
    import LunchProcess
    @_spi(Lunch) import LunchWire
    import TestSupport
    import Testing

    /// Nobody keeps a mask of signals that was made for somebody else.
    @Suite(.waiting) struct SignalMaskTests {
        /// The lines of proc_pid_status(5), by their names.
        private func status(_ text: String) -> [Substring: String] {
            let lines = text.split(separator: "\n").map { $0.split(separator: ":", maxSplits: 1) }
            return Dictionary(lines.filter { $0.count == 2 }.map { ($0[0], $0[1].trimmed) }) { first, _ in first }
        }

        /// Calls a function on a thread that blocks one signal, as the tester may have it.
        private func withMask<Result>(_ body: () throws -> Result) rethrows -> Result {
            var (own, before) = (sigset_t(), sigset_t())
            sigaddset(&own, SIGWINCH)
            pthread_sigmask(SIG_SETMASK, &own, &before)
            defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
            return try body()
        }

        @Test func programBlocksAndIgnoresNothing() throws {
            let program = ChildProcess.Configuration(
                path: "/bin/cat", arguments: ["cat", "/proc/self/status"], environment: [])
            let events = try withMask { try run(program) }
            let status = status(events.text)
            #expect(status["SigBlk"] == "0000000000000000")
            // glibc keeps 32 and 33 for itself: nobody can set them back whose parent ignored them (nptl(7)).
            let ignored = try #require(status["SigIgn"].flatMap { UInt64($0, radix: 16) })
            #expect(ignored & ~(0b11 << 31) == 0)
        }

        @Test(arguments: ["/bin/true", "/no/such/program"])
        func threadThatStartsAProgramBlocksWhatItBlockedBefore(path: String) throws {
            func blocked() throws -> String? { status(try Files.read("/proc/thread-self/status"))["SigBlk"] }
            try withMask {
                let before = try blocked()
                _ = try? run(ChildProcess.Configuration(path: path, arguments: ["program"], environment: []))
                let after = try blocked()
                #expect(before == "0000000008000000")
                #expect(after == before)
            }
        }

        /// Signals are for the tester's own threads, which may have handlers that wait for something else.
        @Test func threadThatMovesTheBytesTakesNoSignals() throws {
            let texts = Lock<[String]>([])
            let recorder = Recorder { call in
                // The observer is called on that thread.
                guard call == .ended, let text = try? Files.read("/proc/thread-self/status") else { return }
                texts.withLock { $0.append(text) }
            }
            try withMask {
                let process = try ChildProcess.start(.shell("exit 0"), observer: recorder)
                defer { process.end(patience: .zero) }
                try recorder.waitUntilGone()
            }
            let text = texts.withLock(\.first)
            let status = status(try #require(text))
            #expect(status["Name"] == "lunch-io")
            // All but SIGKILL, SIGSTOP and the two that the C library keeps for itself (signal(7)), and those of a crash of the
            // thread itself, whose handler says where it was: 4 to 8, 11 and 31.
            #expect(status["SigBlk"] == "fffffffe3ffbfa07")
        }
    }

    extension Substring {
        fileprivate var trimmed: String { String(drop { $0.isWhitespace }) }
    }
#endif
