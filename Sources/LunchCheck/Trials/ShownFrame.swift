import LunchTerminal
import LunchWire

/// A frame of the app, and what there was to see when it came.
struct ShownFrame: Sendable {
    let message: FrameMessage
    /// The whole tree; nil if the frame told changes of a tree that was never there.
    let tree: AccessibilityNode?
    /// The screen as the bytes before the frame have drawn it.
    let grid: TUIGrid
    /// The size of the terminal at that time.
    let size: CellSize
    /// How many bytes had been sent by then.
    let sent: Int
    /// What the app had drawn since the message before.
    let drawing: [UInt8]
}

extension ShownFrame {
    /// All elements with their ancestors' types, the root first.
    var elements: [(node: AccessibilityNode.Attributes, ancestors: [TUIElementType])] {
        var found: [(AccessibilityNode.Attributes, [TUIElementType])] = []
        func collect(_ node: AccessibilityNode, _ ancestors: [TUIElementType]) {
            found.append((node.attributes, ancestors))
            for child in node.children { collect(child, ancestors + [node.attributes.type]) }
        }
        if let tree { collect(tree, []) }
        return found
    }

    /// What a person would read in the elements.
    var texts: [String] { elements.flatMap { [$0.node.label, $0.node.value ?? ""] } }
}
