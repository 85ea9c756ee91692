/// The things that are asked of a run.
package struct RunOptions: Equatable, Sendable {
    /// Expressions as for `swift test --filter` and `--skip`.
    package var filters: [String] = []
    package var skips: [String] = []
    /// The names of the tests to run; nil for all that the expressions choose.
    package var names: [String]?
    /// True if the names are those of tests that are there: one that does not run is not forgotten.
    package var areNamesPresent = false
    /// The reason why the names of the tests to run are not known; nil if they are, or if all must run.
    package var listProblem: String?
    /// The number of further attempts at a test that fails.
    package var retries = 0
    /// The number of times that all tests run; nil for once, or for as long as none fails.
    package var repeats: Int?
    /// True if nothing is repeated once a test has failed.
    package var isUntilFailure = false
    package var failsOnFlaky = false

    package init() {}
}

/// One call of `swift test`.
package struct PassRequest: Equatable, Sendable {
    package var filters: [String] = []
    package var skips: [String] = []
    /// The only library whose tests run; nil for both.
    package var library: RunTest.Library?
    /// True if one test runs after the other.
    package var isSerial = false
    /// True if the package has been built.
    package var isBuilt = false
    /// The number of the attempt at its tests.
    package var attempt = 1
    /// The tests that must run, if their names are known.
    package var count: Int?
    /// The names that are known to be those of tests in several files.
    package var twins: Set<String> = []

    package init() {}

    /// The arguments of `swift test`.
    package var arguments: [String] {
        var arguments = isBuilt ? ["--skip-build"] : []
        arguments += filters.flatMap { ["--filter", $0] } + skips.flatMap { ["--skip", $0] }
        switch library {
        case .swiftTesting: arguments.append("--disable-xctest")
        case .xctest: arguments.append("--disable-swift-testing")
        case nil: break
        }
        return isSerial ? arguments + ["--no-parallel"] : arguments
    }
}

/// The end of one call of `swift test`.
package enum PassEnd: Equatable, Sendable {
    case left(status: Int)
    /// Somebody has ended it.
    case interrupted
    /// The time is over.
    case timedOut
    case notStarted(String)
}
