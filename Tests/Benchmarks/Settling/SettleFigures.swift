import LunchElements

/// The findings about one program.
struct SettleFigures: Sendable {
    /// The number of times that each grade was said.
    private(set) var exact = 0
    private(set) var bounded = 0
    private(set) var quiet = 0

    /// The times beyond those that the program itself needed.
    var beyond = SettleTimes()

    /// The number of times that a counter had not handled its input in the settled frame, and the places, but for guesses.
    private(set) var early = 0
    private(set) var earlyFaults: [String] = []

    var late: [LateOutput] = []

    /// The number of outputs that came although the program had been said to be settled for good.
    var lateAfterExact: Int { late.count { $0.isFault && $0.settling.trust != .bounded } }

    /// The number of outputs of which no wait that was named is the cause.
    var lateUnnamed: Int { late.count { $0.isFault && $0.settling.trust == .bounded } }

    /// The other problems: a program that ended, or did not settle at all.
    var problems: [String] = []

    var inputs: Int { exact + bounded + quiet }

    /// True if anything was wrong that had been said for sure.
    var hasFaults: Bool { !earlyFaults.isEmpty || late.contains(where: \.isFault) }

    mutating func count(_ trust: TUISettling.Trust) {
        switch trust {
        case .exact, .acknowledged: exact += 1
        case .bounded: bounded += 1
        case .quiet, .unsettled: quiet += 1
        }
    }

    /// Notes that a counter has not handled what was sent to it.
    mutating func noteEarly(_ frame: TUIFrame, of sent: Int, _ name: String, _ number: Int, _ input: SettleInput) {
        early += 1
        guard frame.settling.trust != .quiet else { return }
        let handled = frame.handledInputs.map(String.init) ?? "nothing"
        earlyFaults.append("\(name), input \(number), \(input): handled \(handled) of \(sent), \(frame.settling)")
    }

    static func + (left: Self, right: Self) -> Self {
        var sum = left
        sum.exact += right.exact
        sum.bounded += right.bounded
        sum.quiet += right.quiet
        sum.beyond = left.beyond + right.beyond
        sum.early += right.early
        sum.earlyFaults += right.earlyFaults
        sum.late += right.late
        sum.problems += right.problems
        return sum
    }
}
