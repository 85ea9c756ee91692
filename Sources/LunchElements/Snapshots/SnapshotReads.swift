@_spi(Lunch) package import LunchWire

/// Reports a read of an element that means more than its value: of a secret, or of an unknown state.
///
/// Each of the two is noted by the innermost function that watches it. A value that comes from a secure field is shown in no
/// message; an unknown state is neither true nor false, so no condition holds because of it.
package enum SnapshotReads {
    private final class Note: Sendable {
        let isSecret = Lock(false)
        let unknown = Lock<ElementStates>([])
        /// The first element of which an unknown state was read, and whether there was another one.
        let element = Lock<(first: AccessibilityNode.Attributes?, hasOther: Bool)>((nil, false))
        /// The unknown states that are taken to be true; nil if an unknown state has no meaning.
        let assumed: ElementStates?

        init(assuming assumed: ElementStates? = nil) { self.assumed = assumed }
    }

    /// The notes that are taken; nil without watchers.
    private struct Notes: Sendable {
        var secrets: Note?
        var unknowns: Note?
    }

    @TaskLocal private static var notes = Notes()

    /// The handler of reads of an unknown state; it does nothing without watchers.
    private static let handler = Lock<@Sendable (ElementStates, AccessibilityNode.Attributes) -> Void>({ _, _ in })

    /// Passes reads of unknown states without watchers to a function from now on.
    package static func install(_ handle: @escaping @Sendable (ElementStates, AccessibilityNode.Attributes) -> Void) {
        handler.withLock { $0 = handle }
    }

    /// Computes something, and reports whether the value of a secure field was read for it.
    package static func watchingSecrets<Value>(
        _ body: () throws -> Value
    ) rethrows -> (value: Value, isSecret: Bool) {
        let (value, note) = try watch(\.secrets, Note(), body)
        return (value, note.isSecret.withLock({ $0 }))
    }

    /// Computes something, and reports which unknown states were read for it.
    package static func watchingUnknowns<Value>(
        _ body: () throws -> Value
    ) rethrows -> (value: Value, unknown: ElementStates) {
        let (value, note) = try watch(\.unknowns, Note(), body)
        return (value, note.unknown.withLock({ $0 }))
    }

    /// Computes whether a condition holds, even if it reads unknown states.
    ///
    /// - Returns: nil if it depends on an unknown state. The answer is known if it is the same whatever they are; it is not if
    ///   the states of several elements were read, which may differ.
    static func answer(_ condition: () -> Bool) -> (isMet: Bool?, unknown: ElementStates) {
        let (isMet, note) = watch(\.unknowns, Note(assuming: []), condition)
        var unknown = note.unknown.withLock({ $0 })
        var rawValue = UInt8(1)
        while rawValue <= unknown.rawValue {
            let assumed = ElementStates(rawValue: rawValue)
            rawValue += 1
            guard unknown.isSuperset(of: assumed) else { continue }
            let (other, note) = watch(\.unknowns, Note(assuming: assumed), condition)
            unknown.formUnion(note.unknown.withLock({ $0 }))
            if other != isMet || note.element.withLock({ $0.hasOther }) { return (nil, unknown) }
        }
        return (isMet, [])
    }

    private static func watch<Value>(
        _ part: WritableKeyPath<Notes, Note?>, _ note: Note, _ body: () throws -> Value
    ) rethrows -> (Value, Note) {
        var inner = notes
        inner[keyPath: part] = note
        return (try $notes.withValue(inner) { try body() }, note)
    }

    /// Notes that the value of a secure field is read.
    static func tellSecret() { notes.secrets?.isSecret.withLock { $0 = true } }

    /// Notes that an unknown state of an element is read.
    ///
    /// - Returns: its value, if one is assumed.
    static func tell(_ unknown: ElementStates, of element: AccessibilityNode.Attributes) -> Bool? {
        guard let note = notes.unknowns else {
            handler.withLock({ $0 })(unknown, element)
            return nil
        }
        note.unknown.withLock { $0.formUnion(unknown) }
        note.element.withLock { noted in
            if let first = noted.first, first != element { noted.hasOther = true }
            noted.first = noted.first ?? element
        }
        return note.assumed?.contains(unknown)
    }
}
