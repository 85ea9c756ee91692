import Dispatch
@_spi(Lunch) import LunchWire
import Synchronization

/// Measures how soon programs that know nothing of Lunch are settled, and how often that is said too early.
///
/// It gives keys, clicks and pastes to the programs, in the same order at each run: 1,000 to each of our own
/// (`Tests/Counters`), and a tenth to each other one. It prints the time beyond the program's own from key to key, from
/// a key to a read, and until `expect` saw the screen; the number of times of each grade; and each output that came
/// after a settled frame.
///
/// Time is measured of one program after the other. Output that comes late is looked for in many at once, which mostly wait.
///
/// `--program` and `--counter` choose programs by the beginnings of their names, `--keys` the number of inputs.
/// `--busy` adds two busy loops, and `--idle --busy` measures both. A program that isn't installed is named and left
/// out. A Textual app is among the programs if `LUNCH_TEXTUAL` names a Python that has Textual.
///
/// The exit status is 1 in two cases. Output came late after `exact`, or after `bounded` unless a wait that was named
/// had ended by then. A counter was read too early, and the grade was not a guess.
struct SettleBenchmark {
    private var inputs = 1000
    private var loads: [Bool] = []
    private var subjects: [SettleSubject] = []
    private var skipped: [SettleSubject] = []

    /// The number of programs that are watched at once, and of inputs that each gets before another takes its place.
    private static let sessions = 16
    private static let share = 250

    /// Runs with `[--keys N] [--program NAME…] [--counter NAME…] [--idle] [--busy]`; false if anything was wrong.
    static func run(_ arguments: [String]) throws -> Bool {
        try SettleBenchmark(arguments).run()
    }

    private init(_ arguments: [String]) throws {
        var option = ""
        for argument in arguments {
            switch argument {
            case "--idle": loads.append(false)
            case "--busy": loads.append(true)
            case "--keys", "--program", "--counter": option = argument
            case _ where option == "--keys":
                guard let number = Int(argument), number > 0 else { throw BenchmarkError(description: argument) }
                inputs = number
            case _ where !option.isEmpty:
                let known = option == "--program" ? SettleSubject.programs : SettleSubject.counters
                let named = known.filter { $0.name.hasPrefix(argument) }
                try check(!named.isEmpty, "\(option) knows \(known.map(\.name).joined(separator: ", "))")
                subjects += named
            default: throw BenchmarkError(description: "no such option: \(argument)")
            }
        }
        if subjects.isEmpty { subjects = SettleSubject.counters + SettleSubject.programs }
        skipped = subjects.filter { !$0.isInstalled }
        subjects.removeAll { !$0.isInstalled }
    }

    private func run() throws -> Bool {
        let rows = try (loads.isEmpty ? [false] : loads).map(measure)
        // Each program idle and busy, one below the other.
        let order = subjects.indices.flatMap { index in rows.map { $0[index] } }
        SettleReport(rows: order, skipped: skipped).print()
        return !order.contains { $0.timing.hasFaults || $0.lateness.hasFaults }
    }

    private func measure(isBusy: Bool) throws -> [SettleReport.Row] {
        let loops = isBusy ? try BusyLoops(2) : nil
        defer { loops?.stop() }
        let timing = try subjects.map { subject in
            try SettleSession.run(
                subject, inputs: max(30, count(for: subject) / (subject.isCounter ? 10 : 1)), seed: 1, for: .timing)
        }
        let lateness = findLateness()
        return subjects.indices.map {
            SettleReport.Row(subject: subjects[$0], isBusy: isBusy, timing: timing[$0], lateness: lateness[$0])
        }
    }

    /// A program gets a tenth of the inputs, since there is more to each.
    private func count(for subject: SettleSubject) -> Int { subject.isCounter ? inputs : max(10, inputs / 10) }

    private func findLateness() -> [SettleFigures] {
        let jobs = subjects.indices.flatMap { index in
            let count = count(for: subjects[index])
            return stride(from: 0, to: count, by: Self.share).map { (index, min(Self.share, count - $0), UInt64($0)) }
        }
        let next = Atomic(0)
        let found = Lock([SettleFigures](repeating: SettleFigures(), count: subjects.count))
        let group = DispatchGroup()
        for session in 0..<min(Self.sessions, jobs.count) {
            DispatchQueue(label: "session \(session)").async(group: group) {
                while case let job = next.add(1, ordering: .relaxed).oldValue, job < jobs.count {
                    let (index, inputs, seed) = jobs[job]
                    let figures = Self.watched(subjects[index], inputs, seed)
                    found.withLock { $0[index] = $0[index] + figures }
                }
            }
        }
        group.wait()
        return found.withLock(\.self)
    }

    private static func watched(_ subject: SettleSubject, _ inputs: Int, _ seed: UInt64) -> SettleFigures {
        do {
            return try SettleSession.run(subject, inputs: inputs, seed: 2 + seed, for: .lateness)
        } catch {
            var figures = SettleFigures()
            figures.problems = ["\(subject.name): \(error)"]
            return figures
        }
    }
}
