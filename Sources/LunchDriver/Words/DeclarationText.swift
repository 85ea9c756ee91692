import LunchElements
import LunchWire

/// The words that offer a declaration to a test, with the elements that it finds.
enum DeclarationText {
    /// The number of elements that are listed.
    private static let limit = 5

    static func text(_ declaration: Declaration) -> String {
        let (kind, items) =
            switch declaration.type {
            case .table: ("a list", "rows")
            case .menuBar: ("a menu", "items")
            case .toolbar: ("a bar of buttons", "buttons")
            default: ("a field", "")
            }
        let shown = declaration.contents.prefix(limit).map(ShownText.quoted)
        let more = declaration.contents.count - shown.count
        let names = shown.joined(separator: ", ") + (more > 0 ? " and \(more) more" : "")
        let contents = items.isEmpty ? "Its value is \(names)." : "Its \(items) are \(names)."
        return "To declare \(kind): \(declaration.code)\n  \(contents)"
    }
}
