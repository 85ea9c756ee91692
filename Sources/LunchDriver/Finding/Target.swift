import LunchElements
import LunchWire

/// An element that an action is about to be done to, in the frame that shows it.
struct Target {
    let frame: TUIFrame
    let index: Int

    var attributes: AccessibilityNode.Attributes { frame.tree.nodes[index] }
}

extension AppRun {
    /// An error about an element, which is marked on the screen.
    func error(_ failure: ElementFailure, _ steps: [QueryStep], _ target: Target) -> TUIError {
        error(.element(failure), steps, in: target.frame, marking: target.attributes.frame)
    }
}
