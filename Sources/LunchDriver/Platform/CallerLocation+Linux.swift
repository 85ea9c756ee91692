#if os(Linux)
    import LunchProcess
    @_spi(Internal) import Runtime

    /// Finds the line of a test that called into Lunch, for what cannot be given a source location.
    enum CallerLocation {
        /// The innermost call outside Lunch that has a place in a source file; nil where the program has none.
        static func find() -> TestLocation? {
            // The unwinder follows what the compiler wrote for it. Runtime's own walk follows frame pointers, and
            // loses the caller of an XCTAssert that way.
            let frames = returnAddresses().map { RichFrame<UInt>.returnAddress($0) }
            let backtrace = Backtrace(architecture: architecture, frames: frames, images: nil)
            guard let symbolicated = backtrace.symbolicated() else { return nil }
            for frame in symbolicated.frames {
                guard let symbol = frame.symbol, let place = symbol.sourceLocation else { continue }
                let module = CallerModule.name(in: symbol.rawName)
                guard let location = CallerModule.location(place.path, place.line, place.column, module: module)
                else { continue }
                return location
            }
            return nil
        }

        private static var architecture: String {
            #if arch(arm64)
                "aarch64"
            #else
                "x86_64"
            #endif
        }
    }
#endif
