import LunchRecognition
package import LunchTerminal
import LunchWire

/// The elements of a screen, read from its cells at their first use.
///
/// Frames that show the same screen share them.
package final class InferredElements: Sendable {
    private enum State: Sendable {
        /// The screen, and how it was before the last input.
        case unread(TUIGrid, before: TUIGrid?)
        case read(ElementTree)
    }

    private let state: Lock<State>

    /// The elements of a screen; nothing is read yet.
    ///
    /// - Parameter before: the screen as it was before the last input; nil if there was none.
    package init(of grid: TUIGrid, before: TUIGrid?) { state = Lock(.unread(grid, before: before)) }

    var tree: ElementTree {
        state.withLock { state in
            switch state {
            case .read(let tree): return tree
            case .unread(let grid, let before):
                let tree = ElementTree(Recognition.root(of: grid, before: before))
                state = .read(tree)
                return tree
            }
        }
    }
}
