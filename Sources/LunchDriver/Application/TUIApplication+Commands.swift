package import LunchCommands

extension TUIApplication {
    /// Performs an action or a wait that was read from a trace or from JSON, and does what its function does.
    ///
    /// - Throws: `TUIError` for the same reasons as that function. The kind is `timedOut` if the condition of a wait is not met in time.
    package func perform(
        _ command: TUICommand, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
        column: Int = #column
    ) throws(TUIError) {
        try HeldModifiers.with(command.modifiers) { () throws(TUIError) in
            try run.perform(
                command.action, of: Query(command.query), at: .init(fileID, filePath, line, column))
        }
    }
}
