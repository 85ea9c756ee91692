package import LunchInput

/// The keys of one mode of the keyboard, each with what an app gets and should make of it.
///
/// The expectations come from the documents that the tables name, not from the code under test.
package struct KeyTable: Sendable {
    /// The name of the mode.
    package let name: String
    /// The bytes that an app writes to set it.
    package let preamble: String
    /// The keys.
    package let cases: [Case]

    /// One key.
    package struct Case: Sendable {
        package let key: TUIKeyboardKey
        /// The bytes as they are spoken: `ESC [ 1 ; 5 A`.
        package let bytes: Spelled
        /// The events that an app that knows the mode takes it for, one after the other; by default the key itself.
        package let heard: String

        init(_ key: TUIKeyboardKey, _ bytes: String, _ heard: String? = nil) {
            self.key = key
            self.bytes = Spelled(bytes)
            self.heard = heard ?? "\(key)"
        }
    }

    init(_ name: String, _ preamble: String, _ cases: [Case]) {
        self.name = name
        self.preamble = preamble
        self.cases = cases
    }

    /// All modes.
    package static let all = legacy + modifyOtherKeys + kitty
}

extension KeyTable: CustomStringConvertible {
    package var description: String { name }
}
