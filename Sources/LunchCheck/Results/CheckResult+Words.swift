package import LunchWire

extension CheckResult {
    /// The result for people: one line, and of a failure what to do about it below.
    package var text: String {
        switch verdict {
        case .ok: return "ok       \(check.name): \(check.title)"
        case .skipped(let reason): return "skipped  \(check.name): \(check.title), because \(reason)"
        case .fails(let complaint):
            return """
                fails    \(check.name): \(check.title)
                         Seen: \(complaint.seen)
                         Cause: \(complaint.cause)
                         Change: \(complaint.change)
                         See \(section.reference)
                """
        }
    }

    /// The result for programs.
    package var json: LunchJSON {
        var members: [String: LunchJSON] = [
            "check": .string(check.name), "title": .string(check.title), "section": .string(section.rawValue),
        ]
        switch verdict {
        case .ok: members["result"] = "ok"
        case .skipped(let reason):
            members["result"] = "skipped"
            members["reason"] = .string(reason)
        case .fails(let complaint):
            members["result"] = "fails"
            members["seen"] = .string(complaint.seen)
            members["cause"] = .string(complaint.cause)
            members["change"] = .string(complaint.change)
        }
        return .object(members)
    }
}

extension [CheckResult] {
    /// The number of checks that came to each result, as a sentence.
    package var summary: String {
        var counts = (ok: 0, skipped: 0, failed: 0)
        for result in self {
            switch result.verdict {
            case .ok: counts.ok += 1
            case .skipped: counts.skipped += 1
            case .fails: counts.failed += 1
            }
        }
        return "\(Text.count(count, "check")): \(counts.ok) ok, \(counts.skipped) skipped, \(counts.failed) failed."
    }

    /// All results for programs.
    package var json: LunchJSON { ["passed": .bool(isPassed), "checks": .array(map(\.json))] }
}
