import LunchElements
import LunchReport
import LunchTrace
import LunchWire

/// The things that one `swift test` tells of its tests: on its event stream, on its console, and in the log of Lunch's testers.
///
/// Nothing of that comes in a certain order but within its own source.
package struct TesterPass {
    /// A test of this pass.
    struct Seen: Equatable {
        var test: RunTest
        var isParameterized = false
        /// The times at which the stream says that it began and ended, in seconds.
        var began: Double?
        var ended: Double?
        /// True once it is known to have begun.
        var hasBegun = false
        var verdict: RunVerdict?
        var issues: [TestIssue] = []
        var note: String?
        /// The time of its cases as the testers have measured it, in nanoseconds; nil if they know nothing of it.
        var measured: Int?
        /// The seconds that XCTest tells.
        var seconds: Double?
        var trace: String?

        static func == (one: Seen, other: Seen) -> Bool { one.test == other.test && one.verdict == other.verdict }
    }

    /// Something that a person may want to know at once.
    package enum News: Equatable {
        case began(RunTest)
        case issue(RunTest, TestIssue)
        case ended(RunTest, RunVerdict)
    }

    /// The folder of the package, to which paths are relative.
    private let package: String

    /// The tests by the names that their source has for them, in the order in which they became known.
    private(set) var seen: [String: Seen] = [:]
    private var order: [String] = []
    private var suites: Set<String> = []

    /// The case of XCTest that runs, and the failure whose text may go on.
    private var current: String?
    private var isInIssue = false

    /// The arguments of the cases in which issues were found, by the place and the words of the issue.
    private var arguments: [String: [String]] = [:]

    /// Issues that belong to no test.
    package private(set) var strays: [TestIssue] = []
    package private(set) var messages: [BuildMessage] = []
    package private(set) var isBuilt = false
    /// True once a tester of Swift Testing has said that its run is over.
    private(set) var hasEnded = false
    /// True once a tester of Swift Testing has begun.
    private(set) var hasStarted = false
    private(set) var crashes: [RunTest.Library: Int] = [:]
    private var crashLines: [String] = []
    private var frames: [String] = []
    private var isInCrash = false

    /// Errors in what the stream tells, of which there should be none.
    package private(set) var faults: [String] = []

    package init(package: String) { self.package = package }

    /// True if anything has begun.
    package var hasTests: Bool { !seen.isEmpty }

    /// The number of tests that are to run as far as it is known, and of those that are over.
    package var counts: (all: Int, done: Int, failed: Int) {
        let verdicts = seen.values.compactMap(\.verdict)
        return (seen.count, verdicts.count, verdicts.count { $0.isFailure })
    }

    /// The tests that have begun and not ended, those that began last first.
    package var running: [RunTest] {
        order.reversed().compactMap { key in
            guard let seen = seen[key], seen.hasBegun, seen.verdict == nil else { return nil }
            return seen.test
        }
    }

    // MARK: - The stream

    /// Takes a line of the event stream.
    package mutating func take(stream line: String) -> [News] {
        do throws(WireError) {
            switch try StreamRecord(parsing: line, package: package) {
            case .test(let test):
                add(test)
                return []
            case .event(let event): return take(event)
            case nil: return []
            }
        } catch {
            if faults.count < RunLimits.lines { faults.append("a line of the event stream cannot be read: \(error)") }
            return []
        }
    }

    private mutating func add(_ test: StreamTest) {
        if test.isSuite {
            suites.insert(test.id)
            return
        }
        guard seen.count < RunLimits.tests, seen[test.id] == nil else { return }
        let identifier = TestIdentifier(test.id)
        // Two private functions of the same name are told apart by their places.
        let isTaken = order.contains { seen[$0]?.test.id == identifier.name }
        let known = RunTest(
            id: isTaken ? test.id : identifier.name, target: identifier.target,
            suites: Array(identifier.components.dropLast()), name: test.name, displayName: test.displayName,
            place: test.place)
        seen[test.id] = Seen(test: known, isParameterized: test.isParameterized)
        order.append(test.id)
    }

    private mutating func take(_ event: StreamEvent) -> [News] {
        switch event.kind {
        case .runStarted: hasStarted = true
        case .runEnded: hasEnded = true
        default: break
        }
        guard let id = event.testID else {
            if let issue = event.issue, strays.count < RunLimits.issues { strays.append(issue) }
            return []
        }
        guard var test = seen[id] else {
            // An issue of a suite, for example one of a trait, is none of its tests.
            if let issue = event.issue, issue.kind == .failure, strays.count < RunLimits.issues { strays.append(issue) }
            return []
        }
        defer { seen[id] = test }
        switch event.kind {
        case .testStarted:
            (test.began, test.hasBegun) = (event.time, true)
            return [.began(test.test)]
        case .issueRecorded:
            guard let issue = event.issue else { return [] }
            if test.issues.count < RunLimits.issues { test.issues.append(issue) }
            // An issue may be told of once the test is over.
            if issue.kind == .failure, test.verdict != nil { test.verdict = .failed }
            return [.issue(test.test, issue)]
        case .testSkipped:
            (test.verdict, test.note) = (.skipped, event.reason)
        case .testEnded:
            test.ended = event.time
            test.verdict = verdict(of: test, event)
            if test.verdict == .skipped { test.note = event.reason }
        default: return []
        }
        return test.verdict.map { [.ended(test.test, $0)] } ?? []
    }

    private func verdict(of test: Seen, _ event: StreamEvent) -> RunVerdict {
        if event.symbol == "fail" || test.issues.contains(where: { $0.kind == .failure }) { return .failed }
        if event.symbol == "skip" { return .skipped }
        return test.issues.contains { $0.kind == .known } ? .knownIssue : .passed
    }

    // MARK: - The console

    /// Takes a line that was written on the console.
    package mutating func take(console line: String) -> [News] {
        if isInCrash || line.contains("Program crashed: ") { noteCrash(line) }
        guard let found = ConsoleLine(line, package: package) else {
            goOn(line)
            return []
        }
        if case .issue = found {} else { isInIssue = false }
        switch found {
        case .began(let name):
            current = name
            let key = addCase(name)
            seen[key]?.hasBegun = true
            return seen[key].map { [.began($0.test)] } ?? []
        case .ended(let name, let verdict, let seconds):
            current = nil
            let key = addCase(name)
            seen[key]?.verdict = verdict
            seen[key]?.seconds = seconds
            return seen[key].map { [.ended($0.test, verdict)] } ?? []
        case .issue(let name, let place, let text, let isSkip):
            let key = addCase(name)
            if isSkip {
                seen[key]?.note = text
                return []
            }
            let issue = TestIssue(text: text, place: place)
            if seen[key]?.issues.count ?? 0 < RunLimits.issues { seen[key]?.issues.append(issue) }
            isInIssue = true
            return seen[key].map { [.issue($0.test, issue)] } ?? []
        case .arguments(let words, let file, let line, let text):
            arguments["\(file):\(line) \(text)", default: []].append(words)
        case .compiler(let message): if !messages.contains(message) { messages.append(message) }
        case .error(let text): messages.append(BuildMessage(text: text))
        case .crash(let signal, let library): crashes[library] = signal
        case .fatal(let text): crashLines.append(text)
        case .built: isBuilt = true
        case .suite: break
        }
        return []
    }

    /// A line that goes on with the failure before it, or with what the compiler says.
    private mutating func goOn(_ line: String) {
        if isInIssue, let current = current.map(Self.key), let last = seen[current]?.issues.indices.last,
            let issue = seen[current]?.issues[last]
        {
            seen[current]?.issues[last].text = "\(issue.text)\n\(line)".clipped(to: RunLimits.text)
        } else if !isBuilt, let last = messages.indices.last, messages[last].place != nil,
            messages[last].lines.count < 8,
            line.contains("|")
        {
            messages[last].lines.append(line.clipped(to: RunLimits.line))
        }
    }

    private static func key(_ name: String) -> String { "XCTest \(name)" }

    /// The key of a case of XCTest, whose target its console does not tell.
    private mutating func addCase(_ name: String) -> String {
        let key = Self.key(name)
        if seen[key] == nil, seen.count < RunLimits.tests {
            let parts = name.split(separator: ".", maxSplits: 1).map(String.init)
            seen[key] = Seen(
                test: RunTest(
                    id: parts.joined(separator: "/"), target: "", suites: Array(parts.dropLast()),
                    name: parts.last ?? name,
                    library: .xctest))
            order.append(key)
        }
        return key
    }

    // MARK: - The log

    /// Takes a line of the log of Lunch's testers.
    package mutating func take(log line: String) {
        guard let entry = try? RunLog.Entry(parsing: line) else {
            if faults.count < RunLimits.lines { faults.append("a line of the log of tests cannot be read") }
            return
        }
        var key = entry.test
        if seen[key] == nil, !entry.test.contains("(") {
            let identifier = TestIdentifier(entry.test)
            key = addCase(identifier.components.joined(separator: "."))
            seen[key]?.test.id = identifier.name
            seen[key]?.test.target = identifier.target
        }
        seen[key]?.hasBegun = true
        guard case .ended(let verdict, let duration, let trace) = entry.kind else { return }
        let before = seen[key]?.measured ?? 0
        seen[key]?.measured = before + min(duration, .max - before)
        if let trace, verdict == .failed || seen[key]?.trace == nil { seen[key]?.trace = trace }
    }

    // MARK: - A crash

    private mutating func noteCrash(_ line: String) {
        isInCrash = !line.hasPrefix("Backtrace took ")
        if line.contains("Program crashed: "), crashLines.count < 8 { crashLines.append(line) }
        if frames.count < 400 { frames.append(line) }
    }
}

