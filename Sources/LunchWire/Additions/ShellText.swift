/// Words as a shell reads them.
package enum ShellText {
    /// A word as it is written on a command line: in quotes if a shell would take something in it for its own.
    ///
    /// A word with invisible characters is written with their bytes in octal, as `$'…'` (POSIX.1-2024, 2.2.4).
    package static func quoted(_ word: String) -> String {
        if !word.isEmpty, word.wholeMatch(of: #/[A-Za-z0-9_@%+=:,.\/\-]+/#) != nil { return word }
        guard word.visible != word else { return "'\(word.replacing("'", with: "'\\''"))'" }
        let bytes = word.utf8.map { byte -> String in
            switch byte {
            case UInt8(ascii: "'"), UInt8(ascii: "\\"): "\\\(Character(UnicodeScalar(byte)))"
            case 0x20..<0x7F: String(Character(UnicodeScalar(byte)))
            default: "\\" + String(0o1000 | Int(byte), radix: 8).dropFirst()
            }
        }
        return "$'\(bytes.joined())'"
    }

    /// A command line.
    package static func line(_ words: [String]) -> String { words.map(quoted).joined(separator: " ") }

    /// An option with its value; in one word if the value would be taken for an option itself.
    package static func option(_ name: String, _ value: String) -> [String] {
        value.hasPrefix("-") ? ["\(name)=\(value)"] : [name, value]
    }
}
