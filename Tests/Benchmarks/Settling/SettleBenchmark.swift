import Dispatch
import LunchWire
import Synchronization

/// Measures how soon programs that know nothing of Lunch are settled, and how often that is said too early.
///
/// Time is measured of one program after the other. Output that comes late is looked for in many at once, which mostly wait.
struct SettleBenchmark {
    private var inputs = 1000
    private var isBusy = false
    private var subjects: [SettleSubject] = []

    /// The number of programs that are watched at once, and of inputs that each gets before another takes its place.
    private static let sessions = 16
    private static let share = 250

    /// Runs with `[--keys N] [--program NAME…] [--counter NAME…] [--busy]`; false if anything was wrong.
    static func run(_ arguments: [String]) throws -> Bool {
        try SettleBenchmark(arguments).run()
    }

    private init(_ arguments: [String]) throws {
        var option = ""
        for argument in arguments {
            switch argument {
            case "--busy": isBusy = true
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
    }

    private func run() throws -> Bool {
        let loops = isBusy ? try BusyLoops(2) : nil
        defer { loops?.stop() }
        let timing = try subjects.map { subject in
            try SettleSession.run(
                subject, inputs: max(10, count(for: subject) / (subject.isCounter ? 10 : 2)), seed: 1, for: .timing)
        }
        let lateness = findLateness()
        SettleReport(subjects: subjects, timing: timing, lateness: lateness).print()
        return !(timing + lateness).contains(where: \.hasFaults)
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
