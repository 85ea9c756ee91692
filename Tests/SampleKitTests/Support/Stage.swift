import Lunch

@testable import SampleKit

/// A window without a terminal: views go in, events are handled, text and elements come out.
struct Stage {
    struct Show: Screen {
        var identifier = "Test"
        var view: View
        var onAppear: () -> Void = {}

        func appear() { onAppear() }
    }

    let window: Window

    /// Shows views one below the other.
    init(_ views: View..., columns: Int = 40, rows: Int = 12) {
        self.init(Show(view: views.count == 1 ? views[0] : Stack(views)), columns: columns, rows: rows)
    }

    init(_ screen: any Screen, columns: Int = 40, rows: Int = 12) {
        window = Window(name: "Test", screen: screen, size: CellSize(columns: columns, rows: rows))
    }

    /// The text on the screen, without the blanks around it.
    var text: String { window.frame().buffer.text }

    var lines: [String] { text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) }

    var cursor: CellPoint? { window.frame().cursor }

    var tree: AccessibilityNode { window.frame().tree.root }

    /// The elements below the app itself, in their order, and those within them.
    var elements: [AccessibilityNode.Attributes] { Array(tree.all.dropFirst()) }

    func element(_ type: TUIElementType) -> AccessibilityNode.Attributes? { elements.first { $0.type == type } }

    func press(_ codes: Key.Code..., modifiers: Key.Modifiers = []) {
        for code in codes { _ = window.handle(.key(Key(code, modifiers))) }
    }

    func type(_ text: String) {
        for scalar in text.unicodeScalars { press(.character(Character(scalar))) }
    }

    func paste(_ text: String) {
        _ = window.handle(.paste(text))
    }

    func mouse(_ action: Mouse.Action = .press, _ column: Int, _ row: Int) {
        _ = window.handle(.mouse(Mouse(action: action, point: CellPoint(column: column, row: row))))
    }

    func style(_ column: Int, _ row: Int) -> Style {
        let cells = window.frame().buffer[row]
        return cells[cells.startIndex + column].style
    }
}

extension AccessibilityNode {
    /// The node and all below it, each before what it contains.
    fileprivate var all: [Attributes] { [attributes] + children.flatMap(\.all) }
}
