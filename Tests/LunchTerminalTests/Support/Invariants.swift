import Testing

@testable import LunchTerminal

extension TUITerminal {
    /// Expects what must hold after any input.
    func expectInvariants(sourceLocation: SourceLocation = #_sourceLocation) {
        let problems = checkInvariants()
        #expect(problems.isEmpty, "\(problems.joined(separator: "\n"))", sourceLocation: sourceLocation)
    }
}
