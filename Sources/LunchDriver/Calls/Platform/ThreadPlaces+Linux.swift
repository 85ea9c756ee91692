#if os(Linux)
    import LunchProcess
    @_spi(Lunch) import LunchWire
    @_spi(Internal) @_spi(MemoryReaders) import Runtime

    extension ThreadPlace {
        /// The places of the threads of a program, as its debug information tells them, the main thread first.
        ///
        /// - Throws: if the system forbids to look at them.
        static func all(of process: Int32) throws(SystemError) -> [ThreadPlace] {
            let stacks = try ThreadStack.all(of: process)
            let images = ImageMap.capture(using: RemoteMemoryReader(pid: process), forProcess: Int(process))
            // The library that reads debug information ends the process if that is damaged.
            let text = Apart.result(within: readingLimits) {
                Array(LunchJSON.array(places(of: stacks, in: images, process).map(\.json)).text.utf8)
            }
            guard let text, case .array(let values)? = try? LunchJSON(parsing: text, limits: .message) else {
                return []
            }
            return values.compactMap(ThreadPlace.init)
        }

        /// The times that reading debug information has, in one attempt after the other.
        private static let readingLimits: [Duration] = [.seconds(3), .seconds(6), .seconds(20)]

        private static func places(
            of stacks: [ThreadStack], in images: ImageMap, _ process: Int32
        ) -> [ThreadPlace] {
            stacks.map { stack in
                let frames = stack.addresses.enumerated().map { index, address -> RichFrame<UInt64> in
                    index == 0 ? .programCounter(address) : .returnAddress(address)
                }
                let calls = symbolicated(frames, images).compactMap { Call($0, in: images) }
                return ThreadPlace(isMain: stack.thread == process, calls: calls)
            }
        }

        fileprivate static func symbolicated(_ frames: [RichFrame<UInt64>], _ images: ImageMap)
            -> [SymbolicatedBacktrace.Frame]
        {
            let backtrace = Backtrace(architecture: CallerLocation.architecture, frames: frames, images: images)
            return backtrace.symbolicated(with: images)?.frames ?? []
        }

        /// Returns true if a program's functions keep frame pointers, according to its sections: Swift puts one into every
        /// program.
        static func isSwift(_ process: Int32) -> Bool {
            ExecutableSections.names(ofFileAt: "/proc/\(process)/exe").contains { $0.hasPrefix("swift5_") }
        }
    }

    /// The form in which places come from the copy of this process that reads them.
    extension ThreadPlace {
        fileprivate var json: LunchJSON {
            [
                .bool(isMain),
                .array(
                    calls.map { call in
                        [
                            .string(call.function), call.module.map { .string($0) } ?? nil, .string(call.library),
                            call.path.map { .string($0) } ?? nil, .integer(call.line),
                        ]
                    }),
            ]
        }

        fileprivate init?(_ json: LunchJSON) {
            guard case .array(let parts) = json, parts.count == 2, case .bool(let isMain) = parts[0],
                case .array(let calls) = parts[1]
            else { return nil }
            self.init(isMain: isMain, calls: calls.compactMap(Call.init))
        }
    }

    extension ThreadPlace.Call {
        fileprivate init?(_ json: LunchJSON) {
            guard case .array(let parts) = json, parts.count == 5, case .string(let function) = parts[0],
                case .string(let library) = parts[2], case .number(let line) = parts[4]
            else { return nil }
            func text(_ json: LunchJSON) -> String? { if case .string(let text) = json { text } else { nil } }
            self.init(
                function: function, module: text(parts[1]), library: library, path: text(parts[3]), line: Int(line) ?? 0
            )
        }

        fileprivate init?(_ frame: SymbolicatedBacktrace.Frame, in images: ImageMap) {
            guard let symbol = frame.symbol, !symbol.isSwiftThunk else { return nil }
            let place = symbol.sourceLocation
            let line = place.map { $0.line > 0 ? $0.line : Self.line(before: frame, symbol, images) }
            self.init(
                function: symbol.name, module: CallerModule.name(in: symbol.rawName), library: symbol.imageName,
                path: place?.path, line: line ?? 0)
        }

        /// The line of the nearest instruction before one that the compiler gives none, in the same function; 0 if there is none.
        ///
        /// DWARF 5, 6.2.2: line 0 is for an instruction that belongs to no line of the source, such as a jump back in a loop.
        private static func line(
            before frame: SymbolicatedBacktrace.Frame, _ symbol: SymbolicatedBacktrace.Symbol, _ images: ImageMap
        ) -> Int {
            guard !frame.inlined, let address = UInt64(frame.captured.adjustedProgramCounter) else { return 0 }
            let reach = UInt64(min(max(symbol.offset, 0), 256))
            let earlier = (0..<reach).map { RichFrame<UInt64>.programCounter(address &- $0 &- 1) }
            let lines = ThreadPlace.symbolicated(earlier, images).lazy.filter {
                !$0.inlined && $0.symbol?.rawName == symbol.rawName
            }
            return lines.compactMap { $0.symbol?.sourceLocation?.line }.first { $0 > 0 } ?? 0
        }
    }
#endif
