import LunchDriver
import LunchWire

/// Walks an app through the checks.
package struct Checkup {
    private var subject: Subject
    private var visitor: Visitor
    private let checks: [ProtocolCheck]
    private var verdicts: [String: Verdict] = [:]
    /// The checks that find what has kept others from their ends, by the names of those.
    private var culprits: [String: String] = [:]

    /// - Parameter names: the checks or groups to run; empty for all.
    package init(_ subject: Subject, only names: [String] = []) {
        self.subject = subject
        visitor = Visitor(subject)
        checks = ProtocolCheck.all.filter { check in
            names.isEmpty || names.contains { check.name == $0 || check.name.hasPrefix("\($0).") }
        }
    }

    /// Runs the checks one after the other, and hands over what each has found.
    ///
    /// - Parameter coversScreens: whether those that look at a screen are made again on each screen that the app lists.
    package mutating func run(
        coversScreens: Bool = false, _ report: (CheckResult) throws -> Void
    ) rethrows -> [CheckResult] {
        // The check of the list reports an error, and reads the list again.
        subject.catalog = try? Catalogs.read(visitor.app)
        visitor = Visitor(subject)
        var results: [CheckResult] = []
        for check in checks {
            let result = CheckResult(check: check, verdict: verdict(of: check), screen: nil)
            try report(result)
            results.append(result)
        }
        guard coversScreens, let screens = subject.catalog else { return results }
        for screen in screens.prefix(Catalogs.limit) {
            for result in self.results(on: screen) {
                try report(result)
                results.append(result)
            }
        }
        return results
    }

    /// The results of the checks that look at a screen; one that has failed before is reported once.
    private mutating func results(on screen: LaunchScreenDescription) -> [CheckResult] {
        subject.launch.screen = screen.identifier
        subject.launch.userInfo = screen.variants.first.map { .mock($0.mock) }
        visitor = Visitor(subject)
        verdicts = verdicts.filter { if case .fails = $0.value { true } else { false } }
        culprits = culprits.filter { verdicts[$0.key] != nil }
        let open = checks.filter { Self.isOfScreens($0) && verdicts[$0.name] == nil }
        // A screen may need data of which there is no example.
        if screen.takesMock, screen.variants.isEmpty, let first = open.first,
            case .refuses? = (try? visitor.app.launched())?.opening
        {
            let reason = "it needs data, and the app lists no variant; pass some with --screen and --mock"
            return [CheckResult(check: first, verdict: .skipped(reason), screen: screen.identifier)]
        }
        return open.map { CheckResult(check: $0, verdict: verdict(of: $0), screen: screen.identifier) }
    }

    /// Returns true if what a check finds may differ from screen to screen.
    private static func isOfScreens(_ check: ProtocolCheck) -> Bool {
        // Much input takes long, and shows nothing about a screen.
        if check.name == Bulk.much { return false }
        return check.name == Greeting.opens
            || ["messages", "tree", "order", "frames", "input", "size"].contains { check.name.hasPrefix("\($0).") }
    }

    private mutating func verdict(of check: ProtocolCheck) -> Verdict {
        if let known = verdicts[check.name] { return known }
        let verdict: Verdict
        visitor.beginCheck()
        do throws(Finding) {
            try check.run(visitor.app)
            verdict = .ok
        } catch {
            verdict = self.verdict(of: error, by: check)
        }
        verdicts[check.name] = verdict
        return verdict
    }

    /// An obstacle that keeps a check from its end is reported once, by the check that is about it.
    private mutating func verdict(of finding: Finding, by check: ProtocolCheck) -> Verdict {
        switch finding {
        case .fails(let complaint):
            // Whatever a check has missed may have been in a message that cannot be read.
            if let unreadable = visitor.unreadable, check.name != Messages.whole {
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
