#if canImport(Darwin)
    import Runtime

    /// Finds the line of a test that called into Lunch, for what cannot be given a source location.
    enum CallerLocation {
        /// The innermost call outside Lunch that has a place in a source file; nil where the system cannot tell.
        static func find() -> TestLocation? {
            // Without a backtrace the failure is told without its line.
            guard #available(macOS 26.0, *), let frames = try? Backtrace.capture().symbolicated()?.frames
            else { return nil }
            for frame in frames {
                guard let symbol = frame.symbol, let place = symbol.sourceLocation else { continue }
                let module = CallerModule.name(in: symbol.rawName)
                guard let location = CallerModule.location(place.path, place.line, place.column, module: module)
                else { continue }
                return location
            }
            return nil
        }
    }
#endif
