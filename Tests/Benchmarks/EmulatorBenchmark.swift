/// Measures how fast terminals take five kinds of input, and how much memory they need for it.
///
/// Every figure comes from a process of its own, so that no terminal finds memory that another one left behind. Speed
/// is told in bytes per second of processor time, which the neighbours on a busy machine disturb less.
enum EmulatorBenchmark {
    static let inputSize = 32 << 20
    static let chunkSize = 64 << 10
    static let scrollback = 1000
    static let rounds = 3
    static let sizes = [(columns: 80, rows: 24), (columns: 200, rows: 50)]

    /// The result of one terminal with one input.
    struct Figure {
        var speed: Double
        var memory: Double
    }

    /// Without arguments, the table; with the names of a terminal, an input and a size, the figure alone.
    static func run(_ arguments: [String]) {
        if arguments.count == 4, let columns = Int(arguments[2]), let rows = Int(arguments[3]) {
            let input = EmulatorInput(name: arguments[1], columns: columns, rows: rows, size: inputSize)
            guard let figure = measure(arguments[0], input) else { return print("no such terminal or input") }
            print(figure.speed, figure.memory)
        } else {
            printTable()
        }
    }

    // MARK: - Measuring

    /// The median speed in MB/s, and by how many MB the terminal and its scrollback made the process grow.
    private static func measure(_ terminal: String, _ input: EmulatorInput) -> Figure? {
        guard !input.bytes.isEmpty, let subject = BenchmarkSubject(name: terminal) else { return nil }
        let before = peakResidentMemory()
        var memory = 0
        var speeds: [Double] = []
        for _ in 0..<rounds {
            let start = processorTime()
            subject.consume(input)
            let duration = processorTime() - start
            if memory == 0 { memory = peakResidentMemory() - before }
            speeds.append(Double(input.bytes.count) / 1e6 / duration)
        }
        return Figure(speed: speeds.sorted()[rounds / 2], memory: Double(memory) / 1e6)
    }

    // MARK: - The table

    private static func printTable() {
        let others = BenchmarkSubject.others
        print(
            "Median of \(rounds) runs, MB per second of processor time (MB resident); \(inputSize >> 20) MiB in chunks of \(chunkSize >> 10) KiB,"
        )
        print("\(scrollback) lines of scrollback.\n")
        print("| Input | Size | LunchTerminal |" + others.map { " \($0.title) | Ratio |" }.joined())
        print("|---|---|---|" + others.map { _ in "---|---|" }.joined())
        for (columns, rows) in sizes {
            for name in EmulatorInput.names {
                let size = [String(columns), String(rows)]
                let own = figure([BenchmarkSubject.lunch.name, name] + size)
                var line = "| \(name) | \(columns)×\(rows) | \(own.map(text) ?? "failed") |"
                for other in others {
                    let its = figure([other.name, name] + size)
                    line += " \(its.map(text) ?? "failed") |"
                    if let own, let its { line += " \(rounded(own.speed / its.speed, to: 1)) |" }
                }
                print(line)
                flushOutput()
            }
        }
    }

    private static func text(_ figure: Figure) -> String {
        "\(rounded(figure.speed, to: 0)) (\(rounded(figure.memory, to: 1)))"
    }

    private static func rounded(_ value: Double, to digits: Int) -> String {
        guard digits > 0 else { return String(Int(value.rounded())) }
        let tenths = Int((value * 10).rounded())
        return "\(tenths / 10).\(tenths % 10)"
    }

    /// The figure that a process of its own measures.
    private static func figure(_ arguments: [String]) -> Figure? {
        let words = output(of: ownPath(), ["emulator"] + arguments).split { $0 == " " || $0 == "\n" }
        guard words.count == 2, let speed = Double(words[0]), let memory = Double(words[1]) else { return nil }
        return Figure(speed: speed, memory: memory)
    }
}
