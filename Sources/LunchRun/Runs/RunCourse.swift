import LunchTrace

/// The course of a run: which calls of `swift test` it takes until every test has its verdict.
///
/// A tester that crashes loses nothing: what ran is kept, and the rest runs in a new one. Tests that fail are run again, one
/// after the other, on request.
package struct RunCourse {
    /// The testers that may crash before it is given up.
    static let crashLimit = 50

    /// The calls for tests that are known to be there, before it is believed that there are none.
    package static let startLimit = 5

    /// Runs `swift test` once.
    package typealias Runner = (PassRequest) -> (pass: TesterPass, end: PassEnd)

    private let options: RunOptions
    private let runner: Runner
    /// The names of all tests, from `swift test list`, which takes a while.
    private let list: () -> [String]
    /// The names once they have been requested.
    private var listed: [String]?

    private var places: [String: Int] = [:]
    package private(set) var tests: [TestResult] = []
    package private(set) var crashes: [TesterCrash] = []
    package private(set) var messages: [BuildMessage] = []
    /// The things that have failed and are not tests.
    package private(set) var faults: [String] = []
    package private(set) var notes: [String] = []
    private var isBuilt = false
    private var reason = RunEnd.Reason.finished
    /// The tests that the current round or attempt has reported.
    private var heard: Set<String> = []

    package init(_ options: RunOptions, list: @escaping () -> [String], runner: @escaping Runner) {
        (self.options, self.list, self.runner) = (options, list, runner)
    }

    /// Runs all tests.
    ///
    /// - Returns: the reason why it has ended, and its exit status.
    package mutating func run() -> (reason: RunEnd.Reason, status: Int) {
        var round = 1
        repeat {
            heard = []
            runOnce(round)
            check(tests.filter { $0.verdict != .notRun }.map(\.test.id), "did not run in round \(round)")
            if reason != .finished || tests.isEmpty || options.isUntilFailure && hasFailed { break }
            round += 1
        } while round <= options.repeats ?? (options.isUntilFailure ? .max : 1)
        if reason == .finished { retry() }
        if reason == .finished, let problem = options.listProblem {
            reason = .notStarted
            notes.append(problem)
        }
        // A part of few tests may be empty.
        if reason == .finished, tests.isEmpty, !options.areNamesPresent, !hasFailed { reason = .noTests }
        if reason == .noTests, messages.isEmpty {
            notes +=
                options.names == nil
                ? NoTestsText.lines(filters: options.filters, skips: options.skips, names: names())
                : ["None of the tests that failed last exists any more."]
        }
        let flaky = tests.count { $0.verdict == .flaky }
        if options.failsOnFlaky, flaky > 0 {
            let tests = flaky == 1 ? "A test is" : "\(flaky) tests are"
            faults.append("\(tests) flaky, which --fail-on-flaky does not let pass.")
        }
        return (reason, status)
    }

    /// The names of all tests; none if they cannot be listed.
    private mutating func names() -> [String] {
        let names = listed ?? list()
        listed = names
        return names
    }

    /// The names that a call chooses; nil if an expression is none.
    private mutating func chosen(by request: PassRequest) -> [String]? {
        NameFilter.chosen(names(), filters: request.filters, skips: request.skips)
    }

    /// Holds the tests that ran against those that were to run: one of which nothing was heard may have failed.
    private mutating func check(_ tests: [String], _ what: String) {
        guard reason == .finished, let first = tests.first(where: { !heard.contains($0) }) else { return }
        let count = tests.count { !heard.contains($0) }
        faults.append(count == 1 ? "\(first) \(what)." : "\(count) tests \(what), among them \(first).")
    }

    private var hasFailed: Bool {
        !faults.isEmpty || hasUnexplainedCrash || tests.contains { $0.verdict.isFailure }
    }

    /// True if a tester has crashed, and no test did so when they ran again one after the other.
    private var hasUnexplainedCrash: Bool { crashes.contains { $0.test == nil } }

    /// Adds the crash of a tester, in place of one before that it explains.
    private mutating func add(_ crash: TesterCrash) {
        if let test = crash.test { crashes.removeAll { $0.test == nil && $0.running.contains(test) } }
        crashes.append(crash)
    }

    private var status: Int {
        switch reason {
        case .noTests: 66
        case .buildFailed, .notStarted: 69
        case .interrupted: 130
        case .timedOut, .incomplete: 1
        case .finished: hasFailed ? 1 : 0
        }
    }

    private mutating func runOnce(_ round: Int) {
        guard let names = options.names else {
            var request = PassRequest()
            (request.filters, request.skips) = (options.filters, options.skips)
            return runToEnd(request, round)
        }
        for test in names.map({ RunTest(id: $0, library: $0.contains("(") ? .swiftTesting : .xctest) }) where round == 1
        {
            add(TestResult(test, .notRun))
        }
        for filters in NameFilter.calls(names) where reason == .finished {
            var request = PassRequest()
            (request.filters, request.skips, request.count) = (filters, options.skips, names.count)
            runToEnd(request, round)
        }
        // A name that is in no file any more would fail for ever.
        if round == 1, reason == .finished, !options.areNamesPresent {
            let gone = tests.filter { $0.verdict == .notRun && names.contains($0.test.id) }.map(\.test.id)
            if !gone.isEmpty, gone.count < tests.count {
                notes.append("\(gone.count) of the tests no longer exist, among them \(gone[0]).")
            }
            tests.removeAll { gone.contains($0.test.id) }
            places = Dictionary(uniqueKeysWithValues: tests.enumerated().map { ($1.test.id, $0) })
        }
    }

    /// Runs tests, and after a crash the rest of them.
    private mutating func runToEnd(_ first: PassRequest, _ attempt: Int) {
        var requests = [first]
        while !requests.isEmpty, reason == .finished {
            var request = requests.removeFirst()
            request.isBuilt = isBuilt
            request.attempt = max(request.attempt, options.repeats == nil && !options.isUntilFailure ? attempt : 1)
            var (pass, end) = start(request)
            pass.findTargets { chosen(by: request) ?? names() }
            notes += pass.faults.prefix(3)
            if let reminder = pass.reminder, !notes.contains(reminder) { notes.append(reminder) }
            note(pass, end)
            guard reason == .finished || pass.hasTests else { return }
            isBuilt = true
            let isOver = reason != .finished
            // A tester that was ended leaves its tests as one that crashes does.
            let ends =
                isOver
                ? [] : RunTest.Library.allCases.compactMap { library in pass.end(of: library).map { (library, $0) } }
            for (_, crash) in ends { add(crash) }
            let named = Set(ends.compactMap(\.1.test))
            for test in pass.results(
                number: attempt,
                open: { test in isOver ? .interrupted : named.contains(test.id) ? .crashed : nil })
            {
                merge(test)
            }
            if isOver { return addUnrun(of: pass) }
            for (library, crash) in ends where crashes.count < Self.crashLimit {
                requests += rest(of: pass, library, crash, request)
            }
            addUnrun(of: pass)
            if crashes.count >= Self.crashLimit {
                notes.append("\(crashes.count) test processes have crashed; the remaining tests were not run.")
            }
        }
    }

    /// Calls `swift test`, and again if it finds none of the tests that are known to be there.
    ///
    /// Several calls at once, of parts on one machine, get into each other's way: "database is locked", and "no tests found".
    private func start(_ request: PassRequest) -> (pass: TesterPass, end: PassEnd) {
        var request = request
        request.twins = twins
        var last = runner(request)
        for _ in 1..<Self.startLimit {
            guard request.count ?? 0 > 0, last.pass.findsNoTests, case .left(let status) = last.end, status != 0 else {
                break
            }
            last = runner(request)
        }
        return last
    }

    /// The names that tests in several files have, as far as they are known.
    private var twins: Set<String> {
        let tests = tests.map { TestIdentifier($0.test.id) } + (options.names ?? []).map(TestIdentifier.init)
        return Set(tests.filter { $0.file != nil }.map(\.name))
    }

    /// Notes what a call reports besides its tests.
    private mutating func note(_ pass: TesterPass, _ end: PassEnd) {
        for issue in pass.strays where issue.kind == .failure {
            faults.append("An issue that belongs to no test: \(issue.text)")
        }
        faults += pass.reports.map {
            "A sanitizer has reported an error, regardless of the results of the tests: \($0)"
        }
        if let lost = pass.lost {
            faults.append(
                """
                Swift Testing reports \(lost.all) tests, but its event stream contains \(lost.told). The results of the \
                others are unknown. Is the disk full?
                """)
        }
        switch end {
        case .interrupted: reason = .interrupted
        case .timedOut: reason = .timedOut
        case .notStarted(let why):
            notes.append(why)
            reason = .notStarted
        case .left(let status):
            guard status != 0 else { return }
            if !pass.hasTests, !pass.hasBegun {
                messages += pass.messages
                reason = pass.findsNoTests ? .noTests : isBuilt || pass.isBuilt ? .notStarted : .buildFailed
                return
            }
            if !pass.hasFailed, !pass.strays.contains(where: { $0.kind == .failure }) {
                faults.append("swift test has exited with status \(status), although no test has failed.")
                notes += pass.messages.prefix(3).map(\.text)
            }
        }
    }

    /// The calls that run what a tester that has crashed leaves.
    private mutating func rest(
        of pass: TesterPass, _ library: RunTest.Library, _ crash: TesterCrash, _ request: PassRequest
    ) -> [PassRequest] {
        var next = request
        next.library = library
        if library == .xctest {
            return NameFilter.calls(restOfXCTest(pass, request)).map { filters in
                (next.filters, next.skips) = (filters, [])
                return next
            }
        }
        let rest = pass.unrun.filter { $0 != crash.test }
        // Without a test to blame, they run one after the other, so that there is one the next time.
        guard !rest.isEmpty, crash.test != nil || !request.isSerial else { return [] }
        next.isSerial = request.isSerial || crash.test == nil
        next.skips = []
        return NameFilter.calls(rest).map { filters in
            next.filters = filters
            return next
        }
    }

    /// The cases of XCTest that have not begun, which are only in the list of all tests.
    private mutating func restOfXCTest(_ pass: TesterPass, _ request: PassRequest) -> [String] {
        let chosen = chosen(by: request)?.filter { !$0.contains("(") }
        let begun = Set(pass.tests(of: .xctest).map(\.test.id))
        var rest = (chosen ?? []).map { RunTest(id: $0, library: .xctest) }.filter { !begun.contains($0.id) }
        for test in rest { add(TestResult(test, .notRun)) }
        // A class that has ended the tester before its first case does so again.
        if let suite = pass.currentSuite { rest.removeAll { $0.suites.last == suite } }
        // A tester that gets nowhere gets nowhere the next time.
        return rest.count < chosen?.count ?? 0 ? rest.map(\.id) : []
    }

    /// Tries the tests that have failed again.
    private mutating func retry() {
        guard options.retries > 0 else { return }
        for attempt in 2...options.retries + 1 where reason == .finished {
            let names = tests.filter { $0.verdict == .failed || $0.verdict == .crashed }.map(\.test.id)
            heard = []
            for filters in NameFilter.calls(names) where reason == .finished {
                var request = PassRequest()
                (request.filters, request.isSerial, request.attempt) = (filters, true, attempt)
                request.count = names.count
                runToEnd(request, attempt)
            }
            check(names, "did not run in its retry")
        }
    }

    // MARK: - Results

    private mutating func add(_ test: TestResult) {
        guard places[test.test.id] == nil else { return }
        places[test.test.id] = tests.count
        tests.append(test)
    }

    private mutating func addUnrun(of pass: TesterPass) {
        for test in pass.unrunTests { add(TestResult(test, .notRun)) }
    }

    /// Adds an attempt to what is known of its test.
    private mutating func merge(_ new: TestResult) {
        heard.insert(new.test.id)
        guard let place = places[new.test.id] else { return add(new) }
        let old = tests[place]
        var merged = new
        merged.attempts = old.attempts + new.attempts
        let isRetry = (new.attempts.first?.number ?? 1) > 1 && options.repeats == nil && !options.isUntilFailure
        if old.verdict.isFailure, old.verdict != .notRun, !new.verdict.isFailure {
            merged.verdict = isRetry ? .flaky : old.verdict
        }
        tests[place] = merged
    }

    /// Takes the things that are known beside the test libraries' words: screens and differences.
    package mutating func complete(_ body: (inout TestResult) -> Void) {
        for index in tests.indices { body(&tests[index]) }
    }
}
