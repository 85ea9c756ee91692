#if os(Linux)
    import Dispatch
    import LunchProcess
    @_spi(Lunch) import LunchWire
    @_spi(Internal) import Runtime

    /// The calls that led to here, in which the line of a test can be found, for what cannot be given a source location.
    struct CallerLocation: Sendable {
        private let addresses: [UInt]

        /// A function, by its mangled name, and the address at which it begins.
        private struct Function {
            var name: String
            var begin: UInt
        }

        /// The findings at addresses so far: the functions, with those that are inlined there, and the lines of each.
        private struct Found {
            var locations: [[UInt]: [TUISourceLocation]] = [:]
            var functions: [UInt: [Function]] = [:]
            var places: [UInt: [CallerModule.Call.Place?]] = [:]
        }

        private static let found = Lock(Found())

        /// The calls that lead to here; to note them costs some microseconds.
        static var current: CallerLocation {
            // The unwinder follows what the compiler wrote for it. Runtime's own walk follows frame pointers, and
            // loses the caller of an XCTAssert that way.
            CallerLocation(addresses: returnAddresses())
        }

        /// The nearest calls that lead to here: few, so that noting them takes little time.
        static var nearest: CallerLocation { CallerLocation(addresses: nearestReturnAddresses(limit: 10)) }

        /// The calls that lead to here, as far as the line of a step is looked for: a test library has as many below them.
        static var ofStep: CallerLocation { CallerLocation(addresses: nearestReturnAddresses(limit: 24)) }

        /// The innermost call outside Lunch that has a place in a source file; nil if the program has none.
        func find() -> TUISourceLocation? { findAll().first }

        /// The threads that look for places: few.
        ///
        /// Runtime keeps what it has read of the program's files, which takes a second and a hundred megabytes, for the
        /// thread that called it, and reads it again for any other.
        private static let readers = OwnThreads("lunch-places", width: min(4, OwnThreads.cores))

        /// The calls outside Lunch that have a place in a source file, innermost first.
        func findAll() -> [TUISourceLocation] {
            if let known { return known }
            Self.read { if known == nil { note(look()) } }
            return known ?? []
        }

        /// The innermost function outside Lunch and outside the test libraries, by its mangled name; nil if there is none.
        func findFunction() -> String? {
            // Noted as what is known of the addresses.
            Self.read { _ = Self.functions(at: addresses) }
            let functions = Self.functions(at: addresses)
            let names = addresses.lazy.flatMap { functions[$0, default: []].map(\.name) }
            return names.first { CallerModule.isForeign($0) }
        }

        /// Runs what looks at the program's files on a thread for that.
        private static func read(_ body: @escaping @Sendable () -> Void) {
            let done = DispatchSemaphore(value: 0)
            Task(executorPreference: readers) {
                body()
                done.signal()
            }
            done.wait()
        }

        private var known: [TUISourceLocation]? { Self.found.withLock { $0.locations[addresses] } }

        private func note(_ locations: [TUISourceLocation]) {
            Self.found.withLock { $0.locations[addresses] = locations }
        }

        private func look() -> [TUISourceLocation] {
            let functions = Self.functions(at: addresses)
            let calls = addresses.flatMap { address -> [CallerModule.Call] in
                let functions = functions[address, default: []]
                return functions.enumerated().map { index, function in
                    CallerModule.Call(function: function.name) {
                        // The last one belongs to the function whose code it is; the ones before it are inlined there.
                        let places = Self.places(at: address, of: functions).suffix(functions.count)
                        return index < places.count ? places[places.startIndex + index] : nil
                    }
                }
            }
            return CallerModule.locations(of: calls)
        }

        private static func functions(at addresses: [UInt]) -> [UInt: [Function]] {
            let known = found.withLock({ $0.functions })
            let new = Array(Set(addresses.filter { known[$0] == nil }))
            guard !new.isEmpty else { return known }
            // To find what is inlined takes as long as to find lines. A debug build inlines nothing that a test has written.
            #if DEBUG
                let options: Backtrace.SymbolicationOptions = .useSymbolCache
            #else
                let options: Backtrace.SymbolicationOptions = [.showInlineFrames, .useSymbolCache]
            #endif
            let frames = symbolicated(new, options)
            let functions = new.map { address in
                let functions = frames[address, default: []].map { frame in
                    Function(
                        name: frame.symbol?.rawName ?? "",
                        begin: address &- 1 &- UInt(max(0, frame.symbol?.offset ?? 0)))
                }
                return (address, functions)
            }
            return found.withLock { found in
                found.functions.merge(functions) { $1 }
                return found.functions
            }
        }

        private static func places(at address: UInt, of functions: [Function]) -> [CallerModule.Call.Place?] {
            if let known = found.withLock({ $0.places[address] }) { return known }
            let places = functions.count == 1 ? place(at: address, of: functions[0]).map { [$0] } : nil
            let all = places ?? inlinedPlaces(at: address)
            found.withLock { $0.places[address] = all }
            return all
        }

        /// The place of a call in a function in which nothing is inlined.
        ///
        /// The code in a macro comes from a file of the compiler. If its function begins in the file that the macro is
        /// in, the place is the macro's.
        private static func place(at address: UInt, of function: Function) -> CallerModule.Call.Place? {
            guard let line = SourceLine.find(at: address &- 1) else { return nil }
            if let expansion = MacroExpansion(path: line.path),
                let path = SourceLine.find(at: function.begin)?.path, expansion.isIn(path)
            {
                return CallerModule.Call.Place(path: path, line: expansion.line, column: expansion.column)
            }
            return CallerModule.Call.Place(path: line.path, line: line.line, column: line.column)
        }

        /// The places that Runtime finds, for which it reads the debug information of the whole program each time: a second
        /// at first, then tens of milliseconds.
        private static func inlinedPlaces(at address: UInt) -> [CallerModule.Call.Place?] {
            symbolicated([address], .default)[address, default: []].map { frame in
                frame.symbol?.sourceLocation.map {
                    CallerModule.Call.Place(path: $0.path, line: $0.line, column: $0.column)
                }
            }
        }

        /// The frames that Runtime finds at return addresses.
        private static func symbolicated(
            _ addresses: [UInt], _ options: Backtrace.SymbolicationOptions
        ) -> [UInt: [SymbolicatedBacktrace.Frame]] {
            let frames = addresses.map { RichFrame<UInt>.returnAddress($0) }
            let backtrace = Backtrace(architecture: architecture, frames: frames, images: nil)
            let found = backtrace.symbolicated(with: images(of: addresses), options: options)?.frames ?? []
            let byCounter = Dictionary(grouping: found) { $0.captured.originalProgramCounter }
            return zip(addresses, backtrace.frames).reduce(into: [:]) {
                $0[$1.0] = byCounter[$1.1.originalProgramCounter] ?? []
            }
        }

        /// The images that were loaded at the last look.
        private static let known = Lock<ImageMap?>(nil)

        /// The images that addresses are in.
        ///
        /// Runtime reads the list of the process's mappings for that, and then what they hold, which ends the process if another
        /// thread unmaps one in the meantime. So that is done once, and again only for code that has been loaded since.
        private static func images(of addresses: [UInt]) -> ImageMap {
            known.withLock { known in
                if let known, addresses.allSatisfy({ known.holds($0) }) { return known }
                let images = ImageMap.capture()
                known = images
                return images
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

    extension ImageMap {
        fileprivate func holds(_ address: UInt) -> Bool {
            contains { image in
                guard let begin = UInt64(image.baseAddress), let end = UInt64(image.endOfText) else { return false }
                return begin <= address && address <= end
            }
        }
    }
#endif
