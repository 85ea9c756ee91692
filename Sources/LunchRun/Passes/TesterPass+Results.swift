import LunchElements
import LunchTrace
import LunchWire

extension TesterPass {
    /// The tests of a library in their order, with what is known of them.
    func tests(of library: RunTest.Library) -> [Seen] {
        order.compactMap { seen[$0] }.filter { $0.test.library == library }
    }

    /// The crash of the tester of a library; nil if there was none.
    ///
    /// A tester that has come to its end has not crashed in a test: a test has printed that line.
    package func crash(of library: RunTest.Library) -> TesterCrash? {
        let isOver = library == .swiftTesting ? hasEnded : hasXCTestEnded
        guard !isOver, let signal = crashes[library] else { return nil }
        let running = tests(of: library).filter { $0.hasBegun && $0.verdict == nil }.map(\.test)
        let named = running.count == 1 ? running.first : crashed(among: running)
        return TesterCrash(
            end: "signal \(signal)\(place(library, running.map(\.id)))", test: named?.id, running: running.map(\.id),
            lines: crashLines + shownFrames)
    }

    /// The frames of the thread that has crashed.
    private var crashedFrames: [String] {
        guard let start = frames.lastIndex(where: { $0.hasPrefix("Thread ") && $0.contains(" crashed") }) else {
            return []
        }
        return frames[start...].dropFirst().drop { $0.isEmpty }.prefix { !$0.isEmpty }.prefix(12).map(\.self)
    }

    /// The frames of the package's own code, or the first ones if there are none of it.
    private var shownFrames: [String] {
        let own = crashedFrames.filter { $0.contains(" at \(package)/") }.map { $0.replacing("\(package)/", with: "") }
        return Array((own.isEmpty ? crashedFrames : own).prefix(5))
    }

    /// The test that is in the frames of the crash; nil if none does.
    private func crashed(among running: [RunTest]) -> RunTest? {
        for line in crashedFrames {
            let found = running.filter { test in
                line.contains(" \((test.suites + [test.name]).joined(separator: "."))")
                    && test.place.map { line.contains($0.file) } != false
            }
            if found.count == 1 { return found[0] }
        }
        return nil
    }

    /// The results of all tests that have begun or were skipped, in their order.
    ///
    /// - Parameters:
    ///   - number: the number of the attempt.
    ///   - open: the verdict of a test that has begun and not ended; nil if it counts as not run.
    package func results(number: Int = 1, open: (RunTest) -> RunVerdict?) -> [TestResult] {
        var arguments = arguments
        return order.compactMap { key in
            guard var seen = seen[key].map(masked),
                let verdict = seen.verdict ?? (seen.hasBegun ? open(seen.test) : nil)
            else {
                return nil
            }
            for index in seen.issues.indices where seen.isParameterized {
                let issue = seen.issues[index]
                let file = issue.place?.file.split(separator: "/").last ?? ""
                let name = "\(file):\(issue.place?.line ?? 0) \(issue.firstLine)"
                guard arguments[name]?.isEmpty == false else { continue }
                seen.issues[index].arguments = arguments[name]?.removeFirst()
            }
            return seen.result(verdict, number: number, in: package)
        }
    }
}

extension TesterPass {
    /// A test without secrets in the name that it gives itself: the library reports that before any secret is known.
    private func masked(_ seen: Seen) -> Seen {
        var seen = seen
        seen.test.displayName = seen.test.displayName.map(mask.maskedSentences)
        return seen
    }
}

extension TesterPass.Seen {
    /// The test with its only attempt.
    func result(_ verdict: RunVerdict, number: Int = 1, in package: String) -> TestResult {
        let attempt = TestAttempt(
            number: number, verdict, duration: duration, issues: issues,
            trace: trace.map { TracePlace.relative($0, to: package) })
        let hasRun = verdict != .skipped
        return TestResult(
            test, verdict, duration: hasRun ? duration : nil, attempts: hasRun ? [attempt] : [], note: note)
    }

    /// The time that the test took; nil if it is not known.
    fileprivate var duration: TestDuration? {
        if let measured { return TestDuration(nanoseconds: measured, isMeasured: true) }
        if let seconds { return TestDuration(nanoseconds: nanoseconds(seconds), isMeasured: true) }
        guard let began, let ended else { return nil }
        return TestDuration(nanoseconds: nanoseconds(ended - began), isMeasured: isAlone)
    }

    private func nanoseconds(_ seconds: Double) -> Int { Int(min(max(0, seconds.isFinite ? seconds : 0), 1e8) * 1e9) }
}

extension TesterPass {
    /// The tests that were to run and have no verdict.
    var unrunTests: [RunTest] { order.compactMap { seen[$0] }.filter { $0.verdict == nil }.map(\.test) }

    /// The names of those of Swift Testing; those of XCTest are known only once they have begun.
    var unrun: [String] { unrunTests.filter { $0.library == .swiftTesting }.map(\.id) }

    /// True if a tester has begun.
    var hasBegun: Bool { hasStarted || outerSuite != nil || !crashes.isEmpty || !tests(of: .xctest).isEmpty }

    /// True if `swift test` reports that there is no test.
    var findsNoTests: Bool { !hasBegun && messages.contains { $0.text.hasPrefix("no tests found") } }

    /// True if a test has failed, or a tester has crashed.
    var hasFailed: Bool {
        RunTest.Library.allCases.contains { crash(of: $0) != nil }
            || seen.values.contains { $0.verdict?.isFailure == true }
    }

    /// The end of a tester before its tests had ended; nil if there was none.
    ///
    /// A test that leaves the process ends the others as a crash does, and `swift test` may call that a success.
    func end(of library: RunTest.Library) -> TesterCrash? {
        if let crash = crash(of: library) { return crash }
        let isCut = library == .swiftTesting ? hasStarted && !hasEnded : current != nil || outerSuite != nil
        guard isCut else { return nil }
        let running = tests(of: library).filter { $0.hasBegun && $0.verdict == nil }.map(\.test.id)
        return TesterCrash(
            end: "exited before its tests had ended\(place(library, running))",
            test: running.count == 1 ? running.first : nil, running: running)
    }

    /// The place of an end of XCTest that is in no case.
    private func place(_ library: RunTest.Library, _ running: [String]) -> String {
        guard library == .xctest, running.isEmpty, let currentSuite else { return "" }
        return ", before the first test of \(currentSuite)"
    }

    /// The tests of Swift Testing as it counts them itself, and according to the stream; nil if that is the same.
    package var lost: (all: Int, told: Int)? {
        let told = tests(of: .swiftTesting).count
        guard let total, total > told else { return nil }
        return (total, told)
    }
}

extension TesterPass {
    /// All tests that are known so far.
    package var planned: [RunTest] { order.compactMap { seen[$0]?.test } }
}
