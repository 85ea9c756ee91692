import LunchDriver
@_spi(Lunch) import LunchWire
import Testing

/// A hint at the trait `.lunch`, once at the end of a run in which something has failed.
///
/// Only the trait is told of failed expectations: `#expect(element.label == "x")` hands Swift Testing two strings. That
/// something has failed is known without it once the process leaves with that status.
enum TraitHint {
    /// The tests of Swift Testing that have used apps without the trait, in the order in which they did.
    private static let tests = Lock<[Test.ID: (name: String, number: Int)]>([:])

    /// Notes a test that uses apps without the trait.
    static func note(_ test: Test) {
        tests.withLock { if $0[test.id] == nil { $0[test.id] = (test.name, $0.count) } }
    }

    /// Says it at the end of the process, if there is something to say.
    static func watch() {
        ProcessEnd.runWithStatus { status, _ in
            if status != 0, let text = TraitHint.text { StandardError.write(text) }
        }
    }

    private static var text: String? {
        let names = tests.withLock { $0.values.sorted { $0.number < $1.number } }.map(\.name)
        guard let first = names.first else { return nil }
        let subject =
            names.count == 1 ? "\(first) uses" : "\(names.count) tests, \(first) first, use"
        return """
            Lunch: something has failed, and \(subject) apps without the trait .lunch.
            With it, as in @Suite(.lunch), every failed #expect shows what was read last, the screen and the elements.

            """
    }
}
