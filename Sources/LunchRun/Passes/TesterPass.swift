package import LunchElements
import LunchTrace
import LunchWire

/// The reports of one `swift test` about its tests: on its event stream, on its console, and in the log of Lunch's testers.
///
/// Nothing of that comes in a certain order but within its own source.
package struct TesterPass {
    /// A test of this pass.
    struct Seen: Equatable {
        var test: RunTest
        var isParameterized = false
        /// True if nothing runs beside it, so that the times of the stream are its own.
        var isAlone = false
        /// The times at which the stream reports that it began and ended, in seconds.
        var began: Double?
        var ended: Double?
        /// True once it is known to have begun.
        var hasBegun = false
        var verdict: RunVerdict?
        var issues: [TestIssue] = []
        var note: String?
        /// The time of its cases as the testers have measured it, in nanoseconds; nil if they know nothing of it.
        var measured: Int?
        /// The seconds that XCTest reports.
        var seconds: Double?
        var trace: String?
        /// Counts the suites of one name in which XCTest runs its cases, from 1: each target may have a class of that name.
        var suite = 1

        static func == (one: Seen, other: Seen) -> Bool { one.test == other.test && one.verdict == other.verdict }
    }

    /// Something that a person may want to know at once.
    package enum News: Equatable {
        case began(RunTest)
        case issue(RunTest, TestIssue)
        case ended(TestResult)
    }

    /// The folder of the package, to which paths are relative.
    let package: String
    /// True if one test runs after the other.
    private let isSerial: Bool
    /// True if the tests are built with a sanitizer. A test of another build may print the words of one.
    private let isSanitized: Bool

    /// The tests by the names that their source has for them, in the order in which they became known.
    var seen: [String: Seen] = [:]
    var order: [String] = []
    /// The keys of tests of Swift Testing, by their identifiers without places.
    private var names: [String: String] = [:]
    /// The names that tests in several files have.
    private let twins: Set<String>
    /// The cases of XCTest in the log of Lunch's testers, in the order in which they began.
    var logged: [Logged] = []

    /// A case of XCTest, as written in the log of Lunch's testers.
    struct Logged {
        var test: TestIdentifier
        /// Nanoseconds.
        var measured = 0
        var trace: String?
        /// The failures that came when XCTest took none any more.
        var issues: [TestIssue] = []
    }

    /// The case of XCTest that runs, and the failure whose text may continue.
    private(set) var current: String?
    /// The number of suites of XCTest of each name that have begun.
    private var suites: [String: Int] = [:]
    /// The suite of XCTest that has begun last, and none of whose cases has begun.
    private(set) var currentSuite: String?
    /// The suite of all cases of XCTest, as long as it runs.
    private(set) var outerSuite: String?
    private var isInIssue = false
    /// True once the suite of all cases of XCTest is over.
    private(set) var hasXCTestEnded = false
    /// True once the tester of Swift Testing writes on the console. Its tests may print what XCTest prints.
    private var isInSwiftTesting = false

    /// The arguments of the cases in which issues were found, by the place and the words of the issue.
    var arguments: [String: [String]] = [:]

    /// Issues that belong to no test.
    package private(set) var strays: [TestIssue] = []
    package private(set) var messages: [BuildMessage] = []
    package private(set) var isBuilt = false
    /// True once a tester of Swift Testing has reported that its run is over.
    private(set) var hasEnded = false
    /// True once a tester of Swift Testing has begun.
    private(set) var hasStarted = false
    var crashes: [RunTest.Library: Int] = [:]
    var crashLines: [String] = []
    var frames: [String] = []
    private var isInCrash = false

    /// The tests of Swift Testing that have run, according to its own report at its end; nil if it has not come there.
    private(set) var total: Int?
    /// The things that sanitizers have found.
    package private(set) var reports: [String] = []

    /// The reminder of the trait; nil if there is no need of one.
    package private(set) var reminder: String?

    /// Errors in the stream, of which there should be none.
    package private(set) var faults: [String] = []

    /// The mask of the secrets that the testers have reported.
    package var mask = SecretMask()

    /// - Parameter twins: the names that are known to be those of tests in several files.
    package init(package: String, twins: Set<String> = [], isSerial: Bool = false, isSanitized: Bool = false) {
        (self.package, self.twins) = (package, twins)
        (self.isSerial, self.isSanitized) = (isSerial, isSanitized)
    }

    /// True if anything has begun.
    package var hasTests: Bool { !seen.isEmpty }

    /// The number of tests that must run as far as it is known, and of those that are over.
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
            case .event(let event): return take(event.masked(by: mask))
            case nil: return []
            }
        } catch {
            if faults.count < RunLimits.lines { faults.append("a line of the event stream cannot be read: \(error)") }
            return []
        }
    }

    private mutating func add(_ test: StreamTest) {
        guard !test.isSuite, seen.count < RunLimits.tests, seen[test.id] == nil else { return }
        let identifier = TestIdentifier(test.id)
        var known = RunTest(
            id: identifier.name, target: identifier.target, suites: Array(identifier.components.dropLast()),
            name: test.name, displayName: test.displayName, place: test.place)
        // All tests are reported before the first one begins, so that no result has gone out under the other name.
        let other = names.updateValue(test.id, forKey: identifier.name)
        if other != nil || twins.contains(identifier.name) { known.id = identifier.nameWithFile }
        if let other { seen[other]?.test.id = TestIdentifier(other).nameWithFile }
        seen[test.id] = Seen(test: known, isParameterized: test.isParameterized, isAlone: isSerial)
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
            // An issue may be reported after the test is over.
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
        return test.verdict.map { [.ended(test.result($0, in: package))] } ?? []
    }

    private func verdict(of test: Seen, _ event: StreamEvent) -> RunVerdict {
        if event.symbol == "fail" || test.issues.contains(where: { $0.kind == .failure }) { return .failed }
        if event.symbol == "skip" { return .skipped }
        return test.issues.contains { $0.kind == .known } ? .knownIssue : .passed
    }

    // MARK: - The console

    /// Takes a line that was written on the console.
    package mutating func take(console line: String) -> [News] {
        if isInCrash || line.holds("Program crashed: ") { noteCrash(line) }
        guard let found = ConsoleLine(line, package: package), !isPrinted(found) else {
            goOn(line)
            return []
        }
        if isInIssue, found.mayBeQuoted {
            goOn(line)
            // The app's own end is in the message of a test, and is not that of the tester.
            if line.first == " " { return [] }
        } else if case .issue = found {
        } else {
            isInIssue = false
        }
        switch found {
        case .began(let name):
            current = name
            currentSuite = nil
            let key = addCase(name)
            seen[key]?.hasBegun = true
            return seen[key].map { [.began($0.test)] } ?? []
        case .ended(let name, let verdict, let seconds):
            current = nil
            let key = addCase(name)
            seen[key]?.verdict = verdict
            seen[key]?.seconds = seconds
            return seen[key].map { [.ended($0.result(verdict, in: package))] } ?? []
        case .issue(let name, let place, let text, let isSkip):
            let key = addCase(name)
            if isSkip {
                seen[key]?.note = text
                return []
            }
            let issue = TestIssue(text: mask.maskedSentences(text), place: place)
            if seen[key]?.issues.count ?? 0 < RunLimits.issues { seen[key]?.issues.append(issue) }
            isInIssue = true
            return seen[key].map { [.issue($0.test, issue)] } ?? []
        case .arguments(let words, let file, let line, let text):
            arguments["\(file):\(line) \(mask.maskedSentences(text))", default: []].append(mask.maskedSentences(words))
        case .compiler(let message):
            if messages.count < RunLimits.lines, !messages.contains(message) { messages.append(message) }
        // SwiftPM's last word on a build that has failed says nothing beside the errors.
        case .error("fatalError") where !messages.isEmpty: break
        case .error(let text): if messages.count < RunLimits.lines { messages.append(BuildMessage(text: text)) }
        case .crash(let signal, let library): crashes[library] = signal
        case .fatal(let text):
            if crashLines.count < RunLimits.lines { crashLines.append(mask.maskedSentences(text)) }
        case .built: isBuilt = true
        case .suiteBegan(let name):
            currentSuite = name
            suites[name, default: 0] += 1
            outerSuite = outerSuite ?? name
        case .suiteEnded(let name):
            currentSuite = nil
            if name == outerSuite { (outerSuite, hasXCTestEnded) = (nil, true) }
        case .swiftTestingBegan: isInSwiftTesting = isInSwiftTesting || outerSuite == nil || crashes[.xctest] != nil
        case .suite: break
        // A run within a test may tell of its own before.
        case .total(let count): total = count
        case .sanitizer(let text):
            if isSanitized, reports.count < RunLimits.lines { reports.append(mask.maskedSentences(text)) }
        }
        return []
    }

    /// True if a test has printed a line that looks like one of XCTest.
    ///
    /// XCTest runs its cases one after the other, and all of them before Swift Testing begins. A line about another case than the one that
    /// runs is a part of what that case prints, or of the message of its failure.
    private func isPrinted(_ line: ConsoleLine) -> Bool {
        if isInSwiftTesting { return line.isOfXCTest }
        switch line {
        // A row of a quoted screen may begin as a line of Swift Testing does.
        case .began, .suiteBegan, .suiteEnded: return current != nil
        case .suite: return isInIssue && current != nil
        case .ended(let name, _, _), .issue(let name, _, _, _): return current != nil && name != current
        default: return false
        }
    }

    /// A line that continues the failure before it, or a message of the compiler.
    private mutating func goOn(_ line: String) {
        if isInIssue, let current = current.map(key), let last = seen[current]?.issues.indices.last {
            // The text grows where it is: of a million lines, each would copy it otherwise.
            if seen[current]?.issues[last].text.utf8.count ?? 0 < RunLimits.text {
                seen[current]?.issues[last].text += "\n\(mask.maskedSentences(line))"
            }
        } else if !isBuilt, let last = messages.indices.last, messages[last].place != nil,
            messages[last].lines.count < 8,
            line.contains("|")
        {
            messages[last].lines.append(line.clipped(to: RunLimits.line))
        }
    }

    /// The number of the suite in which XCTest runs a case.
    private func suite(of name: String) -> Int {
        max(1, name.split(separator: ".").dropLast().last.flatMap { suites[String($0)] } ?? 1)
    }

    private func key(_ name: String) -> String { "XCTest \(suite(of: name)) \(name)" }

    /// The key of a case of XCTest, whose target is not in its console output.
    mutating func addCase(_ name: String) -> String {
        let key = key(name)
        if seen[key] == nil, seen.count < RunLimits.tests {
            let parts = name.split(separator: ".", maxSplits: 1).map(String.init)
            let number = suite(of: name)
            let id = parts.joined(separator: "/")
            seen[key] = Seen(
                test: RunTest(
                    id: number == 1 ? id : "\(id)#\(number)", target: "", suites: Array(parts.dropLast()),
                    name: parts.last ?? name, library: .xctest),
                suite: number)
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
        if case .lacksTrait(let count) = entry.kind {
            reminder = RunLog.reminder(count, first: entry.test)
            return
        }
        if case .failed(let message, let place) = entry.kind, entry.test.isEmpty {
            if strays.count < RunLimits.issues { strays.append(issue(message, place)) }
            return
        }
        // The targets of XCTest are known once all suites have begun.
        guard entry.test.contains("(") else { return note(TestIdentifier(entry.test), entry.kind) }
        seen[entry.test]?.hasBegun = true
        guard case .ended(let verdict, let duration, let trace) = entry.kind else { return }
        let before = seen[entry.test]?.measured ?? 0
        seen[entry.test]?.measured = before.adding(saturating: duration)
        if let trace, verdict == .failed || seen[entry.test]?.trace == nil { seen[entry.test]?.trace = trace }
    }

    private mutating func note(_ test: TestIdentifier, _ kind: RunLog.Entry.Kind) {
        switch kind {
        case .began: if logged.count < RunLimits.tests { logged.append(Logged(test: test)) }
        case .ended(_, let duration, let trace):
            guard let index = logged.lastIndex(where: { $0.test == test }) else { return }
            (logged[index].measured, logged[index].trace) = (duration, trace)
        case .failed(let message, let place):
            guard let index = logged.lastIndex(where: { $0.test == test }) else { return }
            if logged[index].issues.count < RunLimits.issues { logged[index].issues.append(issue(message, place)) }
        case .lacksTrait: break
        }
    }

    /// A failure in the log.
    private func issue(_ message: String, _ place: TracePlace?) -> TestIssue {
        let place = place.map { TracePlace(file: TracePlace.relative($0.file, to: package), line: $0.line) }
        return TestIssue(text: mask.maskedSentences(message), place: place)
    }

    // MARK: - A crash

    private mutating func noteCrash(_ line: String) {
        isInCrash = !line.hasPrefix("Backtrace took ")
        let line = mask.maskedSentences(line)
        if line.contains("Program crashed: "), crashLines.count < 8 { crashLines.append(line) }
        if frames.count < 400 { frames.append(line) }
    }
}
