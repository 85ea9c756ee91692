import LunchElements
import LunchTerminal
import LunchWire

/// An element that an action is about to be done to, in the frame that shows it.
struct Target {
    let frame: TUIFrame
    let index: Int

    var attributes: AccessibilityNode.Attributes { frame.tree.nodes[index] }

    /// True if the app has published it; otherwise it was read from the screen.
    var isPublished: Bool { frame.elementSource == .published && frame.isCommitted }

    /// True if the app has asked for the mouse.
    var tracksMouse: Bool { frame.grid.modes.mouseTracking != .off }
}

extension AppRun {
    /// An error about an element, which is marked on the screen.
    func error(_ failure: ElementFailure, _ steps: [QueryStep], _ target: Target) -> TUIError {
        error(.element(failure), steps, in: target.frame, marking: target.attributes.frame)
    }
}
