import LunchProcess
import Testing

/// Runs a script of which so many processes write their identifiers to the lifeline, and ends it.
///
/// With `afterTheProgram` the program ends by itself, and the others are ended then.
///
/// - Returns: the events; a process that is left is an issue.
func end(
    _ script: String, holding count: Int, patience: Duration = .zero, afterTheProgram: Bool = false,
    sourceLocation: SourceLocation = #_sourceLocation
) throws -> Recorder.Events {
    try withFolder { folder in
        let lifeline = try Lifeline(in: folder)
        let recorder = Recorder()
        let process = try ChildProcess.start(.shell(script, environment: lifeline.environment), observer: recorder)
        defer { process.end(patience: .zero) }
        let identifiers = try lifeline.waitForIdentifiers(count)
        #expect(identifiers.count == count, sourceLocation: sourceLocation)
        if afterTheProgram { try recorder.waitForEnd() }
        process.end(patience: patience)
        let events = try recorder.waitUntilGone()
        #expect(identifiers.filter(System.exists) == [], sourceLocation: sourceLocation)
        try lifeline.waitUntilReleased()
        return events
    }
}
