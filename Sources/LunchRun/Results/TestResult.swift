package import LunchTrace

/// A test as it is known without running it.
package struct RunTest: Equatable, Sendable {
    /// A test library, by the name that traces have for it.
    package enum Library: String, CaseIterable, Sendable {
        case swiftTesting = "Swift Testing"
        case xctest = "XCTest"
    }

    /// The name in an option `--filter` of `swift test`: `MenuTests.LunchTests/showsBread()`.
    ///
    /// Two private tests of one name have their files at the end: `MenuTests.showsBread()/Bread.swift`.
    package var id: String
    /// The test target; empty if it is not known.
    package var target: String
    /// The suites that contain it, the outermost first.
    package var suites: [String]
    /// The function with its labels.
    package var name: String
    /// The name that the test gives itself; nil if it gives none.
    package var displayName: String?
    package var library: Library
    /// The place of its declaration; nil for XCTest, which does not report it.
    package var place: TracePlace?

    package init(
        id: String, target: String, suites: [String] = [], name: String, displayName: String? = nil,
        library: Library = .swiftTesting, place: TracePlace? = nil
    ) {
        self.id = id
        self.target = target
        self.suites = suites
        self.name = name
        self.displayName = displayName
        self.library = library
        self.place = place
    }

    /// A test by its identifier alone.
    package init(id: String, library: Library) {
        let identifier = TestIdentifier(id)
        self.init(
            id: id, target: identifier.target, suites: identifier.components.dropLast(),
            name: identifier.components.last ?? id, library: library)
    }
}

/// The outcome of a test, or of one attempt at it.
package enum RunVerdict: String, CaseIterable, Sendable {
    case passed
    case failed
    /// It has failed, and passed when it was tried again.
    case flaky
    /// The test process has ended while it ran.
    case crashed
    /// The run was ended, or its time was over, while it ran.
    case interrupted
    /// The test, or its suite, says itself that it does not run.
    case skipped
    /// The run has ended before it began.
    case notRun
    /// It has failed only as it says itself that it does.
    case knownIssue

    /// True if a run with such a test is not green. A flaky test decides that on its own.
    package var isFailure: Bool {
        switch self {
        case .failed, .crashed, .interrupted, .notRun: true
        case .passed, .flaky, .skipped, .knownIssue: false
        }
    }
}

/// The outcome of a test.
package struct TestResult: Equatable, Sendable {
    package var test: RunTest
    package var verdict: RunVerdict
    /// The time of its last attempt; nil if it has not run.
    package var duration: TestDuration?
    /// The attempts, the first one first; none if it has not run.
    package var attempts: [TestAttempt]
    /// The first difference between an attempt that has failed and one that has passed, in lines.
    package var difference: [String]
    /// The reason why it was skipped, as the test gives it.
    package var note: String?

    package init(
        _ test: RunTest, _ verdict: RunVerdict, duration: TestDuration? = nil, attempts: [TestAttempt] = [],
        difference: [String] = [], note: String? = nil
    ) {
        self.test = test
        self.verdict = verdict
        self.duration = duration
        self.attempts = attempts
        self.difference = difference.prefix(RunLimits.lines).map { $0.clipped(to: RunLimits.line) }
        self.note = note.map { $0.clipped(to: RunLimits.text) }
    }

    /// The attempt that shows why the test is not simply green: the first one that has not passed.
    package var failure: TestAttempt? {
        attempts.first { $0.verdict.isFailure } ?? (verdict.isFailure ? attempts.last : nil)
    }
}

/// The time that a test took.
package struct TestDuration: Hashable, Sendable {
    package var nanoseconds: Int
    /// True if it was measured from the beginning of the test itself: where tests run beside each other, Swift Testing
    /// reports that all start at once.
    package var isMeasured: Bool

    package init(nanoseconds: Int, isMeasured: Bool) {
        (self.nanoseconds, self.isMeasured) = (max(0, nanoseconds), isMeasured)
    }
}

/// An attempt at a test.
package struct TestAttempt: Equatable, Sendable {
    /// Counts the attempts from 1.
    package var number: Int
    package var verdict: RunVerdict
    package var duration: TestDuration?
    package var issues: [TestIssue]
    /// The path of the trace, relative to the package if it lies there; nil if there is none.
    package var trace: String?
    /// The last screen, as text; nil if none is known.
    package var screen: String?
    /// The first difference from the last green runs, in lines.
    package var difference: [String]

    package init(
        number: Int = 1, _ verdict: RunVerdict, duration: TestDuration? = nil, issues: [TestIssue] = [],
        trace: String? = nil, screen: String? = nil, difference: [String] = []
    ) {
        self.number = number
        self.verdict = verdict
        self.duration = duration
        self.issues = issues
        self.trace = trace
        self.screen = screen.map { $0.clipped(to: RunLimits.text) }
        self.difference = difference.prefix(RunLimits.lines).map { $0.clipped(to: RunLimits.line) }
    }

    /// The issue that has failed the attempt; nil if there is none.
    package var firstFailure: TestIssue? { issues.first { $0.kind == .failure } }
}

/// An issue that a test library has recorded.
package struct TestIssue: Equatable, Sendable {
    package enum Kind: String, CaseIterable, Sendable {
        case failure
        case known
        case warning
    }

    package var kind: Kind
    /// The message; its first line specifies what is wrong, and the others continue.
    package var text: String
    package var place: TracePlace?
    /// The arguments of the case of a test that has several; nil if they are not known.
    package var arguments: String?

    package init(_ kind: Kind = .failure, text: String, place: TracePlace? = nil, arguments: String? = nil) {
        self.kind = kind
        self.text = text.clipped(to: RunLimits.text)
        self.place = place
        self.arguments = arguments.map { $0.clipped(to: RunLimits.line) }
    }

    /// The message without what follows on its first line.
    package var firstLine: String { String(text.split(maxSplits: 1, whereSeparator: \.isNewline).first ?? "") }
}
