@_spi(Lunch) package import LunchWire

/// Tells of a read of an element that means more than its value: of a secret, or of a state that nobody knows.
///
/// Each of the two is noted by the innermost function that watches it. A value that comes from a secure field is shown in no
/// message; a state that nobody knows is neither true nor false, so no condition holds because of it.
package enum SnapshotReads {
    private final class Note: Sendable {
        let isSecret = Lock(false)
        let unknown = Lock<ElementStates>([])
    }

    /// The notes that are taken; nil of what nobody watches.
    private struct Notes: Sendable {
        var secrets: Note?
        var unknowns: Note?
    }

    @TaskLocal private static var notes = Notes()

    /// The handler of reads of a state that nobody knows; it does nothing if nobody watches.
    private static let handler = Lock<@Sendable (ElementStates, AccessibilityNode.Attributes) -> Void>({ _, _ in })

    /// Hands the unknown states that nobody watches to a function from now on.
    package static func install(_ handle: @escaping @Sendable (ElementStates, AccessibilityNode.Attributes) -> Void) {
        handler.withLock { $0 = handle }
    }

    /// Computes something, and tells whether the value of a secure field was read for it.
    package static func watchingSecrets<Value>(
        _ body: () throws -> Value
    ) rethrows -> (value: Value, isSecret: Bool) {
        let (value, note) = try watch(\.secrets, body)
        return (value, note.isSecret.withLock({ $0 }))
    }

    /// Computes something, and tells which unknown states were read for it.
    package static func watchingUnknowns<Value>(
        _ body: () throws -> Value
    ) rethrows -> (value: Value, unknown: ElementStates) {
        let (value, note) = try watch(\.unknowns, body)
        return (value, note.unknown.withLock({ $0 }))
    }

    private static func watch<Value>(
        _ part: WritableKeyPath<Notes, Note?>, _ body: () throws -> Value
    ) rethrows -> (Value, Note) {
        let note = Note()
        var inner = notes
        inner[keyPath: part] = note
        return (try $notes.withValue(inner) { try body() }, note)
    }

    /// Notes that the value of a secure field is read.
    static func tellSecret() { notes.secrets?.isSecret.withLock { $0 = true } }

    /// Notes that unknown states of an element are read.
    static func tell(_ unknown: ElementStates, of element: AccessibilityNode.Attributes) {
        guard let note = notes.unknowns else { return handler.withLock({ $0 })(unknown, element) }
        note.unknown.withLock { $0.formUnion(unknown) }
    }
}
