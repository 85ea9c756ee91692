package import LunchTrace

/// Everything that is known of a run of tests: what was run, what became of each test, and how the run ended.
///
/// One process writes it while it runs, a line for each thing that it learns, so that a run that is killed leaves what it knew.
package struct RunResult: Equatable, Sendable {
    package var run: RunInfo

    /// The tests in the order in which they became known; those that have not run have the verdict `notRun`.
    package var tests: [TestResult]

    /// The tests that are in other parts of the run, so that a part without a result can be reported; none without parts.
    package var others: [RunTest]

    /// The end of the run; nil if it was killed before it had one.
    package var end: RunEnd?

    package init(run: RunInfo, tests: [TestResult] = [], others: [RunTest] = [], end: RunEnd? = nil) {
        (self.run, self.tests, self.others, self.end) = (run, tests, others, end)
    }
}

/// The things that are known of a run before any test has run.
package struct RunInfo: Equatable, Sendable {
    /// The name of the package.
    package var package: String
    /// The command and its arguments, as a person would repeat it.
    package var command: [String]
    /// The part of the tests that it runs; nil for all of them.
    package var shard: RunShard?
    /// The digest of the durations by which the shards were made; nil if they were made by the names of tests.
    package var durations: String?
    /// Counts the attempts of whole runs, for example of a job of a CI service, from 1.
    package var attempt: Int
    /// The time at which it began, in seconds since 1970.
    package var began: Int
    /// The commit of the package; nil if it is in no repository.
    package var commit: String?
    /// The time that it may take, in nanoseconds; nil for any.
    package var limit: Int?

    package init(
        package: String, command: [String], shard: RunShard? = nil, durations: String? = nil, attempt: Int = 1,
        began: Int = 0, commit: String? = nil, limit: Int? = nil
    ) {
        self.package = package
        self.command = command
        self.shard = shard
        self.durations = durations
        self.attempt = attempt
        self.began = began
        self.commit = commit
        self.limit = limit
    }
}

/// One of several parts of the tests.
package struct RunShard: Hashable, Sendable {
    /// The number of the part, from 1 to the number of parts.
    package var index: Int
    package var count: Int

    /// - Returns: nil if there is no such part.
    package init?(index: Int, of count: Int) {
        guard (1...RunLimits.shards).contains(count), (1...count).contains(index) else { return nil }
        (self.index, self.count) = (index, count)
    }
}

/// The end of a run.
package struct RunEnd: Equatable, Sendable {
    /// The reason why a run has ended.
    package enum Reason: String, CaseIterable, Sendable {
        /// All tests that were to run have run, however often the tester had to be started.
        case finished
        /// Somebody has ended it.
        case interrupted
        /// It took longer than it was allowed to.
        case timedOut
        /// The package could not be built.
        case buildFailed
        /// There was no test to run.
        case noTests
        /// No tester could be started, or it has ended without telling of any test.
        case notStarted
        /// One of its parts is missing, or was killed before it had an end.
        case incomplete
    }

    package var reason: Reason
    /// The status that the command has left with.
    package var status: Int
    /// The time from the beginning to the end, in nanoseconds.
    package var duration: Int
    /// The testers that have ended before their tests had.
    package var crashes: [TesterCrash]
    /// The errors of the build.
    package var messages: [BuildMessage]
    /// The reasons why the run has failed that belong to no test, a sentence each.
    package var faults: [String]
    /// The other things that a person should know, a sentence each.
    package var notes: [String]

    package init(
        _ reason: Reason, status: Int, duration: Int, crashes: [TesterCrash] = [], messages: [BuildMessage] = [],
        faults: [String] = [], notes: [String] = []
    ) {
        self.reason = reason
        self.status = status
        self.duration = duration
        self.crashes = crashes
        self.messages = messages
        self.faults = faults.map { $0.clipped(to: RunLimits.text) }
        self.notes = notes.map { $0.clipped(to: RunLimits.text) }
    }
}

/// The end of a tester before its tests had ended.
package struct TesterCrash: Equatable, Sendable {
    /// The end in words, such as `signal 4`.
    package var end: String
    /// The test in which it happened; nil if that is not certain.
    package var test: String?
    /// The tests that had begun and not ended.
    package var running: [String]
    /// The lines with the reason, as the tester has written them.
    package var lines: [String]

    package init(end: String, test: String? = nil, running: [String] = [], lines: [String] = []) {
        self.end = end
        self.test = test
        self.running = running
        self.lines = lines.prefix(RunLimits.lines).map { $0.clipped(to: RunLimits.line) }
    }
}

/// An error of the build.
package struct BuildMessage: Equatable, Sendable {
    package var text: String
    package var place: TracePlace?
    /// The column, counted from 1; nil if it is not known.
    package var column: Int?
    /// The lines of the source that the compiler shows with it.
    package var lines: [String]

    package init(text: String, place: TracePlace? = nil, column: Int? = nil, lines: [String] = []) {
        self.text = text.clipped(to: RunLimits.text)
        self.place = place
        self.column = column
        self.lines = lines.prefix(RunLimits.lines).map { $0.clipped(to: RunLimits.line) }
    }
}
