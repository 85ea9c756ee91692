import LunchTrace
import LunchWire

extension TesterPass {
    /// Finds the targets of the cases of XCTest, whose console names a class alone: two targets may have a class of that name.
    ///
    /// XCTest runs one suite for each class, in the order in which the list of all tests has their targets. A case with an
    /// unknown target stays without one.
    ///
    /// - Parameter list: returns the names of all tests that were chosen, in the order of `swift test list`, which takes a
    ///   while. It is asked only if the log of Lunch's testers does not contain the targets.
    package mutating func findTargets(list: () -> [String]) {
        let shown = Set(suites.map(\.name))
        for test in logged.map(\.test) where !shown.contains(test.className) {
            // The test process has ended before its console reported the case.
            let key = addCase(test.components.joined(separator: "."))
            seen[key]?.hasBegun = true
        }
        var listed: [TestIdentifier]?
        for (name, suites) in Dictionary(grouping: suites, by: \.name) {
            let suites = suites.sorted { $0.number < $1.number }
            var targets = Self.targets(of: name, among: logged.map(\.test))
            if targets.count == suites.count {
                for (suite, target) in zip(suites, targets) { set(target.name, of: suite) }
                continue
            }
            let known = listed ?? list().filter { !$0.contains("(") }.map(TestIdentifier.init)
            listed = known
            targets = Self.targets(of: name, among: known)
            let isWhole = targets.count == suites.count || !hasXCTestEnded && targets.count > suites.count
            for (index, suite) in suites.enumerated() {
                let possible = targets.filter { $0.tests.isSuperset(of: suite.tests) }
                if isWhole {
                    set(targets[index].name, of: suite)
                } else if possible.count == 1 {
                    set(possible[0].name, of: suite)
                }
            }
        }
        let keys = Dictionary(seen.map { ($1.test.id, $0) }) { first, _ in first }
        for logged in logged {
            guard let key = keys[logged.test.name] else { continue }
            seen[key]?.hasBegun = true
            seen[key]?.measured = logged.measured
            seen[key]?.trace = logged.trace
            if logged.issues.isEmpty { continue }
            // XCTest called the case passed before.
            seen[key]?.issues += logged.issues
            if seen[key]?.verdict != nil { seen[key]?.verdict = .failed }
        }
    }

    /// A suite of XCTest that has run, with the names of its cases.
    private struct Suite {
        var name: String
        var number: Int
        var keys: [String]
        var tests: Set<String>
    }

    private var suites: [Suite] {
        let cases = order.filter { seen[$0]?.test.library == .xctest }
        return Dictionary(grouping: cases) { "\(seen[$0]?.suite ?? 1) \(seen[$0]?.test.className ?? "")" }.values
            .compactMap { keys in
                guard let first = keys.first.flatMap({ seen[$0] }) else { return nil }
                return Suite(
                    name: first.test.className, number: first.suite, keys: keys,
                    tests: Set(keys.compactMap { seen[$0]?.test.name }))
            }
    }

    /// The targets that have a class, in the order of a list, with the names of its cases.
    private static func targets(
        of name: String, among tests: [TestIdentifier]
    ) -> [(name: String, tests: Set<String>)] {
        var targets: [(name: String, tests: Set<String>)] = []
        for test in tests where test.className == name {
            let place = targets.firstIndex { $0.name == test.target } ?? targets.count
            if place == targets.count { targets.append((test.target, [])) }
            targets[place].tests.insert(test.components.last ?? "")
        }
        return targets
    }

    private mutating func set(_ target: String, of suite: Suite) {
        for key in suite.keys {
            guard let test = seen[key]?.test else { continue }
            seen[key]?.test.target = target
            seen[key]?.test.id = "\(target).\(test.className)/\(test.name)"
        }
    }
}

extension TestIdentifier {
    fileprivate var className: String { components.dropLast().joined(separator: ".") }
}

extension RunTest {
    fileprivate var className: String { suites.joined(separator: ".") }
}
