extension CurrentProcess {
    /// Prints an answer on standard output.
    ///
    /// - Throws: if it could not be written, so that nobody takes half an answer for a whole one.
    static func print(_ text: String, terminator: String = "\n") throws(CommandError) {
        if let reason = put(text + terminator) { throw .output(reason) }
    }
}
