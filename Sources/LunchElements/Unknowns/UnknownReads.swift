package import LunchWire

/// Tells that a test reads a state that nobody knows: it is neither true nor false, so no condition holds because of it.
package enum UnknownReads {
    private final class Note: Sendable {
        let states = Lock<ElementStates>([])
    }

    @TaskLocal private static var note: Note?

    /// The handler of reads of such a state; it does nothing if nobody watches.
    private static let handler = Lock<@Sendable (ElementStates, AccessibilityNode.Attributes) -> Void>({ _, _ in })

    /// Hands what nobody watches to a function from now on.
    package static func install(_ handle: @escaping @Sendable (ElementStates, AccessibilityNode.Attributes) -> Void) {
        handler.withLock { $0 = handle }
    }

    /// Computes something, and tells which unknown states were read for it.
    package static func watch<Value>(_ body: () throws -> Value) rethrows -> (value: Value, unknown: ElementStates) {
        let note = Note()
        let value = try $note.withValue(note) { try body() }
        return (value, note.states.withLock(\.self))
    }

    /// Notes that such a state of an element is read.
    static func tell(_ states: ElementStates, of element: AccessibilityNode.Attributes) {
        guard let note else { return handler.withLock(\.self)(states, element) }
        note.states.withLock { $0.formUnion(states) }
    }
}
