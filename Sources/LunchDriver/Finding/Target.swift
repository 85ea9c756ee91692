import LunchElements
import LunchWire

/// An element that an action is about to be done to, in the frame that shows it.
struct Target {
    let frame: TUIFrame
    let index: Int

    var attributes: AccessibilityNode.Attributes { frame.tree.nodes[index] }
}
