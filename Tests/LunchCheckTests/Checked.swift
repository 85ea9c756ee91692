import LunchCheck
import LunchDriver
import LunchWire
import TestSupport

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Runs the checks on a product that was built with the tests.
enum Checked {
    static func results(
        _ product: String, _ arguments: [String] = [], only names: [String] = [],
        limits: TimeLimits = TimeLimits(), _ prepare: (inout LaunchConfiguration) -> Void = { _ in }
    ) -> [CheckResult] {
        var launch = LaunchConfiguration(.path(ProductPath.of(product)))
        launch.arguments = arguments
        prepare(&launch)
        var subject = Subject(
            path: ProductPath.of(product), launch: launch, tester: ProcessInfo.processInfo.environment)
        subject.limits = limits
        var checkup = Checkup(subject, only: names)
        return checkup.run { _ in }
    }
}

extension [CheckResult] {
    /// The complaints by the names of the checks.
    var complaints: [String: Complaint] {
        reduce(into: [:]) { found, result in
            if case .fails(let complaint) = result.verdict { found[result.check.name] = complaint }
        }
    }

    /// The reasons of what was skipped, by the names of the checks.
    var reasons: [String: String] {
        reduce(into: [:]) { found, result in
            if case .skipped(let reason) = result.verdict { found[result.check.name] = reason }
        }
    }

    /// The results that are not ok, to be read.
    var failures: String {
        filter { if case .fails = $0.verdict { true } else { false } }.map(\.text).joined(separator: "\n")
    }
}
