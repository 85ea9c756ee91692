import LunchTerminal

#if LIBVTERM
    import CVTermBench
#endif

/// A terminal that the benchmarks feed.
struct BenchmarkSubject: Sendable {
    var name: String
    var title: String
    /// Feeds the whole input to a new terminal.
    var consume: @Sendable (EmulatorInput) -> Void

    static let lunch = Self(name: "lunch", title: "LunchTerminal") { input in
        var terminal = TUITerminal(
            columns: input.columns, rows: input.rows, scrollbackLimit: EmulatorBenchmark.scrollback)
        var start = 0
        while start < input.bytes.count {
            let end = min(start + EmulatorBenchmark.chunkSize, input.bytes.count)
            start += terminal.feed(input.bytes.span.extracting(start..<end))
        }
    }

    #if LIBVTERM
        static let libvterm = Self(
            name: "libvterm", title: "libvterm \(vterm_bench_version() / 100).\(vterm_bench_version() % 100)"
        ) { input in
            let limit = Int32(EmulatorBenchmark.scrollback)
            guard let terminal = vterm_bench_new(Int32(input.columns), Int32(input.rows), limit) else { return }
            defer { vterm_bench_free(terminal) }
            input.bytes.withUnsafeBufferPointer { bytes in
                for start in stride(from: 0, to: bytes.count, by: EmulatorBenchmark.chunkSize) {
                    let count = min(EmulatorBenchmark.chunkSize, bytes.count - start)
                    vterm_bench_feed(terminal, bytes.baseAddress.map { $0 + start }, count)
                }
            }
        }

        /// What is measured beside our own terminal.
        static var others: [Self] { [libvterm] }
    #else
        /// What is measured beside our own terminal: libvterm is not installed.
        static var others: [Self] { [] }
    #endif
}

extension BenchmarkSubject {
    init?(name: String) {
        guard let subject = ([Self.lunch] + Self.others).first(where: { $0.name == name }) else { return nil }
        self = subject
    }
}
