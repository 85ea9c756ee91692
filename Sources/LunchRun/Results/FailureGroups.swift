/// The tests that have failed, grouped by cause: the text of their failures is the same, except for places and numbers.
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
        case .crashed: return "The test process crashed in it."
        case .interrupted: return "It was still running when the run was ended."
        default: break
        }
        if let difference = test.failure?.difference.last { return difference.trimmed }
        return test.failure?.firstFailure?.firstLine.trimmed ?? "It failed, but no issue was recorded."
    }

    /// The text of its failures, without what differs between tests: numbers, places in source files, and the name of its trace.
    package static func key(of test: TestResult) -> String {
        guard let attempt = test.failure, attempt.firstFailure != nil else { return cause(of: test) }
        let texts = attempt.issues.filter { $0.kind == .failure }.map(\.text)
        var text = "\(test.verdict)\n\(texts.joined(separator: "\n"))"
        if let name = attempt.trace?.split(separator: "/").dropLast().last {
            text = text.replacing(name, with: "trace")
        }
        let words = text.split(whereSeparator: \.isWhitespace).map { word in
            word.contains(".swift") ? "place" : numberless(word)
        }
        return words.joined(separator: " ")
    }

    private static func numberless(_ word: Substring) -> String {
        var text = ""
        for character in word {
            if !character.isNumber { text.append(character) } else if text.last != "#" { text.append("#") }
        }
        return text
    }
}

extension String {
    fileprivate var trimmed: String { String(drop { $0 == " " }) }
}
