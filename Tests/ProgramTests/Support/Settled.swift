import LunchTest
import Testing

/// Expects a program to have been at least as surely settled as a grade.
///
/// One that is bounded may have become exact when its timers have run out, if the machine is slow enough.
func expectSettled(
    _ trust: TUISettling.Trust, _ settling: TUISettling?, sourceLocation: SourceLocation = #_sourceLocation
) {
    let isSureEnough = settling?.trust == trust || trust == .bounded && settling?.trust == .exact
    #expect(isSureEnough, "\(settling.map(String.init(describing:)) ?? "nil")", sourceLocation: sourceLocation)
}

extension TUISettling {
    /// Whether it names a wait of a process that has a time limit.
    func hasTimer(of process: String) -> Bool {
        trust == .bounded && waits.contains { $0.program == process && $0.limit != nil }
    }
}

extension TUIApplication {
    /// The screen once the program has settled, which must be as sure as a grade.
    func screen(
        _ trust: TUISettling.Trust = .exact, sourceLocation: SourceLocation = #_sourceLocation
    ) throws -> TUIGrid {
        let frame = try settledFrame()
        expectSettled(trust, frame.settling, sourceLocation: sourceLocation)
        // What rests without a time limit shows the same frame later.
        if trust == .exact { expectSettled(.exact, settling, sourceLocation: sourceLocation) }
        return frame.grid
    }

    /// The first frame that is right, of a program that draws in its own time; if the machine is busy, that may be late.
    @discardableResult
    func frame(
        fileID: String = #fileID, line: Int = #line, where isRight: (TUIFrame) -> Bool
    ) throws -> TUIFrame {
        try waitForFrame(timeout: .seconds(30), fileID: fileID, line: line, where: isRight)
    }
}

extension Launcher {
    /// Launches a program that may take long: if the machine is busy, a program may not get to run for seconds.
    func launchPatiently(fileID: String = #fileID, line: Int = #line) throws -> TUIApplication {
        var launcher = self
        launcher.configuration.settleTimeout = .seconds(30)
        return try launcher.launch(fileID: fileID, line: line)
    }
}
