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

        /// The threads that look for places: few.
        ///
        /// Runtime keeps what it has read of the program's files, which takes a second and a hundred megabytes, for the
        /// thread that has asked, and has it read again by any other.
        private static let readers = OwnThreads("lunch-places", width: min(4, OwnThreads.cores))

        /// The calls outside Lunch that have a place in a source file, innermost first.
        func findAll() -> [TUISourceLocation] {
            if let known { return known }
            let done = DispatchSemaphore(value: 0)
            Task(executorPreference: Self.readers) {
                if known == nil { note(look()) }
                done.signal()
            }
            done.wait()
            return known ?? []
        }

        private var known: [TUISourceLocation]? { Self.found.withLock { $0[addresses] } }

        private func note(_ locations: [TUISourceLocation]) { Self.found.withLock { $0[addresses] = locations } }

        /// What was found for single calls: most of those that lead to a failure have led to another one.
        private static let foundCalls = Lock<[UInt: [CallerModule.Call]]>([:])

        private func look() -> [TUISourceLocation] {
            let known = Self.foundCalls.withLock { $0 }
            var images: ImageMap?
            var calls: [CallerModule.Call] = []
            for address in addresses {
                if let found = known[address] {
                    calls += found
                    continue
                }
                let current = images ?? ImageMap.capture()
                images = current
                let found = Self.calls(at: address, in: current)
                Self.foundCalls.withLock { $0[address] = found }
                calls += found
            }
            return CallerModule.locations(of: calls)
        }

        /// The call that returns to an address, and those that the compiler has inlined around it.
        private static func calls(at address: UInt, in images: ImageMap) -> [CallerModule.Call] {
            let frames = [RichFrame<UInt>.returnAddress(address)]
            let backtrace = Backtrace(architecture: architecture, frames: frames, images: nil)
            guard let symbolicated = backtrace.symbolicated(with: images) else { return [] }
            return symbolicated.frames.compactMap { frame in
                guard let symbol = frame.symbol, let place = symbol.sourceLocation else { return nil }
                return CallerModule.Call(
                    function: symbol.rawName, path: place.path, line: place.line, column: place.column)
            }
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
