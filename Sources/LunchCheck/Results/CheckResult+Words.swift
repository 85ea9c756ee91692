package import LunchWire

extension CheckResult {
    /// The result for people: one line, and of a failure what to do about it below.
    package var text: String {
        let name = check.name + (screen.map { " on the screen \($0.literal)" } ?? "")
        switch verdict {
        case .ok: return "ok       \(name): \(check.title)"
        case .skipped(let reason): return "skipped  \(name): \(check.title), because \(reason)"
        case .fails(let complaint):
            return """
                fails    \(name): \(check.title)
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
        if let screen { members["screen"] = .string(screen) }
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
    /// The checks that were skipped, a line for each reason.
    package var skippedLines: [String] {
        var groups: [(reason: String, results: [CheckResult])] = []
        for result in self {
            guard case .skipped(let reason) = result.verdict else { continue }
            if let index = groups.firstIndex(where: { $0.reason == reason }) {
                groups[index].results.append(result)
            } else {
                groups.append((reason, [result]))
            }
        }
        return groups.map { reason, results in
            guard results.count > 1 else { return results[0].text }
            var names: [String] = []
            for name in results.map(\.check.name) where !names.contains(name) { names.append(name) }
            let rest = names.count > 6 ? ", and \(names.count - 6) more" : ""
            return
                "skipped  \(results.count) checks, because \(reason): \(names.prefix(6).joined(separator: ", "))\(rest)"
        }
    }

    /// The checks of the screens that the app lists that are ok, a line for each screen.
    package var screenLines: [String] {
        var screens: [String] = []
        for screen in compactMap(\.screen) where !screens.contains(screen) { screens.append(screen) }
        return screens.compactMap { screen in
            let count = count { if case .ok = $0.verdict { $0.screen == screen } else { false } }
            return count == 0 ? nil : "ok       \(Text.count(count, "check")) on the screen \(screen.literal)"
        }
    }

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
