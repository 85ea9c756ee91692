/// The tests that have failed, those of one cause together: the same first difference from green runs, or the same words of the
/// expectation that failed.
package struct FailureGroups: Equatable, Sendable {
    package struct Group: Equatable, Sendable {
        /// The cause in one line.
        package var cause: String
        /// The tests, the one that failed first in front.
        package var tests: [TestResult]
    }

    /// The groups, the largest first.
    package var groups: [Group] = []

    /// - Parameter tests: all tests of a run, in the order in which they ended.
    package init(of tests: [TestResult]) {
        var places: [String: Int] = [:]
        for test in tests where test.verdict.isFailure && test.verdict != .notRun {
            let cause = Self.cause(of: test)
            let key = Self.key(of: test)
            if let place = places[key] {
                groups[place].tests.append(test)
            } else {
                places[key] = groups.count
                groups.append(Group(cause: cause, tests: [test]))
            }
        }
        let order = groups.indices.sorted { one, other in
            (groups[other].tests.count, one) < (groups[one].tests.count, other)
        }
        groups = order.map { groups[$0] }
    }

    /// The cause of a test that has failed, in one line.
    package static func cause(of test: TestResult) -> String {
        switch test.verdict {
        case .crashed: return "The tester crashed in it."
        case .interrupted: return "It was still running when the run was ended."
        default: break
        }
        if let difference = test.failure?.difference.last { return difference.trimmed }
        return test.failure?.firstFailure?.firstLine.trimmed ?? "It failed without an issue."
    }

    /// The cause in words in which the numbers count for nothing, which differ from test to test.
    package static func key(of test: TestResult) -> String {
        var key = ""
        for character in cause(of: test) {
            if !character.isNumber { key.append(character) } else if key.last != "#" { key.append("#") }
        }
        return key
    }
}

extension String {
    fileprivate var trimmed: String { String(drop { $0 == " " }) }
}
