/// The state that DECSC saves (VT510 manual, DECSC).
struct SavedCursor: Sendable {
    var column: Int
    var row: Int
    var isWrapPending: Bool
    var pen: TUIStyle
    var charsets: Charsets
    var originMode: Bool
}
