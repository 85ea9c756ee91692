/// Finds the boundaries of extended grapheme clusters, one code point at a time (UAX #29, section 3.1.1).
///
/// The rules are in `.ci/unicode-tables.py`, which gives each state that they can reach a number. So a step is one look
/// into a table, without a branch that real text makes hard to foretell.
struct GraphemeBreaker: Sendable, Equatable {
    /// The number of the state; 0 at the start of the text.
    private var state: UInt8 = 0

    private static let boundaryBit: UInt8 = 0x40

    /// True if no code point has come since the start of the text.
    @inline(__always)
    var isAtStart: Bool { state == 0 }

    /// True if the code point before joins the next, whatever that is (GB9b).
    @inline(__always)
    var isBehindPrepend: Bool { state == Self.state(after: .prepend) }

    /// Forgets what came before, so that the next code point starts a cluster.
    @inline(__always)
    mutating func reset() {
        state = 0
    }

    /// Notes a code point of class `other` that started a cluster.
    @inline(__always)
    mutating func startOther() {
        state = Self.state(after: .other)
    }

    /// The state after a first code point of a class.
    @inline(__always)
    private static func state(after first: GraphemeBreakClass) -> UInt8 { first.rawValue + 1 }

    /// True if a cluster starts before a code point of this class, which becomes the one before.
    @inline(__always)
    mutating func breaks(before next: GraphemeBreakClass) -> Bool {
        // In range by construction: a state is 0, that after a first class, or from the table; classes are below 32.
        let step = unsafe BreakTables.steps.utf8Start[Int(state) << 5 | Int(next.rawValue)]
        state = step & ~Self.boundaryBit
        return step & Self.boundaryBit != 0
    }
}
