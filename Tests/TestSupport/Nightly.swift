package import Testing

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Tests that take long and are rarely red. `.ci/nightly` runs them, with `LUNCH_NIGHTLY=1`; `.ci/run` says what it leaves out.
package enum Nightly {
    package static let isOn = ProcessInfo.processInfo.environment["LUNCH_NIGHTLY"] == "1"

    /// The rows of a table: in an ordinary run the first ones only.
    package static func rows<Row>(of all: [Row], else count: Int) -> [Row] { isOn ? all : Array(all.prefix(count)) }
}

extension Trait where Self == ConditionTrait {
    /// For tests that only `.ci/nightly` runs.
    package static var nightly: Self { .enabled(if: Nightly.isOn, "nightly: LUNCH_NIGHTLY=1") }
}
