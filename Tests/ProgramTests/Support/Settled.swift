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
    /// Returns true if it names a wait of a process that has a time limit.
    func hasTimer(of process: String) -> Bool {
        trust == .bounded && waits.contains { $0.program == process && $0.limit != nil }
    }
}

extension TUIApplication {
    /// Expects the program to be as surely settled as a grade now.
    func expectSettled(_ trust: TUISettling.Trust, sourceLocation: SourceLocation = #_sourceLocation) {
        ProgramTests.expectSettled(trust, try? settledFrame().settling, sourceLocation: sourceLocation)
        // A program that rests without a time limit does so later, too.
        if trust == .exact {
            ProgramTests.expectSettled(.exact, try? settledFrame().settling, sourceLocation: sourceLocation)
        }
    }
}

extension TUIDuration where Self == Duration {
    /// The time that a program may take that draws in its own time; if the machine is busy, that may be late.
    static var patience: Duration { .seconds(30) }
}

extension Launcher {
    /// Launches a program that may take long: if the machine is busy, a program may not get to run for seconds.
    func launchPatiently(
        fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
    ) throws -> TUIApplication {
        var launcher = self
        launcher.configuration.settleTimeout = .seconds(30)
        return try launcher.launch(fileID: fileID, filePath: filePath, line: line, column: column)
    }
}