extension TesterPass {
    /// The tests whose targets are not known: those of XCTest that know nothing of Lunch.
    package var needsTargets: Bool { seen.values.contains { $0.test.library == .xctest && $0.test.target.isEmpty } }

    /// Takes the names of all tests, as `swift test list` has them, which tell the targets.
    ///
    /// A name that two targets have stays without one.
    package mutating func take(list: [String]) {
        let known = Dictionary(grouping: list.map(TestIdentifier.init)) { $0.components.joined(separator: ".") }
        for (key, test) in seen where test.test.library == .xctest && test.test.target.isEmpty {
            guard let found = known[(test.test.suites + [test.test.name]).joined(separator: ".")], found.count == 1
            else {
                continue
            }
            seen[key]?.test.id = found[0].name
            seen[key]?.test.target = found[0].target
        }
    }

    /// The tests of a library in their order, with what is known of them.
    func tests(of library: RunTest.Library) -> [Seen] {
        order.compactMap { seen[$0] }.filter { $0.test.library == library }
    }

    /// The crash of the tester of a library; nil if there was none.
    package func crash(of library: RunTest.Library) -> TesterCrash? {
        guard let signal = crashes[library] else { return nil }
        let running = tests(of: library).filter { $0.hasBegun && $0.verdict == nil }.map(\.test)
        let named = running.count == 1 ? running.first : crashed(among: running)
        return TesterCrash(
            end: "signal \(signal)", test: named?.id, running: running.map(\.id), lines: crashLines + crashedFrames)
    }

