/// Walks an app through the checks.
package struct Checkup {
    private var subject: Subject
    private let checks: [ProtocolCheck]
    private var verdicts: [String: Verdict] = [:]
    /// The checks that find what has kept others from their ends, by the names of those.
    private var culprits: [String: String] = [:]

    /// - Parameter names: the checks or groups to run; empty for all.
    package init(_ subject: Subject, only names: [String] = []) {
        self.subject = subject
        checks = ProtocolCheck.all.filter { check in
            names.isEmpty || names.contains { check.name == $0 || check.name.hasPrefix("\($0).") }
        }
    }

    /// Runs the checks one after the other, and hands over what each has found.
    package mutating func run(_ report: (CheckResult) throws -> Void) rethrows -> [CheckResult] {
        // An error is told by the check of the list, which reads it again.
        subject.catalogue = try? Catalogues.read(subject)
        var results: [CheckResult] = []
        for check in checks {
            let result = CheckResult(check: check, verdict: verdict(of: check))
            try report(result)
            results.append(result)
        }
        return results
    }

    private mutating func verdict(of check: ProtocolCheck) -> Verdict {
        if let known = verdicts[check.name] { return known }
        let verdict: Verdict
        _ = subject.unreadable.take()
        do throws(Finding) {
            try check.run(subject)
            verdict = .ok
        } catch {
            verdict = self.verdict(of: error, by: check)
        }
        verdicts[check.name] = verdict
        return verdict
    }

    /// An obstacle that keeps a check from its end is told once, by the check that is about it.
    private mutating func verdict(of finding: Finding, by check: ProtocolCheck) -> Verdict {
        switch finding {
        case .fails(let complaint):
            // Whatever a check has missed may have been in a message that cannot be read.
            if let unreadable = subject.unreadable.take(), check.name != Messages.whole {
                return self.verdict(of: Messages.obstacle(unreadable), by: check)
            }
            return .fails(complaint)
        case .skipped(let reason): return .skipped(reason)
        case .obstacle(let complaint, let home):
            guard home != check.name, let owner = ProtocolCheck.all.first(where: { $0.name == home }) else {
                return .fails(complaint)
            }
            if case .fails = verdict(of: owner) { culprits[home] = home }
            guard let culprit = culprits[home] else { return .fails(complaint) }
            culprits[check.name] = culprit
            return .skipped("\(culprit) fails")
        }
    }
}

extension [CheckResult] {
    /// True if no check has failed.
    package var isPassed: Bool {
        allSatisfy { result in if case .fails = result.verdict { false } else { true } }
    }
}
