import LunchTerminal

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

    /// libvterm; nil if it is not installed.
    static var libvterm: Self? {
        guard let libvterm = Libvterm.installed else { return nil }
        return Self(name: "libvterm", title: "libvterm \(libvterm.version)") { input in
            let limit = Int32(EmulatorBenchmark.scrollback)
            guard let terminal = libvterm.new(Int32(input.columns), Int32(input.rows), limit) else { return }
            defer { libvterm.free(terminal) }
            input.bytes.withUnsafeBufferPointer { bytes in
                for start in stride(from: 0, to: bytes.count, by: EmulatorBenchmark.chunkSize) {
                    let count = min(EmulatorBenchmark.chunkSize, bytes.count - start)
                    libvterm.feed(terminal, bytes.baseAddress.map { $0 + start }, count)
                }
            }
        }
    }

    /// The terminals that are measured beside our own.
    static var others: [Self] { libvterm.map { [$0] } ?? [] }
}

extension BenchmarkSubject {
    init?(name: String) {
        switch name {
        case Self.lunch.name: self = Self.lunch
        case "libvterm":
            guard let libvterm = Self.libvterm else { return nil }
            self = libvterm
        default: return nil
        }
    }
}
