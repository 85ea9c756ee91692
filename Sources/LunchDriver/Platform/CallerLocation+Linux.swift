#if os(Linux)
    import Dispatch
    import LunchProcess
    import LunchWire
    @_spi(Internal) import Runtime

    /// The calls that led to here, in which the line of a test can be found, for what cannot be given a source location.
    struct CallerLocation: Sendable {
        private let addresses: [UInt]

        /// What was found for calls before: the same line of a test leads here by the same calls.
        private static let found = Lock<[[UInt]: [TUISourceLocation]]>([:])

        /// The calls that lead to here; to note them costs some microseconds.
        static var current: CallerLocation {
            // The unwinder follows what the compiler wrote for it. Runtime's own walk follows frame pointers, and
            // loses the caller of an XCTAssert that way.
            CallerLocation(addresses: returnAddresses())
        }

        /// The innermost call outside Lunch that has a place in a source file; nil where the program has none.
        func find() -> TUISourceLocation? { findAll().first }

        /// The thread that looks for places.
        ///
        /// Runtime keeps what it has read of the program's files, which takes a second and a hundred megabytes, for the
        /// thread that has asked, and has it read again by any other.
        private static let reader = OwnThreads("lunch-places", width: 1)

        /// The calls outside Lunch that have a place in a source file, innermost first.
        func findAll() -> [TUISourceLocation] {
            if let known { return known }
            let done = DispatchSemaphore(value: 0)
            Task(executorPreference: Self.reader) {
                if known == nil { note(look()) }
                done.signal()
            }
            done.wait()
            return known ?? []
        }

        private var known: [TUISourceLocation]? { Self.found.withLock { $0[addresses] } }

        private func note(_ locations: [TUISourceLocation]) { Self.found.withLock { $0[addresses] = locations } }

        private func look() -> [TUISourceLocation] {
            let frames = addresses.map { RichFrame<UInt>.returnAddress($0) }
            let backtrace = Backtrace(architecture: Self.architecture, frames: frames, images: nil)
            guard let symbolicated = backtrace.symbolicated() else { return [] }
            let calls = symbolicated.frames.compactMap { frame -> CallerModule.Call? in
                guard let symbol = frame.symbol, let place = symbol.sourceLocation else { return nil }
                return CallerModule.Call(
                    function: symbol.rawName, path: place.path, line: place.line, column: place.column)
            }
            return CallerModule.locations(of: calls)
        }

        static var architecture: String {
            #if arch(arm64)
                "aarch64"
            #else
                "x86_64"
            #endif
        }
    }
#endif
