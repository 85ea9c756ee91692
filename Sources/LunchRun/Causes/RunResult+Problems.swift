import LunchTrace

extension RunResult {
    /// The reasons why the run as a whole is not green, whatever its tests' results are: a sentence each, and lines with
    /// details.
    package var problems: [(title: String, lines: [String])] {
        guard let end else { return [("The run was killed before its end.", [])] }
        var problems: [(title: String, lines: [String])] = []
        if let words = end.reason.words(run) {
            problems.append((words, end.messages.flatMap(\.allLines)))
        }
        for crash in end.crashes {
            let running = crash.running.isEmpty ? "" : " while \(crash.running.prefix(10).joined(separator: ", ")) ran"
            let place = crash.test.map { " in \($0)" } ?? running
            problems.append(("The test process has ended\(place): \(crash.end).", crash.lines))
        }
        return problems + end.faults.map { ($0, []) }
    }
}

extension RunEnd.Reason {
    /// The time in the digits that a person has given.
    private static func time(_ nanoseconds: Int) -> String {
        nanoseconds % 1_000_000_000 == 0 ? "\(nanoseconds / 1_000_000_000) s" : TraceTime.words(nanoseconds)
    }

    /// The reason in a sentence; nil if the run came to its end.
    fileprivate func words(_ run: RunInfo) -> String? {
        switch self {
        case .finished: nil
        case .interrupted: "The run was interrupted."
        case .timedOut: "The run took longer than the \(run.limit.map { "\(Self.time($0)) " } ?? "time ")of --limit."
        case .buildFailed: "The package could not be built."
        case .noTests: "There was no test to run."
        case .notStarted: "No test process could be started."
        case .incomplete: "A part of the run is missing, or was killed."
        }
    }
}

extension BuildMessage {
    /// The message with its place, and the lines of the source.
    fileprivate var allLines: [String] {
        let place = place.map { "\($0.file):\($0.line):\(column.map { "\($0):" } ?? "") " } ?? ""
        return ["\(place)\(text)"] + lines
    }
}
