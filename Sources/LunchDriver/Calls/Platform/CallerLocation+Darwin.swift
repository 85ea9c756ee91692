#if canImport(Darwin)
    import Runtime

    /// The calls that led to here, in which the line of a test can be found, for what cannot be given a source location.
    struct CallerLocation: Sendable {
        private let locations: [TUISourceLocation]

        /// The calls that lead to here; without a backtrace (before macOS 26) a failure is reported without its line.
        static var current: CallerLocation { CallerLocation(locations: look()) }

        /// The innermost call outside Lunch that has a place in a source file; nil if the system does not know.
        func find() -> TUISourceLocation? { locations.first }

        /// The calls outside Lunch that have a place in a source file, innermost first.
        func findAll() -> [TUISourceLocation] { locations }

        /// The nearest calls: none, since their functions have not been looked up yet.
        static var nearest: CallerLocation { CallerLocation(locations: []) }

        /// The calls that lead to here.
        static var ofStep: CallerLocation { current }

        /// The innermost function outside Lunch, by its mangled name: it is not looked up here yet.
        func findFunction() -> String? { nil }

        private static func look() -> [TUISourceLocation] {
            guard #available(macOS 26.0, *), let frames = try? Backtrace.capture().symbolicated()?.frames
            else { return [] }
            let calls = frames.compactMap { frame -> CallerModule.Call? in
                guard let symbol = frame.symbol, let place = symbol.sourceLocation else { return nil }
                return CallerModule.Call(
                    function: symbol.rawName, path: place.path, line: place.line, column: place.column)
            }
            return CallerModule.locations(of: calls)
        }
    }
#endif
