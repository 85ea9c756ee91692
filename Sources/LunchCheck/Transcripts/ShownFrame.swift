import LunchElements
import LunchTerminal
import LunchWire

/// A frame of the app, and what there was to see when it came.
struct ShownFrame: Sendable {
    let message: FrameMessage
    /// The whole tree; nil if the frame contained changes of a tree that was never there.
    let tree: AccessibilityNode?
    /// The screen as the bytes before the frame have drawn it.
    let grid: TUIGrid
    /// The size of the terminal at that time.
    let size: CellSize
    /// The number of bytes that had been sent by then.
    let sent: Int
    /// The drawing of the app since the message before.
    let drawing: [UInt8]
}

/// An element of a tree, and where in it that is.
struct Placed: Sendable {
    let node: AccessibilityNode.Attributes
    /// The elements around it, the root first.
    let ancestors: [AccessibilityNode.Attributes]
    /// The indexes that lead to it from the root.
    let path: [Int]
}

extension AccessibilityNode {
    /// All elements, the root first, each before those in it and those that may cover it.
    var placed: [Placed] {
        var found: [Placed] = []
        func collect(_ node: AccessibilityNode, _ ancestors: [Attributes], _ path: [Int]) {
            found.append(Placed(node: node.attributes, ancestors: ancestors, path: path))
            for (index, child) in node.children.enumerated() {
                collect(child, ancestors + [node.attributes], path + [index])
            }
        }
        collect(self, [], [])
        return found
    }
}

extension ShownFrame {
    /// All elements, the root first.
    var elements: [Placed] { tree?.placed ?? [] }

    /// The texts that a person would read in the elements.
    var texts: [String] { elements.flatMap { [$0.node.label, $0.node.value ?? ""] } }
}

extension Placed {
    /// The text of the element that apps draw in its cells; nil if that is not known of its type, or if there is none.
    var drawnText: String? {
        let text: String
        switch node.type {
        case _ where node.type.nature.contains(.secret): return nil
        case _ where node.type.nature.contains(.takesText): text = node.value ?? ""
        case .staticText, .button, .cell, .tableRow, .outlineRow, .menuItem, .tab, .link, .checkBox, .radioButton,
            .toggle:
            text = node.label
        default: return nil
        }
        return text.contains(where: \.isNewline) || text.allSatisfy(\.isWhitespace) ? nil : text
    }

    /// Returns true if another element of the tree is over a part of it, or something that scrolls does not show all of it.
    func isPartlyHidden(among all: [Placed]) -> Bool {
        let rect = node.frame
        if ancestors.contains(where: {
            $0.type.nature.contains(.clips) && !$0.frame.isEmpty && $0.frame.intersection(rect) != rect
        }) {
            return true
        }
        let behind = all.drop { $0.path != path }.dropFirst()
        return behind.contains {
            !$0.path.starts(with: path) && !$0.node.type.nature.contains(.transparent)
                && !$0.node.frame.intersection(rect).isEmpty
        }
    }
}
