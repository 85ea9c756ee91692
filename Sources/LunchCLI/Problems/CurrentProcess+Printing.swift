import LunchWire

extension CurrentProcess {
    /// Prints an answer on standard output. A CI service that reads it finds no commands there.
    ///
    /// - Parameter isCommand: true if the text is a command for the CI service.
    /// - Throws: if it could not be written, so that a partial output is never taken for a complete one.
    static func print(
        _ text: String, terminator: String = "\n", isCommand: Bool = false
    ) throws(CommandError) {
        let isRead = !isCommand && !isFile(1) && ServiceText.isRead(variables)
        if let reason = put((isRead ? ServiceText.defused(text) : text) + terminator) { throw .output(reason) }
    }

    /// Writes what is wrong on standard error, with nothing in it of an app that could act on the terminal, or on a CI service.
    static func complain(_ text: String) {
        let text = text.visibleLines
        passOn("lunch: \(ServiceText.isRead(variables) ? ServiceText.defused(text) : text)\n")
    }
}
