/// Words as a shell reads them.
package enum ShellText {
    /// A word as it is written on a command line: in quotes if a shell would take something in it for its own.
    package static func quoted(_ word: String) -> String {
        let isPlain = !word.isEmpty && word.wholeMatch(of: #/[A-Za-z0-9_@%+=:,.\/\-]+/#) != nil
        return isPlain ? word : "'\(word.replacing("'", with: "'\\''"))'"
    }
}
