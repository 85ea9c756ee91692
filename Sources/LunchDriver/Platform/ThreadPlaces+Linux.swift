#if os(Linux)
    import LunchProcess
    @_spi(Internal) @_spi(MemoryReaders) import Runtime

    extension ThreadPlace {
        /// The places of the threads of a program, as its debug information tells them, the main thread first.
        ///
        /// - Throws: if the system forbids to look at them.
        static func all(of process: Int32) throws(SystemError) -> [ThreadPlace] {
            let stacks = try ThreadStack.all(of: process)
            let images = ImageMap.capture(using: RemoteMemoryReader(pid: process), forProcess: Int(process))
            return stacks.map { stack in
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

        /// Returns true if a program's functions keep frame pointers, as its sections tell: Swift puts one into every program.
        static func isSwift(_ process: Int32) -> Bool {
            ExecutableSections.names(ofFileAt: "/proc/\(process)/exe").contains { $0.hasPrefix("swift5_") }
        }
    }

    extension ThreadPlace.Call {
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
