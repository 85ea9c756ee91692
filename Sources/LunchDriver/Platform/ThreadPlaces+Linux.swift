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
                let backtrace = Backtrace(architecture: CallerLocation.architecture, frames: frames, images: images)
                let calls = backtrace.symbolicated(with: images)?.frames.compactMap(Call.init) ?? []
                return ThreadPlace(isMain: stack.thread == process, calls: calls)
            }
        }

        /// Returns true if a program's functions keep frame pointers, as its sections tell: Swift puts one into every program.
        static func isSwift(_ process: Int32) -> Bool {
            ExecutableSections.names(ofFileAt: "/proc/\(process)/exe").contains { $0.hasPrefix("swift5_") }
        }
    }

    extension ThreadPlace.Call {
        fileprivate init?(_ frame: SymbolicatedBacktrace.Frame) {
            guard let symbol = frame.symbol, !symbol.isSwiftThunk else { return nil }
            let place = symbol.sourceLocation
            self.init(
                function: symbol.name, module: CallerModule.name(in: symbol.rawName), library: symbol.imageName,
                path: place?.path, line: place?.line ?? 0)
        }
    }
#endif
