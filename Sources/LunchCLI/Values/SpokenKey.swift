import LunchInput

/// A key, and the word by which it was called.
struct SpokenKey: Sendable {
    let word: String
    let key: TUIKeyboardKey
}