    /// The frames of the thread that has crashed.
    private var crashedFrames: [String] {
        guard let start = frames.lastIndex(where: { $0.hasPrefix("Thread ") && $0.contains(" crashed") }) else {
            return []
        }
        return frames[start...].dropFirst().drop { $0.isEmpty }.prefix { !$0.isEmpty }.prefix(12).map(\.self)
    }

    /// The test that stands in the frames of the crash; nil if none does.
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

    /// The attempts at all tests that have begun or were skipped, in their order.
    ///
    /// - Parameters:
    ///   - number: the number of the attempt.
    ///   - open: the verdict of a test that has begun and not ended, by its identifier; nil if it counts as not run.
    package func attempts(number: Int, open: (RunTest) -> RunVerdict?) -> [(
        test: RunTest, attempt: TestAttempt, note: String?
    )] {
        var arguments = arguments
        return order.compactMap { key in
            guard let seen = seen[key], let verdict = seen.verdict ?? (seen.hasBegun ? open(seen.test) : nil) else {
                return nil
            }
            var issues = seen.issues
            for index in issues.indices where seen.isParameterized {
                let file = issues[index].place?.file.split(separator: "/").last ?? ""
                let name = "\(file):\(issues[index].place?.line ?? 0) \(issues[index].firstLine)"
                guard arguments[name]?.isEmpty == false else { continue }
                issues[index].arguments = arguments[name]?.removeFirst()
            }
            let attempt = TestAttempt(
                number: number, verdict, duration: seen.duration, issues: issues,
                trace: seen.trace.map { TracePlace.relative($0, to: package) })
            return (seen.test, attempt, seen.note)
        }
    }
}

extension TesterPass.Seen {
    /// The time that the test took; nil if it is not known.
    fileprivate var duration: TestDuration? {
        if let measured { return TestDuration(nanoseconds: measured, isMeasured: true) }
        if let seconds { return TestDuration(nanoseconds: nanoseconds(seconds), isMeasured: true) }
        guard let began, let ended else { return nil }
        return TestDuration(nanoseconds: nanoseconds(ended - began), isMeasured: false)
    }

    private func nanoseconds(_ seconds: Double) -> Int { Int(min(max(0, seconds.isFinite ? seconds : 0), 1e8) * 1e9) }
}
