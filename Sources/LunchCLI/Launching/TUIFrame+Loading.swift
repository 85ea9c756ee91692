import LunchElements
import LunchWire

extension TUIFrame {
    /// True if an activity indicator is in view: the screen is yet to have its content.
    var isLoading: Bool {
        tree.nodes.indices.contains { tree.nodes.types[$0] == .activityIndicator && !visibleFrame(of: $0).isEmpty }
    }
}
