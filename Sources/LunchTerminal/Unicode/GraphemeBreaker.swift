/// Finds the boundaries of extended grapheme clusters, one code point at a time (UAX #29, section 3.1.1).
struct GraphemeBreaker: Sendable {
    /// How far a sequence that rule GB9c or GB11 keeps together has come.
    fileprivate enum Sequence: UInt8 {
        case none
        /// The state after an Indic consonant and its marks, without a linker yet.
        case consonant
        /// The state once a linker has followed the consonant: the next consonant joins.
        case conjunct
        /// The state after a pictograph and its marks.
        case pictograph
        /// The state once a joiner has followed the pictograph: the next pictograph joins.
        case joinedPictograph
    }

    /// The class of the code point before; nil at the start of the text.
    private(set) var previous: GraphemeBreakClass?
    private var sequence = Sequence.none
    /// Whether an odd number of regional indicators came last.
    private var isHalfFlag = false

    /// Forgets what came before, so that the next code point starts a cluster.
    @inline(__always)
    mutating func reset() {
        previous = nil
    }

    /// Notes a code point of class `other` that started a cluster.
    @inline(__always)
    mutating func startOther() {
        previous = .other
        sequence = .none
        isHalfFlag = false
    }

    /// Whether it is plain that a cluster starts before a code point of this class, without a look at the sequence.
    @inline(__always)
    func plainlyBreaks(before next: GraphemeBreakClass) -> Bool {
        guard next.startsClusterAfterItsLike else { return false }
        guard let previous, !previous.startsClusterAfterItsLike else { return true }
        // Behind marks, joiners and flags, which take part in GB9c, GB11 and GB12.
        guard previous.isBehindBase, next != .consonant else { return false }
        return next != .pictographic || previous != .joiner
    }

    /// Notes a code point that started a cluster.
    @inline(__always)
    mutating func start(_ next: GraphemeBreakClass) {
        if next == .other { return startOther() }
        advance(over: next, startsCluster: true)
    }

    /// Whether a cluster starts before a code point of this class, which becomes the one before.
    mutating func breaks(before next: GraphemeBreakClass) -> Bool {
        let result = previous.map { isBoundary(between: $0, and: next) } ?? true
        advance(over: next, startsCluster: result)
        return result
    }

    private func isBoundary(between before: GraphemeBreakClass, and after: GraphemeBreakClass) -> Bool {
        switch (before, after) {
        case (.other, .other): true  // GB999, the common case first
        case (.carriageReturn, .lineFeed): false  // GB3
        case (.control, _), (.carriageReturn, _), (.lineFeed, _): true  // GB4
        case (_, .control), (_, .carriageReturn), (_, .lineFeed): true  // GB5
        case (.hangulL, .hangulL), (.hangulL, .hangulV), (.hangulL, .hangulLV), (.hangulL, .hangulLVT): false  // GB6
        case (.hangulLV, .hangulV), (.hangulLV, .hangulT), (.hangulV, .hangulV), (.hangulV, .hangulT): false  // GB7
        case (.hangulLVT, .hangulT), (.hangulT, .hangulT): false  // GB8
        case (_, .extend), (_, .linker), (_, .nonJoiner), (_, .joiner): false  // GB9
        case (_, .spacingMark): false  // GB9a
        case (.prepend, _): false  // GB9b
        case (_, .consonant): sequence != .conjunct  // GB9c
        case (.joiner, .pictographic): sequence != .joinedPictograph  // GB11
        case (.regionalIndicator, .regionalIndicator): !isHalfFlag  // GB12, GB13
        default: true  // GB999
        }
    }

    private mutating func advance(over next: GraphemeBreakClass, startsCluster: Bool) {
        previous = next
        isHalfFlag = next == .regionalIndicator && (startsCluster || !isHalfFlag)
        switch next {
        case .consonant:
            sequence = .consonant
        case .pictographic:
            sequence = .pictograph
        case .linker:
            sequence = sequence == .consonant || sequence == .conjunct ? .conjunct : sequence.afterMark
        case .extend:
            sequence = sequence.afterMark
        case .joiner:
            sequence = sequence == .pictograph ? .joinedPictograph : sequence.afterJoiner
        case .nonJoiner:
            sequence = sequence == .pictograph ? .pictograph : .none
        default:
            sequence = .none
        }
    }
}

extension GraphemeBreaker.Sequence {
    /// What remains of the sequence after a mark that takes part in Indic conjuncts.
    var afterMark: Self { self == .joinedPictograph ? .none : self }

    /// What remains of the sequence after a joiner that follows no pictograph.
    var afterJoiner: Self { self == .consonant || self == .conjunct ? self : .none }
}
