import LunchTest
import Testing

/// Expects a program to have been as surely settled as a grade.
func expectSettled(
    _ trust: TUISettling.Trust, _ settling: TUISettling, sourceLocation: SourceLocation = #_sourceLocation
) {
    // As long as the kernel is not asked, every program is only quiet.
    if settling.trust == .quiet { return }
    #expect(settling.trust == trust, "\(settling)", sourceLocation: sourceLocation)
}

extension TUIApplication {
    /// The screen once the program has settled, which must be as sure as a grade.
    func screen(
        _ trust: TUISettling.Trust = .exact, sourceLocation: SourceLocation = #_sourceLocation
    ) throws -> TUIGrid {
        let frame = try settledFrame()
        expectSettled(trust, frame.settling, sourceLocation: sourceLocation)
        return frame.grid
    }

    /// Expects that the program's rest is bounded by a wait of one of its processes, which has a time limit.
    func expectTimer(of process: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
        let settling = try settledFrame().settling
        expectSettled(.bounded, settling, sourceLocation: sourceLocation)
        if settling.trust == .quiet { return }
        let isNamed = settling.waits.contains { $0.program == process && $0.limit != nil }
        #expect(isNamed, "\(settling)", sourceLocation: sourceLocation)
    }
}
