/// Counts in words.
enum CountText {
    /// The number of elements that were found, in words.
    static func elements(_ count: Int) -> String {
        count == 0 ? "none" : count == 1 ? "1 element" : "\(count) elements"
    }
}
