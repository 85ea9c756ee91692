import Synchronization

/// Tells whether something that a test computes comes from a secure field, so that no message shows it.
package enum SecretReads {
    private final class Note: Sendable {
        package let isMade = Atomic(false)
    }

    @TaskLocal private static var note: Note?

    /// Computes something, and tells whether the value of a secure field was read for it.
    package static func watch<Value>(_ body: () throws -> Value) rethrows -> (value: Value, isSecret: Bool) {
        let note = Note()
        let value = try $note.withValue(note) { try body() }
        return (value, note.isMade.load(ordering: .relaxed))
    }

    /// Notes that such a value is read.
    package static func tell() { note?.isMade.store(true, ordering: .relaxed) }
}
