import LunchDriver
import LunchTrace
@_spi(Lunch) import LunchWire
import Testing

/// A hint at the trait `.lunch`, once at the end of a run in which something has failed.
///
/// Only the trait receives failed expectations: `#expect(element.label == "x")` hands Swift Testing two strings. That
/// something has failed is known without it once the process leaves with that status.
enum TraitHint {
    /// The tests of Swift Testing that have used apps without the trait, in the order in which they did.
    private static let tests = Lock<[Test.ID: (name: String, number: Int)]>([:])

    /// Notes a test that uses apps without the trait.
    static func note(_ test: Test) {
        // To make the identifier takes longer than to look it up.
        let id = test.id
        tests.withLock { if $0[id] == nil { $0[id] = (test.name, $0.count) } }
    }

    /// Reports it at the end of the process, if there is something to report.
    static func watch() {
        ProcessEnd.runWithStatus { status, _ in if status != 0 { TraitHint.tell() } }
    }

    private static func tell() {
        let names = tests.withLock { $0.values.sorted { $0.number < $1.number } }.map(\.name)
        // lunch test reports it at the end of the run.
        guard let first = names.first, !RunLog.shared.lacksTrait(names.count, first: first) else { return }
        StandardError.write("Lunch: \(RunLog.reminder(names.count, first: first))\n")
    }
}
